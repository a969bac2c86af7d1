"""Saves: a match as JSON text that can be kept, sent and opened again.

Loading replays the entries through the rules, so no text, however made, leads to an impossible
position. Where the replay stops fitting (the rules were mended since), or entries were lost (``null``
stands for them), the match opens at its last fitting position and says so.
"""

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from kajuta.core.errors import BadSave, KajutaError
from kajuta.core.message import Message, msg
from kajuta.match import Match
from kajuta.match.setup import Setup

FORMAT = 2
"""What is written for a game that begins in the middle; all others are of format 1, as ever."""
MOST_ENTRIES = 20_000
"""More than any game has; a forged save may not keep the engine busy for minutes."""
MOST_CHARACTERS = 2_000_000
"""More than MOST_ENTRIES take."""
LONGEST_NAME = 32
"""Letters in the name of a game that is handed on as a link."""
DEEPEST = 24
"""How many lists and objects may lie in one another; a save has five. Python in a browser dies of some thousands."""
MOST_DIGITS = 16
"""How many digits a number may have; JavaScript knows no more of them."""

_SIGNS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[{]|[\]}]|[0-9]+', re.DOTALL)


class Loaded(NamedTuple):
    """A match that was opened; ``notice`` says what did not fit, None where everything did."""

    match: Match
    notice: Message | None


def dump(match: Match, since: int = 0) -> dict[str, Any]:
    """Return the match as a save.

    With ``since`` it is the end of one, to be put after the first ``since`` entries of what was told before; it says
    so (``from``), and costs what is new, not what the whole game has become.
    """
    return {
        "kajuta": 1 if match.setup.position is None else FORMAT,
        **match.setup.to_json(),
        **({"from": since} if since else {}),
        "entries": [list(entry) if isinstance(entry, tuple) else dict(entry) for entry in match.entries[since:]],
        "digest": match.state.digest(),
        "practice": match.practice,
        **({} if match.sent is None else {"sent": match.sent}),
    }


def parse(text: str) -> Any:
    """Return the JSON in ``text``, which may come from anywhere; raises BadSave where there is none."""
    if not _is_modest(text):
        raise BadSave("save-damaged")
    try:
        return json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise BadSave("save-damaged") from None


def _is_modest(text: str) -> bool:
    """Return whether ``text`` is short and flat enough, and its numbers too, to be read without danger."""
    if len(text) > MOST_CHARACTERS:
        return False
    depth = 0
    for sign in _SIGNS.finditer(text):
        match sign[0][0]:
            case "[" | "{":
                depth += 1
                if depth > DEEPEST:
                    return False
            case "]" | "}":
                depth -= 1
            case '"':
                pass
            case _ if len(sign[0]) > MOST_DIGITS:
                return False
    return True


def _refuse(constant: str) -> None:
    """Refuse what Python reads and JSON does not know: infinity and what is no number."""
    raise ValueError(constant)


def load(data: Any) -> Loaded:
    """Return the match in the save ``data``; raises BadSave or BadSetup where it cannot be one."""
    if not isinstance(data, dict) or type(data.get("kajuta")) is not int:
        raise BadSave("save-damaged")
    if data["kajuta"] > FORMAT:
        raise BadSave("save-newer")
    entries = data.get("entries")
    if not isinstance(entries, list) or len(entries) > MOST_ENTRIES or not isinstance(data.get("digest"), str):
        raise BadSave("save-damaged")
    match = Match(Setup.from_json(data))
    sent = data.get("sent")
    if sent is not None and (not isinstance(sent, str) or not 0 < len(sent) <= LONGEST_NAME):
        raise BadSave("save-damaged")
    match.sent = sent
    match.practice |= data.get("practice") is True
    for count, entry in enumerate(entries):
        try:
            _replay(match, entry)
        except KajutaError:
            match.reset_viewer()
            return Loaded(match, msg("save-lost" if entry is None else "save-stops", fits=count, of=len(entries)))
        except Exception as error:
            if match.setup.position is None:
                raise
            raise BadSave("save-damaged") from error  # a forged position breaks the rules further on
    match.reset_viewer()
    if match.state.digest() != data["digest"]:
        return Loaded(match, msg("save-differs"))
    return Loaded(match, None)


def _replay(sitting: Match, entry: Any) -> None:
    """Carry out one entry of a save; raises KajutaError where it does not fit."""
    if isinstance(entry, list) and all(type(part) in (int, str) for part in entry):
        sitting.play(tuple(entry))
    elif isinstance(entry, Mapping) and type(entry.get("seat")) is int:
        seat = entry["seat"]
        match entry:
            case {"do": "concede"}:
                sitting.concede(seat)
            case {"do": "seat", "kind": str(kind)}:
                sitting.change_seat(seat, kind)
            case {"do": "hint"}:
                sitting.note_hint(seat)
            case {"do": "standing", "window": str(window), "answer": str(answer)}:
                sitting.answer_always(seat, window, answer)
            case _:
                raise BadSave("save-damaged")
    else:
        raise BadSave("save-damaged")
