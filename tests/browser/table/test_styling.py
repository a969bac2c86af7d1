"""How much of a table a browser styles anew when one clicks: counted, since it is most of what a drawing costs."""

import json
from pathlib import Path

import pytest

from kajuta.games import all_games
from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.browser.tables import seats_of, table

CLICKS = 6
PART = 0.19
"""Of all that is on the page, in one drawing: it is 0.07 to 0.16. With rules that ask by `:has()` what there is in a
row, and numbers that are handed down to all that lies in it, three games had 0.21 and more."""

_EVENTS = ["devtools.timeline", "disabled-by-default-devtools.timeline.invalidationTracking"]


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_click_has_a_small_part_of_the_table_styled_anew(
    address: str, open_page: Opener, tmp_path: Path, game: str
) -> None:
    players = next(one.players for one in all_games() if one.id == game)
    page, _ = open_page(table(address, game, seats_of(players[0])))
    player = Player(page)
    player.play(most=2)
    browser = page.context.browser
    assert browser
    revision = "Number(document.querySelector('main').dataset.revision)"
    before = page.evaluate(revision)
    trace = tmp_path / "trace.json"
    browser.start_tracing(page=page, path=trace, categories=_EVENTS)
    player.play(most=CLICKS)
    browser.stop_tracing()
    drawings = page.evaluate(revision) - before
    elements = page.evaluate("document.querySelectorAll('*').length")
    events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    styled = sum(event["name"] == "StyleResolver::ResolveStyle" for event in events)
    assert drawings > 0
    assert styled > 0
    assert styled / drawings <= PART * elements


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
