"""Backup of everything in one file: export, import, reminder; a forged part affects nothing but itself."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import START, Opener
from tests.browser.saved_games import started_game
from tests.browser.tables import table_content

A_MONTH_AGO = """() => {
    const key = Object.keys(localStorage).find((one) => one.includes(":save:"));
    const record = JSON.parse(localStorage.getItem(key));
    record.entry.begun -= 31 * 24 * 60 * 60 * 1000;
    localStorage.setItem(key, JSON.stringify(record));
}"""
CLEAR = "() => { localStorage.clear(); location.hash = '#/saves'; location.reload(); }"


def test_everything_comes_back_from_one_file_and_a_forged_game_in_it_is_named(address: str, open_page: Opener) -> None:
    page = started_game(address, open_page, clicks=3)
    where, before = page.url, table_content(page)
    page.goto(f"{address}#/settings")
    page.locator("input[name=pace][value=slow]").check(force=True)
    page.goto(f"{address}#/saves")
    with page.expect_download() as download:
        page.locator("[data-do=backup]").click()
    assert download.value.suggested_filename.endswith(".kajuta")
    *parts, game = download.value.path().read_text(encoding="utf-8").split("\n")
    kind, content = json.loads(game)
    forged = json.dumps([kind, {**content, "id": "forged", "save": {**content["save"], "game": "chess"}}])

    page.evaluate(CLEAR)
    expect(page.locator("main .empty")).to_be_visible()
    file = "\n".join([*parts, forged, game]).encode()
    page.set_input_files("main input[type=file]", {"name": "all.kajuta", "mimeType": "", "buffer": file})
    expect(page.locator("[data-file=offered] .file-content li").first).to_have_text("2 hry")
    assert page.evaluate("Object.keys(localStorage)") == []
    page.locator("[data-do=file-accept]").click()
    expect(page.locator("[data-games=new]")).to_have_text("Přibyla 1 hra", timeout=START)
    expect(page.locator("[data-damaged] li")).to_have_count(1)
    expect(page.locator("[data-damaged] li b")).to_have_text(content["name"])
    page.goto(f"{address}#/settings")
    expect(page.locator("input[name=pace][value=slow]")).to_be_checked()
    page.goto(where)
    assert table_content(page) == before

    page.evaluate(A_MONTH_AGO)
    page.goto(f"{address}#/saves")
    page.goto(f"{address}#/")
    expect(page.locator("[data-reminder] [data-do=backup]")).to_be_visible()
    page.locator("[data-do=backup-later]").click()
    expect(page.locator("[data-reminder]")).to_have_count(0)
    page.goto(f"{address}#/saves")
    expect(page.locator(".saved")).to_have_count(1)
    page.goto(f"{address}#/")
    expect(page.locator(".posters")).to_be_visible()
    expect(page.locator("[data-reminder]")).to_have_count(0)
