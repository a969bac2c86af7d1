"""A play request computes the legal actions of the new position once, and those of the old position never."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from kajuta import games
from kajuta.api.dispatcher import Dispatcher
from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from tests.helpers import sealed_bids
from tests.helpers.choices import random_choice
from tests.helpers.tables import GAMES

PLAYED = 60
each_game = pytest.mark.parametrize(
    # In a sealed round a view needs the legal actions of each choosing seat.
    "game",
    [game for game in GAMES if game is not sealed_bids.GAME],
    ids=lambda game: str(game.id),
)


@pytest.fixture(autouse=True)
def all_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "all_games", lambda: GAMES)


@pytest.fixture
def calls(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """Counter of calls of ``legal_actions``, by the number of actions played before.

    Calls from the scene, from ``apply`` and from a trial of a chosen set are not counted.
    """
    counted: Counter[int] = Counter()
    seats = min(game.players)
    cls = type(game.new(seats, game.complete_options(seats, {}), 1))
    original = cls.legal_actions

    def legal_actions(state: Any) -> list[Action]:
        if not {"scene", "prompt", "next_click_prompt", "apply", "picked_actions"} & set(_callers()):
            counted[played[0]] += 1
        return list(original(state))

    played = [0]
    apply = cls.apply

    def counting_apply(state: Any, action: Action) -> None:
        apply(state, action)
        played[0] += 1

    monkeypatch.setattr(cls, "legal_actions", legal_actions)
    monkeypatch.setattr(cls, "apply", counting_apply)
    return counted


def _callers() -> Iterator[str]:
    frame = sys._getframe(2)
    while frame.f_back is not None:
        yield frame.f_code.co_name
        frame = frame.f_back


@each_game
def test_a_request_asks_for_the_legal_actions_of_each_position_once(game: Game[Any], calls: Counter[int]) -> None:
    engine = Dispatcher()

    def ask(op: str, **arguments: Any) -> Any:
        return json.loads(engine.call(json.dumps({"op": op, **arguments})))

    seats = [{"name": "", "kind": "human"} for _ in range(min(game.players))]
    view = ask("new", setup={"game": game.id, "seats": seats, "seed": 5, "options": {}})["view"]
    rng = Rng(5)
    for _ in range(PLAYED):
        match view["next"]["kind"]:
            case "over":
                break
            case "curtain":
                view = ask("look", seat=view["next"]["seat"])["view"]
            case "forced":
                view = ask("advance")["view"]
            case _:
                view = ask("play", **random_choice(view, rng))["view"]
    assert len(calls) >= 10
    assert set(calls.values()) == {1}
