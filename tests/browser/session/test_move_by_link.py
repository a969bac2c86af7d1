"""Play by link: a move is sent as a link, which continues the stored game but never replaces newer or other entries."""

import base64
import gzip
import json
import random

from playwright.sync_api import Page, expect

from kajuta.core.rng import Rng
from kajuta.match import Match
from kajuta.match.match_setup import Setup
from kajuta.match.saves import make_save
from tests.browser.conftest import START
from tests.browser.guests import Opener, waits
from tests.browser.player import Player


def sent(page: Page, first: bool = False) -> str:
    """Send the move with the menu; return the link."""
    page.get_by_role("button", name="Nabídka hry").click()
    page.get_by_role("button", name="Poslat tah").click()
    if first:
        expect(page.locator("dialog .question")).to_contain_text("karty všech")
        page.locator("dialog [data-answer=yes]").click()
    link = page.locator("[data-move]").text_content() or ""
    page.keyboard.press("Escape")
    return f"{link}?pace=0"


def reaches(page: Page, wanted: list[int]) -> None:
    """Wait until the stored games have these numbers of entries."""
    waits(page, lambda: steps(page) == wanted)


def steps(page: Page) -> list[int]:
    """Number of entries of each stored game."""
    found: list[int] = page.evaluate(
        """() => Object.entries(localStorage).filter(([key]) => key.includes(":save:"))
            .map(([, text]) => JSON.parse(text).save.entries.length).sort((a, b) => a - b)"""
    )
    return found


def test_a_game_goes_to_and_fro_as_links(address: str, open_page: Opener) -> None:
    eva, guard = open_page(f"{address}#/new/submarine?seats=human,human&seed=7&start&pace=0")
    guard.leave()  # each link is opened before the previous page has loaded
    Player(eva).play(most=2)
    early = sent(eva, first=True)
    assert "#/move/" in early and len(early) < 2000

    adam, other_guard = open_page(early)
    other_guard.leave()
    expect(adam.locator("main.table")).to_be_visible(timeout=START)
    assert "/move/" not in adam.url, "the link holds all hands and does not stay in the address"
    begun = steps(adam)
    player = Player(adam, seed=2)
    player.press("[data-id=curtain]")
    expect(adam.locator(".mark")).to_contain_text("na důvěru")
    player.play(most=6)
    later = sent(adam)
    assert steps(adam)[0] > begun[0]

    eva.goto(later)
    expect(eva.locator("main.table")).to_be_visible(timeout=START)
    reaches(eva, steps(adam))  # the link continues the game that was stored before

    adam.goto(early)
    expect(adam.locator("#toast")).to_contain_text("starší", timeout=START)
    assert steps(adam) == steps(eva), "nothing is replaced by fewer entries"

    adam.goto(later.split("#")[0])
    adam.goto(later)
    expect(adam.locator("main.table")).to_be_visible(timeout=START)
    reaches(adam, steps(eva))
    Player(adam, seed=5).play(most=4)
    other = sent(adam)
    Player(eva, seed=9).play(most=4)
    kept = steps(eva)
    eva.goto(other)
    expect(eva.locator("#toast")).to_contain_text("uložila zvlášť", timeout=START)
    assert len(steps(eva)) == 2 and kept[0] in steps(eva), "what parts ways lies beside it"


def test_a_game_that_is_too_long_for_a_link_is_handed_on_as_a_file(address: str, open_table: Opener) -> None:
    people = [{"name": name, "kind": "human"} for name in ("Eva", "Adam")]
    match = Match(Setup.from_json({"game": "oltremare", "seats": people, "seed": 7}, new=True))
    chance = Rng(2)
    for _ in range(20):
        match.play(chance.choice(match.state.legal_actions()))
    # A thousand real decisions take minutes; a few entries that cannot be compressed take as much space.
    for number in range(12):
        noise = base64.b64encode(random.Random(number).randbytes(150)).decode()
        match.set_auto_answer(number % 2, noise, "never")
    packed = base64.urlsafe_b64encode(gzip.compress(json.dumps(make_save(match)).encode())).decode().rstrip("=")
    page, _ = open_table(f"{address}#/load/z{packed}")
    page.locator("main.table").wait_for(timeout=START)
    page.get_by_role("button", name="Nabídka hry").click()
    page.get_by_role("button", name="Poslat tah").click()
    page.locator("dialog [data-answer=yes]").click()
    expect(page.locator(".dialog-move [data-do=file]")).to_be_visible(timeout=START)
    assert page.locator("[data-move]").count() == 0, "no messenger passes such a link on whole"
    with page.expect_download() as file:
        page.locator("[data-do=file]").click()
    save = json.loads(file.value.path().read_text())
    assert [entry for entry in save["entries"] if isinstance(entry, list)] == [list(e) for e in match.entries[:20]]
    assert save["sent"], "it is marked as handed on"
