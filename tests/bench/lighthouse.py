"""Lighthouse results of the built site with the phone profile, compared with a bare page that starts Pyodide.

    LIGHTHOUSE=.../node_modules/.bin/lighthouse .venv/bin/python -m tests.bench lighthouse

It needs a complete Chromium: Debian's headless shell paints one frame per second, which Lighthouse counts as slow
painting. The measured table is that of a new game.
"""

import json
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path

from kajuta.games import all_games
from tests.bench.report import Table
from tools import server, site
from tools.common import DIST, PACKAGES

RUNS = 3
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
BARE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>bare</title><p id="two">...</p><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
document.getElementById("two").textContent = (await loadPyodide()).runPython("1+1");
</script>"""
PAGES = {
    "menu": "",
    **{game.id: f"#/new/{game.id}?seats=human,boy&seed=7&start" for game in all_games()},
    "a bare page with Pyodide": "bare/",
}
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index")


def measured() -> Table:
    """Measure every page several times; return the table of medians."""
    program = os.environ["LIGHTHOUSE"]
    chromium = next(path for name in ("chromium", "google-chrome", "chrome") if (path := shutil.which(name)))
    site.build(DIST)
    rows = []
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "index.html").write_text(BARE)
        aside = {
            "bare/": folder / "index.html",
            **{f"bare/pyodide/{name}": PACKAGES / "pyodide" / name for name in FILES},
        }
        with server.listening(server.Host(DIST, pack=True, aside=aside)) as address:
            for name, where in PAGES.items():
                found = [_looked_at(program, chromium, address + where, folder / "report.json") for _ in range(RUNS)]
                scores = [[one["categories"][category]["score"] * 100 for one in found] for category in CATEGORIES]
                times = [[one["audits"][time]["numericValue"] for one in found] for time in TIMES]
                runs = " ".join(f"{score:.0f}" for score in sorted(scores[0]))
                cells = [f"{statistics.median(one):.0f}" for one in (*scores, *times)]
                rows.append([name, *cells, runs])
    head = ["page", "performance", "accessibility", "best practices", "search", "first paint, ms", "largest paint"]
    return Table([*head, "blocking time", "speed index", "runs"], rows)


def _looked_at(program: str, chromium: str, address: str, report: Path) -> dict[str, dict[str, dict[str, float]]]:
    command = [program, address, "--quiet", "--output=json", f"--output-path={report}"]
    command += ["--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
    subprocess.run(command, env={**os.environ, "CHROME_PATH": chromium}, capture_output=True, check=True)
    found: dict[str, dict[str, dict[str, float]]] = json.loads(report.read_text(encoding="utf-8"))
    return found
