"""Games that restrict the candidates of bots."""

from typing import Any

import pytest

from kajuta.bots import RANKS, SeatKnowledge
from kajuta.core.rng import Rng
from kajuta.games import all_games
from tests.helpers import miniature
from tests.helpers.tables import Table, play


class OneWay(miniature.GAME.__class__):  # type: ignore[name-defined, misc]
    """The miniature game with the last legal action as the bots' only candidate."""

    def candidates(self, state: Any) -> list[Any]:
        return state.legal_actions()[-1:]

    def evaluate(self, state: Any, seat: int) -> float:
        raise AssertionError("a single candidate needs no thought")


def test_a_single_candidate_is_taken_at_once() -> None:
    game = OneWay()
    seats = game.players[0]
    state = game.new(seats, game.complete_options(seats, {}), 1)
    thinking = RANKS["sailor"](SeatKnowledge(game, state), Rng(1), None)
    next(thinking)
    with pytest.raises(StopIteration) as done:
        next(thinking)
    assert done.value.value == state.legal_actions()[-1]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_candidates_are_legal_and_the_same_in_each_deal_of_the_unknown(game: Any) -> None:
    seats = game.players[-1]
    table = Table(game, seats, game.complete_options(seats, {}))
    rng = Rng(3)
    for step, (state, _) in enumerate(play(table.new(3), rng, 20_000)):
        if step % 7 == 0 and state.to_act is not None:
            first, second = (game.candidates(state.determinize(state.to_act, Rng(seed))) for seed in (1, 2))
            assert first == second
            assert first and set(first) <= set(state.legal_actions())
