"""What holds for every game, every number of seats and every option, shown on random play."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kajuta.core.clauses import load
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.scene import elements
from kajuta.core.state import Action, State
from tests.engine.games import GAMES, Table, combinations, play, tables

LIMIT = 20_000
"""More decisions than any game has."""

TABLES = [table for game in GAMES for table in tables(game)]
MIXED = [table for game in GAMES for table in combinations(game, 8, seed=len(game.id))]
SEEDS = st.integers(min_value=0, max_value=2**32)

every_table = pytest.mark.parametrize("table", TABLES + MIXED, ids=repr)
random_games = settings(max_examples=2, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def sampled(table: Table, seed: int, most: int) -> list[State]:
    """Return copies of about ``most`` positions spread over a random game."""
    rng = Rng(seed)
    kept = [state.copy() for state, _ in play(table.new(seed), rng, LIMIT)]
    step = max(1, len(kept) // most)
    return kept[rng.below(step) :: step]


@every_table
@random_games
@given(seed=SEEDS)
def test_every_game_ends_with_an_outcome_and_loses_nothing(table: Table, seed: int) -> None:
    state = table.new(seed)
    game = table.game
    census = game.census(state)
    turn = state.turn
    for position, _ in play(state, Rng(seed), LIMIT):
        assert position.outcome() is None
        assert game.census(position) == census
        assert position.turn >= turn
        turn = position.turn
    assert turn > 0
    assert state.legal_actions() == []
    assert game.census(state) == census
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.places) == len(outcome.scores) == len(outcome.lines) == table.seats
    assert min(outcome.places) == 1 or (game.is_cooperative(table.options) and set(outcome.places) == {2})
    for score, lines in zip(outcome.scores, outcome.lines, strict=True):
        assert score == sum(line.points for line in lines)


@every_table
@random_games
@given(seed=SEEDS)
def test_no_earlier_copy_ever_changes(table: Table, seed: int) -> None:
    rng = Rng(seed)
    state = table.new(seed)
    kept = []
    for position, _ in play(state, rng, LIMIT):
        copy = position.copy()
        digest = position.digest()
        assert copy.digest() == digest
        if rng.below(8) == 0:
            copy.apply(rng.choice(copy.legal_actions()))
        else:
            kept.append((copy, digest))
    for copy, digest in kept:
        assert copy.digest() == digest


@every_table
@random_games
@given(seed=SEEDS)
def test_legal_actions_are_the_same_in_each_determinization_of_the_acting_seat(table: Table, seed: int) -> None:
    for state in sampled(table, seed, 25):
        assert state.to_act is not None
        world = state.determinize(state.to_act, Rng(seed + 1))
        assert world.legal_actions() == state.legal_actions()
        assert world.to_act == state.to_act
        assert world.put_even_if_forced() == state.put_even_if_forced()
        assert world.window() == state.window()
        assert table.game.census(world) == table.game.census(state)


@every_table
@random_games
@given(seed=SEEDS)
def test_whose_decision_it_is_tells_no_secret(table: Table, seed: int) -> None:
    for state in sampled(table, seed, 15):
        for seat in range(table.seats):
            world = state.determinize(seat, Rng(seed + seat))
            assert (world.to_act, world.put_even_if_forced(), world.luck) == (
                state.to_act,
                state.put_even_if_forced(),
                state.luck,
            )


@every_table
@random_games
@given(seed=SEEDS)
def test_a_scene_shows_nothing_that_its_viewer_cannot_know(table: Table, seed: int) -> None:
    game = table.game
    for state in sampled(table, seed, 12):
        public = game.scene(state, None)
        for seat in range(table.seats):
            world = state.determinize(seat, Rng(seed + 5))
            assert game.scene(world, seat) == game.scene(state, seat)
            assert game.scene(world, None) == public


@every_table
@random_games
@given(seed=SEEDS)
def test_events_tell_nobody_what_the_seat_cannot_know(table: Table, seed: int) -> None:
    """A step that shows nothing new (``luck`` stays) tells the same in every deal that fits the seat's knowledge."""
    rng = Rng(seed)
    for state in sampled(table, seed, 25):
        seat = state.to_act
        assert seat is not None
        action = rng.choice(state.legal_actions())
        real, world = state.copy(), state.determinize(seat, rng)
        told = [told_by(position, action) for position in (real, world)]
        if real.luck == state.luck == world.luck:
            assert [seen(events, seat) for events in told[:1]] == [seen(events, seat) for events in told[1:]]
            assert [seen(events, None) for events in told[:1]] == [seen(events, None) for events in told[1:]]


def told_by(state: State, action: Action) -> list[Any]:
    """Apply ``action`` and return the events it told."""
    state.events = []
    state.apply(action)
    return state.events


def seen(events: list[Any], viewer: int | None) -> list[Any]:
    """Return what ``viewer`` reads of ``events``."""
    return [e.message if e.seats is None or viewer in e.seats else e.hidden for e in events]


@every_table
@random_games
@given(seed=SEEDS)
def test_without_luck_an_action_leads_to_the_same_table_in_every_deal(table: Table, seed: int) -> None:
    rng = Rng(seed)
    for state in sampled(table, seed, 25):
        seat = state.to_act
        assert seat is not None
        action = rng.choice(state.legal_actions())
        world = state.determinize(seat, rng)
        after = state.copy()
        after.apply(action)
        world.apply(action)
        if after.luck == state.luck:
            assert world.luck == after.luck
            assert table.game.scene(world, seat) == table.game.scene(after, seat)
            assert table.game.scene(world, None) == table.game.scene(after, None)
            assert after.rng == state.rng


@every_table
@random_games
@given(seed=SEEDS)
def test_other_luck_deals_other_unknowns(table: Table, seed: int) -> None:
    state = table.new(seed)
    while state.to_act is not None and len(state.legal_actions()) == 1:
        state.apply(state.legal_actions()[0])
    assert state.to_act is not None
    digests = {state.determinize(state.to_act, Rng(luck)).digest() for luck in range(6)}
    assert len(digests) > 1


@every_table
@random_games
@given(seed=SEEDS)
def test_every_action_has_its_own_click_path_on_the_table(table: Table, seed: int) -> None:
    game = table.game
    for state in sampled(table, seed, 25):
        moves = game.moves(state)
        assert [move.action for move in moves] == state.legal_actions()
        on_table = {one["id"] for one in elements(game.scene(state, state.to_act)) if not one.get("inert")}
        paths = [move.path for move in moves]
        assert len(set(paths)) == len(paths)
        prefixes = {path[:length] for path in paths for length in range(1, len(path))}
        assert not prefixes & set(paths)
        for path in paths:
            assert path and set(path) <= on_table, f"{path} is not on the table"


@every_table
@random_games
@given(seed=SEEDS)
def test_ids_on_a_table_are_unique(table: Table, seed: int) -> None:
    for state in sampled(table, seed, 8):
        for viewer in (None, *range(table.seats)):
            ids = [one["id"] for one in elements(table.game.scene(state, viewer))]
            assert len(ids) == len(set(ids))


@every_table
@random_games
@given(seed=SEEDS)
def test_what_cannot_be_clicked_says_why(table: Table, seed: int) -> None:
    game = table.game
    known = {("game", one["id"]) for one in _clauses(game)} | {("core", one["id"]) for one in load("core", "en")}
    rng = Rng(seed)
    for state in sampled(table, seed, 12):
        paths = [move.path for move in game.moves(state)]
        prefix = rng.choice(paths)[:-1]
        legal = {path[len(prefix)] for path in paths if path[: len(prefix)] == prefix}
        world = state.determinize(state.to_act or 0, rng)
        for one in elements(game.scene(state, state.to_act)):
            if one["id"] not in legal and not one.get("inert"):
                refusal = game.refusal(state, state.to_act, (*prefix, one["id"]))
                assert game.refusal(world, state.to_act, (*prefix, one["id"])) == refusal
                if game.id != "shells":
                    assert (refusal.scope, refusal.clause) in known


def _clauses(game: Game[Any]) -> list[Any]:
    return [] if game.id == "shells" else list(load(game.id, "en"))
