"""Help for a bot at work: others who play the same candidates out in other deals while it thinks.

Every candidate meets the same deals, whoever plays them out, so what helpers found is added to what the bot has seen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kajuta.core.state import Action

DIGITS = 6
"""Decimal places of a worth on its way: what comes from outside is refused with longer numbers."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a bot would have others look at: the ``actions`` that it still compares, over so many own ``turns``."""

    actions: Sequence[Action]
    turns: int

    def to_json(self) -> dict[str, Any]:
        """Return the task as it goes to a helper."""
        return {"actions": [list(action) for action in self.actions], "turns": self.turns}

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> "Task":
        """Return the task that ``to_json`` told."""
        return cls([tuple(action) for action in told["actions"]], told["turns"])


@dataclass(frozen=True, slots=True)
class Sums:
    """What playouts of ``actions`` came to in the same ``deals``: sum and peak of their worths, by action."""

    actions: Sequence[Action]
    deals: int
    totals: Sequence[float]
    peaks: Sequence[float]

    def to_json(self) -> dict[str, Any]:
        """Return the sums as they go back to the bot."""
        return {
            "actions": [list(action) for action in self.actions],
            "deals": self.deals,
            "totals": [round(total, DIGITS) for total in self.totals],
            "peaks": [round(peak, DIGITS) for peak in self.peaks],
        }

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> "Sums":
        """Return the sums that ``to_json`` told."""
        return cls([tuple(action) for action in told["actions"]], told["deals"], told["totals"], told["peaks"])


class Help:
    """What a bot at work asks of helpers, and what they have found since it looked last."""

    __slots__ = ("found", "task")

    def __init__(self) -> None:
        self.task: Task | None = None
        self.found: list[Sums] = []

    def take(self) -> list[Sums]:
        """Return what was found, and forget it."""
        found, self.found = self.found, []
        return found
