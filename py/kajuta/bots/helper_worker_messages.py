"""Messages between a thinking bot and helper workers, which run playouts of the same actions in parallel.

Each helper tries all actions in every random deal of the hidden cards that it makes, so its sums can be added to the
bot's own.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kajuta.core.state import Action

DECIMALS = 6
"""Decimal places of a value in a message; messages from outside with more are rejected."""


@dataclass(frozen=True, slots=True)
class HelperTask:
    """Work for helpers: playouts of ``actions``, those that the bot still compares, over ``turns`` own turns each."""

    actions: Sequence[Action]
    turns: int

    def to_json(self) -> dict[str, Any]:
        """The task as a message to a helper."""
        return {"actions": [list(action) for action in self.actions], "turns": self.turns}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "HelperTask":
        """Task from a message."""
        return cls([tuple(action) for action in data["actions"]], data["turns"])


@dataclass(frozen=True, slots=True)
class PartialResults:
    """Results of playouts: the sum and the maximum of the utilities of each action.

    ``determinizations``: number of random deals of the hidden cards in which each of the ``actions`` was tried.
    """

    actions: Sequence[Action]
    determinizations: int
    totals: Sequence[float]
    peaks: Sequence[float]

    def to_json(self) -> dict[str, Any]:
        """The results as a message to the bot."""
        return {
            "actions": [list(action) for action in self.actions],
            "deals": self.determinizations,
            "totals": [round(total, DECIMALS) for total in self.totals],
            "peaks": [round(peak, DECIMALS) for peak in self.peaks],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "PartialResults":
        """Results from a message."""
        return cls([tuple(action) for action in data["actions"]], data["deals"], data["totals"], data["peaks"])


class HelperMailbox:
    """Exchange between a thinking bot and helper workers: its current task, and results that it has not read yet."""

    __slots__ = ("results", "task")

    def __init__(self) -> None:
        self.task: HelperTask | None = None
        self.results: list[PartialResults] = []

    def take_results(self) -> list[PartialResults]:
        """Remove and return the results."""
        results, self.results = self.results, []
        return results
