"""Confidence intervals for means: a plain one, and one that stays valid however often it is checked during a test.

The second follows Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (JRSS B 2023,
section 4). For each possible mean, two parties bet that the true mean is larger or smaller. A possible mean is ruled
out once one of its parties has won enough. Each party consists of several gamblers with equal starting capital, who
always stake a fixed fraction of it; those whose stake suits the data dominate (sections 4.4 and B.3). Unlike an
interval for a fixed number of games, it allows a test to stop at any time.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

NORMAL = 1.96
GRID = 400
STAKES = tuple((n + 1) / 11 for n in range(10))
"""Fraction of the largest possible stake, by gambler."""


class Interval(NamedTuple):
    """A mean and its 95 % confidence interval from ``low`` to ``high``."""

    mean: float
    low: float
    high: float


def wilson_interval(values: Sequence[float]) -> Interval:
    """Wilson score interval for the mean of ``values`` (0 to 1), whose number was fixed in advance.

    It is narrower than that of ``AnytimeMean`` but valid for a single look only. Without values it is the whole range.
    """
    count = len(values)
    if not count:
        return Interval(0.5, 0.0, 1.0)
    mean = sum(values) / count
    square = NORMAL * NORMAL / count
    middle = (mean + square / 2) / (1 + square)
    half = math.sqrt(square * mean * (1 - mean) + square * square / 4) / (1 + square)
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))


class AnytimeMean:
    """Mean of values from 0 to 1, with an interval that is valid at any time.

    The order in which values are added must not depend on their size.
    """

    def __init__(self, values: Iterable[float] = (), alpha: float = 0.05) -> None:
        self._rich = 2 / alpha
        self._count = 0
        self._sum = 0.0
        start = [1 / len(STAKES)] * len(STAKES)
        self._alive = [((n + 0.5) / GRID, start, start) for n in range(GRID)]
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """Add one value."""
        alive = []
        for mean, up, down in self._alive:
            larger = [part * (1 + stake * (value / mean - 1)) for part, stake in zip(up, STAKES, strict=True)]
            smaller = [
                part * (1 + stake * ((1 - value) / (1 - mean) - 1)) for part, stake in zip(down, STAKES, strict=True)
            ]
            if max(sum(larger), sum(smaller)) < self._rich:
                alive.append((mean, larger, smaller))
        self._alive = alive or self._alive[:1]
        self._sum += value
        self._count += 1

    def interval(self) -> Interval:
        """Interval from the values so far."""
        half = 0.5 / GRID
        mean = self._sum / self._count if self._count else 0.5
        return Interval(mean, max(0.0, self._alive[0][0] - half), min(1.0, self._alive[-1][0] + half))
