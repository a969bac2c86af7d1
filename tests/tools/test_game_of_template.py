"""A new game from the template passes all checks of a game at once, in a copy of the repository."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.tree_with_new_game import copy_of_tree, in_tree
from tools.checks import NEED_A_BROWSER

FEWEST_TESTS = 350
"""Least number of tests that must run for the new game; fewer would mean that some tests no longer find it."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    target = tmp_path_factory.mktemp("trees") / "tree"
    yield copy_of_tree(target)
    shutil.rmtree(target)


def test_it_passes_every_test_over_all_games(tree: Path, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    left_out = [f"--ignore=tests/{name}" for name in NEED_A_BROWSER]
    own = ["--game", "wrecks", "--results", str(results), "--whole=tests/all_games/test_plain_words.py"]
    done = in_tree(
        tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.one_game", *own, "tests", *left_out
    )
    noted = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    assert [one for one in noted if one["failed"]] == []
    assert done.returncode in (0, 1), done.stdout[-2000:] + done.stderr
    assert len(noted) >= FEWEST_TESTS


def test_check_says_that_it_passes_and_what_it_has_not_looked_at(tree: Path) -> None:
    done = in_tree(tree, "build.py", "check", "wrecks", "golden", "code")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "golden: ok" in done.stdout
    assert "wrecks: passes" in done.stdout


def test_check_says_in_plain_words_what_fails_and_where(tree: Path) -> None:
    rules = tree / "py/kajuta/games/wrecks/rules.py"
    text = rules.read_text(encoding="utf-8")
    try:
        rules.write_text(text.replace("if self.hands[following]:", "if self.hand[following]:"), encoding="utf-8")
        done = in_tree(tree, "build.py", "check", "wrecks", "rules")
        rules.write_text(text.replace("    def apply", "    def aply"), encoding="utf-8")
        broken = in_tree(tree, "build.py", "check", "wrecks", "rules")
    finally:
        rules.write_text(text, encoding="utf-8")
    line = text[: text.index("if self.hands[following]:")].count("\n") + 1
    assert done.returncode == 1
    assert "rules: NOT YET" in done.stdout
    assert f"py/kajuta/games/wrecks/rules.py, line {line}" in done.stdout
    assert 'Read "1. State and rules" in docs/adding-a-game.md' in done.stdout
    assert broken.returncode == 1
    assert "abstract method" in broken.stdout
    for output in (done, broken):
        assert "Traceback" not in output.stdout + output.stderr
