"""RUL-24: what the active player may take back, in a record with luck by name."""

import pytest

from kindu.core.play import Luck
from kindu.core.state import State
from kindu.core.words import IllegalAnswer
from kindu.games.africana.state import Tabletop
from kindu.record.record import Record
from tests.games.africana.scene import RULES, Scene, scene
from tests.support import rule

DEAL = (
    "page S01,page N01,expedition A04,expedition A02,expedition A03,expedition A01,expedition A05"
)
DRAWN = "card orange,card violet,card grey,card grey"


class Script(Luck):
    """Luck that is read from a list."""

    def __init__(self, text: str) -> None:
        self.lines = text.split(",")

    def draw(self, state: State, question: int) -> int:
        return RULES.parse(self.lines.pop(0))


def game_of(record: Record) -> Scene:
    assert isinstance(record.state, Tabletop)
    return Scene(record.state)


def at_napoli() -> Record:
    """Seat 1 in Napoli with 2 silver; A04, from Tripoli to Lagos, lies on a space with 2 silver."""
    luck = Script(f"{DEAL},card grey,card magenta,{DRAWN},page S09")
    record = Record(RULES, 2, luck, {"start player": "1"})
    record.play_all(["1 draw", "2 draw"])
    return record


def mid_turn(game: Scene, lines: list[str], luck: str = "") -> Record:
    """A record that starts from a constructed position: fine for `undoable`, not for `undo`."""
    record = Record(RULES, 2, Script(f"{DEAL},card grey,card grey,{luck}"), {"start player": "1"})
    record.state = game.table
    record.play_all(lines)
    return record


@rule("RUL-24")
def test_steps_are_taken_back_one_by_one() -> None:
    record = at_napoli()
    record.play_all(["1 move", "1 step tripoli grey", "1 step timbuktu orange"])
    record.undo(0)
    place, hand = game_of(record).place(1), game_of(record).hand(1)
    record.undo(0)

    assert ("tripoli", "orange violet joker") == (place, hand)
    assert ("napoli", "grey orange violet joker") == (
        game_of(record).place(1),
        game_of(record).hand(1),
    )


@rule("RUL-24")
def test_a_join_with_a_silver_bonus_is_taken_back() -> None:
    record = at_napoli()
    record.play_all(["1 move", "1 step tripoli grey", "1 join A04"])
    joined = game_of(record).silver(1)
    record.undo(0)

    assert 4 == joined
    assert (2, 4, "") == (
        game_of(record).silver(1),
        game_of(record).markers(1),
        game_of(record).joined(1),
    )


@rule("RUL-24")
def test_a_completed_expedition_is_taken_back() -> None:
    record = at_napoli()
    record.play_all(["1 move", "1 step tripoli grey", "1 join A04", "1 step timbuktu orange"])
    record.play_all(["1 step lagos violet", "1 complete A04"])
    done = (game_of(record).done(1), game_of(record).silver(1))
    record.undo(0)

    assert ("A04", 7) == done
    assert ("", "A04", 4) == (
        game_of(record).done(1),
        game_of(record).joined(1),
        game_of(record).silver(1),
    )


@rule("RUL-24")
def test_a_completed_adventure_is_taken_back() -> None:
    game = scene(2, p1={"at": "cape_town", "open": "S01"})
    record = mid_turn(game, ["1 move", "1 complete S01"])

    assert record.undoable(0)


@rule("RUL-24")
@pytest.mark.parametrize("action", ["move", "buy"])
def test_the_choice_of_action_is_taken_back_while_nothing_of_it_stands(action: str) -> None:
    record = at_napoli()
    record.play(f"1 {action}")
    record.undo(0)

    assert ["draw", "buy", "move"] == game_of(record).legal()


@rule("RUL-24")
def test_a_join_that_drew_a_card_stands() -> None:
    """A02 lies on a space with a travel card; the step before it stands as well."""
    game = scene(2, p1={"at": "jidda", "hand": "magenta joker"})
    lines = ["1 move", "1 step mogadishu magenta", "1 join A02"]
    record = mid_turn(game, lines, "card grey")

    assert not record.undoable(0)


@rule("RUL-24")
def test_a_join_with_a_card_that_cannot_be_had_draws_nothing() -> None:
    game = scene(2, p1={"at": "mogadishu", "hand": "joker"}, deck="", discard="")
    record = mid_turn(game, ["1 move", "1 join A02"])

    assert record.undoable(0)


@rule("RUL-24")
def test_a_step_after_a_drawn_card_is_taken_back() -> None:
    game = scene(2, p1={"at": "mogadishu", "hand": "joker"})
    record = mid_turn(game, ["1 move", "1 join A02", "1 step serengeti grey"], "card grey")

    assert record.undoable(0)


@rule("RUL-24")
def test_a_drawing_action_stands() -> None:
    record = at_napoli()

    assert not record.undoable(0)
    assert not record.undoable(1)


@rule("RUL-24", "AF-BUY-07")
def test_a_turn_that_showed_a_new_page_stands() -> None:
    record = at_napoli()
    record.play_all(["1 buy", "1 turn forward"])

    with pytest.raises(IllegalAnswer):
        record.undo(0)
    assert "S01 | S09 + 13" == game_of(record).book("north")


@rule("RUL-24", "AF-BUY-07")
@pytest.mark.parametrize("command", ["turn forward", "turn back", "buy S03", "buy S04"])
def test_uncovering_a_page_seen_before_stands_too(command: str) -> None:
    p1 = {"at": "cairo", "silver": 9}
    game = scene(2, p1=p1, north="S01 S03 | S02 S04")
    record = mid_turn(game, ["1 buy", f"1 {command}"])

    assert not record.undoable(0)


@rule("RUL-24")
def test_nothing_is_taken_back_after_the_action_is_confirmed() -> None:
    record = at_napoli()
    record.play_all(["1 move", "1 step tripoli grey", "1 stop"])

    assert not record.undoable(0)
    assert not record.undoable(1)


@rule("RUL-24")
def test_a_confirmed_action_stands_while_its_player_discards() -> None:
    hand = "orange grey grey grey grey grey joker"
    game = scene(2, p1={"at": "napoli", "hand": hand})
    record = mid_turn(game, ["1 move", "1 step cairo orange", "1 stop"])

    assert ["discard grey", "discard joker"] == game.legal()
    assert not record.undoable(0)


@rule("RUL-24")
def test_only_the_active_player_takes_back() -> None:
    record = at_napoli()
    record.play_all(["1 move", "1 step tripoli grey"])

    assert not record.undoable(1)


@rule("RUL-24")
def test_a_forced_stop_confirms_the_action_too() -> None:
    """An empty book forces the stop; then the surplus adventure is asked about, and binds."""
    cards = [f"S{number:02}" for number in range(1, 16)]
    player = {"at": "cairo", "open": " ".join(cards[:4])}
    other = {"won": " ".join(cards[4:])}
    game = mid_turn(scene(2, p1=player, p2=other, north="|"), ["1 buy"])

    assert ["1 buy", "1 stop"] == game.lines[-2:]
    assert 0 == game.state.to_act()
    assert not game.undoable(0)
