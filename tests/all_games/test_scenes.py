"""Scenes of every game: they reveal nothing hidden, and every element is legal, inert, or refused with a clause."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from hypothesis import given

from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import Clause, load_clauses, scope_folder
from kajuta.core.scene import Scene, elements
from tests.helpers.random_play import SEEDS, every_table, random_games, sampled
from tests.helpers.tables import MINIATURES, Table


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
        if after.irreversible_events == state.irreversible_events:
            assert world.irreversible_events == after.irreversible_events
            assert table.game.scene(world, seat) == table.game.scene(after, seat)
            assert table.game.scene(world, None) == table.game.scene(after, None)
            assert after.rng == state.rng


@every_table
@random_games
@given(seed=SEEDS)
def test_every_action_has_its_own_click_path_on_the_table(table: Table, seed: int) -> None:
    game = table.game
    for state in sampled(table, seed, 25):
        moves = game.legal_moves(state)
        assert [move.action for move in moves] == state.legal_actions()
        on_table = {one["id"] for one in elements(game.scene(state, state.to_act)) if not one.get("inert")}
        paths = [move.path for move in moves]
        assert len(set(paths)) == len(paths)
        prefixes = {path[:length] for path in paths for length in range(1, len(path))}
        assert not prefixes & set(paths)
        for path in paths:
            assert path and set(path) <= on_table, f"{path} is not on the table"


@every_table
def test_every_seat_has_a_panel_with_its_name(table: Table) -> None:
    state = table.new(1)
    for viewer in (None, *range(table.seats)):
        areas = table.game.scene(state, viewer)["areas"]
        panels = {one.get("seat") for one in areas if one.get("place") == "seat" and one["kind"] != "fan"}
        assert panels >= set(range(table.seats)), (
            f'{table.game.id}: no area of the scene has place="seat" and seat={min(set(range(table.seats)) - panels)}'
            " and is not a fan, so the page draws no panel with the player's name. Every seat needs such an area."
        )


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
def test_no_two_things_on_a_table_are_the_same_thing(table: Table, seed: int) -> None:
    for state in sampled(table, seed, 8):
        for viewer in (None, *range(table.seats)):
            keys = [one["key"] for one in elements(table.game.scene(state, viewer)) if "key" in one]
            assert len(keys) == len(set(keys))


@every_table
@random_games
@given(seed=SEEDS)
def test_what_cannot_be_clicked_says_why(table: Table, seed: int) -> None:
    game = table.game
    known = {("game", one["id"]) for one in _clauses(game)} | {
        ("core", one["id"]) for one in load_clauses("core", "en")
    }
    rng = Rng(seed)
    for state in sampled(table, seed, 12):
        paths = [move.path for move in game.legal_moves(state)]
        prefix = rng.choice(paths)[:-1]
        legal = {path[len(prefix)] for path in paths if path[: len(prefix)] == prefix}
        world = state.determinize(state.to_act or 0, rng)
        with drawn_once(game):
            for one in elements(game.scene(state, state.to_act)):
                if one["id"] not in legal and not one.get("inert"):
                    refusal = game.refusal(state, state.to_act, (*prefix, one["id"]))
                    assert game.refusal(world, state.to_act, (*prefix, one["id"])) == refusal
                    if game not in MINIATURES:
                        assert (refusal.scope, refusal.clause) in known, (
                            f"{game.id}: forbidding_clause names the clause {refusal.clause}, which rules.en.md lacks."
                            " Write it, or return None until step 4."
                        )


@contextmanager
def drawn_once(game: Game[Any]) -> Iterator[None]:
    """Cache the scene of each position, for code that changes no position; many refusals quote the scene."""
    scene = game.scene
    drawn: dict[tuple[int, int | None], tuple[Any, Scene]] = {}

    def draw(state: Any, viewer: int | None) -> Scene:
        if (id(state), viewer) not in drawn:
            drawn[id(state), viewer] = state, scene(state, viewer)  # storing the position keeps its id() unique
        return drawn[id(state), viewer][1]

    with patch.object(game, "scene", draw):
        yield


def _clauses(game: Game[Any]) -> list[Clause]:
    return load_clauses(game.id, "en") if (scope_folder(game.id) / "rules.en.md").is_file() else []
