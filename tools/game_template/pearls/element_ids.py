"""Ids and keys: put here the names of all places on the table, which scene, click paths and motions share.

An id names a place (the first card of a hand), a key names a visible thing wherever it goes.
"""

DECK = "deck"
DISCARD = "discard"


def hand_id(seat: int) -> str:
    """Hand of ``seat`` as a whole: where the cards of others, which no one sees, come from and go to."""
    return f"hand:{seat}"


def held_card_id(seat: int, index: int) -> str:
    """Place of a card in the hand of ``seat``; the id must not tell which card lies there."""
    return f"hand:{seat}:{index}"


def index_in_hand(element_id: str) -> int:
    """Index in the hand that the id of a held card names."""
    return int(element_id.rpartition(":")[2])


def row_id(seat: int) -> str:
    """Row of ``seat``, drawn as a pile with its last card on top."""
    return f"row:{seat}"


def row_area_id(seat: int) -> str:
    """Area that the row lies in."""
    return f"played:{seat}"


def row_card_id(seat: int, index: int) -> str:
    """Card of the row that is seen when the pile is opened."""
    return f"row:{seat}:{index}"


def card_key(card: int) -> str:
    """Key of a card that the viewer sees."""
    return f"card:{card}"
