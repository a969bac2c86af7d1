"""What is chosen one by one goes in one direction; the table asks before that costs anybody something."""

from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement

import pytest

from kajuta.core.game import Move
from kajuta.core.message import Message, msg
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.ahoy import GAME
from kajuta.games.ahoy.rules import decision_types, plan_card_kinds
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import DAMAGE, RIVAL, SMUGGLER, UNION
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
    return next(one for one in GAME.moves(s) if one.action == action)


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


@pytest.mark.clause("ahoy", "order.choices", "actions.repair")
def test_whoever_begins_to_repair_with_the_last_damage_is_asked_first() -> None:
    s = repairing(12, 15, 17)
    assert move(s, ("mend", 17)).confirm == msg("confirm-mend", slot=msg("action-cannons"))
    assert [asks(s, ("mend", slot)) for slot in (12, 15)] == [None, None], "two can still be repaired"
    play(s, ("mend", 12))
    assert asks(s, ("mend", 17)) is None, "it is the second one"
    assert asks(repairing(17), ("mend", 17)) is None, "nothing else is damaged"


@pytest.mark.clause("ahoy", "order.choices", "terrain.harbour")
def test_a_harbour_asks_about_the_last_damage_too() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: 4})
    s.slots[12] = s.slots[16] = DAMAGE
    play(s, ("die", 5, FULL_SAIL), ("go", E), ("anchor",))
    assert isinstance(s.stack[-1], decision_types.ChooseHarbourRepairOrCannons)
    assert asks(s, ("mend", 16)) == "confirm-mend"
    assert asks(s, ("mend", 12)) is None


@pytest.mark.clause("ahoy", "order.choices")
def test_damage_of_the_crew_comes_after_that_of_the_board() -> None:
    slot = crew_slot(cards.SHIPWRIGHT)
    s = repairing(12, slot)
    assert asks(s, ("mend", 12)) is None
    assert asks(s, ("mend", slot)) == "confirm-mend"


@pytest.mark.clause("ahoy", "order.choices", "actions.repair")
def test_damage_before_the_one_repaired_last_says_why_it_stays() -> None:
    s = play(repairing(12, 15, 17), ("mend", 15))
    assert refused(s, "slot:12") == ("order.choices", "refused-mend")
    assert refused(s, "slot:13")[0] != "order.choices", "nothing is damaged there"


@pytest.mark.clause("ahoy", "order.choices", "union.inspire")
def test_inspire_asks_where_fewer_islands_could_follow() -> None:
    s = inspiring(6)
    assert [asks(s, ("comrade", region)) for region in (FIRST, SECOND)] == [None, None], "three follow in any case"
    assert move(s, ("comrade", THIRD)).confirm == msg(
        "confirm-inspire", region=s.region_name(THIRD), others=names(s, FIRST, SECOND)
    )
    assert [asks(s, ("comrade", region)) for region in (FOURTH, FIFTH)] == ["confirm-inspire"] * 2
    play(s, ("comrade", SECOND))
    assert [asks(s, ("comrade", region)) for region in (THIRD, FOURTH)] == [None, "confirm-inspire"]


@pytest.mark.clause("ahoy", "order.choices", "union.inspire")
def test_inspire_asks_nothing_where_comrades_run_out_first() -> None:
    assert {asks(inspiring(1), ("comrade", region)) for region in range(5)} == {None}
    s = inspiring(2)
    assert [asks(s, ("comrade", region)) for region in (FOURTH, FIFTH)] == [None, "confirm-inspire"]


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


@pytest.mark.clause("ahoy", "order.choices", "union.inspire", "plans.evacuation")
def test_an_island_that_bars_earlier_ones_says_so_before_the_click() -> None:
    for s in (inspiring(6), evacuating(2)):
        assert move(s, ("comrade", FIRST)).hint is None
        assert move(s, ("comrade", THIRD)).hint == msg("hint-passes")
    for s in (inspiring(1), evacuating(2)):
        if isinstance(s.stack[-1], decision_types.ChooseEvacueeDestination):
            play(s, ("comrade", FIRST))
        assert move(s, ("comrade", THIRD)).hint is None, "nobody comes after"


@pytest.mark.clause("ahoy", "order.choices", "union.inspire", "plans.evacuation")
def test_an_island_before_the_last_one_says_why_it_is_dark() -> None:
    s = play(inspiring(6), ("comrade", THIRD))
    assert refused(s, island(s, FIRST)) == ("order.choices", "refused-island")
    assert refused(s, island(s, THIRD))[0] != "order.choices", "it is the one chosen last"
    s = play(evacuating(3), ("comrade", THIRD))
    assert refused(s, island(s, FIRST)) == ("order.choices", "refused-island")
    assert refused(s, island(s, SECOND))[0] != "order.choices", "they leave it"


@pytest.mark.clause("ahoy", "order.choices", "crew.buccaneer")
def test_a_buccaneers_prey_that_is_dark_says_on_which_side_it_lies() -> None:
    loser = [cards.ELDER, cards.DIVER, cards.PILOT, cards.SEA_DOG]
    crew = {SMUGGLER: [cards.BUCCANEER], RIVAL: loser}
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE}, crew=crew)
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E), ("first", "victory"), ("done",), ("raid",))
    first, second, _, last = sorted(loser)
    far = GAME.refusal(s, s.to_act, (f"crew:{last}",))
    assert (far.clause, far.reason) == (
        "order.choices",
        msg("refused-raid", crew=msg("crew-" + cards.MARKET_CARDS[last].crew), behind="no"),
    )
    play(s, ("crew", second))
    passed = GAME.refusal(s, s.to_act, (f"crew:{first}",))
    assert (passed.clause, passed.reason) == (
        "order.choices",
        msg("refused-raid", crew=msg("crew-" + cards.MARKET_CARDS[first].crew), behind="yes"),
    )


def selections(s: Ahoy, kind: str) -> set[tuple[int, ...]]:
    """Return every row of choices of a kind with which those that are asked for now can end."""
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
    # Whoever is left goes to the last island at once.
    shared = {(*row, FIFTH, FIFTH)[:3] for row in selections(evacuating(3), "comrade")}
    assert shared == set(combinations_with_replacement(elsewhere, 3))


def subsets(all_of: Iterable[int], most: int) -> set[tuple[int, ...]]:
    return {chosen for count in range(most + 1) for chosen in combinations(all_of, count)}


def _most(s: Ahoy) -> int:
    """Most further slots or islands that can be chosen, found by trying."""
    kind = type(s.stack[-1])
    best = 0
    for action in s.legal_actions():
        if action[0] in ("mend", "comrade") and kind in (
            decision_types.ChooseHarbourRepairOrCannons,
            decision_types.ChooseRepairSlot,
            decision_types.ChooseInspiredIsland,
        ):
            after = s.copy()
            after.apply(action)
            best = max(
                best,
                1
                + (
                    _most(after)
                    if isinstance(
                        after.stack[-1], decision_types.ChooseRepairSlot | decision_types.ChooseInspiredIsland
                    )
                    else 0
                ),
            )
    return best


@pytest.mark.clause("ahoy", "order.choices")
def test_in_voyages_it_is_asked_exactly_where_less_can_follow() -> None:
    asked = calm = 0
    for seed in range(12):
        rng = Rng(seed)
        s = GAME.new(2 + seed % 3, {"faction": ("any",) * (2 + seed % 3)}, seed)
        while s.to_act is not None:
            if isinstance(
                s.stack[-1],
                decision_types.ChooseHarbourRepairOrCannons
                | decision_types.ChooseRepairSlot
                | decision_types.ChooseInspiredIsland,
            ):
                best = _most(s)
                for one in GAME.moves(s):
                    if one.action[0] not in ("mend", "comrade"):
                        continue
                    after = s.copy()
                    after.apply(one.action)
                    more = (
                        _most(after)
                        if isinstance(
                            after.stack[-1],
                            decision_types.ChooseRepairSlot | decision_types.ChooseInspiredIsland,
                        )
                        else 0
                    )
                    assert (one.confirm is not None) == (1 + more < best), f"{one.action} {s.stack[-1]}"
                    asked, calm = asked + (1 + more < best), calm + (1 + more == best)
            s.apply(rng.choice(s.legal_actions()))
    assert asked > 20
    assert calm > 20
