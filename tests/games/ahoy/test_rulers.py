"""Special rules of the Squadron and the Union, and the Union's plans."""

import pytest

from kajuta.core.rng import Rng
from kajuta.core.scene import elements
from kajuta.games.ahoy import GAME
from kajuta.games.ahoy.rules import decision_types, plan_card_kinds
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import CUTTER, DAMAGE, GUNSHIP, RIVAL, SMUGGLER, SQUADRON, UNION
from tests.games.ahoy.positions import (
    ASSEMBLE,
    BOMBARD,
    CANNONS,
    DEPLOY,
    INSPIRE,
    NE,
    NEGOTIATE,
    NW,
    ORDER,
    RALLY,
    SAIL,
    SE,
    SW,
    TAILWIND,
    E,
    N,
    S,
    W,
    asked,
    at_sea,
    comrades,
    crew_slot,
    decides,
    fort,
    fortune,
    load,
    patrols,
    play,
    ready,
)

CUTTER_SLOT, GUNSHIP_FOUR, GUNSHIP_SIX = 69, 70, 71
WRECKS = (("palm-b", 0, 0), ("skull-b", 2, 0))
FOUR = (("skull-b", 0, 0), ("parrot-b", 2, 0), ("fish-a", 4, 0), ("swords-a", 6, 0), ("compass-b", 8, 0))


def union(dice: list[int], hand: tuple[int, ...] = (), **more: object) -> Ahoy:
    more.setdefault("ships", {UNION: NW})
    return at_sea(UNION, dice, hand=hand, **more)  # type: ignore[arg-type]


# The Squadron


@pytest.mark.clause("ahoy", "squadron.drop")
def test_the_squadron_may_leave_a_patrol_after_sail_and_tailwind() -> None:
    s = at_sea(SQUADRON, [3, 4, 1], ships={SQUADRON: NW})
    play(s, ("die", 0, SAIL[SQUADRON]), ("go", E), ("anchor",))
    assert asked(s) == decision_types.ChoosePatrolAtAnchorage
    play(s, ("patrol",))
    assert s.patrols[NE] == 1
    play(s, ("die", 1, TAILWIND[SQUADRON]), ("fly", 6), ("done",))
    assert s.patrols[6] == 0


@pytest.mark.clause("ahoy", "squadron.drop", "limits.supply")
def test_without_a_patrol_in_the_supply_nobody_asks_for_one() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: NW})
    s.patrol_supply = 0
    play(s, ("die", 0, SAIL[SQUADRON]), ("go", E), ("anchor",))
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "squadron.order")
def test_order_moves_four_different_patrols_even_after_battle_and_exploring() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: 7, RIVAL: NE})
    patrols(s, NW, 3)
    load(s, SQUADRON, 5)
    fortune(s, 6, 1)
    play(s, ("die", 0, ORDER), ("order", NW, E), ("hold",), ("done",))
    assert not [action for action in s.legal_actions() if action[:2] == ("order", NE)], "it has moved"
    play(s, ("order", NW, N))
    assert asked(s) == decision_types.ChooseTilePlacement
    play(s, s.legal_actions()[0])
    assert ("order", NW, S) in s.legal_actions()
    play(s, ("order", NW, S))
    assert s.patrols[NW] == 0
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "squadron.order")
def test_order_may_end_early_and_does_nothing_without_patrols() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: 7})
    patrols(s, NW, 2)
    play(s, ("die", 0, ORDER), ("order", NW, E), ("done",))
    assert asked(s) == decision_types.ChooseTurnAction
    assert (s.patrols[NW], s.patrols[NE]) == (1, 1)
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: 7})
    play(s, ("die", 0, ORDER))
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "squadron.order")
def test_order_ends_after_the_fourth_patrol_or_earlier() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: 7})
    patrols(s, NW, 6)
    play(s, ("die", 0, ORDER), *[("order", NW, E)] * 4)
    assert asked(s) == decision_types.ChooseTurnAction
    assert (s.patrols[NW], s.patrols[NE]) == (2, 4)


@pytest.mark.clause("ahoy", "squadron.bombard")
def test_bombard_clears_the_island_of_the_region() -> None:
    s = at_sea(SQUADRON, [4, 1], ships={SQUADRON: NW})
    comrades(s, 0, 5)
    comrades(s, 1, 2)
    play(s, ("die", 0, BOMBARD))
    assert s.comrades[:2] == [0, 2]
    assert (s.comrade_supply, s.ready) == (18, 0)


@pytest.mark.clause("ahoy", "squadron.deploy")
def test_deploy_reaches_the_next_spaces_across_a_sandbar_never_diagonally() -> None:
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: 6})
    play(s, ("die", 0, DEPLOY))
    assert s.legal_actions() == [("deploy", 3), ("deploy", 4), ("deploy", 6), ("deploy", 7)]
    play(s, ("deploy", 7))
    assert s.patrols[7] == 1


@pytest.mark.clause("ahoy", "squadron.forts")
def test_two_patrols_on_an_island_become_a_fort_as_often_as_one_likes() -> None:
    s = at_sea(SQUADRON, [5, 6], ships={SQUADRON: NW})
    patrols(s, SE, 5)
    patrols(s, NE, 2)
    play(s, ("die", 0, CANNONS[SQUADRON]), ("die", 1, 8), ("fort", 0), ("fort", 0))
    assert s.forts[0] == 2
    assert (s.patrols[SE], s.patrols[NE], s.patrol_supply) == (1, 2, 7)
    assert s.fort_supply == 1
    assert s.active == SMUGGLER


@pytest.mark.clause("ahoy", "squadron.dominion", "plans.enlist")
def test_a_fort_closes_its_island_to_all_others_and_opens_it_to_the_squadron() -> None:
    market = [cards.BUCCANEER, cards.MYSTIC]
    s = at_sea(SMUGGLER, [2, 2], ships={SMUGGLER: SE}, gold={SMUGGLER: 3}, market=market)
    s.cargo[SMUGGLER] = (cards.CUTPURSE,)
    kinds = {action[0] for action in s.legal_actions()}
    assert {"hire", "smuggle", "deliver"} <= kinds
    fort(s, 0)
    assert {action[0] for action in s.legal_actions()} == {"die", "turn"}
    play(s, ("die", 5, NEGOTIATE))
    assert asked(s) == decision_types.ChooseTurnAction, "nor does a reward or Negotiate recruit there"
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: 4}, gold={SQUADRON: 1}, market=market)
    fort(s, 0)
    play(s, ("hire", 0))
    assert s.has_crew(SQUADRON, cards.BUCCANEER)
    s = union([1, 1], (plan_card_kinds.ENLIST,), ships={UNION: SE}, market=market)
    comrades(s, 0, 1)
    fort(s, 0)
    assert ("plan", plan_card_kinds.ENLIST) not in s.legal_actions()


@pytest.mark.clause("ahoy", "squadron.dominion")
def test_the_union_places_comrades_beside_a_fort() -> None:
    s = union([1, 1])
    ready(s, 4)
    fort(s, 0)
    play(s, ("die", 9, ASSEMBLE), ("comrades", 4))
    assert s.comrades[0] == 4


# The Union


@pytest.mark.clause("ahoy", "union.comrades")
def test_only_ready_comrades_are_placed_and_removed_ones_go_to_the_supply() -> None:
    s = union([1, 1])
    ready(s, 2)
    play(s, ("die", 9, ASSEMBLE))
    assert s.legal_actions() == [("comrades", 0), ("comrades", 1), ("comrades", 2)]
    play(s, ("comrades", 2))
    assert (s.ready, s.comrades[0], s.comrade_supply) == (0, 2, 18)


@pytest.mark.clause("ahoy", "union.sail")
def test_sail_to_an_island_places_or_gains_two() -> None:
    for choice in ("land", "gain"):
        s = union([3, 1], ships={UNION: NE})
        ready(s, 3)
        play(s, ("die", 9, SAIL[UNION]), ("go", S), ("anchor",), (choice,))
        assert (s.ready, s.comrades[0]) == ((1, 2) if choice == "land" else (5, 0))


@pytest.mark.clause("ahoy", "union.sail")
def test_away_from_an_island_or_without_sail_nobody_is_placed_or_gained() -> None:
    s = union([3, 1], ships={UNION: NW})
    ready(s, 3)
    play(s, ("die", 9, SAIL[UNION]), ("go", E), ("anchor",))
    assert asked(s) == decision_types.ChooseTurnAction
    s = union([3, 1], ships={UNION: NE}, crew={UNION: [cards.SAILOR]})
    ready(s, 3)
    play(s, ("die", 9, crew_slot(cards.SAILOR)), ("go", S), ("anchor",))
    assert s.ships[UNION] == SE
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "union.sail")
def test_sail_with_one_ready_comrade_places_one() -> None:
    s = union([3, 1], ships={UNION: NE})
    ready(s, 1)
    play(s, ("die", 9, SAIL[UNION]), ("go", S), ("anchor",), ("land",))
    assert (s.ready, s.comrades[0]) == (0, 1)


@pytest.mark.clause("ahoy", "union.sail")
def test_a_small_ship_places_nobody() -> None:
    s = union([3, 1], ships={UNION: NW, CUTTER: NE})
    ready(s, 2)
    play(s, ("die", 9, CUTTER_SLOT), ("sail",), ("go", S), ("anchor",))
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "move.anchor", "terrain.harbour", "terrain.treasure")
@pytest.mark.parametrize("ship", [CUTTER, GUNSHIP])
def test_small_ships_get_no_treasure_and_use_no_harbour(ship: int) -> None:
    s = union([4, 1], ships={UNION: SW, ship: 4})
    s.slots[SAIL[UNION]] = DAMAGE
    play(s, ("die", 9, CUTTER_SLOT if ship == CUTTER else GUNSHIP_FOUR), ("sail",), ("go", E), ("anchor",))
    assert s.ships[ship] == 5
    assert asked(s) == decision_types.ChooseTurnAction
    assert s.gold[UNION] == 0


@pytest.mark.clause("ahoy", "union.assemble")
def test_assemble_places_up_to_four_in_the_flagships_region() -> None:
    s = union([1, 1], ships={UNION: 5})
    ready(s, 6)
    play(s, ("die", 9, ASSEMBLE), ("comrades", 4))
    assert s.comrades[:2] == [0, 4]


@pytest.mark.clause("ahoy", "union.inspire")
def test_inspire_reaches_four_different_islands() -> None:
    s = union([6, 1], tiles=FOUR)
    ready(s, 6)
    play(s, ("die", 9, INSPIRE), ("comrade", 0), ("comrade", 1), ("comrade", 3), ("comrade", 4))
    assert s.comrades[:5] == [1, 1, 0, 1, 1]
    assert asked(s) == decision_types.ChooseTurnAction
    s = union([6, 1])
    ready(s, 6)
    play(s, ("die", 9, INSPIRE), ("comrade", 0), ("comrade", 1))
    assert asked(s) == decision_types.ChooseTurnAction, "there are only two islands"


@pytest.mark.clause("ahoy", "union.inspire")
def test_inspire_ends_after_the_fourth_island_earlier_or_with_the_last_ready_comrade() -> None:
    s = union([6, 1], tiles=FOUR)
    ready(s, 6)
    play(s, ("die", 9, INSPIRE), *[("comrade", region) for region in range(4)])
    assert asked(s) == decision_types.ChooseTurnAction
    s = union([6, 1], tiles=FOUR)
    ready(s, 6)
    play(s, ("die", 9, INSPIRE), ("comrade", 2), ("done",))
    assert (asked(s), s.comrades[:5]) == (decision_types.ChooseTurnAction, [0, 0, 1, 0, 0])
    s = union([6, 1], tiles=FOUR)
    ready(s, 1)
    play(s, ("die", 9, INSPIRE), ("comrade", 2))
    assert (asked(s), s.ready) == (decision_types.ChooseTurnAction, 0)


@pytest.mark.clause("ahoy", "union.sail", "limits.supply")
def test_sail_offers_only_what_there_is() -> None:
    s = union([3, 1], ships={UNION: NE})
    s.comrade_supply = 2
    play(s, ("die", 9, SAIL[UNION]), ("go", S), ("anchor",))
    assert s.legal_actions() == [("gain",), ("done",)]
    play(s, ("done",))
    assert (s.ready, s.comrade_supply) == (0, 2)
    s = union([3, 1], ships={UNION: NE})
    ready(s, 20)
    play(s, ("die", 9, SAIL[UNION]), ("go", S), ("anchor",))
    assert s.legal_actions() == [("land",), ("done",)]


@pytest.mark.clause("ahoy", "union.rally")
@pytest.mark.parametrize(("space", "gained"), [(SE, 4), (NE, 0)])
def test_rally_gains_four_on_an_island(space: int, gained: int) -> None:
    s = union([6, 1], ships={UNION: space})
    play(s, ("die", 9, RALLY))
    assert s.ready == gained


@pytest.mark.clause("ahoy", "union.ships")
@pytest.mark.parametrize(("plan", "ship"), [(plan_card_kinds.CUTTER, CUTTER), (plan_card_kinds.GUNSHIP, GUNSHIP)])
def test_two_comrades_become_a_ship(plan: int, ship: int) -> None:
    s = union([3, 1], (plan,), ships={UNION: NW, SMUGGLER: SE})
    load(s, SMUGGLER, 3)
    comrades(s, 0, 3)
    play(s, ("plan", plan))
    assert s.ships[ship] == SE
    assert (s.comrades[0], s.comrade_supply) == (1, 19)
    assert asked(s) == decision_types.ChooseTurnAction, "no battle begins"
    assert s.hand == s.plan_discard == []


@pytest.mark.clause("ahoy", "union.ships")
def test_two_comrades_are_enough_for_a_ship_and_one_is_not() -> None:
    s = union([3, 1], (plan_card_kinds.CUTTER,))
    comrades(s, 0, 2)
    comrades(s, 1, 1)
    play(s, ("plan", plan_card_kinds.CUTTER))
    assert (s.ships[CUTTER], s.comrades[:2]) == (SE, [0, 1])


@pytest.mark.clause("ahoy", "union.ships-sail")
def test_the_cutter_sails_three_spaces_past_wreckage() -> None:
    s = union([3, 1], tiles=WRECKS, ships={UNION: 7, CUTTER: NE})
    play(s, ("die", 9, CUTTER_SLOT), ("sail",), ("go", W), ("go", S), ("go", E))
    assert s.ships[CUTTER] == SE
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "union.ships-sail")
def test_the_gunship_takes_a_four_and_a_six_and_follows_the_wind() -> None:
    s = union([4, 6], tiles=WRECKS, ships={UNION: 7, GUNSHIP: NE})
    slots = [a[2] for a in s.legal_actions() if a[0] == "die" and a[1] == 9]
    assert GUNSHIP_FOUR in slots
    assert GUNSHIP_SIX not in slots
    play(s, ("die", 9, GUNSHIP_FOUR), ("wind",), ("fly", SW))
    assert s.ships[GUNSHIP] == SW, "the only four on the map, a wreck that does not matter"
    assert s.slots_open_to_damage(GUNSHIP) == [GUNSHIP_SIX]
    play(s, ("die", 10, GUNSHIP_SIX), ("sail",), ("go", E), ("go", N))
    assert s.ships[GUNSHIP] == NE
    s = union([4, 1], tiles=WRECKS, ships={UNION: 7, GUNSHIP: NE})
    play(s, ("die", 9, GUNSHIP_FOUR), ("sail",), ("go", W), ("anchor",))
    assert s.slots[GUNSHIP_SIX] == 0, "wreckage does not matter"


@pytest.mark.clause("ahoy", "union.ships-sail", "union.ships-damage")
@pytest.mark.parametrize(("value", "declined"), [(1, []), (4, [("done",)])])
def test_a_die_may_only_shield_the_cutter_which_stays_where_it_is(value: int, declined: list[tuple[str]]) -> None:
    s = union([value, 1], tiles=WRECKS, ships={UNION: 7, CUTTER: NE})
    play(s, ("die", 9, CUTTER_SLOT), ("wind",), *declined)
    assert s.ships[CUTTER] == NE
    assert s.slots_open_to_damage(CUTTER) == []
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "union.ships-damage", "union.ships")
def test_damage_goes_on_the_ships_plan_cannot_be_repaired_and_sinks_it() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, GUNSHIP: NE}, crew={SMUGGLER: [cards.GUNNER]})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E), ("done",), ("hit", GUNSHIP_SIX))
    assert s.slots[GUNSHIP_SIX] == DAMAGE
    assert s.damaged_slots(UNION) == []
    assert s.ships[GUNSHIP] == NE
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, GUNSHIP: NE}, crew={SMUGGLER: [cards.GUNNER]})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E), ("victory", 1), ("hit", GUNSHIP_SIX))
    assert s.ships[GUNSHIP] == -1
    assert s.plan_discard == [plan_card_kinds.GUNSHIP]


@pytest.mark.clause("ahoy", "union.ships-damage", "battle.damage")
def test_what_is_too_much_for_a_gunship_is_lost() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: NW, GUNSHIP: NE}, crew={SQUADRON: [cards.GUNNER]})
    load(s, SQUADRON, 5)
    fortune(s, 6, 1)
    play(s, ("die", 0, SAIL[SQUADRON]), ("go", E), ("hold",), ("victory", 1), ("hit", GUNSHIP_FOUR))
    assert s.ships[GUNSHIP] == -1
    assert s.slots[GUNSHIP_FOUR] == s.slots[GUNSHIP_SIX] == 0
    assert asked(s) == decision_types.ChoosePatrolAtAnchorage, "the third damage goes nowhere"


@pytest.mark.clause("ahoy", "battle.one-by-one", "union.ships-damage")
def test_a_gunship_that_sinks_as_the_attacker_fights_no_more() -> None:
    s = union([4, 1], ships={UNION: 7, GUNSHIP: NW, SMUGGLER: NE, RIVAL: NE})
    s.slots[GUNSHIP_SIX] = DAMAGE
    play(s, ("die", 9, GUNSHIP_FOUR), ("sail",), ("go", E))
    s.slots[GUNSHIP_FOUR] = 0
    fortune(s, 1, 6)
    play(s, ("fight", SMUGGLER), ("victory", 1))
    assert s.ships[GUNSHIP] == -1
    play(s, s.legal_actions()[0])
    assert not [frame for frame in s.stack if isinstance(frame, decision_types.ChooseBattleTarget)]
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "union.ships-damage", "damage.slots")
def test_a_die_on_the_cutters_slot_protects_it() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, CUTTER: NE})
    s.slots[CUTTER_SLOT] = 8 * 9 + 3
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E), ("victory", 1))
    assert s.ships[CUTTER] == NE


@pytest.mark.clause("ahoy", "plans.cutter")
def test_the_cutter_sails_shields_and_sinks_as_its_plan_says() -> None:
    s = union([1, 4], (plan_card_kinds.CUTTER,), tiles=WRECKS, ships={UNION: 7, SMUGGLER: NE})
    comrades(s, 0, 4)
    load(s, UNION, 6)
    play(s, ("plan", plan_card_kinds.CUTTER))
    assert (s.ships[CUTTER], s.comrades[0]) == (SE, 2)
    assert s.control_points(0) == (0, 1 + 2 * 2)
    play(s, ("die", 9, CUTTER_SLOT), ("sail",), ("go", N))
    assert asked(s) == decision_types.ChooseMoveStep, (
        "an unloaded enemy is no battle, for all the die on the Union's cannons"
    )
    play(s, ("go", W), ("go", S))
    assert (s.ships[CUTTER], s.slots[CUTTER_SLOT] & 7) == (SW, 1), "past wreckage"
    s.slots[CUTTER_SLOT] = 0
    play(s, ("die", 10, CUTTER_SLOT), ("wind",))
    assert (s.ships[CUTTER], asked(s)) == (SW, decision_types.ChooseTurnAction), "the only four is its own space"
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, CUTTER: NE})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E), ("victory", 1))
    assert s.ships[CUTTER] == -1
    assert s.plan_discard == [plan_card_kinds.CUTTER]


@pytest.mark.clause("ahoy", "plans.gunship")
def test_the_gunship_sails_fights_and_sinks_as_its_plan_says() -> None:
    s = union([4, 6], (plan_card_kinds.GUNSHIP,), tiles=WRECKS, ships={UNION: 7, SMUGGLER: NE})
    comrades(s, 0, 2)
    play(s, ("plan", plan_card_kinds.GUNSHIP))
    assert (s.ships[GUNSHIP], s.comrades[0]) == (SE, 0)
    assert s.control_points(0) == (0, 1)
    assert {slot for _, die, slot in _dice(s) if die == 9} & {GUNSHIP_FOUR, GUNSHIP_SIX} == {GUNSHIP_FOUR}
    assert {slot for _, die, slot in _dice(s) if die == 10} & {GUNSHIP_FOUR, GUNSHIP_SIX} == {GUNSHIP_SIX}
    play(s, ("die", 9, GUNSHIP_FOUR), ("sail",), ("go", W), ("anchor",))
    assert (s.ships[GUNSHIP], s.slots[GUNSHIP_SIX]) == (SW, 0), "wreckage does not matter"
    fortune(s, 1, 4)
    play(s, ("die", 10, GUNSHIP_SIX), ("sail",), ("go", N), ("go", E))
    assert (asked(s), decides(s)) == (decision_types.ChooseVictoryReward, UNION), (
        "1 and 3 are as much as 4, and it attacks"
    )
    play(s, ("done",))
    s.slots[GUNSHIP_FOUR] = s.slots[GUNSHIP_SIX] = 0
    assert s.slots_open_to_damage(GUNSHIP) == [GUNSHIP_FOUR, GUNSHIP_SIX]


def _dice(s: Ahoy) -> list[tuple[str, int, int]]:
    return [action for action in s.legal_actions() if action[0] == "die"]  # type: ignore[misc]


@pytest.mark.clause("ahoy", "union.claw")
def test_the_cutter_counts_one_and_doubles_the_comrades() -> None:
    s = union([1, 1], ships={CUTTER: NE, GUNSHIP: NE, UNION: 4})
    comrades(s, 0, 3)
    comrades(s, 1, 3)
    assert s.control_points(0) == (0, 2 * 3 + 1 + 1)
    assert s.control_points(1) == (0, 3 + 1)


# Plans


@pytest.mark.clause("ahoy", "plans.draw", "plans.secret")
def test_the_union_draws_two_plans_after_each_round_and_only_it_sees_them() -> None:
    s = at_sea(RIVAL, [1, 1], ships={RIVAL: NW})
    s.pool[4] = s.pool[8] = s.pool[12] = 0
    play(s, ("die", 13, CANNONS[RIVAL]), ("die", 14, TAILWIND[RIVAL]))
    assert len(s.hand) == 2
    assert len(s.plan_deck) == 10

    def hand(viewer: int | None) -> list[str]:
        return [one["id"] for one in elements(GAME.scene(s, viewer)) if one["id"].startswith("plan:")]

    assert hand(s.seat_of[UNION]) == [f"plan:{kind}" for kind in sorted(set(s.hand))]
    assert hand(s.seat_of[RIVAL]) == hand(None) == []
    hands = {tuple(s.determinize(s.seat_of[RIVAL], Rng(n)).hand) for n in range(20)}
    assert len(hands) > 3
    assert {tuple(s.determinize(s.seat_of[UNION], Rng(n)).hand) for n in range(20)} == {tuple(s.hand)}


@pytest.mark.clause("ahoy", "plans.draw")
def test_discarded_plans_do_not_come_back() -> None:
    s = at_sea(RIVAL, [1, 1], ships={RIVAL: NW})
    s.pool[4] = s.pool[8] = s.pool[12] = 0
    s.plan_deck, s.plan_discard = [plan_card_kinds.ENLIST], [plan_card_kinds.CUTTER] * 3
    play(s, ("die", 13, CANNONS[RIVAL]), ("die", 14, TAILWIND[RIVAL]))
    assert s.hand == [plan_card_kinds.ENLIST]


@pytest.mark.clause("ahoy", "plans.when")
def test_plans_for_battles_are_no_actions() -> None:
    s = union([1, 1], (plan_card_kinds.WEAPONS_CACHE, plan_card_kinds.DYNAMIC_ENTRY))
    assert [a for a in s.legal_actions() if a[0] == "plan"] == [("plan", plan_card_kinds.DYNAMIC_ENTRY)]


@pytest.mark.clause("ahoy", "plans.useful")
def test_plans_that_would_change_nothing_are_not_offered() -> None:
    hand = (
        plan_card_kinds.EVACUATION,
        plan_card_kinds.SNEAK_ATTACK,
        plan_card_kinds.ENLIST,
        plan_card_kinds.CUTTER,
        plan_card_kinds.GUNSHIP,
    )
    s = union([1, 1], hand)
    assert not [a for a in s.legal_actions() if a[0] == "plan"]
    comrades(s, 0, 1)
    assert [a for a in s.legal_actions() if a[0] == "plan"] == [("plan", plan_card_kinds.EVACUATION)]


@pytest.mark.clause("ahoy", "plans.useful", "plans.dynamic-entry")
@pytest.mark.parametrize(("value", "offered"), [(6, False), (5, True), (0, False)])
def test_dynamic_entry_without_a_wind_needs_cannons_that_can_rise(value: int, offered: bool) -> None:
    s = union([1, 1], (plan_card_kinds.DYNAMIC_ENTRY,), tiles=(("skull-b", 0, 0), ("palm-a", 2, 0)))
    if value:
        load(s, UNION, value)
    assert (("plan", plan_card_kinds.DYNAMIC_ENTRY) in s.legal_actions()) == offered


@pytest.mark.clause("ahoy", "plans.evacuation")
def test_evacuation_divides_all_comrades_among_other_islands() -> None:
    s = union([1, 1], (plan_card_kinds.EVACUATION,), tiles=FOUR)
    comrades(s, 1, 3)
    play(s, ("plan", plan_card_kinds.EVACUATION), ("comrade", 0), ("comrade", 3), ("comrade", 3))
    assert s.comrades[:4] == [1, 0, 0, 2]
    assert s.plan_discard == [plan_card_kinds.EVACUATION]


@pytest.mark.clause("ahoy", "plans.dynamic-entry")
@pytest.mark.parametrize(("value", "raised"), [(3, 5), (5, 6), (0, 0)])
def test_dynamic_entry_raises_the_cannons_and_moves_the_flagship(value: int, raised: int) -> None:
    s = union([1, 1], (plan_card_kinds.DYNAMIC_ENTRY,))
    if value:
        load(s, UNION, value)
    play(s, ("plan", plan_card_kinds.DYNAMIC_ENTRY))
    assert asked(s) == decision_types.ChooseJumpTarget
    assert s.slots[CANNONS[UNION]] & 7 == raised
    play(s, ("fly", 6))
    assert s.ships[UNION] == 6


@pytest.mark.clause("ahoy", "plans.sneak-attack")
def test_a_sneak_attack_removes_two_patrols_of_one_region_with_a_comrade() -> None:
    s = union([1, 1], (plan_card_kinds.SNEAK_ATTACK,))
    patrols(s, NE, 2)
    patrols(s, 4, 2)
    comrades(s, 0, 1)
    play(s, ("plan", plan_card_kinds.SNEAK_ATTACK))
    assert s.patrols[NE] == 1, "the first one had no alternative"
    play(s, ("patrol", NE))
    assert (s.patrols[NE], s.patrols[4], s.patrol_supply) == (0, 2, 8)
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "plans.dynamic-entry")
def test_dynamic_entry_does_not_raise_damage() -> None:
    s = union([1, 1], (plan_card_kinds.DYNAMIC_ENTRY,))
    s.slots[CANNONS[UNION]] = DAMAGE
    play(s, ("plan", plan_card_kinds.DYNAMIC_ENTRY), ("done",))
    assert s.slots[CANNONS[UNION]] == DAMAGE


@pytest.mark.clause("ahoy", "plans.enlist", "squadron.dominion")
def test_a_fort_stops_enlisting_only_where_the_flagship_lies_on_its_island() -> None:
    s = union([1, 1], (plan_card_kinds.ENLIST,), ships={UNION: NW}, market=[cards.BUCCANEER])
    comrades(s, 0, 1)
    fort(s, 0)
    assert ("plan", plan_card_kinds.ENLIST) in s.legal_actions(), "beside the island"
    s = union([1, 1], (plan_card_kinds.ENLIST,), ships={UNION: 7}, market=[cards.BUCCANEER])
    comrades(s, 0, 1)
    fort(s, 0)
    assert ("plan", plan_card_kinds.ENLIST) in s.legal_actions(), "on an island without a fort"


@pytest.mark.clause("ahoy", "plans.sneak-attack")
@pytest.mark.parametrize(("second", "left"), [(("patrol", NW), 2), (("done",), 3)])
def test_a_sneak_attack_removes_at_most_two_patrols_in_any_spaces_of_the_region(
    second: tuple[str, int] | tuple[str], left: int
) -> None:
    s = union([1, 1], (plan_card_kinds.SNEAK_ATTACK,))
    patrols(s, NE, 3)
    patrols(s, NW, 1)
    comrades(s, 0, 1)
    play(s, ("plan", plan_card_kinds.SNEAK_ATTACK), ("patrol", NE), second)
    assert sum(s.patrols) == left
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "plans.enlist")
def test_enlist_recruits_a_symbol_for_free_and_refills_afterwards() -> None:
    market = [cards.BUCCANEER, cards.SEA_WITCH, cards.GUNNER]
    s = union([1, 1], (plan_card_kinds.ENLIST,), market=market)
    comrades(s, 0, 1)
    play(s, ("plan", plan_card_kinds.ENLIST), ("take", 0))
    assert s.market[0] == -1
    play(s, ("take", 2))
    assert s.crew[UNION] == 1 << cards.BUCCANEER | 1 << cards.GUNNER
    assert s.gold[UNION] == 0
    assert all(card >= 0 for card in s.market)


@pytest.mark.clause("ahoy", "plans.weapons-cache", "plans.when")
def test_the_weapons_cache_adds_the_ready_comrades_outside_ones_turn_too_and_twice() -> None:
    s = at_sea(
        SMUGGLER,
        [3, 1],
        ships={SMUGGLER: NW, UNION: NE},
        hand=[plan_card_kinds.WEAPONS_CACHE, plan_card_kinds.WEAPONS_CACHE],
    )
    ready(s, 3)
    load(s, SMUGGLER, 1)
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", E), ("plan", plan_card_kinds.WEAPONS_CACHE))
    assert asked(s) == decision_types.ChooseBattlePlan
    fortune(s, 6, 1)
    play(s, ("plan", plan_card_kinds.WEAPONS_CACHE))
    assert asked(s) == decision_types.ChooseVictoryReward
    assert decides(s) == UNION, "1 + 3 + 3 beats 6"


@pytest.mark.clause("ahoy", "battle.plans", "plans.when")
def test_the_union_may_keep_its_plans() -> None:
    s = union([3, 1], (plan_card_kinds.CLOSE_CALL,), ships={UNION: NW, RIVAL: NE})
    load(s, UNION, 1)
    fortune(s, 6, 1)
    play(s, ("die", 9, SAIL[UNION]), ("go", E), ("pass",))
    assert asked(s) == decision_types.ChooseVictoryReward
    assert s.hand == [plan_card_kinds.CLOSE_CALL]


@pytest.mark.clause("ahoy", "plans.secret-weapon")
def test_the_secret_weapon_rolls_two_dice_and_deals_one_more() -> None:
    s = union([3, 1], (plan_card_kinds.SECRET_WEAPON,), ships={UNION: NW, RIVAL: NE})
    load(s, UNION, 1)
    play(s, ("die", 9, SAIL[UNION]), ("go", E))
    fortune(s, 2, 3, 5)
    play(s, ("plan", plan_card_kinds.SECRET_WEAPON), ("victory", 1), ("hit", 31), ("hit", 32))
    assert s.damaged_slots(RIVAL) == [31, 32]


@pytest.mark.clause("ahoy", "plans.close-call")
def test_a_close_call_cancels_the_battle_and_the_move_goes_on() -> None:
    s = union([3, 1], (plan_card_kinds.CLOSE_CALL,), ships={UNION: NW, RIVAL: NE})
    load(s, RIVAL, 3)
    play(s, ("die", 9, SAIL[UNION]), ("go", E), ("plan", plan_card_kinds.CLOSE_CALL))
    assert asked(s) == decision_types.ChooseMoveStep
    assert decides(s) == UNION
