"""House rules that no linter checks: file sizes, files in static/, openings of docstrings, commit subjects."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.common import ROOT, say

BASE = "d84605c"
"""Last commit before these rules; only later commits and files changed since are checked."""
SOURCES = {".py", ".js", ".mjs", ".ts"}
OPENING = re.compile(
    r"Return (what|how|who|whether|which|if)\b|Returns\b"
    r"|Says (what|how|who|whether|which|if)\b|This (function|method|class)\b"
)
SUBJECT = re.compile(r"^[a-z0-9_.\/ -]+: .")
LONGEST_SUBJECT = 72
MOST_FLAT = 8
MOST_LINES = 400
MODULES = {"py": {".py"}, "static": {".js", ".mjs"}, "tools": {".py", ".js", ".mjs"}}


def check(root: Path = ROOT, base: str = BASE) -> int:
    """Print each violation with its remedy; return the exit code."""
    found = in_files(root, base)
    if _has_commit(root, base):
        found += subjects(root, base)
    else:
        say(f"skipped: commit subjects and changed files; commit {base} is not in this history (git fetch --unshallow)")
    for breach in found:
        say(breach)
    return 1 if found else 0


def in_files(root: Path = ROOT, base: str = BASE) -> list[str]:
    """Violations in files, each beginning with the file's name; openings are checked only if git knows ``base``."""
    return [*flat(root), *long(root), *(openings(root, base) if _has_commit(root, base) else ())]


def _has_commit(root: Path, commit: str) -> bool:
    return _git(root, "merge-base", "--is-ancestor", commit, "HEAD") is not None


def flat(root: Path) -> Iterator[str]:
    """Find too many files directly in static/."""
    files = [path for path in (root / "static").glob("[!.]*") if path.is_file()]
    if len(files) > MOST_FLAT:
        yield f"static/: move {len(files) - MOST_FLAT} of {len(files)} files into the folders of static/README.md"


def long(root: Path) -> Iterator[str]:
    """Find source files with too many lines."""
    for folder, suffixes in MODULES.items():
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in suffixes and (lines := path.read_bytes().count(b"\n")) > MOST_LINES:
                name = path.relative_to(root).as_posix()
                yield f"{name}: divide its {lines} lines by what a reader looks for, {MOST_LINES} at most in a file"


def subjects(root: Path, base: str) -> Iterator[str]:
    """Find commit subjects since ``base`` that are too long or name no area; merge commits are skipped."""
    for line in (_git(root, "log", "--no-merges", "--format=%h %s", f"{base}..HEAD") or "").splitlines():
        commit, _, subject = line.partition(" ")
        if len(subject) > LONGEST_SUBJECT:
            yield f"commit {commit}: shorten its subject from {len(subject)} to {LONGEST_SUBJECT} characters: {subject}"
        if not SUBJECT.match(subject):
            yield f"commit {commit}: begin its subject with an area, as in `bots: play ...`: {subject}"


def openings(root: Path, base: str) -> Iterator[str]:
    """Find docstrings and comments that open with a phrase about the code, in files changed since ``base``."""
    for name in changed(root, base):
        path = root / name
        if path.suffix in SOURCES:
            for line, words in sorted(_texts(path)):
                if opening := OPENING.match(words):
                    yield f"{name}:{line}: open with a noun or an imperative verb instead of `{opening[0]}`"


def changed(root: Path, base: str) -> list[str]:
    """Names of files that differ from ``base``, untracked ones included."""
    status = _git(root, "diff", "--name-status", "--find-renames", "--diff-filter=d", base) or ""
    fresh = _git(root, "ls-files", "--others", "--exclude-standard") or ""
    names = [line.split("\t")[-1] for line in status.splitlines() if not line.startswith("R100")]
    return sorted([*names, *fresh.splitlines()])


def _texts(path: Path) -> Iterator[tuple[int, str]]:
    """Line number and text of each docstring, and of each comment on lines of its own."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                yield node.lineno, node.value.value.lstrip()
    mark = "#" if path.suffix == ".py" else "//"
    above = ""
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if bare.startswith(mark) and not above.startswith(mark):
            yield number, bare.removeprefix(mark).lstrip()
        elif bare.startswith("/*") or above in ("/*", "/**"):
            yield number, bare.lstrip("/* ")
        above = bare


def _git(root: Path, *arguments: str) -> str | None:
    """Output of a git command in ``root``; None if it fails or there is no git."""
    command = ["git", "-C", str(root), "-c", "core.quotepath=off", *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace", check=False)
    except OSError:
        return None
    return None if done.returncode else done.stdout


if __name__ == "__main__":
    sys.exit(check())
