"""Examples of a handbook: an error names game, example, what is wrong, and the remedy."""

from typing import Any

import pytest

from kajuta.games import all_games
from tools import game_handbooks
from tools.common import Problem

GAME = all_games()[0]
START = {"id": "start", "clauses": [], "seats": GAME.players[0], "seed": 1}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        (
            {"shows": ["nowhere"]},
            r"shows the area 'nowhere', which the table does not have; it has .*Correct \"shows\"",
        ),
        ({"shows": [], "points": ["nowhere:1"]}, r"points at 'nowhere:1', which is not in the areas that it shows"),
        (
            {"plays": [["nothing"]]},
            r'plays \["nothing"\], which is not legal then \(legal: \["',
        ),
        ({"seats": 99}, r'has no valid set-up: give "seats" and "seed"'),
        ({"voyage": "dive", "step": "nowhere"}, r"is the step 'nowhere' of 'dive', which voyages.json does not have"),
    ],
)
def test_a_broken_example_is_named_with_what_is_wrong(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(Problem, match=rf"^The example start of py/kajuta/games/{GAME.id}/handbook\.json {said}"):
        game_handbooks.drawn(GAME.id, {"shows": [], **START, **fields})


def test_an_example_without_a_field_is_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_handbooks, "read", lambda _: {"examples": [START]})
    with pytest.raises(Problem, match=r'^The example \{"id": "start".* lacks shows\.$'):
        game_handbooks.files([{"id": GAME.id}])
