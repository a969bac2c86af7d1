"""Phones of people who have chosen a larger font: what stands side by side does not overlap."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Guard
from tests.browser.player import Player
from tests.browser.saved_games import half_played, save_link
from tests.browser.table.test_layout import FONT, set_font_size
from tests.browser.tables import seats_of, table

Opener = Callable[..., tuple[Page, Guard]]

PHONE = {"width": 390, "height": 844}
LARGE = 24
"""Default font size in pixels."""

_OVERLAPS = """([first, second]) => {
    const seen = (css) => [...document.querySelectorAll(css)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => [one, one.getBoundingClientRect()]);
    const others = seen(second);
    return seen(first).flatMap(([one, a]) => others
        .filter(([other, b]) => one !== other && a.left < b.right - 1 && b.left < a.right - 1
            && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(([other]) => `${one.textContent.trim()} on ${other.textContent.trim()}`));
}"""


@pytest.mark.parametrize("covered", [".table-question .element-card", ".region-table .element"])
def test_cards_to_choose_from_cover_neither_each_other_nor_the_table(
    address: str, open_table: Opener, covered: str
) -> None:
    page, _ = open_table(table(address, "deadmansdraw", seats_of(4), characters="on"), viewport=PHONE)
    set_font_size(page, LARGE)
    Player(page).decision()
    assert page.locator(".table-question .element-card").count() == 2
    assert page.evaluate(_OVERLAPS, [".table-question .element-card", covered]) == []
    set_font_size(page, FONT)


def test_numbers_of_a_scale_keep_apart(address: str, open_table: Opener) -> None:
    late = save_link(half_played("ahoy", seats_of(4), seed=7))
    page, _ = open_table(f"{address}{late}?pace=0", viewport=PHONE)
    set_font_size(page, LARGE)
    Player(page).decision()
    assert page.locator(".step.is-taken").count() > 1
    numbers = ".step:is(.is-round, .is-taken) .step-value"
    assert page.evaluate(_OVERLAPS, [numbers, numbers]) == []
    set_font_size(page, FONT)
