"""Ids and keys of the table, shared by scene, click paths and motions: put here a function for each.

An id names a place (the first card of a hand); a key names a visible thing wherever it goes.
"""

DECK = "deck"
DISCARD = "discard"


def hand_id(seat: int) -> str:
    """Id of the hand of ``seat`` as a whole; hidden cards of other seats move from and to it."""
    return f"hand:{seat}"


def held_card_id(seat: int, index: int) -> str:
    """Id of the place ``index`` in the hand of ``seat``; it must not reveal the card there."""
    return f"hand:{seat}:{index}"


def index_in_hand(element_id: str) -> int:
    """Index in the hand, parsed from the id of a card there."""
    return int(element_id.rpartition(":")[2])


def row_id(seat: int) -> str:
    """Id of the row of ``seat``, drawn as a pile with its last card on top."""
    return f"row:{seat}"


def row_area_id(seat: int) -> str:
    """Id of the area with the row of ``seat``."""
    return f"played:{seat}"


def row_card_id(seat: int, index: int) -> str:
    """Id of a card in the row, visible when the pile is opened."""
    return f"row:{seat}:{index}"


def card_key(card: int) -> str:
    """Key of a card whose face the viewer sees."""
    return f"card:{card}"
