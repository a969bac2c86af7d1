"""Salvaging with cards, fees, the container and jokers."""

import pytest

from kajuta.core.rng import Rng
from kajuta.games.submarine import GAME
from kajuta.games.submarine.sea_grid import FIELD_COUNT
from kajuta.games.submarine.state import PAY_STAGE, SALVAGE_STAGE
from kajuta.games.submarine.tokens_and_cards import COLORS, NO_TOKEN, TREASURE_TYPES
from tests.games.submarine.positions import (
    PLAIN,
    all_but,
    click,
    color,
    colors,
    field,
    lit,
    place,
    play,
    refused,
    sail,
    salvaging,
    table,
    token,
    tokens,
    told,
    with_card,
    with_joker,
)

AWAY = "6-2"
"""Field in which a submarine does not affect the others."""


def kinds(*names: str) -> list[int]:
    return [TREASURE_TYPES.index(name) for name in names]


# Salvaging with cards


@pytest.mark.clause("submarine", "salvage.where")
def test_only_from_fields_below_the_ship_in_which_a_submarine_lies() -> None:
    sea = {"1-2": "crown red", "1-3": "mask red", "1-4": "sword red, ring blue, ring green", "2-2": "coin red"}
    state = salvaging(table("1-2 1-4 2-2", AWAY, hands=("red red red", PLAIN), sea=sea), 1)
    assert set(state.legal_actions()) == {with_card("1-2"), with_card("1-4")}
    assert refused(state, f"place:{place('1-3')}") == "salvage.where"
    assert refused(state, f"place:{place('2-2')}") == "salvage.where"


@pytest.mark.clause("submarine", "salvage.where")
def test_several_treasures_in_one_turn() -> None:
    sea = {"1-5": "crown red, mask yellow, sword green"}
    state = salvaging(table("1-5", AWAY, sea=sea), 1)
    play(state, with_card("1-5", 1), with_card("1-5", 2), with_card("1-5", 3))
    assert [kind for kind, one in enumerate(state.containers[0]) if one != NO_TOKEN] == sorted(
        kinds("crown", "mask", "sword")
    )


@pytest.mark.clause("submarine", "salvage.card")
def test_a_card_of_the_rims_color_goes_onto_the_discard() -> None:
    sea = {"1-3": "crown red, mask violet"}
    state = salvaging(table("1-3", AWAY, sea=sea), 1)
    assert state.legal_actions() == [with_card("1-3", 1)]
    assert refused(state, f"place:{place('1-3', 2)}") == "salvage.card"
    play(state, with_card("1-3", 1))
    assert state.discard == [1, 0, 0, 0, 0]
    areas = {area["id"]: area["items"] for area in GAME.scene(state, None)["areas"]}
    assert areas["discard"][0]["label"]["args"]["count"] == 1, "everybody sees it"
    assert colors(state.hands[0]) == "yellow green"
    assert state.containers[0][TREASURE_TYPES.index("crown")] == token("crown red")
    assert state.board[place("1-3", 1)] == NO_TOKEN


@pytest.mark.clause("submarine", "salvage.card")
def test_another_card_than_the_rims_is_refused() -> None:
    state = salvaging(table("1-2", AWAY, sea={"1-2": "crown red"}), 1)
    assert lit(state, f"place:{place('1-2')}") == ["hand:red"]
    assert refused(state, f"place:{place('1-2')}", "hand:green") == "salvage.card"


@pytest.mark.clause("submarine", "salvage.hand", "turn.refill")
def test_no_card_is_drawn_before_the_end_of_the_turn_then_up_to_three() -> None:
    sea = {"1-5": "crown red, mask red, sword red, coin blue"}
    state = table("1-5", AWAY, hands=("red red red", PLAIN), stacks=("violet green blue red", "red"), sea=sea)
    salvaging(state, 1)
    play(state, with_card("1-5", 1), with_card("1-5", 2))
    assert colors(state.hands[0]) == "red"
    play(state, with_card("1-5", 3))
    assert state.to_act == 1, "without a card nothing more can be salvaged"
    assert colors(state.hands[0]) == "red green blue"
    assert colors(state.stacks[0]) == "violet"


@pytest.mark.clause("submarine", "turn.refill")
def test_a_short_stack_leaves_a_short_hand() -> None:
    state = table("1-5", AWAY, hands=("red red red", PLAIN), stacks=("blue", "red"), sea={"1-5": "crown red, mask red"})
    play(salvaging(state, 1), with_card("1-5", 1), with_card("1-5", 2), ("done",))
    assert colors(state.hands[0]) == "red blue"


@pytest.mark.clause("submarine", "turn.refill")
def test_after_moving_the_hand_is_filled_up_too() -> None:
    state = table("1-2", AWAY, hands=("red", PLAIN), stacks=("blue green violet", "red"))
    play(state, sail(1), ("act", "move"), ("move", field("1-2"), field("2-2")))
    assert colors(state.hands[0]) == "red green violet"


@pytest.mark.clause("submarine", "container.fill")
def test_a_missing_type_goes_into_the_container_whatever_its_rim() -> None:
    state = table("1-4", AWAY, containers=("crown red", ""), sea={"1-4": "crown yellow, mask green"})
    play(salvaging(state, 1), with_card("1-4", 2))
    assert state.containers[0][TREASURE_TYPES.index("mask")] == token("mask green")
    assert state.jokers[0] == ()


@pytest.mark.clause("submarine", "container.duplicate")
def test_a_duplicate_becomes_a_joker() -> None:
    state = table("1-4", AWAY, containers=("crown red", ""), sea={"1-4": "crown yellow, mask green"})
    play(salvaging(state, 1), with_card("1-4", 1))
    assert state.containers[0][TREASURE_TYPES.index("crown")] == token("crown red")
    assert state.jokers[0] == (token("crown yellow"),)


# Fees


@pytest.mark.clause("submarine", "fee.foreign", "fee.free", "fee.stack")
def test_example_2_two_treasures_cost_two_cards_two_to_white_and_four_to_brown() -> None:
    """Purple (seat 0) salvages both treasures of row 4 below its ship.

    White has a submarine in the row above. Brown has one in the row above, one in the same field, and one in the
    row below. Purple's second submarine is in a field without treasures.
    """
    state = table(
        "4-4 4-2 1-2 2-2 2-2",
        "4-2 1-2 1-2 3-2 5-3",
        "4-3 4-4 4-5 1-2 2-2",
        hands=("red blue green", "red red red", "blue blue blue"),
        stacks=("violet " * 7, "yellow yellow", "yellow"),
        sea={"4-4": "crown red, mask blue"},
        empty=["4-2"],
    )
    state.board[place("4-4", 3)] = NO_TOKEN
    click(state, "surface:3")
    click(state, "salvage")
    first, second = f"place:{place('4-4', 1)}", f"place:{place('4-4', 2)}"
    assert lit(state) == [first, second]
    click(state, first, "hand:red")
    assert colors(state.stacks[1]) == "yellow yellow violet"
    assert colors(state.stacks[2]) == "yellow violet violet"
    click(state, second, "hand:blue")
    assert colors(state.stacks[1]) == "yellow yellow" + 2 * " violet", "2 cards to white"
    assert colors(state.stacks[2]) == "yellow" + 4 * " violet", "4 cards to brown"
    assert state.discard == [1, 0, 0, 1, 0]
    assert state.treasure_count(0) == 2
    assert state.to_act == 1


@pytest.mark.clause("submarine", "fee.foreign")
@pytest.mark.parametrize(("row", "fees"), [(2, 1), (3, 3), (4, 3), (5, 4)])
def test_the_deeper_the_more_submarines_are_in_the_way(row: int, fees: int) -> None:
    state = table(f"1-{row}", "1-2 1-3 1-3 1-5 2-2", sea={f"1-{row}": "crown red"})
    before = state.card_count(1)
    play(salvaging(state, 1), with_card(f"1-{row}"))
    assert state.card_count(1) - before == fees


@pytest.mark.clause("submarine", "fee.free")
def test_deeper_distant_and_own_submarines_cost_nothing() -> None:
    state = table("1-3 1-2 1-3", "1-4 1-5 2-2 2-3", sea={"1-3": "crown red"})
    play(salvaging(state, 1), with_card("1-3"))
    assert state.card_count(1) == 9


@pytest.mark.clause("submarine", "fee.stack")
def test_fees_come_from_the_top_of_the_stack_and_go_onto_the_top() -> None:
    state = table("1-2", "1-2", stacks=("blue blue blue green", "red violet"), sea={"1-2": "crown red"})
    play(salvaging(state, 1), with_card("1-2"))
    assert colors(state.stacks[1]) == "red violet green"
    assert colors(state.hands[1]) == PLAIN


@pytest.mark.clause("submarine", "fee.hand")
def test_what_the_stack_lacks_comes_from_the_hand_by_choice() -> None:
    state = table("1-2", "1-2 1-2", hands=("red yellow green", PLAIN), stacks=("blue", "red"), sea={"1-2": "crown red"})
    play(salvaging(state, 1), with_card("1-2"))
    assert state.stage == PAY_STAGE
    assert colors(state.stacks[0]) == ""
    assert lit(state) == ["hand:yellow", "hand:green"], "the red card is on the discard already"
    click(state, "hand:green")
    assert colors(state.stacks[1]) == "red blue green"
    assert colors(state.hands[0]) == "yellow"


@pytest.mark.clause("submarine", "fee.hand")
def test_while_the_stack_suffices_the_hand_is_not_asked() -> None:
    state = table("1-2", "1-2", stacks=("blue", "red"), sea={"1-2": "crown red"})
    play(salvaging(state, 1), with_card("1-2"))
    assert state.stage != PAY_STAGE
    assert colors(state.hands[0]) == "yellow green"


def test_the_last_card_of_a_hand_is_paid_without_asking_and_others_never() -> None:
    subs = "1-2 1-2"
    state = table("1-2", subs, hands=("red yellow green", PLAIN), stacks=("", "red"), sea={"1-2": "crown red"})
    play(salvaging(state, 1), with_card("1-2"))
    assert state.must_ask()
    play(state, ("pay", color("green")))
    assert state.legal_actions() == [("pay", color("yellow"))]
    assert not state.must_ask()


@pytest.mark.clause("submarine", "fee.unpayable")
def test_who_cannot_pay_all_fees_cannot_salvage() -> None:
    poor = table("1-2", "1-2 1-2 1-2", hands=("red red", PLAIN), stacks=("blue", "red"), sea={"1-2": "crown red"})
    play(poor, sail(1))
    assert poor.legal_actions()[0][0] == "move", "the salvage is not even offered"
    able = table("1-2", "1-2 1-2", hands=("red red", PLAIN), stacks=("blue", "red"), sea={"1-2": "crown red"})
    play(able, sail(1))
    assert ("act", "salvage") in able.legal_actions()


@pytest.mark.clause("submarine", "fee.unpayable")
def test_the_table_says_that_the_fees_are_too_high() -> None:
    state = table(
        "1-2 1-3", "1-3", hands=("red", PLAIN), stacks=("", "red"), sea={"1-2": "crown red", "1-3": "mask red"}
    )
    salvaging(state, 1)
    assert lit(state) == [f"place:{place('1-2')}"]
    assert refused(state, f"place:{place('1-3')}") == "fee.unpayable"


@pytest.mark.clause("submarine", "fee.order")
def test_fees_go_clockwise_one_seat_after_the_other() -> None:
    subs = ("1-2", "1-2 1-2", "1-2 1-2")
    state = table(*subs, hands=("red yellow green", PLAIN, PLAIN), stacks=("blue violet blue", "red", "red"))
    play(salvaging(state, 1), with_card("1-2"))
    assert colors(state.stacks[1]) == "red blue violet"
    assert colors(state.stacks[2]) == "red blue"
    assert state.owed == (2,)
    play(state, ("pay", color("yellow")))
    assert colors(state.stacks[2]) == "red blue yellow"


@pytest.mark.clause("submarine", "fee.order")
def test_clockwise_counts_from_the_seat_that_pays() -> None:
    state = table("1-2", "1-2", "1-2", hands=(PLAIN, PLAIN, PLAIN), stacks=("red", "blue violet", "red"))
    state.active = state.to_act = 1
    salvaging(state, 1)
    play(state, with_card("1-2"))
    assert colors(state.stacks[2]) == "red violet"
    assert colors(state.stacks[0]) == "red blue"


@pytest.mark.clause("submarine", "fee.draw")
def test_a_receiver_with_fewer_than_three_cards_draws_at_once() -> None:
    state = table("1-2", "1-2", hands=(PLAIN, "red"), stacks=("violet blue", ""), sea={"1-2": "crown red"})
    play(salvaging(state, 1), with_card("1-2"))
    assert colors(state.hands[1]) == "red blue"
    assert colors(state.stacks[1]) == ""


@pytest.mark.clause("submarine", "fee.draw", "fee.order")
def test_several_receivers_draw_at_once_also_from_what_is_paid_from_the_hand() -> None:
    subs = ("1-2", "1-2", "1-2 1-2")
    hands = ("red yellow green", "", "violet violet")
    state = table(*subs, hands=hands, stacks=("blue blue", "", ""), sea={"1-2": "crown red"})
    play(salvaging(state, 1), with_card("1-2"))
    assert (colors(state.hands[1]), colors(state.hands[2])) == ("blue", "blue violet violet")
    assert state.owed == (2,)
    play(state, ("pay", color("green")))
    assert colors(state.hands[2]) == "blue violet violet", "three are enough"
    assert colors(state.stacks[2]) == "green"


@pytest.mark.clause("submarine", "fee.draw")
def test_a_receiver_draws_after_each_single_card() -> None:
    """The first card fills the hand, so that the second one stays on the stack."""
    hands, stacks = (PLAIN, "red red"), ("blue violet", "")
    state = table("1-2", "1-2 1-2", hands=hands, stacks=stacks, sea={"1-2": "crown red"})
    play(salvaging(state, 1), with_card("1-2"))
    assert colors(state.hands[1]) == "red red violet"
    assert colors(state.stacks[1]) == "blue"


# Jokers


@pytest.mark.clause("submarine", "joker.use")
def test_a_joker_replaces_the_card_whatever_its_rim_and_no_fee_is_paid() -> None:
    state = table("1-3", "1-2 1-3", jokers=("shell blue", ""), sea={"1-3": "crown violet"})
    play(salvaging(state, 1), with_joker("1-3", "shell blue"))
    assert state.containers[0][TREASURE_TYPES.index("crown")] == token("crown violet")
    assert state.jokers[0] == ()
    assert (state.card_count(0), state.card_count(1)) == (9, 9)
    assert state.discard == [0] * len(COLORS)


@pytest.mark.clause("submarine", "joker.use")
def test_even_with_a_joker_a_submarine_must_lie_in_the_field_below_the_ship() -> None:
    state = salvaging(table("1-2 2-2", AWAY, jokers=("shell blue", "")), 1)
    assert {action[1] for action in state.legal_actions()} == {place("1-2")}
    assert refused(state, f"place:{place('1-3')}") == "salvage.where"


@pytest.mark.clause("submarine", "joker.use")
def test_any_number_of_jokers_in_a_turn() -> None:
    jokers = "shell blue, shell red, shell green"
    sea = {"1-4": "crown violet, mask violet, ring violet"}
    state = salvaging(table("1-4", AWAY, jokers=(jokers, ""), sea=sea), 1)
    play(state, *(with_joker("1-4", f"shell {rim}", n) for n, rim in enumerate(("blue", "red", "green"), 1)))
    assert state.treasure_count(0) == 3


@pytest.mark.clause("submarine", "joker.use")
def test_a_joker_helps_where_the_hand_is_empty() -> None:
    state = table("1-2", "1-2", hands=("", PLAIN), stacks=("", "red"), jokers=("shell blue", ""))
    play(state, sail(1))
    assert ("act", "salvage") in state.legal_actions()


@pytest.mark.clause("submarine", "joker.use")
def test_the_joker_that_pays_is_clicked() -> None:
    state = table("1-2", AWAY, jokers=("shell blue, mask red", ""), sea={"1-2": "crown red"})
    salvaging(state, 1)
    treasure = f"place:{place('1-2')}"
    shell, mask = token("shell blue"), token("mask red")
    assert lit(state, treasure) == ["hand:red", f"joker:0:{shell}", f"joker:0:{mask}"]
    click(state, treasure, f"joker:0:{mask}")
    assert state.jokers[0] == (shell,)
    assert state.board[place("1-2")] == mask


@pytest.mark.clause("submarine", "joker.laid")
def test_the_joker_lies_where_the_treasure_lay_but_not_for_this_turn() -> None:
    state = table("1-2 1-3", AWAY, jokers=("shell red, shell blue", ""), sea={"1-2": "crown violet"})
    play(salvaging(state, 1), with_joker("1-2", "shell red"))
    assert state.board[place("1-2")] == token("shell red")
    assert state.stage == SALVAGE_STAGE
    assert not any(action[1:2] == (place("1-2"),) for action in state.legal_actions())
    assert refused(state, f"place:{place('1-2')}") == "joker.laid"


@pytest.mark.clause("submarine", "joker.laid")
def test_the_next_seat_salvages_a_laid_joker_with_its_card_or_another_joker() -> None:
    state = table("1-2", "1-2", jokers=("shell red", "shell blue"), sea={"1-2": "crown violet"})
    play(salvaging(state, 1), with_joker("1-2", "shell red"))
    assert state.to_act == 1
    salvaging(state, 1)
    assert state.legal_actions() == [with_card("1-2"), with_joker("1-2", "shell blue")]
    play(state, with_card("1-2"))
    assert state.discard[color("red")] == 1
    assert set(state.jokers[1]) == set(tokens("shell blue, shell red"))


@pytest.mark.clause("submarine", "joker.laid")
def test_who_laid_it_may_take_it_back_in_a_later_turn() -> None:
    state = table(
        "1-2 1-3", "6-2", jokers=("shell red", ""), sea={"1-2": "crown violet", "1-3": "ring blue, ring green"}
    )
    play(salvaging(state, 1), with_joker("1-2", "shell red"), ("done",))
    state.active = state.to_act = 0
    state.ships[0] = -1
    state.stage = "sail"
    salvaging(state, 1)
    assert with_card("1-2") in state.legal_actions()


@pytest.mark.clause("submarine", "joker.shell")
def test_a_salvaged_shell_is_a_joker_beside_the_container() -> None:
    state = table("1-3", AWAY)
    state.board[place("1-3", 1)] = token("shell red")
    play(salvaging(state, 1), with_card("1-3", 1))
    assert state.jokers[0] == (token("shell red"),)
    assert state.treasure_count(0) == 0


@pytest.mark.clause("submarine", "joker.container")
def test_a_joker_never_fills_a_place() -> None:
    state = table("1-2", AWAY, containers=(all_but("crown"), ""), jokers=("shell red, shell blue", ""))
    assert state.treasure_count(0) == 11
    play(state, sail(7))
    assert state.treasure_count(0) == 11
    assert state.to_act is not None
    assert {action[0] for action in state.legal_actions()} == {"swap", "stay"}


@pytest.mark.clause("submarine", "joker.others")
def test_a_duplicate_laid_as_a_joker_fills_the_container_of_another() -> None:
    state = table("1-2", "1-2", containers=("mask red", ""), jokers=("mask green", ""), sea={"1-2": "crown violet"})
    play(salvaging(state, 1), with_joker("1-2", "mask green"))
    play(salvaging(state, 1), with_card("1-2"))
    assert state.containers[1][TREASURE_TYPES.index("mask")] == token("mask green")


@pytest.mark.clause("submarine", "joker.fresh")
def test_a_duplicate_serves_as_a_joker_in_the_same_turn() -> None:
    state = table("1-3", AWAY, containers=("crown blue", ""), sea={"1-3": "crown red, ring violet"})
    play(salvaging(state, 1), with_card("1-3", 1), with_joker("1-3", "crown red", 2))
    assert state.containers[0][TREASURE_TYPES.index("ring")] == token("ring violet")
    assert state.board[place("1-3", 2)] == token("crown red")


@pytest.mark.clause("submarine", "joker.fresh")
def test_a_shell_serves_as_a_joker_in_the_same_turn() -> None:
    state = table("1-3", AWAY, sea={"1-3": "crown red, ring violet"})
    state.board[place("1-3", 1)] = token("shell red")
    play(salvaging(state, 1), with_card("1-3", 1), with_joker("1-3", "shell red", 2))
    assert state.containers[0][TREASURE_TYPES.index("ring")] == token("ring violet")
    assert state.board[place("1-3", 2)] == token("shell red")


def test_the_log_tells_others_that_a_card_was_paid_but_not_which() -> None:
    state = table("1-2", "1-2", hands=("red yellow green", PLAIN), stacks=("", "red"), sea={"1-2": "crown red"})
    play(salvaging(state, 1), with_card("1-2"))
    fee = told(state, ("pay", color("green")))[0]
    assert fee.seats == (0,)
    assert fee.message["id"] == "log-fee-card"
    assert fee.for_others is not None
    assert "card" not in fee.for_others["args"]


@pytest.mark.clause("submarine", "joker.container")
def test_a_duplicate_that_serves_as_a_joker_counts_for_nobodys_container() -> None:
    state = table("1-2", AWAY, containers=("mask red", ""), jokers=("mask green", ""), sea={"1-2": "crown violet"})
    assert state.treasure_count(0) == 1
    play(salvaging(state, 1), with_joker("1-2", "mask green"))
    assert state.treasure_count(0) == 2
    assert token("mask green") not in state.containers[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_fees_are_the_same_for_one_field_and_for_all_at_once(seats: int) -> None:
    state, luck = GAME.new(seats, GAME.complete_options(seats, {"placement": "as-you-go"}), 3), Rng(3)
    for _ in range(300):
        if state.to_act is None:
            break
        fees = [[state.fee_count(seat, where) for where in range(FIELD_COUNT)] for seat in range(seats)]
        assert [list(state.fee_counts_by_field(seat)) for seat in range(seats)] == fees
        assert [list(one) for one in state.fee_counts_by_seat()] == fees
        state.apply(luck.choice(state.legal_actions()))
