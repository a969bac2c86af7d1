"""Puzzle files for the page; puzzles that no longer fit their game are left out with a warning."""

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from tools import engine_zip, game_data
from tools.common import Problem, packed_size, say

MAX_PACKED_BYTES = 60_000
"""Upper limit for the gzipped puzzles of one game, in bytes."""


def files(games: list[dict[str, Any]]) -> dict[str, bytes]:
    """Files with the puzzles of ``games``, and their index ``data/puzzles.json``; see ``kajuta.puzzles.puzzle``.

    The index holds the hashes of these files, which keeps them out of the list that every start fetches.
    """
    made = {"data/engine-puzzles.json": game_data.json_bytes(engine_zip.late_sources("puzzles"))}
    listed: dict[str, list[dict[str, Any]]] = {}
    for game_id in (game["id"] for game in games):
        puzzles = fitting_puzzles(game_id)
        listed[game_id] = [{"id": one.id, "difficulty": one.difficulty} for one in puzzles]
        if puzzles:
            name = f"data/{game_id}.puzzles.json"
            made[name] = game_data.json_bytes([{"id": one.id, "packed": one.pack()} for one in puzzles])
            if packed_size(made[name]) > MAX_PACKED_BYTES:
                raise Problem(f"The puzzles of {game_id} have more than {MAX_PACKED_BYTES} packed bytes.")
    checked = {f"./{name}": {"bytes": len(file), "hash": sha256(file).hexdigest()} for name, file in made.items()}
    return {"data/puzzles.json": game_data.json_bytes({"games": listed, "files": checked}), **made}


def fitting_puzzles(game_id: str) -> list[Any]:
    """Puzzles of a game that its rules allow and whose explanations have texts; warns of the others."""
    rules = game_data.module("kajuta.games").game(game_id)
    try:
        puzzles, unfit = game_data.module("league.puzzle_file").read_puzzles(rules)
    except ValueError as error:
        raise Problem(f"The puzzles of {game_id} cannot be read: {error}") from error
    known = _message_ids(game_id)
    for one in puzzles:
        said = [message for reasons in one.reasons.values() for message in reasons]
        said += [follow_up.line for follow_ups in one.follow_ups.values() for follow_up in follow_ups]
        if lacking := sorted({name for message in said for name in message_ids(message)} - known):
            unfit[one.id] = f"there are no words for {', '.join(lacking)}"
    for name, why in unfit.items():
        say(f"warning: puzzle {name} of {game_id} is left out: {why}")
    return [one for one in puzzles if one.id not in unfit]


def message_ids(message: Any) -> Iterator[str]:
    """Ids of ``message`` and of the messages nested in its arguments."""
    yield message["id"].partition(".")[0]
    for arg in message.get("args", {}).values():
        if isinstance(arg, dict) and "id" in arg:
            yield from message_ids(arg)


def _message_ids(game_id: str) -> set[str]:
    folders = (game_data.PACKAGE / "core", game_data.GAMES / game_id)
    texts = [(folder / f"{game_data.LANGUAGES[0]}.ftl").read_text(encoding="utf-8") for folder in folders]
    return {name for text in texts for name in re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)}
