"""Achievements of a finished match."""

from collections.abc import Iterator
from typing import Any

from kajuta.core.message import msg
from kajuta.core.state import Action, State
from kajuta.match import Match


def match_achievements(match: Match) -> list[dict[str, Any]]:
    """Achievements by seat, as JSON; empty if the game was not played to its end."""
    if match.state.outcome() is None:
        return []
    achieved = dict.fromkeys(match.game.achievements_in(_actions(match), match.state))
    return [{"seat": seat, "name": name, "feat": msg(f"feat-{name}")} for seat, name in achieved]


def _actions(match: Match) -> Iterator[tuple[State, Action]]:
    """Yield the actions of the match, each with the position before it."""
    first = match.history.first
    state = match.state_after(first)
    for entry in match.entries[first:]:
        if isinstance(entry, tuple):
            yield state, entry
            state.apply(entry)
