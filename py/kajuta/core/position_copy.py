"""Generates the ``copy`` method of a position class from the type annotations of its slots.

Bots copy positions thousands of times per second, so the method is generated as straight-line code for each class.
Lists and dictionaries are copied to the depth of their annotation. Immutable values are shared.
"""

import types
from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

from kajuta.core.type_check import annotations_as_written

T = TypeVar("T")

Shared: TypeAlias = Annotated[T, "replaced, never changed in place"]
"""Annotation for a mutable value that copies may share, because the game replaces it and never changes it in place."""

_ATOMS = (int, str, bool, float, bytes, None, type(None))


def copy_method(cls: type[Any], slots: Sequence[str]) -> Callable[[Any], Any]:
    """Build a method that copies an object of ``cls``, or of a subclass with the same ``slots``.

    In the copy ``events`` is None. Raises TypeError if the annotation of a slot is missing or does not tell how to copy
    it.
    """
    hints = annotations_as_written(cls)
    lines = ["def copy(self):", " new = make(type(self))", " new.events = None"]
    for slot in slots:
        if slot not in hints:
            raise TypeError(f"{cls.__qualname__}: annotate the slot {slot!r} with its type, as in `{slot}: list[int]`")
        try:
            lines.append(f" new.{slot} = {_copied(hints[slot], f'self.{slot}')}")
        except _UnknownType as error:
            raise TypeError(
                f"{cls.__qualname__}: copy() cannot tell how to copy {error} in the slot {slot!r}; say Shared[...]"
                " (kajuta.core.position_copy) around what never changes in place, or write copy()"
            ) from None
    names: dict[str, Any] = {"make": object.__new__}
    exec("\n".join([*lines, " return new"]), names)
    method: Callable[[Any], Any] = names["copy"]
    return method


class _UnknownType(Exception):
    """A type that may or may not change in place."""


def _copied(hint: Any, value: str, depth: int = 0) -> str:
    """Source code of an expression that copies ``value``, which has the type ``hint``."""
    if _is_shared(hint):
        return value
    origin, inner, item = get_origin(hint), get_args(hint), f"item{depth}"
    if origin is list:
        if _is_shared(inner[0]):
            return f"{value}[:]"
        return f"[{_copied(inner[0], item, depth + 1)} for {item} in {value}]"
    if origin is tuple and len(inner) == 2 and inner[1] is Ellipsis:
        return f"tuple([{_copied(inner[0], item, depth + 1)} for {item} in {value}])"
    if origin is dict:
        if _is_shared(inner[1]):
            return f"{value}.copy()"
        return f"{{key: {_copied(inner[1], item, depth + 1)} for key, {item} in {value}.items()}}"
    if origin in (Union, types.UnionType):
        changing = [one for one in inner if not _is_shared(one)]
        if len(changing) == 1 and len(inner) == 2 and type(None) in inner:
            return f"(None if {value} is None else {_copied(changing[0], value, depth)})"
    raise _UnknownType(hint.__name__ if isinstance(hint, type) else hint)


@cache
def _is_shared(hint: Any) -> bool:
    """Whether values of the type ``hint`` are never changed in place, so that copies may share them."""
    if hint in _ATOMS:
        return True
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return inner[1:] == get_args(Shared[int])[1:] or _is_shared(inner[0])
    if origin is Literal:
        return True
    if origin in (tuple, Union, types.UnionType):
        return all(one is Ellipsis or _is_shared(one) for one in inner)
    if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):
        return all(map(_is_shared, annotations_as_written(hint).values()))
    return False
