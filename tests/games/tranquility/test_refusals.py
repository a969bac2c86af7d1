"""Refusals: each illegal click is refused with the clause that forbids it."""

import pytest

from kajuta.core.rule_clauses import NOT_NOW
from kajuta.games.tranquility import GAME
from kajuta.games.tranquility.rules.cards import PURPLE, ROCKS
from kajuta.games.tranquility.rules.engine import Tranquility
from tests.games.tranquility.positions import full, play, table


def refused(state: Tranquility, *path: str) -> str | None:
    """Clause that forbids the last click of ``path``, None if there is none."""
    assert state.to_act is not None
    return GAME.forbidding_clause(state, path)


@pytest.mark.clause("tranquility", "start.must")
def test_nothing_is_discarded_instead_of_a_start() -> None:
    state = table("10 20 start", "30 40", started=False)
    assert refused(state, "discard") == "start.must"
    assert refused(state, "cell:3") == "start.must"
    assert refused(table("10", "30"), "discard") == "turn.discard"


@pytest.mark.clause("tranquility", "start.once", "start.lay")
def test_a_wild_card_is_no_second_start_and_an_island_none_at_all() -> None:
    state = table("10 wild", "20", wilds="on")
    assert refused(state, "hand:0:1", "start") == "start.once"
    assert refused(state, "hand:0:0", "start") == "start.lay"
    assert refused(table("start", "20"), "hand:0:0", "start") == "start.once"


@pytest.mark.clause("tranquility", "finish.lay")
def test_a_finish_is_refused_because_of_the_sea_or_the_start() -> None:
    for state in (
        table("41 finish", "20", sea=full(but={4: 0}), wilds="on"),
        table("41 finish", "20", sea=full(), started=False),
    ):
        assert refused(state, "hand:0:1") == "finish.lay"
        assert refused(state, "finish") == "finish.lay"
    assert refused(table("7 wild", "20", sea=full(but={2: 0}), wilds="on"), "hand:0:1", "finish") == "finish.lay"


@pytest.mark.clause("tranquility", "monsters.finish")
def test_a_finish_is_refused_because_of_a_monster_in_the_own_hand_or_one_that_was_announced() -> None:
    assert refused(table("41 finish monster", "45", sea=full(), monsters="3"), "hand:0:1") == "monsters.finish"
    state = table("41 43 wild", "monster", sea=full(), monsters="3", wilds="on")
    play(state, ("wild-finish",))
    assert refused(state, "hand:0:2", "finish") == "monsters.finish"


@pytest.mark.clause("tranquility", "wild.taken")
def test_a_number_that_a_wild_card_took_is_refused_for_that() -> None:
    state = table("12 40", "60", sea={0: 10, 4: 12}, wilds="on")
    state.wild_cells = (4,)
    assert refused(state, "hand:0:0") == "wild.taken"


@pytest.mark.clause("tranquility", "lay.free", "lay.order", "cost.pay", "cost.most", "rocks.row", "storms.orange")
def test_a_card_that_fits_no_cell_is_refused_for_what_closes_its_gap() -> None:
    assert refused(table("11 40", "60", sea={0: 10, 1: 12}), "hand:0:0") == "lay.order"
    assert refused(table("13 40", "60", sea=full()), "hand:0:0") == "lay.free"
    assert refused(table("13 40", "60", sea={0: 10, 2: 16}), "hand:0:0") == "cost.pay"
    assert refused(table("15 40 41 42 43", "60", sea={0: 10, 2: 20}), "hand:0:0") == "cost.most"
    state = table("13 40", "60", sea={6: 10, 11: 16})
    state.rocks = 1
    assert refused(state, "hand:0:0") == "rocks.row"
    state = table("40 41", "60", storms="on")
    state.orange = (1, 0)
    assert refused(state, "hand:0:0") == "storms.orange"


@pytest.mark.clause("tranquility", "wild.island")
def test_a_wild_card_that_is_of_no_use_is_refused_as_an_island() -> None:
    state = table("wild", "60", sea=full(but={20: 0}), wilds="on")
    assert refused(state, "hand:0:0") == "wild.island", "there is nothing to pay with"


@pytest.mark.clause("tranquility", "rocks.move", "rocks.stay", "rocks.row")
def test_rows_are_refused_to_the_rocks_that_lie_there() -> None:
    state = table("10 20 monster", "40", monsters="3")
    state.rocks = 1
    assert refused(state, "row:1") == "rocks.row"
    play(state, ("lay", 10, 3))
    assert refused(state, "row:1") == "rocks.move"
    assert refused(state, "stay") == "rocks.stay"


@pytest.mark.clause("tranquility", "explore.rocks")
def test_revealed_rocks_are_refused_a_full_row() -> None:
    state = table("40 50", "60", variant="pyramid", sea={20: 80})
    state.exploration = (ROCKS,)
    play(state, ("lay", 40, 8))
    assert refused(state, "row:5") == "explore.rocks"


@pytest.mark.clause("tranquility", "storms.purple", "storms.purple-rows", "compass.use")
def test_rows_are_refused_to_a_purple_storm_that_are_full_or_have_one() -> None:
    state = table("20 40 50", "60", storms="on", sea={cell: cell + 1 for cell in range(6)}, piles=["purple 61", ""])
    state.purple = (2,)
    assert refused(state, "row:2") == "compass.use", "no compass for it"
    play(state, ("lay", 20, 8))
    assert state.pending[-1].kind == "purple"
    assert refused(state, "row:0") == "storms.purple"
    assert refused(state, "row:2") == "storms.purple-rows"
    assert PURPLE not in state.gone


@pytest.mark.clause("tranquility", "compass.use")
def test_storms_in_front_of_seats_go_by_a_compass_only() -> None:
    state = table("10 20", "40", storms="on")
    state.yellow, state.orange = (1, 0), (0, 1)
    assert refused(state, "yellow:0") == refused(state, "orange:1") == "compass.use"


def test_a_border_card_in_calm_weather_is_no_part_of_a_turn() -> None:
    assert GAME.refusal(table("10 20", "40"), 0, ("row:2",))[:2] == NOT_NOW[:2]


def test_a_refusal_says_between_which_numbers_an_island_must_lie() -> None:
    sea = {0: 12, 5: 19, 30: 63}
    state = table("38 5 70", "30", sea=sea)
    cases = [("hand:0:1", "refused-order", {"low": 19, "high": 63}), ("hand:0:0", "refused-order-before", {"high": 12})]
    for card, message, neighbors in [*cases, ("hand:0:2", "refused-order-after", {"low": 63})]:
        cell = "cell:2" if card != "hand:0:0" else "cell:20"
        refusal = GAME.refusal(state, 0, (card, cell))
        assert refusal.clause == "lay.order"
        assert refusal.reason is not None
        assert refusal.reason["id"] == message
        assert refusal.reason["args"].items() >= neighbors.items()


def test_a_card_that_no_space_is_left_for_is_refused_without_a_space() -> None:
    state = table("5 22 70", "30", sea={0: 12, 5: 19, 6: 23, 35: 63})
    for card, message in enumerate(("refused-no-space-before", "refused-no-space", "refused-no-space-after")):
        refusal = GAME.refusal(state, 0, (f"hand:0:{card}",))
        assert refusal.clause == "lay.order"
        assert refusal.reason is not None
        assert refusal.reason["id"] == message


def test_a_refusal_says_what_an_island_would_cost() -> None:
    state = table("25 38", "30", sea={5: 19})
    dear = GAME.refusal(state, 0, ("hand:0:0", "cell:6"))
    assert (dear.clause, dear.reason) == ("cost.most", {"id": "refused-cost-most", "args": {"number": 25, "cost": 6}})
    poor = GAME.refusal(table("22 38", "30", sea={5: 19}), 0, ("hand:0:0", "cell:6"))
    assert (poor.clause, poor.reason) == (
        "cost.pay",
        {"id": "refused-cost-pay", "args": {"number": 22, "cost": 3, "left": 1}},
    )
    nowhere = GAME.refusal(table("22", "30", sea={5: 19, 7: 24}), 0, ("hand:0:0",))
    assert (nowhere.clause, nowhere.reason) == (
        "cost.pay",
        {"id": "refused-cost-anywhere", "args": {"number": 22, "cost": 2}},
    )


@pytest.mark.clause("tranquility", "start.lay", "finish.lay")
def test_a_corner_card_on_a_cell_is_refused_with_the_place_where_it_goes() -> None:
    start = table("10 start", "20", started=False)
    refusal = GAME.refusal(start, 0, ("hand:0:1", "cell:3"))
    assert (refusal.clause, refusal.reason) == ("start.lay", {"id": "refused-start-cell"})
    finish = table("41 finish", "20", sea=full())
    refusal = GAME.refusal(finish, 0, ("hand:0:1", "cell:3"))
    assert (refusal.clause, refusal.reason) == ("finish.lay", {"id": "refused-finish-cell"})
    missing = GAME.refusal(table("41 finish", "20", sea=full(), started=False), 0, ("hand:0:1", "finish"))
    assert (missing.clause, missing.reason) == ("finish.lay", {"id": "refused-finish-start"})


@pytest.mark.clause("tranquility", "compass.use", "night.turn")
def test_it_is_said_why_a_compass_or_a_turned_card_is_of_no_use_here() -> None:
    state = table("10 20 30", "40", storms="on")
    state.compasses = 1
    assert GAME.refusal_reason(state, ("compass",), "compass.use") == {"id": "refused-no-storm"}
    state.compasses, state.yellow = 0, (0, 1)
    assert GAME.refusal_reason(state, ("compass",), "compass.use") == {"id": "refused-no-compass"}
    state = table("10 20 30", "40", sea={0: 5}, variant="day-night")
    assert refused(state, "turn-card", "cell:1") == "night.turn"
    assert GAME.refusal_reason(state, ("turn-card", "cell:1"), "night.turn") == {"id": "refused-no-card"}


@pytest.mark.clause("tranquility", "turn.lay")
def test_a_number_is_asked_for_only_if_the_hand_holds_one_that_can_be_played() -> None:
    sea = {0: 10, 2: 14}
    for hand, message in (("12 40 41 42 43", "refused-cell"), ("40 41 42", "refused-cell-lacking")):
        refusal = GAME.refusal(table(hand, "60", sea=sea), 0, ("cell:1",))
        assert refusal.reason == {"id": message, "args": {"low": 10, "high": 14}}
    refusal = GAME.refusal(table("12 40", "60", sea=sea), 0, ("cell:1",))
    assert refusal.reason == {"id": "refused-cost-pay", "args": {"number": 12, "cost": 2, "left": 1}}
    refusal = GAME.refusal(table("11 12", "60", sea=sea), 0, ("cell:3",))
    assert refusal.reason == {"id": "refused-cell-lacking-after", "args": {"low": 14}}
