"""The thirty cards of the market: a crew member above, a cargo below."""

from typing import NamedTuple

from kajuta.games.ahoy.rules.tiles import COMPASS, FISH, PALM, PARROT, SKULL, SWORDS

DIE = 0
"""A cost that is paid by placing any die on the card."""


class Card(NamedTuple):
    """A card: ``cost`` in gold or DIE; ``slot``: it has a die slot for its action; ``to``: where its cargo goes."""

    symbol: int
    crew: str
    cost: int
    cargo: str
    to: int
    slot: bool = False


CARDS = (
    Card(PARROT, "aeronauts", 1, "feathers", SWORDS),
    Card(PARROT, "middleman", 1, "coins", SKULL),
    Card(PARROT, "documentarian", 1, "paintings", PALM),
    Card(PARROT, "elder", DIE, "linen", FISH),
    Card(PARROT, "sea-witch", 2, "tinctures", COMPASS),
    Card(SKULL, "buccaneer", 1, "gems", PARROT),
    Card(SKULL, "mystic", 1, "herbs", SWORDS),
    Card(SKULL, "gunner", DIE, "furs", PALM),
    Card(SKULL, "gunners-mate", 1, "weapons", FISH),
    Card(SKULL, "powder-monkey", DIE, "lead", COMPASS),
    Card(SWORDS, "fighters", 2, "explosives", PARROT),
    Card(SWORDS, "cutpurse", DIE, "fancy-hat", SKULL),
    Card(SWORDS, "shipwright", 1, "nails", PALM, slot=True),
    Card(SWORDS, "emissary", 1, "lace", FISH),
    Card(SWORDS, "grogmaster", 1, "wine", COMPASS),
    Card(PALM, "comrade", 1, "shells", PARROT, slot=True),
    Card(PALM, "official", 1, "odd-meat", SKULL, slot=True),
    Card(PALM, "comrade", 1, "shells", SWORDS, slot=True),
    Card(PALM, "official", 1, "munition", FISH, slot=True),
    Card(PALM, "noble", 1, "incense", COMPASS),
    Card(COMPASS, "sailor", 2, "tea", PARROT, slot=True),
    Card(COMPASS, "beakhead", 1, "brandy", SKULL),
    Card(COMPASS, "gust", 2, "glass", PALM),
    Card(COMPASS, "wind", DIE, "maps", SWORDS),
    Card(COMPASS, "trawler", 2, "fish-nets", FISH, slot=True),
    Card(FISH, "barrelman", 1, "rare-wood", PARROT),
    Card(FISH, "pilot", DIE, "iron", SKULL),
    Card(FISH, "sea-dog", 1, "ropes", PALM),
    Card(FISH, "diver", 1, "jewelry", SWORDS),
    Card(FISH, "merchant", 1, "books", COMPASS),
)

AERONAUTS, MIDDLEMAN, DOCUMENTARIAN, ELDER, SEA_WITCH = range(5)
BUCCANEER, MYSTIC, GUNNER, GUNNERS_MATE, POWDER_MONKEY = range(5, 10)
FIGHTERS, CUTPURSE, SHIPWRIGHT, EMISSARY, GROGMASTER = range(10, 15)
CONVINCING_COMRADES, CONVINCING_OFFICIALS, NOBLE = (15, 17), (16, 18), 19
SAILOR, BEAKHEAD, GUST, WIND, TRAWLER = range(20, 25)
BARRELMAN, PILOT, SEA_DOG, DIVER, MERCHANT = range(25, 30)

MARKET = 3
"""How many cards lie open."""


def cards_of(mask: int) -> list[int]:
    """Return the cards whose bits are set in ``mask``, ascending."""
    found = []
    card = 0
    while mask:
        if mask & 1:
            found.append(card)
        mask >>= 1
        card += 1
    return found
