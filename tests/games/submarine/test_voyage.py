"""Ships, the actions of submarines, moving, and the break."""

import pytest

from kajuta.games.submarine.state import BREAK_STAGE, MOVE_STAGE, SAIL_STAGE
from tests.games.submarine.positions import (
    LEFT_HARBOR,
    PLAIN,
    RIGHT_HARBOR,
    click,
    colors,
    field,
    lit,
    move,
    play,
    refused,
    sail,
    salvaging,
    table,
    with_card,
)


@pytest.mark.clause("submarine", "turn.order")
def test_turns_go_clockwise_ship_first() -> None:
    state = table("2-2", "2-2", "2-2")
    for seat in (0, 1, 2, 0):
        assert (state.to_act, state.stage) == (seat, SAIL_STAGE)
        play(state, sail(7))
        if state.stage == BREAK_STAGE:
            play(state, ("stay",))


@pytest.mark.clause("submarine", "ship.right")
def test_a_ship_sails_at_least_one_column_to_the_right() -> None:
    state = table("1-2 2-3 3-2 5-5", "6-2", ships=(3, 0))
    assert state.legal_actions() == [sail(5), sail(7)]
    for behind in (0, 1, 2):
        assert refused(state, f"surface:{behind}") == "ship.right"


@pytest.mark.clause("submarine", "ship.stop")
def test_a_ship_stops_only_above_a_submarine_of_its_own_at_any_depth() -> None:
    state = table("1-2 2-3 3-4 5-5", "4-2 6-2")
    assert state.legal_actions() == [sail(1), sail(2), sail(3), sail(5), sail(7)]
    assert refused(state, "surface:3") == "ship.stop"


@pytest.mark.clause("submarine", "ship.skip")
def test_a_ship_may_pass_columns_or_leave_at_once() -> None:
    assert play(table("1-2 5-2", "6-2"), sail(5)).ships[0] == 4
    assert play(table("1-2 5-2", "6-2"), sail(7)).ships[0] == RIGHT_HARBOR


@pytest.mark.clause("submarine", "ship.wait")
def test_a_ship_that_leaves_waits_and_its_submarines_do_nothing() -> None:
    state = table("1-2 6-2", "1-2 2-2")
    play(state, sail(7))
    assert {action[0] for action in state.legal_actions()} == {"swap", "stay"}
    play(state, ("stay",), sail(1), ("act", "move"), move("1-2", "3-2"))
    assert state.to_act == 0
    assert {action[0] for action in state.legal_actions()} == {"swap", "stay"}
    play(state, ("stay",))
    assert state.to_act == 1
    assert state.ships == [RIGHT_HARBOR, 0]


@pytest.mark.clause("submarine", "ship.return")
def test_after_the_turn_of_the_last_ship_all_go_back_and_the_next_seat_begins() -> None:
    state = table("1-2", "1-2", "1-2", ships=(3, 7, 7))
    play(state, sail(7))
    assert state.ships == [RIGHT_HARBOR] * 3
    play(state, ("stay",))
    assert state.ships == [LEFT_HARBOR] * 3
    assert (state.to_act, state.stage) == (1, SAIL_STAGE)
    assert sail(1) in state.legal_actions()


@pytest.mark.clause("submarine", "action.column")
def test_only_submarines_below_the_ship_take_part() -> None:
    state = play(table("2-2 2-5 3-3", "2-3", hands=("", "")), sail(2))
    assert {action[1] for action in state.legal_actions()} == {field("2-2"), field("2-5")}
    assert refused(state, f"sub:0:{field('3-3')}") == "action.column"


@pytest.mark.clause("submarine", "action.one-kind")
def test_whoever_moves_does_not_salvage_and_the_other_way_round() -> None:
    state = table("1-2 1-3", "6-2")
    play(state, sail(1))
    assert state.legal_actions() == [("act", "salvage"), ("act", "move")]
    moved = play(state.copy(), ("act", "move"), move("1-2", "2-2"))
    assert {action[0] for action in moved.legal_actions()} == {"move", "done"}
    salvaged = play(state.copy(), ("act", "salvage"), with_card("1-2"))
    assert {action[0] for action in salvaged.legal_actions()} == {"card", "done"}


@pytest.mark.clause("submarine", "action.must")
def test_who_cannot_salvage_must_move() -> None:
    state = play(table("1-2", "6-2", hands=("violet", PLAIN)), sail(1))
    assert state.legal_actions() == [("act", "move")]
    assert refused(state, "salvage") == "salvage.card"
    play(state, ("act", "move"))
    assert ("done",) not in state.legal_actions()
    assert refused(state, "done") == "action.must"
    assert all(action[0] == "move" for action in state.legal_actions())


@pytest.mark.clause("submarine", "action.must")
def test_who_salvages_must_take_at_least_one_treasure() -> None:
    state = salvaging(table("1-2 1-3", "6-2"), 1)
    assert ("done",) not in state.legal_actions()
    assert refused(state, "done") == "action.must"
    play(state, with_card("1-2"), ("done",))
    assert state.to_act == 1


def test_a_hand_that_leaves_no_choice_is_asked_all_the_same_because_it_is_secret() -> None:
    """An automatic step would reveal that no card fits."""
    state = play(table("1-2", "6-2", hands=("violet", PLAIN)), sail(1))
    assert len(state.legal_actions()) == 1
    assert state.must_ask()


def test_where_everybody_sees_that_nothing_can_be_salvaged_nothing_is_asked() -> None:
    assert play(table("1-2", "6-2", empty=["1-2"]), sail(1)).stage == MOVE_STAGE
    assert play(table("1-2", "6-2", hands=("", ""), stacks=("", "red")), sail(1)).stage == MOVE_STAGE


# Moving


@pytest.mark.clause("submarine", "move.reach")
@pytest.mark.parametrize(("row", "rows"), [(2, (2, 3)), (3, (2, 3, 4)), (4, (3, 4, 5)), (5, (4, 5))])
def test_a_submarine_reaches_every_column_of_its_row_and_the_neighbouring_rows(row: int, rows: tuple[int]) -> None:
    state = play(table(f"3-{row}", "6-2", hands=("", ""), stacks=("", "red")), sail(3))
    reached = {action[2] for action in state.legal_actions()}
    wanted = {field(f"{column}-{other}") for column in range(1, 7) for other in rows}
    assert reached == wanted - {field(f"3-{row}")}
    for far in {2, 3, 4, 5} - set(rows):
        assert refused(state, f"sub:0:{field(f'3-{row}')}", f"field:{field(f'1-{far}')}") == "move.reach"


@pytest.mark.clause("submarine", "move.reach", "action.column")
def test_example_1_two_white_submarines_below_their_ship_move_and_three_do_not() -> None:
    """White has submarines in rows 2 and 4 below its ship, and three in other columns."""
    state = table("3-2 3-4 1-2 5-3 6-4", "2-2", hands=("", ""), stacks=("", "red"))
    click(state, "surface:2")
    shallow, deep = f"sub:0:{field('3-2')}", f"sub:0:{field('3-4')}"
    assert lit(state) == [shallow, deep]
    assert lit(state, shallow) == _fields({2, 3}, but="3-2")
    assert lit(state, deep) == _fields({3, 4, 5}, but="3-4")
    for other in ("1-2", "5-3", "6-4"):
        assert refused(state, f"sub:0:{field(other)}") == "action.column"
    click(state, shallow, f"field:{field('6-3')}")
    click(state, deep, f"field:{field('1-5')}")
    assert state.subs[0] == [field(name) for name in ("6-3", "1-5", "1-2", "5-3", "6-4")]
    assert state.to_act == 1


def _fields(rows: set[int], but: str) -> list[str]:
    names = [f"{column}-{row}" for column in range(1, 7) for row in range(2, 6) if row in rows]
    return [f"field:{field(name)}" for name in names if name != but]


@pytest.mark.clause("submarine", "move.once")
def test_each_submarine_moves_once_even_if_it_stays_in_the_column() -> None:
    state = table("3-2 3-3", "6-2", hands=("", ""), stacks=("", "red"))
    play(state, sail(3), move("3-2", "3-3"))
    assert {action[1] for action in state.legal_actions() if action[0] == "move"} == {field("3-3")}
    assert refused(state, f"sub:0:{field('3-2')}") == "move.once"
    play(state, move("3-3", "3-4"))
    assert sorted(state.subs[0]) == [field("3-3"), field("3-4")]
    assert state.to_act == 1, "both have moved"


@pytest.mark.clause("submarine", "move.once")
def test_a_submarine_that_has_moved_to_a_field_of_its_own_is_not_moved_again() -> None:
    state = table("3-2 3-5", "6-2", hands=("", ""), stacks=("", "red"))
    play(state, sail(3), move("3-2", "3-3"))
    assert {action[1] for action in state.legal_actions() if action[0] == "move"} == {field("3-5")}
    assert refused(state, f"sub:0:{field('3-3')}") == "move.once"


@pytest.mark.clause("submarine", "move.once")
def test_one_move_is_enough_and_more_are_allowed() -> None:
    state = table("3-2 3-2 3-5", "6-2", hands=("", ""), stacks=("", "red"))
    play(state, sail(3), move("3-2", "1-2"))
    assert play(state.copy(), ("done",)).to_act == 1
    play(state, move("3-2", "1-2"), move("3-5", "4-5"))
    assert state.to_act == 1
    assert state.subs[0] == [field("1-2"), field("1-2"), field("4-5")]


# The break


@pytest.mark.clause("submarine", "break.swap")
def test_a_break_swaps_a_card_for_the_top_of_the_stack() -> None:
    state = table("1-2", "1-2", hands=("red red green", PLAIN), stacks=("yellow blue violet", "red"))
    play(state, sail(7))
    assert state.legal_actions() == [("swap", 0), ("swap", 2), ("stay",)]
    click(state, "hand:green")
    assert colors(state.hands[0]) == "red red violet"
    assert colors(state.stacks[0]) == "green yellow blue"
    assert state.to_act == 1


@pytest.mark.clause("submarine", "break.swap")
def test_a_break_may_leave_the_hand_as_it_is() -> None:
    state = table("1-2", "1-2", hands=("red red green", PLAIN))
    click(state, "port")
    click(state, "stay")
    assert colors(state.hands[0]) == "red red green"
    assert state.to_act == 1


@pytest.mark.clause("submarine", "break.empty")
def test_without_a_stack_nothing_is_asked() -> None:
    state = table("1-2", "1-2", hands=("red red", PLAIN), stacks=("", "blue"))
    play(state, sail(7))
    assert state.to_act == 1
    assert colors(state.hands[0]) == "red red"
    play(state, sail(1), ("act", "move"), move("1-2", "2-2"))
    assert (state.to_act, state.stage) == (1, SAIL_STAGE), "the waiting seat is passed over"
