"""Before the first turn: treasures in the sea, dealt cards, placed submarines."""

from collections import Counter
from typing import Any

import pytest

from kajuta.core.errors import BadSetup
from kajuta.games.submarine import GAME
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.sea_grid import IN_RESERVE, LEFT_HARBOR, PLACES_OF_FIELD, PLACES_PER_COLUMN
from kajuta.games.submarine.tokens_and_cards import (
    COLORS,
    NO_TOKEN,
    TOKEN_COLOR,
    TREASURE_COUNT,
    TREASURE_TYPES,
    card_color,
)
from tests.games.submarine.positions import field, lit, play, refused, sail, table

SEATS = (2, 3, 4, 5)
every_seat_count = pytest.mark.parametrize("seats", SEATS)


def new(seats: int, seed: int = 3, **options: Any) -> SubmarinePosition:
    return GAME.new(seats, GAME.complete_options(seats, options), seed)


@pytest.mark.clause("submarine", "sea.board", "sea.treasures")
def test_the_sea_holds_sixty_treasures_one_to_four_in_a_field_by_depth() -> None:
    state = new(3)
    assert sorted(state.board) == list(range(TREASURE_COUNT)) == list(range(12 * 5))
    for column in range(1, 7):
        assert [len(PLACES_OF_FIELD[field(f"{column}-{row}")]) for row in (2, 3, 4, 5)] == [1, 2, 3, 4]
    assert len(PLACES_OF_FIELD) == 24
    assert sum(len(places) for places in PLACES_OF_FIELD[:4]) == PLACES_PER_COLUMN == 10


@pytest.mark.clause("submarine", "sea.treasures")
def test_where_treasures_lie_is_chance() -> None:
    assert new(2, seed=1).board != new(2, seed=2).board
    assert new(2, seed=1).board == new(2, seed=1).board


@pytest.mark.clause("submarine", "setup.seats")
@pytest.mark.parametrize(("seats", "cards", "subs"), [(2, 15, 5), (3, 15, 5), (4, 13, 4), (5, 12, 3)])
def test_cards_submarines_and_a_shell_for_everybody(seats: int, cards: int, subs: int) -> None:
    state = new(seats)
    assert [state.card_count(seat) for seat in range(seats)] == [cards] * seats
    assert [len(fields) for fields in state.subs] == [subs] * seats
    assert all(len(held) == 1 and held[0] >= TREASURE_COUNT for held in state.jokers)
    assert len({TOKEN_COLOR[held[0]] for held in state.jokers}) == seats
    assert len({new(seats, seed).jokers[0] for seed in range(12)}) > 1, "by lot"
    assert state.containers == [(NO_TOKEN,) * 12] * seats
    assert state.ships == [LEFT_HARBOR] * seats


@pytest.mark.clause("submarine", "setup.seats")
@every_seat_count
def test_everybody_sees_a_shell_beside_each_container_and_a_ship_of_each_seat(seats: int) -> None:
    areas = {area["id"]: area["items"] for area in GAME.scene(new(seats), None)["areas"]}
    for seat in range(seats):
        assert [joker["face"]["icon"] for joker in areas[f"jokers:{seat}"]] == ["submarine-shell"]
    ships = [item["seat"] for item in areas["sea"] if item["id"].startswith("ship:")]
    assert ships == list(range(seats)), "the color of a seat"


@pytest.mark.clause("submarine", "setup.cards")
@pytest.mark.parametrize(("seats", "of_each"), [(2, 6), (3, 9), (5, 12)])
def test_cards_are_taken_out_evenly(seats: int, of_each: int) -> None:
    state = new(seats)
    dealt = Counter(card_color(card) for heap in (*state.hands, *state.stacks) for card in heap)
    assert dealt == dict.fromkeys(range(5), of_each)
    assert len(state.box) == 60 - seats * state.card_count(0)


@pytest.mark.clause("submarine", "setup.cards")
def test_with_four_seats_two_cards_come_by_lot() -> None:
    seen = set()
    for seed in range(12):
        state = new(4, seed)
        dealt = Counter(card_color(card) for heap in (*state.hands, *state.stacks) for card in heap)
        assert sum(dealt.values()) == 52
        assert all(10 <= dealt[color] <= 12 for color in range(5))
        seen.add(tuple(dealt[color] for color in range(5)))
    assert len(seen) > 1


@pytest.mark.clause("submarine", "setup.hand")
@every_seat_count
def test_everybody_starts_with_three_cards_of_the_own_stack(seats: int) -> None:
    state = new(seats)
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert len(state.stacks[0]) == state.card_count(0) - 3


@pytest.mark.clause("submarine", "setup.hand")
def test_the_stacks_are_shuffled() -> None:
    assert len({new(5, seed).hands[0] for seed in range(12)}) > 1
    assert len({card_color(card) for card in new(5).stacks[0]}) > 1


@pytest.mark.clause("submarine", "setup.start")
@every_seat_count
def test_chance_names_the_seat_that_begins(seats: int) -> None:
    assert {new(seats, seed).to_act for seed in range(40)} == set(range(seats))


@pytest.mark.clause("submarine", "placement.round")
@every_seat_count
def test_submarines_are_placed_in_turn_until_none_is_left(seats: int) -> None:
    state = new(seats)
    first = state.active
    subs = len(state.subs[0])
    for step in range(seats * subs):
        assert state.to_act == (first + step) % seats
        assert state.legal_actions() == [("place", column) for column in range(6)]
        play(state, ("place", step % 6))
    assert state.to_act == first
    assert not any(IN_RESERVE in fields for fields in state.subs)
    assert all(name % 4 == 0 for fields in state.subs for name in fields), "all lie in row 2"
    assert ("sail", 6) in state.legal_actions()


@pytest.mark.clause("submarine", "placement.round")
def test_a_submarine_is_placed_by_clicking_a_field_of_row_two() -> None:
    state = new(2)
    assert lit(state) == [f"field:{field(f'{column}-2')}" for column in range(1, 7)]
    assert refused(state, f"field:{field('3-3')}") == "placement.round"


@pytest.mark.clause("submarine", "sea.crowd")
def test_any_number_of_submarines_and_ships_share_a_field_and_a_column() -> None:
    state = new(5)
    for _ in range(15):
        play(state, ("place", 2))
    assert all(fields == [field("3-2")] * 3 for fields in state.subs)
    for _ in range(5):
        play(state, ("sail", 2))
        if ("act", "move") in state.legal_actions():
            play(state, ("act", "move"))
        play(state, ("move", field("3-2"), field("4-2")), ("done",))
    assert state.ships == [2] * 5


@pytest.mark.clause("submarine", "placement.by-turns")
def test_as_you_go_a_submarine_may_be_placed_before_the_ship_sails() -> None:
    state = new(2, placement="as-you-go")
    seat = state.active
    assert state.legal_actions() == [*(("place", column) for column in range(6)), ("later",)]
    assert refused(state, f"field:{field('3-4')}") == "placement.by-turns"
    play(state, ("place", 3))
    assert state.to_act == seat
    assert state.subs[seat].count(IN_RESERVE) == 4
    assert state.legal_actions() == [sail(4), sail(7)]


@pytest.mark.clause("submarine", "placement.by-turns")
def test_as_you_go_placing_may_wait_and_goes_on_past_the_edge() -> None:
    state = table("2-2", "", ships=(7, 0), gradual=True)
    state.subs = [[field("2-2"), IN_RESERVE], [IN_RESERVE, IN_RESERVE]]
    state.active = state.to_act = 1
    state.stage = "place"
    play(state, ("later",))
    assert state.legal_actions() == [sail(7)]
    state.subs[1][0] = field("6-2")
    play(state, sail(6), ("act", "move"), ("move", field("6-2"), field("1-2")))
    assert state.to_act == 0
    play(state, ("place", 5))
    assert state.subs[0] == [field("2-2"), field("6-2")]
    assert ("stay",) in state.legal_actions(), "the ship waits, so the break follows"


@pytest.mark.clause("submarine", "placement.by-turns")
def test_with_all_submarines_in_the_water_nothing_is_asked() -> None:
    state = table("2-2", "3-2", gradual=True)
    play(state, sail(2), ("act", "move"), ("move", field("2-2"), field("1-2")))
    assert state.to_act == 1
    assert ("later",) not in state.legal_actions()


@pytest.mark.parametrize("seats", [1, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.complete_options(seats, {})


def test_every_type_has_every_rim() -> None:
    assert len(TREASURE_TYPES) * len(COLORS) == TREASURE_COUNT


def test_what_is_not_chosen_is_the_first_game_that_the_rulebook_sets_up() -> None:
    assert GAME.complete_options(2, {}) == {"placement": "start", "edition": str(GAME.edition)}
