"""PyScript in the page."""

from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.browser.tables import table


def test_pyscript_is_shown_the_head_only(address: str, open_page: Opener) -> None:
    """It would look for tags of its own in all that a table draws."""
    looked = """(() => {
        globalThis.watched = [];
        const { observe } = MutationObserver.prototype;
        MutationObserver.prototype.observe = function (target, options) {
            watched.push(target.nodeName);
            return observe.call(this, target, options);
        };
    })()"""
    page, _ = open_page(table(address, "submarine", "human,random"), script=looked)
    Player(page).play(most=1)
    assert page.evaluate("watched").count("HEAD") == 1
