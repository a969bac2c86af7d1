"""Rehearsed answers: of a game as it might go on, which takes nothing from the table and tells nothing of it."""

import json
from typing import Any

import pytest

from kajuta import games
from kajuta.api.dispatcher import Dispatcher
from kajuta.api.warm_up_game import WarmUpGame
from kajuta.core.errors import IllegalAction
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.match import saves
from tests.helpers import miniature
from tests.helpers.lookalikes import pairs
from tests.helpers.tables import GAMES, Table, tables
from tests.match.test_history import sit
from tests.match.test_looking_back import go_on, to_the_end

STEPS = 12
TABLES = [table for game in GAMES for table in tables(game)]


@pytest.fixture(autouse=True)
def all_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = (miniature.GAME, *games.all_games())
    monkeypatch.setattr(games, "all_games", lambda: shelf)


def ask(engine: Dispatcher, op: str, **arguments: Any) -> Any:
    return json.loads(engine.call(json.dumps({"op": op, **arguments})))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_rehearsed_answers_are_whole_ones_and_the_table_stays(game: Game[Any]) -> None:
    match = sit(game, 1, 12)
    go_on(match, Rng(12), 10)
    engine = Dispatcher()
    ask(engine, "load", save=saves.make_save(match))
    table = ask(engine, "view")
    alike = set(table["view"])
    over = False
    for number in range(STEPS):
        answer = ask(engine, "warm-up")
        assert answer["ok"] is not over
        if over:
            break
        over = answer["view"]["next"]["kind"] == "over"
        assert set(answer["view"]) == alike
        assert answer["view"]["step"] == number
    assert ask(engine, "view") == table
    assert saves.make_save(engine.session.match) == saves.make_save(match)


def test_guests_are_told_nothing_of_a_rehearsal() -> None:
    engine = Dispatcher()
    seats = [{"name": "A", "kind": "human"}, {"name": "B", "kind": "guest"}]
    ask(engine, "new", setup={"game": "submarine", "seats": seats, "seed": 3}, guests=[[1, 0]])
    engine.session.match.screen.last_viewer = 0
    for _ in range(STEPS):
        answer = ask(engine, "warm-up", guests=[[1, 0]])
        assert answer["ok"]
        assert "told" not in answer


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_games_that_look_alike_to_whoever_looks_are_rehearsed_alike(table: Table) -> None:
    """So nobody finds out from a rehearsal what lies hidden."""
    for pair in pairs(table, Rng(5 + len(repr(table))), 2, 6):
        pair.one.history.rewind_to(pair.steps)
        told = []
        for match in (pair.one, pair.other):
            match.screen.last_viewer = pair.viewer
            rehearsal = WarmUpGame(match)
            begun = json.dumps(rehearsal.match.view())
            rehearsal.step()
            told.append((begun, json.dumps(rehearsal.match.view()), saves.make_save(rehearsal.match)))
        assert told[0] == told[1]


def test_a_rehearsal_ends_with_its_game() -> None:
    match = sit(miniature.GAME, 1, 3)
    rehearsal = WarmUpGame(match)
    while rehearsal.match.state.to_act is not None:
        rehearsal.step()
    with pytest.raises(IllegalAction):
        rehearsal.step()
    to_the_end(match, Rng(3))
    over = WarmUpGame(match)
    with pytest.raises(IllegalAction):
        over.step()


def test_nothing_is_rehearsed_where_a_curtain_hides_the_table() -> None:
    engine = Dispatcher()
    seats = [{"name": "A", "kind": "human"}, {"name": "B", "kind": "human"}]
    assert (
        ask(engine, "new", setup={"game": "oltremare", "seats": seats, "seed": 3})["view"]["next"]["kind"] == "curtain"
    )
    assert ask(engine, "warm-up")["error"]["id"] == "branch-not-allowed"
    assert ask(Dispatcher(), "warm-up")["error"]["id"] == "action-no-match"
