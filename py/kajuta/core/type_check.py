"""Checks of untrusted values against type annotations, including nested values."""

import types
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


@cache
def type_hints(kind: Any) -> Mapping[str, Any]:
    """Annotations of a class and its bases, resolved and without ``Annotated``."""
    return get_type_hints(kind)


def annotations_as_written(kind: Any) -> Mapping[str, Any]:
    """Annotations of a class and its bases, resolved, including ``Annotated``."""
    return get_type_hints(kind, include_extras=True)


def matches_type(value: Any, hint: Any) -> bool:
    """Whether ``value`` has the type ``hint``. A bool does not count as an int.

    Supports the types that positions use: plain types, ``None``, unions, literals, lists, tuples, dictionaries, named
    tuples and classes with annotated slots. Raises TypeError for any other annotation.
    """
    if hint is Any:
        return True
    if hint is None or hint is type(None):
        return value is None
    origin = get_origin(hint)
    if origin is None:
        return _matches_class(value, hint)
    inner = get_args(hint)
    if origin is Union or origin is types.UnionType:
        return any(matches_type(value, one) for one in inner)
    if origin is Literal:
        return any(type(value) is type(one) and value == one for one in inner)
    if type(value) is not origin:
        return False
    if origin is list:
        return all(matches_type(item, inner[0]) for item in value)
    if origin is dict:
        return all(matches_type(key, inner[0]) and matches_type(item, inner[1]) for key, item in value.items())
    if origin is tuple:
        if inner[-1] is Ellipsis:
            return all(matches_type(item, inner[0]) for item in value)
        return len(value) == len(inner) and all(matches_type(*pair) for pair in zip(value, inner, strict=True))
    raise TypeError(f"unsupported annotation {hint!r}")


def _matches_class(value: Any, kind: Any) -> bool:
    """Whether ``value`` is an instance of exactly ``kind`` and its fields have their annotated types."""
    if type(value) is not kind:
        return False
    if kind in (int, str, bool):
        return True
    known = type_hints(kind)  # type: ignore[arg-type]  # a class is hashable
    names = getattr(kind, "_fields", None) or kind.__slots__
    return all(matches_type(getattr(value, name), known[name]) for name in names)


def matches_json_type(value: Any, hint: Any) -> bool:
    """Whether the JSON ``value`` matches ``hint``, one of the types that messages and scenes use.

    A JSON list matches a tuple. Raises TypeError for any other annotation.
    """
    if hint is Any:
        return True
    if hint is None or hint is type(None):
        return value is None
    if hint is float:
        return type(value) in (int, float)
    if hint in (int, str, bool):
        return type(value) is hint
    if is_typeddict(hint):
        known = type_hints(hint)
        return (
            type(value) is dict
            and hint.__required_keys__ <= value.keys() <= known.keys()
            and all(matches_json_type(item, known[key]) for key, item in value.items())
        )
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Union or origin is types.UnionType:
        return any(matches_json_type(value, one) for one in inner)
    if origin is Literal:
        return any(type(value) is type(one) and value == one for one in inner)
    if origin is list:
        return type(value) is list and all(matches_json_type(item, inner[0]) for item in value)
    if origin is dict:
        return type(value) is dict and all(matches_json_type(item, inner[1]) for item in value.values())
    if origin is tuple:
        return type(value) is list and len(value) == len(inner) and all(map(matches_json_type, value, inner))
    raise TypeError(f"unsupported annotation {hint!r}")
