"""Recent events of a match: the last log lines, and the position after the last decision of each player.

They are stored with the last position of a match, because they cannot be recomputed if the entries no longer replay
after a change of the rules.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from kajuta.core.message import Message
from kajuta.core.scene import Area, Element
from kajuta.core.state import State
from kajuta.core.type_check import matches_json_type
from kajuta.match.log_entry import LogEntry
from kajuta.match.match_position import MatchPosition
from kajuta.match.match_setup import HUMANS

MAX_LINES = 100
"""Maximum number of log lines; only the latest are kept."""
MAX_EVENT_AREAS = 3
"""Maximum number of areas that events leave on the table."""


class LastDecision(NamedTuple):
    """Last free decision of a seat.

    ``step``: number of entries after it. ``later_lines``: number of log lines after it. ``state``: position after it.
    """

    step: int
    later_lines: int
    state: State


class RecentEvents(NamedTuple):
    """The last log lines, without motions, and the last decision of each seat."""

    log: Sequence[LogEntry]
    decisions: Sequence[LastDecision]


def recent_events_to_json(
    position: MatchPosition, log: Sequence[LogEntry], slots: Mapping[str, Any], most_lines: int = MAX_LINES
) -> Any:
    """Recent events of ``position`` as JSON; ``slots`` are its slots as JSON.

    ``most_lines``: maximum number of lines, not counting those that show an area on the table.
    """
    people = [seat for seat, player in enumerate(position.players) if player.controller in HUMANS]
    decisions = position.last_decisions
    lines = _recent_lines(log, min(decisions[seat].step for seat in people or range(len(decisions))), most_lines)
    seen = []
    for seat, decision in enumerate(decisions):
        then = position.slots_after_last_decision(seat) if seat in people and decision.step < position.step else slots
        changed = {name: value for name, value in then.items() if value != slots[name]}
        seen.append([decision.step, sum(index >= decision.log_length for index in lines), changed])
    return [[_line_to_json(log[index], shows=shows) for index, shows in lines.items()], seen]


def recent_events_from_json(
    data: Any, seats: int, step: int, state_with: Callable[[Mapping[str, Any]], State]
) -> RecentEvents | None:
    """Recent events from untrusted ``data``, or None if it is damaged.

    ``step``: number of entries of the match. ``state_with``: builds a position from changed slots; raises an exception
    if it is invalid.
    """
    try:
        lines, seen = data
        log = [_line_from_json(line, step) for line in lines]
        decisions = [
            LastDecision(_number(then, step), _number(later, len(log)), state_with(slots))
            for then, later, slots in seen
        ]
    except Exception:  # forged data may raise any exception in the game's rules
        return None
    steps = [line.step for line in log]
    return RecentEvents(log, decisions) if steps == sorted(steps) and len(decisions) == seats else None


def _recent_lines(log: Sequence[LogEntry], step: int, most_lines: int) -> dict[int, bool]:
    """Indices of the log lines to keep, each with whether the area that it shows is on the table.

    Lines from ``step`` on are kept, and earlier ones whose area is the same as that of a kept line.
    """
    lines: dict[int, bool] = {}
    areas: set[str] = set()
    for index in range(len(log) - 1, max(0, len(log) - MAX_LINES) - 1, -1):
        line = log[index]
        if line.shows is not None and line.step >= step and len(areas) < MAX_EVENT_AREAS:
            areas.add(line.shows["id"])
        shows = line.shows is not None and line.shows["id"] in areas
        if shows or (line.step >= step and index >= len(log) - most_lines):
            lines[index] = shows
    return dict(sorted(lines.items()))


def _line_to_json(line: LogEntry, *, shows: bool) -> list[Any]:
    return [line.step, line.message, line.seats, line.for_others, line.tone, line.shows if shows else None]


def _line_from_json(data: Any, last_step: int) -> LogEntry:
    """Log line from ``data``; raises ValueError if it is invalid."""
    step, message, seats, for_others, tone, shows = data
    if not (
        matches_json_type(message, Message | None)
        and matches_json_type(seats, list[int] | None)
        and matches_json_type(for_others, Message | None)
        and matches_json_type(tone, str)
        and (shows is None or _is_area(shows))
    ):
        raise ValueError
    return LogEntry(_number(step, last_step), message, None if seats is None else tuple(seats), for_others, tone, shows)


def _is_area(data: Any) -> bool:
    return matches_json_type(data, Area) and all(
        _is_area(item) if isinstance(item, dict) and "items" in item else matches_json_type(item, Element)
        for item in data["items"]
    )


def _number(data: Any, most: int) -> int:
    if type(data) is not int or not 0 <= data <= most:
        raise ValueError
    return data
