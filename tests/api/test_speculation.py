"""Speculation: answers computed before a click change nothing, and moves have the same results as without it."""

from typing import Any

import pytest

from kajuta import games
from kajuta.api.dispatcher import Dispatcher
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.match import saves
from tests.api.test_dispatcher import ask
from tests.helpers import miniature
from tests.helpers.choices import random_choice
from tests.helpers.tables import GAMES, SHARED_GAMES
from tests.match.test_history import sit
from tests.match.test_looking_back import go_on

STEPS = 40
each_game = pytest.mark.parametrize("game", SHARED_GAMES, ids=lambda game: str(game.id))


@pytest.fixture(autouse=True)
def all_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: GAMES)


def laid(game: Game[Any], people: int, seed: int, *desks: Dispatcher, steps: int = 0) -> None:
    """Open the same match in all engines ``desks``, after ``steps`` steps."""
    match = sit(game, people, seed)
    go_on(match, Rng(seed), steps)
    for engine in desks:
        ask(engine, "load", save=saves.make_save(match))


def to_a_person(*desks: Dispatcher) -> Any:
    """Play bots and forced steps in all engines ``desks``, which are in the same state; return the resulting view."""
    while True:
        view = ask(desks[0], "view", since=0)["view"]
        kind = view["next"]["kind"]
        if kind in ("person", "over"):
            return view
        how = {"curtain": ("look", {"seat": view["next"]["seat"]}), "bot": ("think", {"ms": 10_000})}
        op, arguments = how.get(kind, ("advance", {}))
        assert [ask(engine, op, **arguments)["ok"] for engine in desks] == [True] * len(desks)


@each_game
@pytest.mark.parametrize("people", [1, 2])
def test_a_move_comes_out_as_it_was_foreseen_whatever_was_foreseen_besides(game: Game[Any], people: int) -> None:
    plain, seer = Dispatcher(), Dispatcher()
    laid(game, people, 31, plain, seer, steps=10)
    rng = Rng(31)
    since = 0
    known = 0
    for _ in range(STEPS):
        view = to_a_person(plain, seer)
        if view["next"]["kind"] == "over":
            break
        around = {"since": since, "kept": len(plain.session.match.entries)}
        request = {**random_choice(view, rng), **around}
        asked = request if rng.randbelow(3) else {**random_choice(view, rng), **around}
        foreseen = ask(seer, "speculate", **asked)
        assert ask(seer, "view", since=0)["view"] == view if not rng.randbelow(4) else foreseen["ok"]
        played = ask(plain, "play", **request)
        told = ask(seer, "play", **request, known=asked == request)
        known += asked == request
        assert told == ({"ok": True} if asked == request else played)
        if asked == request:
            assert foreseen == played
        since = len(plain.session.match.log)
        if not rng.randbelow(6) and plain.session.match.undo_kind():
            assert ask(seer, "undo") == ask(plain, "undo")
            since = len(plain.session.match.log)
    assert known
    assert ask(seer, "view", since=0) == ask(plain, "view", since=0)
    assert saves.make_save(seer.session.match) == saves.make_save(plain.session.match)


def test_what_was_foreseen_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Dispatcher()
    laid(miniature.GAME, 1, 5, engine)
    action = to_a_person(engine)["moves"][0]["action"]
    ask(engine, "speculate", action=action)
    monkeypatch.setattr(type(engine.session.match), "view", None)
    assert ask(engine, "play", action=action, known=True) == {"ok": True}


def test_only_what_may_be_played_is_foreseen() -> None:
    engine = Dispatcher()
    laid(miniature.GAME, 1, 5, engine)
    action = to_a_person(engine)["moves"][0]["action"]
    assert ask(engine, "speculate", action=["lay", 99])["error"]["id"] == "action-illegal"
    assert ask(engine, "speculate", action=action, guests=[])["error"]["id"] == "seat-of-guest"
    assert ask(Dispatcher(), "speculate", action=action)["error"]["id"] == "action-no-match"
    assert ask(engine, "play", action=action)["ok"]
    assert ask(engine, "view")["view"]["next"]["kind"] == "bot"
    assert ask(engine, "speculate", action=action)["error"]["id"] == "action-illegal"


def test_a_step_back_forgets_what_was_foreseen() -> None:
    """The same request may be sent again in another position."""
    engine = Dispatcher()
    laid(miniature.GAME, 1, 5, engine)
    ask(engine, "play", action=to_a_person(engine)["moves"][0]["action"])
    action = to_a_person(engine)["moves"][0]["action"]
    ask(engine, "speculate", action=action)
    step = ask(engine, "undo")["view"]["step"]
    assert ask(engine, "play", action=action)["view"]["step"] == step + 1
