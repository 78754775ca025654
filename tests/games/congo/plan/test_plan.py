"""What the plan thinks of a position, and how greedy plays by it."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kindu.bots.base import Budget
from kindu.bots.greedy import Greedy
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.record import files
from kindu.record.gamefile import parse
from tests.games.congo import scene as scenes
from tests.games.congo.scene import RULES, Scene

PLAN = RULES.plan()
GOLDEN = Path(__file__).parents[1] / "golden"
WEAK = "gb-officer de-officer be-explorer gb-explorer"


def scene(seats: int, **changes: object) -> Scene:
    """Nobody is taken out at set-up, so that all worlds fit the cards that are named."""
    return scenes.scene(seats, removed="", **changes)


def greedy(game: Scene) -> str:
    """What greedy answers to the pending question."""
    sight = Sight(game.table, game.table.to_act())
    return RULES.label(Greedy(PLAN).think(sight, Budget(6), Rng("plan")).best())


def worth(game: Scene, seat: int = 1) -> int:
    return int(PLAN.worth(game.table, seat - 1))


def contest(bids: str, *helpers: str, **changes: object) -> Scene:
    """At the beginning of the auxiliary step; helpers are listed by seat."""
    hands = (f"{WEAK} be-doctor", "fr-doctor fr-officer fr-explorer fr-missionary", "")
    players = {f"p{n + 1}": {"helpers": cards, "hand": hands[n]} for n, cards in enumerate(helpers)}
    return scene(len(bids.split()), bids=bids, **players, **changes).passes()


def test_at_the_end_the_worth_is_the_score() -> None:
    """The score is counted in half points, the worth in hundredths of a point."""
    file = parse((GOLDEN / "3-greedy.kindu").read_text(encoding="utf-8"))
    state = files.position(file, RULES, None)

    assert [50 * int(state.points(seat)) for seat in range(3)] == [
        int(PLAN.worth(state, seat)) for seat in range(3)
    ]


def test_a_strong_character_is_bid_where_much_is_to_be_won() -> None:
    game = scene(2, stop="stanley_falls", p1={"hand": f"gb-missionary {WEAK}"}, p2={"hand": WEAK})

    assert "bid gb-missionary" == greedy(game)


def test_who_has_no_chance_keeps_the_cards_that_are_good_elsewhere() -> None:
    """Officers are weak at a mission; Frenchmen are worth less at most flags."""
    p1, p2 = {"hand": "fr-officer be-officer"}, {"hand": "be-doctor", "helpers": "nun*4 nurse*4"}
    game = scene(2, stop="bolobo", p1=p1, p2=p2)

    assert "bid fr-officer" == greedy(game)


def test_the_last_in_the_group_does_not_look_at_guessed_bids() -> None:
    """Seat 2 has already bid; whatever the bid may be, seat 1 assumes a typical one."""
    p1, p2 = {"hand": "gb-missionary be-officer"}, {"hand": "be-missionary be-officer"}
    game = scene(2, first=2, p1=p1, p2=p2)
    strong = game.clone().play("2 bid be-missionary", "1 bid gb-missionary")
    weak = game.clone().play("2 bid be-officer", "1 bid gb-missionary")

    assert worth(strong) == worth(weak)
    assert worth(strong.play("2 pass", "1 pass")) < worth(weak.play("2 pass", "1 pass"))


def test_who_cannot_catch_up_drops_out() -> None:
    game = contest("gb-missionary be-officer", "nun*2", "askari interpreter", first=2)

    assert "drop" == greedy(game)


def test_who_can_overtake_lays_a_card() -> None:
    game = contest("gb-missionary be-doctor", "", "nurse*3", stop="lowa", first=2)

    assert ["lay nurse", "lay nurse"] == [greedy(game), greedy(game.play("2 lay nurse"))]
    assert "done" == greedy(game.play("2 lay nurse"))


def test_who_leads_alone_burns_no_cards() -> None:
    game = contest("gb-missionary be-officer", "nun*3", "askari*2")

    assert greedy(game) in ("wait", "drop")
    assert "drop" == greedy(game.play("1 wait", "2 lay askari", "2 done"))


def test_a_rival_that_has_dropped_out_is_no_danger_any_more() -> None:
    game = contest("gb-missionary be-doctor be-officer", "nun", "nurse*2 porter*2", "askari*4")
    before = worth(game.play("1 wait"))

    assert before < worth(game.play("2 drop"))


def test_without_auxiliaries_the_higher_base_value_has_won() -> None:
    p1, p2 = {"specials": "no_auxiliaries"}, {"helpers": "nurse*4 porter*4"}
    game = scene(2, stop="kindu", bids="gb-missionary be-doctor", p1=p1, p2=p2)
    passed = game.clone().passes()

    assert worth(passed) < worth(game.special(1, "no_auxiliaries"))


def test_who_is_sure_to_win_trades_with_the_arab() -> None:
    p1, p2 = {"specials": "arab_trader", "helpers": "nun*3"}, {"hand": WEAK}
    game = scene(2, bids="gb-missionary be-officer", p1=p1, p2=p2)

    assert "play arab_trader" == greedy(game)


def test_a_card_that_brings_nothing_is_kept_for_half_a_point() -> None:
    p1 = {"specials": "explored_region man_overboard", "hand": WEAK}
    game = scene(2, stop="kindu", bids="gb-missionary be-officer", p1=p1)

    assert "pass" == greedy(game)


def test_a_friendly_encounter_softens_a_defeat() -> None:
    p1, p2 = {"hand": WEAK}, {"specials": "friendly_encounter"}
    game = scene(2, first=2, bids="be-officer gb-missionary", p1=p1, p2=p2)
    friendly = game.clone().special(2, "friendly_encounter")

    assert worth(game.passes()) < worth(friendly)


def test_a_hopeless_explorer_goes_hunting() -> None:
    p1 = {"specials": "okapi", "hand": WEAK}
    bids = "gb-explorer be-explorer fr-explorer"
    p2, p3 = {"helpers": "porter*4"}, {"helpers": "porter*2 askari*2"}
    game = scene(3, stop="bolobo", station="jungle", flag="", bids=bids, p1=p1, p2=p2, p3=p3)
    passed = worth(game.clone().passes())
    game.special(1, "okapi")

    assert passed < worth(game)
    assert "hunt" == greedy(game)


def test_the_last_hunt_ends_the_game() -> None:
    """If only one rival is left, the game is over at once."""
    p2, bids = {"specials": "okapi"}, "gb-officer be-explorer -"
    game = scene(3, stop="kindu", station="jungle", flag="", bids=bids, p2=p2)
    game.special(2, "okapi")

    assert 200 == worth(game.clone().play("2 hunt"), 2)
    assert 200 <= worth(game, 2)


def test_a_better_character_is_swapped_in() -> None:
    p1, bids = {"specials": "colonist", "hand": "be-explorer"}, "be-officer be-doctor"
    game = scene(2, stop="lowa", bids=bids, p1=p1, deck="be-missionary gb-missionary")
    game.special(1, "colonist")
    promise = worth(game)
    game.play("1 draw characters", "* character be-missionary")

    assert promise < worth(game)
    assert "swap" == greedy(game)


@pytest.mark.parametrize("card", ["gorilla", "warrior"])
def test_who_sends_a_beast_hopes_for_the_strongest_rivals_end(card: str) -> None:
    bids = "be-officer gb-missionary gb-anthropologist"  # 4, 3 and 5 at a village
    game = scene(3, station="village", bids=bids, p1={"specials": card})
    passed = worth(game.clone().passes())
    game.special(1, card)

    assert passed < worth(game) + 85  # the card itself is spent


def test_the_gorilla_may_turn_on_its_owner() -> None:
    """Fighting it wins the station half the time."""
    game = scene(2, station="village", bids="be-officer be-doctor", p1={"specials": "gorilla"})
    passed = worth(game.clone().passes())
    game.special(1, "gorilla", "1 target 2")

    assert "fight" == greedy(game)
    assert worth(game) < passed - 100


def test_who_must_throw_a_character_away_takes_a_spare_one() -> None:
    p1, p2 = {"hand": "be-officer fr-officer be-doctor"}, {"specials": "boiler_damage"}
    game = scene(2, first=2, bids="be-missionary be-explorer", p1=p1, p2=p2)
    game.special(2, "boiler_damage")

    assert "discard fr-officer" == greedy(game)


def test_the_sympathy_of_a_non_belligerent_is_guessed() -> None:
    bids = "se-anthropologist-missionary be-doctor"
    game = scene(2, bids=bids).play("1 pass", "2 pass")
    before = worth(game)
    friend, foe = game.clone().play("* die 1"), game.clone().play("* die 3")

    assert worth(foe) < before <= worth(friend)


def test_the_higher_sum_of_hippo_tiles_wins_a_tie() -> None:
    p1, p2 = {"hippos": "3 1"}, {"hippos": "2"}
    game = scene(2, stop="kindu", bids="be-missionary gb-missionary", p1=p1, p2=p2)
    game.passes().finish()

    assert "tile 3" == greedy(game)
    assert worth(game.clone().play("1 tile 1")) < worth(game.play("1 tile 3"))
    assert worth(game) < worth(game.clone().play("1 tile 1")) + 1


def test_who_is_level_after_the_tiles_raises_at_the_last_stop() -> None:
    p1, p2 = {"hippos": "2 1"}, {"hippos": "2 1"}
    bids = "be-missionary gb-missionary be-officer"
    game = scene(3, stop="kindu", bids=bids, p1=p1, p2=p2).passes().finish()
    game.play("1 tile 2", "1 enough", "2 tile 2", "2 enough")
    raised = game.clone().play("1 tile 1")

    assert "tile 1" == greedy(game)
    assert 0 == worth(game, 3)
    assert worth(raised) > worth(raised, 2)
    assert worth(game.play("1 stop"), 2) > worth(game)


def test_without_hippo_tiles_a_tie_is_worth_a_point() -> None:
    game = scene(2, stop="kindu", bids="be-missionary gb-missionary").passes()
    level = worth(game)
    rich = scene(2, stop="kindu", bids="be-missionary gb-missionary", p1={"hippos": "3"})

    assert 100 == level
    assert level < worth(rich.passes())


def test_hippo_tiles_make_a_stop_more_worth() -> None:
    """Bumba has the value of Isangi, and hippos."""
    bumba, isangi = [contest("gb-missionary be-officer", stop=s) for s in ("bumba", "isangi")]

    assert worth(bumba) > worth(isangi)


def test_a_tile_looked_at_makes_the_right_hand_worth_more() -> None:
    """The next tile is a hospital: good for a doctor."""
    gains = []
    for hand in ("be-doctor be-officer", "be-explorer be-officer"):
        p1 = {"specials": "explored_region", "hand": hand}
        game = scene(2, bids="gb-missionary be-officer", p1=p1)
        game.special(1, "explored_region", "1 look stanley_falls")
        jungle = worth(game.clone().play("* station jungle"))
        gains += [worth(game.play("* station hospital")) - jungle]

    assert gains[0] > gains[1]


def test_a_new_round_counts_as_one_to_come() -> None:
    game = contest("gb-missionary be-officer", at="bid").finish()

    assert ("*", "station") == (game.asked(), game.verb())
    assert worth(game) > worth(game, 2)


def test_strong_characters_are_bid_gladly_and_cards_played_seldom() -> None:
    table = scene(2).table
    names = ["bid gb-missionary", "bid fr-officer", "pass", "play shaman", "look kindu", "wait"]
    out = RULES.buffer()
    for name in [*names, "lay nun", "drop"]:
        out.add(RULES.read_line(f"1 {name}")[1])
    weights = vec[i64]([0] * int(out.n))
    PLAN.priors(table, out, weights)
    strong, weak, passing, playing, _, waiting, laying, _ = [int(weight) for weight in weights]

    assert min(weights) > 0
    assert (strong > weak, passing > playing, waiting > laying) == (True, True, True)


def test_the_end_is_nearer_than_the_beginning() -> None:
    assert 0 < PLAN.spread(scene(2, stop="kindu").table) < PLAN.spread(scene(2).table)
