"""Loosens up what carries out Python's bytecode, for browsers that optimize it.

A browser that optimizes a WebAssembly function takes for granted what it has seen calls of unknown functions lead to;
where one leads elsewhere later, it throws away what it has made and begins anew (Chromium since 137). Of the longest
function there is, which carries out bytecode, that takes a processor a fifth of a second and more, and it happened up
to five times in a person's first clicks, who waited for it. What has led to more than four functions is taken for
granted no more. So whatever leads elsewhere with each kind of object is done with many kinds of objects, while a person
looks at the table; and again a while later, for what is taken for granted is thrown away one by one.
"""

import math
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

ROUNDS = 8
"""So often all is done: an instruction that has been made for one kind of object sees the others at last."""


class _Own:
    """Does by itself what other objects have from their type."""

    def __iter__(self) -> Iterator[int]:
        yield 0

    def __contains__(self, thing: object) -> bool:
        return thing is self

    def __call__(self, thing: object) -> object:
        return thing

    def __getattr__(self, name: str) -> str:
        return name


class _Heir(_Own):
    def above(self) -> Any:
        return super()


HELD: tuple[Any, ...] = (*([0], (0,), {0: 0}, range(1), b"0", deque([0]), {0: 0}.keys(), {0: 0}.items(), {0}, _Own()),)
PASSED: tuple[Callable[[], Any], ...] = (
    lambda: (one for one in [0]),
    lambda: map(abs, [0]),
    lambda: zip([0], [0], strict=True),
    lambda: enumerate([0]),
    {0: 0}.values,
)
"""What makes things that can be gone through; some of them once only."""
CALLED: tuple[Callable[[Any], object], ...] = (
    *(len, tuple, list, set, frozenset, iter, sum, sorted, str, type, bool, any, repr, enumerate),
    *([].__contains__, {}.get, deque().append, partial(len), dict.fromkeys, tuple.__len__, _Own(), lambda one: one),
)
OWNING: tuple[Any, ...] = (
    *(math, int, _Own, _Own(), _Heir().above(), _Heir().above, [].append, len, SimpleNamespace(), 0, ""),
)


def limber() -> None:
    """Go through, look in, call and ask many kinds of objects."""
    for _ in range(ROUNDS):
        for held in (*HELD, *(made() for made in PASSED)):
            for _ in held:
                pass
        for held in HELD:
            _ = 1 in held
        for called in CALLED:
            called((0,))
        for owning in OWNING:
            _ = owning.__doc__, owning.__class__
