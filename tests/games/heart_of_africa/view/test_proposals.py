"""One preview per click: the links that follow, what the game proposes, and wishes against it."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from kindu.core.sight import Sight
from kindu.games import load
from kindu.games.heart_of_africa.view.proposals import proposed as proposals
from kindu.record import files
from kindu.record.gamefile import GameFile, parse
from kindu.record.record import in_chain
from kindu.server.refusals import Json
from kindu.server.tables.match import Match
from kindu.server.tables.past import Beginning
from kindu.server.wire.incoming import PreviewRequest
from kindu.server.wire.previews import preview
from tests.games.heart_of_africa.scene import Scene, scene
from tests.server.sitting import Link

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = [parse(path.read_text()) for path in sorted(GOLDEN.glob("[2-5]-greedy.kindu"))]
RULES = load("heart_of_africa")
EACH = 3  # one in this many claims is looked at


def match_at(file: GameFile, answers: int) -> Match:
    """A table at which this game goes on after this many answers."""
    rules = files.rules_for(file, None)
    lines = file.lines[:answers]
    found = Match(Beginning(rules, file.seats, b"0" * 32, file.options, lines))
    found.start(0)
    return found


@cache
def claims() -> list[tuple[Match, int]]:
    """Some tables of these games at which a track is claimed, and the number of that answer."""
    found = [
        (file, at, line)
        for file in FILES
        for at, line in [one for one in enumerate(file.lines) if " claim " in one[1]][::EACH]
    ]
    return [(match_at(file, at), RULES.parse(line.partition(" ")[2])) for file, at, line in found]


def asked(
    match: Match, answers: list[int], prefer: Sequence[int] = (), avoid: Sequence[int] = ()
) -> Json:
    """The preview of these answers."""
    wish = PreviewRequest(n=match.n + 1, answers=answers, prefer=list(prefer), avoid=list(avoid))
    return preview(match, match.asked()[0], wish)


def links_of(match: Match, claim: int) -> list[Link]:
    """The links of a claim."""
    return msgspec.convert(asked(match, [claim])["links"], list[Link])


def moved(told: Json) -> list[int]:
    """The whole move of a preview."""
    return msgspec.convert(told["move"], list[int])


def test_one_preview_of_a_claim_is_a_whole_move() -> None:
    for match, claim in claims():
        told = asked(match, [claim])

        assert told["whole"]
        match.check(match.asked()[0], moved(told))


def test_the_links_are_those_of_the_proposed_way() -> None:
    seen = set()
    for match, claim in claims():
        move = moved(asked(match, [claim]))
        for upto, link in enumerate(links_of(match, claim), 1):
            sight = match.follow(match.asked()[0], move[:upto])
            seen |= {one["parts"][0] for one in link.legal}

            assert [one["answer"] for one in link.legal] == sight.legal()
            assert (link.answer, link.optional) == (move[upto], not in_chain(sight))
    assert {"pay", "locomotives", "double", "plain"} <= seen


def test_a_claim_is_paid_with_as_few_locomotives_as_it_can_be() -> None:
    compared = 0
    for match, claim in claims():
        for link in links_of(match, claim):
            if link.legal[0]["parts"][0] == "pay":
                costs = {one["answer"]: int(str(cost(one["words"]))) for one in link.legal}
                compared += 1

                assert costs[link.answer or -1] == min(costs.values())
    assert compared > 1


def cost(words: dict[str, object]) -> object:
    """The fewest locomotives that a payment takes."""
    return words["cards"] if words["card"] == "locomotive" else words["least"]


def test_wishes_replace_proposals_in_one_preview() -> None:
    for match, claim in claims():
        for which, link in enumerate(links_of(match, claim), 1):
            for other in (one["answer"] for one in link.legal):
                wished = asked(match, [claim], prefer=[other])

                assert (other, True) == (moved(wished)[which], wished["whole"])


def test_what_is_avoided_is_not_proposed() -> None:
    match, claim = next((match, claim) for match, claim in claims() if links_of(match, claim))
    legal = links_of(match, claim)[0].legal
    told = asked(match, [claim], avoid=[one["answer"] for one in legal])

    assert ([claim], False) == (told["move"], told["whole"])


def best(game: Scene) -> list[str]:
    return [RULES.label(action) for action in proposals(Sight(game.table, 0))]


def test_a_colour_is_proposed_before_locomotives_alone() -> None:
    game = scene(p1={"hand": "red*2 blue*3 locomotive*2"})
    assert [] == best(game)

    game.play("1 claim j_northeast-bogoro")  # grey, two spaces

    assert ["pay blue", "pay red", "pay locomotive"] == best(game)
