"""What concerns several people at one screen: looks behind the curtain, and answers that stand."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Guard
from tests.browser.player import Player

Opener = Callable[..., tuple[Page, Guard]]


def hand(page: Page) -> list[str]:
    """What the seat in front sees in its hand, as it is read aloud."""
    return page.locator(".zone-hand .thing .unseen").all_inner_texts()


def seat_menu(page: Page, name: str) -> Locator:
    """Open what can be done with a seat."""
    page.locator(".seat-name", has_text=name).click()
    return page.locator(".dialog-seat")


def test_a_look_out_of_turn_lies_behind_a_question_and_ends_covered(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/new/oltremare?seats=human,human&seed=7&start&pace=0")
    player = Player(page)
    player.decision()
    player.press("[data-id=curtain]")
    own, mine = page.locator(".is-own .seat-who").inner_text(), hand(page)
    other = page.locator(".zone-others .seat-who").inner_text()

    seat_menu(page, other).locator(".plain", has_text=other).click()
    expect(page.locator("dialog [data-answer=yes]")).to_be_visible()
    assert hand(page) == mine, "nothing is shown before the other person has taken the screen"

    page.locator("dialog [data-answer=yes]").click()
    expect(page.locator(".is-own .seat-who")).to_have_text(other)
    theirs = hand(page)
    assert theirs and theirs != mine

    page.locator(".status-tools [data-legal]").click()
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".thing").count() == 0
    player.press("[data-id=curtain]")
    expect(page.locator(".is-own .seat-who")).to_have_text(own)
    assert hand(page) == mine


def test_an_answer_stands_until_it_is_taken_back(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/new/oltremare?seats=human,heuristic,heuristic&seed=7&start&pace=0")
    player = Player(page, seed=2)
    player.decision()
    while not page.locator(".standing").count():
        assert len(player.clicks) < 300 and not player.over, "nobody was ever asked"
        player.click()
    own = page.locator(".is-own .seat-who").inner_text()
    player.press(".standing .pick:last-of-type")
    assert page.locator(".standing").count() == 0, "the answer was not given at once"

    for _ in range(40):
        if player.click() == "over":
            break
    assert page.locator(".standing").count() == 0, "it was asked again"

    dialog = seat_menu(page, own)
    dialog.locator(".plain", has_text="Znovu se ptát").click()
    expect(dialog).to_have_count(0)
    seat_menu(page, own)
    expect(page.locator(".dialog-seat .plain", has_text="Znovu se ptát")).to_have_count(0)
