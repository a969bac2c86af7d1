"""Common methods of positions: set-up, random generator, drawing and refilling."""

from kajuta.core.rng import Rng
from tests.helpers.miniature import Shells


def a_position() -> Shells:
    return Shells(2, sinking=False, seed=1)


def test_a_position_begins_before_its_first_turn_with_nobody_listening() -> None:
    state = a_position()
    assert (state.turn, state.events) == (0, None)
    assert state.rng != Shells(2, sinking=False, seed=2).rng


def test_a_reseeded_position_goes_on_as_chance_outside_of_it_says() -> None:
    one, other, third = a_position(), a_position(), a_position()
    one.reseed(Rng(5))
    other.reseed(Rng(5))
    third.reseed(Rng(6))
    assert one.rng == other.rng != third.rng


def test_things_are_drawn_off_the_end_of_a_pile_the_top_first_and_undo_stops_there() -> None:
    state = a_position()
    before, pile = state.irreversible_events, [1, 2, 3]
    assert state.draw(pile, 2) == [3, 2]
    assert pile == [1]
    assert state.irreversible_events == before + 1


def test_an_empty_pile_gives_what_it_has_and_reveals_nothing() -> None:
    state = a_position()
    pile = [1]
    assert state.draw(pile, 5) == [1]
    before = state.irreversible_events
    assert state.draw(pile, 5) == []
    assert state.irreversible_events == before


def test_a_hand_is_refilled_up_to_its_size_and_never_cut() -> None:
    state = a_position()
    hand, pile = [7], [1, 2, 3]
    assert state.refill(hand, pile, 3) == [3, 2]
    assert hand == [7, 3, 2]
    assert state.refill(hand, pile, 2) == []
    assert (hand, pile) == ([7, 3, 2], [1])
