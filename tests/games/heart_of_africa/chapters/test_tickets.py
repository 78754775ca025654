"""HA-TICKET: action C, drawing tickets, and what completes them."""

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, IllegalAnswer, eyes_of
from kindu.games.heart_of_africa.state.state import Tabletop
from tests.games.heart_of_africa.scene import Scene, scene
from tests.support import rule

FOUR = ["* ticket T07", "* ticket T03", "* ticket T20", "* ticket T11"]
SOUTH = "bloemfontein-cape_town bloemfontein-durban"  # Cape Town - Durban, T40


def drawn(**changes: object) -> Scene:
    """Seat 1 has drawn T07, T03, T20 and T11, in this order."""
    return scene(2, **changes).play("1 draw tickets", *FOUR)


def completes(tracks: str, ticket: str, others: str = "") -> bool:
    """Whether a player with these tracks has completed this ticket."""
    p1 = {"owns": tracks, "tickets": ticket, "points": 50}
    return scene(2, p1=p1, p2={"owns": others}).points(1) > 50


@rule("HA-TICKET-01")
def test_four_tickets_are_drawn_by_chance() -> None:
    game = scene(2, ticket_deck="T03 T07 T11 T20 T33").play("1 draw tickets")
    odds = game.odds()
    game.play(*FOUR)

    assert dict.fromkeys([f"ticket T{n}" for n in ("03", "07", "11", "20", "33")], 1) == odds
    assert ("T07 T03 T20 T11", 1, "1") == (game.offer(1), game.undealt(), game.asked())


@rule("HA-TICKET-01")
def test_one_to_four_of_them_are_kept() -> None:
    game = drawn()
    offers = [game.legal()]
    for line in ("1 keep T03", "1 keep T07", "1 keep T11"):
        offers += [game.play(line).legal()]

    assert ["keep T03", "keep T07", "keep T11", "keep T20"] == offers[0]
    assert ["keep T07", "keep T11", "keep T20", "enough"] == offers[1]
    assert ["keep T11", "keep T20", "enough"] == offers[2]
    assert ["keep T20", "enough"] == offers[3]


@rule("HA-TICKET-01")
@pytest.mark.parametrize("kept", ["T07", "T03 T11", "T20", "T03 T07 T11 T20"])
def test_the_tickets_kept_are_the_players(kept: str) -> None:
    lines = [f"1 keep {name}" for name in kept.split()]
    game = drawn(p1={"tickets": "T01"})
    game.play(*lines, *([] if kept.endswith("T20") else ["1 enough"]))

    assert (f"T01 {kept}", "2") == (game.tickets(1), game.asked())
    assert 1 + len(kept.split()) == int(game.player(1).kept)


@rule("HA-TICKET-01")
def test_keeping_none_is_not_allowed() -> None:
    with pytest.raises(IllegalAnswer, match="HA-TICKET-01"):
        drawn().play("1 enough")


@rule("HA-TICKET-02")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_with_fewer_than_four_tickets_those_are_drawn(left: int) -> None:
    game = scene(2, ticket_deck=left).play("1 draw tickets")
    game.play(*[f"* ticket T0{n + 1}" for n in range(left)])

    assert (left, 0) == (int(game.player(1).offered), game.undealt())
    assert [f"keep T0{n + 1}" for n in range(left)] == game.legal()


@rule("HA-TICKET-03", "RUL-19")
def test_tickets_not_kept_go_to_the_bottom_in_the_order_in_which_they_were_drawn() -> None:
    game = drawn(returned="2:T40").play("1 keep T03", "1 enough")

    assert "T40 T07 T20 T11" == game.returned()


@rule("HA-TICKET-03")
def test_returned_tickets_are_unseen_by_the_others() -> None:
    one, other = drawn().play("1 keep T03", "1 enough"), drawn().play("1 keep T11", "1 enough")
    alike = [
        list(Sight(one.table, eye).pack()) == list(Sight(other.table, eye).pack())
        for eye in (0, 1, SPECTATOR)
    ]

    assert [False, True, True] == alike


@rule("HA-TICKET-03")
def test_everybody_learns_how_many_were_kept_and_returned() -> None:
    game = drawn().play("1 keep T03", "1 keep T20")
    facts = [fact.told(1) for fact in game.told("HA-TICKET-03")]

    assert [(0, 2, 2)] == [(fact.seat, fact.a, fact.b) for fact in facts]


@rule("HA-TICKET-04")
def test_a_ticket_once_kept_cannot_be_given_back() -> None:
    """T01 was kept before; only those just drawn are on offer."""
    game = drawn(p1={"tickets": "T01"})
    early = game.why_not("keep T01")
    game.play("1 keep T03", "1 enough")

    assert (["HA-TICKET-04"], "T01 T03") == (early, game.tickets(1))
    assert "T01" not in game.returned()


@rule("HA-TICKET-05")
def test_tickets_are_secret_until_the_final_scoring() -> None:
    def seen(game: Scene) -> str:
        state = Sight(game.table, 1).state
        assert isinstance(state, Tabletop)
        return Scene(state).tickets(1)

    game = scene(2, p1={"tickets": "T01 T40"}, last=1)
    before = seen(game)
    game.play("1 draw train", "* train red", "1 draw train", "* train red")

    assert ("", "", "T01 T40") == (before, game.asked(), seen(game))


@rule("HA-TICKET-05")
def test_only_the_player_sees_which_tickets_are_drawn_and_kept() -> None:
    game = scene(2).play("1 draw tickets")
    drawn = eyes_of(game.table.question())
    kept = eyes_of(game.play(*FOUR).table.question())
    more = eyes_of(game.play("1 keep T03").table.question())

    assert [1, 1, 1] == [drawn, kept, more]


@rule("HA-TICKET-05")
def test_there_is_no_limit_to_tickets() -> None:
    many = " ".join(f"T{n}" for n in range(21, 49))
    game = drawn(p1={"tickets": many})
    game.play("1 keep T03", "1 keep T07", "1 keep T11", "1 keep T20")

    assert 32 == int(game.player(1).kept) == len(game.tickets(1).split())


@rule("HA-TICKET-06")
def test_an_unbroken_path_completes_a_ticket() -> None:
    assert completes(SOUTH, "T40")
    assert not completes("bloemfontein-cape_town pretoria-durban/1", "T40")
    assert not completes("bloemfontein-cape_town", "T40")


@rule("HA-TICKET-06")
def test_a_longer_way_completes_it_too() -> None:
    way = "cape_town-port_elizabeth/1 port_elizabeth-east_london/2 east_london-durban/1"

    assert completes(way, "T40")


@rule("HA-TICKET-06")
def test_the_order_of_the_claims_does_not_matter() -> None:
    """The track in the middle comes last and joins two parts."""
    outer = "cape_town-port_elizabeth/1 east_london-durban/1"

    assert not completes(outer, "T40")
    assert completes(f"{outer} port_elizabeth-east_london/1", "T40")


@rule("HA-TICKET-06")
def test_a_claim_that_completes_a_ticket_counts_for_all_who_hold_it_later() -> None:
    """A ticket drawn after the path was built is completed at once, and judged at the end."""
    game = scene(2, p1={"owns": SOUTH}, last=1).play("1 draw tickets", "* ticket T40", *FOUR[:3])
    game.play("1 keep T40")

    assert ("", 6 + 10) == (game.asked(), game.points(1))


@rule("HA-TICKET-07")
def test_tracks_of_others_never_help() -> None:
    mine, theirs = SOUTH.split()

    assert not completes(mine, "T40", theirs)


@rule("HA-TICKET-08")
def test_an_empty_ticket_deck_makes_the_action_impossible() -> None:
    game = scene(2, ticket_deck=0)

    assert [] == game.legal("draw tickets")
    assert ["HA-TICKET-08"] == game.why_not("draw tickets")


@rule("HA-TICKET-08")
def test_returned_tickets_make_it_possible_again() -> None:
    game = scene(2, ticket_deck=0, returned="2:T40")

    assert ["draw tickets"] == game.legal("draw tickets")


@rule("HA-TICKET-09")
def test_there_is_no_way_back_once_the_tickets_have_been_seen() -> None:
    game = drawn(p1={"hand": "black*3"})

    assert ["keep T03", "keep T07", "keep T11", "keep T20"] == game.legal()
    assert ["HA-TICKET-09"] == game.why_not("draw train")
    assert ["HA-TICKET-09"] == game.why_not("claim cape_town-port_elizabeth/1")


@rule("HA-TICKET-10")
def test_returned_tickets_come_up_after_all_others_in_their_order() -> None:
    """Two were never dealt; T40 was returned before T12 and T30."""
    game = scene(2, ticket_deck="T07 T03", returned="2:T40 1:T12 2:T30").play("1 draw tickets")
    seen = [game.legal()]
    for line in ("* ticket T03", "* ticket T07", "* ticket T40"):
        seen += [game.play(line).legal()]
    game.play("* ticket T12")

    names = [["T03", "T07"], ["T07"], ["T40"], ["T12"]]
    assert [[f"ticket {name}" for name in some] for some in names] == seen
    assert ("T03 T07 T40 T12", "T30") == (game.offer(1), game.returned())


@rule("HA-TICKET-10")
def test_a_ticket_returned_again_goes_to_the_bottom_again() -> None:
    game = scene(2, ticket_deck=0, returned="2:T40 1:T12 2:T30 1:T05 2:T06")
    game.play("1 draw tickets", "* ticket T40", "* ticket T12", "* ticket T30", "* ticket T05")
    game.play("1 keep T12", "1 enough")

    assert "T06 T40 T30 T05" == game.returned()
