"""The components: every card is a small number, cards of one kind are alike."""

from typing import TypeAlias

Card: TypeAlias = int
"""Card number: 1 to 80 are islands, higher numbers the kinds below; 0 stands for no card."""

ISLAND_COUNT = 80
BEFORE_ALL = 0
AFTER_ALL = ISLAND_COUNT + 1
"""The numbers that stand for the two ends of the voyage: all islands come after the one and before the other."""

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
"""Border cards that the pyramid does not use."""

HAND_LIMIT = 5
HAND_LIMIT_IN_YELLOW_STORM = 3
HIGHEST_COST = 4
START_COST = 8
"""Cards that all seats together discard when a Start is laid."""
EXTRA_CARDS_AT_START = {1: 8, 2: 2}
"""Cards that each seat draws when a Start is laid, by the number of seats."""
MOST_FROM_PILE = 2
"""Highest number of cards that a seat in a yellow storm may give from its draw pile towards the eight."""
CARDS_TO_DISCARD = 2
CARDS_FOR_A_COMPASS = 3
"""Least number of discardable cards in a hand that can be discarded for a compass."""

ISLANDS_REMOVED_BY_GOD = {"none": 0, "galateia": 4, "triton": 6, "leukothea": 8, "amfitrita": 10, "poseidon": 12}
"""Number of islands that each god removes."""

DISPLAY_SIZE = 5
"""Face-up cards in the competitive variant."""
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
