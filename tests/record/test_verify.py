"""Checking luck: an honest game passes, and a forged one is found out, with the line."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kindu.advice.players import player
from kindu.cli.run import run
from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.lab.bot_game import BotGame
from kindu.record.files import file_of, position, write_text
from kindu.record.gamefile import GameFile, GameFileError, parse
from kindu.record.record import Record
from kindu.record.seal import SealedLuck, seal_of
from kindu.record.sources import Source
from kindu.record.verify import Difference, verify
from tests.games.golden import path_of
from tests.record.game_files import (
    ENDED,
    EXAMPLE,
    FAULTS,
    FILE,
    KEY,
    OPTIONS,
    RULES,
    SEED,
    go_on,
    prefix,
)

DRAWS = [n for n, line in enumerate(FILE.lines, 1) if line.startswith("*")]
OTHER = bytes(range(32))


def with_line(file: GameFile, number: int, line: str) -> GameFile:
    lines = list(file.lines)
    lines[number - 1] = line
    return replace(file, lines=lines)


def with_seeds(file: GameFile, *seeds: str) -> GameFile:
    assert file.result
    return replace(file, result=replace(file.result, seeds=list(seeds)))


def idle(record: Record) -> None:
    """Every seat gives its first legal answer, until the game is over."""
    while not record.state.over():
        record.play(RULES.line(record.state.to_act(), record.state.legal()[0]))


def two_seals() -> GameFile:
    """The example up to answer 100, continued by somebody who does not know its seed."""
    drawn = sum(line.startswith("*") for line in FILE.lines[:100])
    record = Record(RULES, 2, SealedLuck(OTHER, KEY, drawn), OPTIONS, FILE.lines[:100])
    idle(record)
    luck = [*FILE.luck, Source("sealed", seal_of(OTHER), 101)]
    return parse(file_of(record, FILE.names, luck, [SEED.hex(), OTHER.hex()]).text())


# --- honest games -------------------------------------------------------------------------


def test_the_example_is_right() -> None:
    report = verify(FILE, RULES)

    assert report.right
    assert (94, 94) == (report.draws, report.checked)
    assert ([], [], "") == (report.differences, report.broken, report.stopped)


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_sealed_game_of_bots_is_right(seats: int) -> None:
    record = Record(RULES, seats, SealedLuck(OTHER, KEY), {"start player": "2"})
    bots = [player("uniform", RULES) for _ in range(seats)]
    thoughts = Rng("verify", seats)
    while not record.state.over():
        seat = int(record.state.to_act())
        thought = bots[seat].think(Sight(record.state, seat), thoughts)
        record.play(RULES.line(seat, thought.best()))
    luck = [Source("sealed", seal_of(OTHER))]
    file = parse(file_of(record, ["uniform (bot)"] * seats, luck, [OTHER.hex()]).text())
    report = verify(file, RULES)

    assert report.right
    assert sum(line.startswith("*") for line in file.lines) == report.checked == report.draws


def test_undone_draws_do_not_count() -> None:
    record = Record(RULES, 2, SealedLuck(SEED, KEY), OPTIONS, FILE.lines[:120])
    for seat in (1, 0, 1, 1):
        record.undo_agreed(seat)
    record = go_on(record.lines, SealedLuck(SEED, KEY), FILE.lines)

    assert verify(file_of(record, FILE.names, FILE.luck, [SEED.hex()]), RULES).right


def test_a_simulated_game_is_right_even_while_it_goes_on() -> None:
    match = BotGame(RULES, ["uniform", "uniform"], 7)
    for record in match.moves():
        if len(record.lines) > 200:
            break
    file = file_of(match.record, ["uniform (bot)"] * 2, [Source("dice", "7")], [])
    other = replace(file, luck=[Source("dice", "8")])

    assert verify(parse(file.text()), RULES).right
    assert len([line for line in file.lines if line[0] == "*"]) == verify(file, RULES).checked
    assert not verify(other, RULES).right


def test_given_luck_can_t_be_checked() -> None:
    file = parse(path_of(KEY, "2-eager").read_text(encoding="utf-8"))
    report = verify(file, RULES)

    assert report.right
    assert 0 == report.checked
    assert sum(line.startswith("*") for line in file.lines) == report.draws


def test_two_seals_hold_one_after_the_other() -> None:
    file = two_seals()
    report = verify(file, RULES)

    assert f"luck: sealed {seal_of(SEED)} | sealed {seal_of(OTHER)} from 101\n" in file.text()
    assert report.right
    assert report.draws == report.checked > 94


@pytest.mark.parametrize("unknown", [0, 1])
def test_draws_of_a_seed_that_was_never_shown_are_counted(unknown: int) -> None:
    seeds = [SEED.hex(), OTHER.hex()]
    seeds[unknown] = ""
    report = verify(parse(with_seeds(two_seals(), *seeds).text()), RULES)
    first = sum(line.startswith("*") for line in FILE.lines[:100])

    assert report.right
    assert (report.checked if unknown else report.draws - report.checked) == first


def test_a_seal_that_begins_elsewhere_is_not_right() -> None:
    file = two_seals()
    moved = replace(file, luck=[file.luck[0], replace(file.luck[1], first=60)])

    assert verify(moved, RULES).differences[0].answer in range(60, 101)


def test_sources_of_each_kind_follow_one_another() -> None:
    record = Record(RULES, 2, SealedLuck(SEED, KEY), OPTIONS, FILE.lines[:50])
    record = Record(RULES, 2, Dice(Rng("luck", KEY, "x")), OPTIONS, record.lines)
    idle(record)
    dice = Source("dice", "x", 51)
    file = file_of(record, FILE.names, [*FILE.luck, dice], [SEED.hex()])
    given_too = replace(file, luck=[*FILE.luck, Source("given", "", 20), dice])

    assert verify(file, RULES).right
    assert verify(file, RULES).checked == verify(file, RULES).draws
    assert verify(given_too, RULES).right
    left = verify(given_too, RULES)
    assert sum(line.startswith("*") for line in FILE.lines[19:50]) == left.draws - left.checked


# --- forged games -------------------------------------------------------------------------


@given(st.sampled_from(DRAWS), st.data())
@settings(max_examples=100)
def test_whichever_draw_is_another_it_is_named_by_its_line(
    number: int, data: st.DataObject
) -> None:
    legal = position(FILE, RULES, number - 1).legal()
    line = f"* {RULES.label(data.draw(st.sampled_from(legal)))}"
    assume(line != FILE.lines[number - 1])
    report = verify(parse(with_line(FILE, number, line).text()), RULES)

    assert not report.right
    assert Difference(9 + number, number, FILE.lines[number - 1], line) == report.differences[0]


@pytest.mark.parametrize("line", ["* page S08", "* expedition A06", "* card pink", "* start 1"])
def test_an_impossible_draw_is_named_by_its_line(line: str) -> None:
    report = verify(with_line(FILE, 53, line), RULES)

    assert [Difference(62, 53, "* expedition A05", line)] == report.differences
    assert report.stopped.startswith("line 62 (answer 53): expected ")


def test_two_draws_that_changed_places_are_both_named() -> None:
    lines = list(FILE.lines)
    lines[8], lines[9] = lines[9], lines[8]
    report = verify(replace(FILE, lines=lines), RULES)

    assert [(18, "* card grey"), (19, "* card orange")] == [
        (found.line, found.expected) for found in report.differences[:2]
    ]


def test_two_answers_of_seats_that_changed_places_are_refused_by_line() -> None:
    lines = list(FILE.lines)
    lines[17], lines[18] = lines[18], lines[17]

    with pytest.raises(GameFileError, match=r"line 27 \(answer 18\): expected one of"):
        verify(replace(FILE, lines=lines), RULES)


def test_a_wrong_seed_is_found() -> None:
    report = verify(with_seeds(FILE, OTHER.hex()), RULES)
    sealed = f"is not the one that was sealed as {seal_of(SEED)[:12]}…"

    assert [f"the seed {OTHER.hex()[:12]}… {sealed}"] == report.broken
    assert report.differences
    assert not report.right


def test_a_seal_that_was_changed_afterwards_is_found() -> None:
    report = verify(replace(FILE, luck=[Source("sealed", seal_of(OTHER))]), RULES)

    assert 1 == len(report.broken)
    assert [] == report.differences
    assert not report.right


def test_a_result_that_only_a_forged_draw_brings_is_found_at_the_draw() -> None:
    """The last expedition no longer matters, but the result is wrong as well."""
    forged = with_line(FILE, 296, "* expedition C07")
    assert forged.result
    wrong = replace(forged, result=replace(forged.result, points=["69", "99"]))
    report = verify(wrong, RULES)

    assert [305] == [found.line for found in report.differences]
    assert report.stopped.startswith(f"line 315: expected 'result: {ENDED} | points 69 40 ")


def test_a_sealed_game_in_progress_is_refused() -> None:
    for answers in (0, 100, 305):
        with pytest.raises(GameFileError, match="expected a finished game, whose last line shows"):
            verify(prefix(answers), RULES)


# --- the command --------------------------------------------------------------------------


@pytest.mark.parametrize("fault", [*FAULTS, "in progress", "not there"])
def test_what_is_wrong_is_one_sentence_and_no_file_is_harmed(
    fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, expected = FAULTS.get(fault, (prefix(50).text(), "expected a finished game, whose last"))
    path = tmp_path / "game.kindu"
    if fault == "not there":
        expected = "expected a game file, but"
    else:
        write_text(path, text)
    code = run(["verify", str(path)])
    out, err = capsys.readouterr()

    assert (2, "") == (code, out)
    assert err.startswith("kindu: ")
    assert expected in err
    assert 1 == err.count("\n") == len(err.splitlines())
    assert fault == "not there" or text.encode() == path.read_bytes()
    assert [path] * (fault != "not there") == list(tmp_path.iterdir())


def test_the_command_says_that_a_game_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run(["verify", str(EXAMPLE)])
    assert ("All 94 draws are those that the seed gives.\n", "") == capsys.readouterr()


def test_the_command_says_where_a_file_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.kindu"
    write_text(path, with_line(FILE, 296, "* expedition C07").text())

    assert 1 == run(["verify", str(path)])
    line = "line 305 (answer 296): the seed gives '* expedition C06', the file '* expedition C07'."
    assert (f"{line}\n1 of 94 draws differ.\n", "") == capsys.readouterr()
    assert 1 == run(["verify", "--json", str(path)])
    told = json.loads(capsys.readouterr().out)
    assert (False, 305) == (told["right"], told["differences"][0]["line"])
