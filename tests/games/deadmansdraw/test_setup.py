"""Set-up: the cards, the two piles, the banks, and the first seat."""

import pytest

from kajuta.core.errors import BadSetup
from kajuta.games.deadmansdraw import GAME
from kajuta.games.deadmansdraw.rules.cards import MERMAID, NO_CHARACTER, SUIT_OF_CARD, SUITS, VALUE_OF_CARD
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition
from tests.games.deadmansdraw.positions import cards, names, table


def new(seats: int = 2, seed: int = 7, **options: str) -> DeadMansDrawPosition:
    return GAME.new(seats, GAME.complete_options(seats, {"characters": "off", **options}), seed)


@pytest.mark.clause("deadmansdraw", "setup.loot", "mermaid.none")
def test_there_are_sixty_cards_in_ten_suits_of_six() -> None:
    loot = new().component_inventory()
    assert len(loot) == 60
    for suit in range(len(SUITS)):
        values = [VALUE_OF_CARD[card] for card in loot if SUIT_OF_CARD[card] == suit]
        assert values == ([4, 5, 6, 7, 8, 9] if suit == MERMAID else [2, 3, 4, 5, 6, 7])


@pytest.mark.clause("deadmansdraw", "setup.discard")
def test_the_lowest_card_of_each_suit_begins_in_the_discard() -> None:
    state = new()
    lowest = "anchor 2, hook 2, cannon 2, key 2, chest 2, map 2, oracle 2, sword 2, kraken 2, mermaid 4"
    assert sorted(state.discard) == cards(lowest)
    assert state.discard != new(seed=8).discard, "it is shuffled"


@pytest.mark.clause("deadmansdraw", "setup.draw-pile")
def test_the_other_fifty_cards_are_the_shuffled_draw_pile() -> None:
    state = new()
    assert len(state.draw_pile) == 50
    assert not set(state.draw_pile) & set(state.discard)
    assert state.draw_pile not in (sorted(state.draw_pile), new(seed=8).draw_pile)


@pytest.mark.clause("deadmansdraw", "setup.row", "setup.bank")
def test_row_and_banks_are_empty_at_first() -> None:
    state = new(3)
    assert state.row == []
    assert [len(bank) for bank in state.banks] == [10, 10, 10]
    assert [state.bank_size(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.clause("deadmansdraw", "setup.first")
def test_chance_decides_who_begins() -> None:
    assert {new(4, seed).to_act for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.clause("deadmansdraw", "bank.piles")
def test_a_bank_is_sorted_by_suit_with_the_highest_card_on_top() -> None:
    state = table()
    state.put_into_bank(0, cards("anchor 5, hook 3, anchor 7, anchor 2, anchor 6"))
    assert names(state.banks[0][0]) == "anchor 2, anchor 5, anchor 6, anchor 7"
    assert names(state.banks[0][1]) == "hook 3"


@pytest.mark.clause("deadmansdraw", "goal.players")
@pytest.mark.parametrize(("seats", "loot"), [(2, 60), (4, 60), (5, 120), (8, 120)])
def test_up_to_four_play_with_one_set_and_up_to_eight_with_two(seats: int, loot: int) -> None:
    assert len(new(seats).component_inventory()) == loot
    assert (min(GAME.players), max(GAME.players)) == (2, 8)


@pytest.mark.clause("deadmansdraw", "goal.players")
@pytest.mark.parametrize("seats", [1, 9])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.complete_options(seats, {})


@pytest.mark.clause("deadmansdraw", "setup.characters")
def test_what_is_not_chosen_is_the_first_game_that_the_rulebook_sets_up() -> None:
    assert GAME.complete_options(2, {}) == {
        "characters": "off",
        "variant": "none",
        "mermaids": "off",
        "second-set": "off",
        "safe-choices": "off",
        "edition": "2",
    }
    assert set(new().characters) == {NO_CHARACTER}
