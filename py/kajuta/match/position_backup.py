"""The last position of a match as text, kept beside its save by the browser that plays it.

After an update of the rules the entries of a save may stop fitting or lead elsewhere; the position tells how the table
was left. It is believed only where a browser loads its own record, and checked like any position from outside.
"""

import base64
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from kajuta.core import position_json
from kajuta.core.errors import BadSave
from kajuta.core.message import msg
from kajuta.match import saves
from kajuta.match.match import Match
from kajuta.match.saves import LoadedMatch

MAX_CHARACTERS = 2_400
"""Length of the text at most."""
MAX_BYTES = 1 << 16
"""Bytes that it unpacks to at most; the largest position has 9 kB."""


class KnownPosition(NamedTuple):
    """Position after the first ``step`` entries, as JSON by slot; ``slots`` is None where there was no room for it."""

    step: int
    slots: Mapping[str, Any] | None


def pack_last_position(match: Match) -> str | None:
    """Text of the last position of ``match``; None where there is no room.

    A match that was resumed adds the position that it was resumed from, which later entries can be replayed from.
    """
    last = KnownPosition(len(match.entries), position_json.position_to_json(match.game, match.state, compact=True))
    base = match.resumed_from
    tries = [[last]] if base is None else [[KnownPosition(*base), last], [KnownPosition(base[0], None), last]]
    for positions in tries:
        text = _packed(positions)
        if len(text) <= MAX_CHARACTERS:
            return text
    return None


def unpack_positions(text: Any) -> list[KnownPosition]:
    """Known positions in ``text``, which is not trusted, the last one at the end; empty where it is damaged."""
    if not isinstance(text, str) or len(text) > MAX_CHARACTERS:
        return []
    try:
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(base64.b85decode(text), MAX_BYTES)
        known = [KnownPosition(step, slots) for step, slots in saves.parse_json(plain.decode())]
    except (ValueError, TypeError, KeyError, zlib.error, BadSave):
        return []
    steps = [one.step for one in known]
    if not all(type(step) is int and step >= 0 for step in steps) or steps != sorted(steps) or len(steps) > 2:
        return []
    sound = [isinstance(one.slots, dict) or (one.slots is None and one is not known[-1]) for one in known]
    return known if all(sound) else []


def load_match_with_backup(data: Any, packed: Any) -> LoadedMatch:
    """Match of this browser's own record: its save ``data`` and the text ``packed`` of its last position.

    Where the replay stops or ends in another position, the match is resumed from the last one. Raises BadSave or
    BadSetup like ``saves.load_match``.
    """
    known = unpack_positions(packed)
    replayed = saves.begin_match(data, adapt_slots=bool(known))
    entries = data["entries"]
    if not known or known[-1].step != len(entries):
        return saves.load_match(data)
    last = known[-1]
    try:
        stop = saves.replay_entries(replayed, entries)
    except Exception:  # whatever entries of other rules bring about
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
            return LoadedMatch(resumed, None)  # that was told when it was resumed first
        lost = stop is not None and stop["id"] == "save-lost"
        return LoadedMatch(resumed, msg("save-resumed-lost" if lost else "save-resumed"))
    return saves.load_match(data)


def _resumed(replayed: Match, entries: Sequence[Any], known: KnownPosition) -> Match | None:
    """Match that goes on from ``known``, with what ``replayed`` has to look back on; None where that fails."""
    if known.slots is None:
        return None
    try:
        state = replace(replayed.setup, position=known.slots).with_current_slots().initial_state()
        match = Match(replayed.setup)
        for entry in entries[: known.step]:
            if isinstance(entry, Mapping):
                saves.replay_entry(match, entry)
        earlier = replayed.history.copy()
        earlier.rewind_to(min(known.step, len(earlier.entries)))
        match.resume(state, entries[: known.step], earlier)
        match.practice |= replayed.practice
        match.shared_name = replayed.shared_name
        stop = saves.replay_entries(match, entries)
    except Exception:  # whatever a forged position or entries of other rules bring about
        return None
    match.screen.reset()
    return match if stop is None else None


def _ends_alike(match: Match, data: Mapping[str, Any], last: KnownPosition) -> bool:
    """Whether ``match`` is in the last position, as far as both have the same slots."""
    if match.state.digest() == data["digest"]:
        return True
    slots = position_json.position_to_json(match.game, match.state, compact=True)
    return last.slots is not None and all(slots[name] == value for name, value in last.slots.items() if name in slots)


def _packed(known: Sequence[KnownPosition]) -> str:
    plain = json.dumps(known, separators=(",", ":"))
    return base64.b85encode(zlib.compress(plain.encode())).decode()
