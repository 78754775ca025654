"""A Sight of Congo 1884 in words for screens; this folder has everything that they need."""

# Not compiled: it counts halves, and whole numbers must be shown as 4, not 4.0.

from mypy_extensions import i64

from kindu.core.sight import Sight
from kindu.core.words import a_of, kind_of, seat_of
from kindu.games.congo import languages, ties
from kindu.games.congo.auxiliaries import still_in
from kindu.games.congo.board.numbers import BELLIGERENTS, HIDDEN, STOPS
from kindu.games.congo.kinds import (
    BID,
    CARD_CHOICE,
    LAY,
    LAY_MORE,
    RAISE,
    RAISE_ON,
    SPECIAL,
    TILES,
    TILES_ON,
)
from kindu.games.congo.specials.cards import CARDS
from kindu.games.congo.state.state import Tabletop, at_stop
from kindu.games.congo.view.box import members
from kindu.games.congo.view.seats import (
    SeatView,
    named,
    numbered,
    people,
    pile,
    seat_view,
)
from kindu.games.congo.view.shapes import (
    CardView,
    FightStep,
    PileView,
    Question,
    StopState,
    TableView,
    TieView,
)

# The answers that commit to least, the best first: bidding nothing.
LEAST: tuple[str, ...] = (
    "pass",
    "nobody",
    "flee",
    "stay",
    "keep",
    "wait",
    "done",
    "enough",
    "stop",
)

QUESTIONS: dict[int, Question] = {
    int(BID): "bid",
    int(SPECIAL): "special",
    int(LAY): "lay",
    int(LAY_MORE): "lay_more",
    int(TILES): "tiles",
    int(TILES_ON): "tiles_more",
    int(RAISE): "raise",
    int(RAISE_ON): "raise_more",
}

# What a special card asks belongs to the card's step; if nobody is asked, the fight is decided.
STEPS: dict[Question | None, FightStep] = {
    None: "chief",
    "bid": "bids",
    "lay": "auxiliaries",
    "lay_more": "auxiliaries",
    "tiles": "chief",
    "tiles_more": "chief",
    "raise": "chief",
    "raise_more": "chief",
}

TILES_UP = 2  # `Tabletop.open` when the hippo tiles of a tie are face up, too

# What a special card asks, by its id; a second stage has its own name.
CARD_QUESTIONS: dict[str, list[Question]] = {
    "gorilla": ["gorilla", "fight"],
    "warrior": ["warrior"],
    "okapi": ["hunt"],
    "explored_region": ["look"],
    "boiler_damage": ["discard"],
    "man_overboard": ["victim"],
    "colonist": ["deck", "swap"],
}


def view(
    sight: Sight,
    chosen: dict[str, str],  # noqa: ARG001 - no display settings
    common: TableView | None = None,
) -> TableView:
    """The table as the screen of this eye shows it.

    `common` is the view of a spectator at the same moment, if there is one already.
    """
    t = sight.state
    assert isinstance(t, Tabletop)
    if common is None:
        return shared(t)
    eye = int(sight.eye)
    if eye >= t.seats:
        return common
    found = common.copy()
    found["seats"] = [
        seat_view(t, seat) if seat == eye else shown for seat, shown in enumerate(common["seats"])
    ]
    asked = asked_seat(t)
    found["asked"] = None if asked is None else asked + 1
    found["next"] = next_seat(t, asked)
    found["waiting"] = waiting(t, asked)
    found["question"] = question = None if asked is None else question_name(t)
    found["step"] = STEPS.get(question, "special")
    if t.players[eye].looked:
        found["places"] = [place_view(t, stop) for stop in range(STOPS)]
    found["unseen"] = pile(t.board.station_ids, t.tiles)
    found["card"] = card_view(t)
    return found


def asked_seat(t: Tabletop) -> int | None:
    """Who answers next, from 0."""
    return int(t.to_act()) if t.to_act() < t.seats else None


def shared(t: Tabletop) -> TableView:
    """What this state of the table shows."""
    board = t.board
    asked = asked_seat(t)
    question = None if asked is None else question_name(t)
    start = int(board.start_stop[t.seats])
    seats = [seat_view(t, seat) for seat in range(int(t.seats))]
    used = members(board.special_ids, t.special_discard)
    return TableView(
        round=int(t.stop) - start + 1,
        rounds=STOPS - start,
        first=int(t.first) + 1,
        order=[int(t.seat_at(n)) + 1 for n in range(int(t.seats))],
        asked=None if asked is None else asked + 1,
        next=next_seat(t, asked),
        waiting=waiting(t, asked),
        question=question,
        step=STEPS.get(question, "special"),
        stop=board.stop_ids[t.stop],
        station=named(board.station_ids, t.station()),
        flag=named(board.nation_ids, t.flag()),
        language=station_language(t),
        value=int(board.stop_vp[t.stop]),
        places=[place_view(t, stop) for stop in range(STOPS)],
        unseen=pile(board.station_ids, t.tiles),
        characters=pile_view(t.deck_size, people(t, t.discard)),
        auxiliaries=pile_view(t.helper_deck_size, pile(board.auxiliary_ids, t.helper_discard)),
        specials=pile_view(t.special_deck_size, dict.fromkeys(used, 1)),
        hippos=pile_view(t.hippo_size, numbered(t.hippo_discard)),
        gone=members(board.kind_ids[BELLIGERENTS:], t.gone),
        removed=int(board.neutrals_removed[t.seats]),
        removed_specials=members(board.special_ids, board.specials_removed[t.seats]),
        face_up=bool(t.open),
        card=card_view(t),
        helpers_allowed=t.card < 0 or CARDS[t.card].helpers_allowed(),
        highest=highest(seats) if t.open else None,
        tie=tie_view(t),
        chief=int(t.chief) + 1 if t.chief >= 0 else None,
        seats=seats,
    )


def pile_view(deck: i64, discard: dict[str, int]) -> PileView:
    """A deck and its discards."""
    return PileView(deck=int(deck), discard=discard)


def next_seat(t: Tabletop, asked: int | None) -> int | None:
    """Who is asked next in turn order: everybody for special cards, those in for auxiliaries."""
    if asked is None:
        return None
    kind = kind_of(t.question())
    order = [int(t.seat_at(n)) for n in range(int(t.seats))]
    later = order[order.index(asked) + 1 :]
    if kind == SPECIAL:
        return later[0] + 1 if later else None
    if kind not in {LAY, LAY_MORE}:
        return None
    round_ = [*later, *order[: order.index(asked)]]
    return next((seat + 1 for seat in round_ if still_in(t, seat)), None)


def waiting(t: Tabletop, asked: int | None) -> list[int]:
    """Who still has to answer: several seats where all choose at the same time."""
    group = [int(seat_of(question)) + 1 for question in t.open_group()]
    return sorted(group) or ([] if asked is None else [asked + 1])


def question_name(t: Tabletop) -> Question:
    """The kind of the pending question."""
    question = t.question()
    kind = int(kind_of(question))
    if kind != CARD_CHOICE:
        return QUESTIONS[kind]
    return CARD_QUESTIONS[t.board.special_ids[t.card]][a_of(question)]


def station_language(t: Tabletop) -> str | None:
    """The language of the station; at a Belgian one it is known once the die has been rolled."""
    number = int(languages.station_language(t)) if t.flag() >= 0 else 0
    return t.board.language_ids[number] if number else None


def place_view(t: Tabletop, stop: int) -> StopState:
    """A stop with its tile and flag."""
    turned = at_stop(t.turned, stop)
    tiles = [turned] + [at_stop(player.seen, stop) for player in t.players]
    return StopState(
        id=t.board.stop_ids[stop],
        used=not int(t.board.skipped[t.seats]) >> stop & 1,
        station=named(t.board.station_ids, max(tiles)),
        turned=turned >= 0,
        looked=[n for n, player in enumerate(t.players, 1) if int(player.looked) >> stop & 1],
        flag=named(t.board.nation_ids, at_stop(t.flags, stop)),
        chief=int(at_stop(t.chiefs, stop)) + 1 or None,
    )


def card_view(t: Tabletop) -> CardView | None:
    """The special card of the round."""
    if t.card < 0:
        return None
    seen = 0 <= t.drawn < HIDDEN
    return CardView(
        id=t.board.special_ids[t.card],
        owner=int(t.owner) + 1,
        drawn=t.board.kind_ids[t.drawn] if seen else None,
    )


def tie_view(t: Tabletop) -> TieView | None:
    """The fight for a station."""
    if not t.tied:
        return None
    seats = [str(seat + 1) for seat in range(int(t.seats))]
    shown = t.open == TILES_UP
    return TieView(
        seats=[int(seat) for seat in members(seats, t.tied)],
        ahead=[int(seat) for seat in members(seats, ties.ahead(t))] if shown else [],
        open=shown,
    )


def highest(seats: list[SeatView]) -> float | None:
    """The highest total among the open bids."""
    bids = [seat["bid"] for seat in seats]
    return max((bid["total"] or 0 for bid in bids if bid), default=None)
