"""Whole games on several screens: between windows of one browser, and over data channels without any server."""

from playwright.sync_api import expect

from tests.browser.conftest import START
from tests.browser.guests import Opener, begin, beside, hosting, invitation, let_in


def test_a_window_beside_the_host_plays_a_game_to_its_end(address: str, open_page: Opener) -> None:
    host = hosting(address, open_page, "deadmansdraw", "human,guest")
    guest = beside(host, invitation(host, 1))
    let_in(host)
    expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)
    guest.locator("[data-do=ready]").click()
    table = begin(host, [guest])
    assert "join" not in guest.url, "the code does not stay in the address"
    table.play(clicks=2_000)
    assert table.over
    expect(guest.locator(".dialog-end")).to_be_visible()
    assert guest.locator(".dialog-end .account strong").all_inner_texts() == (
        host.locator(".dialog-end .account strong").all_inner_texts()
    )
