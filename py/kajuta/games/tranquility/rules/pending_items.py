"""Pending items: decisions and steps that must be finished before the turn continues."""

from functools import lru_cache
from typing import NamedTuple


class PendingItem(NamedTuple):
    """Decision or step that must be finished before the turn continues.

    ``kind``: key of the tables in engine.py. ``seat``: the seat that decides or is affected. ``what``: number of cards
    that it takes, or the cell, row or card that it concerns. ``low``: first place in the hand from which cards may
    still be chosen, because sets of cards are chosen from left to right.
    """

    kind: str
    seat: int
    what: int = 0
    low: int = 0


@lru_cache(maxsize=1024)
def cached_pending_item(kind: str, seat: int, what: int = 0, low: int = 0) -> PendingItem:
    """Pending item from a cache, because bots need the same ones very often."""
    return PendingItem(kind, seat, what, low)
