"""Declarations of the texts with which the coach explains why one action is better than another."""

from typing import NamedTuple


class ReasonText(NamedTuple):
    """The coach's text about one feature of the evaluation: the game's Fluent message ``why-<feature>``.

    The message has the argument ``way`` ("more" or "less" of the feature) and, for features that are counted,
    ``number``.
    ``scale``: factor from the value of the feature to the number of things shown; 0 if nothing is counted.
    ``has_rival_text``: True if the game also has ``why-<feature>-rival``, about an opponent, with the argument
    ``seat``.
    """

    scale: float = 0.0
    has_rival_text: bool = False
