"""A file of the runtime that is missing, cut, damaged or something else, and a line that breaks: told at once, mended."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PREFIX, READY, START, Guard
from tests.browser.player import Player
from tests.browser.test_face_engine import origin
from tests.browser.test_face_play import table
from tests.browser.test_runtime import CALL, STARTED_FROM
from tools import server

Opener = Callable[..., tuple[Page, Guard]]
Breaker = Callable[[Path, Path], Path]

LEAN = "vendor/lean/pyodide.asm.wasm"
BROKEN = r"404|wasm|ERR_ABORTED|CompileError|Failed to (fetch|load)|SyntaxError|Unexpected"


def missing(whole: Path, folder: Path) -> Path:
    """No file at all."""
    return folder / "nothing"


def cut(whole: Path, folder: Path) -> Path:
    """The first half of the file."""
    content = whole.read_bytes()
    return written(folder / whole.name, content[: len(content) // 2])


def damaged(whole: Path, folder: Path) -> Path:
    """The whole file with one byte of it turned around."""
    content = bytearray(whole.read_bytes())
    content[len(content) // 2] ^= 0xFF
    return written(folder / whole.name, bytes(content))


def a_page(whole: Path, folder: Path) -> Path:
    """What some hosts show for whatever they lack."""
    return written(folder / "shown.html", b"<!doctype html><title>Welcome</title>")


def of_no_type(whole: Path, folder: Path) -> Path:
    """The right file, which the host does not know the type of."""
    return written(folder / "module.bin", whole.read_bytes())


def written(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


@contextmanager
def served(dist: Path, instead: Mapping[str, Path]) -> Iterator[str]:
    """Serve the site with other files ``instead`` of some of its own."""
    with server.listening(server.Host(dist, PREFIX, aside=instead)) as address:
        yield address


@pytest.mark.parametrize("broken", [missing, cut, damaged])
def test_a_broken_module_of_the_snapshots_start_means_a_plain_start(
    dist: Path, tmp_path: Path, open_page: Opener, broken: Breaker
) -> None:
    with served(dist, {LEAN: broken(dist / LEAN, tmp_path)}) as address:
        page, guard = open_page(address)
        guard.expect(BROKEN)
        page.wait_for_selector(READY, timeout=START, state="attached")
        assert page.evaluate(STARTED_FROM) == "plain"


def test_a_host_that_does_not_know_the_type_of_a_module_serves_as_well(
    dist: Path, tmp_path: Path, open_page: Opener
) -> None:
    with served(dist, {LEAN: of_no_type(dist / LEAN, tmp_path)}) as address:
        page, _ = open_page(address)
        page.wait_for_selector(READY, timeout=START, state="attached")
        assert page.evaluate(STARTED_FROM) == "snapshot"


def test_broken_settings_mean_a_plain_start(dist: Path, tmp_path: Path, open_page: Opener) -> None:
    with served(dist, {"pyscript.toml": a_page(dist / "pyscript.toml", tmp_path)}) as address:
        page, guard = open_page(address)
        guard.expect(BROKEN)
        page.wait_for_selector(READY, timeout=START, state="attached")
        assert page.evaluate(STARTED_FROM) == "plain"


@pytest.mark.parametrize(
    ("file", "broken", "words"),
    [
        ("main.py", missing, "Server nevydal soubor main.py"),
        ("main.py", a_page, "Místo souboru main.py"),
        ("main.py", damaged, "Soubor main.py přišel poškozený"),
        ("static/interpreter.js", missing, "Server nevydal soubor interpreter.js"),
        ("vendor/pyodide/pyodide.mjs", cut, "Soubor pyodide.mjs nepřišel celý"),
        ("vendor/pyodide/pyodide.asm.mjs", cut, "Soubor pyodide.asm.mjs nepřišel celý"),
        ("vendor/pyscript/core.js", a_page, "Místo souboru core.js"),
    ],
)
def test_a_broken_file_that_nothing_can_do_without_is_named_in_the_persons_words(
    dist: Path, tmp_path: Path, open_page: Opener, file: str, broken: Breaker, words: str
) -> None:
    with served(dist, {file: broken(dist / file, tmp_path)}) as address:
        page, guard = open_page(table(address, "deadmansdraw", "human,heuristic"))
        guard.expect(f"{BROKEN}|MIME")
        expect(page.locator("[data-problem] [role=alert]")).to_contain_text(words, timeout=START)
        expect(page.locator("[data-recover]")).to_have_text("Zkusit znovu")


@pytest.mark.parametrize("file", ["vendor/pyodide/pyodide.asm.wasm", "vendor/pyodide/python_stdlib.zip"])
def test_a_broken_plain_start_names_its_file(dist: Path, tmp_path: Path, open_page: Opener, file: str) -> None:
    instead = {LEAN: missing(dist, tmp_path), file: cut(dist / file, tmp_path)}
    with served(dist, instead) as address:
        page, guard = open_page(f"{address}#/new/deadmansdraw?lang=cs&start")
        guard.expect(BROKEN)
        words = f"Soubor {Path(file).name} nepřišel celý"
        expect(page.locator("[data-problem] [role=alert]")).to_contain_text(words, timeout=START)


def test_a_first_visit_whose_line_drops_goes_on_when_it_is_back(address: str, open_page: Opener) -> None:
    page, guard = open_page("about:blank")
    guard.origin = origin(address)
    guard.expect("ERR_FAILED|Failed to fetch")
    page.route("**/main.py", lambda route: route.abort())
    page.goto(table(address, "deadmansdraw", "human,heuristic"))
    expect(page.locator("[data-problem] [role=alert]")).to_contain_text("Spojení vypadlo", timeout=START)
    page.unroute("**/main.py")
    page.locator("main[data-game] [data-legal]").first.wait_for(timeout=START)
    assert Player(page).decision() == "decision"


def test_a_download_that_waits_for_ever_is_begun_anew_when_the_line_is_back(address: str, open_page: Opener) -> None:
    page, guard = open_page("about:blank")
    guard.origin = origin(address)
    guard.expect("ERR_|Failed to fetch")
    with page.expect_request("**/main.py"):
        page.route("**/main.py", lambda route: None)
        page.goto(table(address, "deadmansdraw", "human,heuristic"))
    expect(page.locator("[role=progressbar]")).to_be_visible()
    page.unroute("**/main.py")
    page.evaluate("dispatchEvent(new Event('online'))")
    assert Player(page).decision() == "decision"


def test_a_request_that_brings_all_it_needs_replaces_a_dead_worker(ready_page: Page) -> None:
    ready_page.evaluate("document.querySelector('script[type=py]').xworker.terminate()")
    ready_page.wait_for_selector("html[data-engine=failed]", state="attached")
    answer = ready_page.evaluate(CALL, {"op": "check", "save": "{"})
    assert answer["error"]["id"] == "save-damaged"
    assert ready_page.evaluate(CALL, {"op": "undo"})["code"] == "dead"
