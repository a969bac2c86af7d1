"""Seeded random numbers whose whole state is one integer.

A position stores the integer itself, so a copy costs nothing, a save is a number, and CPython and
Pyodide draw the same cards. The generator is a 64-bit linear congruential one (Knuth's MMIX
constants) of which only the high bits are used: fast in Python, and even enough to deal cards.
It is not cryptographically secure. Determinizations are shuffled by Python's own generator, which is deterministic
too.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import repeat, starmap
from random import Random
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
HIGH_BITS = 32
HIGH_SHIFT = 64 - HIGH_BITS


def rng_state_from_seed(seed: int) -> int:
    """First state of the generator for ``seed``, any integer; neighbouring seeds give unrelated states."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def _sorting_keys(seed: int) -> Callable[[object], float]:
    """Random sorting keys for any items, drawn in C by Python's own generator."""
    return partial(next, starmap(Random(seed).random, repeat(())))  # it never ends: ``next`` has no need of its default


class Rng:
    """A generator outside of positions: for bots and determinizations."""

    __slots__ = ("_keys", "state")

    def __init__(self, seed: int) -> None:
        self.state = rng_state_from_seed(seed)
        self._keys: Callable[[object], float] | None = None

    def randbelow(self, n: int) -> int:
        """Random number from 0 to ``n - 1``; ``n`` is at most 2**32."""
        self.state = state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return ((state >> HIGH_SHIFT) * n) >> HIGH_BITS

    def random(self) -> float:
        """Random float in [0, 1)."""
        self.state = state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return (state >> HIGH_SHIFT) / (1 << HIGH_BITS)

    def randoms(self, count: int) -> list[float]:
        """``count`` floats in [0, 1), the same as from single calls of ``random``."""
        state = self.state
        found = []
        for _ in range(count):
            state = (state * MULTIPLIER + INCREMENT) & MASK
            found.append((state >> HIGH_SHIFT) / (1 << HIGH_BITS))
        self.state = state
        return found

    def choice(self, items: Sequence[T]) -> T:
        """Random one of ``items``; raises IndexError when there is none."""
        self.state = state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return items[((state >> HIGH_SHIFT) * len(items)) >> HIGH_BITS]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle ``items`` in place by random sorting keys; the first shuffle seeds their generator.

        Every determinization shuffles, and sorting takes half the time of drawing places one by one.
        """
        if self._keys is None:
            self._keys = _sorting_keys(self.randbelow(1 << HIGH_BITS))
        items.sort(key=self._keys)
