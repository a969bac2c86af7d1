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
TYPES: Final = (
    "amphora", "crown", "statue", "mask", "goblet", "sword", "coin", "ring", "vase", "tablet", "lamp", "column",
)  # fmt: skip

TREASURES: Final = len(TYPES) * len(COLORS)
SHELLS: Final = tuple(range(TREASURES, TREASURES + len(COLORS)))
TOKEN_COLOR: Final = tuple(token % len(COLORS) for token in range(TREASURES + len(COLORS)))
"""The rim of each token."""
TOKEN_TYPE: Final = tuple(token // len(COLORS) for token in range(TREASURES + len(COLORS)))
"""The type of each token; that of a shell is SHELL."""
SHELL: Final = len(TYPES)

NOTHING: Final = -1
"""An empty place of the sea or of a container."""

KNOWER_BITS: Final = 5
KNOWERS: Final = (1 << KNOWER_BITS) - 1

CARDS_OF_A_COLOR: Final = 12
HAND: Final = 3


class Deal(NamedTuple):
    """What each player gets, and how many cards of each color certainly stay in the game."""

    cards: int
    subs: int
    even: int


DEALS: Final = {2: Deal(15, 5, 6), 3: Deal(15, 5, 9), 4: Deal(13, 4, 10), 5: Deal(12, 3, 12)}
"""The deal by the number of players."""


def treasure(kind: str, color: str) -> Token:
    """Return the treasure of type ``kind`` with a rim of ``color``."""
    return TYPES.index(kind) * len(COLORS) + COLORS.index(color)


def shell(color: str) -> Token:
    """Return the shell with a rim of ``color``."""
    return SHELLS[COLORS.index(color)]


def card(color: str) -> Card:
    """Return a card of ``color`` that nobody has seen."""
    return COLORS.index(color) << KNOWER_BITS


def color_of(one: Card) -> Color:
    """Return the color of a card."""
    return one >> KNOWER_BITS
