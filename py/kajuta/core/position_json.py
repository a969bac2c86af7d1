"""Positions as JSON, for matches that start from a position instead of the opening and cannot be replayed.

A tuple is a JSON list; ``{"l": [...]}`` is a list, ``{"d": [[key, value], ...]}`` a dictionary, ``{"n": "-1f"}`` an
integer too large for JavaScript, in hexadecimal, and ``{"t": "frames.Move", "v": [...]}`` a named tuple or an object
with slots. Its class is looked up by that name in ``Game.saved_class_names``, so the class itself may be renamed. In
the compact form a tuple of named tuples of one class is ``{"t": "frames.Move", "c": [...]}``, with one list per field.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, TypeVar

from kajuta.core.game import Game
from kajuta.core.rng import MASK, Rng
from kajuta.core.state import State, slot_names
from kajuta.core.type_check import matches_type, type_hints

S = TypeVar("S", bound=State)

MAX_SAFE_INTEGER = 1 << 53
"""Integers of this size or larger may be rounded by JavaScript."""
MAX_HEX_DIGITS = 33
"""Maximum length of a hexadecimal number in a position, sign included."""
MAX_TRIAL_DECISIONS = 20_000
"""Maximum number of decisions in the random game that checks a position; real games take fewer."""
MIN_ROWS = 3
"""Minimum number of named tuples for the compact form, which is longer for fewer of them."""

SLOTS_ON_DISK = {"irreversible_events": "luck"}
"""Slot names that differ in saves, by the name in the code."""


class InvalidPosition(ValueError):
    """The data is not a position of this game."""


def position_to_json(rules: Game[S], state: S, *, compact: bool = False) -> dict[str, Any]:
    """``state`` as JSON, readable by ``position_from_json``."""
    return _slots_to_json(rules, state, slot_names(state), compact)


def remembered_slots_to_json(rules: Game[S], state: S) -> dict[str, Any]:
    """``state`` as compact JSON, without the slots in ``State.forgettable``."""
    return _slots_to_json(rules, state, [name for name in slot_names(state) if name not in state.forgettable], True)


def position_from_json(rules: Game[S], fresh: S, data: Any) -> S:
    """Position from untrusted ``data``; ``fresh`` is an opening position of the same set-up.

    Every value is checked against the annotation of its slot, the scene is built for every viewer, and one random game
    is played to its end, so that an impossible position is detected here. Raises InvalidPosition.
    """
    new = past_position_from_json(rules, fresh, data)
    try:
        _play_trial_game(rules, new.copy(), rules.seats(fresh))
    except Exception as error:  # forged data may raise any exception in the game's rules
        raise InvalidPosition from error
    return new


def past_position_from_json(rules: Game[S], fresh: S, data: Any) -> S:
    """Position from untrusted ``data``, for display only.

    It is checked like in ``position_from_json``, but no trial game is played.
    """
    names = slot_names(fresh)
    if not isinstance(data, dict) or sorted(data) != sorted(map(_on_disk, names)):
        raise InvalidPosition
    new = type(fresh).__new__(type(fresh))
    known = type_hints(type(fresh))
    new.events = None
    try:
        for name in names:
            value = _read(data[_on_disk(name)], rules.saved_class_names)
            if not matches_type(value, known[name]) or not _has_same_length(value, getattr(fresh, name)):
                raise InvalidPosition
            setattr(new, name, value)
        _check_numbers_and_scenes(rules, new, rules.seats(fresh))
    except Exception as error:  # forged data may raise any exception in the game's rules
        raise InvalidPosition from error
    return new


def with_current_slots(rules: Game[S], fresh: S, data: Mapping[str, Any]) -> dict[str, Any]:
    """``data`` of another release adapted to the current slots: missing ones from ``fresh``, unknown ones dropped."""
    known = position_to_json(rules, fresh, compact=True)
    return {name: data.get(name, value) for name, value in known.items()}


def _slots_to_json(rules: Game[S], state: S, slots: Sequence[str], compact: bool) -> dict[str, Any]:
    names = {kind: name for name, kind in rules.saved_class_names.items()}
    return {_on_disk(slot): _plain(getattr(state, slot), names, compact) for slot in slots}


def _on_disk(slot: str) -> str:
    return SLOTS_ON_DISK.get(slot, slot)


def _has_same_length(value: Any, known: Any) -> bool:
    """Whether ``value`` has as many items as ``known``, if ``known`` is a list of lists; otherwise True.

    Such lists have one item per seat or per place of the board, so their length is fixed.
    """
    return not isinstance(known, list) or not known or type(known[0]) not in (list, tuple) or len(value) == len(known)


def _check_numbers_and_scenes(rules: Game[S], state: S, seats: int) -> None:
    if not 0 <= state.rng <= MASK or state.irreversible_events < 0 or state.turn < 0 or rules.seats(state) != seats:
        raise InvalidPosition
    if state.to_act is not None and not 0 <= state.to_act < seats:
        raise InvalidPosition
    _build_scenes(rules, state.copy(), seats)


def _play_trial_game(rules: Game[S], trial: S, seats: int) -> None:
    rng = Rng(0)
    rules.legal_moves(trial)
    for _ in range(MAX_TRIAL_DECISIONS):
        if trial.to_act is None:
            trial.outcome()
            _build_scenes(rules, trial, seats)
            rules.legal_moves(trial)
            return
        if not 0 <= trial.to_act < seats:
            raise InvalidPosition
        trial.apply(rng.choice(trial.legal_actions()))
    raise InvalidPosition


def _build_scenes(rules: Game[S], state: S, seats: int) -> None:
    """Build the scene for every viewer; an exception of the game is passed on."""
    for viewer in (None, *range(seats)):
        rules.scene(state, viewer)


def _plain(value: Any, names: Mapping[type[Any], str], compact: bool) -> Any:
    if isinstance(value, bool | str) or value is None:
        return value
    if isinstance(value, int):
        return value if -MAX_SAFE_INTEGER < value < MAX_SAFE_INTEGER else {"n": f"{value:x}"}
    kind = type(value)
    if kind is tuple:
        return _plain_tuple(value, names, compact)
    if kind is list:
        return {"l": [_plain(item, names, compact) for item in value]}
    if kind is dict:
        return {"d": [[_plain(key, names, compact), _plain(item, names, compact)] for key, item in value.items()]}
    if kind not in names:
        raise TypeError(f"a position may not hold {kind.__name__}")
    parts = value if isinstance(value, tuple) else [getattr(value, name) for name in slot_names(value)]
    return {"t": names[kind], "v": [_plain(part, names, compact) for part in parts]}


def _plain_tuple(value: tuple[Any, ...], names: Mapping[type[Any], str], compact: bool) -> Any:
    if _are_plain_numbers(value):
        return list(value)
    kinds = set(map(type, value))
    if kinds == {tuple} and _are_plain_numbers(list(chain.from_iterable(value))):
        return list(map(list, value))
    if compact and len(kinds) == 1 and len(value) >= MIN_ROWS:
        (kind,) = kinds
        if kind in names and issubclass(kind, tuple):
            return {
                "t": names[kind],
                "c": [_plain_tuple(column, names, compact) for column in zip(*value, strict=True)],
            }
    return [_plain(item, names, compact) for item in value]


def _are_plain_numbers(items: Sequence[Any]) -> bool:
    """Whether all ``items`` are integers that JavaScript does not round; a fast path for long tuples of numbers."""
    return set(map(type, items)) == {int} and min(items) > -MAX_SAFE_INTEGER and max(items) < MAX_SAFE_INTEGER


def _read(data: Any, kinds: Mapping[str, type[Any]]) -> Any:
    if isinstance(data, list):
        return tuple(_read(item, kinds) for item in data)
    if not isinstance(data, dict):
        if isinstance(data, float):
            raise InvalidPosition
        return data
    match data:
        case {"n": str(digits)} if len(data) == 1 and len(digits) <= MAX_HEX_DIGITS:
            return int(digits, 16)
        case {"l": list(items)} if len(data) == 1:
            return [_read(item, kinds) for item in items]
        case {"d": list(pairs)} if len(data) == 1:
            return {_read(key, kinds): _read(item, kinds) for key, item in pairs}
        case {"t": str(name), "v": list(parts)} if len(data) == 2 and name in kinds:
            return kinds[name](*(_read(part, kinds) for part in parts))
        case {"t": str(name), "c": list(columns)} if len(data) == 2 and name in kinds:
            return tuple(kinds[name](*row) for row in zip(*(_read(column, kinds) for column in columns), strict=True))
    raise InvalidPosition
