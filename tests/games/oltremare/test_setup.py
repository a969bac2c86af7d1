"""Set-up, and the data printed on cards and map."""

from collections import Counter

import pytest

from kajuta.games.oltremare import GAME
from kajuta.games.oltremare.rules.cards import (
    CARD_SYMBOLS,
    CARDS,
    CARDS_PER_GOOD,
    GOOD_OF_CARD,
    GOODS,
    GRAIN,
    LION,
    PAYOUTS,
    PORT_OF_CARD,
    POWER,
)
from kajuta.games.oltremare.rules.cargo_runs_and_payout import cargo_payout, goods_runs
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.sea_map import (
    NEIGHBORS_WITH_ROUTES,
    NO_TOKEN,
    PORT_BY_NAME,
    PORTS,
    ROUTES,
    TOKENS,
    all_port_tokens,
    next_sailing_steps,
    voyage_ends,
)
from kajuta.games.oltremare.view.port_coordinates import PORT_COORDINATES
from tests.games.oltremare.positions import Box


def new(seats: int = 3, seed: int = 1) -> OltreMarePosition:
    return GAME.new(seats, GAME.complete_options(seats, {}), seed)


@pytest.mark.clause("oltremare", "setup.map")
def test_thirty_of_thirty_two_tokens_lie_in_the_ports() -> None:
    assert dict(TOKENS) == {
        "calm-sea": 6,
        "compass": 4,
        "pirate-defence": 6,
        "good-trade": 6,
        "local-influence": 4,
        "good-terms": 6,
    }
    assert len(all_port_tokens()) == 32 and len(PORTS) == 30
    state = new()
    lying = [token for token in state.port_tokens if token != NO_TOKEN]
    assert len(lying) == 30 - 3
    assert len(state.box) == 2 + 3
    assert sorted(lying + list(state.box)) == all_port_tokens()
    assert new(seed=2).port_tokens != state.port_tokens, "where each lies is chance"


@pytest.mark.clause("oltremare", "setup.chart")
def test_the_map_has_44_routes_and_two_to_four_at_each_port() -> None:
    assert len(ROUTES) == len(set(map(frozenset, ROUTES))) == 44
    assert {len(ways) for ways in NEIGHBORS_WITH_ROUTES} == {2, 3, 4}


@pytest.mark.clause("oltremare", "setup.chart")
def test_no_two_routes_cross_and_every_port_can_be_reached() -> None:
    def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
        turned = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        return (turned > 0) - (turned < 0)

    for number, (a, b) in enumerate(ROUTES):
        for c, d in ROUTES[:number]:
            if len({a, b, c, d}) == 4:
                p, q, r, s = (PORT_COORDINATES[name] for name in (a, b, c, d))
                assert not (side(p, q, r) != side(p, q, s) and side(r, s, p) != side(r, s, q)), (a, b, c, d)
    reached = {0}
    for _ in PORTS:
        reached |= {to for port in reached for to, _ in NEIGHBORS_WITH_ROUTES[port]}
    assert len(reached) == len(PORTS)


def test_from_every_port_there_is_a_voyage_of_each_length() -> None:
    for port in range(len(PORTS)):
        for length in (1, 2, 3, 4):
            assert voyage_ends(port, 0, length) and next_sailing_steps(port, 0, length)


@pytest.mark.clause("oltremare", "setup.cards")
def test_there_are_98_cards_of_seven_goods() -> None:
    assert dict(zip(GOODS, CARDS_PER_GOOD, strict=True)) == {
        "gems": 8,
        "scrolls": 10,
        "silk": 12,
        "salt": 14,
        "pottery": 16,
        "olives": 18,
        "grain": 20,
    }
    assert len(CARDS) == LION == 98


@pytest.mark.clause("oltremare", "setup.faces")
def test_every_card_has_two_different_symbols_and_seven_of_power_and_bales() -> None:
    assert all(first < second for first, second in CARD_SYMBOLS)
    assert Counter(symbol for pair in CARD_SYMBOLS for symbol in pair) == dict.fromkeys(range(4), 49)
    assert Counter(POWER) == {3: 20, 4: 29, 5: 29, 6: 20}
    assert sorted(name for name in PORT_OF_CARD if name) == sorted(PORT_BY_NAME)


@pytest.mark.clause("oltremare", "pay.table")
def test_the_table_of_pay() -> None:
    assert dict(zip(GOODS, PAYOUTS, strict=True)) == {
        "gems": (1, 5),
        "scrolls": (1, 4, 8),
        "silk": (1, 3, 7),
        "salt": (1, 3, 6, 10),
        "pottery": (1, 3, 6, 9),
        "olives": (1, 2, 4, 8, 13),
        "grain": (1, 2, 4, 7, 12),
    }


@pytest.mark.clause("oltremare", "setup.two")
def test_two_play_without_grain() -> None:
    cards, _, _ = new(2).component_inventory()
    assert len(cards) == 78 and GRAIN not in {GOOD_OF_CARD[card] for card in cards}
    assert len(new(3).component_inventory()[0]) == 98


def test_games_begun_before_there_was_a_choice_show_the_run_on_top_of_a_cargo_as_ever() -> None:
    assert GAME.complete_options(2, {"edition": "1"}) == {"symbols": "open"}
    assert GAME.new(2, {"symbols": "open"}, 1).remembers_cargo
    assert new().remembers_cargo
    assert not GAME.new(2, GAME.complete_options(2, {"memory": "off"}), 1).remembers_cargo


@pytest.mark.clause("oltremare", "setup.ducats", "setup.hand")
def test_everybody_begins_with_eleven_ducats_and_four_cards() -> None:
    for seats in GAME.players:
        state = new(seats)
        assert state.ducats == [11] * seats
        assert [len(hand) for hand in state.hands] == [4] * seats


@pytest.mark.clause("oltremare", "setup.ship")
def test_the_first_cargo_names_the_port_where_the_ship_begins_and_its_token_is_gone() -> None:
    for seed in range(5):
        state = new(5, seed)
        for seat, (card,) in enumerate(state.cargo):
            assert PORT_BY_NAME[PORT_OF_CARD[card]] == state.ships[seat]
            assert state.port_tokens[state.ships[seat]] == NO_TOKEN
            assert state.port_count(seat) == 0


@pytest.mark.clause("oltremare", "setup.lion")
def test_the_lion_lies_between_45_and_55_hundredths_of_the_deck() -> None:
    depths = set()
    for seed in range(60):
        state = new(3, seed)
        cards = len(state.deck) - 1
        above = cards - state.deck.index(LION)
        assert 45 * cards <= 100 * above <= 55 * cards
        assert state.lion[0] <= state.deck.index(LION) <= state.lion[1]
        depths.add(above)
    assert depths == set(range((45 * cards + 99) // 100, 55 * cards // 100 + 1)), "each of these places may be its own"


@pytest.mark.clause("oltremare", "setup.start")
def test_chance_names_the_start_player() -> None:
    assert {new(5, seed).start for seed in range(40)} == set(range(5))
    state = new()
    assert state.active == state.to_act == state.start


@pytest.mark.clause("oltremare", "pay.runs")
def test_equal_goods_in_a_row_pay_together() -> None:
    box = Box(3)
    stack = box.take("salt, salt, salt, silk, salt")
    assert goods_runs(stack) == [(3, 3), (2, 1), (3, 1)]
    assert cargo_payout(stack) == 6 + 1 + 1
    assert cargo_payout(()) == 0


@pytest.mark.clause("oltremare", "pay.long")
def test_four_gems_in_a_row_pay_five_only() -> None:
    box = Box(3)
    assert cargo_payout(box.take("gems, gems")) == 5
    assert cargo_payout(box.take("gems, gems, gems, gems")) == 5
    assert cargo_payout(box.take("grain, grain, grain, grain, grain, grain, grain")) == 12


def test_what_is_not_chosen_is_the_first_game_that_the_rulebook_sets_up() -> None:
    assert GAME.complete_options(2, {}) == {"symbols": "open", "memory": "on", "edition": "2"}
