"""Pairs of matches that look alike to one seat or to everybody, at every step of the way."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from unittest.mock import patch

from kajuta.core import position_json
from kajuta.core.rng import Rng
from kajuta.core.state import State
from kajuta.match import Match
from kajuta.match.branch import redeal_unseen
from kajuta.match.match_setup import Player, Setup
from kajuta.match.player_view import position_view
from tests.helpers.tables import Table, play

TRIES = 30
"""Number of actions to try until one looks the same."""


@contextmanager
def trusted_positions() -> Iterator[None]:
    """Skip the trial game that loading a position plays, since these positions come from real games.

    The trial takes most of the time. Tests of position backups show that it accepts real positions.
    """
    with patch.object(position_json, "_play_trial_game"):
        yield


class Pair(NamedTuple):
    """Two running matches that look the same to ``viewer`` for ``steps`` entries; ``one`` may have further entries.

    ``viewer`` is None for what everybody sees.
    """

    one: Match
    other: Match
    viewer: int | None
    steps: int


def pairs(at: Table, rng: Rng, count: int, steps: int, *, everybody: bool = False) -> Iterator[Pair]:
    """Yield ``count`` pairs of matches that look alike for up to ``steps`` entries.

    They begin in positions of a random game at ``at``, and look alike to one seat or to ``everybody``.
    """
    way = [state.copy() for state, _ in play(at.new(rng.randbelow(1000)), rng, 20_000)]
    for number in range(count):
        state = way[number * len(way) // count]
        viewer = None if everybody else rng.randbelow(at.seats)
        one = sit(at, state, viewer, seed=1)
        other = sit(at, dealt_otherwise(state, viewer, at.seats, rng), viewer, seed=2)
        alike = sum(1 for _ in range(steps) if step(one, other, viewer, rng))
        for _ in range(steps):
            if one.state.to_act is None:
                break
            one.history.add(rng.choice(one.state.legal_actions()), None)
        if one.state.to_act is None:
            one.history.rewind_to(len(one.entries) - 1)
        yield Pair(one, other, viewer, alike)


def dealt_otherwise(state: State, viewer: int | None, seats: int, rng: Rng) -> State:
    """Copy of ``state`` with everything dealt again that ``viewer`` has not seen; None: repeated for every seat."""
    if viewer is not None:
        return redeal_unseen(state, viewer, rng)
    for knower in range(seats):
        state = redeal_unseen(state, knower, rng)
    return state


def sit(at: Table, state: State, viewer: int | None, seed: int) -> Match:
    """Match that begins with ``state``, with a person on the seat ``viewer`` and bots on the others."""
    players = tuple(Player(f"P{seat}", "human" if seat == viewer else "random") for seat in range(at.seats))
    with trusted_positions():
        return Match(Setup(at.game.id, players, at.options, seed, position_json.position_to_json(at.game, state)))


def step(one: Match, other: Match, viewer: int | None, rng: Rng) -> bool:
    """Play one step in both matches that looks the same to ``viewer``; False, without a step, if none is found."""
    if one.state.to_act is None or one.state.to_act != other.state.to_act or len(one.entries) != len(other.entries):
        return False
    action = rng.choice(one.state.legal_actions())
    legal = other.state.legal_actions()
    mine = one.state.to_act == viewer
    tried = [action] if mine else [action, *(a for a in legal if a[0] == action[0] and a != action)][:TRIES]
    one.history.add(action, viewer if mine else None)
    seen = look(one, viewer)
    for likewise in tried:
        if likewise in legal:
            other.history.add(likewise, viewer if mine else None)
            if other.state.to_act is not None and look(other, viewer) == seen:
                return True
            other.history.rewind_to(len(other.entries) - 1)
    one.history.rewind_to(len(one.entries) - 1)
    return False


def look(match: Match, viewer: int | None) -> object:
    """View and legal actions of ``viewer``."""
    mine = match.state.legal_actions() if match.state.to_act == viewer else None
    return position_view(match.current, match.history.log, viewer), mine
