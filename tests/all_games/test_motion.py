"""Animations: motions of every game as each viewer gets them; they reveal nothing hidden."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

from kajuta import games
from kajuta.bots.seat_knowledge import messages_for_seat
from kajuta.core.message import msg
from kajuta.core.motion import fly, motion_for_seat_and_for_others, ripple, shake
from kajuta.core.rng import Rng
from kajuta.core.scene import Scene
from kajuta.core.state import Action, State
from kajuta.match import Match
from kajuta.match.log_entry import LogEntry
from kajuta.match.match_setup import Setup
from kajuta.match.player_view import past_view, visible_motions
from tests.helpers import miniature
from tests.helpers.random_play import SEEDS, random_games, sampled
from tests.helpers.scene_changes import explained, places, told
from tests.helpers.tables import GAMES, Table, combinations, tables

STEPS = 25
"""Number of steps of a game to check."""

some_tables = pytest.mark.parametrize(
    "table",
    [table for game in GAMES for table in (*list(tables(game))[1::3], *combinations(game, 3, seed=5))],
    ids=repr,
)
few_games = settings(random_games, max_examples=1)


@some_tables
@few_games
@given(seed=SEEDS)
def test_every_motion_names_places_of_the_table_and_every_thing_that_goes_elsewhere_is_seen_going(
    table: Table, seed: int
) -> None:
    game, rng = table.game, Rng(seed)
    count: Counter[str] = Counter()
    for state in sampled(table, seed, STEPS):
        viewer = rng.choice([None, *range(table.seats)])
        before = game.scene(state, viewer)
        action = rng.choice(state.legal_actions())
        state.events = []
        state.apply(action)
        after = game.scene(state, viewer)
        shown: Scene = {"areas": [event.shows for event in state.events if event.shows is not None]}
        known = places(before, table.seats) | places(after, table.seats) | places(shown, 0)
        motions = [motion for group in told(state.events, viewer) for motion in group]
        for motion in motions:
            assert {motion.to, motion.start, *motion.along} <= known, f"{action}: {motion} for {viewer}"
        count += explained(before, after, motions)
    left = {kind: number for kind, number in count.items() if kind not in ("motion", "flight", "glow")}
    assert not left, f"{game.id}: let these fly in a motion of the step's events: {left} of {count}"


@some_tables
@few_games
@given(seed=SEEDS)
def test_what_looks_alike_to_a_viewer_moves_and_sounds_alike_for_it(table: Table, seed: int) -> None:
    rng = Rng(seed)
    for state in sampled(table, seed, STEPS):
        viewer = rng.randbelow(table.seats)
        world = state.determinize(viewer, rng)
        action = rng.choice(state.legal_actions())
        if action not in world.legal_actions():
            continue
        for one in (state, world):
            one.events = []
            one.apply(action)
        if state.to_act is None or world.to_act is None:
            continue
        for eyes in (viewer, None):
            if _sight(table, state, eyes) == _sight(table, world, eyes):
                assert moved(state, eyes) == moved(world, eyes), f"{action} for {eyes}"


def _sight(table: Table, state: State, viewer: int | None) -> list[Any]:
    """Scene and log messages of ``viewer``; None reads only public messages, like a seat that nobody has."""
    return [table.game.scene(state, viewer), messages_for_seat(state.events or (), -1 if viewer is None else viewer)]


def moved(state: State, viewer: int | None) -> str:
    """Motions and tones for ``viewer``, as the page gets them."""
    log = [LogEntry(1, *event) for event in state.events or ()]
    return json.dumps(visible_motions(log, viewer))


class Sharks(miniature.Shells):
    """Position of Shells in which each action makes a shell fly from a place that only its owner sees."""

    __slots__ = ()

    def apply(self, action: Action) -> None:
        seat = self.to_act
        assert seat is not None
        super().apply(action)
        seen, for_others = fly("shell:1", f"shell:{seat}:0", "sea"), fly("", f"hand:{seat}", "sea")
        self.log_event(msg("splash"), tone="gain", motions=(motion_for_seat_and_for_others(seat, seen, for_others),))
        self.log_event(msg("secret"), seats=(seat,), tone="loss", motions=(shake(),))
        self.animate(ripple("sea"))


class SharksGame(miniature.ShellsGame):
    """Shells with animations."""

    def new(self, seats: int, options: Any, seed: int) -> miniature.Shells:
        return Sharks(seats, options["sinking"] == "on", seed)


@pytest.fixture
def sharks(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setattr(games, "all_games", lambda: (SharksGame(),))
    seats = [{"name": kind, "kind": kind} for kind in ("human", "random")]
    return Match(
        Setup.from_json({"game": "shells", "seats": seats, "seed": 3, "options": {"sinking": "off"}}, new=True)
    )


def test_each_viewer_is_told_its_own_motions_of_the_last_step_event_by_event(sharks: Match) -> None:
    assert sharks.view_of(0, sharks.screen.next_step())["motions"] == [], "nobody saw it being laid out"
    sharks.play(sharks.state.legal_actions()[0])
    seen = {"verb": "fly", "to": "sea", "from": "shell:0:0", "what": "shell:1"}
    for_others = {"verb": "fly", "to": "sea", "from": "hand:0"}
    wave = {"tone": "", "motions": [{"verb": "ripple", "to": "sea"}]}
    mine = [{"tone": "gain", "motions": [seen]}, {"tone": "loss", "motions": [{"verb": "shake", "to": ""}]}, wave]
    assert _told(sharks, 0)[-3:] == mine
    for other in (1, None):
        assert _told(sharks, other)[-2:] == [{"tone": "gain", "motions": [for_others]}, wave]
    assert "secret" not in json.dumps(_told(sharks, None))
    sharks.play(sharks.state.legal_actions()[0])
    assert _told(sharks, 1)[-3:] != _told(sharks, 0)[-3:]
    assert past_view(sharks.history, 1, 0)["motions"][-3:] == mine, "looked back on, a step moves as it did"
    assert past_view(sharks.history, 0, 0)["motions"] == []


def test_what_was_taken_back_moves_nothing(sharks: Match) -> None:
    sharks.screen.reveal_to(0)
    sharks.play(sharks.state.legal_actions()[0])
    sharks.undo()
    assert _told(sharks, 0) == []


def _told(match: Match, viewer: int | None) -> list[dict[str, Any]]:
    told_of: list[dict[str, Any]] = match.view_of(viewer, match.screen.next_step())["motions"]
    return told_of
