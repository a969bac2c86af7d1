"""Settings of a game for the tests over all games, read from ``generic_tests.toml`` beside the game's own tests.

The file is optional. Its settings only make those tests stricter, shorter or longer.
"""

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from kajuta.games import all_games

FOLDER = Path(__file__).parents[1] / "games"


@dataclass(frozen=True)
class Expected:
    """Settings of a game for the tests over all games.

    ``reasons``: least percentage of refusals with a reason from the position.

    ``sets``: least number of sets chosen in random games, for a game with a ``pick``.

    ``turns_undone``: random games contain whole turns that can be undone.

    ``long``: a game of three takes much longer than a game of two.

    ``shunned``: prefix of ids that the clicking player avoids, since they only make a game longer.

    ``lasting_seed``: seed of a game that does not end soon.

    ``full_seats``, ``full_seed``: table and seed of a game that a person among bots plays to its end;
    ``full_clicks``: prefixes of the ids clicked in it.

    ``examples``: names of tests that use this game as their example.
    """

    reasons: int = 0
    sets: int = 1
    turns_undone: bool = False
    long: bool = False
    shunned: str = ""
    lasting_seed: int = 7
    full_seats: int = 3
    full_seed: int = 2
    full_clicks: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()


@cache
def expected(game_id: str) -> Expected:
    """Settings of a game; defaults for those that its file does not have."""
    path = FOLDER / game_id / "generic_tests.toml"
    declared: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if unknown := declared.keys() - {field.name for field in fields(Expected)}:
        raise ValueError(f"{path}: no test over all games asks for {sorted(unknown)}")
    return Expected(**{name: tuple(value) if isinstance(value, list) else value for name, value in declared.items()})


def examples_of(test: str) -> list[str]:
    """Ids of the games that ``test`` uses as examples."""
    return [game.id for game in all_games() if test in expected(game.id).examples]
