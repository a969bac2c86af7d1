"""Intervals for means: one that may be looked at after every game, so a test may stop at any time, and a plain one.

The hedged capital of Waudby-Smith and Ramdas ("Estimating means of bounded random variables by betting", JRSS B
2023, section 4): for each possible mean two gamblers bet that the truth is larger or smaller; a mean that has made
one of them rich enough is out. Unlike an interval for a fixed number of games it stays valid however often one
looks at it.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

NORMAL = 1.96
GRID = 400
BOLDNESS = 0.75
"""The largest part of its capital that a gambler stakes."""


class Interval(NamedTuple):
    """Where a mean lies: ``low`` to ``high`` hold it, however often one looked, in 95 of 100 measurements."""

    mean: float
    low: float
    high: float


def settled(values: Sequence[float]) -> Interval:
    """Return the interval for the mean of ``values`` from 0 to 1 whose number was settled before: Wilson's score.

    It is narrower than that of ``Mean``, but valid for this one look only; no value: nothing is known.
    """
    count = len(values)
    if not count:
        return Interval(0.5, 0.0, 1.0)
    mean = sum(values) / count
    square = NORMAL * NORMAL / count
    middle = (mean + square / 2) / (1 + square)
    half = math.sqrt(square * mean * (1 - mean) + square * square / 4) / (1 + square)
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))


class Mean:
    """Collects values from 0 to 1, whose order must not depend on what they are."""

    def __init__(self, values: Iterable[float] = (), alpha: float = 0.05) -> None:
        self._alpha = alpha
        self._count = 0
        self._sum = 0.0
        self._spread = 0.25
        means = [(n + 0.5) / GRID for n in range(GRID)]
        self._alive = [(mean, 0.0, 0.0) for mean in means]
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """Take one more value."""
        t = self._count + 1
        variance = self._spread / t
        stake = math.sqrt(2 * math.log(2 / self._alpha) / (variance * t * math.log(t + 1)))
        rich = math.log(2 / self._alpha)
        alive = []
        for mean, up, down in self._alive:
            larger = up + math.log1p(min(stake, BOLDNESS / mean) * (value - mean))
            smaller = down + math.log1p(-min(stake, BOLDNESS / (1 - mean)) * (value - mean))
            if max(larger, smaller) < rich:
                alive.append((mean, larger, smaller))
        self._alive = alive or self._alive[:1]
        self._sum += value
        self._count = t
        guess = (self._sum + 0.5) / (t + 1)
        self._spread += (value - guess) ** 2

    def interval(self) -> Interval:
        """Return what is known now."""
        half = 0.5 / GRID
        mean = self._sum / self._count if self._count else 0.5
        return Interval(mean, max(0.0, self._alive[0][0] - half), min(1.0, self._alive[-1][0] + half))
