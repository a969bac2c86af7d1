"""The ids of places and the keys of things, as the table draws them and as motions name them."""

from kajuta.games.tranquility.rules.cards import Card

SEA = "sea"


def hand(seat: int) -> str:
    """Return the hand of ``seat`` as a whole."""
    return f"hand:{seat}"


def pile(seat: int) -> str:
    """Return the pile that ``seat`` draws from."""
    return f"pile:{seat}"


def discards(seat: int) -> str:
    """Return what ``seat`` has discarded, which lies face down."""
    return f"discards:{seat}"


def cell(number: int) -> str:
    """Return the place of a cell of the sea."""
    return f"cell:{number}"


def row(number: int) -> str:
    """Return the place beside a row of the sea."""
    return f"row:{number}"


def display(place: int) -> str:
    """Return a place of the cards that lie open."""
    return f"display:{place}"


def key(island: Card) -> str:
    """Return the key of an island, wherever it lies open."""
    return f"card:{island}"
