"""Comparison of two component inventories, in words for the message of an assertion."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

SHOWN = 6
"""Number of pieces to name on each side."""


def difference(one: Any, other: Any) -> str:
    """The pieces that only one of two inventories has: "only first: 3; only then: 4, 5"."""
    pieces, others = Counter(_pieces(one)), Counter(_pieces(other))
    return f"only first: {_some(pieces - others)}; only then: {_some(others - pieces)}"


def _pieces(inventory: Any) -> Iterator[str]:
    """Names of the pieces. An inventory may consist of several lists."""
    if isinstance(inventory, list) or (
        isinstance(inventory, tuple) and any(isinstance(one, list) for one in inventory)
    ):
        for one in inventory:
            yield from _pieces(one)
    else:
        yield repr(inventory)


def _some(pieces: Counter[str]) -> str:
    named = list(pieces.elements())
    return ", ".join(named[:SHOWN]) + (" ..." if len(named) > SHOWN else "") or "nothing"
