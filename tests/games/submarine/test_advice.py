"""The bots' evaluation: it orders typical positions correctly, and bots that use it play sensibly."""

import pytest

from kajuta.core.rng import Rng
from kajuta.games.submarine import GAME
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.sea_grid import IN_RESERVE
from kajuta.games.submarine.state import MOVE_STAGE
from kajuta.simulate import Series, run
from tests.games.submarine.positions import PLAIN, all_but, field, place, play, sail, salvaging, table, with_card


def standing(state: SubmarinePosition, seat: int) -> float:
    """Chance of ``seat`` to win, as the evaluation estimates it."""
    return GAME.win_probabilities(state)[seat]


def test_treasures_jokers_and_cards_are_good_and_other_peoples_are_bad() -> None:
    plain = table("1-2", "6-2")
    for better in (
        table("1-2", "6-2", containers=("ring red", "")),
        table("1-2", "6-2", jokers=("shell red", "")),
        table("1-2", "6-2", stacks=("blue " * 9, "blue " * 6)),
    ):
        assert standing(better, 0) > standing(plain, 0)
        assert standing(better, 1) < standing(plain, 1)


def test_a_submarine_over_a_missing_treasure_is_worth_more_than_over_a_duplicate() -> None:
    missing = table("1-2", "6-2", sea={"1-2": "ring red"})
    duplicate = table("1-2", "6-2", sea={"1-2": "crown red"}, containers=("crown blue", ""))
    duplicate.containers[0] = missing.containers[0][:1] + duplicate.containers[0][1:]
    missing.containers[0] = table("1-2", "6-2", containers=("mask blue", "")).containers[0]
    assert standing(missing, 0) > standing(duplicate, 0)


def test_the_next_voyage_counts_for_less_than_this_one() -> None:
    ahead = table("4-2", "6-2", ships=(3, 0), sea={"4-2": "ring red"})
    behind = table("4-2", "6-2", ships=(5, 0), sea={"4-2": "ring red"})
    assert standing(ahead, 0) > standing(behind, 0)


def test_submarines_in_the_way_make_a_field_worth_less() -> None:
    free = table("1-3", "6-2", "6-2", sea={"1-3": "ring red"})
    dear = table("1-3", "1-2", "6-2", sea={"1-3": "ring red"})
    assert standing(free, 0) > standing(dear, 0)


def test_winning_is_better_than_any_lead() -> None:
    ahead = table("1-2", "6-2", containers=(all_but("crown"), ""), hands=("green", PLAIN), sea={"1-2": "crown green"})
    won = play(salvaging(ahead.copy(), 1), with_card("1-2"))
    assert standing(won, 0) > standing(ahead, 0)
    assert standing(won, 1) < standing(ahead, 1)


def test_the_quick_policy_salvages_what_is_missing_first() -> None:
    state = table("1-3", "6-2", containers=("crown blue", ""), sea={"1-3": "crown red, ring yellow"})
    play(state, sail(1))
    assert GAME.playout(state, Rng(1)) == ("act", "salvage")
    play(state, ("act", "salvage"))
    assert GAME.playout(state, Rng(1)) == with_card("1-3", 2)


def test_the_quick_policy_leaves_what_costs_more_than_it_brings() -> None:
    state = table("1-2", " ".join(["1-2"] * 5), containers=("crown blue", ""), sea={"1-2": "crown red"})
    play(state, sail(1))
    assert GAME.playout(state, Rng(1)) == ("act", "move")


def test_the_quick_policy_moves_to_where_most_is_promised() -> None:
    empty = [f"{column}-{row}" for column in range(1, 7) for row in range(2, 6) if (column, row) != (4, 3)]
    state = table("2-2", "6-5", empty=[name for name in empty if name != "4-2"], sea={"4-3": "ring red, lamp yellow"})
    play(state, sail(2))
    assert GAME.playout(state, Rng(1)) == ("move", field("2-2"), field("4-3"))
    assert state.board[place("4-3")] >= 0


def test_submarines_beside_the_board_do_not_hide_from_the_quick_policy_what_the_last_field_promises() -> None:
    empty = [f"{column}-{row}" for column in range(1, 7) for row in range(2, 6) if (column, row) != (6, 5)]
    state = table("2-4", "1-2", empty=empty, sea={"6-5": "ring red, lamp yellow"}, gradual=True)
    state.subs[0] += [IN_RESERVE, IN_RESERVE]
    play(state, sail(2))
    while state.stage != MOVE_STAGE:
        state.apply(GAME.playout(state, Rng(1)))
    assert GAME.playout(state, Rng(1)) == ("move", field("2-4"), field("6-5"))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_mate_beats_random_ones(seats: int) -> None:
    tally = run(Series("submarine", GAME.complete_options(seats, {}), ("mate",) + ("random",) * (seats - 1), 1, 5))
    assert tally.finished == 5
    assert tally.wins[0] >= 4
