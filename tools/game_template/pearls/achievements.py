"""The achievements: put here three to six of them, each decided by the course of a finished game alone."""

from collections.abc import Iterable, Iterator

from kajuta.core.state import Action
from kajuta.games.pearls.rules import PearlsPosition

ACHIEVEMENTS = ("long-row", "nothing-wasted", "climber")

LONG_ROW = 6
"""Least number of cards in a row for the achievement "long-row"."""
NARROW = 12
"""Highest last card of a row of at least four cards for the achievement "climber"."""
CLIMB = 4


def achievements_in(
    history: Iterable[tuple[PearlsPosition, Action]],
    end: PearlsPosition,
) -> Iterator[tuple[int, str]]:
    """Yield seat and name of each achievement."""
    wasteful, climbers = set(), set()
    for state, action in history:
        seat = state.to_act
        assert seat is not None
        if action[0] == "discard":
            wasteful.add(seat)
        if len(state.rows[seat]) >= CLIMB and state.last_card(seat) <= NARROW:
            climbers.add(seat)
    for seat, row in enumerate(end.rows):
        if len(row) >= LONG_ROW:
            yield seat, "long-row"
        if seat not in wasteful:
            yield seat, "nothing-wasted"
        if seat in climbers:
            yield seat, "climber"
