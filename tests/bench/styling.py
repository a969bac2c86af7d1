"""Share of a page's elements whose style the browser recalculates after a click, the main cost of drawing.

    .venv/bin/python -m tests.bench styling

Counted in Chromium's traces, six clicks in each game. Style rules with ``:has()`` on a row's content, and inherited
custom properties, raise the share above a fifth.
"""

import json
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from kajuta.games import all_games
from tests.bench.clicks import clicked, opened
from tests.bench.report import Table
from tools import find_browser as browsers
from tools import server, site
from tools.common import DIST

CLICKS = 6
SEED = 3
EVENTS = ["devtools.timeline", "disabled-by-default-devtools.timeline.invalidationTracking"]


def measured() -> Table:
    """Number and share of elements that are styled again when the table is drawn, early and late in each game."""
    site.build(DIST)
    rows = []
    with (
        server.listening(server.Host(DIST, pack=True)) as address,
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
    ):
        browser = playwright.chromium.launch(executable_path=browsers.need(), args=list(browsers.ARGUMENTS))
        trace = Path(folder) / "trace.json"
        for rules in all_games():
            for when in ("early", "late"):
                page = opened(browser, address, rules, when, SEED)
                browser.start_tracing(page=page, path=trace, categories=EVENTS)
                drawings = len(clicked(page, SEED, CLICKS))
                browser.stop_tracing()
                elements = page.evaluate("document.querySelectorAll('*').length")
                page.context.close()
                events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
                styled = sum(event["name"] == "StyleResolver::ResolveStyle" for event in events) / max(drawings, 1)
                rows.append(
                    [f"{rules.id}, {when}", str(drawings), str(elements), f"{styled:.0f}", f"{styled / elements:.2f}"]
                )
        browser.close()
    return Table(["game", "drawings", "elements", "styled in a drawing", "share"], rows)
