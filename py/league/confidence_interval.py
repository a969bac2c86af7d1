"""Intervals for means: one that may be looked at after every game, so a test may stop at any time, and a plain one.

The capital of Waudby-Smith and Ramdas ("Estimating means of bounded random variables by betting", JRSS B 2023,
section 4): for each possible mean two parties bet that the truth is larger or smaller; a mean that has made one of
them rich enough is out. A party is some gamblers with an equal share of its capital, each of whom stakes the same part
of what it has every time: the one whose stake suits the truth carries the others (sections 4.4 and B.3). Unlike an
interval for a fixed number of games it stays valid however often one looks at it.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

NORMAL = 1.96
GRID = 400
STAKES = tuple((n + 1) / 11 for n in range(10))
"""Which part of the most that could be staked each gambler of a party stakes."""


class Interval(NamedTuple):
    """Where a mean lies: ``low`` to ``high`` hold it, however often one looked, in 95 of 100 measurements."""

    mean: float
    low: float
    high: float


def wilson_interval(values: Sequence[float]) -> Interval:
    """Wilson's score: interval for the mean of ``values`` from 0 to 1 whose number was settled before.

    It is narrower than that of ``AnytimeMean``, but valid for this one look only; no value: nothing is known.
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
    """Collects values from 0 to 1, whose order must not depend on what they are."""

    def __init__(self, values: Iterable[float] = (), alpha: float = 0.05) -> None:
        self._rich = 2 / alpha
        self._count = 0
        self._sum = 0.0
        start = [1 / len(STAKES)] * len(STAKES)
        self._alive = [((n + 0.5) / GRID, start, start) for n in range(GRID)]
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """Take one more value."""
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
        """Interval by the values so far."""
        half = 0.5 / GRID
        mean = self._sum / self._count if self._count else 0.5
        return Interval(mean, max(0.0, self._alive[0][0] - half), min(1.0, self._alive[-1][0] + half))
