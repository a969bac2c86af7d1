"""The checks of `build.py test`, one after the other: lint, types, import rules, engine tests, build, browser tests."""

import os
import shutil
import sys
import time
import venv
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools import find_browser, house, node_and_npm, site
from tools.common import CACHE, DIST, ROOT, Problem, digest, run, say

VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
REQUIREMENTS = ROOT / "requirements-test.txt"
NEED_A_BROWSER = ("bench", "browser", "elsewhere")
"""Folders of tests that are left out of the engine tests."""
BROWSERS = min(8, 2 * (os.cpu_count() or 1))
"""Number of browser tests that run in parallel: two per processor, since a test waits half of its time."""


@dataclass(frozen=True)
class Stage:
    """One check; it has passed if ``work`` returns 0."""

    name: str
    work: Callable[[], int]


def run_all(*, browser: bool, narrowed: list[str]) -> int:
    """Run all checks, or only pytest with the arguments ``narrowed``; return the exit code."""
    environment()
    if narrowed:
        return _pytest(*narrowed)
    node_and_npm.install()
    failed = []
    with ThreadPoolExecutor(1) as beside:  # the build runs beside the first checks, which keep only one processor busy
        stages = _stages(beside.submit(_build).result if browser else None)
        for number, stage in enumerate(stages, 1):
            say(f"[{number}/{len(stages)}] {stage.name} ...")
            begun = time.monotonic()
            code = stage.work()
            took = time.monotonic() - begun
            say(f"[{number}/{len(stages)}] {stage.name}: {'FAILED' if code else 'ok'}, {took:.1f} s")
            if code:
                failed.append(stage.name)
    say(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def format_all() -> int:
    """Format all sources with ruff and biome; return the exit code."""
    environment()
    node_and_npm.install()
    ruff, biome = PROGRAMS / "ruff", node_and_npm.tool("biome")
    return max(
        run([ruff, "check", "--quiet", "--select", "I", "--fix", "."]),
        run([ruff, "format", "--quiet", "."]),
        run([biome, "check", "--write", "--linter-enabled=false"]),
    )


def environment() -> None:
    """Create .venv with exactly the pinned test packages, unless it is up to date."""
    stamp = CACHE / "venv.sha256"
    wanted = digest([REQUIREMENTS.read_bytes(), sys.version.encode()])
    if PYTHON.exists() and stamp.is_file() and stamp.read_text() == wanted:
        return
    say("installing the test packages ...")
    shutil.rmtree(VENV, ignore_errors=True)
    try:
        venv.create(VENV, with_pip=True)
    except (OSError, SystemExit, ValueError) as error:
        raise Problem(f"Python's venv does not work here (on Debian: apt install python3-venv): {error}") from error
    except Exception as error:
        raise Problem("Python's venv lacks pip here (on Debian: apt install python3-venv).") from error
    pip = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check")
    if run([*pip, "--require-hashes", "-r", REQUIREMENTS], quiet=True):
        raise Problem("pip could not install the test packages; its own words stand above.")
    CACHE.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def _stages(built: Callable[[], int] | None) -> list[Stage]:
    """All checks in order. ``built``: waits for the site and returns 0; None leaves out the browser tests."""
    stages = [
        Stage("Python lint", lambda: run([PROGRAMS / "ruff", "check", "--quiet", "."])),
        Stage("Python format", lambda: run([PROGRAMS / "ruff", "format", "--check", "--quiet", "."])),
        Stage("Python types", lambda: run([PROGRAMS / "mypy", "--no-error-summary"])),
        Stage("import rules", _import_rules),
        Stage("house rules", house.check),
        Stage("JavaScript types", _javascript_types),
        Stage("JavaScript lint", lambda: run([node_and_npm.tool("biome"), "check", "--error-on-warnings"], quiet=True)),
        Stage(
            "engine tests",
            lambda: _pytest("-n", "auto", "-q", *_folders(*_without_browser())),
        ),
    ]
    if built:
        stages += [
            Stage("build", built),
            Stage("browser", _browser),
            Stage(
                "browser tests",
                lambda: _pytest("-n", str(BROWSERS), "--dist", "worksteal", "-q", *_folders("tests/browser")),
            ),
        ]
    return stages


def _import_rules() -> int:
    return run([PROGRAMS / "lint-imports"], quiet=True, env={"PYTHONPATH": str(ROOT / "py")})


def _javascript_types() -> int:
    tsc = node_and_npm.tool("tsc")
    return max(run([tsc, "-p", settings]) for settings in ("tsconfig.json", "tsconfig.worker.json"))


def _build() -> int:
    site.build(DIST)
    return 0


def _browser() -> int:
    say(f"using {find_browser.need(str(PYTHON))}")
    return 0


def _pytest(*arguments: str) -> int:
    return run([PYTHON, "-m", "pytest", *arguments])


def _without_browser() -> list[str]:
    """Folders of tests, without those in ``NEED_A_BROWSER``."""
    return sorted(f"tests/{path.name}" for path in (ROOT / "tests").iterdir() if path.name not in NEED_A_BROWSER)


def _folders(*names: str) -> list[str]:
    """Folders among ``names`` that contain tests; pytest fails on a folder without any."""
    return [name for name in names if any(Path(ROOT, name).rglob("test_*.py"))]
