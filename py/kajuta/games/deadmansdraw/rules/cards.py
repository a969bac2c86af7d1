"""Loot cards, suits, characters and variants.

A card is an integer composed of its suit, its value and the set it comes from, in this order. So within a suit a larger
number is a higher card, and the ``max`` of a pile is its top.
"""

from typing import Final, TypeAlias

Card: TypeAlias = int
Suit: TypeAlias = int
Pile: TypeAlias = tuple[Card, ...]
"""Cards of one suit in a bank, in rising order; the last one is the top."""

SUITS: Final = ("anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid")
ANCHOR, HOOK, CANNON, KEY, CHEST, MAP, ORACLE, SWORD, KRAKEN, MERMAID = range(len(SUITS))

LOWEST_VALUE: Final = 2
MOST_SETS: Final = 2
CARD_NUMBERS_PER_SUIT: Final = 16
"""Card numbers reserved for each suit: eight values, 2 to 9, in two sets."""

SUIT_OF_CARD: Final = tuple(number // CARD_NUMBERS_PER_SUIT for number in range(len(SUITS) * CARD_NUMBERS_PER_SUIT))
"""Suit of each card."""
VALUE_OF_CARD: Final = tuple(
    number % CARD_NUMBERS_PER_SUIT // MOST_SETS + LOWEST_VALUE for number in range(len(SUIT_OF_CARD))
)
"""Value printed on each card."""

suit_of: Final = list(SUIT_OF_CARD).__getitem__
value_of: Final = list(VALUE_OF_CARD).__getitem__
"""Functions that look up the suit and the value of a card, for ``map(suit_of, cards)``. A list's method is called
faster than a tuple's.
"""

CARDS_OF_SUIT: Final = tuple(
    bytes(card for card, other in enumerate(SUIT_OF_CARD) if other == suit) for suit in range(len(SUITS))
)
CARDS_OF_SAME_SUIT: Final = tuple(CARDS_OF_SUIT[suit] for suit in SUIT_OF_CARD)
"""All cards of a suit, as ``bytes``: ``CARDS_OF_SUIT`` by suit, ``CARDS_OF_SAME_SUIT`` by any card of the suit.
``bytes.translate`` uses them to remove these cards from a sequence.
"""

NO_CHARACTER: Final = ""
GOLDEN_SCALES: Final = "golden-scales"
CASANOVA: Final = "casanova"
PLUNDERER: Final = "plunderer"
TREASURE_HUNTER: Final = "treasure-hunter"
NAVIGATOR: Final = "navigator"
MASTER_GUNNER: Final = "master-gunner"
SCAVENGER: Final = "scavenger"
MYSTIC: Final = "mystic"
SWORDSWOMAN: Final = "swordswoman"
MISER: Final = "miser"
CAPTAIN_HOOK: Final = "captain-hook"
SAFE_HARBOR: Final = "safe-harbor"
FISHERMAN: Final = "fisherman"
BEASTMASTER: Final = "beastmaster"
MISFIRE: Final = "misfire"
PARRY: Final = "parry"
DAVY_JONES: Final = "davy-jones"
SIREN: Final = "siren"

CHARACTERS: Final = (
    GOLDEN_SCALES, CASANOVA, PLUNDERER, TREASURE_HUNTER, NAVIGATOR, MASTER_GUNNER, SCAVENGER, MYSTIC, SWORDSWOMAN,
    MISER, CAPTAIN_HOOK, SAFE_HARBOR, FISHERMAN, BEASTMASTER, MISFIRE, PARRY, DAVY_JONES,
)  # fmt: skip

NO_VARIANT: Final = "none"
THIEVES_ISLAND: Final = "thieves-island"
PILE_OF_TREASURE: Final = "pile-of-treasure"
SUDDEN_DEATH: Final = "sudden-death"
ALL_HANDS: Final = "all-hands"
STRANGE_LANDS: Final = "strange-lands"
BENEATH_THE_WAVES: Final = "beneath-the-waves"
BOTTOM_FEEDER: Final = "bottom-feeder"
ANY_VARIANT: Final = "any"

VARIANTS: Final = (
    THIEVES_ISLAND, PILE_OF_TREASURE, SUDDEN_DEATH, ALL_HANDS, STRANGE_LANDS, BENEATH_THE_WAVES,
)  # fmt: skip
"""The six variants of the box; BOTTOM_FEEDER is not one of them."""

GOLDEN_SCALES_BONUS: Final = 5
MISSING_SUIT_POINTS: Final = -5
SUDDEN_DEATH_SCORE: Final = 50
BENEATH_THE_WAVES_LIMIT: Final = 60
BENEATH_THE_WAVES_CAUTION_SCORE: Final = 50
"""Score from which a seat is asked whether to save protected cards: a further card may exceed the limit."""
MAP_CARDS: Final = 3
MYSTIC_CARDS: Final = 3
KRAKEN_CARDS: Final = 2
BEASTMASTER_CARDS: Final = 4
TREASURE_HUNTER_FACTOR: Final = 2
SAFE_HARBOR_CARDS: Final = 2
"""Number of cards after the anchor that Safe Harbor protects."""


def encode_card(suit: Suit, value: int, copy: int = 0) -> Card:
    """Number of the card of ``suit`` and ``value`` from the set ``copy`` (0 or 1)."""
    return suit * CARD_NUMBERS_PER_SUIT + (value - LOWEST_VALUE) * MOST_SETS + copy


def values_of_suit(suit: Suit, mermaids_swim: bool) -> range:
    """Values of the cards of ``suit``; ``mermaids_swim``: whether the mermaid variant is played."""
    return range(4, 10) if suit == MERMAID and not mermaids_swim else range(2, 8)


def loot_cards_by_suit(sets: int, mermaids_swim: bool) -> list[list[Card]]:
    """Loot cards of ``sets`` sets: a list for each suit, in rising order."""
    return [
        [encode_card(suit, value, copy) for value in values_of_suit(suit, mermaids_swim) for copy in range(sets)]
        for suit in range(len(SUITS))
    ]
