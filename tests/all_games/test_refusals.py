"""Refusals name the clause that forbids a click, and the reason in the present position."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from kajuta.core.game import Game
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import CORE
from kajuta.core.scene import elements, whose_turn
from kajuta.core.state import State
from kajuta.games import all_games
from tests.all_games.test_texts import texts
from tests.helpers.generic_tests import expected
from tests.helpers.random_play import sampled
from tests.helpers.tables import shared_games, tables

EACH = 6
"""Number of positions of a random game to check."""


class Refused(NamedTuple):
    """An illegal click and the clause that forbids it; None if the click belongs to another decision."""

    state: State
    path: tuple[str, ...]
    clause: str | None


def refused(game: Game[Any]) -> Iterator[Refused]:
    """Yield every illegal click in random positions: as the first click, and after the first clicks of one move."""
    for number, table in enumerate(tables(game)):
        rng = Rng(number)
        for state in sampled(table, number, EACH):
            paths = [move.path for move in game.legal_moves(state)]
            on_table = [one["id"] for one in elements(game.scene(state, state.to_act)) if not one.get("inert")]
            for prefix in {(), rng.choice(paths)[:-1]}:
                legal = {path[len(prefix)] for path in paths if path[: len(prefix)] == prefix}
                for clicked in on_table:
                    if clicked not in legal:
                        path = (*prefix, clicked)
                        yield Refused(state, path, game.forbidding_clause(state, path))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_refusal_says_what_of_this_position_forbids_the_click(game: Game[Any]) -> None:
    written = texts(game.id, "en")
    told = total = 0
    for state, path, clause in refused(game):
        if clause is None:
            continue
        total += 1
        reason = game.refusal_reason(state, path, clause)
        if reason is None:
            continue
        told += 1
        assert reason["id"].startswith("refused-"), path
        given = set(reason.get("args", ()))
        assert written[reason["id"]] <= given, f"{reason} lacks something that its sentence names"
        world = state.determinize(state.to_act or 0, Rng(3))
        assert game.refusal_reason(world, path, clause) == reason, "it would tell a secret"
    assert told * 100 >= total * expected(game.id).reasons, f"only {told} of {total}"


def test_a_click_that_belongs_to_no_decision_now_is_told_what_is_decided() -> None:
    asked: list[State] = []
    for game in all_games():
        for state, path, clause in refused(game):
            if clause is None and not (asked and asked[-1] is state):
                asked.append(state)
                refusal = game.refusal(state, state.to_act, path)
                assert (refusal.scope, refusal.clause) == (CORE, "choice.not-now")
                prompt = game.prompt(state, path[:-1]) if len(path) > 1 else None
                assert refusal.reason == (prompt or game.scene(state, state.to_act)["status"])
    assert len(asked) > 100


@pytest.mark.parametrize("game", shared_games(), ids=lambda game: game.id)
def test_whoever_is_not_to_decide_is_told_whose_turn_it_is(game: Game[Any]) -> None:
    table = next(table for table in tables(game) if table.seats > 1)
    state = table.new(1)
    other = next(seat for seat in range(table.seats) if seat != state.to_act)
    refusal = game.refusal(state, other, ("anything",))
    assert refusal.clause == "turn.not-yours"
    assert state.to_act is not None
    assert refusal.reason == whose_turn(game.scene(state, other), state.to_act)
