"""CO-INFO: what an eye can't know, and worlds that look the same to it."""

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.words import BIT, seat_of
from kindu.games import piles
from kindu.games.congo.board.numbers import HIDDEN, KINDS, SPECIALS, STOPS
from kindu.games.congo.specials.cards import CARDS
from kindu.games.congo.state.characters import (
    ONE,
    at_most,
    count,
    deal,
    draw,
    neutral_pile,
    neutrals,
    total,
)
from kindu.games.congo.state.player import Player
from kindu.games.congo.state.state import Tabletop, at_stop, put_at
from kindu.games.congo.station import seen_tile


class Hidden(Tabletop):
    """The table with its secrets."""

    def conceal(self, eye: i64) -> "Tabletop":
        """CO-INFO-01, CO-INFO-02, CO-INFO-03: others' hands, tiles and face-down cards are unknown.

        A concealed deck is the pool of all cards that the eye can't see.
        """
        other = self.clone()
        other.take_agenda(self, eye)
        other.deck += neutral_pile(other.removed)  # CO-INFO-05: nobody knows which they are
        other.removed = 0
        for seat in range(self.seats):
            if seat != eye:
                conceal_characters(other, other.players[seat])
                conceal_player(other, other.players[seat])
        if other.drawn >= 0 and other.owner != eye:
            other.drawn = HIDDEN
        return other

    def guess(self, rng: Rng, forget: i64 = 0) -> "Tabletop":
        """A world that looks like this: what can't be seen is dealt from the pools."""
        other = self.clone()
        if forget:
            forget_cards(other, rng, forget)
        guess_characters(other, rng)
        guess_auxiliaries(other, rng)
        for player in other.players:
            guess_rest(other, player, rng)
        guess_choices(other, rng)
        return other


def conceal_characters(t: Tabletop, player: Player) -> None:
    """CO-INFO-04: a card in hand or a face-down bid is known only if it was face up before."""
    t.deck += player.hand - player.known
    player.hand = player.known
    if player.bid >= 0 and not t.open:
        if player.bid != HIDDEN:
            t.deck += ONE[player.bid]
        player.bid = HIDDEN
    player.blind = 0
    player.choice = -1


def conceal_player(t: Tabletop, player: Player) -> None:
    """Auxiliaries, special cards, hippo tiles and station tiles looked at are secret."""
    t.helper_deck += player.helpers
    player.helpers = 0
    player.helper_blind = 0
    t.special_deck |= player.specials
    player.specials = 0
    t.hippo_box += player.hippos
    player.hippos = 0
    if t.open < 2:
        player.committed = 0
    for stop in range(STOPS):
        tile = at_stop(player.seen, stop)
        if tile >= 0:
            player.seen = put_at(player.seen, stop, -1)
            if seen_tile(t, stop) < 0:
                t.tiles += piles.ONE[tile]


def forget_cards(t: Tabletop, rng: Rng, forget: i64) -> None:
    """A weaker memory forgets where some of the cards are that others took back openly."""
    for player in t.players:
        if missing(player) == 0:
            continue
        for kind in range(KINDS):
            for _ in range(count(player.known, kind)):
                if rng.below(1000) < forget:
                    player.known -= ONE[kind]
                    player.hand -= ONE[kind]
                    t.deck += ONE[kind]
                    if count(t.fresh, kind) < t.board.kind_copies[kind]:
                        t.fresh += ONE[kind]
                        player.blinds += 1


def missing(player: Player) -> i64:
    """How many characters of a player are still to be guessed, including a face-down bid."""
    face_down: i64 = 1 if player.bid == HIDDEN else 0
    return player.cards + face_down - total(player.hand)


def guess_characters(t: Tabletop, rng: Rng) -> None:
    """CO-INFO-05: unseen cards are in hands, out of the game or, if they once were, in the deck."""
    guess_removed(t, rng)
    able = t.fresh  # what the deck can hold
    for player in t.players:
        able -= player.blind
    able -= neutral_pile(neutrals(able) & t.removed)
    pool = t.deck
    t.deck = deal(at_most(pool, able), t.deck_size, rng)
    share_out(t, pool - t.deck, able - t.deck, rng)


def share_out(t: Tabletop, pool: i64, drawn: i64, rng: Rng) -> None:
    """What others drew from the present deck is in their hands; the rest may be anywhere."""
    rooms = vec[i64]([0] * t.seats)
    hands = vec[i64]([0] * t.seats)
    free: i64 = 0
    for seat in range(t.seats):
        player = t.players[seat]
        rooms[seat] = min(player.blinds - total(player.blind), missing(player))
        free += rooms[seat]
    new = at_most(pool, drawn)
    for _ in range(min(total(new), free)):
        card = ONE[draw(new, total(new), rng)]
        seat = rng.pick(rooms, t.seats)
        rooms[seat] -= 1
        new -= card
        pool -= card
        drawn -= card
        hands[seat] += card
    for seat in range(t.seats):
        player = t.players[seat]
        player.blind += hands[seat]
        rest = deal(pool, missing(player) - total(hands[seat]), rng)
        lots = deal(drawn, player.blinds - total(player.blind), rng)
        pool -= rest
        drawn -= lots
        player.blind += lots
        player.hand += hands[seat] + rest
        guess_bid(t, player, hands[seat] + rest, rng)


def guess_removed(t: Tabletop, rng: Rng) -> None:
    """Those taken out at set-up are non-belligerents that nobody has seen since."""
    left = total(t.deck) - t.deck_size
    for player in t.players:
        left -= missing(player)
    for _ in range(left):
        neutral = rng.pick_bit(neutrals(t.deck) & ~t.met)
        t.deck -= neutral_pile(BIT[neutral])
        t.removed |= BIT[neutral]


def guess_bid(t: Tabletop, player: Player, drawn: i64, rng: Rng) -> None:
    """A face-down bid may be any card of the player except the one just drawn for Colonist."""
    spare: i64 = 0
    if t.drawn == HIDDEN and player is t.players[t.owner]:
        t.drawn = draw(drawn, total(drawn), rng)
        spare = ONE[t.drawn]
    if player.bid == HIDDEN:
        player.bid = draw(player.hand - spare, total(player.hand - spare), rng)
        player.hand -= ONE[player.bid]


def guess_auxiliaries(t: Tabletop, rng: Rng) -> None:
    """The same for auxiliaries, except that no cards in a hand are known."""
    pool = t.helper_deck
    able = t.helper_fresh
    for player in t.players:
        able -= player.helper_blind
    t.helper_deck = piles.deal(piles.at_most(pool, able), t.helper_deck_size, rng)
    hidden = vec[i64]([p.helper_cards - piles.total(p.helpers) for p in t.players])
    blind = vec[i64]([p.helper_blinds - piles.total(p.helper_blind) for p in t.players])
    found = piles.share(pool - t.helper_deck, able - t.helper_deck, hidden, blind, rng)
    for seat in range(t.seats):
        t.players[seat].helpers += found[seat]
        t.players[seat].helper_blind += found[t.seats + seat]


def guess_rest(t: Tabletop, player: Player, rng: Rng) -> None:
    """Special cards, hippo tiles, and the station tiles that this player has looked at."""
    held: i64 = 0
    for card in range(SPECIALS):
        if player.specials & BIT[card]:
            held += 1
    for _ in range(player.special_cards - held):
        card = rng.pick_bit(t.special_deck)
        t.special_deck &= ~BIT[card]
        player.specials |= BIT[card]
    hippos = piles.deal(t.hippo_box, player.tiles - piles.total(player.hippos), rng)
    t.hippo_box -= hippos
    player.hippos += hippos
    for stop in range(STOPS):
        if player.looked & BIT[stop] and at_stop(player.seen, stop) < 0:
            tile = seen_tile(t, stop)
            if tile < 0:
                tile = piles.draw(t.tiles, piles.total(t.tiles), rng)
                t.tiles -= piles.ONE[tile]
            player.seen = put_at(player.seen, stop, tile)


def guess_choices(t: Tabletop, rng: Rng) -> None:
    """A seat that has already answered face down may have given any answer."""
    waiting: i64 = 0
    for question in t.open_group():
        waiting |= BIT[seat_of(question)]
    for seat in range(t.seats):
        if t.asked & BIT[seat] & ~waiting:
            player = t.players[seat]
            if t.tied:
                if not player.committed:
                    player.committed = some(player.hippos, player.tiles, rng)
            elif player.choice < 0:
                CARDS[t.card].guess_choice(t, seat, rng)


def some(tiles: i64, size: i64, rng: Rng) -> i64:
    """One or more of these tiles."""
    return piles.deal(tiles, 1 + rng.below(size), rng)
