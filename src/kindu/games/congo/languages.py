"""CO-INT: which language a station and a character speak, and who may have an interpreter."""

from mypy_extensions import i64

from kindu.core.words import CHANCE, ask, step
from kindu.games.congo.board.numbers import BELGIUM, FRANCE
from kindu.games.congo.kinds import LANGUAGE, LANGUAGES, SPEECH
from kindu.games.congo.state.state import Tabletop


def roll_languages(t: Tabletop, looked: i64) -> None:
    """CO-INT-04: the station's language first, then each Belgian's where it matters (R-13)."""
    flag = t.flag()
    if looked == 0:
        t.push(step(LANGUAGES, 1))
        if flag == BELGIUM:
            t.push(ask(SPEECH, CHANCE, t.first))
        return
    if flag not in (BELGIUM, FRANCE):
        return
    for n in range(looked - 1, t.seats):
        seat = t.seat_at(n)
        if is_belgian(t, seat):
            t.push(step(LANGUAGES, n + 2))
            t.push(ask(LANGUAGE, CHANCE, seat))
            return


def is_belgian(t: Tabletop, seat: i64) -> bool:
    """Whether a seat's bid is a Belgian."""
    bid = t.players[seat].bid
    return bid >= 0 and t.board.kind_nation[bid] == BELGIUM


def set_speech(t: Tabletop, die: i64) -> None:
    """The language of a Belgian station, for this round."""
    t.speech = t.board.belgian_die[die]
    t.tell("CO-INT-04", t.first, die, t.speech)


def set_language(t: Tabletop, seat: i64, die: i64) -> None:
    """CO-INT-05: the language of a Belgian, for this round."""
    t.players[seat].language = t.board.belgian_die[die]
    t.tell("CO-INT-05", seat, die, t.players[seat].language)


def station_language(t: Tabletop) -> i64:
    """CO-INT-03: the flag's language; at a Belgian station the die decides."""
    flag = t.flag()
    return t.speech if flag == BELGIUM else t.board.flag_language[flag]


def language_of(t: Tabletop, seat: i64) -> i64:
    """CO-INT-06, CO-INT-07, CO-INT-08: the printed nation's language; a Belgian's by the die."""
    if is_belgian(t, seat):
        return t.players[seat].language
    return t.board.nation_language[t.board.kind_nation[t.players[seat].bid]]


def needs_interpreter(t: Tabletop, seat: i64) -> bool:
    """CO-INT-01, CO-INT-02: a character that does not speak a flagged station's language."""
    return t.flag() >= 0 and language_of(t, seat) != station_language(t)
