"""A page that the browser translates shows the same game as one that it leaves alone.

Chrome and Edge put two ``<font>`` elements in the place of each text, also of texts that come later.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from kajuta.games import all_games
from tests.browser.conftest import Guard
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


def words(page: Page) -> Any:
    """Everything that the page says, the same on each profile."""
    return page.evaluate(WORDS)


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
        for clicks in (5, 10, 15, 20):
            player.play(clicks)
            heard.append(words(page))
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
    assert said[1] == said[0]


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
    assert said[1] == said[0]
    assert "font" in page.content()
