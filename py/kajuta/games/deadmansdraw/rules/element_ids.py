"""The ids of places and the keys of things, as the table draws them and as motions name them."""

from kajuta.games.deadmansdraw.rules.cards import SUITS, Card, Suit

DRAW, DISCARD, BUSTING, FOUND = "draw", "discard", "busting", "map"


def identity(card: Card) -> str:
    """Return the key of a card that lies open."""
    return f"card:{card}"


def bank_pile(seat: int, suit: Suit) -> str:
    """Return the place of a pile in the bank of ``seat``."""
    return f"bank:{seat}:{SUITS[suit]}"


def row_place(place: int) -> str:
    """Return a place of the row, counted from its first card."""
    return f"row:{place}"


def top(place: int) -> str:
    """Return a place of the cards that are looked at on top of the draw pile."""
    return f"top:{place}"
