"""Turns and the placing of dice."""

from typing import get_args

import pytest

from kajuta.games.ahoy.rules import decision_types, pending_step_types
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules.engine import DECISION_HANDLERS, STEP_HANDLERS
from kajuta.games.ahoy.rules.faction_board_tables import (
    CUTTER,
    DAMAGE,
    GUNSHIP,
    MAX_EFFORT,
    RIVAL,
    SMUGGLER,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.stack_frame_types import OpenDecision
from kajuta.games.ahoy.view.click_paths_of_actions import CLICK_PATHS
from tests.games.ahoy.positions import (
    BOMBARD,
    CANNONS,
    DEPLOY,
    FULL_SAIL,
    NEGOTIATE,
    NW,
    ORDER,
    REPAIR,
    SAIL,
    SE,
    SIX_CANNON,
    TAILWIND,
    E,
    N,
    W,
    asked,
    at_sea,
    decides,
    fortune,
    load,
    play,
)


def slots_for(s: object, die: int) -> list[int]:
    return [a[2] for a in s.legal_actions() if a[0] == "die" and a[1] == die]  # type: ignore[attr-defined]


@pytest.mark.clause("ahoy", "turn.order")
def test_each_round_is_begun_by_the_next_player_clockwise() -> None:
    s = at_sea(RIVAL, [1, 1], ships={SMUGGLER: 7, UNION: 2, RIVAL: 0, SQUADRON: 5})
    s.pool[4] = s.pool[8] = s.pool[12] = 0
    s.first = SMUGGLER
    play(s, ("die", 13, CANNONS[RIVAL]), ("die", 14, 34), ("go", E))
    assert s.first == s.active == UNION
    assert s.round == 2


@pytest.mark.clause("ahoy", "turn.two-dice")
def test_a_turn_takes_exactly_two_dice() -> None:
    s = at_sea(SMUGGLER, [3, 4, 5, 6], ships={SMUGGLER: 1})
    assert ("end",) not in s.legal_actions()
    play(s, ("die", 5, CANNONS[SMUGGLER]))
    assert s.quota == 1
    assert ("end",) not in s.legal_actions()
    play(s, ("die", 6, REPAIR[SMUGGLER]))
    assert s.active != SMUGGLER
    assert len(s.unplaced_dice(SMUGGLER)) == 2
    s.pool[9:13] = [1, 2, 3, 4]
    s.stack[:] = [pending_step_types.StartNextTurn(SMUGGLER)]
    s.settle()
    assert (s.active, s.quota) == (UNION, 2)


@pytest.mark.clause("ahoy", "turn.fifth-die")
def test_the_squadron_places_its_fifth_die_right_away_when_nobody_else_has_dice() -> None:
    s = at_sea(SQUADRON, [5, 6, 1], ships={SQUADRON: 3})
    s.pool[8] = s.pool[12] = s.pool[16] = 0
    play(s, ("die", 0, CANNONS[SQUADRON]), ("die", 1, SIX_CANNON))
    assert s.active == SQUADRON
    assert s.quota == 1
    assert s.unplaced_dice(SQUADRON) == [2]


@pytest.mark.clause("ahoy", "turn.free-actions")
def test_actions_without_a_die_come_before_between_and_after_the_dice() -> None:
    market = [cards.BUCCANEER, cards.MYSTIC, cards.GUNNERS_MATE]
    s = at_sea(UNION, [1, 2], ships={UNION: SE}, gold={UNION: 3}, market=market)
    play(s, ("hire", 0), ("die", 9, CANNONS[UNION]), ("hire", 1), ("die", 10, REPAIR[UNION]))
    assert decides(s) == UNION
    play(s, ("hire", 2), ("end",))
    assert s.crew[UNION].bit_count() == 3


@pytest.mark.clause("ahoy", "turn.free-actions")
def test_the_example_of_a_turn_full_sail_then_tailwind() -> None:
    s = at_sea(SMUGGLER, [2, 4], ships={SMUGGLER: 1})
    play(s, ("die", 5, FULL_SAIL), ("go", E), ("anchor",))
    assert decides(s) == SMUGGLER
    assert s.quota == 1
    play(s, ("die", 6, TAILWIND[SMUGGLER]), ("fly", 6))
    assert s.ships[SMUGGLER] == 6
    assert s.active == UNION


@pytest.mark.clause("ahoy", "turn.next")
def test_who_has_no_dice_is_passed_over_and_the_round_ends_without_any() -> None:
    s = at_sea(SQUADRON, [5, 6], ships={SQUADRON: 3})
    s.pool[4] = s.pool[8] = s.pool[12] = 0
    play(s, ("die", 0, CANNONS[SQUADRON]), ("die", 1, SIX_CANNON))
    assert s.active == RIVAL
    assert s.round == 1
    s.ships[RIVAL] = NW
    play(s, ("die", 16, CANNONS[RIVAL]))
    assert s.round == 2


@pytest.mark.clause("ahoy", "turn.end")
def test_the_end_of_a_turn_gives_gold_and_forts() -> None:
    s = at_sea(SQUADRON, [5, 6], ships={SQUADRON: SE}, crew={SQUADRON: [cards.ELDER]})
    s.patrols[SE] = 2
    s.patrol_supply = 8
    play(s, ("die", 0, CANNONS[SQUADRON]), ("die", 1, SIX_CANNON))
    assert s.gold[SQUADRON] == 1
    play(s, ("fort", 0))
    assert s.active == SMUGGLER


@pytest.mark.clause("ahoy", "turn.end", "crew.documentarian", "crew.elder", "squadron.forts")
def test_the_end_of_a_turn_gives_nothing_without_the_crew_and_forts_to_the_squadron_alone() -> None:
    s = at_sea(SMUGGLER, [3, 2], ships={SMUGGLER: NW, RIVAL: 1, UNION: 2})
    s.patrols[SE], s.patrol_supply = 2, 8
    play(s, ("die", 5, CANNONS[SMUGGLER]), ("die", 6, REPAIR[SMUGGLER]))
    assert s.active == UNION
    assert s.gold[SMUGGLER] == 0
    assert s.forts[0] == 0


@pytest.mark.clause("ahoy", "turn.bound")
def test_free_crew_actions_are_no_longer_offered_past_the_bound() -> None:
    s = at_sea(UNION, [1, 2], ships={UNION: NW}, crew={UNION: [cards.GUST]})
    assert ("crew", cards.GUST) in s.legal_actions()
    s.effort = MAX_EFFORT
    assert ("crew", cards.GUST) not in s.legal_actions()


@pytest.mark.clause("ahoy", "turn.bound")
def test_past_the_bound_a_smuggler_gets_no_reward_for_a_battle() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: 1})
    load(s, SMUGGLER, 1)
    s.effort = MAX_EFFORT
    fortune(s, 6, 1)
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E))
    assert asked(s) == decision_types.ChooseTurnAction
    assert s.damaged_slots(RIVAL) == []


@pytest.mark.clause("ahoy", "turn.bound")
@pytest.mark.parametrize(("effort", "space"), [(MAX_EFFORT - 1, NW), (MAX_EFFORT, 2)])
def test_past_the_bound_a_current_goes_its_own_way(effort: int, space: int) -> None:
    tiles = (("skull-a", 0, 0), ("skull-b", 2, 0))
    s = at_sea(SMUGGLER, [3, 1], tiles=tiles, ships={SMUGGLER: 1}, crew={SMUGGLER: [cards.SEA_DOG]})
    s.effort = effort
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", W))
    assert s.ships[SMUGGLER] == space
    if asked(s) == decision_types.ChooseDriftDirection:
        play(s, ("stay",))
        assert s.effort == MAX_EFFORT


@pytest.mark.clause("ahoy", "turn.bound")
@pytest.mark.parametrize("effort", [MAX_EFFORT - 1, MAX_EFFORT])
def test_past_the_bound_fog_carries_nobody(effort: int) -> None:
    tiles = (("fish-a", 0, 0), ("skull-b", 2, 0))
    s = at_sea(SMUGGLER, [3, 1], tiles=tiles, ships={SMUGGLER: 2}, crew={SMUGGLER: [cards.BARRELMAN]})
    s.effort = effort
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", N))
    assert asked(s) == (decision_types.ChooseDriftDirection if effort < MAX_EFFORT else decision_types.ChooseMoveStep)


@pytest.mark.clause("ahoy", "dice.slots")
def test_a_slot_with_damage_or_a_die_takes_no_die() -> None:
    s = at_sea(SMUGGLER, [3, 3], ships={SMUGGLER: 1})
    s.slots[SAIL[SMUGGLER]] = DAMAGE
    s.slots[SAIL[SMUGGLER] + 1] = 8 * 8 + 2
    assert slots_for(s, 5)[0] == SAIL[SMUGGLER] + 2
    s.slots[SAIL[SMUGGLER] + 2] = DAMAGE
    assert SAIL[SMUGGLER] + 2 not in slots_for(s, 5)


@pytest.mark.clause("ahoy", "dice.slots")
def test_dice_go_onto_ones_own_slots_only() -> None:
    s = at_sea(SMUGGLER, [4, 6], ships={SMUGGLER: 1, CUTTER: 2, GUNSHIP: 2}, crew={RIVAL: [cards.SAILOR]})
    assert slots_for(s, 5) == slots_for(s, 6) == [12, 15, 16, 17, 18, 19]


@pytest.mark.clause("ahoy", "dice.slots", "union.ships-sail")
def test_a_small_ship_takes_dice_only_while_it_is_on_the_map_and_one_a_slot() -> None:
    s = at_sea(UNION, [4, 6], ships={UNION: 1})
    assert not {69, 70, 71} & {*slots_for(s, 9), *slots_for(s, 10)}
    s = at_sea(UNION, [4, 6], ships={UNION: 1, CUTTER: 2, GUNSHIP: 2})
    assert (slots_for(s, 9)[-2:], slots_for(s, 10)[-2:]) == ([69, 70], [69, 71])
    s.slots[69] = s.slots[70] = 8 * 11 + 4
    assert not {69, 70} & {*slots_for(s, 9), *slots_for(s, 10)}


@pytest.mark.clause("ahoy", "dice.slots")
def test_a_placed_die_stays_until_the_round_ends() -> None:
    s = at_sea(SMUGGLER, [3, 3, 3, 3], ships={SMUGGLER: 1})
    play(s, ("die", 5, CANNONS[SMUGGLER]), ("die", 6, FULL_SAIL), ("go", E), ("anchor",))
    assert s.slots[CANNONS[SMUGGLER]] & 7 == 3
    assert s.active != SMUGGLER


@pytest.mark.clause("ahoy", "dice.first-slot")
def test_equal_slots_are_filled_from_the_left() -> None:
    s = at_sea(UNION, [3, 3], ships={UNION: 1})
    offered = slots_for(s, 9)
    assert SAIL[UNION] in offered
    assert SAIL[UNION] + 1 not in offered


@pytest.mark.clause("ahoy", "dice.value")
@pytest.mark.parametrize(
    ("value", "slot", "fits"),
    [
        (3, ORDER, True),
        (4, ORDER, False),
        (4, BOMBARD, True),
        (5, BOMBARD, False),
        (5, CANNONS[SQUADRON], True),
        (6, CANNONS[SQUADRON], False),
        (6, SIX_CANNON, True),
        (5, SIX_CANNON, False),
        (2, REPAIR[SQUADRON], True),
        (4, REPAIR[SQUADRON], False),
        (1, DEPLOY, True),
    ],
)
def test_the_squadrons_slots_take_their_values(value: int, slot: int, fits: bool) -> None:
    s = at_sea(SQUADRON, [value, 1], ships={SQUADRON: 3})
    assert (slot in slots_for(s, 0)) == fits


@pytest.mark.clause("ahoy", "dice.value")
def test_even_slots_take_even_dice() -> None:
    s = at_sea(SMUGGLER, [2, 3, 4, 5], ships={SMUGGLER: 1})
    assert [NEGOTIATE in slots_for(s, die) for die in (5, 6, 7, 8)] == [True, False, True, False]


@pytest.mark.clause("ahoy", "dice.gold")
def test_gold_turns_a_six_to_a_five_which_is_placed_next() -> None:
    s = at_sea(SMUGGLER, [6, 2], ships={SMUGGLER: 1}, gold={SMUGGLER: 2})
    assert [a for a in s.legal_actions() if a[0] == "turn"] == [("turn", 5, 5), ("turn", 6, 1), ("turn", 6, 3)]
    play(s, ("turn", 5, 5))
    assert s.gold[SMUGGLER] == 1
    assert {a[1] for a in s.legal_actions()} == {5}
    assert ("turn", 5, 4) in s.legal_actions()
    play(s, ("die", 5, CANNONS[SMUGGLER]))
    assert s.slots[CANNONS[SMUGGLER]] & 7 == 5


@pytest.mark.clause("ahoy", "dice.gold")
def test_the_squadrons_first_die_too_has_to_be_placed_once_it_was_turned() -> None:
    s = at_sea(SQUADRON, [6, 2], ships={SQUADRON: 1}, gold={SQUADRON: 2})
    play(s, ("turn", 0, 5))
    assert {a[1] for a in s.legal_actions()} == {0}


@pytest.mark.clause("ahoy", "dice.gold")
def test_a_die_may_be_lowered_and_raised_again_to_no_effect() -> None:
    s = at_sea(SMUGGLER, [4, 2], ships={SMUGGLER: 1}, gold={SMUGGLER: 2})
    play(s, ("turn", 5, 3), ("turn", 5, 4))
    assert s.gold[SMUGGLER] == 0
    assert s.pool[5] == 4


@pytest.mark.clause("ahoy", "dice.gold")
def test_without_gold_no_die_is_turned() -> None:
    s = at_sea(SMUGGLER, [4, 2], ships={SMUGGLER: 1})
    assert not [a for a in s.legal_actions() if a[0] == "turn"]


@pytest.mark.clause("ahoy", "dice.limits")
def test_a_six_is_never_turned_to_a_one_nor_a_one_to_a_six() -> None:
    s = at_sea(SMUGGLER, [6, 1], ships={SMUGGLER: 1}, gold={SMUGGLER: 3}, crew={SMUGGLER: [cards.MIDDLEMAN]})
    turns = [a for a in s.legal_actions() if a[0] == "turn"]
    assert turns == [("turn", 5, 4), ("turn", 5, 5), ("turn", 6, 2), ("turn", 6, 3)]


@pytest.mark.clause("ahoy", "dice.aside")
def test_only_a_die_that_fits_nowhere_may_be_set_aside() -> None:
    s = at_sea(SMUGGLER, [3, 4], ships={SMUGGLER: 1}, gold={SMUGGLER: 1})
    assert ("aside", 5) not in s.legal_actions()
    for slot in range(12, 18):
        s.slots[slot] = DAMAGE
    assert ("aside", 5) in s.legal_actions()
    assert ("aside", 6) not in s.legal_actions()
    play(s, ("aside", 5))
    assert s.quota == 1
    assert s.unplaced_dice(SMUGGLER) == [6]


@pytest.mark.clause("ahoy", "dice.aside")
def test_a_die_that_can_pay_for_crew_is_not_set_aside() -> None:
    s = at_sea(SMUGGLER, [3, 4], ships={SMUGGLER: SE}, market=[cards.GUNNER])
    for slot in range(12, 18):
        s.slots[slot] = DAMAGE
    assert {("hire", 0, 5), ("hire", 0, 6)} <= set(s.legal_actions())
    assert ("aside", 5) not in s.legal_actions()
    s.ships[SMUGGLER] = NW
    assert ("aside", 5) in s.legal_actions()


@pytest.mark.clause("ahoy", "actions.useless")
def test_a_die_may_go_where_it_does_nothing() -> None:
    s = at_sea(UNION, [1, 6], ships={UNION: NW})
    play(s, ("die", 9, TAILWIND[UNION]), ("die", 10, 29))
    assert s.ready == 0


@pytest.mark.clause("ahoy", "limits.supply")
def test_what_the_supply_lacks_is_not_gained() -> None:
    s = at_sea(UNION, [6, 1], ships={UNION: SE}, gold={RIVAL: 20})
    s.comrade_supply = 1
    play(s, ("die", 9, 29))
    assert (s.ready, s.comrade_supply) == (1, 0)
    assert s.earn_gold(UNION, 3) == 0
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: SE})
    s.patrol_supply = 0
    play(s, ("die", 0, DEPLOY))
    assert asked(s) == decision_types.ChooseTurnAction
    assert sum(s.patrols) == 0


@pytest.mark.clause("ahoy", "order.simultaneous")
def test_the_player_to_move_says_whether_victory_or_buccaneer_comes_first() -> None:
    crew = {SMUGGLER: [cards.BUCCANEER], RIVAL: [cards.SHIPWRIGHT]}
    s = at_sea(RIVAL, [3, 1], ships={RIVAL: 2, SMUGGLER: NW}, crew=crew)
    load(s, SMUGGLER, 1)
    fortune(s, 1, 6)
    play(s, ("die", 13, SAIL[RIVAL]), ("go", 0))
    assert asked(s) == decision_types.ChooseVictoryRaidOrder
    assert decides(s) == RIVAL
    play(s, ("first", "raid"))
    assert decides(s) == SMUGGLER
    assert ("raid",) in s.legal_actions()


def test_every_kind_of_frame_is_a_step_or_a_decision_and_has_a_path_and_a_number() -> None:
    steps, decisions = set(get_args(pending_step_types.PendingStep)), set(get_args(OpenDecision))
    assert set(STEP_HANDLERS) == steps - {pending_step_types.GameOver}, "the end is the only step that nothing follows"
    assert set(DECISION_HANDLERS) == decisions == set(CLICK_PATHS)
    assert {kind.KIND for kind in steps | decisions} == set(range(len(steps | decisions)))


def test_positions_that_differ_in_the_open_decision_only_have_different_digests() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW})
    s.stack.append(decision_types.ChooseRewardSquare(SMUGGLER))
    other = s.copy()
    other.stack[-1] = decision_types.ChooseRewardRecruit(SMUGGLER)
    assert s.digest() != other.digest()
