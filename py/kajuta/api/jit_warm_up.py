"""Warm-up of the interpreter loop, for browsers that optimize it.

A browser that optimizes a WebAssembly function assumes that indirect calls lead where they have led so far; a call that
leads elsewhere later makes it discard the code and optimize again (Chromium since 137). For the interpreter loop, the
longest function, that takes a fifth of a second and more, up to five times in a person's first clicks. Calls that have
led to more than four functions are no longer assumed to be fixed. So each operation that depends on the kind of object
runs with many kinds of objects while a person looks at the table, and again later, since assumptions are discarded one
by one.
"""

import math
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

ROUNDS = 8
"""Repetitions, until instructions that were specialized for one type meet the others."""


class _PythonObject:
    """Operations in Python that built-in types have in C."""

    def __iter__(self) -> Iterator[int]:
        yield 0

    def __contains__(self, thing: object) -> bool:
        return thing is self

    def __call__(self, thing: object) -> object:
        return thing

    def __getattr__(self, name: str) -> str:
        return name


class _Subclass(_PythonObject):
    def super_object(self) -> Any:
        return super()


CONTAINERS: tuple[Any, ...] = (
    *([0], (0,), {0: 0}, range(1), b"0", deque([0]), {0: 0}.keys(), {0: 0}.items(), {0}, _PythonObject()),
)
ITERATOR_FACTORIES: tuple[Callable[[], Any], ...] = (
    lambda: (one for one in [0]),
    lambda: map(abs, [0]),
    lambda: zip([0], [0], strict=True),
    lambda: enumerate([0]),
    {0: 0}.values,
)
"""Factories of iterables, some of which can be used once only."""
CALLABLES: tuple[Callable[[Any], object], ...] = (
    *(len, tuple, list, set, frozenset, iter, sum, sorted, str, type, bool, any, repr, enumerate),
    *(
        [].__contains__,
        {}.get,
        deque().append,
        partial(len),
        dict.fromkeys,
        tuple.__len__,
        _PythonObject(),
        lambda one: one,
    ),
)
ATTRIBUTE_OWNERS: tuple[Any, ...] = (
    *(
        math,
        int,
        _PythonObject,
        _PythonObject(),
        _Subclass().super_object(),
        _Subclass().super_object,
        [].append,
        len,
        SimpleNamespace(),
        0,
        "",
    ),
)


def warm_up_interpreter() -> None:
    """Iterate over, search, call and read attributes of many kinds of objects."""
    for _ in range(ROUNDS):
        for container in (*CONTAINERS, *(make() for make in ITERATOR_FACTORIES)):
            for _ in container:
                pass
        for container in CONTAINERS:
            _ = 1 in container
        for function in CALLABLES:
            function((0,))
        for owner in ATTRIBUTE_OWNERS:
            _ = owner.__doc__, owner.__class__
