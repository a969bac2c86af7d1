"""Bots with open hands know the cards in all hands, but not those in the piles."""

from kajuta.games.oltremare import GAME
from tests.helpers.open_hands import check_open_hands


def test_a_sighted_rival_knows_all_hands_and_nothing_of_the_piles() -> None:
    check_open_hands(GAME, held=lambda table: table.hands, lying=lambda table: table.deck)
