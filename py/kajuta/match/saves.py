"""Saves: a match as JSON.

Loading replays the entries under the rules, so that even a forged save cannot lead to an impossible position. If an
entry is illegal, because the rules were corrected since, or lost (stored as ``null``), the match opens at the position
before it, with a notice.
"""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kajuta.core.errors import BadSave, KajutaError
from kajuta.core.message import Message, msg
from kajuta.core.rules_edition import FIRST_EDITION
from kajuta.match import Match
from kajuta.match.match_setup import Setup

POSITION_FORMAT = 2
"""Format number of saves that start from a position."""
EDITION_FORMAT = 3
"""Format number of saves with a later rules edition; releases that do not know editions reject it."""
MAX_ENTRIES = 20_000
"""More than any game has; protects against forged saves that would keep the engine busy for minutes."""
MAX_CHARACTERS = 2_000_000
"""More than a save with MAX_ENTRIES needs."""
MAX_NAME_LENGTH = 32
"""Maximum length of the name of a match that is passed on as a link."""
MAX_DEPTH = 24
"""Maximum nesting of lists and objects. Saves have five levels; Python in a browser crashes at some thousands."""
MAX_DIGITS = 16
"""Maximum length of a number in digits; JavaScript is exact up to here."""

_TOKENS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[{]|[\]}]|[0-9]+', re.DOTALL)


class LoadedMatch(NamedTuple):
    """Match from a save. ``notice``: message about entries that could not be replayed, or None."""

    match: Match
    notice: Message | None


def make_save(match: Match, since: int = 0) -> dict[str, Any]:
    """Save of ``match`` as JSON.

    With ``since`` it contains only the entries after the first ``since`` ones, which the page already has, and the
    field ``from``. So a save after each action stays cheap even in a long game.
    """
    return {
        "kajuta": _format(match.setup),
        **match.setup.to_json(),
        **({"from": since} if since else {}),
        "entries": [list(entry) if isinstance(entry, tuple) else entry for entry in match.entries[since:]],
        "digest": match.state.digest(),
        "practice": match.practice,
        **({} if match.shared_name is None else {"sent": match.shared_name}),
    }


def _format(setup: Setup) -> int:
    if setup.edition != FIRST_EDITION:
        return EDITION_FORMAT
    return 1 if setup.position is None else POSITION_FORMAT


def parse_json(text: str, max_depth: int = MAX_DEPTH) -> Any:
    """Parse the untrusted ``text``; raises BadSave if it is damaged, too large or nested too deep."""
    if not _is_modest(text, max_depth):
        raise BadSave("save-damaged")
    try:
        return json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise BadSave("save-damaged") from None


def _is_modest(text: str, max_depth: int) -> bool:
    """Whether ``text`` is safe to parse: short enough, not nested too deep, and without long numbers."""
    if len(text) > MAX_CHARACTERS:
        return False
    depth = 0
    for token in _TOKENS.finditer(text):
        match token[0][0]:
            case "[" | "{":
                depth += 1
                if depth > max_depth:
                    return False
            case "]" | "}":
                depth -= 1
            case '"':
                pass
            case _ if len(token[0]) > MAX_DIGITS:
                return False
    return True


def _refuse(constant: str) -> None:
    """Reject Infinity and NaN, which Python's parser accepts although they are not JSON."""
    raise ValueError(constant)


def load_match(data: Any) -> LoadedMatch:
    """Match from the save ``data``; raises BadSave or BadSetup if it is invalid."""
    match = begin_match(data)
    try:
        stop = replay_entries(match, data["entries"])
    except Exception as error:
        if match.setup.position is None:
            raise
        raise BadSave("save-damaged") from error  # a forged position may raise any exception later on
    match.screen.reset()
    if stop is None and match.state.digest() != data["digest"]:
        stop = msg("save-differs")
    return LoadedMatch(match, stop)


def begin_match(data: Any, *, adapt_slots: bool = False) -> Match:
    """Match of the save ``data`` before its first entry; raises BadSave or BadSetup if it is invalid.

    ``adapt_slots``: accept an initial position with the slots of another release.
    """
    if not isinstance(data, dict) or type(data.get("kajuta")) is not int:
        raise BadSave("save-damaged")
    if data["kajuta"] > EDITION_FORMAT:
        raise BadSave("save-newer")
    entries = data.get("entries")
    if not isinstance(entries, list) or len(entries) > MAX_ENTRIES or not isinstance(data.get("digest"), str):
        raise BadSave("save-damaged")
    setup = Setup.from_json(data)
    match = Match(setup.with_current_slots() if adapt_slots else setup)
    sent = data.get("sent")
    if sent is not None and (not isinstance(sent, str) or not 0 < len(sent) <= MAX_NAME_LENGTH):
        raise BadSave("save-damaged")
    match.shared_name = sent
    match.practice |= data.get("practice") is True
    return match


def replay_entries(match: Match, entries: Sequence[Any]) -> Message | None:
    """Carry out those of ``entries`` that ``match`` does not have yet; return a notice if one of them is not legal."""
    for count in range(len(match.entries), len(entries)):
        try:
            replay_entry(match, entries[count])
        except KajutaError:
            lost = entries[count] is None
            return msg("save-lost" if lost else "save-stops", fits=count, of=len(entries))
    return None


def replay_entry(restored: Match, entry: Any) -> None:
    """Carry out one entry of a save; raises KajutaError if it is not legal."""
    if isinstance(entry, list) and all(type(part) in (int, str) for part in entry):
        restored.play(tuple(entry))
    elif isinstance(entry, Mapping) and type(entry.get("seat")) is int:
        seat = entry["seat"]
        match entry:
            case {"do": "concede"}:
                restored.concede(seat)
            case {"do": "seat", "kind": str(kind)}:
                restored.set_controller(seat, kind)
            case {"do": "hint"}:
                restored.record_hint(seat)
            case {"do": "undo"}:
                restored.record_undo(seat)
            case {"do": "standing", "window": str(window), "answer": str(answer)}:
                restored.set_auto_answer(seat, window, answer)
            case _:
                raise BadSave("save-damaged")
    else:
        raise BadSave("save-damaged")
