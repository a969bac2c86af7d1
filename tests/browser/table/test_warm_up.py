"""The warm-up: while a person looks at the table, the engine and the page rehearse an answer without visible effect."""

import pytest

from kajuta.games import all_games
from tests.browser.conftest import START, Opener
from tests.browser.engine import RECORD_REQUESTS, WATCH_TABLE
from tests.browser.player import Player
from tests.browser.saved_games import SAVES_AS_TEXT
from tests.browser.tables import seats_of, table, table_content

ANSWERS = 60
ANSWERED = "asked.filter((op) => op === 'speculate').length"


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_moves_are_answered_while_the_table_stands_which_changes_nothing(
    address: str, open_page: Opener, game: str
) -> None:
    players = next(one.players for one in all_games() if one.id == game)
    page, _ = open_page(table(address, game, seats_of(players[0])), script=RECORD_REQUESTS)
    before = table_content(page)
    kept = page.evaluate(SAVES_AS_TEXT)
    page.evaluate(WATCH_TABLE)
    page.wait_for_function(f"{ANSWERED} === {ANSWERS}", timeout=START)
    page.wait_for_timeout(600)
    assert page.evaluate(ANSWERED) == ANSWERS
    assert page.evaluate("changes") == []
    assert (table_content(page), page.evaluate(SAVES_AS_TEXT)) == (before, kept)
    player = Player(page)
    player.play(most=3)
    assert page.evaluate(SAVES_AS_TEXT) != kept


def test_a_click_ends_the_warm_up_which_goes_on_when_the_table_stands_again(address: str, open_page: Opener) -> None:
    page, _ = open_page(table(address, "submarine", "human,random"), script=RECORD_REQUESTS)
    player = Player(page)
    page.wait_for_function(f"{ANSWERED} > 0", timeout=START)
    player.play(most=1)
    player.decision()
    page.wait_for_function(f"{ANSWERED} >= {ANSWERS}", timeout=START)


def test_before_several_people_at_one_screen_nothing_is_answered_behind_a_curtain(
    address: str, open_page: Opener
) -> None:
    page, _ = open_page(table(address, "oltremare", "human,human"), script=RECORD_REQUESTS)
    page.locator(".curtain").wait_for(timeout=START)
    page.wait_for_timeout(1000)
    assert page.evaluate(ANSWERED) == 0
