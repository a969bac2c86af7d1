"""Element ids and animation keys, shared by the scene and the motions."""

from kajuta.games.deadmansdraw.rules.cards import SUITS, Card, Suit

DRAW_PILE_ID, DISCARD_ID, BUSTING_CARD_ID, MAP_CARDS_ID = "draw", "discard", "busting", "map"


def card_key(card: Card) -> str:
    """Animation key of a face-up card."""
    return f"card:{card}"


def bank_pile_id(seat: int, suit: Suit) -> str:
    """Element id of a pile in the bank of ``seat``."""
    return f"bank:{seat}:{SUITS[suit]}"


def row_place_id(place: int) -> str:
    """Element id of a position in the row, counted from its first card."""
    return f"row:{place}"


def looked_at_card_id(place: int) -> str:
    """Element id of a card at index ``place`` of the draw pile's top cards while they are looked at."""
    return f"top:{place}"
