"""Golden games replay to the recorded digests."""

import os
import subprocess
import sys
from typing import Any

import pytest

from kajuta.core.game import Game
from kajuta.games import all_games
from tests import golden

RECORDED = [(game, seats) for game in all_games() for seats in game.players]
CHANGED = (
    "a position or a rule has changed; where that is meant and nobody plays the game yet, record it anew:"
    " PYTHONPATH=py python3 -m tests.golden {}"
)
OF_ALL_EDITIONS = [(game, seats, edition + 1) for game, seats in RECORDED for edition in range(game.edition)]


@pytest.mark.parametrize(("game", "seats", "edition"), OF_ALL_EDITIONS, ids=lambda one: str(getattr(one, "id", one)))
def test_a_recorded_game_plays_the_same_today(game: Game[Any], seats: int, edition: int) -> None:
    recorded = golden.read(game.id, seats, edition)
    state = golden.start(game, recorded)
    assert state.edition == edition
    for step, (action, digest) in enumerate(zip(recorded.actions, recorded.digests, strict=False)):
        assert state.digest()[: golden.DIGITS] == digest, f"step {step}: {CHANGED.format(game.id)}"
        assert action in state.legal_actions(), f"step {step}: {CHANGED.format(game.id)}"
        state.apply(action)
    assert state.to_act is None
    assert state.digest()[: golden.DIGITS] == recorded.digests[-1]


@pytest.mark.parametrize(("game", "seats"), RECORDED[:: max(1, len(RECORDED) // 4)])
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_nothing_depends_on_the_hash_seed(game: Game[Any], seats: int, hash_seed: str) -> None:
    recorded = golden.read(game.id, seats)
    code = (
        "from tests import golden; from kajuta.games import game\n"
        f"recorded = golden.read({game.id!r}, {seats}); state = golden.start(game({game.id!r}), recorded)\n"
        "for action in recorded.actions: state.apply(action)\n"
        "print(state.digest())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    result = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert result.stdout.strip()[: golden.DIGITS] == recorded.digests[-1]
