"""What the page shows of the games before Python is up: their descriptions, texts, clauses and tutorials."""

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
"""Letters of a release of rules and bots, as people compare it."""


def game_ids() -> list[str]:
    """Return the ids of the finished games, which are the names of their folders."""
    return [game.id for game in module("kajuta.games").all_games() if not _lacks(game)]


def unfinished() -> dict[str, str]:
    """Return the games that are still being written and so stay out of the site, with what they lack."""
    games = module("kajuta.games")
    lacking = {game.id: lack for game in games.all_games() if (lack := _lacks(game))}
    return {**games.broken_games(), **lacking}


def _lacks(game: Any) -> str:
    """Return the first thing that a game still lacks before it can stand on the site, "" for nothing."""
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
    """Return a module of the engine."""
    if str(PYTHON) not in sys.path:
        sys.path.insert(0, str(PYTHON))
    return importlib.import_module(name)


def data() -> tuple[dict[str, bytes], list[dict[str, Any]]]:
    """Return the files of dist/data, and the descriptions of the games."""
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
        for texts in UI_TEXTS.glob(f"*.{language}.ftl"):  # of pages that load their own texts
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
    """Return the Fluent messages that the menu shows of a game."""
    source = (GAMES / game_id / f"{language}.ftl").read_text(encoding="utf-8")
    found = [re.search(rf"^{message} *=.*(?:\n[ \t]+\S.*)*$", source, re.MULTILINE) for message in ON_THE_SHELF]
    if not all(found):
        raise Problem(f"{game_id} needs the messages {' and '.join(ON_THE_SHELF)} in {language}.ftl.")
    return "\n".join(message[0] for message in found if message)


def tutorials(game_id: str) -> list[dict[str, Any]]:
    """Tutorials of a game, empty where it has none; see kajuta/tutorial/tutorial.py."""
    path = GAMES / game_id / "voyages.json"
    planned: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    return planned


def daily_schedule() -> dict[str, Any]:
    """What games of the day are made of: the release of rules and bots, and the periods of the games that take part.

    See static/daily/schedule.js. The release changes with everything that may change how a game goes on.
    """
    folders = [PACKAGE / name for name in ("bots", "core", "match")] + [GAMES / game for game in game_ids()]
    files = [path for folder in folders for path in sorted((*folder.rglob("*.py"), *folder.glob("weights.json")))]
    paths = {game: GAMES / game / "daily.json" for game in game_ids()}
    return {
        "release": digest(path.read_bytes() for path in files)[:RELEASE_LENGTH],
        "games": {game: json.loads(path.read_text(encoding="utf-8")) for game, path in paths.items() if path.is_file()},
    }


def strength(game_id: str) -> dict[str, Any]:
    """How far the ranks of a game are apart, without where that comes from; empty where it was not measured."""
    path = GAMES / game_id / "strength.json"
    if not path.is_file():
        return {}
    measured: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    for table in measured["tables"]:
        table["ranks"] = [{key: row[key] for key in ("rank", "games", "mean", "low", "high")} for row in table["ranks"]]
    return measured


def rare(game_id: str) -> dict[str, str]:
    """Return by message of the log the name of what is explained when that is told for the first time."""
    path = GAMES / game_id / "rare.json"
    told: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return told


def json_bytes(value: object) -> bytes:
    """Compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
