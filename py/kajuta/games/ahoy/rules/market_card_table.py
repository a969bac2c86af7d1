"""The thirty cards of the market: one half of each is a crew member, the other half a cargo."""

from typing import NamedTuple

from kajuta.games.ahoy.rules.region_tiles import COMPASS, FISH, PALM, PARROT, SKULL, SWORDS

PAID_WITH_DIE = 0
"""Value of ``cost`` for a card that is paid by placing any die on it."""


class MarketCard(NamedTuple):
    """A market card.

    ``cost``: gold, or PAID_WITH_DIE. ``slot``: whether its action needs a die. ``to``: symbol of the islands where its
    cargo is delivered.
    """

    symbol: int
    crew: str
    cost: int
    cargo: str
    to: int
    slot: bool = False


MARKET_CARDS = (
    MarketCard(PARROT, "aeronauts", 1, "feathers", SWORDS),
    MarketCard(PARROT, "middleman", 1, "coins", SKULL),
    MarketCard(PARROT, "documentarian", 1, "paintings", PALM),
    MarketCard(PARROT, "elder", PAID_WITH_DIE, "linen", FISH),
    MarketCard(PARROT, "sea-witch", 2, "tinctures", COMPASS),
    MarketCard(SKULL, "buccaneer", 1, "gems", PARROT),
    MarketCard(SKULL, "mystic", 1, "herbs", SWORDS),
    MarketCard(SKULL, "gunner", PAID_WITH_DIE, "furs", PALM),
    MarketCard(SKULL, "gunners-mate", 1, "weapons", FISH),
    MarketCard(SKULL, "powder-monkey", PAID_WITH_DIE, "lead", COMPASS),
    MarketCard(SWORDS, "fighters", 2, "explosives", PARROT),
    MarketCard(SWORDS, "cutpurse", PAID_WITH_DIE, "fancy-hat", SKULL),
    MarketCard(SWORDS, "shipwright", 1, "nails", PALM, slot=True),
    MarketCard(SWORDS, "emissary", 1, "lace", FISH),
    MarketCard(SWORDS, "grogmaster", 1, "wine", COMPASS),
    MarketCard(PALM, "comrade", 1, "shells", PARROT, slot=True),
    MarketCard(PALM, "official", 1, "odd-meat", SKULL, slot=True),
    MarketCard(PALM, "comrade", 1, "shells", SWORDS, slot=True),
    MarketCard(PALM, "official", 1, "munition", FISH, slot=True),
    MarketCard(PALM, "noble", 1, "incense", COMPASS),
    MarketCard(COMPASS, "sailor", 2, "tea", PARROT, slot=True),
    MarketCard(COMPASS, "beakhead", 1, "brandy", SKULL),
    MarketCard(COMPASS, "gust", 2, "glass", PALM),
    MarketCard(COMPASS, "wind", PAID_WITH_DIE, "maps", SWORDS),
    MarketCard(COMPASS, "trawler", 2, "fish-nets", FISH, slot=True),
    MarketCard(FISH, "barrelman", 1, "rare-wood", PARROT),
    MarketCard(FISH, "pilot", PAID_WITH_DIE, "iron", SKULL),
    MarketCard(FISH, "sea-dog", 1, "ropes", PALM),
    MarketCard(FISH, "diver", 1, "jewelry", SWORDS),
    MarketCard(FISH, "merchant", 1, "books", COMPASS),
)

AERONAUTS, MIDDLEMAN, DOCUMENTARIAN, ELDER, SEA_WITCH = range(5)
BUCCANEER, MYSTIC, GUNNER, GUNNERS_MATE, POWDER_MONKEY = range(5, 10)
FIGHTERS, CUTPURSE, SHIPWRIGHT, EMISSARY, GROGMASTER = range(10, 15)
CONVINCING_COMRADES, CONVINCING_OFFICIALS, NOBLE = (15, 17), (16, 18), 19
SAILOR, BEAKHEAD, GUST, WIND, TRAWLER = range(20, 25)
BARRELMAN, PILOT, SEA_DOG, DIVER, MERCHANT = range(25, 30)

MARKET_SIZE = 3
"""Number of face-up cards in the market."""


def cards_in_mask(mask: int) -> list[int]:
    """Numbers of the cards whose bits are set in ``mask``, in ascending order."""
    found = []
    card = 0
    while mask:
        if mask & 1:
            found.append(card)
        mask >>= 1
        card += 1
    return found
