"""The engine in its worker: start at any address, start without snapshot if that is damaged, restart after a crash."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import READY, START, Guard
from tests.browser.engine import CALL, STARTED_FROM, copy_with, damage_snapshot
from tests.browser.tables import table
from tools import server, site
from tools.common import ROOT

Opener = Callable[..., tuple[Page, Guard]]


def test_starts_below_a_sub_path_from_the_snapshot(ready_page: Page) -> None:
    assert ready_page.evaluate(STARTED_FROM) == "snapshot"


def test_nothing_of_pyscript_is_fetched_that_the_site_lacks(dist: Path) -> None:
    shipped = {path.name for path in (dist / "vendor" / "pyscript").iterdir()}
    assert "core.js" in shipped
    assert not [name for name in shipped if name.endswith(".map") or "codemirror" in name or "xterm" in name]


def test_a_second_build_of_the_same_changes_nothing(dist: Path) -> None:
    assert site.build(dist) == 0


def test_a_defect_in_python_rejects_the_call_and_the_worker_lives_on(ready_page: Page) -> None:
    for _ in range(2):
        answer = ready_page.evaluate(CALL, {"op": "no such thing"})
        assert answer["code"] == "python"
        assert "Traceback" in answer["detail"]


def test_an_early_call_is_answered_when_the_engine_is_up(page: Page) -> None:
    answer = page.evaluate(CALL, {"op": "no such thing"})
    assert answer["code"] == "python"
    assert page.get_attribute("html", "data-engine") == "ready"


def test_progress_rises_to_one_and_ends_with_starting(ready_page: Page) -> None:
    told = ready_page.evaluate(
        """async () => {
            const engine = await import("./static/runtime/engine.js");
            const told = [];
            await engine.start({onProgress: (part, phase) => told.push([part, phase])});
            return told;
        }"""
    )
    parts = [part for part, _ in told]
    assert parts == sorted(parts)
    assert told[-1] == [1, "starting"]
    assert sum(phase == "loading" and 0 < part < 1 for part, phase in told) >= 3


def test_a_damaged_snapshot_means_a_plain_start(tmp_path: Path, open_page: Opener) -> None:
    with server.listening(server.Host(copy_with(tmp_path, damage_snapshot), "/x/")) as address:
        page, _ = open_page(address)
        page.wait_for_selector(READY, timeout=START, state="attached")
        assert page.evaluate(STARTED_FROM) == "plain"
        assert page.evaluate(CALL, {"op": "no such thing"})["code"] == "python"


def test_a_missing_runtime_fails_and_a_restart_tries_again(tmp_path: Path, open_page: Opener) -> None:
    folder = copy_with(tmp_path, lambda files: None)
    lacking = [folder / name for name in ("vendor/pyodide/pyodide.asm.mjs", "vendor/pyodide/pyodide.mjs")]
    contents = [path.read_bytes() for path in lacking]
    for path in lacking:
        path.unlink()
    with server.listening(server.Host(folder)) as address:
        page, guard = open_page(address)
        guard.expect("404|Failed to fetch|pyodide.*mjs")
        page.wait_for_selector("html[data-engine=failed]", timeout=START, state="attached")
        answer = page.evaluate(CALL, {"op": "no such thing"})
        assert answer["code"] == "load"
        for path, content in zip(lacking, contents, strict=True):
            path.write_bytes(content)
        page.evaluate("import('./static/runtime/engine.js').then((engine) => engine.restart())")
        assert page.get_attribute("html", "data-engine") == "ready"


@pytest.mark.parametrize("how", ["terminated", "silent"])
def test_a_dead_worker_rejects_its_calls_and_a_restart_helps(ready_page: Page, how: str) -> None:
    answer = ready_page.evaluate(
        """async (how) => {
            const engine = await import("./static/runtime/engine.js");
            const worker = document.querySelector("script[type=py]").xworker;
            const call = engine.call({op: "no such thing"}, {limit: how === "silent" ? 0 : 30_000});
            if (how === "terminated") worker.terminate();
            try { return await call; } catch (error) { return error.code; }
        }""",
        how,
    )
    assert answer == "dead" or (how == "terminated" and answer == "python")
    ready_page.wait_for_selector("html[data-engine=failed]", state="attached")
    assert ready_page.evaluate(CALL, {"op": "no such thing"})["code"] == "dead"
    ready_page.evaluate("import('./static/runtime/engine.js').then((engine) => engine.restart())")
    assert ready_page.evaluate(CALL, {"op": "no such thing"})["code"] == "python"


@pytest.mark.parametrize(
    ("taken", "code", "words"),
    [("Worker", "no-worker", "úlohy na pozadí"), ("WebAssembly", "no-wasm", "WebAssembly")],
)
def test_a_browser_that_lacks_something_is_told_so(
    address: str, open_page: Opener, taken: str, code: str, words: str
) -> None:
    where = table(address, "deadmansdraw", "human,random", characters="on")
    page, _ = open_page(where, script=f"delete globalThis.{taken}")
    expect(page.locator("[data-problem] [role=alert]")).to_contain_text(words, timeout=START)
    assert page.evaluate(CALL, {"op": "no such thing"})["code"] == code
    page.goto(address)
    expect(page.locator("a.poster-card").first).to_be_visible()


@pytest.mark.parametrize("built", [True, False], ids=["built", "unbuilt"])
def test_opened_as_a_file_the_page_says_what_to_do_instead(dist: Path, open_page: Opener, built: bool) -> None:
    page, guard = open_page(((dist if built else ROOT) / "index.html").as_uri())
    guard.expect(".")  # browsers report several lines for each failed file
    expect(page.locator("#unbuilt")).to_be_visible()
    expect(page.locator("#unbuilt")).to_contain_text("python3 build.py serve")


def test_unbuilt_the_page_says_what_to_do_instead(open_page: Opener) -> None:
    with server.listening(server.Host(ROOT)) as address:
        page, guard = open_page(address)
        guard.expect(".")
        expect(page.locator("#unbuilt")).to_be_visible()


def test_without_scripts_the_page_says_that_it_needs_them(address: str, open_page: Opener) -> None:
    page, guard = open_page(address, java_script_enabled=False)
    guard.expect("csp")  # a script blocked by the content policy counts as failed
    expect(page.locator("#no-script")).to_contain_text("Kajuta needs JavaScript")
    expect(page.locator("#unbuilt")).to_be_hidden()
