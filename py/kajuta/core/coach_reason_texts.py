"""Texts by which the coach says why one action is better than another."""

from typing import NamedTuple


class ReasonText(NamedTuple):
    """Text for a difference in one feature: the game's message ``why-<feature>``.

    Its arguments are ``way`` ("more" or "less" of the feature) and, where something is counted, ``number``.
    ``scale``: counted things that make 1 of the feature; 0 where nothing is counted.
    ``has_rival_text``: there is a message ``why-<feature>-rival`` for another seat, with the argument ``seat``.
    """

    scale: float = 0.0
    has_rival_text: bool = False
