"""How long the site takes to its first table, beside a bare page that only starts Pyodide.

    .venv/bin/python -m tests.bench start

In one browser run and in turn it measures (a) a bare page that does ``loadPyodide()`` and runs ``1+1`` in a worker,
and (b) the site until its first table can be clicked; each on a fresh profile, and on the same profile twice more; at
last the table of that visit is opened once more, as a game that is gone on with, and a new one like it. In between
both are left open for a while, the site with a game of bots: what a browser compiles while a page is used it keeps
for the next visit, and the service worker serves the second visit for the first time. The profiles lie on the disk as
a person's do: a private window's cache takes no file as large as the snapshot, which would be fetched twice. Files
travel packed as on GitHub Pages. What comes of it are the medians, the ratios b/a and the bytes on the wire. The
page's own clock tells the time, from the beginning of the navigation: asking the page whether it is ready would take
longer than what is compared. Then both are measured in a browser as slow as on a cheap phone (slow_phone.py).
"""

import json
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

from tests.bench.report import Table
from tests.bench.slow_phone import slow_browser
from tools import find_browser as browsers
from tools import server, site
from tools.common import DIST, PACKAGES

PATIENCE = 60_000
USE = 8_000
"""Milliseconds that a page is left open."""
FIRST, SECOND, LATER = "first visit", "second visit", "later visit"
ON, LIKE = "later visit, game continued", "later visit, new game with the same set-up"
VISITS = (FIRST, SECOND, LATER, ON, LIKE)
CLOCK = """new MutationObserver((_, observer) => {
    if (!document.querySelector("html[data-two='2'], [data-game] [data-legal]")) return;
    globalThis.readyAfter = performance.now();
    observer.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true });"""
"""Notes after how many milliseconds either page is ready."""
BARE_PAGE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>bare</title>
<script type="module">
const worker = new Worker("./worker.js", { type: "module" });
worker.onmessage = ({ data }) => { document.documentElement.dataset.two = data; };
</script>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide/pyodide.mjs";
postMessage((await loadPyodide()).runPython("1+1"));
"""
BARE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def table(first: str, seed: str = "&seed=7") -> str:
    """Return the address, within the site, of a game that starts at once; ``first``: who sits in its first seat.

    With a ``seed`` that is asked for, nobody can have dealt it beforehand. It is the game for the fewest, so that
    whoever sits there decides first and no bot comes before.
    """
    games = json.loads((DIST / "data" / "games.json").read_text(encoding="utf-8"))
    game = min(games, key=lambda one: min(one["players"]))
    seats = ",".join([first, *["heuristic"] * (min(game["players"]) - 1)])
    return f"#/new/{game['id']}?seats={seats}&pace=0&start{seed}"


def bare_ready(page: Page) -> None:
    """Wait until the bare page has its 2."""
    page.wait_for_selector("html[data-two='2']", state="attached", timeout=PATIENCE)


def site_ready(page: Page) -> None:
    """Wait until something on the table can be clicked."""
    page.wait_for_selector("[data-game] [data-legal]", state="attached", timeout=PATIENCE)


def site_kept(page: Page) -> None:
    """Wait until the site is kept for playing offline: what it fetches after its start belongs to no visit."""
    page.wait_for_selector("html[data-offline='ready']", state="attached", timeout=PATIENCE)


class Case(NamedTuple):
    """A page to visit. ``ready``, ``done``: wait until it is, and until it fetches nothing more; ``used``: where it is
    left open for a while; ``like``: for a game like the last."""

    name: str
    where: str
    ready: Callable[[Page], None]
    done: Callable[[Page], None]
    used: str
    like: str


def measure(context: BrowserContext, host: server.Host, address: str, case: Case) -> dict[str, tuple[float, int]]:
    """Visit a page on the fresh profile ``context`` and twice more; return seconds and bytes of each visit."""
    visits: dict[str, tuple[float, int]] = {}
    where = address + case.where
    for visit in VISITS:
        page = context.new_page()
        page.add_init_script(CLOCK)
        sent = host.sent
        page.goto(where, wait_until="commit")
        case.ready(page)
        visits[visit] = (page.evaluate("readyAfter") / 1000, host.sent - sent)
        if visit in (FIRST, SECOND):
            case.done(page)
            page.goto(address + case.used)
            page.wait_for_timeout(USE)
        elif visit in (LATER, ON):
            where = page.evaluate("location.href") if visit == LATER else address + case.like
            page.wait_for_selector("html:not([data-engine=loading])", state="attached", timeout=PATIENCE)
            page.wait_for_timeout(0 if visit == LATER else USE)
            page.goto("about:blank")
        page.close()
    return visits


@contextmanager
def profile(chromium: BrowserType, program: Path | str) -> Iterator[BrowserContext]:
    """Browser with a fresh profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = chromium.launch_persistent_context(folder, executable_path=program, args=list(browsers.ARGUMENTS))
        yield context
        context.close()


def measured(rounds: int = 5, slow_rounds: int = 3) -> Table:
    """Table of both pages, in a browser as it is and in a slow one."""
    rows: list[list[str]] = []
    site.build(DIST)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare = Path(folder)
        (bare / "index.html").write_text(BARE_PAGE)
        (bare / "worker.js").write_text(BARE_WORKER)
        aside = {"bare/": bare / "index.html", "bare/worker.js": bare / "worker.js"}
        aside |= {f"bare/pyodide/{name}": PACKAGES / "pyodide" / name for name in BARE_FILES}
        host = server.Host(DIST, "/kajuta/", pack=True, cache="max-age=600", aside=aside)
        with server.listening(host) as address:
            rows += visited(playwright.chromium, browsers.need(), host, address, rounds)
            with slow_browser(bare) as slow:
                if slow:
                    slow_rows = visited(playwright.chromium, slow, host, address, slow_rounds)
                    rows += [[f"slow phone, {name}", *cells] for name, *cells in slow_rows]
    return Table(
        ["", "bare page", "first table", "ratio", "bytes, bare", "bytes, table", "bytes / bare first visit"], rows
    )


def visited(
    chromium: BrowserType, program: Path | str, host: server.Host, address: str, rounds: int
) -> list[list[str]]:
    """Rows of both pages, each of which is visited so many ``rounds`` in turn."""
    seconds: dict[tuple[str, str], list[float]] = {}
    sent: dict[tuple[str, str], int] = {}
    for _ in range(rounds):
        for case in (
            Case("bare", "bare/", bare_ready, bare_ready, "bare/", "bare/"),
            Case("site", table("human"), site_ready, site_kept, table("mate"), table("human", "")),
        ):
            with profile(chromium, program) as context:
                visits = measure(context, host, address, case)
            for visit, (took, carried) in visits.items():
                seconds.setdefault((case.name, visit), []).append(took)
                sent[case.name, visit] = carried
    rows = []
    for visit in VISITS:
        bare_took, took = (statistics.median(seconds[name, visit]) for name in ("bare", "site"))
        share = f"{sent['site', visit] / sent['bare', FIRST]:.2f}"
        row = [f"{bare_took:.2f} s", f"{took:.2f} s", f"{took / bare_took:.2f}"]
        rows.append([visit, *row, f"{sent['bare', visit]:,}", f"{sent['site', visit]:,}", share])
    return rows
