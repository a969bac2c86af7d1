"""All measurements, one command: what was measured goes into docs/speed.md, each part in its own place.

    .venv/bin/python -m tests.bench [PART ...] [--show]

Without parts all are measured that can be: ``peers`` needs the packages in tests/bench/requirements.txt, in an
environment whose Python PEERS names; ``lighthouse`` needs the program that LIGHTHOUSE names (npm's lighthouse 12.8) and
a whole Chromium. Every figure that is compared is a ratio within one run. Nothing is asserted: what is checked in every
run of the tests are bytes and counts (tests/browser/test_budget.py). ``--show`` prints, and writes nothing.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))
PAGE = ROOT / "docs" / "speed.md"


class Part(NamedTuple):
    """A measurement. ``title``: its heading in docs/speed.md, ``said``: the words before its figures."""

    title: str
    said: str
    measure: Callable[[], str]


def _start() -> str:
    from tests.bench import startup

    return startup.measured().markdown()


def _clicks() -> str:
    from tests.bench import clicks

    return clicks.measured().markdown()


def _flights() -> str:
    from tests.bench import flights

    return flights.measured().markdown()


def _styling() -> str:
    from tests.bench import styling

    return styling.measured().markdown()


def _engine() -> str:
    from tests.bench import engine

    return engine.measured().markdown()


def _lighthouse() -> str:
    from tests.bench import lighthouse

    return lighthouse.measured().markdown()


def _printed(*command: str, python: str = sys.executable) -> Callable[[], str]:
    def measure() -> str:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "py"), str(ROOT)))}
        done = subprocess.run(
            [python, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(done.stderr)
        return f"```\n{done.stdout.rstrip()}\n```"

    return measure


PARTS = {
    "start": Part(
        "Start",
        "From the address to the first table that can be clicked, beside a bare page that starts Pyodide in a worker "
        "and adds two numbers; files packed as GitHub Pages packs them. Later starts shall take at most 0.33 of the "
        "bare page's, the first at most 1.1; bytes: at most 1.4 of Pyodide's own core files.",
        _start,
    ),
    "clicks": Part(
        "Clicks",
        "From the click to the painted table, in milliseconds; at most two frames are wanted at the 95th percentile. "
        "Flying: the same where what a step moves flies. The answer is asked for at the press, 60 ms before the click.",
        _clicks,
    ),
    "flights": Part(
        "Flights",
        "Frames of a page while something flies over the table, ten clicks at a bot's table on a desk, in "
        "milliseconds; none over 50 is wanted.",
        _flights,
    ),
    "styling": Part(
        "Styling",
        "Elements that a browser styles anew in one drawing, counted in a trace of six clicks; at most 0.19 of all is "
        "wanted.",
        _styling,
    ),
    "engine": Part(
        "What bots are made of",
        "Per second of one processor under CPython, and beside the engine of commit 31c3ba3; twice is wanted.",
        _engine,
    ),
    "peers": Part(
        "Random play beside other engines",
        "Decisions with a choice per second, and the microseconds of a copy.",
        _printed("tests/bench/play.py", python=os.environ.get("PEERS", sys.executable)),
    ),
    "history": Part(
        "Looking back, undo, saving",
        "In milliseconds, along the longest of some games; flat columns are wanted.",
        _printed("tests/bench/history.py"),
    ),
    "guests": Part("A guest's click", "Beside the host's own, in one browser.", _printed("-m", "tests.bench.guests")),
    "thinking": Part(
        "Thinking", "Playouts of a captain in the browser.", _printed("tests/bench/thinking.py", "--seconds", "20")
    ),
    "lighthouse": Part(
        "Lighthouse",
        "The phone's profile (simulated slow line and processor) on the built site, beside a bare page that starts "
        "Pyodide. At least 95 is wanted for the menu and a table.",
        _lighthouse,
    ),
}


def written(page: str, title: str, body: str) -> str:
    """Return ``page`` with the part under ``title`` replaced, or added at its end.

    What people write about its figures stands below, under a heading of the next level, and is kept.
    """
    section = f"## {title}\n\n{body}\n"
    pattern = re.compile(rf"^## {re.escape(title)}\n.*?(?=^###? |\Z)", re.MULTILINE | re.DOTALL)
    if pattern.search(page):
        return pattern.sub(lambda _: f"{section}\n", page).rstrip() + "\n"
    return f"{page.rstrip()}\n\n{section}"


def _circumstances() -> str:
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    return f"Measured on {os.cpu_count()} processors with a load of {os.getloadavg()[0]:.1f}, commit {commit.strip()}."


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="*", choices=[*PARTS, []], help="all without any")
    parser.add_argument("--show", action="store_true")
    chosen = parser.parse_args()
    for name in chosen.part or PARTS:
        part = PARTS[name]
        where = _circumstances()
        try:
            figures = part.measure()
        except Exception as error:
            print(f"{name}: {error}", file=sys.stderr)
            continue
        print(figures, flush=True)
        if not chosen.show:
            body = f"{part.said} {where} (`python -m tests.bench {name}`)\n\n{figures}"
            PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), part.title, body), encoding="utf-8")


if __name__ == "__main__":
    main()
