"""The coach at the table: it points at the strongest rank's choice, gives reasons, and leaves the table in place."""

import pytest
from playwright.sync_api import Locator, Page, expect

from kajuta.games import all_games
from tests.browser.conftest import Opener
from tests.browser.player import PATIENCE, Player
from tests.browser.tables import fewest_seats, seats_of, table

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

PLACES = """() => [...document.querySelectorAll("main.table [data-id]")].map((thing) => {
    const { left, top } = thing.getBoundingClientRect();
    return `${thing.dataset.id} ${Math.round(left)} ${Math.round(top)}`;
})"""


def at_the_table(address: str, open_table: Opener, game: str, **options: object) -> Page:
    page, _ = open_table(table(address, game, seats_of(fewest_seats(game), "boy")), **options)
    Player(page).decision()
    return page


def coach(page: Page) -> Locator:
    return page.locator(".coach")


def hinted(page: Page) -> Locator:
    """Wait for a hint; return the first element that it points at."""
    expect(coach(page)).to_be_visible(timeout=PATIENCE)
    return page.locator("[data-coach][data-legal]").first


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_hint_points_at_what_can_be_chosen_says_why_and_marks_the_game(
    address: str, open_table: Opener, game: str
) -> None:
    page = at_the_table(address, open_table, game)
    before = page.evaluate(PLACES)
    page.locator('[data-do="hint"]').click()
    expect(hinted(page)).to_be_visible()
    assert len(coach(page).locator("p").all_inner_texts()) >= 1
    assert "[" not in coach(page).inner_text()
    assert page.evaluate(PLACES) == before
    expect(page.locator(".status-tools .mark")).to_have_text("cvičná hra")
    expect(page.locator(".log-view")).to_contain_text("se ptá rádce")


CONTRAST = """() => {
    const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const light = (colour) => {
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
        const parts = [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
        const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper-low");
    return [...document.querySelectorAll(".coach p, .coach a, .coach .round .icon")].map((one) => {
        const [low, high] = [light(getComputedStyle(one).color), light(paper)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
    });
}"""
"""Script for the contrast of each part of the hint with the darkest part of its background."""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_the_coach_says_is_readable_on_its_paper_by_day_and_night(
    address: str, open_table: Opener, theme: str
) -> None:
    page = at_the_table(address, open_table, "ahoy", color_scheme=theme)
    page.keyboard.press("h")
    hinted(page)
    contrasts = page.evaluate(CONTRAST)
    assert len(contrasts) > 2
    assert min(contrasts) >= 4.5, contrasts


def test_keys_ask_the_coach_stop_it_and_close_what_it_said(address: str, open_table: Opener) -> None:
    page = at_the_table(address, open_table, "submarine")
    page.keyboard.press("h")
    expect(page.locator('[data-do="hint"].is-thinking')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".is-thinking")).to_have_count(0)
    expect(page.locator(".status-tools .mark")).to_have_count(0)
    page.keyboard.press("h")
    hinted(page)
    page.keyboard.press("Escape")
    expect(coach(page)).to_have_count(0)
    expect(page.locator("[data-coach]")).to_have_count(0)


def test_a_finger_asks_the_coach_and_plays_what_it_says_and_the_hint_is_gone_with_the_decision(
    address: str, open_table: Opener
) -> None:
    page = at_the_table(address, open_table, "deadmansdraw", **PHONE)
    page.locator('[data-do="hint"]').tap()
    hinted(page)
    before = Player(page).revision()
    page.locator('[data-do="hint-play"]').tap()
    expect(coach(page)).to_have_count(0)
    Player(page).decision(before)


def test_several_people_are_not_told_what_to_do(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "submarine", "human,human"))
    Player(page).decision()
    assert page.locator('[data-do="hint"]').count() == 0
