"""Who has a vote when something is taken back or ended, and for how long others wait for it."""

from pathlib import Path

from kindu.record.gamefile import parse
from kindu.server.tables.consent import GRACE
from tests.server.games import PLAIN
from tests.server.running import Json, Running, running, settings
from tests.server.sitting import (
    Sitting,
    drawing,
    friends,
    hot_seat,
    live,
    moving,
    newest,
    ok,
    play,
    refusal,
    sat,
    told,
)
from tests.server.tables.absent import MINUTE, gone, heard, inside, kept_house, passed
from tests.server.tables.test_absence import CASUAL, replaced

NO_VOICE = ("not_legal", "expected a seat that its person plays, but a bot plays this one")


def proposal(message: Json) -> dict[str, object]:
    """What is proposed."""
    found = message["proposal"]
    assert isinstance(found, dict)
    return found


async def asked(at: Sitting, seat: int = 1, kind: str = "propose") -> dict[str, object]:
    """A seat, from 1, proposes something; what it hears then."""
    mover = at.seats[seat - 1]
    await ok(mover, kind, n=mover.n + 1)
    return proposal(await newest(mover, "proposal"))


@live
async def test_a_stand_in_that_others_set_takes_no_vote_away(server: Running) -> None:
    """Otherwise seat 1 could end the game, or take back draws, once Ben has lost his connection."""
    async with friends(server, PLAIN) as at:
        await replaced(server, at)
        end = await asked(at)
        async with sat(at.people[1], at.table) as ben:
            seen = proposal(ben.now)
            await ok(ben, "agree", n=1, yes=True)
            over = await told(ben, 1)

    assert ([2], None) == (end["waits"], end["passes_in"])
    assert end == seen
    assert "end" == over["kind"]


@live
async def test_a_draw_is_not_taken_back_while_the_other_is_away(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as server, friends(server, PLAIN) as at:
        await gone(at, 2)
        await play(at.seats[0], drawing(at.seats[0]))
        await told(at.seats[0], 1)
        found = await asked(at, kind="undo")
        passed(inside(server, at), 24 * 60 * MINUTE)
        await kept_house(server)
        after = await newest(at.seats[0], "proposal")
        n = at.seats[0].n

    assert ([2], None) == (found["waits"], found["passes_in"])
    assert (found, 1) == (proposal(after), n)


@live
async def test_after_the_grace_two_people_need_not_wait_for_a_third(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as server, friends(server, PLAIN, 3) as at:
        ada, ben, _ = at.seats
        await gone(at, 3)
        first = await asked(at)
        await ok(ben, "agree", n=1, yes=True)
        await kept_house(server)
        waiting = proposal(await newest(ada, "proposal"))
        passed(inside(server, at), GRACE)
        await kept_house(server)
        over = await heard(ada, 1)

    assert ([2, 3], [3]) == (first["waits"], waiting["waits"])
    assert all(0 < int(str(one["passes_in"])) <= GRACE for one in (first, waiting))
    assert "end" == over["kind"]


@live
async def test_who_has_just_lost_the_connection_is_not_passed_over(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as server, friends(server, PLAIN, 3) as at:
        await asked(at)
        await ok(at.seats[1], "agree", n=1, yes=True)
        passed(inside(server, at), GRACE)
        await kept_house(server)
        here = await newest(at.seats[0], "proposal")
        await gone(at, 3)
        await kept_house(server)
        n = at.seats[0].n
        passed(inside(server, at), GRACE)
        await kept_house(server)
        over = await heard(at.seats[0], 1)

    assert ([3], 0) == (proposal(here)["waits"], n)
    assert "end" == over["kind"]


@live
async def test_nobody_is_asked_who_handed_over_left_or_gave_up(server: Running) -> None:
    async with friends(server, PLAIN, 4) as at:
        ada, ben, _, dido = at.seats
        await ok(dido, "resign", n=1)
        await at.ask(1, "PUT", "/seats/2/bot", CASUAL)
        await ada.hear("told")
        found = await asked(at)
        mute = [await refusal(seat, "agree", n=2, yes=False) for seat in (ben, dido)]
        mine = [await refusal(ben, kind, n=2) for kind in ("undo", "propose")]
        await at.ask(2, "DELETE", "/seats/3")
        over = await told(ada, 2)

    assert [3] == found["waits"]
    assert [NO_VOICE] * 4 == [*mute, *mine]
    assert "end" == over["kind"]


@live
async def test_a_proposal_is_void_when_its_seat_leaves_and_may_be_withdrawn(
    server: Running,
) -> None:
    async with friends(server, PLAIN, 3) as at:
        await asked(at, 1)
        await ok(at.seats[0], "agree", n=1, yes=False)
        withdrawn = [(await newest(seat, "proposal"))["proposal"] for seat in at.seats]
        await asked(at, 2)
        await at.ask(1, "DELETE", "/seats/2")
        void = (await newest(at.seats[0], "proposal"))["proposal"]

    assert [None] * 4 == [*withdrawn, void]


@live
async def test_people_at_one_screen_have_one_vote(server: Running) -> None:
    async with hot_seat(server, PLAIN, "me", "me") as at:
        one = at.seats[0]
        await play(one, drawing(one))
        await told(one, 1)
        await ok(one, "undo", n=2)
        back = await told(one, 2)

    assert "undo" == back["kind"]


@live
async def test_after_the_grace_bots_move_on_and_the_proposal_is_dropped(tmp_path: Path) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "uniform"}, {"kind": "open"}]
    body: Json = {"game": PLAIN, "seats": seats, "options": {"start player": "1"}}
    async with (
        running(settings(tmp_path)) as server,
        server.person() as ada,
        server.person() as ben,
    ):
        table = str((await ada.ask("POST", "/tables", body))["id"])
        await ben.ask("POST", f"/tables/{table}/seats/3", {"name": "Ben"})
        async with sat(ada, table) as seat:
            await ada.ask("POST", f"/tables/{table}/start")
            await seat.hear("told")
            inner = inside(server, Sitting(table, [ada, ben], [seat]))
            await inner.lock.acquire()
            await seat.say("move", n=1, answers=[drawing(seat)])
            await seat.say("undo", n=2)
            inner.lock.release()  # both before the bot has answered
            found = await seat.hear("proposal")
            paused = inner.busy
            passed(inner, GRACE)
            await kept_house(server)
            after = await heard(seat, 2)

    assert ([3], False) == (proposal(found)["waits"], paused)
    assert ("move", 2, False) == (after["kind"], after["seat"], "proposal" in after)


@live
async def test_the_game_file_counts_take_backs_after_a_draw(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        await play(ada, moving(ada))
        await ok(ada, "undo", n=2)  # nothing was drawn
        await told(ada, 2)
        await play(ada, drawing(ada))
        await told(ada, 3)
        await ok(ada, "undo", n=4)
        await ok(ben, "agree", n=4, yes=True)
        await ok(ben, "resign", n=5)
        file = parse((await at.people[0].http.get(f"/api/tables/{at.table}/file")).text)
        body: Json = {
            "file": file.text(),
            "answers": len(file.lines),
            "seats": [{"kind": "me"}] * 2,
        }
        body["seats"] = [{"kind": "me"}] * 2
        further = str((await at.people[0].ask("POST", "/files", body))["id"])
        async with sat(at.people[0], further, 1) as one:
            await play(one, drawing(one))
            await told(one, 1)
            await ok(one, "undo", n=2)
            await ok(one, "resign", n=3)
        again = parse((await at.people[0].http.get(f"/api/tables/{further}/file")).text)

    assert (1, 2) == (file.take_backs, again.take_backs)
