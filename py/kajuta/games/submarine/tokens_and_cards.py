"""The treasures, the shells, the research cards, and how much of everything each number of players gets.

A token is a number: ``type * 5 + color`` for the 60 treasures, 60 to 64 for the shells. A card is
its color and who knows it: ``color << KNOWER_BITS | knowers``, one bit for each seat that has seen
a face-down card although another seat holds it, or although it lies in a stack.
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
"""The rim of each token."""
TOKEN_TYPE: Final = tuple(token // len(COLORS) for token in range(TREASURE_COUNT + len(COLORS)))
"""The type of each token; that of a shell is SHELL_TYPE."""
SHELL_TYPE: Final = len(TREASURE_TYPES)

NO_TOKEN: Final = -1
"""An empty place of the sea or of a container."""

KNOWER_BITS: Final = 5
KNOWER_MASK: Final = (1 << KNOWER_BITS) - 1

CARDS_PER_COLOR: Final = 12
HAND_SIZE: Final = 3


class DealSizes(NamedTuple):
    """What each player gets, and how many cards of each color certainly stay in the game."""

    cards_per_seat: int
    submarines_per_seat: int
    sure_cards_per_color: int


DEAL_SIZES: Final = {2: DealSizes(15, 5, 6), 3: DealSizes(15, 5, 9), 4: DealSizes(13, 4, 10), 5: DealSizes(12, 3, 12)}
"""The deal by the number of players."""


def encode_treasure(kind: str, color: str) -> Token:
    """Treasure of type ``kind`` with a rim of ``color``."""
    return TREASURE_TYPES.index(kind) * len(COLORS) + COLORS.index(color)


def encode_shell(color: str) -> Token:
    """Shell with a rim of ``color``."""
    return SHELLS[COLORS.index(color)]


def encode_unseen_card(color: str) -> Card:
    """Card of ``color`` that nobody has seen."""
    return COLORS.index(color) << KNOWER_BITS


def card_color(card: Card) -> Color:
    """Color of a card."""
    return card >> KNOWER_BITS
