"""While a person looks at the table, the engine answers as to clicks and the page draws that: nobody notices."""

import pytest

from kajuta.games import all_games
from tests.browser.conftest import START, Opener
from tests.browser.engine import RECORD_REQUESTS, WATCH_TABLE
from tests.browser.guests import begin, beside, hosting, invitation, let_in
from tests.browser.player import Player
from tests.browser.saved_games import SAVES_AS_TEXT
from tests.browser.tables import seats_of, table, table_content

ANSWERS = 12
REHEARSED = "asked.filter((op) => op === 'warm-up').length"


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_answers_are_rehearsed_while_the_table_stands_and_change_nothing(
    address: str, open_page: Opener, game: str
) -> None:
    players = next(one.players for one in all_games() if one.id == game)
    page, _ = open_page(table(address, game, seats_of(players[0])), script=RECORD_REQUESTS)
    before = table_content(page)
    kept = page.evaluate(SAVES_AS_TEXT)
    page.evaluate(WATCH_TABLE)
    page.wait_for_function(f"{REHEARSED} === {ANSWERS}", timeout=START)
    page.wait_for_timeout(600)
    assert page.evaluate(REHEARSED) == ANSWERS
    assert page.evaluate("changes") == []
    assert (table_content(page), page.evaluate(SAVES_AS_TEXT)) == (before, kept)
    player = Player(page)
    player.play(most=3)
    assert page.evaluate(SAVES_AS_TEXT) != kept


def test_a_click_ends_the_rehearsal_which_goes_on_when_the_table_stands_again(address: str, open_page: Opener) -> None:
    page, _ = open_page(table(address, "submarine", "human,random"), script=RECORD_REQUESTS)
    player = Player(page)
    page.wait_for_function(f"{REHEARSED} > 0", timeout=START)
    player.play(most=1)
    player.decision()
    page.wait_for_function(f"{REHEARSED} === {ANSWERS}", timeout=START)


def test_a_guest_sees_nothing_of_a_rehearsal(address: str, open_page: Opener) -> None:
    host = hosting(address, open_page, "submarine", "human,guest", script=RECORD_REQUESTS)
    guest = beside(host, invitation(host, 1))
    let_in(host)
    table = begin(host, [guest])
    while host.get_attribute("main", "data-to-act") != "0":
        table.play(clicks=1)
    guest.evaluate(WATCH_TABLE)
    host.wait_for_function(f"{REHEARSED} > 3", timeout=START)
    guest.wait_for_timeout(600)
    assert guest.evaluate("changes") == []


def test_before_several_people_at_one_screen_nothing_is_rehearsed_behind_a_curtain(
    address: str, open_page: Opener
) -> None:
    page, _ = open_page(table(address, "oltremare", "human,human"), script=RECORD_REQUESTS)
    page.locator(".curtain").wait_for(timeout=START)
    page.wait_for_timeout(1000)
    assert page.evaluate(REHEARSED) == 0
