"""The fifteen special cards, one class each; a sixteenth needs a new file and a line here."""

from typing import Final

from kindu.games.congo.specials.arab_trader import ArabTrader
from kindu.games.congo.specials.base import Special
from kindu.games.congo.specials.boiler_damage import BoilerDamage
from kindu.games.congo.specials.colonist import Colonist
from kindu.games.congo.specials.explored_region import ExploredRegion
from kindu.games.congo.specials.friendly_encounter import FriendlyEncounter
from kindu.games.congo.specials.gorilla import Gorilla
from kindu.games.congo.specials.hippo_attack import HippoAttack
from kindu.games.congo.specials.malaria import Malaria
from kindu.games.congo.specials.man_overboard import ManOverboard
from kindu.games.congo.specials.no_auxiliaries import NoAuxiliaries
from kindu.games.congo.specials.okapi import Okapi
from kindu.games.congo.specials.only_nationals import OnlyNationals
from kindu.games.congo.specials.shaman import Shaman
from kindu.games.congo.specials.tam_tam import TamTam
from kindu.games.congo.specials.warrior import Warrior

# In the order of board.toml, each with the rules of its effect and of its place.
CARDS: Final[list[Special]] = [
    Gorilla(0, "CO-SP-GORILLA-02", "CO-SP-GORILLA-01"),
    Warrior(1, "CO-SP-WARRIOR-02", "CO-SP-WARRIOR-01"),
    Okapi(2, "CO-SP-OKAPI-02", "CO-SP-OKAPI-01"),
    Malaria(3, "CO-SP-MALARIA-01"),
    TamTam(4, "CO-SP-TAMTAM-02", "CO-SP-TAMTAM-01"),
    FriendlyEncounter(5, "CO-SP-FRIENDLY-01"),
    ExploredRegion(6, "CO-SP-EXPLORED-01"),
    BoilerDamage(7, "CO-SP-BOILER-02", "CO-SP-BOILER-01"),
    ManOverboard(8, "CO-SP-OVERBOARD-01"),
    OnlyNationals(9, "CO-SP-NATIONALS-02", "CO-SP-NATIONALS-01"),
    NoAuxiliaries(10, "CO-SP-NOAUX-01"),
    ArabTrader(11, "CO-SP-TRADER-02", "CO-SP-TRADER-01"),
    HippoAttack(12, "CO-SP-HIPPO-01"),
    Colonist(13, "CO-SP-COLONIST-01"),
    Shaman(14, "CO-SP-SHAMAN-01"),
]
