"""The ids of places and the keys of things, as the table draws them and as motions name them."""

from kajuta.games.submarine.components import COLORS, TYPES, Color, Token
from kajuta.games.submarine.sea import Column, Field, Place


def surface(column: Column) -> str:
    """Return a column of the surface."""
    return f"surface:{column}"


def place(number: Place) -> str:
    """Return a place for a treasure."""
    return f"place:{number}"


def ship(seat: int) -> str:
    """Return the ship of ``seat``."""
    return f"ship:{seat}"


def sub(seat: int, field: Field) -> str:
    """Return the submarines of ``seat`` in a field."""
    return f"sub:{seat}:{field}"


def reserve(seat: int) -> str:
    """Return the submarines of ``seat`` that are not placed yet."""
    return f"reserve:{seat}"


def hand(color: Color) -> str:
    """Return the cards of ``color`` in the hand that is seen."""
    return f"hand:{COLORS[color]}"


def discarded(color: Color) -> str:
    """Return the discarded cards of ``color``."""
    return f"discard:{COLORS[color]}"


def joker(seat: int, token: Token) -> str:
    """Return a joker that lies before ``seat``."""
    return f"joker:{seat}:{token}"


def container(seat: int, kind: int) -> str:
    """Return the place for a type in the container of ``seat``."""
    return f"container:{seat}:{TYPES[kind]}"


def key(token: Token) -> str:
    """Return the key of a treasure or a shell, wherever it lies."""
    return f"token:{token}"
