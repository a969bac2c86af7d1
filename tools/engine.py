"""What the build asks of the Python engine: its zip for the browser, and what the face shows before Python is up."""

import importlib
import io
import json
import sys
import zipfile
from pathlib import Path
from typing import Any

from tools.common import ROOT, Problem

LANGUAGES = ("cs", "en")
PYTHON = ROOT / "py"
PACKAGE = PYTHON / "kajuta"
GAMES = PACKAGE / "games"
_EARLIEST = (1980, 1, 1, 0, 0, 0)


def sources() -> list[Path]:
    """Return the engine's modules, in a fixed order; a game that has no ``__init__.py`` yet is none."""
    unfinished = {path for path in GAMES.iterdir() if path.is_dir()} - {GAMES / game for game in game_ids()}
    return sorted(path for path in PACKAGE.rglob("*.py") if not unfinished.intersection(path.parents))


def zipped() -> bytes:
    """Return the zip of the Python that runs in the browser; the same sources give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for path in sources():
            info = zipfile.ZipInfo(path.relative_to(PYTHON).as_posix(), _EARLIEST)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes(), compresslevel=9)
    return out.getvalue()


def game_ids() -> list[str]:
    """Return the ids of the games, which are the names of their folders."""
    return sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))


def data() -> tuple[dict[str, bytes], list[dict[str, Any]]]:
    """Return the files of dist/data, and the descriptions of the games."""
    if str(PYTHON) not in sys.path:
        sys.path.insert(0, str(PYTHON))
    games = importlib.import_module("kajuta.games")
    clauses = importlib.import_module("kajuta.core.clauses")
    described = [game.describe() for game in games.all_games()]
    files = {"data/games.json": _json(described)}
    for scope in ("core", *(game["id"] for game in described)):
        folder = PACKAGE / "core" if scope == "core" else GAMES / scope
        for language in LANGUAGES:
            texts = folder / f"{language}.ftl"
            try:
                text = texts.read_text(encoding="utf-8") if texts.is_file() else ""
                content = {"texts": text, "clauses": clauses.load(scope, language)}
            except (OSError, ValueError) as error:
                raise Problem(f"The rules of {scope} in {language} cannot be read: {error}") from error
            files[f"data/{scope}.{language}.json"] = _json(content)
    return files, described


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
