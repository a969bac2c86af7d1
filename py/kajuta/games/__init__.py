"""The games. Each is a folder here with a ``GAME``; nothing outside a folder names its game."""

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from kajuta.core.errors import BadSetup
from kajuta.core.game import Game


@cache
def all_games() -> tuple[Game[Any], ...]:
    """Return every game, in the alphabetical order of their ids."""
    ids = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(import_module(f"{__name__}.{game_id}").GAME for game_id in ids)


def game(game_id: str) -> Game[Any]:
    """Return the game ``game_id``; raises BadSetup where there is none."""
    for one in all_games():
        if one.id == game_id:
            return one
    raise BadSetup("setup-game", game=game_id)
