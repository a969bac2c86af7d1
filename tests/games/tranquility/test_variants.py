"""The variants High arch, Pyramid, and Day and night."""

import pytest

from kajuta.core.rng import Rng
from kajuta.games.tranquility import GAME
from kajuta.games.tranquility.rules import day_and_night
from kajuta.games.tranquility.rules.cards import (
    BORDER,
    COMPASS,
    FINISH,
    MONSTER,
    ORANGE,
    PURPLE,
    ROCKS,
    START,
    WILD,
    YELLOW,
    is_island,
)
from kajuta.games.tranquility.rules.engine import Tranquility
from kajuta.games.tranquility.rules.sea_layouts import SEA_SHAPES
from tests.games.tranquility.positions import can, deciding, full, kinds, lays, new, play, table

PILLARS = {cell: cell + 1 for cell in range(24)}


@pytest.mark.clause("tranquility", "arch.shape")
def test_the_arch_has_two_pillars_and_a_top() -> None:
    shape = SEA_SHAPES["arch"]
    assert [len(row) for row in shape.rows] == [4] * 6 + [6]
    assert shape.columns[:4] == (0, 1, 4, 5)
    assert shape.columns[24:] == (0, 1, 2, 3, 4, 5)


@pytest.mark.clause("tranquility", "arch.order")
def test_the_way_goes_across_the_opening() -> None:
    state = table("12 40", "60", sea={1: 10, 3: 30}, variant="arch")
    assert state.laying_cost(2, 12) == 2, "left and right pillar"
    assert state.laying_cost(4, 32) == 2, "the end of a row and the beginning of the next"


@pytest.mark.clause("tranquility", "arch.top")
def test_the_top_opens_when_both_pillars_are_complete() -> None:
    state = table("40 50", "60", sea={**PILLARS, 7: 0}, variant="arch")
    assert lays(state, 40) == []
    assert GAME.forbidding_clause(state, ("hand:0:0", "cell:26")) == "arch.top"
    state = table("40 50", "60", sea=PILLARS, variant="arch")
    assert lays(state, 40) == [25, 26, 27, 28, 29]


@pytest.mark.clause("tranquility", "arch.monster")
def test_a_broken_pillar_closes_the_top_again() -> None:
    state = table("monster 50", "60", sea=PILLARS, variant="arch", monsters="3")
    assert lays(state, 50)
    play(state, ("monster", 5))
    assert lays(state, 60) == []


@pytest.mark.clause("tranquility", "arch.monster", "compass.row-once")
def test_cards_on_the_top_stay_while_a_pillar_is_broken_and_it_opens_again() -> None:
    sea = {**PILLARS, **{cell: cell + 12 for cell in range(24, 30) if cell != 26}}
    state = table("monster 40 41", "6 42", sea=sea, variant="arch", monsters="3", storms="on")
    state.consecutive = (1 << 6) - 1
    play(state, ("monster", 5))
    assert state.sea[24:] == [36, 37, 0, 39, 40, 41]
    assert GAME.forbidding_clause(state, ("hand:1:1", "cell:26")) == "arch.top"
    play(state, ("lay", 6, 5), ("pay", 42))
    assert state.compasses == 0, "the row has given its compass"
    state.hands[0] = [38, 50]
    assert play(state, ("lay", 38, 26)).compasses == 1


@pytest.mark.clause("tranquility", "arch.modules", "storms.purple", "rocks.move")
def test_rocks_and_storms_may_lie_at_the_top_before_the_pillars_are_complete() -> None:
    state = table("10 20", "60", variant="arch", rocks="on", storms="on", piles=["purple", ""])
    state.rocks = 0
    play(state, ("lay", 10, 6), ("rocks", 6))
    assert play(state, ("row", 6)).purple == (6,)


@pytest.mark.clause("tranquility", "arch.finish")
def test_the_arch_needs_thirty_cards_and_a_start() -> None:
    assert can(table("finish 1", "60", sea=full(30), variant="arch"), "finish")
    assert not can(table("finish 1", "60", sea=full(30, {29: 0}), variant="arch"), "finish")
    assert not can(table("finish 1", "60", sea=full(30), variant="arch", started=False), "finish")


@pytest.mark.clause("tranquility", "arch.modules")
def test_modules_know_the_seven_rows_of_the_arch() -> None:
    assert {new(2, seed, variant="arch", rocks="on").rocks for seed in range(60)} == set(range(7))
    sea = {cell: cell + 12 for cell in range(4) if cell != 2}
    assert play(table("14 40", "60", sea=sea, variant="arch", storms="on"), ("lay", 14, 2)).compasses == 1
    sea = {**PILLARS, **{cell: cell + 12 for cell in range(24, 30) if cell != 26}}
    assert play(table("38 60", "61", sea=sea, variant="arch", storms="on"), ("lay", 38, 26)).compasses == 1


@pytest.mark.clause("tranquility", "arch.small")
def test_the_small_arch_has_pillars_of_nine_and_a_top_of_six() -> None:
    shape = SEA_SHAPES["small-arch"]
    assert [len(row) for row in shape.rows] == [6] * 4
    assert shape.columns[:6] == shape.columns[12:18] == (0, 1, 2, 5, 6, 7)
    assert shape.columns[18:] == (1, 2, 3, 4, 5, 6)
    state = table("12 70", "60", sea={2: 10}, variant="small-arch")
    assert state.laying_cost(3, 12) == 2, "across the opening"
    assert lays(state, 70) == list(range(4, 18)), "the top waits for the pillars"
    assert GAME.forbidding_clause(state, ("hand:0:1", "cell:20")) == "arch.top"
    pillars = {cell: cell + 1 for cell in range(18)}
    assert lays(table("40 50", "60", sea=pillars, variant="small-arch"), 40) == [19, 20, 21, 22, 23]
    state = table("monster 50", "60", sea=pillars, variant="small-arch", monsters="3")
    assert lays(play(state, ("monster", 5)), 60) == []
    assert can(table("finish 1", "60", sea=full(24), variant="small-arch"), "finish")
    assert not can(table("finish 1", "60", sea=full(24, {23: 0}), variant="small-arch"), "finish")


@pytest.mark.clause("tranquility", "arch.small")
def test_the_small_arch_lies_on_the_table_with_its_opening() -> None:
    (sea,) = [part for part in GAME.scene(table("12", "60", variant="small-arch"), 0)["areas"] if part["id"] == "sea"]
    at = {one["id"]: one["at"] for one in sea["items"]}
    width, height = sea["extent"]
    assert all(0 <= x <= width - 6 and 0 <= y <= height - 6 for x, y in at.values())
    assert at["cell:3"][0] - at["cell:2"][0] == 3 * (at["cell:2"][0] - at["cell:1"][0])


@pytest.mark.clause("tranquility", "arch.small-modules", "rocks.leave")
def test_at_the_small_arch_rocks_leave_after_two_rows_and_a_row_has_six_cells() -> None:
    sea = {cell: cell + 12 for cell in range(12) if cell not in (4, 11)}
    state = table("16 23 50", "60", sea=sea, variant="small-arch", rocks="on", storms="on")
    state.rocks = 3
    play(state, ("lay", 16, 4))
    assert state.compasses == 1
    assert state.rocks == 3
    play(state, ("pay", 23), ("rocks", 1))
    state = table("23 50 51", "60", sea={**sea, 4: 16}, variant="small-arch", rocks="on")
    state.rocks = 3
    assert play(state, ("lay", 23, 11)).rocks == -1
    assert {new(2, seed, variant="small-arch", rocks="on").rocks for seed in range(40)} == set(range(4))


# Pyramid


def pyramid(*hands: str, deck: tuple[int, ...] = (), sea: dict[int, int] | None = None, **more: object) -> Tranquility:
    """Position of the variant Pyramid; ``deck``: the exploration deck, the next card first."""
    state = table(*hands, sea=sea, variant="pyramid", **more)  # type: ignore[arg-type]
    state.exploration = deck[::-1]
    return state


@pytest.mark.clause("tranquility", "pyramid.shape")
def test_the_pyramid_has_21_cells_that_are_all_free_to_be_laid_on() -> None:
    assert [len(row) for row in SEA_SHAPES["pyramid"].rows] == [6, 5, 4, 3, 2, 1]
    assert lays(pyramid("40", "60"), 40) == list(range(21))


@pytest.mark.clause("tranquility", "pyramid.piles")
def test_only_islands_are_dealt_and_a_start_for_each() -> None:
    state = new(3, variant="pyramid")
    dealt = [card for cards in (*state.hands, *state.piles) for card in cards]
    assert sorted(card for card in dealt if not is_island(card)) == [START] * 3
    assert sorted(map(len, state.piles)) == [22, 23, 23]


@pytest.mark.clause("tranquility", "pyramid.deck")
def test_the_exploration_deck_holds_27_cards_or_29_with_the_wild_ones() -> None:
    expected = [FINISH] * 5 + [MONSTER] * 5 + [YELLOW, PURPLE, ORANGE] * 2 + [COMPASS] * 6 + [ROCKS] + [BORDER] * 4
    assert sorted(new(2, variant="pyramid").exploration) == sorted(expected)
    assert sorted(new(2, variant="pyramid", wilds="on").exploration) == sorted([*expected, WILD, WILD])
    assert {new(2, seed, variant="pyramid").exploration for seed in range(3)} != {new(2, variant="pyramid").exploration}


@pytest.mark.clause("tranquility", "explore.reveal", "explore.calm")
def test_each_island_reveals_the_top_card_and_calm_sea_does_nothing() -> None:
    state = play(pyramid("40 50", "60", deck=(BORDER, COMPASS)), ("lay", 40, 8))
    assert state.exploration == (COMPASS,)
    assert state.gone == (BORDER,)
    assert state.to_act == 1
    play(state, ("lay", 60, 15))
    assert state.exploration == ()


@pytest.mark.clause("tranquility", "explore.order")
def test_first_is_paid_then_revealed_then_the_rocks_move_then_is_drawn() -> None:
    state = pyramid("12 40 50", "60", deck=(MONSTER,), sea={0: 10}, piles=["70", ""])
    state.rocks = 4
    play(state, ("lay", 12, 1), ("pay", 40), ("pay", 50))
    assert deciding(state) == "attack"
    play(state, ("attack", 0))
    assert deciding(state) == "rocks"
    assert state.hands[0] == []
    play(state, ("rocks", 3))
    assert state.hands[0] == [70]


@pytest.mark.clause("tranquility", "explore.again")
def test_a_cell_that_a_monster_emptied_is_explored_again() -> None:
    state = pyramid("40 50", "41 60", deck=(MONSTER, COMPASS))
    play(state, ("lay", 40, 8), ("attack", 8), ("lay", 41, 8))
    assert state.compasses == 1


@pytest.mark.clause("tranquility", "explore.empty")
def test_an_empty_deck_reveals_nothing() -> None:
    assert play(pyramid("40 50", "60"), ("lay", 40, 8)).to_act == 1


@pytest.mark.clause("tranquility", "explore.hand")
@pytest.mark.parametrize("card", [FINISH, WILD])
def test_a_finish_or_wild_card_comes_openly_to_the_hand(card: int) -> None:
    state = pyramid("40 50 51 52 53 54", "60", deck=(card,), wilds="on", piles=["61 62 63", "71 72 73"])
    play(state, ("lay", 40, 8))
    assert state.hands[0] == [50, 51, 52, 53, 54, card]
    assert all(card in state.determinize(1, Rng(seed)).hands[0] for seed in range(5)), "everybody has seen it"
    state.to_act = state.active = 0
    play(state, ("discard",), ("pay", 50), ("pay", card))
    places = {card in state.determinize(1, Rng(seed)).hands[0] for seed in range(30)}
    assert places == {True, False}, "now it may have been discarded"
    assert all(
        card in (*world.hands[0], *world.discards[0]) for world in (state.determinize(1, Rng(n)) for n in range(30))
    )


@pytest.mark.clause("tranquility", "explore.compass")
def test_a_revealed_compass_is_the_only_one_there_is() -> None:
    assert play(pyramid("40 50", "60", deck=(COMPASS,)), ("lay", 40, 8)).compasses == 1
    state = pyramid("10 20 30 40 start", "11 21 31 41 51", deck=(COMPASS,), started=False)
    assert play(state, ("start",)).compasses == 0
    assert not can(pyramid("40 50 51", "60"), "discard-all")
    sea = {cell: cell + 12 for cell in range(6) if cell != 2}
    assert play(pyramid("14 40 50", "60", sea=sea), ("lay", 14, 2)).compasses == 0


@pytest.mark.clause("tranquility", "explore.storm")
def test_a_revealed_storm_hits_the_active_player() -> None:
    assert play(pyramid("40 50", "60", deck=(ORANGE,)), ("lay", 40, 8)).orange == (1, 0)
    state = play(pyramid("40 50", "60", deck=(PURPLE,)), ("lay", 40, 8))
    assert deciding(state) == "purple"
    state = pyramid("40 50", "60", deck=(ORANGE,))
    state.compasses = 1
    assert play(state, ("lay", 40, 8), ("cancel",)).orange == (0, 0)


@pytest.mark.clause("tranquility", "explore.monster")
def test_a_revealed_monster_takes_an_island_at_once_perhaps_the_new_one() -> None:
    state = play(pyramid("40 50", "60", deck=(MONSTER,), sea={2: 10}), ("lay", 40, 8))
    assert state.legal_actions() == [("attack", 2), ("attack", 8)]
    play(state, ("attack", 8))
    assert state.sea[8] == 0
    assert sorted(state.gone) == [40, MONSTER]


@pytest.mark.clause("tranquility", "explore.rocks")
def test_revealed_rocks_are_put_beside_a_row_and_move_from_the_next_turn_on() -> None:
    state = play(pyramid("40 50", "60 61", deck=(ROCKS,), sea={20: 80}), ("lay", 40, 8))
    assert state.legal_actions() == [("rocks", row) for row in range(5)]
    play(state, ("rocks", 2))
    assert state.rocks == 2 and state.to_act == 1
    assert not set(lays(state, 60)) & set(range(11, 15))
    play(state, ("lay", 60, 16))
    assert deciding(state) == "rocks"
    sea = {cell: 2 * cell + 2 for cell in range(18)}
    state = play(pyramid("50 51", "60", deck=(ROCKS,), sea=sea), ("lay", 50, 19))
    assert state.rocks == -1 and state.gone == (ROCKS,), "four rows are full"


# Day and night


@pytest.mark.clause("tranquility", "night.hands")
def test_cards_are_laid_as_all_hands_are_held_sun_first() -> None:
    state = table("10 20", "30 40", variant="day-night", started=False)
    play(state, ("lay", 10, 4), ("lay", 30, 11))
    assert state.moon == 0
    state.facing = 1
    play(state, ("lay", 20, 8))
    assert state.moon == 1 << 8


@pytest.mark.clause("tranquility", "night.start")
def test_the_start_turns_all_hands_to_the_moon() -> None:
    state = table("10 20 30 40 start", "11 21 31 41 51", variant="day-night", started=False)
    assert state.facing == 0
    assert play(state, ("start",)).facing == 1
    assert play(table("10 20 30 40 start", "11 21 31 41 51", started=False), ("start",)).facing == 0


@pytest.mark.clause("tranquility", "night.turn")
def test_a_card_is_turned_for_one_card() -> None:
    state = table("40 50", "60", sea={3: 10, 5: 20}, piles=["70", ""], variant="day-night")
    assert [action[1] for action in state.legal_actions() if action[0] == "turn"] == [3, 5], "no empty cell"
    play(state, ("turn", 3), ("pay", 50))
    assert state.moon == 1 << 3
    assert state.hands[0] == [40, 70]
    assert state.to_act == 1
    play(state, ("turn", 3), ("pay", 60))
    assert state.moon == 0
    assert not can(table("40 50", "60", sea={3: 10}), "turn", 3)


@pytest.mark.clause("tranquility", "night.turn", "monsters.keep")
def test_no_card_is_turned_for_a_monster() -> None:
    state = table("monster", "60", sea={3: 10}, variant="day-night", monsters="3")
    assert kinds(state) == {"monster"}
    state = play(table("40 monster", "60", sea={3: 10}, variant="day-night", monsters="3"), ("turn", 3))
    assert state.legal_actions() == [("pay", 40)]


@pytest.mark.clause("tranquility", "night.hands", "monsters.play")
def test_a_cell_that_a_monster_emptied_shows_neither_sun_nor_moon() -> None:
    state = table("monster 40", "11 60", sea={3: 10, 5: 30}, variant="day-night", monsters="3")
    state.moon = 1 << 3 | 1 << 5
    play(state, ("monster", 3))
    assert state.moon == 1 << 5
    play(state, ("lay", 11, 3))
    assert state.moon == 1 << 5, "the new card lies as it was held"


@pytest.mark.clause("tranquility", "night.hands", "night.turn")
def test_a_wild_card_lies_as_it_is_held_and_can_be_turned() -> None:
    state = table("40 50 wild", "60 61", sea={0: 10}, variant="day-night", wilds="on")
    state.facing = 1
    play(state, ("wild", 1), ("number", 11), ("pay", 40))
    assert state.moon == 1 << 1
    assert play(state, ("turn", 1), ("pay", 60)).moon == 0


@pytest.mark.clause("tranquility", "night.lose", "monsters.finish")
def test_at_night_too_a_finish_only_fails_while_a_monster_is_held() -> None:
    state = table("finish 40", "monster", sea=full(), variant="day-night", monsters="3")
    assert play(state, ("finish",)).ending == ""
    assert kinds(state) == {"turn", "discard"}


@pytest.mark.clause("tranquility", "night.win")
def test_half_suns_and_half_moons_win() -> None:
    state = table("finish", "60", sea=full(), variant="day-night")
    state.moon = sum(1 << cell for cell in range(0, 36, 2))
    assert [move.confirm for move in GAME.legal_moves(state)] == [None] * len(GAME.legal_moves(state))
    assert play(state, ("finish",)).ending == "won"


@pytest.mark.clause("tranquility", "night.win")
def test_on_a_full_sea_the_status_asks_to_flip_cards_until_suns_and_moons_are_right() -> None:
    state = table("finish 40", "60", sea=full(), variant="day-night")
    state.moon = (1 << 17) - 1
    assert GAME.scene(state, 0)["status"]["id"] == "status-full-turn-cards"
    play(state, ("turn", 20), ("pay", 40))
    assert GAME.scene(state, 1)["status"]["id"] == "status-full"


@pytest.mark.clause("tranquility", "night.lose")
def test_wrongly_turned_cards_lose_after_a_question() -> None:
    state = table("finish", "60", sea=full(), variant="day-night")
    state.moon = (1 << 17) - 1
    assert {move.action: move.confirm for move in GAME.legal_moves(state)}["finish",] == {"id": "confirm-turned"}
    play(state, ("finish",))
    outcome = state.outcome()
    assert outcome is not None and outcome.places == (2, 2)
    assert outcome.reason["id"] == "end-turned"


@pytest.mark.clause("tranquility", "night.stuck")
def test_one_card_is_enough_while_an_island_can_be_turned() -> None:
    assert kinds(table("1", "60", sea=full(), variant="day-night")) == {"turn"}
    assert kinds(table("1", "60", sea=full())) == {"stuck"}


@pytest.mark.clause("tranquility", "night.halves")
def test_with_halves_suns_lie_below_and_moons_above() -> None:
    state = table("finish", "60", sea=full(), variant="day-night", halves="on")
    state.moon = sum(1 << cell for cell in range(0, 36, 2))
    assert not day_and_night.has_right_suns_and_moons(state)
    state.moon = sum(1 << cell for cell in range(18, 36))
    assert day_and_night.has_right_suns_and_moons(state)
    assert play(state, ("finish",)).ending == "won"


@pytest.mark.clause("tranquility", "night.turn-hands")
def test_by_choice_hands_may_be_turned_after_discarding_two() -> None:
    state = table("10 20 30", "60 61", variant="day-night", turning_hands="on")
    play(state, ("discard",), ("pay", 10), ("pay", 20))
    assert kinds(state) == {"keep-hands", "turn-hands"}
    assert play(state.copy(), ("turn-hands",)).facing == 1
    assert play(state.copy(), ("keep-hands",)).facing == 0
    state = table("10 20 30", "60 61", variant="day-night")
    assert play(state, ("discard",), ("pay", 10), ("pay", 20)).to_act == 1
    state = table("10 20 30", "60 61", variant="day-night", turning_hands="on")
    assert play(state, ("lay", 10, 3)).to_act == 1
