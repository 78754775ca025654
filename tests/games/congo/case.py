"""Congo 1884 for the shared tests."""

from tests.cases import Case
from tests.games.congo.invariants import congo_conserved

CASE = Case(
    conserved=congo_conserved,
    reveals=True,
    soak=7000,  # it has the most cards that bend the rules
    search=(60, 0.60),
    eventful="3-specials",
    exchanged=(("character", 120), ("auxiliary", 120)),
    strict_board=True,
    mutated=(
        "setup.py",
        "draw.py",
        "bid.py",
        "values.py",
        "ties.py",
        "languages.py",
        "auxiliaries.py",
        "chief.py",
        "station.py",
        "voyage.py",
        "specials/arab_trader.py",
        "specials/base.py",
        "specials/boiler_damage.py",
        "specials/colonist.py",
        "specials/explored_region.py",
        "specials/friendly_encounter.py",
        "specials/gorilla.py",
        "specials/hippo_attack.py",
        "specials/malaria.py",
        "specials/man_overboard.py",
        "specials/no_auxiliaries.py",
        "specials/offer.py",
        "specials/okapi.py",
        "specials/only_nationals.py",
        "specials/shaman.py",
        "specials/tam_tam.py",
        "specials/warrior.py",
    ),
    speed=("decisions_s", 40),
)
