"""Game files and boards over HTTP: download, upload, replay, continue, check."""

from dataclasses import asdict, replace
from typing import Annotated

from fastapi import APIRouter, Depends, Query
from fastapi.responses import PlainTextResponse, Response

from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import SPECTATOR, Fact, KinduError
from kindu.games import boardfile, screen
from kindu.record import files
from kindu.record.gamefile import BOT, EARLY, GameFile, Source, parse
from kindu.record.seal import seal_of
from kindu.server.data.rows import OVER, PERSON, SeatRow
from kindu.server.http.errors import documented, text_answer
from kindu.server.http.routes import shapes
from kindu.server.http.routes.addresses import RegistryHere, TableId
from kindu.server.http.routes.tables import seat_rows, shown
from kindu.server.http.services import Visitor, limited
from kindu.server.people.persons import Person
from kindu.server.refusals import Json, Taken
from kindu.server.tables import seating
from kindu.server.tables.registry import GoesOn, NewTable, goes_on
from kindu.server.tables.table import Table
from kindu.server.wire import course, projection
from kindu.server.wire.outgoing import spoken
from kindu.text.teller import Teller

router = APIRouter(prefix="/api", tags=["files"], responses=documented(404, 409))
ALL_SEEING = "all"
Text = Annotated[bool, Query(description="whether to add everything as English text")]
Eye = Annotated[str, Query(pattern="^([1-9]|all)$", description="a seat, or all")]


@router.get("/tables/{table}/file", response_class=Response, responses=text_answer("text/plain"))
async def download(table: TableId, registry: RegistryHere) -> PlainTextResponse:
    """The game as a file, with the seed of its luck; only when it is over."""
    async with registry.table(table) as found, found.lock:
        file = file_of(found)
        name = f"{found.game.key}-{found.game.made}{files.SUFFIX}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(file.text(), headers=headers)


def file_of(table: Table) -> GameFile:
    """A finished game as a file. The secrets of a running game never leave the server."""
    before = goes_on(table.game)
    if before and before.shown:
        return parse(before.file)
    match = table.match
    if match is None or table.game.status != OVER:
        raise Taken("expected a finished game: the file of a running game would reveal its secrets")
    names = [one.name if one.kind == PERSON else f"{one.name}{BOT}" for one in table.seats]
    seed = table.game.seed
    first = before.answers + 1 if before else 1
    luck, seeds = luck_before(before) if before else ([], [])
    luck.append(Source("sealed", seal_of(seed), first))
    seeds = [*seeds, seed.hex()]
    file = files.file_of(match.record, names, luck, seeds)
    if match.ended in EARLY:
        early = replace(
            files.result_of(match.state, seeds), ending=match.ended, places=match.places()
        )
        return replace(file, result=early)
    return file


def luck_before(before: GoesOn) -> tuple[list[Source], list[str]]:
    """The luck of the file that a game continues, and the seeds that the file shows."""
    file = parse(before.file)
    luck = [source for source in file.luck if source.first <= before.answers]
    sealed = sum(source.kind == "sealed" for source in luck)
    known = file.result.seeds if file.result else [""] * sealed
    return luck, known[:sealed]


@router.post("/files", dependencies=[Depends(limited("upload"))])
async def upload(
    body: shapes.FileRequest, registry: RegistryHere, person: Visitor
) -> shapes.TableInfo:
    """A table to view a game file, or, with seats, one that continues the game."""
    file = parse(body.file)
    rules = files.rules_for(file, body.board)
    answers = len(file.lines) if body.answers is None else body.answers
    state = files.position(file, rules, None if body.answers is None else answers)
    seats = [SeatRow(at, PERSON, "", name=name) for at, name in enumerate(file.names)]
    if body.seats is not None:
        if state.over():
            raise Taken("expected a game that is not over, but after these answers it is")
        seats = chosen_seats(body.seats, file, person)
    new = NewTable(
        file.game, seats, person.id, seating.title_of(body.title), file.options, body.board or "",
        goes_on=GoesOn(body.file, answers, body.seats is None),
    )  # fmt: skip
    async with registry.table(await registry.make(new)) as table:
        if body.seats is not None:
            await seating.start(table, person.id, registry.beginning(table))
        return shown(table, person)


def chosen_seats(seats: list[shapes.SeatRequest], file: GameFile, person: Person) -> list[SeatRow]:
    """The seats of a continued game; as many as the file has."""
    if len(seats) != file.seats:
        raise Taken(f"expected {file.seats} seats as in the file, but got {len(seats)}")
    return seat_rows(seats, person)


@router.get("/tables/{table}/at/{answers}", response_model_exclude_unset=True)
async def replay(
    table: TableId, answers: int, registry: RegistryHere, eye: Eye = ALL_SEEING, text: Text = False
) -> shapes.ReplayInfo:
    """The table of a finished game after this many answers, as one seat or everybody sees it."""
    async with registry.table(table) as found, found.lock:
        file = file_of(found)
        rules = registry.rules(found.game.key, found.board)
        state, facts = files.moment(file, rules, answers)
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


@router.get("/tables/{table}/course")
async def course_of(
    table: TableId, registry: RegistryHere, eye: Eye = ALL_SEEING, text: Text = False
) -> shapes.Course:
    """All positions of a finished game where a seat was asked, with points, and its whole log.

    The log at a position is as many of the `facts` as its step says.
    """
    async with registry.table(table) as found, found.lock:
        file = file_of(found)
        rules = registry.rules(found.game.key, found.board)
        positions, facts, state = course.walk(file, rules)
        teller = Teller(rules, spoken(found.seats)) if text else None
        return shapes.Course(
            last=len(file.lines),
            names=file.names,
            seats=file.seats,
            steps=[shapes.PositionInfo(**vars(one)) for one in positions],
            facts=told(rules, facts, eye, file, teller),
            result=outcome(state, teller) if state.over() else None,
        )


def outcome(state: State, teller: Teller | None) -> shapes.Outcome:
    """How a game ended by its rules, line by line."""
    return shapes.Outcome(
        ending=state.ending(),
        points=projection.points(state),
        places=state.places(),
        sheets=projection.sheets(state, teller),
    )


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
async def check_board(body: shapes.BoardRequest, person: Visitor) -> shapes.BoardReport:  # noqa: ARG001 - counted
    """Check a board file; returns each fault with its line."""
    try:
        found = boardfile.examine(body.toml)
    except KinduError as error:  # of the file as a whole
        found = boardfile.Checked(faults=[boardfile.Fault(1, str(error))])
    return shapes.BoardReport.model_validate(asdict(found))
