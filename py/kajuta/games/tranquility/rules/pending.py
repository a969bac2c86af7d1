"""Decisions and steps that come before the turn goes on."""

from functools import lru_cache
from typing import NamedTuple


class Pending(NamedTuple):
    """Something that is still to be done before the turn goes on.

    ``kind``: a keyword of engine.py. ``seat``: whose it is. ``what``: how many cards it takes, or
    which cell, row or card it is about. ``low``: the place in the hand from which cards may still be
    chosen, as sets are chosen from left to right.
    """

    kind: str
    seat: int
    what: int = 0
    low: int = 0


@lru_cache(maxsize=1024)
def to_do(kind: str, seat: int, what: int = 0, low: int = 0) -> Pending:
    """Return what is still to be done, made only once: bots need the same all the time."""
    return Pending(kind, seat, what, low)
