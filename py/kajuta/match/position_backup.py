"""The last position of a match as text, stored by the browser next to the save.

After a change of the rules the entries of a save may no longer be legal or may lead to another position. The match can
then resume from the stored position. It is used only when a browser loads its own record, and it is checked like any
position from outside.
"""

import base64
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from kajuta.core import position_json
from kajuta.core.errors import BadSave
from kajuta.core.message import msg
from kajuta.core.state import State
from kajuta.match import saves
from kajuta.match.match import Match
from kajuta.match.recent_events import MAX_LINES, recent_events_from_json, recent_events_to_json
from kajuta.match.saves import LoadedMatch

MAX_CHARACTERS = 2_400
"""Maximum length of the text."""
FEWER_LINES = (40, 12)
"""Numbers of log lines to try in turn if the text would be too long."""
MAX_BYTES = 1 << 16
"""Maximum size of the unpacked data; the largest position takes 9 kB."""
MAX_DEPTH = 64
"""Maximum nesting of lists and objects; the deepest message, an offer of all goods, has 40 levels."""


class KnownPosition(NamedTuple):
    """Position after the first ``step`` entries. ``slots``: as JSON by slot, or None if there was no room for it.

    ``recent``: recent events as JSON, see ``recent_events``, or None.
    """

    step: int
    slots: Mapping[str, Any] | None
    recent: Any = None


def pack_last_position(match: Match) -> str | None:
    """Text with the last position of ``match``, or None if it would be too long.

    If the match was itself resumed from a position, that position is included, so that later entries can be replayed
    from it.
    """
    for positions in _positions_to_keep(match):
        text = _packed(positions)
        if len(text) <= MAX_CHARACTERS:
            return text
    return None


def _positions_to_keep(match: Match) -> Iterator[list[KnownPosition]]:
    """Yield smaller and smaller versions of the data to pack, until the caller finds one that fits."""
    slots = position_json.remembered_slots_to_json(match.game, match.state)
    last = KnownPosition(len(match.entries), slots)
    base: list[KnownPosition] = []
    if match.resumed_from is not None:
        resumed_from = KnownPosition(*match.resumed_from)
        base = [KnownPosition(resumed_from.step, None)]
        yield [resumed_from, last]
    for most_lines in (MAX_LINES, *FEWER_LINES):
        yield [*base, last._replace(recent=recent_events_to_json(match.current, match.log, slots, most_lines))]
    yield [*base, last]


def unpack_positions(text: Any) -> list[KnownPosition]:
    """Positions in the untrusted ``text``, the latest last; empty if the text is damaged."""
    if not isinstance(text, str) or len(text) > MAX_CHARACTERS:
        return []
    try:
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(base64.b85decode(text), MAX_BYTES)
        known = [KnownPosition(*one) for one in saves.parse_json(plain.decode(), MAX_DEPTH)]
    except (ValueError, TypeError, KeyError, zlib.error, BadSave):
        return []
    steps = [one.step for one in known]
    if not all(type(step) is int and step >= 0 for step in steps) or steps != sorted(steps) or len(steps) > 2:
        return []
    sound = [isinstance(one.slots, dict) or (one.slots is None and one is not known[-1]) for one in known]
    return known if all(sound) else []


def load_match_with_backup(data: Any, packed: Any) -> LoadedMatch:
    """Match from this browser's record: the save ``data`` and ``packed``, the text of its last position.

    If replaying the save stops or ends in a different position, the match resumes from the last position. Raises
    BadSave or BadSetup like ``saves.load_match``.
    """
    known = unpack_positions(packed)
    replayed = saves.begin_match(data, adapt_slots=bool(known))
    entries = data["entries"]
    if not known or known[-1].step != len(entries):
        return saves.load_match(data)
    last = known[-1]
    try:
        stop = saves.replay_entries(replayed, entries)
    except Exception:  # entries of other rules may raise any exception
        replayed.history.rewind_to(len(replayed.entries))
        stop = msg("save-stops", fits=len(replayed.entries), of=len(entries))
    if stop is None and _ends_alike(replayed, data, last):
        replayed.screen.reset()
        return LoadedMatch(replayed, None)
    for position in known:
        resumed = _resumed(replayed, entries, position)
        if resumed is None:
            continue
        if position is not last:
            if _ends_alike(resumed, data, last):
                return LoadedMatch(resumed, None)
            continue
        if any(one.slots is None for one in known):
            return LoadedMatch(resumed, None)  # the notice was shown when the match was first resumed
        lost = stop is not None and stop["id"] == "save-lost"
        return LoadedMatch(resumed, msg("save-resumed-lost" if lost else "save-resumed"))
    return saves.load_match(data)


def _resumed(replayed: Match, entries: Sequence[Any], known: KnownPosition) -> Match | None:
    """Match that continues from ``known``, or None if that fails. ``replayed`` provides the history to look back on."""
    if known.slots is None:
        return None
    try:
        slots = known.slots
        state = replace(replayed.setup, position=slots).with_current_slots().initial_state()
        match = Match(replayed.setup)
        for entry in entries[: known.step]:
            if isinstance(entry, Mapping):
                saves.replay_entry(match, entry)
        earlier = replayed.history.copy()
        earlier.rewind_to(min(known.step, len(earlier.entries)))
        recent = recent_events_from_json(
            known.recent,
            len(match.players),
            known.step,
            lambda then: _past_state(match, {**slots, **then}, state) if then else state.copy(),
        )
        match.resume(state, entries[: known.step], earlier, recent)
        match.resumed_from = known.step, slots, None if recent is None else known.recent
        match.practice |= replayed.practice
        match.shared_name = replayed.shared_name
        stop = saves.replay_entries(match, entries)
    except Exception:  # a forged position, or entries of other rules, may raise any exception
        return None
    match.screen.reset()
    return match if stop is None else None


def _past_state(match: Match, slots: Mapping[str, Any], otherwise: State) -> State:
    """Position from untrusted ``slots``, for display only; a copy of ``otherwise`` if they are invalid."""
    setup = match.setup
    fresh = match.game.new(len(setup.players), setup.options, setup.seed)
    adapted = position_json.with_current_slots(match.game, fresh, slots)
    try:
        past: State = position_json.past_position_from_json(match.game, fresh, adapted)
    except position_json.InvalidPosition:
        return otherwise.copy()
    return past


def _ends_alike(match: Match, data: Mapping[str, Any], last: KnownPosition) -> bool:
    """Whether ``match`` ends in the position ``last``, comparing the slots that both have."""
    if match.state.digest() == data["digest"]:
        return True
    slots = position_json.remembered_slots_to_json(match.game, match.state)
    return last.slots is not None and all(slots[name] == value for name, value in last.slots.items() if name in slots)


def _packed(known: Sequence[KnownPosition]) -> str:
    plain = json.dumps(known, separators=(",", ":"))
    return base64.b85encode(zlib.compress(plain.encode())).decode()
