"""A position in a game, sent as a link: it opens as a read-only table in any browser."""

from typing import Any

from playwright.sync_api import Page, expect

from kajuta.core.rng import Rng
from kajuta.match import Match
from kajuta.match.match_setup import Setup
from kajuta.match.moment import make_moment
from tests.browser.conftest import START, Opener
from tests.browser.saved_games import half_played, save_link, started_game
from tests.match.test_looking_back import to_the_end

COPY = "() => { navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }; }"

GAMES = "Object.keys(localStorage).filter((key) => !key.includes(':made:')).map((key) => [key, localStorage[key]])"
"""Script for the keys of everything that is stored permanently."""


def sent(page: Page) -> str:
    """Link to the shown step."""
    page.evaluate(COPY)
    page.locator("[data-do=share]").click()
    page.wait_for_function("globalThis.copied")
    address: str = page.evaluate("globalThis.copied")
    return address


def test_a_moment_of_a_running_game_opens_as_a_table_without_hands_or_moves(address: str, open_page: Opener) -> None:
    page = started_game(address, open_page)
    page.locator("[data-do=timeline]").click()
    page.locator("[data-timeline] [data-do=back]").click()
    link = sent(page)
    expect(page.get_by_text("Ukazuje jen to, co u stolu vidí všichni.")).to_be_visible()
    before = page.evaluate(GAMES)
    page.goto(link)
    expect(page.locator("main.table[data-past]")).to_be_visible(timeout=START)
    expect(page.get_by_role("alert")).to_contain_text("Někdo vám poslal tento okamžik ze hry.")
    for gone in ("[data-legal]", "[data-timeline]", "[data-do=undo]", "[data-do=options]", "[data-do=timeline]"):
        expect(page.locator(gone)).to_have_count(0)
    page.locator("[data-do=menu]").click()
    expect(page.locator("dialog .menu-list li")).to_have_count(8)
    page.keyboard.press("Escape")
    assert page.evaluate(GAMES) == before
    page.goto(link[:-40])
    expect(page.get_by_role("alert")).to_contain_text("Odkazu chybí konec.")
    damaged = {"kajuta-moment": 1, "game": "submarine", "seats": [], "options": {}, "position": {}}
    page.goto(f"{address}{save_link(damaged, 'moment')}")
    expect(page.get_by_role("alert")).to_contain_text("není okamžik ze hry")
    expect(page.locator("[data-do=undo], [data-do=options]")).to_have_count(0)
    page.goto(f"{address}{save_link(finished(), 'moment')}")
    expect(page.locator("[data-timeline]")).to_have_attribute("data-step", "7")
    expect(page.get_by_role("alert")).to_contain_text("Někdo vám poslal tuto dohranou hru.")
    assert all(page.locator(".seat-who").all_text_contents()), "seats that nobody named have names all the same"
    expect(page.locator("[data-do=eyes] option")).to_have_count(4)
    expect(page.locator("[data-do=present], [data-do=branch], [data-do=share]")).to_have_count(0)
    page.locator("[data-timeline] [data-do=forward]").click()
    expect(page.locator("[data-timeline]")).to_have_attribute("data-step", "8")
    assert page.evaluate(GAMES) == before


def finished() -> dict[str, Any]:
    """Link to a position of a finished game."""
    match = Match(Setup.from_json(half_played("deadmansdraw", "human,random", 5)))
    to_the_end(match, Rng(5))
    return make_moment(match, 7)
