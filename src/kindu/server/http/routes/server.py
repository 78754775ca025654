"""The server itself over HTTP: its games with their rules and boards, health and metrics."""

from typing import Literal

from fastapi import APIRouter
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

from kindu import __version__
from kindu.core import state
from kindu.core.rules import Rules
from kindu.games import game, keys, paper, screen
from kindu.games.descriptor import LEVELS
from kindu.server.clock import now
from kindu.server.data.database import Statement
from kindu.server.http.errors import documented, text_answer
from kindu.server.http.routes import shapes
from kindu.server.http.routes.addresses import RegistryHere, TableId
from kindu.server.http.services import ContextHere, ServicesHere
from kindu.server.metrics import ServerMetrics
from kindu.server.refusals import NotHere

router = APIRouter(tags=["server"], responses=documented(404))

TRY = (
    "INSERT INTO note (key, words) VALUES ('tried to save', ?) "
    "ON CONFLICT (key) DO UPDATE SET words = excluded.words"
)
LOOPBACK = ("127.0.0.1", "::/64")  # as limits count addresses
PASSED_ON = ("x-forwarded-for", "forwarded", "via")  # headers that a proxy adds


@router.get("/api/games")
async def all_games(registry: RegistryHere) -> list[shapes.GameInfo]:
    """The games on this server, and the options of each."""
    return [info(registry.rules(key)) for key in keys()]


def info(rules: Rules) -> shapes.GameInfo:
    """What is known about a game."""
    settings = rules.settings(rules.seats[-1])
    return shapes.GameInfo(
        key=rules.key,
        title=rules.title,
        blurb=game(rules.key).blurb,
        minutes=game(rules.key).minutes,
        seats=rules.seats,
        levels=LEVELS,
        options={one.key: one.values for one in settings},
        board=rules.board_hash,
        colours=list(game(rules.key).colours),
    )


@router.get(
    "/api/games/{key}/rules", response_class=Response, responses=text_answer("text/markdown")
)
async def rules_page(key: str) -> PlainTextResponse:
    """The numbered rules of a game, in English."""
    known(key)
    return PlainTextResponse(paper(key, "rules.md"), media_type="text/markdown")


@router.get("/api/games/{key}/board")
async def board(key: str, registry: RegistryHere) -> shapes.DrawnBoard:
    """All that a screen draws or explains on the standard board, and the names of things."""
    known(key)
    return drawn(registry.rules(key))


@router.get("/api/tables/{table}/board")
async def own_board(table: TableId, registry: RegistryHere) -> shapes.DrawnBoard:
    """The same for the board of a table."""
    async with registry.table(table) as found:
        return drawn(registry.rules(found.game.key, found.board))


def drawn(rules: Rules) -> shapes.DrawnBoard:
    """A board in words."""
    words = screen(rules.key)
    return shapes.DrawnBoard(board=words.board_view(rules), titles=words.titles(rules))


def known(key: str) -> None:
    """A game of ours, or a sentence."""
    if key not in keys():
        raise NotHere(f"expected a game (one of {', '.join(keys())}), but got {key[:40]!r}")


@router.get("/api/openapi.json", include_in_schema=False)
async def description(request: Request) -> Response:
    """All requests in the form of OpenAPI; written once, because that takes milliseconds."""
    kept = request.app.state
    if not hasattr(kept, "description"):
        kept.description = JSONResponse(request.app.openapi()).body
    return Response(kept.description, media_type="application/json")


@router.get("/api/health")
async def health(
    request: Request, services: ServicesHere, registry: RegistryHere, context: ContextHere
) -> shapes.Health:
    """Whether the server works: it reads from the database, and the last write succeeded."""
    settings = services.settings
    near = context.address in LOOPBACK and not any(name in request.headers for name in PASSED_ON)
    await services.database.read("SELECT 1")
    if not services.database.saves:
        await services.database.write([Statement(TRY, (str(now()),))])  # it may work again by now
    return shapes.Health(
        ok=True,
        version=__version__,
        engine=engine_name(),
        database="postgresql" if settings.database_url else "sqlite",
        tables=len(registry.awake),
        sockets=sum(len(table.connections) for table in registry.awake.values()),
        data=str(settings.data) if near else None,
    )


def engine_name() -> Literal["compiled", "pure"]:
    """Which engine runs: pure or compiled."""
    return "pure" if str(state.__file__).endswith(".py") else "compiled"


@router.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Metrics for Prometheus, which name no table."""
    figures = request.app.state.figures
    assert isinstance(figures, ServerMetrics)
    return Response(figures.text(), media_type=CONTENT_TYPE_LATEST)
