"""Game files and boards over HTTP: download, upload, replay, continue, check."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response, StreamingResponse

from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, Fact
from kindu.games import boardfile, screen
from kindu.record import files
from kindu.record.gamefile import GameFile
from kindu.server.data.rows import PERSON, SeatRow
from kindu.server.http.errors import documented, text_answer
from kindu.server.http.routes import shapes
from kindu.server.http.routes.addresses import RegistryHere, StartHere, TableId
from kindu.server.http.routes.tables import begin, may_begin, seat_rows, shown
from kindu.server.http.services import ContextHere, ServicesHere, Visitor, limited, weighed
from kindu.server.people.persons import Person
from kindu.server.refusals import Json, Taken
from kindu.server.tables import seating, uploads
from kindu.server.tables.new_table import GoesOn, NewTable
from kindu.server.wire import course, projection
from kindu.server.wire.outgoing import spoken
from kindu.server.work.jobs import WorkRefused
from kindu.text.teller import Teller

router = APIRouter(prefix="/api", tags=["files"], responses=documented(404, 409, 507))
ALL_SEEING = "all"
JSON = "application/json"
Text = Annotated[bool, Query(description="whether to add everything as English text")]
Eye = Annotated[str, Query(pattern="^([1-9]|all)$", description="a seat, or all")]


@router.get(
    "/tables/{table}/file",
    response_class=Response,
    responses=text_answer("text/plain"),
    dependencies=[Depends(weighed("replay"))],
)
async def download(table: TableId, registry: RegistryHere) -> PlainTextResponse:
    """The game as a file, with the seed of its luck; only when it is over."""
    async with registry.table(table) as found:
        file = await registry.replays.file(found)
        name = f"{found.game.key}-{found.game.made}{files.SUFFIX}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(file.text(), headers=headers)


@router.post("/files", dependencies=[Depends(limited("upload"))])
async def upload(body: shapes.FileRequest, asked: StartHere, person: Visitor) -> shapes.TableInfo:
    """A table to view a game file, or, with seats, one that continues the game."""
    given = uploads.GivenFile(body.file, body.board, body.answers)
    file = await uploads.played(asked.services.workers, asked.context.address, given)
    seats = [SeatRow(at, PERSON, "", name=name) for at, name in enumerate(file.names)]
    if body.seats is not None:
        if file.over:
            raise Taken("expected a game that is not over, but after these answers it is")
        seats = chosen_seats(file.game, body.seats, len(file.names), person)
        may_begin(seats, person.id, asked)
    new = NewTable(
        file.game, seats, person.id, seating.title_of(body.title), file.options, file.board,
        goes_on=GoesOn(body.file, file.answers, body.seats is None),
        household=asked.registry.disk_quota.mark(asked.context.address),
    )  # fmt: skip
    async with asked.registry.table(await asked.registry.make(new)) as table:
        if body.seats is not None:
            await begin(table, asked, person, body.commitment)
        return await shown(table, person)


def chosen_seats(
    key: str, seats: list[shapes.SeatRequest], wanted: int, person: Person
) -> list[SeatRow]:
    """The seats of a continued game; as many as the file has."""
    if len(seats) != wanted:
        raise Taken(f"expected {wanted} seats as in the file, but got {len(seats)}")
    return seat_rows(key, seats, person)


@router.get(
    "/tables/{table}/at/{answers}",
    response_model_exclude_unset=True,
    dependencies=[Depends(weighed("replay"))],
)
async def replay(
    table: TableId, answers: int, registry: RegistryHere, eye: Eye = ALL_SEEING, text: Text = False
) -> shapes.ReplayInfo:
    """The table of a finished game after this many answers, as one seat or everybody sees it."""
    async with registry.table(table) as found:
        walk = await registry.replays.walk(found)
        file, rules = walk.file, walk.rules
        state, facts = walk.at(answers)
        sight = Sight(state, seen_by(eye, file))
        if eye == ALL_SEEING:
            sight.state = state
        view = screen(rules.key).view(sight, file.options)
        teller = Teller(rules, spoken(found.seats)) if text else None
        return shapes.ReplayInfo(
            answers=answers,
            last=len(file.lines),
            line=file.lines[answers - 1] if answers and eye == ALL_SEEING else None,
            view=view,
            facts=told(rules, facts, eye, file, teller),
            **({"view_text": told_view(teller, view, eye, file)} if teller else {}),
        )


def told_view(teller: Teller, view: Json, eye: str, file: GameFile) -> list[str]:
    """The table in English."""
    return projection.sentences(teller.rules, view, seen_by(eye, file), teller.names)


@router.get(
    "/tables/{table}/course",
    response_model=shapes.Course,
    dependencies=[Depends(weighed("course"))],
)
async def course_of(
    request: Request, table: TableId, registry: RegistryHere, eye: Eye = ALL_SEEING,
    text: Text = False,
) -> Response:  # fmt: skip
    """All positions of a finished game where a seat was asked, with points, and its whole log.

    The log at a position is as many of the `facts` as its step says.
    """
    async with registry.table(table) as found:
        one = None if eye == ALL_SEEING else min(int(eye), found.game.seats) - 1
        packed = await registry.replays.course(found, one, text)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed, media_type=JSON, headers=headers)
    return StreamingResponse(course.plain(packed), media_type=JSON)


def seen_by(eye: str, file: GameFile) -> int:
    """The eye of a replay."""
    return SPECTATOR if eye == ALL_SEEING else min(int(eye), file.seats) - 1


def told(
    rules: Rules, facts: list[Fact], eye: str, file: GameFile, teller: Teller | None
) -> list[Json]:
    """Facts as this eye learned them, or complete for the all-seeing eye."""
    words = projection.ToldFacts(rules, facts, teller)
    return words.whole() if eye == ALL_SEEING else words.told(seen_by(eye, file))


@router.post("/boards", dependencies=[Depends(limited("upload"))])
async def check_board(
    body: shapes.BoardRequest,
    services: ServicesHere,
    context: ContextHere,
    person: Visitor,  # noqa: ARG001 - counted
) -> shapes.BoardReport:
    """Check a board file; returns each fault with its line."""
    try:
        found = await uploads.examined(services.workers, context.address, body.toml)
    except WorkRefused as error:  # of the file as a whole
        found = boardfile.Checked(faults=[boardfile.Fault(1, str(error))])
    return shapes.BoardReport.model_validate(asdict(found))
