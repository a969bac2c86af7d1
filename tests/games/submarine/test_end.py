"""The end of a game, and its winner."""

import pytest

from kajuta.games.submarine import GAME
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.sea_grid import IN_RESERVE
from kajuta.games.submarine.state import PLACE_STAGE
from kajuta.games.submarine.tokens_and_cards import NO_TOKEN
from kajuta.games.submarine.turn_sequence import begin_turn
from tests.games.submarine.positions import (
    PLAIN,
    all_but,
    place,
    play,
    sail,
    salvaging,
    table,
    token,
    with_card,
    with_joker,
)


def last_of_a_column(keep: str = "crown red", **more: object) -> SubmarinePosition:
    """Position in which column 1 has a single token, below a submarine and within reach of the ship."""
    state = table("1-2", "6-2", sea={"1-2": keep}, empty=["1-3", "1-4", "1-5"], **more)  # type: ignore[arg-type]
    return salvaging(state, 1)


@pytest.mark.clause("submarine", "end.full", "goal.treasures")
def test_a_full_container_wins_whatever_its_rims() -> None:
    state = table("1-2", "6-2", containers=(all_but("crown"), ""), hands=("green", PLAIN), sea={"1-2": "crown green"})
    play(salvaging(state, 1), with_card("1-2"))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert outcome.scores == (12, 0)
    assert outcome.reason["id"] == "end-full"
    assert [sum(line.points for line in lines) for lines in outcome.lines] == [12, 0], "only treasures are points"


@pytest.mark.clause("submarine", "end.full")
def test_eleven_treasures_do_not_end_the_game() -> None:
    containers = (all_but("crown", "mask"), "")
    state = table("1-2", "6-2", containers=containers, hands=("green", PLAIN), sea={"1-2": "crown green"})
    play(salvaging(state, 1), with_card("1-2"))
    assert state.outcome() is None
    assert state.to_act == 1


def one_short_of_all(edition: int) -> SubmarinePosition:
    """Position in which seat 0 can salvage its last missing type, and after that a duplicate as well."""
    sea = {"1-3": "crown green, mask red"}
    containers, hands = (all_but("crown"), ""), ("green red", PLAIN)
    return salvaging(table("1-3", "6-2", containers=containers, hands=hands, sea=sea, edition=edition), 1)


@pytest.mark.clause("submarine", "end.full", "end.when", "goal.treasures")
def test_who_has_a_full_container_is_asked_for_nothing_more() -> None:
    state = play(one_short_of_all(edition=2), with_card("1-3", 1))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason["id"] == "end-full"
    assert state.jokers[0] == ()


@pytest.mark.clause("submarine", "end.full")
def test_a_joker_that_fills_the_container_ends_the_game_at_once() -> None:
    jokers, sea = ("shell blue, shell red", ""), {"1-3": "crown green, mask red"}
    state = salvaging(table("1-3", "6-2", containers=(all_but("crown"), ""), jokers=jokers, sea=sea), 1)
    play(state, with_joker("1-3", "shell blue", 1))
    assert state.outcome() is not None
    assert state.jokers[0] == (token("shell red"),)


@pytest.mark.clause("submarine", "end.full")
def test_the_fees_for_the_last_treasure_are_still_paid() -> None:
    containers, hands, stacks = (all_but("crown"), ""), (PLAIN, PLAIN), ("blue", "")
    state = table("1-2", "1-2 1-2", containers=containers, hands=hands, stacks=stacks, sea={"1-2": "crown red"})
    play(salvaging(state, 1), with_card("1-2"))
    assert state.outcome() is None
    assert state.legal_actions() == [("pay", 1), ("pay", 2)]
    play(state, ("pay", 1))
    assert state.outcome() is not None
    assert state.card_count(1) == 5


def test_in_the_first_edition_the_winner_finishes_the_turn_too() -> None:
    state = play(one_short_of_all(edition=1), with_card("1-3", 1))
    assert state.to_act == 0
    play(state, with_card("1-3", 2))
    assert state.outcome() is not None
    assert state.jokers[0] == (token("mask red"),)


@pytest.mark.clause("submarine", "end.column")
def test_the_last_treasure_of_a_column_ends_the_game() -> None:
    state = play(last_of_a_column(), with_card("1-2"))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason["id"] == "end-column"
    assert outcome.places == (1, 2)


@pytest.mark.clause("submarine", "end.column")
def test_another_treasure_anywhere_in_the_column_keeps_it_going() -> None:
    state = table("1-2", "6-2", sea={"1-2": "crown red"}, empty=["1-3", "1-4"])
    play(salvaging(state, 1), with_card("1-2"))
    assert state.outcome() is None


@pytest.mark.clause("submarine", "end.column")
def test_a_shell_is_no_treasure() -> None:
    state = play(last_of_a_column(jokers=("shell red", "")), with_joker("1-2", "shell red"))
    assert state.board[place("1-2")] == token("shell red")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason["id"] == "end-column"


@pytest.mark.clause("submarine", "end.column")
def test_a_duplicate_laid_as_a_joker_is_a_treasure() -> None:
    state = play(last_of_a_column(jokers=("mask green", "")), with_joker("1-2", "mask green"))
    assert state.outcome() is None
    assert state.to_act == 1


@pytest.mark.clause("submarine", "end.when", "end.column")
def test_a_column_that_is_empty_only_in_the_middle_of_a_turn_does_not_end_the_game() -> None:
    """Its last treasure is salvaged; then a duplicate pays for a shell and lies there as an ordinary treasure."""
    state = table("1-3", "6-2", jokers=("mask green", ""), sea={"1-3": "crown red"}, empty=["1-2", "1-4", "1-5"])
    state.board[place("1-3", 2)] = token("shell blue")
    play(salvaging(state, 1), with_card("1-3", 1))
    assert state.is_column_empty(0)
    play(state, with_joker("1-3", "mask green", 2))
    if state.to_act == 0:
        play(state, ("done",))
    assert state.outcome() is None
    assert state.to_act == 1
    assert state.jokers[0] == (token("shell blue"),)


@pytest.mark.clause("submarine", "end.cards")
def test_without_any_card_the_game_is_over_even_if_jokers_are_left() -> None:
    sea = {"1-3": "crown red, mask red"}
    state = table("1-3", "6-2", hands=("red", ""), stacks=("", ""), jokers=("shell blue", "shell red"), sea=sea)
    play(salvaging(state, 1), with_card("1-3", 1), ("done",))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason["id"] == "end-cards"


@pytest.mark.clause("submarine", "end.cards")
def test_a_single_card_anywhere_keeps_it_going() -> None:
    sea = {"1-3": "crown red, mask red"}
    state = table("1-3", "6-2", hands=("red", "red"), stacks=("", ""), sea=sea)
    play(salvaging(state, 1), with_card("1-3", 1))
    assert state.outcome() is None


def idle_voyage(state: SubmarinePosition) -> None:
    """Let both ships leave without salvaging."""
    for _ in range(2):
        play(state, sail(7))
        if state.to_act is not None and ("stay",) in state.legal_actions():
            play(state, ("stay",))


@pytest.mark.clause("submarine", "end.standstill")
def test_three_voyages_without_progress_stop_the_game() -> None:
    state = table("1-2", "6-2")
    for voyage in range(3):
        assert state.outcome() is None
        assert state.idle == voyage
        idle_voyage(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason["id"] == "end-standstill"
    assert outcome.places == (1, 1)


@pytest.mark.clause("submarine", "end.standstill")
@pytest.mark.parametrize(("way", "container"), [("card", "crown blue"), ("joker", "")])
def test_a_discarded_card_or_a_filled_place_counts_as_progress(way: str, container: str) -> None:
    """The card salvages a duplicate, so that no place is filled; the joker fills a place without a card."""
    state = table("1-2", "6-2", jokers=("shell blue", ""), containers=(container, ""), sea={"1-2": "crown red"})
    idle_voyage(state)
    idle_voyage(state)
    salvaging(state, 1)
    play(state, with_card("1-2") if way == "card" else with_joker("1-2", "shell blue"))
    if state.to_act == 0:
        play(state, ("done",))
    play(state, sail(7), ("stay",), sail(7), ("stay",))
    assert state.outcome() is None
    assert state.idle == 0


def voyages_of_placing(count: int, edition: int) -> SubmarinePosition:
    """Position after ``count`` voyages in which each seat places a submarine, leaves and stays."""
    state = table("1-2", "6-2", gradual=True, edition=edition)
    for fields in state.subs:
        fields.extend([IN_RESERVE] * 4)
    begin_turn(state)
    for _ in range(2 * count):
        play(state, ("place", 0), sail(7), ("stay",))
    return state


@pytest.mark.clause("submarine", "end.standstill")
def test_a_submarine_placed_as_you_go_counts_as_progress() -> None:
    state = voyages_of_placing(4, edition=2)
    assert state.idle == 0
    for voyage in range(3):
        assert state.outcome() is None
        assert state.idle == voyage
        idle_voyage(state)
    assert state.outcome() is not None, "with all submarines placed"


def test_in_the_first_edition_placing_is_no_progress() -> None:
    outcome = voyages_of_placing(3, edition=1).outcome()
    assert outcome is not None
    assert outcome.reason["id"] == "end-standstill"


@pytest.mark.clause("submarine", "end.standstill")
def test_placing_before_the_first_turn_is_no_progress() -> None:
    state = GAME.new(2, GAME.complete_options(2, {}), 3)
    while state.stage == PLACE_STAGE:
        play(state, ("place", 0))
    assert state.outcome() is None
    idle_voyage(state)
    assert state.idle == 1


@pytest.mark.clause("submarine", "end.standstill")
def test_voyages_are_counted_anew_after_progress() -> None:
    state = table("1-2", "6-2", sea={"1-2": "crown red"})
    play(salvaging(state, 1), with_card("1-2"))
    for _ in range(2):
        play(state, sail(7), ("stay",))
    for voyage in range(3):
        assert state.outcome() is None
        assert state.idle == voyage
        idle_voyage(state)
    assert state.outcome() is not None


@pytest.mark.clause("submarine", "end.standstill")
def test_jokers_that_only_change_places_are_no_progress() -> None:
    state = table("1-2", "6-2", jokers=("shell blue", ""))
    state.board[place("1-2")] = token("shell red")
    idle_voyage(state)
    idle_voyage(state)
    play(salvaging(state, 1), with_joker("1-2", "shell blue"))
    assert state.jokers[0] == (token("shell red"),)
    if state.to_act == 0:
        play(state, ("done",))
    play(state, sail(7), ("stay",), sail(7), ("stay",))
    assert state.outcome() is not None


def ended(jokers: tuple[str, str], containers: tuple[str, str], cards: tuple[str, str]) -> tuple[int, ...]:
    """Places of both seats after a standstill."""
    state = table("1-2", "6-2", jokers=jokers, containers=containers, hands=cards, stacks=("", ""))
    for _ in range(3):
        idle_voyage(state)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.places


@pytest.mark.clause("submarine", "end.ranking", "goal.treasures")
def test_more_treasures_win_before_jokers_and_cards() -> None:
    assert ended(("", "shell red"), ("crown red, mask red", "ring red"), ("red", "red red red")) == (1, 2)
    assert ended(("shell red", ""), ("crown red", "ring red, mask red"), ("red red red", "red")) == (2, 1)


@pytest.mark.clause("submarine", "end.ties")
def test_a_tie_goes_to_more_jokers_then_to_more_cards_then_is_shared() -> None:
    equal = ("crown red", "ring red")
    assert ended(("shell red, mask blue", "shell blue"), equal, ("red", "red red red")) == (1, 2)
    assert ended(("shell red, shell green", "mask blue"), equal, ("red", "red red red")) == (1, 2)
    assert ended(("shell red", "shell blue"), equal, ("red", "red red")) == (2, 1)
    assert ended(("shell red", "shell blue"), equal, ("red", "blue")) == (1, 1)


@pytest.mark.clause("submarine", "end.ties")
def test_cards_in_hand_and_stack_count_together() -> None:
    state = table("1-2", "6-2", hands=("red red red", "red red red"), stacks=("red", "red red"))
    for _ in range(3):
        idle_voyage(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1)


def test_nothing_can_be_done_after_the_end() -> None:
    state = play(last_of_a_column(), with_card("1-2"))
    assert state.legal_actions() == []
    assert state.to_act is None
    assert state.board.count(NO_TOKEN) == 10
