"""Element ids and animation keys, shared by the scene and the motions."""

from kajuta.games.submarine.sea_grid import Column, Field, Place
from kajuta.games.submarine.tokens_and_cards import COLORS, TREASURE_TYPES, Color, Token


def surface_column_id(column: Column) -> str:
    """Element id of the cell above the water in a column."""
    return f"surface:{column}"


def field_id(field: Field) -> str:
    """Element id of a field of the sea."""
    return f"field:{field}"


def place_id(place: Place) -> str:
    """Element id of a place where a treasure lies."""
    return f"place:{place}"


def place_from_id(element_id: str) -> Place:
    """Number of the place that an element id stands for."""
    return int(element_id.partition(":")[2])


def surface_ship_of_seat_id(seat: int) -> str:
    """Element id of the ship of ``seat``."""
    return f"ship:{seat}"


def submarines_id(seat: int, field: Field) -> str:
    """Element id of the submarines of ``seat`` in a field."""
    return f"sub:{seat}:{field}"


def unplaced_submarines_id(seat: int) -> str:
    """Element id of the unplaced submarines of ``seat``."""
    return f"reserve:{seat}"


def card_stack_of_seat_id(seat: int) -> str:
    """Element id of the stack of ``seat``."""
    return f"stack:{seat}"


def hand_size_id(seat: int) -> str:
    """Element id of the number of cards in the hand of ``seat``."""
    return f"held:{seat}"


def hand_cards_of_color_id(color: Color) -> str:
    """Element id of the cards of ``color`` in the visible hand."""
    return f"hand:{COLORS[color]}"


def discarded_cards_of_color_id(color: Color) -> str:
    """Element id of the discarded cards of ``color``."""
    return f"discard:{COLORS[color]}"


def joker_id(seat: int, token: Token) -> str:
    """Element id of a joker in front of ``seat``."""
    return f"joker:{seat}:{token}"


def container_slot_id(seat: int, kind: int) -> str:
    """Element id of the slot for a treasure type in the container of ``seat``."""
    return f"container:{seat}:{TREASURE_TYPES[kind]}"


def submarine_animation_key(seat: int, number: int) -> str:
    """Animation key of submarine ``number`` of ``seat``."""
    return f"sub:{seat}:{number}"


def hand_cards_of_color_animation_key(seat: int, color: Color) -> str:
    """Animation key of the cards of ``color`` in the hand of ``seat``."""
    return f"hand:{seat}:{color}"


def token_animation_key(token: Token) -> str:
    """Animation key of a treasure or a shell, the same wherever it lies."""
    return f"token:{token}"
