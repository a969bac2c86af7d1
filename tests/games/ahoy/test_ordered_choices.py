"""Sets chosen in any order. Evacuated comrades are placed one by one; a choice that rules out others is confirmed."""

from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement

import pytest

from kajuta.core.game import Move
from kajuta.core.message import Message, msg
from kajuta.core.state import Action
from kajuta.games.ahoy import GAME
from kajuta.games.ahoy.rules import decision_types, plan_card_kinds
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import DAMAGE, RIVAL, SMUGGLER, UNION
from kajuta.match.picked_actions import picked_actions
from tests.games.ahoy.positions import (
    FULL_SAIL,
    INSPIRE,
    NE,
    NW,
    REPAIR,
    SAIL,
    E,
    at_sea,
    comrades,
    crew_slot,
    fortune,
    load,
    play,
    ready,
)

FIVE = (("skull-b", 0, 0), ("parrot-b", 2, 0), ("fish-a", 4, 0), ("swords-a", 6, 0), ("compass-b", 8, 0))
FIRST, SECOND, THIRD, FOURTH, FIFTH = range(5)


def move(s: Ahoy, action: Action) -> Move:
    return next(one for one in GAME.legal_moves(s) if one.action == action)


def asks(s: Ahoy, action: Action) -> str | None:
    question = move(s, action).confirm
    return None if question is None else question["id"]


def refused(s: Ahoy, clicked: str) -> tuple[str | None, str | None]:
    refusal = GAME.refusal(s, s.to_act, (clicked,))
    return refusal.clause, refusal.reason and refusal.reason["id"]


def island(s: Ahoy, region: int) -> str:
    return f"space:{s.chart.island[region]}"


def names(s: Ahoy, first: int, second: int) -> Message:
    return msg("and", a=s.region_name(first), b=s.region_name(second))


def repairing(*damaged: int) -> Ahoy:
    s = at_sea(SMUGGLER, [2, 1], ships={SMUGGLER: NW}, crew={SMUGGLER: [cards.SHIPWRIGHT]})
    for slot in damaged:
        s.slots[slot] = DAMAGE
    return play(s, ("die", 5, REPAIR[SMUGGLER]))


def inspiring(count: int) -> Ahoy:
    s = at_sea(UNION, [6, 1], ships={UNION: NW}, tiles=FIVE)
    ready(s, count)
    return play(s, ("die", 9, INSPIRE))


def evacuating(count: int) -> Ahoy:
    s = at_sea(UNION, [1, 1], ships={UNION: NW}, hand=(plan_card_kinds.EVACUATION,), tiles=FIVE)
    comrades(s, SECOND, count)
    return play(s, ("plan", plan_card_kinds.EVACUATION))


def chosen(s: Ahoy, *clicked: str) -> list[Action]:
    """Actions for a set of clicked elements."""
    pick = GAME.pick(s, s.legal_actions())
    assert pick is not None and pick.is_set
    return picked_actions(GAME, s, pick, clicked)


@pytest.mark.clause("ahoy", "actions.repair")
def test_slots_are_repaired_in_any_order() -> None:
    s = repairing(12, 15, 17)
    both = [("mend", 12), ("mend", 17)]
    assert chosen(s, "slot:17", "slot:12") == chosen(s, "slot:12", "slot:17") == both
    assert chosen(s, "slot:12") == [("mend", 12), ("done",)]
    assert chosen(s, "slot:17") == [("mend", 17)], "no later slot is left to repair"
    assert chosen(s) == [("done",)]
    assert asks(s, ("mend", 17)) is None
    third = GAME.refusal(s, s.to_act, ("slot:17", "slot:12", "slot:15"))
    assert (third.clause, third.reason) == ("actions.repair", msg("core-pick-full", count=2))


@pytest.mark.clause("ahoy", "terrain.harbour")
def test_a_harbour_repairs_in_any_order_too_or_moves_a_die() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: 4})
    s.slots[12] = s.slots[16] = DAMAGE
    play(s, ("die", 5, FULL_SAIL), ("go", E), ("anchor",))
    assert isinstance(s.stack[-1], decision_types.ChooseHarbourRepairOrCannons)
    assert chosen(s, "slot:16", "slot:12") == [("mend", 12), ("mend", 16)]
    assert chosen(s) == [("done",)]


@pytest.mark.clause("ahoy", "actions.repair")
def test_damage_of_the_crew_may_be_chosen_before_that_of_the_board() -> None:
    slot = crew_slot(cards.SHIPWRIGHT)
    assert chosen(repairing(12, slot), f"slot:{slot}", "slot:12") == [("mend", 12), ("mend", slot)]


@pytest.mark.clause("ahoy", "actions.repair")
def test_a_single_damaged_slot_is_repaired_by_one_click() -> None:
    s = repairing(17)
    pick = GAME.pick(s, s.legal_actions())
    assert pick is not None and not pick.is_set


@pytest.mark.clause("ahoy", "order.choices", "actions.repair")
def test_of_a_set_that_was_begun_one_by_one_the_rest_is_chosen_on() -> None:
    s = play(repairing(12, 15, 17), ("mend", 15))
    assert refused(s, "slot:12") == ("order.choices", "refused-passed")
    assert refused(s, "slot:13")[0] != "order.choices", "nothing is damaged there"
    s = play(inspiring(6), ("comrade", THIRD))
    assert refused(s, island(s, FIRST)) == ("order.choices", "refused-passed")
    assert chosen(s, island(s, FIFTH), island(s, FOURTH)) == [("comrade", FOURTH), ("comrade", FIFTH)]


@pytest.mark.clause("ahoy", "union.inspire")
def test_inspire_reaches_its_islands_in_any_order() -> None:
    s = inspiring(6)
    four = (island(s, FIFTH), island(s, FIRST), island(s, FOURTH), island(s, SECOND))
    assert chosen(s, *four) == [("comrade", region) for region in (FIRST, SECOND, FOURTH, FIFTH)], "nothing is left"
    assert chosen(s, island(s, THIRD), island(s, SECOND)) == [("comrade", SECOND), ("comrade", THIRD), ("done",)]
    fifth = GAME.refusal(s, s.to_act, (*four, island(s, THIRD)))
    assert (fifth.clause, fifth.reason) == ("union.inspire", msg("core-pick-full", count=4))
    short = inspiring(2)
    assert chosen(short, island(short, FOURTH), island(short, FIRST)) == [("comrade", FIRST), ("comrade", FOURTH)]


@pytest.mark.clause("ahoy", "order.choices", "plans.evacuation")
def test_an_evacuation_asks_before_everybody_goes_to_the_last_island() -> None:
    s = evacuating(2)
    assert asks(s, ("comrade", FOURTH)) is None, "the other one can still go to the fifth"
    others = msg("and", a=names(s, FIRST, THIRD), b=s.region_name(FOURTH))
    assert move(s, ("comrade", FIFTH)).confirm == msg(
        "confirm-evacuate", region=s.region_name(FIFTH), others=others, n=2
    )
    play(s, ("comrade", FIRST))
    assert asks(s, ("comrade", FIFTH)) is None, "only one is left"


@pytest.mark.clause("ahoy", "order.choices", "plans.evacuation")
def test_an_island_that_bars_earlier_ones_says_so_before_the_click() -> None:
    s = evacuating(2)
    assert move(s, ("comrade", FIRST)).hint is None
    assert move(s, ("comrade", THIRD)).hint == msg("hint-passes")
    play(s, ("comrade", FIRST))
    assert move(s, ("comrade", THIRD)).hint is None, "nobody comes after"


@pytest.mark.clause("ahoy", "order.choices", "plans.evacuation")
def test_an_island_before_the_last_one_says_why_it_is_dark() -> None:
    s = play(evacuating(3), ("comrade", THIRD))
    assert refused(s, island(s, FIRST)) == ("order.choices", "refused-island")
    assert refused(s, island(s, SECOND))[0] != "order.choices", "they leave it"


@pytest.mark.clause("ahoy", "crew.buccaneer")
def test_a_buccaneer_removes_crew_in_any_order() -> None:
    loser = [cards.ELDER, cards.DIVER, cards.PILOT, cards.SEA_DOG]
    crew = {SMUGGLER: [cards.BUCCANEER], RIVAL: loser}
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE}, crew=crew)
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E), ("first", "victory"), ("done",), ("raid",))
    first, second, _, last = sorted(loser)
    assert chosen(s, f"crew:{last}", f"crew:{second}") == [("crew", second), ("crew", last)]
    early = GAME.refusal(s, s.to_act, (f"crew:{last}", "do:remove"))
    assert (early.clause, early.reason) == ("crew.buccaneer", msg("core-pick-missing", count=1))
    play(s, ("crew", second))
    assert refused(s, f"crew:{first}") == ("order.choices", "refused-passed")


def selections(s: Ahoy, kind: str) -> set[tuple[int, ...]]:
    """All sequences of choices of ``kind`` that are possible from here to the end of the decision."""
    found = set()
    for action in s.legal_actions():
        after = s.copy()
        after.apply(action)
        if action[0] != kind:
            found.add(())
        elif type(after.stack[-1]) is type(s.stack[-1]) or isinstance(after.stack[-1], decision_types.ChooseRepairSlot):
            found |= {(action[1], *rest) for rest in selections(after, kind)}
        else:
            found.add((action[1],))
    return found


@pytest.mark.clause("ahoy", "order.choices", "actions.repair", "union.inspire", "plans.evacuation")
def test_in_order_everything_can_be_selected_that_could_be_without() -> None:
    slots = (12, 15, 17)
    assert selections(repairing(*slots), "mend") == subsets(slots, 2)
    assert selections(inspiring(3), "comrade") == subsets(range(5), 3)
    elsewhere = (FIRST, THIRD, FOURTH, FIFTH)
    # The remaining comrades go to the last island automatically.
    shared = {(*row, FIFTH, FIFTH)[:3] for row in selections(evacuating(3), "comrade")}
    assert shared == set(combinations_with_replacement(elsewhere, 3))


def subsets(all_of: Iterable[int], most: int) -> set[tuple[int, ...]]:
    return {chosen for count in range(most + 1) for chosen in combinations(all_of, count)}
