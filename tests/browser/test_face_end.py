"""The end of a game: who won, or whether all did."""

from playwright.sync_api import Page

from tests.browser.conftest import Opener
from tests.browser.player import Player

TOGETHER = ("Posádka společně zvítězila!", "Tentokrát vyhrálo moře.")


def end_of(address: str, open_page: Opener, more: str) -> Page:
    """The end screen of a game of Poklidná plavba that two bots play."""
    page, _ = open_page(f"{address}#/new/tranquility?seats=heuristic,random&seed=7{more}&start&pace=0")
    assert Player(page).decision() == "over"
    page.locator(".dialog-end").wait_for()
    return page


def test_two_against_each_other_have_a_winner_and_scores(address: str, open_page: Opener) -> None:
    page = end_of(address, open_page, "&variant=competitive")
    winner = page.locator(".end-winner")
    scores = [int(score) for score in page.locator(".account h3 strong").all_inner_texts()]
    assert len(scores) == 2 and scores == sorted(scores, reverse=True)
    assert scores[0] > scores[1]
    assert winner.locator(".who").inner_text() == page.locator(".account.is-winner .account-name").inner_text()
    assert page.locator(".account .place-number").all_inner_texts() == ["1.", "2."]
    assert not any(words in winner.inner_text() for words in TOGETHER)


def test_a_crew_has_neither_a_winner_nor_scores(address: str, open_page: Opener) -> None:
    page = end_of(address, open_page, "")
    assert page.locator(".end-winner").inner_text().strip() in TOGETHER
    assert page.locator(".end-winner .who, .account .place-number, .account h3 strong").count() == 0
