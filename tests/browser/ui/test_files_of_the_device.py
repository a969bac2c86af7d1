"""Files from the device (opened, dropped or shared) need a confirmation; the screen stays awake."""

import json

from playwright.sync_api import Page, expect

from kajuta.match import saves
from kajuta.match.moment import make_moment
from tests.browser.conftest import START, Opener
from tests.browser.saved_games import half_played

DEVICE = """
Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer(it) { globalThis.launch = it; } } });
globalThis.awake = 0;
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
    globalThis.awake++;
    return Object.assign(new EventTarget(), { release: async () => { globalThis.awake--; } });
} } });
"""
LAUNCH = """([name, text]) => globalThis.launch({ files: [{ getFile: async () => new File([text], name) }] })"""
DROP = """([name, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    const drag = (kind) => document.body.dispatchEvent(
        new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    return [drag("dragover"), document.documentElement.matches("[data-drop]"), drag("drop")];
}"""
SHARE = """async ([name, text]) => {
    const form = new FormData();
    form.append("file", new File([text], name));
    const answer = await fetch("./share", { method: "POST", body: form });
    return answer.redirected;
}"""
CACHE_SITE = "import('./static/ui/offline-cache.js').then((cache) => cache.cacheSite())"
STORED = "Object.keys(localStorage).filter((key) => key.includes(':save:')).length"


def offered(page: Page, name: str) -> None:
    expect(page.locator("[data-file=offered] .file-name")).to_have_text(name, timeout=START)
    assert page.evaluate(STORED) == 0


def test_launched_and_dropped_files_are_asked_about_and_the_screen_stays_awake_while_a_person_decides(
    address: str, open_page: Opener
) -> None:
    game = half_played("submarine", "human,human", 4)
    moment = make_moment(saves.load_match(game).match, 5)
    page, _ = open_page(f"{address}#/settings", script=DEVICE)
    expect(page.locator("input[name=awake]")).to_have_count(2)
    page.wait_for_function("typeof globalThis.launch === 'function'")
    page.evaluate(LAUNCH, ["one.kajuta", json.dumps(game)])
    offered(page, "one.kajuta")
    assert page.evaluate(DROP, ["two.kajuta", "{}"]) == [False, True, False]
    expect(page.locator("[data-file=refused] .file-name")).to_have_text("two.kajuta")
    assert not page.locator("html[data-drop]").count()
    page.evaluate(DROP, ["three.kajuta", json.dumps(moment)])
    offered(page, "three.kajuta")
    page.locator("[data-do=file-accept]").click()
    expect(page.locator("main.table[data-past]")).to_be_visible()
    assert page.evaluate("globalThis.awake") == 0
    page.evaluate(LAUNCH, ["one.kajuta", json.dumps(game)])
    offered(page, "one.kajuta")
    page.locator("[data-do=file-accept]").click()
    expect(page.locator("main.table, .curtain").first).to_be_visible()
    page.wait_for_function("globalThis.awake === 1")
    page.evaluate("globalThis.launch({ targetURL: new URL('./#/rules', document.baseURI).href })")
    page.wait_for_function("location.hash === '#/rules' && globalThis.awake === 0")
    page.evaluate("globalThis.launch({ targetURL: new URL('./', document.baseURI).href })")
    assert page.evaluate("location.hash") == "#/rules"


def test_a_shared_file_comes_by_the_service_worker_and_is_asked_about(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/credits", offline=True)
    page.evaluate(CACHE_SITE)
    assert page.evaluate(SHARE, ["shared.kajuta", json.dumps(half_played("submarine", "human,random", 4))])
    page.goto(f"{address}#/file")
    offered(page, "shared.kajuta")
    page.locator("[data-do=file-decline]").click()
    page.goto(f"{address}#/file")
    expect(page.locator("[data-file=refused] [role=alert]")).to_have_text("Není tu žádný soubor.")
