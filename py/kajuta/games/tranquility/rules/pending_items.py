"""Pending items: decisions and steps to finish before the turn continues."""

from functools import lru_cache
from typing import NamedTuple


class PendingItem(NamedTuple):
    """A decision or step that comes before the turn goes on.

    ``kind``: a keyword of engine.py. ``seat``: whose it is. ``what``: how many cards it takes, or
    which cell, row or card it is about. ``low``: the place in the hand from which cards may still be
    chosen, as sets are chosen from left to right.
    """

    kind: str
    seat: int
    what: int = 0
    low: int = 0


@lru_cache(maxsize=1024)
def cached_pending_item(kind: str, seat: int, what: int = 0, low: int = 0) -> PendingItem:
    """Pending item, cached: bots need the same ones all the time."""
    return PendingItem(kind, seat, what, low)
