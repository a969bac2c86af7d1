"""Components: treasures, shells and research cards, and the deal by number of players.

A token is a number: ``type * 5 + color`` for the 60 treasures, 60 to 64 for the shells. A card combines its color with
the seats that know it: ``color << KNOWER_BITS | knowers``. ``knowers`` has one bit for each seat that has seen this
card although it is now face down in a stack or in another seat's hand.
"""

from typing import Final, NamedTuple, TypeAlias

Token: TypeAlias = int
Color: TypeAlias = int
Card: TypeAlias = int

COLORS: Final = ("red", "yellow", "green", "blue", "violet")
TREASURE_TYPES: Final = (
    "amphora", "crown", "statue", "mask", "goblet", "sword", "coin", "ring", "vase", "tablet", "lamp", "column",
)  # fmt: skip

TREASURE_COUNT: Final = len(TREASURE_TYPES) * len(COLORS)
SHELLS: Final = tuple(range(TREASURE_COUNT, TREASURE_COUNT + len(COLORS)))
TOKEN_COLOR: Final = tuple(token % len(COLORS) for token in range(TREASURE_COUNT + len(COLORS)))
"""Rim color of each token."""
TOKEN_TYPE: Final = tuple(token // len(COLORS) for token in range(TREASURE_COUNT + len(COLORS)))
"""Type of each token; SHELL_TYPE for shells."""
SHELL_TYPE: Final = len(TREASURE_TYPES)

NO_TOKEN: Final = -1
"""Marker for an empty place of the sea or an empty slot of a container."""

KNOWER_BITS: Final = 5
KNOWER_MASK: Final = (1 << KNOWER_BITS) - 1

CARDS_PER_COLOR: Final = 12
HAND_SIZE: Final = 3


class DealSizes(NamedTuple):
    """Cards and submarines of each player, and the number of cards of each color sure to stay in the game."""

    cards_per_seat: int
    submarines_per_seat: int
    sure_cards_per_color: int


DEAL_SIZES: Final = {2: DealSizes(15, 5, 6), 3: DealSizes(15, 5, 9), 4: DealSizes(13, 4, 10), 5: DealSizes(12, 3, 12)}
"""Deal sizes, by the number of players."""


def encode_treasure(kind: str, color: str) -> Token:
    """Token number of the treasure of type ``kind`` with a rim of ``color``."""
    return TREASURE_TYPES.index(kind) * len(COLORS) + COLORS.index(color)


def encode_shell(color: str) -> Token:
    """Token number of the shell with a rim of ``color``."""
    return SHELLS[COLORS.index(color)]


def encode_unseen_card(color: str) -> Card:
    """Card number of a card of ``color`` that no seat has seen."""
    return COLORS.index(color) << KNOWER_BITS


def card_color(card: Card) -> Color:
    """Color of a card."""
    return card >> KNOWER_BITS
