"""`build.py new`: creates a playable game from tools/game_template; it passes its checks at once."""

import keyword
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.common import ROOT, Problem

TEMPLATE = Path(__file__).parent / "game_template"
TEMPLATE_ID = "pearls"
TEMPLATE_CLASS = "Pearls"
TEMPLATE_PLAYERS = "players = (2, 3, 4)"
TEMPLATE_SEATS = '"seats": 2'
MOST_SEATS = 8
"""Most seats of a game: the page has colours and shapes for this many."""
TAKEN = ("core", "ui", "posters", "shells", "salvage", "art", "data")
"""Ids that no game may have: the page, the core or the tests use them."""


def make(game_id: str, title: str, players: str, root: Path = ROOT) -> list[Path]:
    """Create the folders of a game and of its tests in ``root`` and record its golden games; return both folders.

    Raises Problem before anything is written if the id, the title or the numbers of players are invalid.
    """
    _check_id(game_id, root)
    title = _checked_title(title)
    seats = numbers_of_players(players)
    game, tests = root / "py" / "kajuta" / "games" / game_id, root / "tests" / "games" / game_id
    for source, target in ((TEMPLATE / TEMPLATE_ID, game), (TEMPLATE / "tests", tests)):
        for path in _files(source):
            written = target / path.relative_to(source)
            written.parent.mkdir(parents=True, exist_ok=True)
            text = filled(path.read_text(encoding="utf-8"), path.suffix, game_id, title, seats)
            written.write_text(text, encoding="utf-8", newline="\n")
    record_golden_games(game_id, root)
    return [game, tests]


def filled(text: str, suffix: str, game_id: str, title: str, seats: tuple[int, ...]) -> str:
    """Template file filled in with this id, title and these numbers of players."""
    text = text.replace(TEMPLATE_PLAYERS, f"players = ({', '.join(map(str, seats))}{',' * (len(seats) == 1)})")
    text = text.replace(TEMPLATE_SEATS, f'"seats": {seats[0]}')
    text = re.sub(rf"\b{TEMPLATE_CLASS}(?=Position\b|Game\b)", class_prefix(game_id), text)
    if suffix == ".py":  # the title stands in two docstrings
        quoted = title.replace("\\", "\\\\").replace('"', '\\"')
        text = re.sub(rf'"""{TEMPLATE_CLASS}(?=[.:])', lambda _: f'"""{quoted}', text)
    else:
        text = re.sub(rf"\b{TEMPLATE_CLASS}\b", lambda _: title, text)
    return re.sub(rf"\b{TEMPLATE_ID}\b", game_id, text)


def class_prefix(game_id: str) -> str:
    """Prefix of a game's class names, made from its id."""
    return game_id[0].upper() + game_id[1:]


def numbers_of_players(text: str) -> tuple[int, ...]:
    """Numbers of seats parsed from ``text``, such as ``2-4``, ``3`` or ``2,4,6``."""
    seats: set[int] = set()
    for part in text.replace("–", "-").replace(" ", "").split(","):
        found = re.fullmatch(r"(\d{1,3})(?:-(\d{1,3}))?", part)
        if found is None:
            raise Problem(f"--players {text!r}: say the numbers of players as 2-4, 3 or 2,4.")
        first, last = int(found[1]), int(found[2] or found[1])
        if first > last:
            raise Problem(f"--players {text!r}: the smaller number comes first, as in 2-4.")
        seats.update(range(first, last + 1))
    if min(seats) < 1 or max(seats) > MOST_SEATS:
        raise Problem(f"--players {text!r}: a table has 1 to {MOST_SEATS} seats.")
    return tuple(sorted(seats))


def _check_id(game_id: str, root: Path) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]{1,19}", game_id):
        raise Problem(
            f"{game_id!r} cannot be the id of a game: it is the name of a folder and of a Python package. Take 2 to 20"
            " small letters a-z and digits, a letter first, as in `pearls`; the title may be anything."
        )
    if keyword.iskeyword(game_id) or keyword.issoftkeyword(game_id) or game_id in TAKEN:
        raise Problem(
            f"{game_id!r} cannot be the id of a game: the word means something else here, as do {', '.join(TAKEN)} and"
            " the keywords of Python."
        )
    for folder in ("py/kajuta/games", "tests/games"):
        path = root / folder
        same = [one for one in path.iterdir() if one.name.lower() == game_id]
        if any(inside.name != "__pycache__" for one in same for inside in (one.iterdir() if one.is_dir() else [one])):
            raise Problem(f"{folder}/{game_id} is there already: take another id, or remove the folder first.")


def _checked_title(title: str) -> str:
    title = " ".join(title.replace("'", "’").split())
    if not 1 <= len(title) <= 40:
        raise Problem("--title: say the name of the game in 1 to 40 characters, as people shall read it.")
    if wrong := sorted(set(title) & set('{}<>"\\')):
        raise Problem(f"--title: {' '.join(wrong)} cannot stand in the title of a game.")
    return title


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def record_golden_games(game_id: str, root: Path) -> None:
    """Record the game's golden games, as docs/adding-a-game.md describes."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden", game_id],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "py"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise Problem(f"the golden games of {game_id} could not be recorded:\n{(done.stdout + done.stderr).strip()}")
