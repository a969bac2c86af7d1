"""Set-up: the sea, dealing, the first seat, and options that exclude each other."""

from collections import Counter

import pytest

from kajuta.core.errors import BadSetup
from kajuta.core.rng import Rng
from kajuta.games.tranquility import GAME
from kajuta.games.tranquility.rules.cards import FINISH, START, is_island
from kajuta.games.tranquility.rules.sea_layouts import SEA_SHAPES
from tests.games.tranquility.positions import new


@pytest.mark.clause("tranquility", "setup.sea")
def test_the_sea_has_six_rows_of_six_cells() -> None:
    assert [len(row) for row in SEA_SHAPES["base"].rows] == [6] * 6
    assert new().sea == [0] * 36


@pytest.mark.clause("tranquility", "setup.cards")
def test_there_are_eighty_islands_and_five_finishes() -> None:
    cards = new(3).component_inventory()
    assert [card for card in cards if is_island(card)] == list(range(1, 81))
    assert cards.count(FINISH) == 5
    assert len(cards) == 80 + 5 + 3


@pytest.mark.clause("tranquility", "setup.deal")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(1, [85]), (2, [42, 43]), (3, [28, 28, 29]), (4, [21, 21, 21, 22]), (5, [17] * 5)],
)
def test_all_cards_are_dealt_evenly(seats: int, sizes: list[int]) -> None:
    state = new(seats)
    dealt = [len(hand) + len(pile) - 1 for hand, pile in zip(state.hands, state.piles, strict=True)]
    assert sorted(dealt) == sizes
    assert {tuple(new(3, seed).piles[0]) for seed in range(4)} != {tuple(new(3).piles[0])}, "they are shuffled"


@pytest.mark.clause("tranquility", "setup.hand")
def test_everybody_begins_with_five_cards() -> None:
    assert [len(hand) for hand in new(4).hands] == [5] * 4


@pytest.mark.clause("tranquility", "setup.starts")
def test_each_draw_pile_gets_a_start_after_the_hands_are_drawn() -> None:
    places = Counter()
    for seed in range(40):
        state = new(3, seed)
        assert not any(START in hand for hand in state.hands)
        assert [pile.count(START) for pile in state.piles] == [1, 1, 1]
        places[state.piles[0].index(START)] += 1
    assert len(places) > 10, "anywhere in the pile"


@pytest.mark.clause("tranquility", "setup.first")
def test_somebody_with_the_fewest_cards_begins() -> None:
    firsts = set()
    for seed in range(30):
        state = new(4, seed)
        total = [len(hand) + len(pile) for hand, pile in zip(state.hands, state.piles, strict=True)]
        assert total[state.active] == min(total)
        firsts.add(state.active)
    assert firsts == {0, 1, 2, 3}


@pytest.mark.clause("tranquility", "setup.secret")
def test_nobody_sees_other_hands_or_any_pile_but_all_see_how_many_cards_there_are() -> None:
    state = new(3)
    world = state.determinize(0, Rng(1))
    assert world.hands[0] == state.hands[0]
    assert world.hands[1] != state.hands[1]
    assert sorted(world.piles[0]) != sorted(state.piles[0])
    assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
    shown = str(GAME.scene(state, 0))
    assert all(f"'value': {card}," in shown for card in state.hands[0] if is_island(card))
    assert not any(
        f"'value': {card}," in str(GAME.scene(state, None)) for card in state.hands[0] if is_island(card) and card > 40
    )
    assert {"id": "pile", "args": {"count": len(state.piles[2])}} in [
        one["label"] for part in GAME.scene(state, 0)["areas"] for one in part["items"]
    ]


@pytest.mark.clause("tranquility", "setup.modules")
@pytest.mark.parametrize(
    "options",
    [
        {"rocks": "on", "monsters": "5", "storms": "on", "wilds": "on", "removed": "poseidon"},
        {"variant": "arch", "rocks": "on", "monsters": "3", "storms": "on", "wilds": "on"},
        {"variant": "small-arch", "rocks": "on", "monsters": "3", "storms": "on", "wilds": "on"},
        {"variant": "day-night", "halves": "on", "rocks": "on", "monsters": "4", "storms": "on", "wilds": "on"},
        {"variant": "pyramid", "wilds": "on", "removed": "galateia"},
        {"variant": "competitive", "removed": "triton"},
    ],
)
def test_what_goes_together_can_be_played(options: dict[str, str]) -> None:
    assert new(2, **options).legal_actions()


@pytest.mark.clause("tranquility", "setup.modules")
@pytest.mark.parametrize(
    "options",
    [
        {"variant": "pyramid", "rocks": "on"},
        {"variant": "pyramid", "monsters": "3"},
        {"variant": "pyramid", "storms": "on"},
        {"variant": "competitive", "wilds": "on"},
        {"variant": "competitive", "rocks": "on"},
        {"halves": "on"},
        {"turning-hands": "on"},
    ],
)
def test_what_does_not_go_together_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        new(2, **options)


@pytest.mark.clause("tranquility", "setup.one-variant")
def test_variants_are_not_combined() -> None:
    with pytest.raises(BadSetup):
        GAME.complete_options(2, {"variant": ("arch", "day-night")})


@pytest.mark.clause("tranquility", "setup.box")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_only_one_start_for_each_player_and_what_is_played_with_is_in_the_game(seats: int) -> None:
    cards = new(seats).component_inventory()
    assert cards.count(START) == seats
    assert {card for card in cards if not is_island(card)} == {START, FINISH}, "no card of an expansion"


@pytest.mark.clause("tranquility", "gods.experienced")
def test_experienced_players_may_take_four_islands_out_of_the_base_game() -> None:
    state = new(3, variant="base", removed="galateia")
    assert len(state.removed) == 4


@pytest.mark.clause("tranquility", "duel.players")
def test_only_two_play_against_each_other() -> None:
    with pytest.raises(BadSetup):
        new(3, variant="competitive")


@pytest.mark.clause("tranquility", "gods.levels")
@pytest.mark.parametrize(
    ("god", "count"), [("galateia", 4), ("triton", 6), ("leukothea", 8), ("amfitrita", 10), ("poseidon", 12)]
)
def test_a_god_takes_islands_away_unseen(god: str, count: int) -> None:
    state = new(2, removed=god)
    assert len(state.removed) == count
    assert sum(len(pile) + len(hand) for pile, hand in zip(state.piles, state.hands, strict=True)) == 85 + 2 - count
    assert {state.determinize(0, Rng(seed)).removed for seed in range(4)} != {state.removed}
    assert {new(2, seed, removed=god).removed for seed in range(4)} != {state.removed}


@pytest.mark.clause("tranquility", "gods.finishes")
def test_no_god_takes_a_finish() -> None:
    for seed in range(30):
        state = new(2, seed, removed="poseidon")
        assert all(map(is_island, state.removed))
        assert sum(cards.count(FINISH) for cards in (*state.hands, *state.piles)) == 5


def test_the_form_shows_how_often_bots_won_each_setting() -> None:
    figures = GAME.option_win_rates()
    assert figures["variant"]["base"]["id"] == "figure-won"
    assert figures["variant"]["base"]["args"].keys() == {f"seats{seats}" for seats in GAME.players}
    shown = {(option, value) for option, values in figures.items() for value in values}
    rules = {option.id: option.values for option in GAME.options if option.id != "warnings"}
    left_out = {(option, value) for option, values in rules.items() for value in values} - shown
    assert {value for _, value in left_out} == {"off", "none", "competitive"}


@pytest.mark.clause("tranquility", "setup.first-game")
def test_what_is_not_chosen_is_the_first_game_that_the_rulebook_advises() -> None:
    assert GAME.complete_options(1, {}) == {
        "variant": "base",
        "halves": "off",
        "turning-hands": "off",
        "rocks": "off",
        "monsters": "none",
        "storms": "off",
        "wilds": "off",
        "removed": "none",
        "warnings": "on",
        "edition": "2",
    }
