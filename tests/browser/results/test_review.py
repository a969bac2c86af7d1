"""The review of a finished game: chances as a chart and a table, turning points, costly decisions."""

import pytest
from playwright.sync_api import Page, expect

from kajuta.games import all_games
from tests.browser.accessibility import by_day_and_night
from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.browser.tables import fewest_seats, seats_of, table

PATIENCE = 180_000
"""Longest time for the review of a short game in milliseconds, on a slow and busy machine."""


def given_up(address: str, open_table: Opener, game: str, clicks: int = 4) -> Page:
    """A page with the end screen of a game that the person gave up after a few moves."""
    page, _ = open_table(table(address, game, seats_of(fewest_seats(game))))
    player = Player(page)
    player.play(most=clicks)
    before = player.revision()
    page.locator(".is-own .seat-name").click()
    page.locator(".dialog-seat .is-danger").click()
    page.locator("dialog [data-answer=yes]").click()
    player.decision(before, agreed=True)
    expect(page.locator(".dialog-final-scoring")).to_be_visible()
    return page


@pytest.mark.parametrize("game", [game.id for game in all_games() if game.evaluation_model is not None])
def test_a_review_shows_the_chances_as_a_chart_and_as_a_table(address: str, open_table: Opener, game: str) -> None:
    page = given_up(address, open_table, game)
    page.locator('[data-do="review"]').click()
    review = page.locator("[data-review]")
    expect(review).to_be_visible()
    expect(page.locator("[data-review][data-complete]")).to_be_visible(timeout=PATIENCE)
    turns = review.locator("table tr").count()
    assert turns >= 1
    for points in review.locator("polyline").evaluate_all("(all) => all.map((one) => one.getAttribute('points'))"):
        assert len(points.split()) == turns
    assert "%" in review.locator("table td").first.inner_text()
    assert "[" not in review.inner_text()


def test_a_review_can_be_stopped_and_one_that_is_complete_is_kept(address: str, open_table: Opener) -> None:
    page = given_up(address, open_table, "submarine", clicks=8)
    page.locator('[data-do="review"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-do="review-stop"]').click()
    expect(page.locator("[data-review]")).to_contain_text("zastavili")
    page.keyboard.press("Escape")
    for _ in range(2):
        page.locator(".brass", has_text="Závěrečné bodování").click()
        page.locator('[data-do="review"]').click()
        expect(page.locator("[data-review][data-complete]")).to_be_visible(timeout=PATIENCE)
        assert by_day_and_night(page) == []
        page.keyboard.press("Escape")
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes(':made:')).length") == 1
