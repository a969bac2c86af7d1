"""Element ids and animation keys, shared by the scene and the motions."""

from kajuta.games.tranquility.rules.cards import Card

SEA = "sea"


def hand_id(seat: int) -> str:
    """Element id of the whole hand of ``seat``."""
    return f"hand:{seat}"


def draw_pile_id(seat: int) -> str:
    """Element id of the draw pile of ``seat``."""
    return f"pile:{seat}"


def discard_pile_id(seat: int) -> str:
    """Element id of the face-down discards of ``seat``."""
    return f"discards:{seat}"


def cell_id(number: int) -> str:
    """Element id of a cell of the sea."""
    return f"cell:{number}"


def row_id(number: int) -> str:
    """Element id of the border card beside a row of the sea."""
    return f"row:{number}"


def display_card_id(place: int) -> str:
    """Element id of a place in the display."""
    return f"display:{place}"


def island_key(island: Card) -> str:
    """Animation key of a face-up island, the same in every place."""
    return f"card:{island}"
