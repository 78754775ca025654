"""Games as files over HTTP: downloaded when over, uploaded to be replayed or continued."""

from pathlib import Path

from kindu.games import game, load, paper
from kindu.record.gamefile import GameFile, parse
from kindu.record.verify import verify
from tests.server.games import PLAIN
from tests.server.running import Json, Person, Running
from tests.server.sitting import drawing, friends, live, number, ok, order, play, sat, told
from tests.support import QUICKEST

EXAMPLE = (Path(__file__).parents[3] / "docs" / "example.kindu").read_text()
FILE = parse(EXAMPLE)
LAST = len(FILE.lines)
ENDING = FILE.result.ending if FILE.result else ""
RUNNING = "expected a finished game: the file of a running game would reveal its secrets"
ME: Json = {"kind": "me"}
BOT: Json = {"kind": "bot", "level": "uniform"}


async def downloaded(person: Person, table: str) -> GameFile:
    """The file of a game that is over."""
    found = await person.http.get(f"/api/tables/{table}/file")
    assert found.status_code == 200, found.text
    return parse(found.text)


async def sentence(person: Person, status: int, method: str, path: str, body: Json | None) -> str:
    """With which sentence a request is refused."""
    error = (await person.ask(method, path, body, status))["error"]
    assert isinstance(error, dict)
    return str(error["sentence"])


@live
async def test_a_running_game_is_no_file_yet(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        found = [
            await sentence(one, 409, "GET", f"/tables/{at.table}/{path}", None)
            for one in at.people
            for path in ("file", "at/0", "course")
        ]

    assert [RUNNING] * 6 == found


@live
async def test_a_game_that_is_over_is_a_file_whose_draws_are_right(server: Running) -> None:
    """It goes on from a file shortly before its end, so that little is left to play."""
    async with server.person() as ada:
        body: Json = {"file": EXAMPLE, "answers": LAST - 3, "seats": [ME, ME], "title": "The end"}
        made = await ada.ask("POST", "/files", body)
        async with sat(ada, str(made["id"]), 2) as seat:
            sealed = made["seal"]
            await ok(seat, "move", n=1, answers=[number(seat, "complete", "C03")])
            await told(seat, 1)
            await ok(seat, "move", n=2, answers=[number(seat, "stop")])
            over = await told(seat, 2)
        file = await downloaded(ada, str(made["id"]))

    report = verify(file, load(FILE.game))
    result = over["result"]
    assert isinstance(result, dict)
    assert report.right
    assert report.checked == report.draws > 0
    seal = file.luck[-1].name.split()[0]
    assert (sealed, result["seed"]) == (seal, file.result and file.result.seeds[-1])
    assert (ENDING, [1, 2]) == (result["ending"], result["places"])


@live
async def test_a_game_that_was_given_up_is_a_file_that_can_be_checked_too(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        await play(at.seats[0], drawing(at.seats[0]))
        await ok(at.seats[0], "resign", n=2)
        file = await downloaded(at.people[0], at.table)
        shown = await at.people[1].ask("POST", "/files", {"file": file.text()})

    report = verify(file, load(FILE.game))
    assert file.result
    assert ("resign", [2, 1]) == (file.result.ending, file.result.places)
    assert report.right
    assert report.checked == report.draws > 0
    assert "over" == shown["status"]


@live
async def test_a_file_is_uploaded_and_replayed(server: Running) -> None:
    async with server.person() as ada, server.person() as ben:
        made = await ada.ask("POST", "/files", {"file": EXAMPLE})
        path = f"/tables/{made['id']}"
        first = await ben.ask("GET", f"{path}/at/0")
        later = await ben.ask("GET", f"{path}/at/11?eye=2")
        open_ = await ben.ask("GET", f"{path}/at/11")
        beyond = await sentence(ben, 400, "GET", f"{path}/at/{LAST + 1}", None)
        back = await downloaded(ben, str(made["id"]))

    assert ("over", 0, LAST, None) == (
        made["status"],
        first["answers"],
        first["last"],
        first["line"],
    )
    assert (None, FILE.lines[10]) == (later["line"], open_["line"])
    assert f"expected at most {LAST} answers, but got {LAST + 1}" == beyond
    assert EXAMPLE == back.text()


@live
async def test_a_seats_eye_sees_less_of_a_replay_than_all(server: Running) -> None:
    """Answer 12 is the colour of a card which seat 1 draws."""
    async with server.person() as ada:
        made = await ada.ask("POST", "/files", {"file": EXAMPLE})
        found = [
            (await ada.ask("GET", f"/tables/{made['id']}/at/12?eye={eye}"))["facts"]
            for eye in ("1", "2", "all")
        ]

    assert found[0] == found[2] != found[1]
    assert "turquoise" not in str(found[1])


@live
async def test_a_file_is_gone_on_from_against_bots(server: Running) -> None:
    async with server.person() as ada:
        made = await ada.ask("POST", "/files", {"file": EXAMPLE, "answers": 10, "seats": [ME, BOT]})
        async with sat(ada, str(made["id"])) as seat:
            await play(seat, drawing(seat))
            while seat.now["asked"] != [1]:
                await seat.hear("told")
            n = seat.n
        wrong = await sentence(
            ada, 409, "POST", "/files", {"file": EXAMPLE, "answers": 10, "seats": [ME]}
        )
        over = await sentence(ada, 409, "POST", "/files", {"file": EXAMPLE, "seats": [ME, BOT]})

    assert ("running", True) == (made["status"], n >= 2)
    assert "expected 2 seats as in the file, but got 1" == wrong
    assert "expected a game that is not over, but after these answers it is" == over


@live
async def test_a_forged_file_is_refused_with_its_line(server: Running) -> None:
    async with server.person() as ada:
        found = [
            await sentence(ada, 400, "POST", "/files", {"file": text})
            for text in ("no file", EXAMPLE.replace("points 69", "points 96"))
        ]

    assert found[0].startswith("line 1: expected")
    assert f"expected 'result: {ENDING} | points 69 40" in found[1]


@live
async def test_a_replay_is_played_again_by_whoever_comes(server: Running) -> None:
    async with server.person() as ada:
        made = await ada.ask("POST", "/files", {"file": EXAMPLE})
        new = await ada.ask("POST", f"/tables/{made['id']}/rematch")

    seats = new["seats"]
    assert isinstance(seats, list)
    assert ["open", "open"] == [one["kind"] for one in seats]


STANDARD = paper(FILE.game, "board.toml")
OWN = STANDARD.replace('name = "Cairo"', 'name = "El Qahira"')


@live
async def test_a_board_file_is_checked(server: Running) -> None:
    async with server.person() as ada:
        standard = await ada.ask("POST", "/boards", {"toml": STANDARD})
        own = await ada.ask("POST", "/boards", {"toml": OWN})
        faulty = await ada.ask("POST", "/boards", {"toml": STANDARD.replace("cairo", "kairo", 1)})
        none = await ada.ask("POST", "/boards", {"toml": "no board"})

    assert STANDARD != OWN
    assert [(True, []), (False, [])] == [
        (one["standard"], one["faults"]) for one in (standard, own)
    ]
    assert standard["sha256"] != own["sha256"]
    assert faulty["faults"]
    assert none["faults"]


@live
async def test_a_table_is_played_on_a_board_of_ones_own(server: Running) -> None:
    async with server.person() as ada:
        made = await ada.ask("POST", "/tables", order(FILE.game, "me", "me", board=OWN))
        drawn = await ada.ask("GET", f"/tables/{made['id']}/board")
        checked = await ada.ask("POST", "/boards", {"toml": OWN})
        async with sat(ada, str(made["id"]), 1) as seat:
            await ok(seat, "resign", n=1)
        file = await downloaded(ada, str(made["id"]))
        without = await sentence(ada, 400, "POST", "/files", {"file": file.text()})
        shown = await ada.ask("POST", "/files", {"file": file.text(), "board": OWN})

    assert "El Qahira" in str(drawn)
    assert [checked["sha256"]] * 3 == [made["board"], file.board, shown["board"]]
    assert "expected the standard board" in without


@live
async def test_a_file_that_is_too_long_is_refused_before_it_is_played(server: Running) -> None:
    key, seats = QUICKEST, game(QUICKEST).seats[0]
    most = int(load(key).longest(seats))
    head = (
        f"kindu 1\ngame: {key}\nrules: 1\nseats: {seats}\nboard: standard {load(key).board_hash}\n"
    )
    head += f"options: none\nnames: {' | '.join('abcdefghi'[:seats])}\nluck: given\n\n"
    async with server.person() as ada:
        found = [
            await sentence(ada, 400, "POST", "/files", {"file": head + "1 nonsense\n" * many})
            for many in (most + 1, 30_000)
        ]
        playable = await sentence(ada, 400, "POST", "/files", {"file": head + "1 nonsense\n"})

    assert f"expected a game of at most {most} answers, but the file has {most + 1}" == found[0]
    assert "expected a game of at most 20000 answers, but the file has 2999" in found[1]
    assert "line 10 (answer 1)" in playable or "line 6" in playable
