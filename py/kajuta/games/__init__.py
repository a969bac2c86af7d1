"""Registry of the games: each is a folder here that defines ``GAME``; code outside the folder never names its game."""

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from kajuta.core.errors import BadSetup
from kajuta.core.game import Game


class ImportedGames(NamedTuple):
    """Result of importing the games: ``games`` in the order of their ids, ``broken`` folders with the error message."""

    games: tuple[Game[Any], ...]
    broken: Mapping[str, str]


def import_games(path: list[str] = __path__, package: str = __name__) -> ImportedGames:
    """Import every game; a game that fails to import (still being written, say) does not stop the others."""
    games: list[Game[Any]] = []
    broken: dict[str, str] = {}
    for game_id in sorted(module.name for module in pkgutil.iter_modules(path) if module.ispkg):
        try:
            games.append(import_module(f"{package}.{game_id}").GAME)
        except Exception as error:
            broken[game_id] = f"{type(error).__name__}: {error}{_place(error, game_id)}"
    return ImportedGames(tuple(games), broken)


def _place(error: Exception, game_id: str) -> str:
    """File and line in the game's folder where ``error`` was raised, "" where its text and traceback do not tell."""
    place = ""
    trace = error.__traceback__
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename.replace("\\", "/")
        if f"/{game_id}/" in file:
            place = f" ({file.rpartition('/')[2]}, line {trace.tb_lineno})"
        trace = trace.tb_next
    return "" if isinstance(error, SyntaxError) else place


@cache
def _imported_games() -> ImportedGames:
    return import_games()


def all_games() -> tuple[Game[Any], ...]:
    """All games that can be imported, in the order of their ids."""
    return _imported_games().games


def broken_games() -> Mapping[str, str]:
    """Folders whose game cannot be imported, with the error message."""
    return _imported_games().broken


def game(game_id: str) -> Game[Any]:
    """Game with the id ``game_id``; raises BadSetup where there is none."""
    for one in all_games():
        if one.id == game_id:
            return one
    raise BadSetup("setup-game", game=game_id)
