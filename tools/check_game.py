"""`build.py check`: checks one game, part by part in the order of docs/adding-a-game.md, and reports in plain words."""

import json
import os
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools import checks, find_browser, game_data, house, node_and_npm, site
from tools.common import DIST, ROOT, Problem, say
from tools.game_lacks import LOOKS

DOCS = "docs/adding-a-game.md"
SHOWN = 8
"""Number of failed tests after which a part of the check stops."""
PROGRESS_SECONDS = 20
"""Seconds between two progress lines while tests run."""
LONGEST = 1200
"""Longest quotation of a failed test, in characters."""


@dataclass(frozen=True)
class Part:
    """One part of the check.

    ``section``: heading in docs/adding-a-game.md. ``files``: the part's tests, as paths below tests/. ``whole``:
    files among them whose tests without a game parameter run as well.
    """

    id: str
    section: str
    files: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()


PARTS = (
    Part(
        "rules",
        "1. State and rules",
        ("all_games/test_properties.py", "all_games/test_ties.py", "core/test_position_copy.py"),
    ),
    Part(
        "table",
        "2. The table",
        (
            "all_games/test_scenes.py",
            "all_games/test_luck.py",
            "all_games/test_determinize.py",
            "match/test_moment.py",
            "all_games/test_sealed_rounds.py",
            "all_games/test_picks.py",
            "all_games/test_motion.py",
            "all_games/test_accessible_names.py",
        ),
    ),
    Part(
        "texts",
        "3. Texts and pictures",
        (
            "all_games/test_texts.py",
            "all_games/test_assets.py",
            "all_games/test_statuses.py",
            "all_games/test_log_lines.py",
            "all_games/test_plain_words.py",
            "tools/test_pictures.py",
        ),
        ("all_games/test_plain_words.py", "tools/test_pictures.py"),
    ),
    Part(
        "clauses",
        "4. Clauses and refusals",
        ("games/{id}", "all_games/test_clauses.py", "all_games/test_refusals.py", "all_games/test_plain_words.py"),
        ("all_games/test_plain_words.py",),
    ),
    Part(
        "bots",
        "5. The bots",
        ("bots", "all_games/test_candidates.py", "coach/test_advice.py", "coach/test_review.py"),
    ),
    Part(
        "help",
        "6. What explains the game",
        ("coach/test_achievements.py", "all_games/test_first_time_tips.py", "all_games/test_handbook.py"),
    ),
    Part("golden", "7. Golden games", ("all_games/test_golden.py",)),
    Part("matches", "8. Everything else"),
    Part("code", "8. Everything else"),
    Part("browser", "8. Everything else", ("browser",), ("browser/rules/test_handbook.py",)),
)
"""Parts in the order of the docs. ``matches`` runs all tests that no other part names."""


def part_names() -> list[str]:
    """Names of the parts, in order."""
    return [part.id for part in PARTS]


def chosen_parts(names: Sequence[str], *, browser: bool) -> list[Part]:
    """Parts with these ``names``, all but the browser's if there are none; ``browser``: the browser's in any case."""
    wanted = set(names or part_names()[:-1])
    return [part for part in PARTS if part.id in wanted or (browser and part.id == "browser")]


def check(game_id: str, parts: Sequence[str] = (), *, browser: bool = False) -> int:
    """Check the game, or only some ``parts`` of it, and print what is missing; return the exit code."""
    _need_game(game_id)
    if unknown := [name for name in parts if name not in part_names()]:
        raise Problem(f"there is no part {unknown[0]!r} of the check; the parts are {', '.join(part_names())}.")
    chosen = chosen_parts(parts, browser=browser)
    checks.environment()
    node_and_npm.install()
    begun = time.monotonic()
    found = []
    for number, part in enumerate(chosen, 1):
        say(f"[{number}/{len(chosen)}] {part.id} ...")
        started = time.monotonic()
        findings, tests = _check_part(part, game_id)
        took = time.monotonic() - started
        if not findings:
            say(f"[{number}/{len(chosen)}] {part.id}: ok, {tests}, {took:.0f} s")
            continue
        found.append(part.id)
        say(f"[{number}/{len(chosen)}] {part.id}: NOT YET")
        for finding in findings:
            say("  - " + finding.replace("\n", "\n    "))
        say(f'  Read "{part.section}" in {DOCS}.')
    took = time.monotonic() - begun
    if found:
        say(f"{game_id} is not whole yet: {', '.join(found)} ({took:.0f} s)")
        return 1
    left = [name for name in part_names() if name not in [part.id for part in chosen]]
    say(f"{game_id}: {'all parts pass' if not left else 'passes'} ({took:.0f} s)")
    if left == ["browser"]:
        say(f"Not yet looked at: the browser (python3 build.py check {game_id} --browser)")
    return 0


def _need_game(game_id: str) -> None:
    folder = game_data.GAMES / game_id
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game_id) or not folder.is_dir():
        known = sorted(path.name for path in game_data.GAMES.iterdir() if (path / "__init__.py").is_file())
        raise Problem(
            f"there is no game {game_id!r} in py/kajuta/games/; there are {', '.join(known)}."
            " A new one begins with `python3 build.py new`."
        )


def _check_part(part: Part, game_id: str) -> tuple[list[str], str]:
    """Findings of one part of the check, and a short note of how much was checked if there are none."""
    if findings := list(LOOKS.get(part.id, _nothing)(game_id)):
        return findings, ""
    if part.id == "code":
        return list(_code(game_id)), "lint, format, types, import rules, sizes of files"
    if part.id == "browser":
        find_browser.need(str(checks.PYTHON))
        site.build(DIST)
    results, output = _run_tests(part, game_id)
    failed = [one for one in results if one["failed"]]
    if not results:
        return [f"None of the tests of this part ran for {game_id}.\n{output}".strip()], ""
    return list(_told(failed, game_id)), f"{len(results)} tests"


def _nothing(game_id: str) -> Iterator[str]:
    yield from ()


def _run_tests(part: Part, game_id: str) -> tuple[list[dict[str, Any]], str]:
    """Test results of one part, and the end of pytest's output; raises Problem if pytest could not run."""
    files = [f"tests/{name.format(id=game_id)}" for name in part.files]
    left_out: list[str] = []
    if part.id == "matches":
        others = [name for other in PARTS for name in other.files] + list(checks.NEED_A_BROWSER)
        left_out = [f"--ignore=tests/{name.format(id=game_id)}" for name in others]
        files = ["tests"]
    files = [name for name in files if (ROOT / name).exists()]
    whole = [f"--whole=tests/{name}" for name in part.whole]
    if not files:
        return [], ""
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder, "results.jsonl")
        command = [
            *(str(checks.PYTHON), "-m", "pytest", "-q", "--tb=short", f"--maxfail={SHOWN}"),
            *("-p", "tests.one_game", "-p", "no:cacheprovider"),
            *("--game", game_id, "--results", str(notes), *whole, *left_out, *files),
        ]
        output = Path(folder, "output.txt")
        code = _run_with_progress(command, notes, output)
        results = [json.loads(line) for line in _lines(notes)]
        said = "\n".join(_lines(output))[-LONGEST:].strip()
    if code not in (0, 1, 5) and not any(one["failed"] for one in results):
        raise Problem(f"pytest could not run:\n{said}")
    return results, said


def _run_with_progress(command: Sequence[str], notes: Path, output: Path) -> int:
    """Run pytest, print the number of finished tests every ``PROGRESS_SECONDS``, and return its exit code."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "py")))}
    with output.open("w", encoding="utf-8") as file:
        running = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT
        )
        try:
            while True:
                try:
                    return running.wait(PROGRESS_SECONDS)
                except subprocess.TimeoutExpired:
                    say(f"    {len(_lines(notes))} tests so far ...")
        finally:
            if running.poll() is None:  # interrupted: wait for pytest, which closes its browsers itself
                running.wait()


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8", errors="replace").splitlines() if path.is_file() else []


def _told(failed: Sequence[dict[str, Any]], game_id: str) -> Iterator[str]:
    """Failed tests in plain words: the claim that is false, the assertion's message, and the command to repeat it."""
    seen = set()
    for one in failed:
        name = one["test"].partition("[")[0].rpartition("::")[2]
        said = _without_noise(one["said"])
        known = (one["where"] or name, said.partition("\n")[0])
        if known in seen:
            continue
        seen.add(known)
        sentence = name.removeprefix("test_").replace("_", " ")
        claim = f"This is not so: {sentence}." if "::" in one["test"] else f"{one['test']} cannot be read."
        place = f"\nin {one['where']}" if one["where"] else ""
        plain = re.fullmatch(r"[\w./:\[\]=-]+", one["test"])
        test = one["test"] if plain else one["test"].partition("[")[0]
        yield f'{claim}\n{said}{place}\npython3 build.py test -- "{test}"'
    if len(failed) >= SHOWN:
        yield "It stopped here; more tests may fail."


def _without_noise(text: str) -> str:
    """Assertion message without pytest's hints, cut to ``LONGEST`` characters."""
    text = text.partition("\nFailing test case:")[0]
    noise = ("use -vv", "Use -v to", "and where ")
    lines = [line for line in text.strip().splitlines() if line.strip() and not any(one in line for one in noise)]
    return "\n".join(lines).removeprefix("AssertionError: ")[:LONGEST]


def _code(game_id: str) -> Iterator[str]:
    """Complaints of linters, type checks and house rules about the game's folders."""
    folders = [f"py/kajuta/games/{game_id}", f"tests/games/{game_id}"]
    steps: list[tuple[str, list[str | Path], str]] = [
        (
            "lint",
            [checks.PROGRAMS / "ruff", "check", "--quiet", *folders],
            "python3 build.py format sorts the imports; mend the other lines by hand",
        ),
        ("format", [checks.PROGRAMS / "ruff", "format", "--check", "--quiet", *folders], "python3 build.py format"),
        ("types", [checks.PROGRAMS / "mypy", "--no-error-summary", folders[0]], ""),
        ("import rules", [checks.PROGRAMS / "lint-imports"], ""),
    ]
    for name, command, remedy in steps:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "py")},
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            told = (done.stdout + done.stderr).strip()[-LONGEST:]
            yield f"{name}: {told}" + (f"\n{remedy}" if remedy else "")
    for breach in house.in_files(ROOT):
        if any(breach.startswith(f"{folder}/") for folder in folders):
            yield f"house rules: {breach}"
