"""A guest who confirms the ends of turns asks the host whether a move ends the turn."""

import pytest

from kajuta.core.rng import Rng
from tests.api.test_guest_requests import PRESENT, asked, hosted, serve, step, until
from tests.helpers.tables import games_of_length


@pytest.mark.parametrize("game", [game.id for game in games_of_length(60, seats=2)])
def test_a_guest_is_told_whether_its_own_move_ends_its_turn_and_nothing_else(game: str) -> None:
    guests, chance, told = hosted(game, "human", "guest"), Rng(4), []
    for _ in range(12):
        until(guests, 1, chance)
        view = guests.view(1, 0, PRESENT)
        if not view["moves"]:
            step(guests.match, chance)
            continue
        action = chance.choice(view["moves"])["action"]
        about = {"op": "ends-turn", "action": action, "step": view["step"]}
        told.append(asked(guests, 1, **about)["ends_turn"])
        assert serve(guests, 1, **{**about, "step": view["step"] - 1})["ok"] is False, "that was another position"
        assert serve(guests, 0, **about)["ok"] is False, "its seat is that of its line"
        assert serve(guests, 1, **{**about, "action": ["win"]})["ok"] is False
        assert serve(guests, 1, **{**about, "action": None})["refused"] == "guest-malformed"
        assert serve(guests, 1, **{**about, "viewpoint": 0})["refused"] == "guest-malformed"
        assert len(guests.match.entries) == view["step"], "nothing was played"
        step(guests.match, chance)
        if guests.match.current.next_step().kind == "over":
            break
    assert told
    assert {type(one) for one in told} == {bool}
