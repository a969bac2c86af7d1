"""Tasks for helper workers, which play a thinking bot's candidates out in other determinizations meanwhile.

Within one determinization all candidates are played out, so partial results of helpers add up with the bot's own.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kajuta.core.state import Action

DECIMALS = 6
"""Decimal places of a value in a message; longer numbers from outside are refused."""


@dataclass(frozen=True, slots=True)
class HelperTask:
    """Work for helpers: the ``actions`` that a bot still compares, with playouts over ``turns`` own turns."""

    actions: Sequence[Action]
    turns: int

    def to_json(self) -> dict[str, Any]:
        """The task as a message to a helper."""
        return {"actions": [list(action) for action in self.actions], "turns": self.turns}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "HelperTask":
        """The task in a message."""
        return cls([tuple(action) for action in data["actions"]], data["turns"])


@dataclass(frozen=True, slots=True)
class PartialResults:
    """Playouts of ``actions`` in the same ``determinizations``: sum and maximum of their utilities, by action."""

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
        """The results in a message."""
        return cls([tuple(action) for action in data["actions"]], data["deals"], data["totals"], data["peaks"])


class HelperMailbox:
    """A thinking bot's task for helpers, and their results since it looked last."""

    __slots__ = ("results", "task")

    def __init__(self) -> None:
        self.task: HelperTask | None = None
        self.results: list[PartialResults] = []

    def take_results(self) -> list[PartialResults]:
        """Remove and return the results."""
        results, self.results = self.results, []
        return results
