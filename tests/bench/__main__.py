"""All measurements with one command; each writes its part of docs/speed.md.

    .venv/bin/python -m tests.bench [PART ...] [--show]

Without PART it runs every measurement whose programs are installed: ``peers`` needs the packages of
tests/bench/requirements.txt in an environment whose Python the variable PEERS names; ``lighthouse`` needs the program
named by the variable LIGHTHOUSE (npm's lighthouse 12.8) and a complete Chromium. Compared figures are ratios within one
run. Nothing is asserted here; tests/browser/test_budget.py checks bytes and counts in every test run. ``--show`` prints
the tables and writes no file.
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
    """A measurement. ``title``: its heading in docs/speed.md; ``said``: the text above its figures."""

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


def _history() -> str:
    from tests.bench import history

    return history.measured().markdown()


def _thinking() -> str:
    from tests.bench import thinking

    return thinking.measured(seconds=20).markdown()


def _printed(*command: str, python: str = sys.executable) -> Callable[[], str]:
    def measure() -> str:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "py"), str(ROOT)))}
        done = subprocess.run(
            [python, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(done.stderr)
        printed = done.stdout.rstrip()
        return f"```\n{printed}\n```" if "\n" in printed else printed

    return measure


PARTS = {
    "start": Part(
        "Start",
        "Time from navigation to the first table that accepts clicks. It is compared with a bare page that starts "
        "Pyodide in a worker and adds two numbers. Files are compressed as on GitHub Pages. Targets: later visits "
        "take at most 0.33 of the bare page's time, the first visit at most 1.1; the first visit loads at most 1.4 "
        "times the bytes of Pyodide's core files. *Slow phone*: the browser gets a quarter of the processor time.",
        _start,
    ),
    "clicks": Part(
        "Clicks",
        "Time from a click to the painted table, in milliseconds, early in a game and after nine tenths of it. "
        "Target: at most two frames at the 95th percentile. *In frames* is that percentile in units of a frame, "
        "*with motion* the same with animations switched on. *Answer* is the time that the engine takes to answer; "
        "the page asks when the mouse button goes down, here 60 ms before the click. *Drawing* is the time from the "
        "click to the end of layout. *Round trip* is an empty request to the worker. *Slow phone*: early in a game, in "
        "a browser that gets a quarter of the processor time; target 100 ms.",
        _clicks,
    ),
    "flights": Part(
        "Animation",
        "Time between frames during animation, in milliseconds, for ten clicks at a desktop table with a bot. Target: "
        "no frame above 50 ms. The last column counts long frames in which a flight ends and the next position is "
        "drawn; the other columns leave such frames out.",
        _flights,
    ),
    "styling": Part(
        "Styling",
        "Elements that the browser styles again in one drawing, counted in a trace of six clicks. Target: at most "
        "0.19 of all elements.",
        _styling,
    ),
    "engine": Part(
        "Operations of a bot",
        "Operations of the bots' search per second of one processor under CPython, and the ratio to the engine of "
        "commit 31c3ba3. Target: a ratio of 2. A *choice* is a search with 40 playouts to the end of the turn. The "
        "positions repeat, so caches help more than in a real search.",
        _engine,
    ),
    "peers": Part(
        "Random play compared with other engines",
        "Decisions per second in random play, their ratios to four other engines, and the time to copy a position in "
        "microseconds. Only decisions with more than one legal action count.",
        _printed("tests/bench/play.py", "--most-seats", python=os.environ.get("PEERS", sys.executable)),
    ),
    "history": Part(
        "Timeline, undo and saving",
        "Times in milliseconds after a fifth of a game and at its end, in the longest of three random games. *Past* "
        "shows an earlier step, *undo* takes a step back and plays it again, *view* describes the table, *save* "
        "writes the last move, and *load* is the time for each hundred entries of a save. Target: the second figure "
        "is no higher than the first.",
        _history,
    ),
    "guests": Part(
        "A guest's click",
        "Time from a click to the painted table, for the host and for a guest in another window of the same browser.",
        _printed("-m", "tests.bench.guests"),
    ),
    "thinking": Part(
        "Thinking",
        "How fast a captain decides in the browser at a table with two seats, without and with the helper worker. A "
        "captain thinks for at most two seconds or 4000 playouts. The longest task of the page is a drawing of the "
        "table.",
        _thinking,
    ),
    "lighthouse": Part(
        "Lighthouse",
        "Lighthouse scores of the built site with the phone profile (simulated slow line and processor), compared "
        "with a bare page that starts Pyodide. Times are in milliseconds. Target: at least 95 for the menu and each "
        "table.",
        _lighthouse,
    ),
}


def written(page: str, title: str, body: str) -> str:
    """``page`` with the part under ``title`` replaced, or added at the end.

    Comments by people follow the figures under a heading of the next lower level and are kept.
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
    """Measure and write docs/speed.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="*", choices=[*PARTS, []], help="measurements to run; all by default")
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
