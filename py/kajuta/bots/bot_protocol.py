"""What a bot is: a generator that thinks in small steps, within a budget."""

import time
from collections.abc import Callable, Generator
from typing import TypeAlias

from kajuta.bots.seat_knowledge import SeatKnowledge
from kajuta.core.rng import Rng
from kajuta.core.state import Action


class ThinkingBudget:
    """How much a bot may think: a number of simulations and, in front of people, a time.

    Without ``seconds`` the choice is the same on every machine; with them the earlier end counts.
    """

    __slots__ = ("_began", "_seconds", "simulations", "used")

    def __init__(self, simulations: int, seconds: float | None = None) -> None:
        self.used = 0
        self.simulations = simulations
        self._seconds = seconds
        self._began = 0.0 if seconds is None else time.perf_counter()

    def fraction_used(self) -> float:
        """Part of the budget that is used up, 1 for all of it."""
        part = self.used / self.simulations
        if self._seconds is not None:
            part = max(part, (time.perf_counter() - self._began) / self._seconds)
        return min(1.0, part)

    def affordable_simulations(self, simulation: Callable[[], None]) -> int:
        """Number of simulations within the budget; with a clock, ``simulation`` is run once to measure its time."""
        if self._seconds is None:
            return self.simulations
        began = time.perf_counter()
        simulation()
        taken = max(time.perf_counter() - began, 1e-9)
        return min(self.simulations, int(self._seconds / taken))


DECIDE_NOW = "hurry"
"""Sent to a thinking bot that shall decide at once."""

Thinking: TypeAlias = Generator[float, str | None, Action]
"""A bot at work: yields its progress from 0 to 1 at least every 30 ms, returns its action.

After ``DECIDE_NOW`` was sent it yields no more and returns the best action so far.
"""

Bot: TypeAlias = Callable[[SeatKnowledge, Rng, float | None], Thinking]
"""Starts a bot. The last argument is its thinking time as a multiple of its rank's; None: no clock, the full number of
simulations, so the choice is the same on every machine."""
