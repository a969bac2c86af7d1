"""A page that the browser translates shows the same game as an untranslated one.

Chrome and Edge replace each text node by two nested ``<font>`` elements, also in texts that are added later.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kajuta.games import all_games
from tests.browser.conftest import START, Guard
from tests.browser.guests import begin, beside, hosting, invitation, let_in
from tests.browser.player import Player
from tests.browser.tables import seats_of, table

Opener = Callable[..., tuple[Page, Guard]]

TRANSLATE = """() => {
  const kept = new Set(["SCRIPT", "STYLE", "FONT", "TEXTAREA", "CODE"]);
  const one = (node) => {
    if (!node.data.trim() || !node.parentNode || kept.has(node.parentNode.tagName)) return;
    if (node.parentNode.closest("[translate=no], svg")) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = node.data;
    outer.append(inner);
    node.parentNode.replaceChild(outer, node);
  };
  const all = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    nodes.forEach(one);
  };
  all(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) {
      if (node.nodeType === 3) one(node);
      else if (node.nodeType === 1 && node.tagName !== "FONT") all(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
WORDS = """() => [...document.querySelectorAll("#app, dialog[open]")].map(
  (part) => part.textContent.replace(/\\s+/g, " ")
)"""


def words(page: Page) -> list[str]:
    """All text of the page, without parts that differ between profiles."""
    said: list[str] = page.evaluate(WORDS)
    return said


def assert_same_words(said: list[list[list[str]]]) -> None:
    """What was heard from the translated page, the second one, is what was heard from the untranslated one."""
    for plain, translated in zip(*said, strict=True):
        assert " ".join(translated).split() == " ".join(plain).split()


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_translated_table_says_what_an_untranslated_one_says(address: str, open_page: Opener, game: str) -> None:
    players = next(one.players for one in all_games() if one.id == game)
    said = []
    for translated in (False, True):
        page, _ = open_page(table(address, game, seats_of(players[0])))
        player = Player(page)
        player.decision()
        if translated:
            page.evaluate(TRANSLATE)
        heard = []
        for clicks in (4, 8, 12):
            player.play(clicks)
            if player.over:  # the final dialog opens a moment later
                page.locator(".dialog-final-scoring").wait_for()
            heard += [[*player.clicks], words(page)]
        if not player.over:
            page.locator(".is-own .seat-name").click()
            page.locator(".dialog-seat .is-danger").click()
            page.locator("dialog [data-answer=yes]").click()
        page.locator(".dialog-final-scoring").wait_for()
        heard.append(words(page))
        page.keyboard.press("Escape")
        page.locator("[data-do=timeline]").click()
        for step, button in enumerate(("first", "forward")):
            page.locator(f"[data-timeline] [data-do={button}]").click()
            page.locator(f"[data-timeline][data-step='{step}']").wait_for()
            heard.append(words(page))
        said.append(heard)
    assert_same_words(said)


def test_a_translated_curtain_names_who_is_to_come(address: str, open_page: Opener) -> None:
    said = []
    for translated in (False, True):
        page, _ = open_page(table(address, "deadmansdraw", "human,human", characters="on"))
        page.wait_for_selector(".curtain")
        if translated:
            page.evaluate(TRANSLATE)
        heard = []
        player = Player(page, seed=3)
        for clicks in range(3, 21, 3):
            player.play(clicks)
            heard.append(words(page))
        said.append(heard)
    assert_same_words(said)
    assert "font" in page.content()


def settled_words(page: Page) -> Any:
    """Text of a page after all messages from the other screen are drawn."""
    before, now = None, words(page)
    while now != before:
        page.wait_for_timeout(400)
        before, now = now, words(page)
    return now


def test_a_translated_lobby_says_what_an_untranslated_one_says(address: str, open_page: Opener) -> None:
    said = []
    for translated in (False, True):
        host = hosting(address, open_page, "tranquility", "human,guest")
        guest = beside(host, invitation(host, 1))
        host.locator("[data-do=accept]").wait_for(timeout=START)
        pages = (host, guest)
        for page in pages if translated else ():
            page.evaluate(TRANSLATE)
        heard = []

        def hear(pages: tuple[Page, ...] = pages, heard: list[Any] = heard) -> None:
            # Invitations differ in each run.
            heard.append([re.sub(r"http\S+", "", " ".join(settled_words(page))) for page in pages])

        hear()
        let_in(host)
        guest.locator("[data-do=ready]").click(timeout=START)
        state = host.locator(".lobby-go [role=status]")
        expect(state).to_have_text("Všichni jsou na místě a připraveni.")
        hear()
        for page in pages:
            page.locator("[data-do=hints]").check()
        expect(host.locator(".lobby-agreed")).to_have_count(1)
        expect(guest.locator(".lobby-agreed")).to_have_count(2)
        hear()
        guest.locator(".name-field").fill("Jana")
        guest.locator(".name-field").blur()
        expect(host.locator(".lobby-name").nth(1)).to_have_text("Jana")
        host.locator(".lobby-seat .round").first.click()
        expect(guest.locator(".lobby-seat").first.locator("small")).to_be_visible()
        hear()
        guest.locator("[data-do=ready]").click()
        expect(state).not_to_have_text("Všichni jsou na místě a připraveni.")
        hear()
        assert host.locator(":is(.lobby-name, [data-invitation]) font").count() == 0
        assert guest.locator(".lobby-name > font").count() == 0
        begin(host, [guest])
        host.close()
        # The text of the table itself depends on the deal and on whose turn it is.
        heard.append(guest.locator(".host-away-panel").inner_text(timeout=START))
        guest.close()
        said.append(heard)
    assert_same_words(said)
