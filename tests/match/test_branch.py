"""Branches: a new game from an earlier position, which reveals nothing about the game it came from."""

import json
from typing import Any, get_args

import pytest

from kajuta import games
from kajuta.core import position_json
from kajuta.core.errors import BadSetup, IllegalAction
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.state import State
from kajuta.core.type_check import type_hints
from kajuta.match import Match, saves
from tests.helpers import miniature
from tests.helpers.json_text import through_json
from tests.helpers.lookalikes import pairs, trusted_positions
from tests.helpers.tables import GAMES, SHARED_GAMES, Table, play, tables
from tests.match.test_history import sit
from tests.match.test_looking_back import go_on, to_the_end

TABLES = [table for game in GAMES for table in tables(game)]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
each_shared_game = pytest.mark.parametrize("game", SHARED_GAMES, ids=lambda game: str(game.id))
each_table = pytest.mark.parametrize("table", TABLES, ids=repr)


@pytest.fixture(autouse=True)
def all_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: GAMES)


def begun(game: Game[Any], seed: int, steps: int) -> Match:
    """Match of one person and bots after some steps."""
    match = sit(game, 1, seed)
    go_on(match, Rng(seed), steps)
    return match


@each_table
def test_any_position_comes_back_from_json_as_it_was(table: Table) -> None:
    rng = Rng(3)
    way = [state.copy() for state, _ in play(table.new(3), rng, 20_000)]
    for state in way[:: max(1, len(way) // 6)]:
        again = position_json.position_from_json(
            table.game, table.new(4), through_json(position_json.position_to_json(table.game, state))
        )
        assert again.digest() == state.digest()
        assert again.legal_actions() == state.legal_actions()
        assert [table.game.scene(again, viewer) for viewer in (None, 0)] == [
            table.game.scene(state, viewer) for viewer in (None, 0)
        ]


@each_table
def test_the_record_of_a_branch_is_the_same_for_all_games_that_look_alike_to_its_seat(table: Table) -> None:
    """A branch reveals no hidden cards, no later events, no seed and no hidden choices."""
    rng = Rng(11 + len(repr(table)))
    for pair in pairs(table, rng, 2, 6):
        for step in {0, pair.steps // 2, pair.steps}:
            if pair.one.state_after(step).to_act is None:
                continue
            for match in (pair.one, pair.other):
                assert match.can_branch(step)
            with trusted_positions():
                records = [json.dumps(saves.make_save(match.branch(step, 77))) for match in (pair.one, pair.other)]
            assert records[0] == records[1], f"seat {pair.viewer} after {step} entries"


@each_shared_game
def test_whoever_looks_at_everything_in_a_branch_learns_nothing_of_its_parent(game: Game[Any]) -> None:
    """Everything that the seat did not know differs in some branches."""
    match = begun(game, 12, 10)
    step = len(match.entries) // 2
    digests = set()
    for seed in range(6):
        branch = match.branch(step, seed)
        digests.add(branch.state_after(0).digest())
        to_the_end(branch, Rng(seed))
        for eyes in (*range(len(branch.players)), "all"):
            branch.past_view(0, eyes)
    assert len(digests) > 1
    assert match.state_after(step).digest() not in digests


@each_game
def test_a_branch_is_a_practice_game_that_is_saved_and_opened_again(game: Game[Any]) -> None:
    match = begun(game, 13, 9)
    before = saves.make_save(match)
    branch = match.branch(4, 5)
    assert saves.make_save(match) == before
    assert branch.practice
    assert branch.log[0].message["id"] == "core-branched"
    go_on(branch, Rng(14), 9)
    save = through_json(saves.make_save(branch))
    assert save["kajuta"] == (2 if game.edition == 1 else 3)
    loaded = saves.load_match(save)
    assert loaded.notice is None
    assert saves.make_save(loaded.match) == saves.make_save(branch)
    assert loaded.match.practice
    for step in range(len(branch.entries) + 1):
        assert loaded.match.state_after(step).digest() == branch.state_after(step).digest()


@each_game
def test_after_the_end_a_branch_keeps_the_real_cards(game: Game[Any]) -> None:
    match = sit(game, min(2, max(game.players)), 15)
    to_the_end(match, Rng(15))
    step = len(match.entries) // 2
    assert match.branch(step, 5).state.digest() == match.state_after(step).digest()
    with pytest.raises(IllegalAction):
        match.branch(len(match.entries), 5)


def test_a_running_game_of_several_people_has_no_branches() -> None:
    match = sit(miniature.GAME, 2, 1)
    match.screen.reveal_to(0)
    assert not match.past_view(0)["branch"]
    with pytest.raises(IllegalAction):
        match.branch(0, 1)


def test_a_standing_answer_goes_on_in_the_branch() -> None:
    match = sit(miniature.GAME, 1, 1)
    match.set_auto_answer(0, "sink", "never")
    match.play(("lay", 0))
    branch = match.branch(2, 1)
    assert branch.auto_answers == {(0, "sink"): "never"}
    assert saves.load_match(through_json(saves.make_save(branch))).match.auto_answers == {(0, "sink"): "never"}


def test_a_game_from_the_beginning_is_saved_in_the_old_form() -> None:
    save = saves.make_save(sit(miniature.GAME, 1, 1))
    assert save["kajuta"] == 1
    assert "position" not in save


def rng_out_of_bounds(position: Any) -> None:
    position["rng"] = {"n": "1" + "0" * 20}


def a_slot_is_missing(position: Any) -> None:
    del position["luck"]


def a_slot_too_much(position: Any) -> None:
    position["other"] = 1


def a_card_too_much(position: Any) -> None:
    position["draw_pile"]["l"].append(3)


def a_card_is_text(position: Any) -> None:
    position["draw_pile"]["l"][0] = "three"


def a_list_is_a_tuple(position: Any) -> None:
    position["draw_pile"] = position["draw_pile"]["l"]


def a_seat_that_is_not_there(position: Any) -> None:
    position["to_act"] = 9


def a_thing_of_another_module(position: Any) -> None:
    position["active"] = {"t": "os.system", "v": ["true"]}


def a_fraction(position: Any) -> None:
    position["active"] = 0.5


@pytest.mark.parametrize(
    "forge",
    [
        rng_out_of_bounds,
        a_slot_is_missing,
        a_slot_too_much,
        a_card_too_much,
        a_card_is_text,
        a_list_is_a_tuple,
        a_seat_that_is_not_there,
        a_thing_of_another_module,
        a_fraction,
    ],
)
def test_a_forged_position_is_refused(forge: Any) -> None:
    match = sit(miniature.GAME, 1, 1)
    save = through_json(saves.make_save(match.branch(0, 1)))
    assert saves.load_match(save).notice is None
    forge(save["position"])
    with pytest.raises(BadSetup):
        saves.load_match(save)


def held(hint: Any, found: set[type[Any]]) -> set[type[Any]]:
    """Classes of the games and tests that a value of the type ``hint`` may have or contain."""
    if inner := get_args(hint):
        for one in inner:
            held(one, found)
    elif isinstance(hint, type) and hint not in found and hint.__module__.startswith(("kajuta.games.", "tests.")):
        found.add(hint)
        for one in type_hints(hint).values():
            held(one, found)
    return found


@each_game
def test_each_class_in_a_position_has_a_name_on_disk_and_nothing_else_has(game: Game[Any]) -> None:
    state = type(next(iter(tables(game))).new(1))
    slots = {name: kind for name, kind in type_hints(state).items() if name != "events"}
    kinds = set[type[Any]]().union(*(held(kind, set()) for kind in slots.values()))
    assert set(game.saved_class_names.values()) == kinds
    assert not any(issubclass(kind, State) for kind in kinds)


def test_a_name_that_is_not_in_the_table_is_refused() -> None:
    with pytest.raises(position_json.InvalidPosition):
        position_json._read({"t": "state.State", "v": []}, {"frames.Move": tuple})


def test_taking_a_bots_seat_makes_it_a_practice_game_and_says_so() -> None:
    match = sit(miniature.GAME, 1, 1)
    match.set_controller(1, "human")
    assert match.practice
    assert [line.message["id"] for line in match.log] == ["core-seat-practice", "core-seat-changed"]
    assert saves.load_match(through_json(saves.make_save(match))).match.practice


def test_coming_back_to_an_own_seat_or_changing_a_bot_is_no_practice() -> None:
    match = sit(miniature.GAME, 2, 1)
    match.set_controller(1, "random")
    match.set_controller(1, "human")
    assert not match.practice
    alone: Match = sit(miniature.GAME, 1, 1)
    alone.set_controller(1, "sailor")
    assert not alone.practice
