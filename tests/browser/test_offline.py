"""Without a network after one visit, and one release after the other, never a mixture."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import PREFIX, READY, START, Guard
from tools import server, site

Opener = Callable[..., tuple[Page, Guard]]

PREPARE = "import('./static/offline.js').then((offline) => offline.prepare())"
TAKE_OVER = "import('./static/offline.js').then((offline) => offline.takeOver())"
VERSION = "import('./static/build-info.js').then((info) => info.BUILD.version)"
KEYS = "caches.keys()"
UPDATE = """async () => {
    const offline = await import("./static/offline.js");
    if (!offline.update) await new Promise((resolve) => offline.events.addEventListener(
        "change", () => offline.update && resolve()));
    return offline.update;
}"""


@contextmanager
def on_the_air(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve ``folder`` under a sub-path."""
    with server.listening(server.Host(folder, PREFIX), port=port) as address:
        yield address


def release(folder: Path, mark: str) -> str:
    """Write into ``folder`` a release of the site that differs by ``mark``; return its version."""
    site.write(folder, site.assemble({"mark.txt": mark.encode()}))
    info = (folder / "static" / "build-info.js").read_text(encoding="utf-8")
    return info.split('"version": "')[1].split('"')[0]


def prepared(page: Page) -> None:
    """Wait until ``page``, which shows the menu only, has made itself ready for being offline."""
    page.wait_for_selector("html[data-offline=ready]", timeout=START, state="attached")


def test_after_one_visit_the_site_starts_without_a_server(dist: Path, open_page: Opener) -> None:
    with on_the_air(dist) as address:
        page, guard = open_page(address)
        prepared(page)
        [key] = page.evaluate(KEYS)
        assert key.startswith(f"kajuta:{PREFIX}:")
    page.reload()
    page.wait_for_selector(READY, timeout=START, state="attached")
    guard.expect("mark-of-nobody")
    assert page.evaluate("fetch('./mark-of-nobody.txt').then(() => 'answer', () => 'nothing')") == "nothing"


def test_a_new_release_waits_for_consent_and_replaces_the_old_one_whole(tmp_path: Path, open_page: Opener) -> None:
    old = release(tmp_path, "one")
    with on_the_air(tmp_path) as address:
        page, _ = open_page(address)
        prepared(page)
        page.reload()
        page.wait_for_selector(READY, timeout=START, state="attached")
        new = release(tmp_path, "two")
        assert new != old

        page.reload()
        page.wait_for_selector(READY, timeout=START, state="attached")
        page.evaluate(PREPARE)
        assert page.evaluate(UPDATE) is True
        assert page.evaluate(VERSION) == old
        assert page.evaluate("fetch('./mark.txt').then((answer) => answer.text())") == "one"

        with page.expect_navigation():
            page.evaluate(TAKE_OVER)
        page.wait_for_selector(READY, timeout=START, state="attached")
        assert page.evaluate(VERSION) == new
        assert page.evaluate("fetch('./mark.txt').then((answer) => answer.text())") == "two"
    page.reload()
    page.wait_for_selector(READY, timeout=START, state="attached")
    assert page.evaluate(VERSION) == new


def test_a_half_published_release_is_not_taken(tmp_path: Path, open_page: Opener) -> None:
    release(tmp_path, "one")
    (tmp_path / "mark.txt").write_text("of another release")
    with on_the_air(tmp_path) as address:
        page, _ = open_page(address)
        page.wait_for_selector("html[data-offline=failed]", timeout=START, state="attached")
