"""The house rules: each violation is reported with its remedy, and nothing else is reported."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import checks, house
from tools.common import ROOT

Git = Callable[..., str]


@pytest.fixture
def git(tmp_path: Path) -> Git:
    """Function that runs git in a new repository; its first commit, tagged `base`, is older than the rules."""
    who = ("-c", "user.name=n", "-c", "user.email=n@example.org", "-c", "commit.gpgsign=false")

    def run(*arguments: str) -> str:
        done = subprocess.run(["git", *who, *arguments], cwd=tmp_path, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    run("init", "-q", "-b", "main")
    for name in ("old.py", "moved.py"):
        (tmp_path / name).write_text(f'"""Return what {name} is, at some length so that a move of it is seen."""\n')
    run("add", ".")
    run("commit", "-q", "-m", "What was here before there were rules")
    run("tag", "base")
    return run


def breaches(root: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    code = house.check(root, "base")
    said = capsys.readouterr().out.splitlines()
    assert code == bool(said)
    return said


def test_what_is_older_than_the_rules_is_left_alone(
    git: Git, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder").mkdir()
    git("mv", "moved.py", "folder/moved.py")
    git("commit", "-q", "-m", "tools: move a module")
    assert breaches(tmp_path, capsys) == []
    (tmp_path / "old.py").write_text('"""Return what old.py is."""\n\nNEW = 1\n')
    assert breaches(tmp_path, capsys) == [f"old.py:1: {REMEDY} `Return what`"]


@pytest.mark.parametrize(
    ("subject", "remedy"),
    [
        ("bots: play a random candidate when all were overlooked", None),
        ("py/core, bots: x", "begin its subject with an area"),
        ("tests/tools: " + "x" * 59, None),
        ("tests/tools: " + "x" * 60, "shorten its subject from 73 to 72 characters"),
        ("tests/tools: " + "ř" * 59, None),
        ("Bots: play at random", "begin its subject with an area"),
        ("play at random", "begin its subject with an area"),
        ("bots:play at random", "begin its subject with an area"),
    ],
)
def test_a_subject_names_its_area_and_is_short(
    git: Git, tmp_path: Path, capsys: pytest.CaptureFixture[str], subject: str, remedy: str | None
) -> None:
    git("commit", "-q", "--allow-empty", "-m", subject, "-m", "A body may have lines of any length: " + "x" * 100)
    commit = git("log", "-1", "--format=%h")
    expected = [f"commit {commit}: {remedy}"] if remedy else []
    assert [line[: len(expected[0])] if expected else line for line in breaches(tmp_path, capsys)] == expected


def test_merges_are_not_asked_for_an_area(git: Git, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    git("checkout", "-q", "-b", "side")
    git("commit", "-q", "--allow-empty", "-m", "bots: play")
    git("checkout", "-q", "main")
    git("merge", "-q", "--no-ff", "-m", "Merge branch 'side'", "side")
    assert breaches(tmp_path, capsys) == []
    git("commit", "-q", "--allow-empty", "-m", "Merge by hand")
    assert len(breaches(tmp_path, capsys)) == 1


REMEDY = "open with a noun or an imperative verb instead of"
OPENINGS = ["Return what", "Return how", "Return who", "Return whether", "Return which", "Return if"]
OPENINGS += ["Returns", "Says whether", "This function", "This method", "This class"]


@pytest.mark.parametrize("opening", OPENINGS)
def test_an_opening_about_the_code_is_found(
    git: Git, tmp_path: Path, capsys: pytest.CaptureFixture[str], opening: str
) -> None:
    (tmp_path / "a.py").write_text(f'"""{opening} it is."""\n')
    assert breaches(tmp_path, capsys) == [f"a.py:1: {REMEDY} `{opening}`"]


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("a.py", '"""Returns it is."""\n', 1),
        ("a.py", 'class A:\n    """A."""\n\n    def a(self):\n        """\n        Returns it is.\n        """\n', 5),
        ("a.py", 'A = 1\n"""Returns it is."""\n', 2),
        ("a.py", "A = 1\n# Returns it is.\n", 2),
        ("a.js", "/** Returns it is. @param {string} a */\n", 1),
        ("a.js", "a();\n  /**\n   * Returns it is.\n   */\n", 3),
        ("a.mjs", "// Returns it is.\n", 1),
        ("a.ts", "/* Returns it is. */\n", 1),
    ],
)
def test_docstrings_and_comments_have_openings(
    git: Git, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, text: str, line: int
) -> None:
    (tmp_path / name).write_text(text)
    expected = [f"{name}:{line}: {REMEDY} `Returns`"]
    assert breaches(tmp_path, capsys) == expected, "before it is added"
    git("add", ".")
    git("commit", "-q", "-m", "tools: add a file")
    assert breaches(tmp_path, capsys) == expected, "once it is committed"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", '"""Win probability of a seat.\n\nReturns nothing."""\nA = "Return what it is."\n'),
        ("a.py", '"""Return the seats that won."""\n# Why this is so.\n# Returns are counted.\n'),
        ("a.py", '"""Return whatever is there."""\n'),
        ("a.js", "/**\n * Deals again.\n * Returns no card twice.\n * @returns {string} what\n */\n"),
        ("a.css", "/* Returns to its place. */\n"),
    ],
)
def test_other_openings_and_later_lines_are_free(
    git: Git, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, text: str
) -> None:
    (tmp_path / name).write_text(text)
    assert breaches(tmp_path, capsys) == []


def test_a_deleted_file_has_no_opening(git: Git, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "old.py").unlink()
    assert breaches(tmp_path, capsys) == []


def test_few_files_lie_flat_in_static(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("README.md", "a.css", *(f"{n}.js" for n in range(6)), "art/a.svg", "ui/a.js", ".hidden"):
        path = tmp_path / "static" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert house.check(tmp_path, "base") == 0
    capsys.readouterr()
    (tmp_path / "static" / "types.d.ts").touch()
    assert house.check(tmp_path, "base") == 1
    assert "static/: move 1 of 9 files into the folders of static/README.md" in capsys.readouterr().out


@pytest.mark.parametrize(
    "name", ["py/a/b.py", "static/a.js", "static/a/b.mjs", "tools/a.py", "tools/a.js", "tools/a.mjs"]
)
def test_a_module_has_at_most_400_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text("\n" * 400)
    assert house.check(tmp_path, "base") == 0
    capsys.readouterr()
    path.write_text("\n" * 401)
    assert house.check(tmp_path, "base") == 1
    assert f"{name}: divide its 401 lines" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["tests/a.py", "static/types.d.ts", "static/css/a.css", "py/a.json"])
def test_other_files_may_be_long(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text("\n" * 401)
    assert house.check(tmp_path, "base") == 0


@pytest.mark.parametrize("lacking", ["history", "repository", "git"])
def test_without_the_history_one_line_says_so(
    git: Git, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lacking: str
) -> None:
    (tmp_path / "old.py").write_text('"""Returns."""\n')
    git("commit", "-q", "-a", "-m", "Newer than the rules")
    root = tmp_path
    if lacking == "history":
        root = tmp_path / "shallow"
        git("clone", "-q", "--depth", "1", f"file://{tmp_path}", str(root))
    elif lacking == "repository":
        shutil.rmtree(tmp_path / ".git")
    else:
        monkeypatch.setenv("PATH", "")
    assert house.check(root, "base") == 0
    assert capsys.readouterr().out == (
        "skipped: commit subjects and changed files; commit base is not in this history (git fetch --unshallow)\n"
    )


def test_the_check_is_part_of_the_quick_test_and_has_the_history_it_needs() -> None:
    assert "house rules" in [stage.name for stage in checks._stages(None)]
    assert "fetch-depth: 0" in (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
