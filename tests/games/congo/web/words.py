"""What the cards of Congo 1884 are called on the page."""

SPECIALS = {
    "gorilla": "Gorilla",
    "warrior": "Warrior",
    "okapi": "Okapi",
    "malaria": "Malaria",
    "tam_tam": "Tam Tam",
    "friendly_encounter": "Friendly Encounter",
    "explored_region": "Explored Region",
    "boiler_damage": "Boiler Damage",
    "man_overboard": "Man Overboard!",
    "only_nationals": "Only Nationals",
    "no_auxiliaries": "No Auxiliaries!",
    "arab_trader": "Arab Trader",
    "hippo_attack": "Hippo Attack",
    "colonist": "Colonist",
    "shaman": "Shaman",
}
PEOPLE = {
    "be": "Belgian",
    "fr": "French",
    "gb": "British",
    "de": "German",
    "us": "American",
    "es": "Spanish",
    "pt": "Portuguese",
    "nl": "Dutch",
    "se": "Swedish",
    "at": "Austrian",
    "ru": "Russian",
}


def called(character: str) -> str:
    """Belgian doctor; Swedish explorer and officer."""
    nation, *professions = character.split("-")
    return f"{PEOPLE[nation]} {' and '.join(professions)}"
