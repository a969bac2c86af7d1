"""The components: a card is a small integer, and all cards of one kind share the same number."""

from typing import TypeAlias

Card: TypeAlias = int
"""Card number: 1 to 80 are islands, higher numbers the kinds below; 0 stands for no card."""

ISLAND_COUNT = 80
BEFORE_ALL = 0
AFTER_ALL = ISLAND_COUNT + 1
"""Numbers that stand for the two ends of the sea: all islands come after BEFORE_ALL and before AFTER_ALL."""

START = 81
FINISH = 82
MONSTER = 83
WILD = 84
YELLOW = 85
PURPLE = 86
ORANGE = 87
COMPASS = 88
ROCKS = 89
BORDER = 90

SPECIAL_CARD_NAMES = {
    START: "start",
    FINISH: "finish",
    MONSTER: "monster",
    WILD: "wild",
    YELLOW: "yellow",
    PURPLE: "purple",
    ORANGE: "orange",
    COMPASS: "compass",
    ROCKS: "rocks",
    BORDER: "border",
}
"""Name of each kind of card other than islands."""

STORMS = (YELLOW, PURPLE, ORANGE)
STORMS_OF_A_COLOUR = 2
COMPASS_COUNT = 6
FINISH_COUNT = 5
WILD_COUNT = 2
MONSTER_COUNT = 5
SPARE_BORDER_COUNT = 4
"""Number of border cards that the pyramid leaves over for the exploration deck."""

HAND_LIMIT = 5
HAND_LIMIT_IN_YELLOW_STORM = 3
HIGHEST_COST = 4
START_COST = 8
"""Number of cards that all seats together discard when a Start card is laid."""
EXTRA_CARDS_AT_START = {1: 8, 2: 2}
"""Number of cards that each seat draws when a Start card is laid, by the number of seats."""
MOST_FROM_PILE = 2
"""Maximum number of the eight discards for the Start card that a seat in a yellow storm may take from its draw pile."""
CARDS_TO_DISCARD = 2
CARDS_FOR_A_COMPASS = 3
"""Minimum number of discardable cards in a hand that is discarded for a compass."""

ISLANDS_REMOVED_BY_GOD = {"none": 0, "galateia": 4, "triton": 6, "leukothea": 8, "amfitrita": 10, "poseidon": 12}
"""Number of islands that each god removes from the game."""

DISPLAY_SIZE = 5
"""Number of face-up cards in the competitive variant."""
CARD_POINTS = 2
DISCARD_POINTS = -1
FINISH_POINTS = 3
SECOND_PLAYER_POINTS = 1


def is_island(card: Card) -> bool:
    """Whether ``card`` is an island."""
    return card <= ISLAND_COUNT


def is_storm(card: Card) -> bool:
    """Whether ``card`` is a storm."""
    return card in STORMS
