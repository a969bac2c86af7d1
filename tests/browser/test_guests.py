"""Whole games on several screens: between windows of one browser, and over data channels without any server."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import START
from tests.browser.guests import Opener, answer, begin, beside, hosting, invitation, let_in, waits


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

    host.locator(".dialog-end .brass").click()
    expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)
    expect(guest.locator("dialog")).to_have_count(0)
    assert not begin(host, [guest]).over, "the guest came along to the rematch"


def test_two_guests_elsewhere_play_over_data_channels(address: str, open_page: Opener) -> None:
    host = hosting(address, open_page, "submarine", "boy,guest,guest")
    guests = []
    for seat in (1, 2):
        guest, _ = open_page(invitation(host, seat), locale="en-GB", viewport={"width": 390, "height": 844})
        answer(host, guest)
        let_in(host)
        expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)
        guests.append(guest)
    table = begin(host, guests)
    assert table.play(clicks=24, seed=3) >= 24
    for seat, guest in enumerate(guests, 1):
        assert guest.locator(".zone-hand .thing").count(), "a guest sees its own hand"
        assert guest.locator("main").get_attribute("data-to-act") == host.locator("main").get_attribute("data-to-act")
        assert guest.evaluate("document.querySelector('.is-own').dataset.seat ?? ''") in ("", str(seat))
    assert host.locator(".zone-hand .thing .face").count() == 0, "nobody's hand is open where nobody sits"


@pytest.mark.parametrize("game", ["ahoy", "oltremare", "tranquility"])
def test_each_game_goes_to_and_fro_between_two_windows(game: str, address: str, open_page: Opener) -> None:
    host = hosting(address, open_page, game, "human,guest")
    guest = beside(host, invitation(host, 1))
    let_in(host)
    expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)
    table = begin(host, [guest])
    table.play(clicks=30, seed=4)
    told = "document.querySelector('main').dataset.toAct"
    waits(host, lambda: host.evaluate(told) == guest.evaluate(told))
    waits(host, lambda: guest.locator(".log li").count() == host.locator(".log li").count())
