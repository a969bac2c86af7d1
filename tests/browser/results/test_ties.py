"""Equal points: end screen, log and share image name the tie-breaker, or say that the victory is shared."""

import json

import pytest
from playwright.sync_api import Page, expect

from kajuta.games import all_games
from tests.browser.conftest import Opener
from tests.browser.saved_games import import_save
from tests.helpers.ties import recorded_ties

COLLECT_PAINTED_TEXT = """() => {
    const natural = CanvasRenderingContext2D.prototype.fillText;
    window.painted = [];
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
        window.painted.push(text);
        return natural.call(this, text, ...rest);
    };
}"""


def end_of(address: str, open_page: Opener, game: str, number: int = 0) -> Page:
    """End screen of a recorded game with equal points."""
    page, _ = open_page(f"{address}#/saves")
    import_save(page, json.dumps(recorded_ties(game)[number]))
    page.locator(".dialog-final-scoring").wait_for()
    return page


@pytest.mark.parametrize("game", [game.id for game in all_games() if recorded_ties(game.id)])
def test_the_end_of_each_game_tells_what_decided_between_equal_points(
    address: str, open_table: Opener, game: str
) -> None:
    page = end_of(address, open_table, game)
    assert page.locator(".score-rank").all_inner_texts() == ["1.", "2."]
    points = page.locator(".score-sheet h3 strong").all_inner_texts()
    assert points[0] == points[1]
    tie = page.locator(".dialog-final-scoring [data-tie]")
    expect(tie).to_have_count(1)
    names = page.locator(".score-sheet-name").all_inner_texts()
    assert tie.locator(".who").all_inner_texts() == names, "the better first"
    assert points[0] in tie.inner_text().replace("-", "−")
    assert "[" not in tie.inner_text()
    assert " ".join(tie.inner_text().split()) in " ".join((page.locator(".log").first.text_content() or "").split())


def test_a_shared_victory_says_so_and_the_picture_tells_the_tie(address: str, open_page: Opener) -> None:
    page = end_of(address, open_page, "deadmansdraw", number=1)
    assert page.locator(".score-rank").all_inner_texts() == ["1.", "1."]
    assert "dělí o\u00a0vítězství" in page.locator(".scoring-winner").inner_text()
    tie = page.locator(".dialog-final-scoring [data-tie]").inner_text()
    assert "dělí o\u00a0vítězství" in tie
    page.evaluate(COLLECT_PAINTED_TEXT)
    with page.expect_download():
        page.locator("[data-do=picture]").click()
    assert tie in " ".join(page.evaluate("window.painted"))
