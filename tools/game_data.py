"""Game data that the page shows before Python runs: descriptions, texts, clauses, tutorials, daily schedule."""

import importlib
import json
import re
import sys
from typing import Any

from tools.common import ROOT, Problem, digest

LANGUAGES = ("cs", "en")
PYTHON = ROOT / "py"
PACKAGE = PYTHON / "kajuta"
GAMES = PACKAGE / "games"
UI_TEXTS = ROOT / "static" / "texts"
ON_THE_SHELF = ("game-title", "game-tagline")
RELEASE_LENGTH = 6
"""Length in characters of the release id of rules and bots, which people compare by eye."""


def game_ids() -> list[str]:
    """Ids of the finished games; an id is the name of the game's folder."""
    return [game.id for game in module("kajuta.games").all_games() if not _lacks(game)]


def unfinished() -> dict[str, str]:
    """Unfinished games, which stay out of the site, with the reason for each."""
    games = module("kajuta.games")
    lacking = {game.id: lack for game in games.all_games() if (lack := _lacks(game))}
    return {**games.broken_games(), **lacking}


def _lacks(game: Any) -> str:
    """First thing that keeps a game out of the site, or an empty text."""
    contract = module("kajuta.core.game").Game
    for method in ("scene", "moves", "features"):
        judged_otherwise = method == "features" and type(game).evaluate is not contract.evaluate
        if getattr(type(game), method) is getattr(contract, method) and not judged_otherwise:
            return f"{'evaluate' if method == 'features' else method} is not written"
    for language in LANGUAGES:
        for name in (f"rules.{language}.md", f"{language}.ftl"):
            if not (GAMES / game.id / name).is_file():
                return f"{name} is missing"
    return ""


def module(name: str) -> Any:
    """Import a module of the engine, with py/ on the path."""
    if str(PYTHON) not in sys.path:
        sys.path.insert(0, str(PYTHON))
    return importlib.import_module(name)


def data() -> tuple[dict[str, bytes], list[dict[str, Any]]]:
    """Files of dist/data by address, and the descriptions of the finished games."""
    clauses = module("kajuta.core.rule_clauses")
    finished = game_ids()
    described = [game.describe() for game in module("kajuta.games").all_games() if game.id in finished]
    for game in described:
        game["tutorials"] = [tutorial["id"] for tutorial in tutorials(game["id"])]
        game["rare"] = rare(game["id"])
        game["handbook"] = (GAMES / game["id"] / "handbook.json").is_file()
    files = {
        "data/games.json": json_bytes(described),
        "data/daily.json": json_bytes(daily_schedule()),
        "data/strength.json": json_bytes({game["id"]: ranks for game in described if (ranks := strength(game["id"]))}),
    }
    for language in LANGUAGES:
        files[f"data/shelf.{language}.json"] = json_bytes(
            {game["id"]: _on_the_shelf(game["id"], language) for game in described}
        )
        files[f"data/ui.{language}.json"] = json_bytes((UI_TEXTS / f"{language}.ftl").read_text(encoding="utf-8"))
        for texts in UI_TEXTS.glob(f"*.{language}.ftl"):  # pages that load texts of their own
            files[f"data/ui-{texts.stem}.json"] = json_bytes(texts.read_text(encoding="utf-8"))
    for scope in ("core", *(game["id"] for game in described)):
        folder = PACKAGE / "core" if scope == "core" else GAMES / scope
        for language in LANGUAGES:
            texts = folder / f"{language}.ftl"
            try:
                content = {"texts": texts.read_text(encoding="utf-8"), "clauses": clauses.load_clauses(scope, language)}
            except (OSError, ValueError) as error:
                raise Problem(f"The rules of {scope} in {language} cannot be read: {error}") from error
            files[f"data/{scope}.{language}.json"] = json_bytes(content)
            if planned := tutorials(scope):
                words = (folder / f"voyages.{language}.ftl").read_text(encoding="utf-8")
                files[f"data/{scope}.tutorials.{language}.json"] = json_bytes({"tutorials": planned, "texts": words})
    return files, described


def _on_the_shelf(game_id: str, language: str) -> str:
    """Fluent source of the messages that the menu shows for a game."""
    source = (GAMES / game_id / f"{language}.ftl").read_text(encoding="utf-8")
    found = [re.search(rf"^{message} *=.*(?:\n[ \t]+\S.*)*$", source, re.MULTILINE) for message in ON_THE_SHELF]
    if not all(found):
        raise Problem(f"{game_id} needs the messages {' and '.join(ON_THE_SHELF)} in {language}.ftl.")
    return "\n".join(message[0] for message in found if message)


def tutorials(game_id: str) -> list[dict[str, Any]]:
    """Tutorials of a game, empty if it has none; see kajuta/tutorial/tutorial.py."""
    path = GAMES / game_id / "voyages.json"
    planned: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    return planned


def daily_schedule() -> dict[str, Any]:
    """Data of the game of the day: release id of rules and bots, and the dates on which each game is scheduled.

    See static/daily/schedule.js. The release id changes with every file that may change the course of a game.
    """
    folders = [PACKAGE / name for name in ("bots", "core", "match")] + [GAMES / game for game in game_ids()]
    files = [path for folder in folders for path in sorted((*folder.rglob("*.py"), *folder.glob("weights.json")))]
    paths = {game: GAMES / game / "daily.json" for game in game_ids()}
    return {
        "release": digest(path.read_bytes() for path in files)[:RELEASE_LENGTH],
        "games": {game: json.loads(path.read_text(encoding="utf-8")) for game, path in paths.items() if path.is_file()},
    }


def strength(game_id: str) -> dict[str, Any]:
    """Measured strength of the ranks in a game, reduced to what the page shows; empty if it was never measured."""
    path = GAMES / game_id / "strength.json"
    if not path.is_file():
        return {}
    measured: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    for table in measured["tables"]:
        table["ranks"] = [{key: row[key] for key in ("rank", "games", "mean", "low", "high")} for row in table["ranks"]]
    return measured


def rare(game_id: str) -> dict[str, str]:
    """First-time tips of a game: name of the tip by the id of the log message that triggers it."""
    path = GAMES / game_id / "rare.json"
    told: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return told


def json_bytes(value: object) -> bytes:
    """Compact JSON in UTF-8."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
