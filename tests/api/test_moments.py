"""Requests that make and open moments, which are snapshots of a match that can be sent."""

import json
from typing import Any

import pytest

from kajuta import games
from kajuta.api.dispatcher import Dispatcher
from tests.api.test_dispatcher import SETUP, ask, opened
from tests.helpers import miniature


@pytest.fixture(autouse=True)
def miniature_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: (miniature.GAME,))


def moment_of_a_running_match() -> Any:
    engine = opened()
    ask(engine, "play", action=["lay", 0])
    return ask(engine, "moment", step=1)["moment"]


def at_a_moment() -> Dispatcher:
    engine = opened()
    assert ask(engine, "open-moment", moment=json.dumps(moment_of_a_running_match()), match=7)["ok"]
    return engine


def test_a_moment_opens_as_a_table_for_everybody_without_moves_or_a_save() -> None:
    answer = ask(Dispatcher(), "open-moment", moment=json.dumps(moment_of_a_running_match()), match=7)
    assert answer.keys() == {"ok", "view", "since"}
    view = answer["view"]
    assert (view["viewer"], view["moves"], view["pick"], view["over"]) == (None, [], None, False)
    assert (view["undo"], view["undo_turn"], view["redo"], view["hint"]) == (None, None, False, False)
    hands = [area for area in view["scene"]["areas"] if area["place"] == "hand"]
    assert all(card["back"] for hand in hands for card in hand["items"])


def test_the_view_of_a_moment_has_all_that_a_view_of_a_match_has() -> None:
    match_view = ask(opened(), "view")["view"]
    moment_view = ask(at_a_moment(), "view", match=7)["view"]
    assert match_view.keys() <= moment_view.keys()


@pytest.mark.parametrize(
    ("op", "arguments"),
    [
        ("play", {"action": ["pass"]}),
        ("advance", {}),
        ("think", {"ms": 1}),
        ("undo", {}),
        ("redo", {}),
        ("concede", {"seat": 0}),
        ("look", {"seat": 0}),
        ("hint", {"ms": 1}),
        ("branch", {"step": 0, "seed": 1}),
        ("moment", {"step": 0}),
        ("change-seat", {"seat": 0, "kind": "captain"}),
        ("serve-guest", {"seat": 0, "text": "{}"}),
    ],
)
def test_nothing_is_decided_and_nobody_looks_at_a_hand_at_a_moment(op: str, arguments: dict[str, Any]) -> None:
    engine = at_a_moment()
    before = ask(engine, "view", match=7)
    assert ask(engine, op, match=7, **arguments) == {"ok": False, "error": {"id": "action-no-match", "args": {}}}
    assert ask(engine, "view", match=7) == before


def test_a_game_is_loaded_in_the_place_of_a_moment() -> None:
    engine = at_a_moment()
    assert ask(engine, "new", setup=SETUP, match=8)["ok"]
    assert ask(engine, "play", match=8, action=["lay", 0])["ok"]


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "[]", '{"kajuta-moment": 1}', '{"kajuta-moment": 1e999}', "[" * 3000, '{"kajuta": 1}', "9" * 100],
)
def test_what_is_no_moment_is_refused_in_words_and_the_table_stays(text: str) -> None:
    engine = opened()
    before = ask(engine, "view")
    answer = ask(engine, "open-moment", moment=text, match=7)
    assert not answer["ok"]
    assert answer["error"]["id"] == "moment-damaged"
    assert ask(engine, "view") == before
