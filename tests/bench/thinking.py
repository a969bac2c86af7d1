"""Thinking speed of bots in a real browser, and responsiveness of the page meanwhile.

    python3 build.py build && .venv/bin/python tests/bench/thinking.py [GAME ...] [--rank captain] [--seats N] [--json]

Bots of one rank play each other on the real page without pauses while the browser records a trace; first without and
then with the helper worker. The output for each game: simulations per second of the workers' processor time, which do
not depend on other load, and per second of wall time; wall time and simulations of a decision, median and slowest; the
page's longest task in processor time and wall time, with its largest components. The first drawing of a table is
excluded, since no bot thinks yet.
"""

import argparse
import hashlib
import json
import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from kajuta.games import all_games  # noqa: E402
from tests.bench.report import Table  # noqa: E402
from tools import find_browser as browsers  # noqa: E402
from tools import server  # noqa: E402
from tools.common import DIST  # noqa: E402

PATIENCE = 120_000
SETTLING = 5.0
"""Seconds of play before the measurement begins."""
PROCESSORS = "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: %d })"
ALONE, HELPED = 1, 8
"""Numbers of processors that the page is told: with the first it starts no helper worker, with the second it does."""
PARTS = 6
"""Number of named components of the longest task."""
METER = """
import time
from kajuta.api import request_declarations
from kajuta.api.handlers import HANDLERS
from kajuta.bots.bot_protocol import ThinkingBudget

measured = []
begin, used = ThinkingBudget.__init__, ThinkingBudget.fraction_used

def noting_begin(self, *given):
    begin(self, *given)
    measured.append([time.perf_counter(), 0.0, 0])

def noting_used(self):
    found = used(self)
    measured[-1][1:] = time.perf_counter() - measured[-1][0], self.used
    return found

ThinkingBudget.__init__, ThinkingBudget.fraction_used = noting_begin, noting_used
request_declarations.REQUESTS["measured"] = request_declarations.RequestDeclaration("measured", "nothing")
HANDLERS["measured"] = lambda session, request: {"measured": [one[1:] for one in measured]}
"""
"""Python code appended to the worker's entry: records time and number of simulations of every search."""
ASK = """async () => {
    const { call } = await import(new URL("static/runtime/engine.js", location));
    return (await call({ op: "measured" })).measured;
}"""


def digest(text: str) -> str:
    """SHA-256 of ``text``, as the page knows the hashes of its files."""
    return hashlib.sha256(text.encode()).hexdigest()


def metered(page: Page) -> None:
    """Serve an engine to ``page`` that records its searches (``METER``)."""
    entry = (DIST / "main.py").read_text(encoding="utf-8")
    info = (DIST / "static/build-info.js").read_text(encoding="utf-8")
    other = entry + METER
    info = info.replace(digest(entry), digest(other))
    info = info.replace(f'"bytes": {len(entry.encode())}', f'"bytes": {len(other.encode())}')
    page.route("**/main.py", lambda route: route.fulfill(body=other, content_type="text/x-python"))
    page.route("**/build-info.js", lambda route: route.fulfill(body=info, content_type="text/javascript"))


def parts_of(task: dict[str, Any], tasks: list[dict[str, Any]]) -> dict[str, int]:
    """Largest components of ``task`` by name, in milliseconds of their own processor time."""
    begin, end = task["ts"], task["ts"] + task["dur"]
    inside = [
        one
        for one in tasks
        if one["ph"] == "X"
        and (one["pid"], one["tid"]) == (task["pid"], task["tid"])
        and begin <= one["ts"]
        and one["ts"] + one["dur"] <= end
    ]
    own: Counter[str] = Counter()
    around: list[dict[str, Any]] = []
    for one in sorted(inside, key=lambda one: (one["ts"], -one["dur"])):
        while around and one["ts"] >= around[-1]["ts"] + around[-1]["dur"]:
            around.pop()
        own[one["name"]] += one.get("tdur", 0)
        if around:
            own[around[-1]["name"]] -= one.get("tdur", 0)
        around.append(one)
    return {name: round(took / 1000) for name, took in own.most_common(PARTS) if took >= 1000}


def measure(
    browser: Browser, address: str, game: str, rank: str, seats: int, settling: float, seconds: float, processors: int
) -> dict[str, Any]:
    """Let bots of ``rank`` play ``game`` and measure for ``seconds``, after ``settling`` seconds of play.

    ``processors``: number of processors that the page is told.
    """
    context = browser.new_context(service_workers="block")
    context.add_init_script(
        f"Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', {{ value: {processors} }})"
    )
    page = context.new_page()
    metered(page)
    page.goto(f"{address}#/new/{game}?seats={','.join([rank] * seats)}&seed=7&start&pace=0")
    page.wait_for_selector("main[data-game]", timeout=PATIENCE)
    page.wait_for_timeout(settling * 1000)
    before = page.evaluate(ASK)
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    page.wait_for_timeout(seconds * 1000)
    found = page.evaluate(ASK)
    tasks = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    searches = [(took, done) for took, done in found[len(before) :] if done]
    threads = {
        (one["pid"], one["tid"]): one["args"]["name"]
        for one in tasks
        if one["name"] == "thread_name" and one["ph"] == "M"
    }
    runs = [one for one in tasks if one["name"] == "RunTask" and one["ph"] == "X"]
    worked = [one for one in runs if "Worker" in threads.get((one["pid"], one["tid"]), "")]
    drawn = [one for one in runs if threads.get((one["pid"], one["tid"])) == "CrRendererMain"]
    longest = max(drawn, key=lambda one: one.get("tdur", 0))
    times, counts = [took for took, _ in searches], [done for _, done in searches]
    return {
        "game": game,
        "rank": rank,
        "seats": seats,
        "helped": processors > ALONE,
        "decisions": len(searches),
        "simulations_per_core_second": round(sum(counts) / (sum(one.get("tdur", 0) for one in worked) / 1e6)),
        "simulations_per_second": round(sum(counts) / sum(times)),
        "median_seconds": round(statistics.median(times), 2),
        "slowest_seconds": round(max(times), 2),
        "median_simulations": round(statistics.median(counts)),
        "longest_task_core_ms": round(longest.get("tdur", 0) / 1000),
        "longest_task_of": parts_of(longest, tasks),
        "longest_task_ms": round(max(one["dur"] for one in drawn) / 1000),
    }


def measure_all(
    games: list[str], rank: str, seats: int, settling: float, seconds: float, processors: tuple[int, ...]
) -> Iterator[dict[str, Any]]:
    """Results of every game, for each number of processors."""
    with sync_playwright() as playwright, server.listening(server.Host(DIST, "/kajuta/")) as address:
        browser = playwright.chromium.launch(executable_path=browsers.need(), args=list(browsers.ARGUMENTS))
        for game in games:
            for count in processors:
                yield measure(browser, address, game, rank, seats, settling, seconds, count)
        browser.close()


def measured(seconds: float) -> Table:
    """Table of a captain's decisions in every game with two seats, without and with the helper worker."""
    games = [one.id for one in all_games()]
    found = list(measure_all(games, "captain", 2, SETTLING, seconds, (ALONE, HELPED)))
    rows = []
    for alone, helped in zip(found[::2], found[1::2], strict=True):
        rates = [one["simulations_per_second"] for one in (alone, helped)]
        pairs = [
            f"{alone[name]:,} / {helped[name]:,}"
            for name in ("median_simulations", "median_seconds", "longest_task_ms")
        ]
        rows.append([alone["game"], f"{rates[0]:,} / {rates[1]:,}", f"{rates[1] / rates[0]:.2f}", *pairs])
    heads = ["playouts per second", "ratio", "playouts, median", "seconds, median", "longest task, ms"]
    return Table(["game", *heads], rows)


def main() -> None:
    """Measure and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--rank", default="captain")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--settling", type=float, default=SETTLING, help="seconds of play before the measurement")
    parser.add_argument("--seconds", type=float, default=40, help="seconds to measure in each game")
    parser.add_argument("--alone", action="store_true", help="measure only without the helper worker")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    games = chosen.game or [one.id for one in all_games()]
    processors = (ALONE,) if chosen.alone else (ALONE, HELPED)
    found = []
    for one in measure_all(games, chosen.rank, chosen.seats, chosen.settling, chosen.seconds, processors):
        found.append(one)
        if not chosen.json:
            print("  ".join(f"{name}: {value}" for name, value in one.items()), flush=True)
    if chosen.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
