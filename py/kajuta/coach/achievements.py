"""What is worth telling of a finished match."""

from collections.abc import Iterator
from typing import Any

from kajuta.core.message import msg
from kajuta.core.state import Action, State
from kajuta.match import Match


def told(match: Match) -> list[dict[str, Any]]:
    """Achievements of a match that was played to its end, by seat, as JSON; none where a game was given up."""
    if match.state.outcome() is None:
        return []
    found = dict.fromkeys(match.game.achievements_in(_way(match), match.state))
    return [{"seat": seat, "name": name, "feat": msg(f"feat-{name}")} for seat, name in found]


def _way(match: Match) -> Iterator[tuple[State, Action]]:
    state = match.state_after(0)
    for entry in match.entries:
        if isinstance(entry, tuple):
            yield state, entry
            state.apply(entry)
