"""The interface of a bot: a generator that thinks in small steps within a budget."""

import time
from collections.abc import Callable, Generator
from typing import TypeAlias

from kajuta.bots.seat_knowledge import SeatKnowledge
from kajuta.core.rng import Rng
from kajuta.core.state import Action


class ThinkingBudget:
    """Limits of a search: a number of simulations and, in games with people, a time in seconds.

    Without ``seconds`` the result is the same on every machine. With a time, the search ends at whichever limit is
    reached first.
    """

    __slots__ = ("_began", "_seconds", "simulations", "used")

    def __init__(self, simulations: int, seconds: float | None = None) -> None:
        self.used = 0
        self.simulations = simulations
        self._seconds = seconds
        self._began = 0.0 if seconds is None else time.perf_counter()

    def fraction_used(self) -> float:
        """Used fraction of the budget, from 0 to 1."""
        part = self.used / self.simulations
        if self._seconds is not None:
            part = max(part, (time.perf_counter() - self._began) / self._seconds)
        return min(1.0, part)

    def affordable_simulations(self, simulation: Callable[[], None]) -> int:
        """Number of simulations within the budget; with a time limit, ``simulation`` is run once to time it."""
        if self._seconds is None:
            return self.simulations
        began = time.perf_counter()
        simulation()
        taken = max(time.perf_counter() - began, 1e-9)
        return min(self.simulations, int(self._seconds / taken))


DECIDE_NOW = "hurry"
"""Value to send to a thinking bot to make it decide at once."""

Thinking: TypeAlias = Generator[float, str | None, Action]
"""A thinking bot: a generator that yields its progress (0 to 1) at least every 30 ms and returns its action.

After receiving ``DECIDE_NOW`` it yields no more and returns the best action found so far.
"""

Bot: TypeAlias = Callable[[SeatKnowledge, Rng, float | None], Thinking]
"""Function that starts a bot. Its last argument is the thinking time as a multiple of the rank's usual time; None means
no time limit but the full number of simulations, so that the choice is the same on every machine."""
