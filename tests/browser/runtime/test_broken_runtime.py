"""Faults of the runtime: missing, truncated or damaged files, broken connections, a crash of Python.

The page reports each fault and offers a way to go on.
"""

import base64
import gzip
import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PREFIX, READY, START, Guard
from tests.browser.engine import CALL, STARTED_FROM, origin
from tests.browser.player import Player
from tests.browser.tables import table
from tools import server
from tools.runtime import STRIPPED
from tools.runtime.pyodide_and_pyscript_files import LIBRARY, MODULE, SCRIPT

STRIPPED_MODULE, STRIPPED_SCRIPT = STRIPPED + MODULE, STRIPPED + SCRIPT
PLAIN_START = (MODULE, SCRIPT, LIBRARY)
Opener = Callable[..., tuple[Page, Guard]]
Breaker = Callable[[Path, Path], Path]

BROKEN = r"404|wasm|ERR_ABORTED|CompileError|Failed to (fetch|load)|SyntaxError|Unexpected"
DEADLY = """
import json
ordinary = Dispatcher().call
sync.call = lambda text: json.loads("[" * 100_000) if '"die"' in text else ordinary(text)
"""
"""Python code that adds a request "die" to the engine, which crashes Python in a browser."""
RECORDS = """Object.keys(localStorage).filter((key) => key.includes(":save:")).map(
    (key) => JSON.parse(localStorage.getItem(key)))"""


def missing(whole: Path, folder: Path) -> Path:
    """A path without a file."""
    return folder / "nothing"


def cut(whole: Path, folder: Path) -> Path:
    """The first half of the file."""
    content = whole.read_bytes()
    return written(folder / whole.name, content[: len(content) // 2])


def damaged(whole: Path, folder: Path) -> Path:
    """The whole file with one inverted byte."""
    content = bytearray(whole.read_bytes())
    content[len(content) // 2] ^= 0xFF
    return written(folder / whole.name, bytes(content))


def a_page(whole: Path, folder: Path) -> Path:
    """An HTML page, which some hosts serve instead of a missing file."""
    return written(folder / "shown.html", b"<!doctype html><title>Welcome</title>")


def of_no_type(whole: Path, folder: Path) -> Path:
    """The right file with an extension whose MIME type the host does not know."""
    return written(folder / "module.bin", whole.read_bytes())


def written(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


@contextmanager
def served(dist: Path, instead: Mapping[str, Path]) -> Iterator[str]:
    """Serve the site with the files ``instead`` in place of its own."""
    with server.listening(server.Host(dist, PREFIX, aside=instead)) as address:
        yield address


@pytest.mark.parametrize(
    ("file", "broken"),
    [
        (STRIPPED_MODULE, missing),
        (STRIPPED_MODULE, cut),
        (STRIPPED_MODULE, damaged),
        (STRIPPED_SCRIPT, missing),
        (STRIPPED_SCRIPT, cut),
    ],
)
def test_a_broken_module_of_the_snapshots_start_means_a_plain_start(
    dist: Path, tmp_path: Path, open_page: Opener, file: str, broken: Breaker
) -> None:
    with served(dist, {file: broken(dist / file, tmp_path)}) as address:
        page, guard = open_page(address)
        guard.expect(BROKEN)
        page.wait_for_selector(READY, timeout=START, state="attached")
        assert page.evaluate(STARTED_FROM) == "plain"


def test_a_host_that_does_not_know_the_type_of_a_module_serves_as_well(
    dist: Path, tmp_path: Path, open_page: Opener
) -> None:
    with served(dist, {STRIPPED_MODULE: of_no_type(dist / STRIPPED_MODULE, tmp_path)}) as address:
        page, _ = open_page(address)
        page.wait_for_selector(READY, timeout=START, state="attached")
        assert page.evaluate(STARTED_FROM) == "snapshot"


@pytest.mark.parametrize(
    ("file", "broken", "words"),
    [
        ("main.py", missing, "Na serveru chybí soubor main.py"),
        ("main.py", a_page, "místo souboru main.py"),
        ("main.py", damaged, "Soubor main.py dorazil poškozený"),
        ("static/runtime/worker/interpreter.js", missing, "Na serveru chybí soubor interpreter.js"),
        ("vendor/pyodide/pyodide.mjs", cut, "Ze souboru pyodide.mjs dorazila jen část"),
        ("vendor/pyscript/core.js", a_page, "místo souboru core.js"),
    ],
)
def test_a_broken_file_that_nothing_can_do_without_is_named_in_the_persons_words(
    dist: Path, tmp_path: Path, open_page: Opener, file: str, broken: Breaker, words: str
) -> None:
    with served(dist, {file: broken(dist / file, tmp_path)}) as address:
        page, guard = open_page(table(address, "deadmansdraw", "human,random", characters="on"))
        guard.expect(f"{BROKEN}|MIME")
        expect(page.locator("[data-problem] [role=alert]")).to_contain_text(words, timeout=START)
        expect(page.locator("[data-recover]")).to_have_text("Zkusit znovu")


@pytest.mark.parametrize("file", [f"vendor/pyodide/{name}" for name in PLAIN_START])
def test_a_broken_plain_start_names_its_file(dist: Path, tmp_path: Path, open_page: Opener, file: str) -> None:
    instead = {STRIPPED_MODULE: missing(dist, tmp_path), file: cut(dist / file, tmp_path)}
    with served(dist, instead) as address:
        page, guard = open_page(f"{address}#/new/deadmansdraw?lang=cs&characters=on&start")
        # On a fast machine Python notices the fault in its worker first and reports it on the console.
        guard.expect(rf"{BROKEN}|\((blob:|\))")
        words = f"Ze souboru {Path(file).name} dorazila jen část"
        expect(page.locator("[data-problem] [role=alert]")).to_contain_text(words, timeout=START)


def test_a_first_visit_whose_line_drops_goes_on_when_it_is_back(address: str, open_page: Opener) -> None:
    page, guard = open_page("about:blank")
    guard.origin = origin(address)
    guard.expect("ERR_FAILED|Failed to fetch")
    page.route("**/main.py", lambda route: route.abort())
    page.goto(table(address, "deadmansdraw", "human,random", characters="on"))
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
        page.goto(table(address, "deadmansdraw", "human,random", characters="on"))
    expect(page.locator("[role=progressbar]")).to_be_visible()
    page.unroute("**/main.py")
    page.evaluate("dispatchEvent(new Event('online'))")
    page.locator("main[data-game]").wait_for(timeout=START)  # the error message disappears by itself
    assert Player(page).decision() == "decision"


def test_a_request_that_brings_all_it_needs_replaces_a_dead_worker(ready_page: Page) -> None:
    ready_page.evaluate("document.querySelector('script[type=py]').xworker.terminate()")
    ready_page.wait_for_selector("html[data-engine=failed]", state="attached")
    answer = ready_page.evaluate(CALL, {"op": "check", "save": "{"})
    assert answer["error"]["id"] == "save-damaged"
    assert ready_page.evaluate(CALL, {"op": "undo"})["code"] == "dead"


def test_a_save_nested_three_thousand_deep_is_refused_and_a_good_one_opens_after_it(
    address: str, open_page: Opener
) -> None:
    page, _ = open_page(table(address, "deadmansdraw", "human,random", characters="on"))
    Player(page).play(most=4)
    save = page.evaluate(RECORDS)[0]["save"]
    page.goto(f"{address}#/saves")
    deep = json.dumps({**save, "entries": None}).replace("null", "[" * 3000 + "]" * 3000)
    chooser = page.locator("input[type=file]")
    chooser.set_input_files({"name": "deep.json", "mimeType": "application/json", "buffer": deep.encode()})
    expect(page.locator("[data-import-problem]")).to_be_visible()
    assert page.get_attribute("html", "data-engine") == "ready"
    good = json.dumps(save).encode()
    chooser.set_input_files({"name": "good.json", "mimeType": "application/json", "buffer": good})
    page.wait_for_url("**#/game/*")
    assert Player(page).decision() == "decision"


def test_a_link_packed_from_more_than_any_save_has_is_refused(ready_page: Page) -> None:
    bomb = base64.urlsafe_b64encode(gzip.compress(b" " * 50_000_000)).decode().rstrip("=")
    unpacked = "(text) => import('./static/session/save-links.js').then((links) => links.unpackSaveLink(text))"
    assert ready_page.evaluate(unpacked, f"z{bomb}") == ""


def test_a_python_that_has_died_is_replaced_by_the_next_call(tmp_path: Path, dist: Path, open_page: Opener) -> None:
    entry = (dist / "main.py").read_text() + DEADLY
    info = (dist / "static" / "build-info.js").read_text()
    whole = hashlib.sha256((dist / "main.py").read_bytes()).hexdigest()
    info = info.replace(whole, hashlib.sha256(entry.encode()).hexdigest())
    info = info.replace(f'"bytes": {(dist / "main.py").stat().st_size}', f'"bytes": {len(entry.encode())}')
    instead = {
        "main.py": written(tmp_path / "main.py", entry.encode()),
        "static/build-info.js": written(tmp_path / "build-info.js", info.encode()),
    }
    with served(dist, instead) as address:
        page, guard = open_page(address)
        guard.expect("Pyodide|fatal|call stack|RangeError|Stack|File|memory access")
        page.wait_for_selector(READY, timeout=START, state="attached")
        assert page.evaluate(CALL, {"op": "die"})["code"] == "dead"
        assert page.get_attribute("html", "data-engine") == "failed"
        answer = page.evaluate(CALL, {"op": "check", "save": "{"})
        assert answer.get("error") == {"id": "save-damaged", "args": {}}, answer
        assert page.get_attribute("html", "data-engine") == "ready"
