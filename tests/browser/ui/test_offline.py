"""Offline play after one visit, and updates that never mix files of two releases."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PREFIX, READY, START, Guard
from tests.browser.engine import origin
from tests.browser.releases import assembled
from tools import server, site

Opener = Callable[..., tuple[Page, Guard]]

CACHE_SITE = "import('./static/ui/offline-cache.js').then((cache) => cache.cacheSite())"
APPLY_UPDATE = "import('./static/ui/offline-cache.js').then((cache) => cache.applyUpdate())"
VERSION = "import('./static/build-info.js').then((info) => info.BUILD_INFO.version)"
KEYS = "caches.keys()"
DAMAGE = """async (name) => {
    const [key] = await caches.keys();
    const cache = await caches.open(key);
    const address = new URL(name, document.baseURI).href;
    const isIt = ({url}) => (name === "./" ? url === address : url.startsWith(address));
    const [request] = (await cache.keys()).filter(isIt);
    const kept = await cache.match(request);
    const whole = new Uint8Array(await kept.arrayBuffer());
    whole.fill(0, whole.length / 2, whole.length / 2 + 64);
    await cache.put(request, new Response(whole, {headers: {"Content-Type": kept.headers.get("Content-Type")}}));
}"""
"""Script that damages a cached file without changing its length."""
DAMAGED = """async () => {
    const worker = await (await fetch("./sw.js")).text();
    const { files } = JSON.parse(worker.match(/const RELEASE = (.*?);$/ms)[1]);
    const [key] = await caches.keys();
    const cache = await caches.open(key);
    const damaged = [];
    for (const request of await cache.keys()) {
        const content = await (await cache.match(request)).arrayBuffer();
        const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
        const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
        const name = request.url.slice(new URL("./", document.baseURI).href.length) || "index.html";
        if (files[name] !== hex) damaged.push(name);
    }
    return damaged;
}"""
"""Script for the names of damaged files in the cache."""
COUNT = "caches.keys().then(([key]) => caches.open(key)).then((cache) => cache.keys()).then((all) => all.length)"
UPDATE = """async () => {
    const offlineCache = await import("./static/ui/offline-cache.js");
    if (!offlineCache.updateReady) await new Promise((resolve) => offlineCache.events.addEventListener(
        "change", () => offlineCache.updateReady && resolve()));
    return offlineCache.updateReady;
}"""


HANDED_ON = "kajutaPrestarted.then((worker) => document.querySelector('script[type=py]').xworker === worker)"
"""Script that checks whether PyScript uses the prestarted worker."""
AS_GIVEN = "fetch('./static/app.js').then((answer) => [answer.url, answer.headers.has('Last-Modified')])"
FETCHED = """performance.getEntriesByType("resource")
    .map(({name}) => name).filter((name) => /pyscript|main\\.py/.test(name))"""
MODULE_THROUGH = """performance.getEntriesByType("resource")
    .filter(({name}) => name.endsWith("lean/pyodide.asm.wasm")).map(({workerStart}) => workerStart > 0)
    .filter((served) => served)"""
"""Script with an entry for each time that a worker fetched Python's module through the service worker."""
SHOWN = "fetch('./mark.txt').then((answer) => answer.text())"
LINKED = "[...document.querySelectorAll('link[rel$=preload]')].map(({href}) => href)"


@contextmanager
def on_the_air(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve ``folder`` under a sub-path."""
    with server.listening(server.Host(folder, PREFIX), port=port) as address:
        yield address


def release(folder: Path, mark: str) -> str:
    """Write a release of the site, made different by ``mark``, into ``folder``; return its version."""
    site.write(folder, assembled({"mark.txt": mark.encode()}))
    info = (folder / "static" / "build-info.js").read_text(encoding="utf-8")
    return info.split('"version": "')[1].split('"')[0]


ABSENT = "delete Navigator.prototype.serviceWorker"
FORBIDDEN = """Object.defineProperty(Navigator.prototype, "serviceWorker", {
    get() { throw new DOMException("forbidden", "SecurityError"); } })"""
SILENT = "navigator.serviceWorker && (navigator.serviceWorker.register = async () => undefined)"


HELD = """if (navigator.serviceWorker) navigator.serviceWorker.register = async (...words) => {
    await new Promise((resolve) => { window.letGo = resolve; });
    return ServiceWorkerContainer.prototype.register.apply(navigator.serviceWorker, words);
}"""
"""Script that delays the registration of the service worker until ``letGo`` is called."""


def prepared(page: Page) -> None:
    """Wait until ``page``, which shows the menu, has filled the offline cache."""
    page.wait_for_selector("html[data-offline=ready]", timeout=START, state="attached")


def test_after_one_visit_the_site_starts_without_a_server(dist: Path, open_page: Opener) -> None:
    with on_the_air(dist) as address:
        page, guard = open_page(address, offline=True)
        prepared(page)
        [key] = page.evaluate(KEYS)
        assert key.startswith(f"kajuta:{PREFIX}:")
    page.goto("about:blank")
    page.goto(f"{address}#/new/submarine?seats=human,random&start")
    page.wait_for_selector(READY, timeout=START, state="attached")
    assert page.evaluate(HANDED_ON)
    assert page.evaluate(AS_GIVEN) == [f"{address}static/app.js", True], "a browser keeps what it compiles of that only"
    fetched = page.evaluate(FETCHED)
    assert len(fetched) == len(set(fetched)) == 4, "what Python starts with comes once"
    assert set(fetched) <= set(page.evaluate(LINKED)), "and is on its way before a module asks for it"
    guard.expect("mark-of-nobody")
    assert page.evaluate("fetch('./mark-of-nobody.txt').then(() => 'answer', () => 'nothing')") == "nothing"


def test_the_first_visit_itself_needs_no_server_once_all_is_kept(dist: Path, open_page: Opener) -> None:
    with on_the_air(dist) as address:
        page, _ = open_page(address, offline=True)
        prepared(page)
    page.goto(f"{address}#/rules")
    page.locator("main a[href*='#/rules/ahoy']").first.click(timeout=START)
    page.locator("main h2:visible").first.wait_for(timeout=START)


def test_a_first_visit_whose_release_the_host_has_replaced_meanwhile_says_so(tmp_path: Path, open_page: Opener) -> None:
    release(tmp_path, "one")
    with on_the_air(tmp_path) as address:
        page, guard = open_page(address, offline=True, script=HELD)
        guard.leave()
        page.wait_for_function("'letGo' in window", timeout=START)
        new = release(tmp_path, "two")
        page.evaluate("letGo()")
        page.locator(".toast button").first.click(timeout=START)
        page.wait_for_selector(READY, timeout=START, state="attached")
        assert page.evaluate(VERSION) == new


def test_what_the_browser_makes_of_python_it_keeps_for_the_second_visit(dist: Path, open_page: Opener) -> None:
    with on_the_air(dist) as address:
        page, _ = open_page(address, offline=True)
        prepared(page)
        through = [found for worker in page.workers if (found := worker.evaluate(MODULE_THROUGH))]
        assert through == [[True, True]], "the module is asked for once more, to be kept and as it is kept"
        page.reload()
        prepared(page)
        assert len(page.workers) == 1, "later visits have it there from the start"


def test_a_first_visit_that_ends_before_all_is_kept_is_made_up_for(dist: Path, open_page: Opener) -> None:
    with on_the_air(dist) as address:
        page, guard = open_page(address, offline=True)
        guard.leave()
        page.wait_for_function("navigator.serviceWorker.controller", timeout=START)
        page.reload()
        page.wait_for_selector(READY, timeout=START, state="attached")
        prepared(page)
        assert page.evaluate(DAMAGED) == []
    page.reload()
    page.wait_for_selector(READY, timeout=START, state="attached")


def test_where_a_first_visit_ended_early_the_next_release_comes_from_the_host(
    tmp_path: Path, open_page: Opener
) -> None:
    release(tmp_path, "one")
    with on_the_air(tmp_path) as address:
        page, guard = open_page(address, offline=True)
        guard.leave()
        page.wait_for_function("navigator.serviceWorker.controller", timeout=START)
        page.goto("about:blank")
        new = release(tmp_path, "two")
        page.goto(address)
        page.wait_for_selector(READY, timeout=START, state="attached")
        assert page.evaluate(VERSION) == new
        assert page.evaluate(UPDATE) is True
        page.evaluate(APPLY_UPDATE)
        prepared(page)
        assert page.evaluate(VERSION) == new


def test_a_new_release_waits_for_consent_and_replaces_the_old_one_whole(tmp_path: Path, open_page: Opener) -> None:
    old = release(tmp_path, "one")
    with on_the_air(tmp_path) as address:
        page, _ = open_page(address, offline=True)
        prepared(page)
        page.reload()
        page.wait_for_selector(READY, timeout=START, state="attached")
        new = release(tmp_path, "two")
        assert new != old

        page.reload()
        page.wait_for_selector(READY, timeout=START, state="attached")
        page.evaluate(CACHE_SITE)
        assert page.evaluate(UPDATE) is True
        assert page.evaluate(VERSION) == old
        assert page.evaluate(SHOWN) == "one"

        with page.expect_navigation():
            page.evaluate(APPLY_UPDATE)
        page.wait_for_selector(READY, timeout=START, state="attached")
        assert page.evaluate(VERSION) == new
        assert page.evaluate(SHOWN) == "two"
    page.reload()
    page.wait_for_selector(READY, timeout=START, state="attached")
    assert page.evaluate(VERSION) == new


def test_a_half_published_release_is_taken_when_it_is_whole(tmp_path: Path, open_page: Opener) -> None:
    release(tmp_path, "one")
    (tmp_path / "mark.txt").write_text("of another release")
    with on_the_air(tmp_path) as address:
        page, _ = open_page(address, offline=True)
        page.wait_for_selector("html[data-offline=failed]", timeout=START, state="attached")
        assert page.evaluate(SHOWN) == "of another release", "until it is whole everything comes from the host"
        (tmp_path / "mark.txt").write_text("one")
        page.evaluate(CACHE_SITE)
        prepared(page)
    assert page.evaluate(SHOWN) == "one"


def test_damaged_files_that_are_kept_are_fetched_anew(dist: Path, open_page: Opener) -> None:
    with on_the_air(dist) as address:
        page, guard = open_page(address, offline=True)
        guard.expect("wasm|CompileError|ERR_ABORTED|Invalid or unexpected token")
        prepared(page)
        for name in ("./", "static/app.js", "data/games.json", "vendor/lean/pyodide.asm.wasm"):
            page.evaluate(DAMAGE, name)
        assert len(page.evaluate(DAMAGED)) == 4
        page.reload()
        expect(page.locator("a.poster-card").first).to_be_visible(timeout=START)
        prepared(page)
        assert page.evaluate(DAMAGED) == []
    page.reload()
    page.wait_for_selector(READY, timeout=START, state="attached")


def test_a_damaged_file_that_keeps_a_screen_from_coming_is_fetched_anew(dist: Path, open_page: Opener) -> None:
    with on_the_air(dist) as address:
        page, guard = open_page(address, offline=True)
        guard.leave()
        prepared(page)
        page.evaluate(DAMAGE, "data/games.json")
        page.reload()
        expect(page.locator("a.poster-card").first).to_be_visible(timeout=START)
        prepared(page)
        assert page.evaluate(DAMAGED) == []


def test_a_damaged_file_that_keeps_python_from_starting_is_fetched_anew(dist: Path, open_page: Opener) -> None:
    with on_the_air(dist) as address:
        page, guard = open_page(address, offline=True)
        guard.expect("SyntaxError|Invalid|ERR_ABORTED|Failed to fetch|MIME")
        prepared(page)
        page.evaluate(DAMAGE, "vendor/pyodide/pyodide.mjs")
        page.reload()
        prepared(page)
        assert page.evaluate(DAMAGED) == []


def test_without_a_network_a_start_that_lacks_a_file_says_which(dist: Path, open_page: Opener) -> None:
    with on_the_air(dist) as address:
        page, guard = open_page(address, offline=True)
        prepared(page)
        page.evaluate(DAMAGE, "vendor/snapshot-")
    guard.expect("ERR_|Failed to fetch|spare|not the file")
    page.goto(f"{address}#/new/deadmansdraw?seats=human,random&characters=on&start")
    page.reload()
    words = "Spojení vypadlo dřív, než se načetl soubor"
    expect(page.locator("[data-problem] [role=alert]")).to_contain_text(words, timeout=START)


def test_what_was_cleared_away_is_kept_again_at_the_next_visit(dist: Path, open_page: Opener) -> None:
    with on_the_air(dist) as address:
        page, _ = open_page(address, offline=True)
        prepared(page)
        whole = page.evaluate(COUNT)
        page.evaluate("caches.keys().then(([key]) => caches.delete(key))")
        page.reload()
        prepared(page)
        assert page.evaluate(COUNT) == whole
    page.reload()
    page.wait_for_selector(READY, timeout=START, state="attached")


def test_where_all_was_cleared_away_and_the_host_has_another_release_that_one_comes(
    tmp_path: Path, open_page: Opener
) -> None:
    old = release(tmp_path, "one")
    with on_the_air(tmp_path) as address:
        page, _ = open_page(address, offline=True)
        prepared(page)
        page.evaluate("caches.keys().then(([key]) => caches.delete(key))")
        new = release(tmp_path, "two")
        page.reload()
        page.wait_for_selector(READY, timeout=START, state="attached")
        assert page.evaluate(VERSION) == new != old
        page.wait_for_selector("html[data-offline=failed]", timeout=START, state="attached")
        page.evaluate(UPDATE)
        page.evaluate(APPLY_UPDATE)
        prepared(page)
    page.reload()
    page.wait_for_selector(READY, timeout=START, state="attached")
    assert page.evaluate(VERSION) == new


def test_another_window_asks_before_it_changes_over(tmp_path: Path, open_page: Opener) -> None:
    old = release(tmp_path, "one")
    with on_the_air(tmp_path) as address:
        page, _ = open_page(address, offline=True)
        prepared(page)
        page.reload()
        other = page.context.new_page()
        other.goto(f"{address}#/new/deadmansdraw?seats=human,human&characters=on&pace=0&start")
        other.locator("main[data-game] [data-legal]").first.wait_for(timeout=START)
        prepared(other)
        new = release(tmp_path, "two")

        page.reload()
        page.evaluate(CACHE_SITE)
        page.evaluate(UPDATE)
        with page.expect_navigation():
            page.evaluate(APPLY_UPDATE)
        assert page.evaluate(VERSION) == new

        question = other.locator("#toast")
        expect(question).to_contain_text("Kajuta se aktualizovala v jiném okně")
        assert other.evaluate(VERSION) == old
        expect(other.locator("main[data-game] [data-legal]").first).to_be_visible()
        with other.expect_navigation():
            question.get_by_role("button", name="Načíst znovu").click()
        other.locator("main[data-game]").wait_for(timeout=START)
        assert other.evaluate(VERSION) == new


@pytest.mark.parametrize("how", [ABSENT, FORBIDDEN, SILENT], ids=["absent", "forbidden", "silent"])
def test_where_service_workers_are_blocked_the_site_plays_and_does_not_stumble(
    address: str, open_page: Opener, how: str
) -> None:
    page, guard = open_page("about:blank", how, offline=True)
    guard.origin = origin(address)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(address)
    page.wait_for_selector("html[data-offline=unsupported]", timeout=START, state="attached")
    assert page.get_attribute("html", "data-engine") == "ready"
    assert not [text for text in said if "Error" in text]
