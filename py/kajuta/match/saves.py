"""Saves: a match as JSON.

Loading replays the entries through the rules, so no save, however forged, leads to an impossible position. Where an
entry is illegal (the rules were corrected since) or was lost (``null`` stands for it), the match opens at the position
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
"""Format of saves that begin with a position."""
EDITION_FORMAT = 3
"""Format of saves in a later edition of the rules, so that releases that do not know editions refuse them."""
MAX_ENTRIES = 20_000
"""More than any game has; a forged save may not keep the engine busy for minutes."""
MAX_CHARACTERS = 2_000_000
"""More than MAX_ENTRIES take."""
MAX_NAME_LENGTH = 32
"""Length of the name of a match that was handed on as a link."""
MAX_DEPTH = 24
"""Nesting of lists and objects; a save has five. Python in a browser crashes at some thousands."""
MAX_DIGITS = 16
"""Digits of a number; JavaScript is exact to no more."""

_TOKENS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[{]|[\]}]|[0-9]+', re.DOTALL)


class LoadedMatch(NamedTuple):
    """Match of a save; ``notice``: what could not be replayed, None for nothing."""

    match: Match
    notice: Message | None


def make_save(match: Match, since: int = 0) -> dict[str, Any]:
    """Save of ``match``.

    With ``since`` it has only the later entries, to be appended to the first ``since`` ones of an earlier save (field
    ``from``), so a save after each action stays cheap in a long game.
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
    """JSON in the untrusted ``text``; raises BadSave where it is damaged, too large or nested too deep."""
    if not _is_modest(text, max_depth):
        raise BadSave("save-damaged")
    try:
        return json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise BadSave("save-damaged") from None


def _is_modest(text: str, max_depth: int) -> bool:
    """Whether length, nesting and numbers of ``text`` are small enough to be parsed safely."""
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
    """Refuse Infinity and NaN, which Python reads though JSON does not have them."""
    raise ValueError(constant)


def load_match(data: Any) -> LoadedMatch:
    """Match in the save ``data``; raises BadSave or BadSetup where there is none."""
    match = begin_match(data)
    try:
        stop = replay_entries(match, data["entries"])
    except Exception as error:
        if match.setup.position is None:
            raise
        raise BadSave("save-damaged") from error  # a forged position breaks the rules further on
    match.screen.reset()
    if stop is None and match.state.digest() != data["digest"]:
        stop = msg("save-differs")
    return LoadedMatch(match, stop)


def begin_match(data: Any, *, adapt_slots: bool = False) -> Match:
    """Match in the save ``data`` before its first entry; raises BadSave or BadSetup where there is none.

    ``adapt_slots``: an initial position may have the slots of another release.
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
    """Carry out the rest of ``entries``, of which ``match`` has the first; where they stop fitting, a notice."""
    for count in range(len(match.entries), len(entries)):
        try:
            replay_entry(match, entries[count])
        except KajutaError:
            lost = entries[count] is None
            return msg("save-lost" if lost else "save-stops", fits=count, of=len(entries))
    return None


def replay_entry(restored: Match, entry: Any) -> None:
    """Carry out one entry of a save; raises KajutaError where it is illegal."""
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
