"""`build.py new`: a game with any valid id, title and numbers of players; invalid ones are refused."""

import subprocess
from pathlib import Path

import pytest

from tools import new_game
from tools.checks import PROGRAMS
from tools.common import ROOT, Problem


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for new games; golden games are not recorded."""
    for folder in ("py/kajuta/games/submarine", "tests/games"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "py/kajuta/games/submarine/__init__.py").touch()
    monkeypatch.setattr(new_game, "record_golden_games", lambda *_: None)
    return tmp_path


def written(tree: Path, game_id: str) -> dict[str, str]:
    """All files of a new game with their texts."""
    folders = (tree / "py/kajuta/games" / game_id, tree / "tests/games" / game_id)
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(tree).as_posix(): path.read_text(encoding="utf-8") for path in files}


def test_a_game_has_its_own_names_and_nothing_of_the_template_s(tree: Path) -> None:
    new_game.make("wrecks", "Wrecks & Reefs", "2-6", tree)
    files = written(tree, "wrecks")
    assert not [name for name, text in files.items() if "earls" in text]
    code = files["py/kajuta/games/wrecks/game.py"]
    assert "class WrecksGame(Game[WrecksPosition])" in code
    assert "players = (2, 3, 4, 5, 6)" in code
    for lang in ("cs", "en"):
        assert "game-title = Wrecks & Reefs" in files[f"py/kajuta/games/wrecks/{lang}.ftl"]
    assert '[data-game="wrecks"]' in files["py/kajuta/games/wrecks/art/theme.css"]
    assert '@pytest.mark.clause("wrecks", "card.play")' in files["tests/games/wrecks/test_rules.py"]


@pytest.mark.parametrize("game_id", ["ab", "q" * 20])
def test_a_game_of_any_id_and_title_is_formatted_as_the_lint_stages_ask(tree: Path, game_id: str) -> None:
    new_game.make(game_id, "Sinker's Luck: the Last 'Wreck'", "1,8", tree)
    made = [tree / "py/kajuta/games" / game_id, tree / "tests/games" / game_id]
    settings = ["--config", ROOT / "pyproject.toml"]
    for words in (["format", "--check"], ["check", "--select", "E,F,W"]):
        command = [PROGRAMS / "ruff", *words, *settings, *made]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    assert "players = (1, 8)\n" in written(tree, game_id)[f"py/kajuta/games/{game_id}/game.py"]


def test_every_file_of_the_template_opens_with_what_to_put_there() -> None:
    for path in new_game.TEMPLATE.rglob("*.*"):
        if path.suffix in (".json", ".pyc") or path.name == "__init__.py":
            continue
        head = path.read_text(encoding="utf-8")[:300].lower()
        assert "put here" in head or "sem " in head, path


@pytest.mark.parametrize(
    ("game_id", "title", "players", "why"),
    [
        ("submarine", "Wrecks", "2-4", "py/kajuta/games/submarine is there already"),
        ("Wrecks", "Wrecks", "2-4", "small letters"),
        ("wreck-age", "Wrecks", "2-4", "small letters"),
        ("../wrecks", "Wrecks", "2-4", "small letters"),
        ("games\\wrecks", "Wrecks", "2-4", "small letters"),
        ("class", "Wrecks", "2-4", "means something else"),
        ("core", "Wrecks", "2-4", "means something else"),
        ("wrecks", " ", "2-4", "1 to 40 characters"),
        ("wrecks", "W" * 41, "2-4", "1 to 40 characters"),
        ("wrecks", "Wrecks { $n }", "2-4", "cannot stand in the title"),
        ("wrecks", "Wrecks", "4-2", "the smaller number comes first"),
        ("wrecks", "Wrecks", "two", "as 2-4, 3 or 2,4"),
        ("wrecks", "Wrecks", "0-3", "1 to 8 seats"),
        ("wrecks", "Wrecks", "2-9", "1 to 8 seats"),
    ],
)
def test_what_cannot_be_a_game_is_refused_in_plain_words_and_nothing_is_written(
    tree: Path, game_id: str, title: str, players: str, why: str
) -> None:
    before = sorted(tree.rglob("*"))
    with pytest.raises(Problem, match=why):
        new_game.make(game_id, title, players, tree)
    assert sorted(tree.rglob("*")) == before


@pytest.mark.parametrize(
    ("text", "seats"), [("2-4", (2, 3, 4)), ("3", (3,)), ("2,4-6", (2, 4, 5, 6)), ("2–3", (2, 3)), ("1 , 2", (1, 2))]
)
def test_numbers_of_players_are_said_in_many_ways(text: str, seats: tuple[int, ...]) -> None:
    assert new_game.numbers_of_players(text) == seats
