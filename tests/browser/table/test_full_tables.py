"""Tables with many players on the real page: late games to their end at desktop size, and openings on a phone."""

import pytest
from playwright.sync_api import expect

from kajuta.games import all_games
from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.browser.saved_games import half_played, save_link
from tests.browser.tables import players_of, seats_of, table
from tests.helpers.generic_tests import expected


@pytest.mark.long
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_table_of_a_person_and_bots_is_clicked_to_its_end(address: str, open_page: Opener, game: str) -> None:
    wanted = expected(game)
    seats = seats_of(min(wanted.full_seats, max(players_of(game))))
    page, _ = open_page(f"{address}{save_link(half_played(game, seats, seed=11))}?pace=0", offline=True)
    player = Player(page, seed=wanted.full_seed)
    player.play()
    assert player.over
    assert set(wanted.full_clicks) <= {name.partition(":")[0] for name in player.clicks}
    expect(page.locator(".dialog-final-scoring .score-sheet-name")).to_have_count(seats.count(",") + 1)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_no_table_is_wider_than_a_phone(address: str, open_table: Opener, game: str) -> None:
    start = table(address, game, seats_of(min(3, max(players_of(game)))))
    page, _ = open_table(start, viewport={"width": 390, "height": 844})
    player = Player(page, seed=5)
    for _ in range(12):
        player.play(most=len(player.clicks) + 1)
        assert page.evaluate("document.documentElement.scrollWidth") == 390
