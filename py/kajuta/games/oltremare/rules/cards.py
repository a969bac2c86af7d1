"""Data of the goods cards and their payouts.

The numbers of cards come from the rulebook. Some payouts and the details of the single cards are not known and were
reconstructed; the clauses of the rules say how. Each payout row and each card is one line here, so a correction changes
one line.
"""

from typing import TypeAlias

Card: TypeAlias = int
"""Card number: its index in CARDS."""

Good: TypeAlias = int
"""Number of the kind of goods: its index in GOODS."""

GOODS = ("gems", "scrolls", "silk", "salt", "pottery", "olives", "grain")
"""Kinds of goods, the rarest first."""

GRAIN = GOODS.index("grain")

WITHOUT_GRAIN = 2
"""Number of seats that play without grain."""

PAYOUTS = (
    (1, 5),
    (1, 4, 8),
    (1, 3, 7),
    (1, 3, 6, 10),
    (1, 3, 6, 9),
    (1, 2, 4, 8, 13),
    (1, 2, 4, 7, 12),
)
"""Payout in ducats of a run of 1, 2, 3... cards, by kind of goods; longer runs pay no more."""

SYMBOLS = ("ducat", "pirate", "card", "ship")
"""Action symbols, in the order in which they are carried out."""

DUCAT, FLAG, DRAW, SHIP = range(len(SYMBOLS))

SYMBOL_EFFECT = (0, 1, 3, 6, 6, 6)
"""Effect, in ducats or cards, of 0, 1, 2... symbols of one kind (not ships); only a port token brings a fifth symbol.
"""

POWER_AND_BALES = 7
"""Sum of Maritime Power and bales of each card."""

CARDS = (
    ("gems", 3, "PC", ""),
    ("gems", 3, "CS", ""),
    ("gems", 4, "DP", ""),
    ("gems", 4, "DC", "venezia"),
    ("gems", 5, "DS", ""),
    ("gems", 5, "CS", "corfu"),
    ("gems", 6, "DP", ""),
    ("gems", 6, "PS", ""),
    ("scrolls", 3, "DC", ""),
    ("scrolls", 3, "PS", ""),
    ("scrolls", 4, "DP", "scio"),
    ("scrolls", 4, "PC", "giaffa"),
    ("scrolls", 4, "CS", "costantinopoli"),
    ("scrolls", 5, "DP", ""),
    ("scrolls", 5, "PS", ""),
    ("scrolls", 5, "CS", ""),
    ("scrolls", 6, "DC", ""),
    ("scrolls", 6, "DS", ""),
    ("silk", 3, "DP", ""),
    ("silk", 3, "CS", ""),
    ("silk", 4, "DS", "candia"),
    ("silk", 4, "PC", ""),
    ("silk", 4, "PS", ""),
    ("silk", 4, "CS", ""),
    ("silk", 5, "DP", "tripoli"),
    ("silk", 5, "DC", ""),
    ("silk", 5, "PC", "tana"),
    ("silk", 5, "PS", "durazzo"),
    ("silk", 6, "DC", ""),
    ("silk", 6, "DS", ""),
    ("salt", 3, "DC", ""),
    ("salt", 3, "PC", ""),
    ("salt", 3, "PS", ""),
    ("salt", 4, "DP", ""),
    ("salt", 4, "DC", ""),
    ("salt", 4, "PC", ""),
    ("salt", 4, "PS", "alessandria"),
    ("salt", 5, "DP", "negroponte"),
    ("salt", 5, "DC", "tunisi"),
    ("salt", 5, "DS", "bari"),
    ("salt", 5, "CS", ""),
    ("salt", 6, "DS", ""),
    ("salt", 6, "PS", ""),
    ("salt", 6, "CS", ""),
    ("pottery", 3, "DP", ""),
    ("pottery", 3, "DC", ""),
    ("pottery", 3, "DS", ""),
    ("pottery", 4, "DC", "gallipoli"),
    ("pottery", 4, "DS", ""),
    ("pottery", 4, "PC", ""),
    ("pottery", 4, "PS", ""),
    ("pottery", 4, "CS", ""),
    ("pottery", 5, "DP", "trebisonda"),
    ("pottery", 5, "DS", "ragusa"),
    ("pottery", 5, "PC", ""),
    ("pottery", 5, "PS", "satalia"),
    ("pottery", 5, "CS", "siracusa"),
    ("pottery", 6, "DP", ""),
    ("pottery", 6, "PC", ""),
    ("pottery", 6, "CS", ""),
    ("olives", 3, "DP", ""),
    ("olives", 3, "DS", ""),
    ("olives", 3, "PC", ""),
    ("olives", 3, "CS", ""),
    ("olives", 4, "DP", "baruti"),
    ("olives", 4, "DC", "varna"),
    ("olives", 4, "DS", "modone"),
    ("olives", 4, "PS", ""),
    ("olives", 4, "CS", "ancona"),
    ("olives", 5, "DP", ""),
    ("olives", 5, "DC", ""),
    ("olives", 5, "PC", "caffa"),
    ("olives", 5, "PS", ""),
    ("olives", 5, "CS", "rodi"),
    ("olives", 6, "DC", ""),
    ("olives", 6, "DS", ""),
    ("olives", 6, "PC", ""),
    ("olives", 6, "PS", ""),
    ("grain", 3, "DP", ""),
    ("grain", 3, "DS", ""),
    ("grain", 3, "PS", ""),
    ("grain", 3, "CS", ""),
    ("grain", 4, "DP", ""),
    ("grain", 4, "DC", "sinope"),
    ("grain", 4, "DS", "malta"),
    ("grain", 4, "PC", "famagosta"),
    ("grain", 4, "PS", "zara"),
    ("grain", 4, "CS", ""),
    ("grain", 5, "DC", ""),
    ("grain", 5, "DS", ""),
    ("grain", 5, "DS", ""),
    ("grain", 5, "PC", ""),
    ("grain", 5, "PC", "messina"),
    ("grain", 5, "PS", "salonicco"),
    ("grain", 6, "DP", ""),
    ("grain", 6, "DC", ""),
    ("grain", 6, "PC", ""),
    ("grain", 6, "CS", ""),
)
"""Kind of goods, Maritime Power, symbols (initials) and port (or "") of each card."""

GOOD_OF_CARD: tuple[Good, ...] = tuple(GOODS.index(good) for good, _, _, _ in CARDS)
POWER = tuple(power for _, power, _, _ in CARDS)
BALES = tuple(POWER_AND_BALES - power for power in POWER)
CARD_SYMBOLS = tuple(tuple("DPCS".index(letter) for letter in symbols) for _, _, symbols, _ in CARDS)
PORT_OF_CARD = tuple(port for _, _, _, port in CARDS)

CARDS_PER_GOOD = tuple(GOOD_OF_CARD.count(good) for good in range(len(GOODS)))
"""Number of cards of each kind."""

LION: Card = len(CARDS)
"""The Venice card with the lion."""


def kinds_of_goods_in_play(seats: int) -> range:
    """Kinds of goods used in a game with ``seats`` seats."""
    return range(GRAIN if seats == WITHOUT_GRAIN else len(GOODS))


def cards_in_play(seats: int) -> list[Card]:
    """Goods cards used in a game with ``seats`` seats, sorted."""
    goods = kinds_of_goods_in_play(seats)
    return [card for card, good in enumerate(GOOD_OF_CARD) if good in goods]


def run_payout(good: Good, length: int) -> int:
    """Payout of a run of ``length`` cards of ``good``, in ducats; above a maximum length it does not rise."""
    row = PAYOUTS[good]
    return row[min(length, len(row)) - 1] if length else 0
