"""The games. Each is a folder here with a ``GAME``; nothing outside a folder names its game."""

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from kajuta.core.errors import BadSetup
from kajuta.core.game import Game


class ImportedGames(NamedTuple):
    """The games of this folder: ``games`` in the alphabetical order of their ids, ``broken`` ones with the reason."""

    games: tuple[Game[Any], ...]
    broken: Mapping[str, str]


def import_games(path: list[str] = __path__, package: str = __name__) -> ImportedGames:
    """Import every game; one that cannot be imported (it is being written) leaves the others alone."""
    games: list[Game[Any]] = []
    broken: dict[str, str] = {}
    for game_id in sorted(module.name for module in pkgutil.iter_modules(path) if module.ispkg):
        try:
            games.append(import_module(f"{package}.{game_id}").GAME)
        except Exception as error:
            broken[game_id] = f"{type(error).__name__}: {error}{_place(error, game_id)}"
    return ImportedGames(tuple(games), broken)


def _place(error: Exception, game_id: str) -> str:
    """File and line in the game's folder at which ``error`` arose, "" where its text or nothing tells it."""
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
    """Every game, in the alphabetical order of their ids."""
    return _imported_games().games


def broken_games() -> Mapping[str, str]:
    """The folders whose game cannot be imported, with the reason."""
    return _imported_games().broken


def game(game_id: str) -> Game[Any]:
    """The game ``game_id``; raises BadSetup where there is none."""
    for one in all_games():
        if one.id == game_id:
            return one
    raise BadSetup("setup-game", game=game_id)
