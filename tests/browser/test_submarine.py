"""Submarine through the real page: three seats, all by clicks, on a desk and on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Guard
from tests.browser.player import Player

Opener = Callable[..., tuple[Page, Guard]]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_game_of_three_is_clicked_to_its_end(address: str, open_page: Opener, width: int, height: int) -> None:
    start = f"{address}#/new/submarine?seats=human,heuristic,heuristic&seed=11&start&pace=0"
    page, _ = open_page(start, viewport={"width": width, "height": height})
    player = Player(page, seed=2)
    player.play()
    assert player.over
    assert page.evaluate("document.documentElement.scrollWidth") == width
    clicked = {name.partition(":")[0] for name in player.clicks}
    assert {"field", "surface", "port", "sub", "move", "salvage", "place", "hand"} <= clicked
    assert page.locator(".dialog-end .account").count() == 3
