"""The rules give the same positions in the browser's Python as in CPython."""

from typing import Any

import pytest
from playwright.sync_api import Page

from kajuta.core.game import Game
from kajuta.games import all_games
from kajuta.match import Match, saves
from kajuta.match.match_setup import Setup
from tests import golden

_CHECK = """async (save) => {
    const { call } = await import(new URL("static/runtime/engine.js", location.href).href);
    return call({ op: "check", save });
}"""


def recorded_save(game: Game[Any], seats: int) -> dict[str, Any]:
    """Save of the recorded game, replayed in this process."""
    recorded = golden.read(game.id, seats)
    players = [{"name": f"P{seat}", "kind": "human"} for seat in range(seats)]
    setup = {"game": game.id, "seats": players, "options": recorded.options, "seed": recorded.seed}
    match = Match(Setup.from_json(setup))
    for action in recorded.actions:
        match.play(action)
    return saves.make_save(match)


@pytest.fixture
def call(ready_page: Page) -> Any:
    """Function that sends a request to the engine in the page."""
    return lambda save: ready_page.evaluate(_CHECK, save)


def test_recorded_games_replay_to_the_same_digest_in_the_browser(call: Any) -> None:
    for game in all_games():
        for seats in (game.players[0], game.players[-1]):
            save = recorded_save(game, seats)
            answer = call(save)
            assert answer["ok"], f"{game.id}, {seats} seats"
            assert "notice" not in answer, f"{game.id}, {seats} seats: {answer['notice']}"
            assert answer["save"]["digest"] == save["digest"]
