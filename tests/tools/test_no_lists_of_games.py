"""No lists of games in the code: files outside the games' folders name no game, and a test uses single games."""

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache

import pytest

from tests.pictures import SHOWN
from tools.common import ROOT
from tools.game_data import GAMES, game_ids

FOLDERS_OF_GAMES = ("py/kajuta/games/", "tests/games/")
MAY_NAME_GAMES = {
    "tests/samples/": "what earlier releases have written, as they wrote it",
    "docs/balance/": "a page of measurements for each game",
    "docs/tables/": "a picture of each game's table",
    "docs/journal/": "what was measured once",
    "docs/bots.md": "measurements of every game",
    "docs/mutation.md": "written by python3 -m tests.mutation",
    "docs/several-screens.md": "measurements of every game",
    "docs/soak.md": "written by python3 -m tests.soak",
    "docs/speed.md": "written by python3 -m tests.bench",
}
"""Files outside the games' folders that may name games, with the reason."""
MAY_LIST_GAMES = {
    "tests/browser/session/test_saves.py": "saves of two games, to be found by the game",
}
"""Tests that may have a list of several games, with the reason."""
IDS = frozenset(game_ids())


def own_files() -> list[str]:
    """Tracked files that are not a game's own and may name no game."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    apart = (*FOLDERS_OF_GAMES, *MAY_NAME_GAMES)
    return [name for name in listed if name and not name.startswith(apart) and (ROOT / name).is_file()]


@cache
def names_of_games() -> re.Pattern[str]:
    """Pattern of game ids (in quotes, after the folder, in tables) and titles; a bare id may be an ordinary word."""
    ids = "|".join(map(re.escape, sorted(IDS)))
    titles = set()
    for path in (path for game in IDS for path in (GAMES / game).glob("??.ftl")):
        titles.update(re.findall(r"^game-title = (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    title = "|".join(map(re.escape, sorted(titles)))
    return re.compile(rf"""(games[./]|\| )({ids})\b|(["'`])({ids})\3|\b({title})\b""")


def named_in(text: str) -> list[str]:
    """Lines that name a game, with their numbers."""
    named = names_of_games()
    return [f"{number}: {line.strip()}" for number, line in enumerate(text.splitlines(), 1) if named.search(line)]


def lists_of_games(source: str) -> Iterator[int]:
    """Line numbers of lists, tuples, sets and dictionaries that name several games."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            inside = {one.value for one in ast.walk(node) if isinstance(one, ast.Constant)}
            if len(IDS & {value for value in inside if isinstance(value, str)}) > 1:
                yield node.lineno


def test_nothing_outside_its_folder_names_a_game() -> None:
    found = {}
    for name in own_files():
        if name.startswith("tests/"):
            continue
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:  # an image or a font
            continue
        if lines := named_in(SHOWN.sub("", text) if name == "README.md" else text):
            found[name] = lines
    assert found == {}, "find the games, or declare it in the game's folder"


def test_no_test_outside_its_folder_lists_games() -> None:
    found = {
        name: lines
        for name in own_files()
        if name.startswith("tests/") and name.endswith(".py") and name not in MAY_LIST_GAMES
        if (lines := list(lists_of_games((ROOT / name).read_text(encoding="utf-8"))))
    }
    assert found == {}, "run it with all_games(), or declare in tests/games/<id>/generic_tests.toml what is special"


@pytest.mark.parametrize("name", [*MAY_NAME_GAMES, *MAY_LIST_GAMES])
def test_every_exception_is_still_needed(name: str) -> None:
    path = ROOT / name
    if name in MAY_LIST_GAMES:
        assert list(lists_of_games(path.read_text(encoding="utf-8")))
    elif path.is_file():
        assert named_in(path.read_text(encoding="utf-8"))
    else:
        assert any(
            one.stem.split("-")[0] in IDS or named_in(one.read_text(encoding="utf-8")) for one in path.rglob("*.*")
        )


def test_a_list_and_a_name_are_noticed() -> None:
    one, other, *_ = sorted(IDS)
    assert list(lists_of_games(f"GAMES = ['{one}', '{other}']")) == [1]
    assert list(lists_of_games(f"LEAST = {{\n'{one}': 1, '{other}': 2}}")) == [1]
    assert list(lists_of_games(f"play('{one}'); play('{other}')")) == []
    for text in (
        f'game == "{one}"',
        f"kajuta/games/{one}/rules.py",
        f"from kajuta.games.{other} import GAME",
        f"`{one}`",
    ):
        assert named_in(f"nothing\n{text}") == [f"2: {text}"]
    assert named_in(f"{one} is a word as any other") == []
