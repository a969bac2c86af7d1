"""Reads and writes the file ``puzzles.json`` of a game, one puzzle per line; see ``kajuta.puzzles.puzzle``."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from kajuta.core.game import Game
from kajuta.core.rule_clauses import scope_folder
from kajuta.puzzles.puzzle import FORMAT, FORMAT_FIELD, Puzzle, UnfitPuzzle

NAME = "puzzles.json"


class ReadPuzzles(NamedTuple):
    """Puzzles of a file in order. ``unfit``: for each puzzle that does not fit the rules, the reason by id."""

    puzzles: list[Puzzle]
    unfit: dict[str, str]


def puzzle_path(game: Game[Any]) -> Path:
    """Path of the game's puzzle file."""
    return scope_folder(game.id) / NAME


def read_puzzles(game: Game[Any], path: Path | None = None) -> ReadPuzzles:
    """Puzzles in the file, none if it does not exist; raises ValueError if the file is damaged."""
    path = path or puzzle_path(game)
    if not path.is_file():
        return ReadPuzzles([], {})
    return puzzles_in(game, json.loads(path.read_text(encoding="utf-8")))


def read_data(path: Path) -> list[Any]:
    """Puzzles in the file as JSON, unchecked; none if it does not exist."""
    return _puzzle_list(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else []


def _puzzle_list(data: Any) -> list[Any]:
    if not isinstance(data, dict) or data.get(FORMAT_FIELD) != FORMAT or not isinstance(data.get("puzzles"), list):
        raise ValueError(f"{NAME} does not hold puzzles")
    return [*data["puzzles"]]


def puzzles_in(game: Game[Any], data: Any) -> ReadPuzzles:
    """Puzzles of ``game`` in the parsed content of its file; raises ValueError if it is damaged."""
    puzzles: dict[str, Puzzle] = {}
    unfit: dict[str, str] = {}
    for number, one in enumerate(_puzzle_list(data), 1):
        try:
            puzzle = Puzzle.from_json(game, one)
            if puzzle.id in puzzles:
                raise UnfitPuzzle("its id is a duplicate")
            puzzles[puzzle.id] = puzzle
        except UnfitPuzzle as error:
            unfit[str(one.get("id", number)) if isinstance(one, dict) else str(number)] = str(error)
    return ReadPuzzles([*puzzles.values()], unfit)


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write ``puzzles`` sorted by difficulty."""
    ordered = sorted(puzzles, key=lambda one: (one.difficulty, -one.found["sailor"], -one.found["mate"], one.id))
    lines = ",\n".join(json.dumps(one.to_json(), separators=(",", ":"), ensure_ascii=False) for one in ordered)
    path.write_text(f'{{"{FORMAT_FIELD}": {FORMAT}, "puzzles": [\n{lines}\n]}}\n', encoding="utf-8")
