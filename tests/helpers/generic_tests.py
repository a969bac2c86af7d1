"""What tests over all games may expect of one: declared beside its own tests, in ``generic_tests.toml``.

A game needs no such file. What it declares there only makes those tests stricter, shorter, or longer.
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
    """What tests over all games know of a game.

    ``reasons``: of a hundred refusals, how many at least say what of the position is behind them.
    ``sets``: how many sets are chosen in random games at least, in a game with a ``pick``.
    ``turns_undone``: random games lead to whole turns that can be taken back.
    ``long``: with three people a game takes much longer than with two.
    ``shunned``: what a clicking player leaves alone, because it only makes a game longer: the beginning of an id.
    ``lasting_seed``: seed of a game that does not end soon.
    ``full_seats``, ``full_seed``: a person among bots plays to the end; ``full_clicks``: kinds of things clicked then.
    ``examples``: tests that need no more than a few games and take this one.
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
    """Expectations of a game, the usual ones where it declares none."""
    path = FOLDER / game_id / "generic_tests.toml"
    declared: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if unknown := declared.keys() - {field.name for field in fields(Expected)}:
        raise ValueError(f"{path}: no test over all games asks for {sorted(unknown)}")
    return Expected(**{name: tuple(value) if isinstance(value, list) else value for name, value in declared.items()})


def examples_of(test: str) -> list[str]:
    """Ids of the games that are examples of ``test``."""
    return [game.id for game in all_games() if test in expected(game.id).examples]
