"""The toy game played by notation: settling, refusing, replaying, chains, groups, peeks, dice."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.packer import Packer
from kindu.core.plan import Plan
from kindu.core.play import Dice, Luck, Tally, answer, check, others, playout, replay, settle
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import (
    NOBODY,
    SPECTATOR,
    IllegalAnswer,
    NotationError,
    SetupError,
    WrongSeat,
    kind_of,
)
from kindu.games import load
from tests.core.toy import PAY, Toy, ToyPlan, ToyState
from tests.support import SOME

TOY = Toy()
RULES = load(SOME)
LEAST = RULES.seats[0]


def after(*lines: str, seats: int = 2) -> ToyState:
    state = replay(TOY, seats, list(lines))
    assert isinstance(state, ToyState)
    return state


def test_a_chain_keeps_its_first_question_for_all_other_eyes() -> None:
    before = after("1 bid 2", "2 bid 1")
    state = after("1 bid 2", "2 bid 1", "1 take b")

    assert PAY == kind_of(state.question())
    assert Sight(before, 1).pack() == Sight(state, 1).pack()
    assert Sight(before, 0).pack() != Sight(state, 0).pack()
    assert ["keep", "double"] == labels(state)
    answer(state, "1 double")
    assert Sight(before, 1).pack() == Sight(state, 1).pack()
    assert ["pay 1", "pay 3", "pay 4", "pay 5"] == labels(state)


def labels(state: State) -> list[str]:
    return [state.rules.label(action) for action in state.legal()]


def test_the_last_link_ends_the_chain() -> None:
    state = after("1 bid 2", "2 bid 1", "1 take b", "1 double", "1 pay 5", "* tile 3")

    assert [6, 0] == [state.points(seat) for seat in range(2)]
    assert [1, 2] == state.places()
    assert ["bid 1", "bid 3", "bid 4"] == labels(state)


def test_a_peek_is_known_to_one_seat_only() -> None:
    state = after("1 bid 2", "2 bid 1", "1 peek a", "* tile 3")

    mine, theirs = Sight(state, 0).state, Sight(state, 1).state
    assert isinstance(mine, ToyState)
    assert isinstance(theirs, ToyState)
    assert ([3, 0, 0], [0, 0, 0]) == (mine.tiles, theirs.tiles)
    assert ["peek b", "peek c"] == [TOY.label(a) for a in (6, 7)]
    assert ["take a", "take b", "take c"] == labels(state)


def test_a_die_decides_between_equal_bids() -> None:
    state = after("1 bid 2", "2 bid 2")
    out = TOY.buffer()
    state.options(state.question(), out)

    assert ["die 1", "die 2"] == labels(state)
    assert [1, 2] == list(out.odds[: out.n])


def test_all_seats_of_an_open_group_are_asked() -> None:
    state = after(seats=3)

    assert [0, 1, 2] == [int(q) >> 8 & 15 for q in state.open_group()]
    assert Sight(state, 2).legal() == Sight(state, 0).legal() == [0, 1, 2, 3, 4]
    assert [] == Sight(state, SPECTATOR).legal()
    state.turn_to(2)
    assert 2 == state.to_act()


def test_a_chain_is_finished_before_another_seat_is_asked() -> None:
    state = after("1 bid 2", "2 bid 1", "1 take b")

    state.turn_to(0)
    with pytest.raises(IllegalAnswer, match="expected the chain under way to be finished first"):
        state.turn_to(1)


def test_a_preview_of_the_last_bid_stops_at_the_reveal() -> None:
    state = after("1 bid 5")
    seen = Sight(state, 1).after([TOY.parse("bid 2")])

    assert NOBODY == seen.state.to_act()
    assert [] == seen.legal()


def test_a_preview_refuses_what_is_not_legal() -> None:
    state = after("1 bid 5")

    with pytest.raises(IllegalAnswer, match="but got 'take a'"):
        Sight(state, 1).after([TOY.parse("take a")])


def test_settling_stops_where_a_seat_must_decide() -> None:
    state = RULES.start(RULES.seats[-1])
    given = settle(state, Dice(Rng(1)))

    assert given
    assert all(seat == 14 for seat, _ in given)
    assert 0 <= state.to_act() < RULES.seats[-1]


def test_a_single_public_answer_is_given_at_once() -> None:
    state = after(
        "1 bid 1", "2 bid 2", "2 take a", "2 keep", "* tile 1",
        "1 bid 2", "2 bid 3", "2 take b", "2 keep", "* tile 2",
        "1 bid 3", "2 bid 4", "2 take c", "2 keep",
    )  # fmt: skip

    assert [(14, TOY.parse("tile 3")), (0, TOY.parse("done"))] == settle(state, Dice(Rng(1)))
    assert state.over()
    assert "TOY-END" == state.ending()
    assert [] == state.open_group()


def test_the_wrong_seat_is_told_who_is_asked() -> None:
    state = after()

    with pytest.raises(WrongSeat, match="expected an answer of seat 1, but got one of seat 2"):
        answer(state, "2 bid 1")
    with pytest.raises(WrongSeat, match=r"but got one of chance \(\*\)"):
        answer(state, "* die 1")
    with pytest.raises(WrongSeat, match=r"expected an answer of chance \(\*\), but got"):
        answer(after("1 bid 1", "2 bid 2", "2 take a", "2 keep"), "1 bid 2")


def test_after_the_end_nobody_is_asked() -> None:
    state = after()
    state.depth = 0

    with pytest.raises(WrongSeat, match="expected an answer of nobody: the game is over"):
        answer(state, "1 bid 1")


def test_an_illegal_answer_is_told_what_is_legal() -> None:
    with pytest.raises(IllegalAnswer, match="expected one of: bid 1, bid 2, bid 3, bid 4, bid 5;"):
        check(after(), 0, TOY.parse("take a"))
    with pytest.raises(IllegalAnswer, match="or 1 other; but got 'bid 1'"):
        check(after("1 bid 2", "2 bid 1"), 0, TOY.parse("bid 1"))


def test_a_long_list_of_legal_answers_ends_with_how_many_more_there_are() -> None:
    ends = [others(count) for count in (-1, 0, 1, 2)]

    assert ["", "", " or 1 other", " or 2 others"] == ends


def test_an_illegal_answer_changes_nothing() -> None:
    state = after("1 bid 2")
    packed = state.pack()

    with pytest.raises(IllegalAnswer):
        answer(state, "2 take a")
    assert packed == state.pack()


def test_a_replay_names_the_line_that_is_wrong() -> None:
    with pytest.raises(NotationError, match=r"line 2: expected a move such as"):
        replay(TOY, 2, ["1 bid 1", "2 bod 1"])
    with pytest.raises(WrongSeat, match=r"line 1: expected an answer of seat 1"):
        replay(TOY, 2, ["2 bid 1"])


def test_why_not_is_empty_for_legal_answers() -> None:
    state = after()

    assert [] == state.why_not(state.question(), 0)
    assert [""] == [fact.rule for fact in state.why_not(state.question(), 8)]


@pytest.mark.parametrize("seats", [0, 1, 4, -1])
def test_a_number_of_seats_that_does_not_fit_is_refused(seats: int) -> None:
    with pytest.raises(SetupError, match=f"expected 2 to 3 seats for Toy, but got {seats}"):
        TOY.start(seats)


def test_settings_are_checked() -> None:
    with pytest.raises(SetupError, match=r"expected a setting .one of .*., but got 'colour'"):
        RULES.start(LEAST, {"colour": "red"})
    (first, *_) = RULES.settings(LEAST)
    wanted = f"expected {first.key} to be {' or '.join(first.values)}, but got 'none'"
    with pytest.raises(SetupError, match=wanted):
        RULES.start(LEAST, {first.key: "none"})


def test_a_playout_counts_what_it_does() -> None:
    tally = Tally()
    state = RULES.start(LEAST)
    playout(state, Rng(3), RULES.buffer(), tally)

    assert state.over()
    assert tally.decisions > tally.choices > 100
    assert tally.chances > 10


def test_nothing_is_told_unless_somebody_listens() -> None:
    state = after()
    state.tell("X", 0)
    assert [] == state.heard()
    state.listen()
    state.tell("X", 0)
    assert ["X"] == [fact.rule for fact in state.heard()]
    assert [] == state.heard()
    assert state.clone().facts is None


def test_the_plan_gives_every_seat_a_chance_that_adds_up() -> None:
    state = after("1 bid 2", "2 bid 1", "1 take b", "1 double", "1 pay 5", "* tile 3")
    into = vec[i64]([0] * 4)
    ToyPlan().value(state, into)
    assert [600, 952, 0, 47] == list(into)
    state.depth = 0
    ToyPlan().value(state, into)
    assert [600, 1000, 0, 0] == list(into)


def test_the_base_classes_say_what_a_game_must_write() -> None:
    bare = State(TOY, 2)
    for call in (
        lambda: bare.options(0, TOY.buffer()),
        lambda: bare.resolve(0, 0),
        lambda: bare.carry_out(0),
        lambda: bare.points(0),
        lambda: bare.sheet(0),
        bare.ending,
        bare.clone,
        lambda: bare.conceal(0),
        lambda: bare.guess(Rng(1)),
        bare.pack,
        lambda: bare.read(Packer(vec[i64]())),
        lambda: Luck().draw(bare, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_rules_say_what_a_game_must_write() -> None:
    rules = Rules("bare", "NoPlan", 1, [2], 1)
    assert [] == rules.settings(2)
    for call in (
        lambda: rules.blank(2),
        lambda: rules.set_up(after(), {}),
        rules.plan,
        lambda: rules.longest(2),
        lambda: rules.start(2),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_the_bare_plan_has_no_opinion() -> None:
    plan, into = Plan(), vec[i64]([0] * 5)
    state = after()
    out = TOY.buffer()
    state.options(state.question(), out)
    plan.priors(state, out, into)

    assert [1, 1, 1, 1, 1] == list(into)
    assert [] == plan.reasons(state, 0)
    with pytest.raises(NotImplementedError):
        plan.worth(state, 0)
    with pytest.raises(NotImplementedError):
        plan.spread(state)


def test_answers_have_parts_so_that_no_client_takes_notation_apart() -> None:
    assert ["take", "b"] == TOY.parts(TOY.parse("take b"))
