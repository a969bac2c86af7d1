"""Declarations of the texts with which the coach explains why one action is better than another."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, NamedTuple

from kajuta.core.message import Message


class Explains(Enum):
    """Whether a difference in a feature explains a choice, or only restates how well it turns out."""

    ALWAYS = "always"
    THIS_TURN = "this-turn"
    """Only if it shows by the end of the turn, as for points, or outweighs all else: it may restate other gains."""
    NEVER = "never"


class ReasonText(NamedTuple):
    """The coach's text about one feature of the evaluation: the game's Fluent message ``why-<feature>``.

    The message has the argument ``way`` ("more" or "less" of the feature) and, for features that are counted,
    ``number``.
    ``scale``: factor from the value of the feature to the number of things shown; 0 if nothing is counted.
    ``has_rival_text``: True if the game also has ``why-<feature>-rival``, about an opponent, with the argument
    ``seat``.
    ``explains``: whether the feature may be the reason of a puzzle's answer; the coach names it in any case.
    ``spoiled_by``: features whose loss makes this difference worthless, such as fees that are saved by salvaging less,
    or being ready to salvage what the other action salvages now.
    """

    scale: float = 0.0
    has_rival_text: bool = False
    explains: Explains = Explains.ALWAYS
    spoiled_by: tuple[str, ...] = ()


class VisibleQuantity(NamedTuple):
    """A number on the table that explains the answer of a puzzle without being a feature of the evaluation.

    Its text is the Fluent message ``why-<name>`` with the argument ``number``.
    ``value``: the number for a seat in the position right after an action. ``theme``: the feature that it affects.
    ``later``: the number for a seat some turns later, so that what is only put off is no reason; None if the quantity
    is gone by then.
    """

    value: Callable[[Any, int], int]
    theme: str
    later: Callable[[Any, int], int] | None = None


UNTOLD = ""
"""In place of the id of a text: puzzles do not tell the line, which explains nothing."""


class PuzzleTexts(NamedTuple):
    """What explains the answers of a game's puzzles beside the features.

    ``visible_quantities``: by name. ``summarized_lines``: by id of a log line, the id of one that is told instead if
    its details vary, with only the argument ``seat``, or UNTOLD. ``remembered``: sentence about what a seat knows from
    earlier turns and the table does not show; None if there is nothing.
    """

    visible_quantities: Mapping[str, VisibleQuantity] = {}
    summarized_lines: Mapping[str, str] = {}
    remembered: Callable[[Any, int], Message | None] | None = None
