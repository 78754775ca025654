"""Notes on the time in which Congo 1884 is set, and on what is reconstructed on its board."""

from __future__ import annotations

HISTORY = [
    (
        "The game is set on the Congo in 1884, when a conference in Berlin began at which European "
        "powers agreed how to divide Africa among themselves. No African sat at the table."
    ),
    (
        "It cleared the way for the Congo Free State, which Leopold II of Belgium ruled as his own "
        "property until 1908. Its ivory and rubber were obtained by forced labour, hostage-taking "
        "and killing; historians estimate that millions of people died."
    ),
    (
        "The land along the river was not empty or unexplored: it had towns, states, languages and "
        "trade long before. Several stops bore the names of their conquerors; '? stanley falls', "
        "for example, says what that place is called today."
    ),
    (
        "The cards show this time through the eyes of its European travellers: Africans appear "
        "mostly as helpers or as danger. The game keeps these roles because its rules are made of "
        "them; things were not like that. The people on the cards are invented."
    ),
]

RECONSTRUCTED = [
    (
        "The rules come from the printed rule books. Where these give only examples, we "
        "reconstructed the rest, and board.toml says so beside each value:"
    ),
    "Stops: how many there are, seven of their names, and all values but that of Stanley Falls.",
    "Tables: most values of professions at stations, and some modifiers of nationalities.",
    (
        "Cards and tiles: how many there are of each auxiliary, who the non-belligerents are, all "
        "names of people, and the numbers on the hippo tiles."
    ),
    "If you own the printed game, you can correct them: kindu board export congo.",
]
TOPICS = {"history": HISTORY, "reconstructed": RECONSTRUCTED, "sources": RECONSTRUCTED}
