"""Limits for bytes and files of a start; times are measured elsewhere (python -m tests.bench)."""

import gzip
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from kajuta.games import all_games
from tests.browser.conftest import PREFIX, READY, START, Opener
from tests.browser.tables import fewest_seats, table
from tests.helpers.budgets import own_bytes
from tools import server
from tools.common import PACKAGES

CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""Files that a bare `loadPyodide()` fetches."""
FILES = {"menu": 28, "table": 42}
"""Largest number of files for menu and table, without fonts, which depend on the characters shown."""
SHARE = 1.36 + 0.008 * len(all_games())
"""Bytes to the first table, relative to a bare Pyodide; each game adds about 50 kB in the zip and the snapshot."""
PLAIN_SHARE = 1.2
"""The same limit for a start without the snapshot."""
HEAVIEST = max((game.id for game in all_games()), key=own_bytes)
"""Game with the most bytes of its own."""
PEOPLE = ",".join(["human"] * fewest_seats(HEAVIEST))
FACE_BYTES = 460_000
"""Gzipped bytes of a table beside the runtime: page, scripts, styles, texts, pictures and fonts."""


def packed(path: Path) -> int:
    """Size of a file in bytes as a static host sends it."""
    return len(gzip.compress(path.read_bytes(), 6))


@pytest.mark.parametrize("screen", ["menu", "table"])
def test_a_start_fetches_few_files_and_bytes(dist: Path, open_page: Opener, screen: str) -> None:
    host = server.Host(dist, PREFIX, pack=True, cache="max-age=600")
    with server.listening(host) as address:
        page, guard = open_page("about:blank")
        guard.origin = address.removesuffix(PREFIX)
        asked: list[str] = []
        page.context.on("request", lambda request: asked.append(request.url))
        if screen == "menu":
            page.goto(address)
            page.wait_for_selector(READY, timeout=START, state="attached")
        else:
            page.goto(table(address, HEAVIEST, PEOPLE))
            page.locator("[data-game] [data-legal]").first.wait_for(state="attached", timeout=START)
        runtime = sum(
            host_bytes(dist, name)
            for name in {urlsplit(url).path.removeprefix(PREFIX) for url in asked}
            if name.startswith(("vendor/pyodide", "vendor/lean", "vendor/pyscript", "vendor/snapshot"))
        )
    files = [url for url in asked if url.startswith("http") and not url.endswith(".woff2")]
    assert len(files) <= FILES[screen], "\n".join(files)
    core = sum(packed(PACKAGES / "pyodide" / name) for name in CORE)
    assert host.sent <= SHARE * core, f"{host.sent} bytes, {host.sent / core:.3f} of Pyodide's"
    assert host.sent - runtime <= FACE_BYTES, f"{host.sent - runtime} bytes beside the runtime"


def test_a_plain_start_fetches_little_beside_pyodide_itself(dist: Path, open_page: Opener) -> None:
    host = server.Host(dist, PREFIX, pack=True, cache="max-age=600")
    interpreter = (dist / "static" / "runtime" / "worker" / "interpreter.js").read_text(encoding="utf-8")
    unable = f"delete globalThis.DecompressionStream;{interpreter}"
    with server.listening(host) as address:
        page, guard = open_page("about:blank")
        guard.origin = address.removesuffix(PREFIX)
        page.route(
            "**/static/runtime/worker/interpreter.js",
            lambda route: route.fulfill(body=unable, content_type="text/javascript"),
        )
        page.goto(table(address, HEAVIEST, PEOPLE))
        page.locator("[data-game] [data-legal]").first.wait_for(state="attached", timeout=START)
        assert page.evaluate("import('./static/runtime/engine.js').then(({startedFrom}) => startedFrom)") == "plain"
    core = sum(packed(PACKAGES / "pyodide" / name) for name in CORE)
    assert host.sent <= PLAIN_SHARE * core, f"{host.sent} bytes, {host.sent / core:.3f} of Pyodide's"


def host_bytes(dist: Path, name: str) -> int:
    """Size of a file in bytes as the project's own server sends it."""
    path = dist / name
    return packed(path) if path.suffix in server.PACKED else path.stat().st_size
