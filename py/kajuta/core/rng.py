"""Seeded random numbers from a generator whose state is a single integer.

A position stores that integer, so copies are cheap, a save is a number, and CPython and Pyodide produce the same
numbers. The generator is a 64-bit linear congruential one with Knuth's MMIX constants. Only the high bits are used,
which are uniform enough to deal cards. It is not cryptographically secure. ``Rng.shuffle``, which bots use to deal
hidden cards at random, takes its numbers from Python's own generator: that is faster and deterministic as well.
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
    """Initial generator state for ``seed``, any integer; consecutive seeds give unrelated states."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def _sorting_keys(seed: int) -> Callable[[object], float]:
    """A function that returns a new random sort key per call, whatever its argument, from Python's own generator."""
    # The iterator never ends, so ``next`` never returns its default, which is the item to be sorted.
    return partial(next, starmap(Random(seed).random, repeat(())))


class Rng:
    """A random number generator that does not belong to a position: for bots and for dealing hidden cards at random."""

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
        """``count`` random floats in [0, 1), the same as ``count`` calls of ``random``."""
        state = self.state
        found = []
        for _ in range(count):
            state = (state * MULTIPLIER + INCREMENT) & MASK
            found.append((state >> HIGH_SHIFT) / (1 << HIGH_BITS))
        self.state = state
        return found

    def choice(self, items: Sequence[T]) -> T:
        """Random element of ``items``; raises IndexError if it is empty."""
        self.state = state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return items[((state >> HIGH_SHIFT) * len(items)) >> HIGH_BITS]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle ``items`` in place by random sort keys, from a generator that the first call seeds.

        Bots shuffle for every random deal, and sorting takes half the time of a Fisher-Yates shuffle.
        """
        if self._keys is None:
            self._keys = _sorting_keys(self.randbelow(1 << HIGH_BITS))
        items.sort(key=self._keys)
