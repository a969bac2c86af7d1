"""The zip archive of the Python engine for the browser."""

import io
import zipfile
from pathlib import Path

from tools.game_data import GAMES, PACKAGE, PYTHON, game_ids

COMMAND_LINE = ("__main__.py", "cli.py", "progress_and_interruption.py", "simulate.py")
"""Modules that only the command line needs."""
OPEN_HANDS = "open_hands.py"
"""Module in a game's folder that only the bot league needs."""
LATE = ("puzzles", "tutorial")
"""Packages that only some pages need: sent as files of their own, outside the zip and the snapshot."""
_EARLIEST = (1980, 1, 1, 0, 0, 0)


def sources() -> list[Path]:
    """Modules that run in the browser, in a fixed order; without those of unfinished games."""
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
    """Source texts of a package in ``LATE`` by module name, as ``kajuta.api.late_modules`` takes them."""
    return {
        ".".join(path.relative_to(PYTHON).with_suffix("").parts).removesuffix(".__init__"): path.read_text("utf-8")
        for path in sorted((PACKAGE / package).rglob("*.py"))
    }


def weights() -> list[Path]:
    """Files with trained evaluation weights, the only data files that engine modules read."""
    return sorted(path for path in GAMES.glob("*/weights.json") if path.parent.name in game_ids())


def zipped() -> bytes:
    """Zip archive of the engine; the same sources give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for path in (*sources(), *weights()):
            info = zipfile.ZipInfo(path.relative_to(PYTHON).as_posix(), _EARLIEST)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes(), compresslevel=9)
    return out.getvalue()
