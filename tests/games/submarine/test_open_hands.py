"""Bots with open hands know the cards in all hands, but not those in the piles."""

from kajuta.games.submarine import GAME
from kajuta.games.submarine.tokens_and_cards import KNOWER_BITS
from tests.helpers.open_hands import check_open_hands


def colors(heaps: list[tuple[int, ...]]) -> list[list[int]]:
    """Colors of the cards in each heap, without the seats that have seen them."""
    return [sorted(card >> KNOWER_BITS for card in heap) for heap in heaps]


def test_a_sighted_rival_knows_all_hands_and_nothing_of_the_piles() -> None:
    check_open_hands(GAME, held=lambda table: colors(table.hands), lying=lambda table: colors(table.stacks))
