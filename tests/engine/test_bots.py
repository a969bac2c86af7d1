"""Bots: fair, patient, and each level better than the one below."""

import pytest

from kajuta import games, simulate
from kajuta.bots import LEVELS, Handle
from kajuta.bots import decide as take_decision
from kajuta.core.rng import Rng
from kajuta.core.state import State
from tests.engine import miniature


@pytest.fixture(autouse=True)
def miniature_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "game", lambda _: miniature.GAME)
    monkeypatch.setattr(games, "all_games", lambda: (miniature.GAME,))


def decide(level: str, state: miniature.Shells, seed: int = 1) -> object:
    return take_decision(level, miniature.GAME, state, Rng(seed))


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_bot_yields_before_it_decides_and_decides_legally(level: str) -> None:
    state = miniature.Shells(2, sinking=True, seed=1)
    thinking = LEVELS[level](Handle(miniature.GAME, state), Rng(1))
    assert next(thinking) is None
    assert decide(level, state) in state.legal_actions()


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_bot_leaves_the_position_alone_and_decides_the_same_for_the_same_luck(level: str) -> None:
    state = miniature.Shells(3, sinking=True, seed=4)
    before = state.digest()
    assert decide(level, state, 7) == decide(level, state, 7)
    assert state.digest() == before


def test_a_handle_holds_no_position_only_a_way_to_new_deals() -> None:
    state = miniature.Shells(2, sinking=True, seed=2)
    handle = Handle(miniature.GAME, state)
    assert not any(isinstance(getattr(handle, slot), State) for slot in Handle.__slots__)
    dealt = {tuple(handle.sample(Rng(luck)).hands[1]) for luck in range(20)}  # type: ignore[attr-defined]
    assert len(dealt) > 5
    assert all(handle.sample(Rng(luck)).hands[0] == state.hands[0] for luck in range(5))  # type: ignore[attr-defined]


def test_the_heuristic_beats_random_play() -> None:
    options = miniature.GAME.complete_options(2, {})
    tally = simulate.run(simulate.Series("shells", options, ("heuristic", "random"), 1, 200))
    assert tally.finished == 200
    assert tally.wins[0] > 1.4 * tally.wins[1]


def test_a_handle_of_a_finished_game_is_refused() -> None:
    state = miniature.Shells(2, sinking=False, seed=1)
    state.to_act = None
    with pytest.raises(ValueError, match="finished"):
        Handle(miniature.GAME, state)
