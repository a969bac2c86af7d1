"""Requests about puzzles. The request that loads a puzzle also brings the package ``kajuta.puzzles``."""

from typing import Any

from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession
from kajuta.core.errors import IllegalAction
from kajuta.games import game


@handles("puzzle")
def load_puzzle(session: EngineSession, request: Json) -> Json:
    """Load a packed puzzle."""
    from kajuta.puzzles.puzzle_table import PuzzleTable

    table = PuzzleTable.unpack(game(request["game"]), request["packed"])
    session.load_guided(table, request.get("match"))
    return {"view": table.view()}


@handles("puzzle-hint")
def give_hint(session: EngineSession, request: Json) -> Json:
    """Give the next hint for the puzzle."""
    table: Any = session.guided
    if not hasattr(table, "give_hint"):
        raise IllegalAction("action-no-match")
    table.give_hint()
    return {"view": table.view(request.get("since", 0))}
