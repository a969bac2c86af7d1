"""Knowledge of hidden cards: a seat remembers the places of cards that it has seen, and knows nothing more."""

from collections import Counter

import pytest

from kajuta.core.rng import Rng
from kajuta.games.submarine import GAME, deal_draw_and_discard
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.state import PAY_STAGE
from kajuta.games.submarine.tokens_and_cards import KNOWER_BITS, card_color
from tests.games.submarine.positions import PLAIN, color, colors, play, sail, salvaging, table, with_card

WORLDS = 40


def worlds(state: SubmarinePosition, seat: int) -> list[SubmarinePosition]:
    return [state.determinize(seat, Rng(luck)) for luck in range(WORLDS)]


def tops(state: SubmarinePosition, seat: int, of: int) -> set[str]:
    """Colors that are possible for the top card of the stack of seat ``of``, as far as ``seat`` knows."""
    return {colors(world.stacks[of][-1:]) for world in worlds(state, seat)}


def paid_from_hand() -> SubmarinePosition:
    """Position in which seat 0 has paid a green card onto the stack of seat 1."""
    state = table(
        "1-2", "1-2", "6-2", hands=("red yellow green", PLAIN, PLAIN), stacks=("", "red blue", "blue violet red")
    )
    play(salvaging(state, 1), with_card("1-2"))
    return play(state, ("pay", color("green")))


@pytest.mark.clause("submarine", "fee.hand")
def test_who_paid_a_card_from_the_hand_still_knows_it() -> None:
    state = paid_from_hand()
    assert tops(state, 0, of=1) == {"green"}


@pytest.mark.clause("submarine", "fee.hand")
def test_a_choice_that_a_hidden_hand_forces_is_asked_for_and_one_that_all_see_is_not() -> None:
    state = table("1-2", "1-2", hands=("red yellow green", PLAIN), stacks=("", "red"))
    assert not state.must_ask(), "all see where a ship can sail"
    play(salvaging(state, 1), with_card("1-2"))
    assert state.stage == PAY_STAGE
    assert state.must_ask()


@pytest.mark.clause("submarine", "fee.hand")
def test_nobody_else_knows_a_card_paid_from_a_hand() -> None:
    state = paid_from_hand()
    assert len(tops(state, 1, of=1)) > 1
    assert len(tops(state, 2, of=1)) > 1


def test_a_known_card_is_known_in_the_hand_that_draws_it() -> None:
    state = paid_from_hand()
    state.hands[1] = state.hands[1][:2]
    deal_draw_and_discard.draw_from_own_stack(state, 1)
    assert all("green" in colors(world.hands[1]) for world in worlds(state, 0))
    assert not all("green" in colors(world.hands[1]) for world in worlds(state, 2))


@pytest.mark.clause("submarine", "break.swap")
def test_a_swapped_card_is_known_to_its_owner_at_the_bottom_of_the_stack() -> None:
    state = table("1-2", "6-2", hands=("red yellow green", PLAIN), stacks=("blue violet blue", "red"))
    play(state, sail(7), ("swap", color("green")))
    assert {colors(world.stacks[0][:1]) for world in worlds(state, 0)} == {"green"}
    assert len({colors(world.stacks[0][:1]) for world in worlds(state, 1)}) > 1


@pytest.mark.clause("submarine", "fee.hand")
def test_who_knew_the_only_card_of_a_hand_still_knows_it_when_it_is_paid() -> None:
    state = table("1-2", "1-2", "1-2", hands=("red", "red red red", ""), stacks=("", "", ""))
    green = color("green") << KNOWER_BITS
    state.hands[0] = (green | 0b010,)
    assert deal_draw_and_discard.remove_card_from_hand_face_down(state, 0, color("green")) == green | 0b011
    assert state.hands[0] == ()


def test_what_is_laid_openly_is_luck() -> None:
    state = salvaging(table("1-2", "6-2", sea={"1-2": "crown red"}), 1)
    before = state.copy()
    deal_draw_and_discard.discard_card(state, 0, color("red"))
    assert state.irreversible_events == before.irreversible_events + 1


def test_after_a_swap_nobody_can_tell_what_is_left_in_the_hand() -> None:
    state = paid_from_hand()
    state.hands[1] = state.hands[1][:2]
    deal_draw_and_discard.draw_from_own_stack(state, 1)
    state.active = state.to_act = 1
    play(state, sail(7), ("swap", color("red")))
    assert not all("green" in colors(world.hands[1]) for world in worlds(state, 0))


def test_cards_of_one_color_are_alike_so_one_laid_openly_leaves_one_fewer_known() -> None:
    green = color("green") << KNOWER_BITS
    state = table("1-2", "6-2", "5-2")
    state.hands[0] = (green | 0b010, green | 0b100)
    deal_draw_and_discard.discard_card(state, 0, color("green"))
    assert state.hands[0] == (green,), "either may have been the known one, for both who knew one"


def test_who_knew_both_still_knows_the_other() -> None:
    green = color("green") << KNOWER_BITS
    state = table("1-2", "6-2", "5-2")
    state.hands[0] = (green | 0b110, green | 0b110)
    deal_draw_and_discard.discard_card(state, 0, color("green"))
    assert state.hands[0] == (green | 0b110,)


def test_new_deals_keep_sizes_and_colors_and_the_own_hand() -> None:
    state = GAME.new(4, GAME.complete_options(4, {}), 5)
    for seat in range(4):
        for world in worlds(state, seat)[:5]:
            assert world.hands[seat] == state.hands[seat]
            assert [len(stack) for stack in world.stacks] == [len(stack) for stack in state.stacks]
            assert world.component_inventory() == state.component_inventory()
    assert len({colors(sorted(world.box)) for world in worlds(state, 0)}) > 1, "what was taken out by lot is unknown"


@pytest.mark.clause("submarine", "setup.cards")
@pytest.mark.parametrize(("seats", "fewest"), [(2, 6), (3, 9), (4, 10), (5, 12)])
def test_new_deals_keep_to_what_the_rules_say_of_the_cards_in_the_game(seats: int, fewest: int) -> None:
    state = GAME.new(seats, GAME.complete_options(seats, {}), 5)
    for world in worlds(state, 0):
        dealt = Counter(card_color(one) for heap in (*world.hands, *world.stacks) for one in heap)
        assert min(dealt[color] for color in range(5)) >= fewest
        assert sum(dealt.values()) == seats * state.card_count(0)


def test_what_becomes_visible_is_luck_and_what_was_known_is_not() -> None:
    state = table("1-2", "6-2", hands=("red yellow green", PLAIN), stacks=("blue", "red"))
    before = state.irreversible_events
    play(state, sail(7))
    assert state.irreversible_events == before
    play(state, ("swap", color("green")))
    assert state.irreversible_events == before + 1, "the blue card was unknown"
    state.hands[0] = state.hands[0][:2]
    deal_draw_and_discard.draw_from_own_stack(state, 0)
    assert state.irreversible_events == before + 1, "the green one was not"
    assert Counter(colors(state.hands[0]).split())["green"] == 1
