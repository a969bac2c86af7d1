"""Labels on boards: what becomes of a hint that would cover a piece."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import START, Guard
from tests.browser.tutorial.test_tutorials import embark

Opener = Callable[..., tuple[Page, Guard]]

MODULE = Path("static/table/render/board-label-overlap.js")
"""Bundled into the table, so its source is served to the test."""

_PIECE_BELOW_HINT = """async () => {
    const url = new URL("static/table/render/board-label-overlap.js", document.baseURI).href;
    const { hideOverlappingLabels } = await import(url);
    const hint = document.querySelector(".board > .element > .hint:not(.is-crowded-out)");
    const board = hint.closest(".board").getBoundingClientRect();
    const at = hint.getBoundingClientRect();
    const piece = document.createElement("div");
    piece.className = "element element-figure";
    piece.style.cssText = `position: absolute; left: ${at.left - board.left}px; top: ${at.bottom - board.top - 4}px;
        width: 30px; height: 20px`;
    hint.closest(".board").append(piece);
    const top = piece.getBoundingClientRect().top;
    const seen = [];
    for (let drawn = 0; drawn < 2; drawn++) {
        hideOverlappingLabels(document.querySelector("main"));
        const { bottom } = hint.getBoundingClientRect();
        seen.push({ shown: !hint.matches(".is-crowded-out"), raised: at.bottom - bottom, clear: bottom <= top });
    }
    piece.remove();
    hideOverlappingLabels(document.querySelector("main"));
    return { seen, back: hint.getBoundingClientRect().bottom - at.bottom };
}"""


def test_a_hint_rises_into_its_own_space_above_a_piece_below(address: str, open_table: Opener) -> None:
    page, _ = open_table(address, locale="en-GB", viewport={"width": 1280, "height": 800})
    learner = embark(page, "submarine", 1)
    learner.wait(START)
    while not page.locator(".board > .element > .hint").count():
        page.locator("[data-do='voyage-pass'], [data-do='voyage-on']").click()
        learner.wait()
    source = MODULE.read_text(encoding="utf-8")
    page.route(f"**/{MODULE}", lambda route: route.fulfill(body=source, content_type="text/javascript"))
    found: Any = page.evaluate(_PIECE_BELOW_HINT)
    first, second = found["seen"]
    assert first["shown"] and first["clear"] and first["raised"] > 0
    assert second == first, "another drawing leaves it there"
    assert found["back"] == 0, "without the piece it returns"
