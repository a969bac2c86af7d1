"""The zip of the Python engine for the browser."""

import io
import zipfile
from pathlib import Path

from tools.game_data import GAMES, PACKAGE, PYTHON, game_ids

COMMAND_LINE = ("__main__.py", "cli.py", "progress_and_interruption.py", "simulate.py")
"""Modules that only a command line needs."""
OPEN_HANDS = "open_hands.py"
"""Module of a game that only the league needs."""
LATE = ("puzzles", "tutorial")
"""Packages that only some pages need: files of their own, in no archive and no snapshot."""
_EARLIEST = (1980, 1, 1, 0, 0, 0)


def sources() -> list[Path]:
    """Return the modules that run in the browser, in a fixed order; those of unfinished games stay away."""
    unfinished = {path for path in GAMES.iterdir() if path.is_dir()} - {GAMES / game for game in game_ids()}
    return sorted(
        path
        for path in PACKAGE.rglob("*.py")
        if not unfinished.intersection(path.parents)
        and path.name != OPEN_HANDS
        and path.relative_to(PACKAGE).as_posix() not in COMMAND_LINE
        and path.relative_to(PACKAGE).parts[0] not in LATE
    )


def late_sources(package: str) -> dict[str, str]:
    """Sources of a late package by the names of its modules, as ``kajuta.api.late_modules`` takes them."""
    return {
        ".".join(path.relative_to(PYTHON).with_suffix("").parts).removesuffix(".__init__"): path.read_text("utf-8")
        for path in sorted((PACKAGE / package).rglob("*.py"))
    }


def weights() -> list[Path]:
    """Return the trained evaluations, the only data that the modules read."""
    return sorted(path for path in GAMES.glob("*/weights.json") if path.parent.name in game_ids())


def zipped() -> bytes:
    """Return the zip of what runs in the browser; the same sources give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for path in (*sources(), *weights()):
            info = zipfile.ZipInfo(path.relative_to(PYTHON).as_posix(), _EARLIEST)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes(), compresslevel=9)
    return out.getvalue()
