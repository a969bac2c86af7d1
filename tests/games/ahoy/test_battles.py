"""Battles and damage."""

import pytest

from kajuta.games.ahoy.rules import decision_types, plan_card_kinds
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import (
    CUTTER,
    DAMAGE,
    FORT,
    GUNSHIP,
    PATROL,
    RIVAL,
    SMUGGLER,
    SQUADRON,
    UNION,
)
from tests.games.ahoy.positions import (
    CANNONS,
    NE,
    NW,
    ORDER,
    REPAIR,
    SAIL,
    SE,
    SIX_CANNON,
    SW,
    E,
    N,
    S,
    W,
    asked,
    at_sea,
    crew_slot,
    decides,
    fort,
    fortune,
    load,
    patrols,
    play,
)

SAILS = ("die", 5, SAIL[SMUGGLER])
WRECKS = (("palm-b", 0, 0), ("skull-b", 2, 0))


@pytest.mark.clause("ahoy", "battle.who-fights")
def test_without_loaded_cannons_on_either_side_there_is_no_battle() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE})
    play(s, SAILS, ("go", E))
    assert asked(s) == decision_types.ChooseMoveStep


@pytest.mark.clause("ahoy", "battle.who-fights")
def test_the_unloaded_fight_only_those_who_are_loaded() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE, UNION: NE})
    load(s, UNION, 2)
    play(s, SAILS, ("go", E))
    assert asked(s) == decision_types.ChooseCannonBonus
    assert decides(s) == UNION
    assert s.stack[-1].battle.defender == UNION
    assert not [frame for frame in s.stack if isinstance(frame, decision_types.ChooseBattleTarget) and frame.enemies]


@pytest.mark.clause("ahoy", "battle.who-fights", "battle.one-by-one")
def test_the_loaded_fight_everybody_even_the_other_smuggler_in_an_order_of_their_choice() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE, UNION: NE})
    patrols(s, NE, 2)
    load(s, SMUGGLER, 1)
    play(s, SAILS, ("go", E))
    assert s.legal_actions() == [("fight", UNION), ("fight", RIVAL), ("fight", PATROL)]
    fortune(s, 1, 6)
    play(s, ("fight", PATROL), ("done",))
    assert s.legal_actions() == [("fight", UNION), ("fight", RIVAL), ("fight", PATROL)]
    fortune(s, 1, 6)
    play(s, ("fight", PATROL), ("done",))
    assert s.legal_actions() == [("fight", UNION), ("fight", RIVAL)]


@pytest.mark.clause("ahoy", "battle.one-by-one")
def test_the_other_battles_do_not_happen_once_the_attacker_is_removed() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: 7, SMUGGLER: NE, RIVAL: NE})
    patrols(s, NW, 1)
    load(s, SQUADRON, 5)
    play(s, ("die", 0, ORDER), ("order", NW, E))
    fortune(s, 1, 6)
    play(s, ("fight", SMUGGLER), ("hold",), ("victory", 0))
    assert s.patrol_supply == 10
    assert asked(s) == decision_types.ChooseMoveStep
    assert decides(s) == SMUGGLER
    play(s, ("go", S), ("anchor",))
    assert asked(s) == decision_types.ChooseTurnAction
    assert decides(s) == SQUADRON


@pytest.mark.clause("ahoy", "battle.one-by-one")
def test_the_other_battles_do_not_happen_once_the_attacker_is_pushed_away() -> None:
    crew = {RIVAL: [cards.BEAKHEAD]}
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: 4, RIVAL: NE, UNION: NE}, crew=crew)
    load(s, SMUGGLER, 1)
    fortune(s, 1, 6)
    play(s, SAILS, ("go", W), ("fight", RIVAL), ("victory", 0), ("hit", 13), ("drag", S))
    assert s.ships[SMUGGLER] == SE
    assert decides(s) == RIVAL
    play(s, ("go", W), ("anchor",))
    assert asked(s) == decision_types.ChooseTurnAction
    assert s.gold[SMUGGLER] == 0


@pytest.mark.clause("ahoy", "battle.one-by-one", "battle.after", "smugglers.leave")
def test_the_other_battles_go_on_when_a_victorious_defender_has_left() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: 4, RIVAL: NE, UNION: NE})
    load(s, SMUGGLER, 1)
    fortune(s, 1, 6)
    play(s, SAILS, ("go", W), ("fight", RIVAL), ("victory", 0), ("hit", 13))
    fortune(s, 6, 1)
    play(s, ("go", S), ("anchor",))
    assert (asked(s), decides(s)) == (decision_types.ChooseVictoryReward, SMUGGLER)
    play(s, ("done",))
    assert s.gold[SMUGGLER] == 1, "and it anchors"


@pytest.mark.clause("ahoy", "battle.fallen")
@pytest.mark.parametrize(("figure", "space"), [(PATROL, NE), (FORT, SE)])
def test_who_falls_while_others_fight_is_not_fought_any_more(figure: int, space: int) -> None:
    start = NW if space == NE else NE
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: start, RIVAL: space}, crew={RIVAL: [cards.POWDER_MONKEY]})
    s.white[RIVAL], s.black[RIVAL] = 14, 13
    s.slots[31] = DAMAGE
    if figure == PATROL:
        patrols(s, NE, 2)
    else:
        fort(s, 0)
        fort(s, 0)
    load(s, SMUGGLER, 1)
    play(s, SAILS, ("go", E if space == NE else S))
    assert s.legal_actions() == [("fight", RIVAL), ("fight", figure)]
    fortune(s, 1, 6)
    play(s, ("fight", RIVAL), ("victory", 1), ("hit", 13), ("reward", 9), ("take",))
    fortune(s, 1, 6)
    play(s, ("strike", figure, space))
    assert (asked(s), decides(s)) == (decision_types.ChooseVictoryReward, SQUADRON), "the one that is left"
    play(s, ("done",))
    assert asked(s) in (decision_types.ChooseMoveStep, decision_types.ChooseTurnAction), "and it is not fought twice"


@pytest.mark.clause("ahoy", "battle.fallen", "battle.one-by-one")
def test_a_patrol_beaten_in_a_battle_within_a_battle_leaves_the_other_list_too() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE})
    patrols(s, NE, 2)
    load(s, SMUGGLER, 1)
    load(s, RIVAL, 1)
    fortune(s, 1, 6)
    play(s, SAILS, ("go", E), ("fight", RIVAL), ("victory", 0), ("hit", 13), ("go", S), ("go", N))
    fortune(s, 6, 1)
    play(s, ("fight", PATROL), ("victory", 1), ("reward", 11))
    fortune(s, 6, 1)
    play(s, ("fight", SMUGGLER), ("done",))
    waiting = [
        frame.enemies
        for frame in s.stack
        if isinstance(frame, decision_types.ChooseBattleTarget) and frame.who == SMUGGLER
    ]
    assert waiting == [(PATROL,)], "of two one is left"


@pytest.mark.clause("ahoy", "actions.cannons")
def test_a_die_on_the_cannons_loads_all_of_a_factions_figures() -> None:
    s = at_sea(SQUADRON, [5, 1], ships={SQUADRON: SE})
    assert not s.is_armed(SQUADRON)
    assert not s.is_armed(PATROL)
    play(s, ("die", 0, CANNONS[SQUADRON]))
    assert s.is_armed(SQUADRON)
    assert s.is_armed(PATROL)


@pytest.mark.clause("ahoy", "battle.winner", "battle.cannons", "battle.victory")
def test_the_example_of_two_battles_after_leaving_and_coming_back() -> None:
    s = at_sea(UNION, [3, 1], ships={UNION: NE, SMUGGLER: NE}, gold={SMUGGLER: 1})
    patrols(s, NE, 1)
    load(s, UNION, 4)
    play(s, ("die", 9, SAIL[UNION]), ("go", W), ("go", E))
    assert asked(s) == decision_types.ChooseBattleTarget
    fortune(s, 2, 5)
    play(s, ("fight", SMUGGLER), ("lower", CANNONS[UNION], 3))
    assert s.slots[CANNONS[UNION]] & 7 == 1
    assert asked(s) == decision_types.ChooseVictoryReward
    assert decides(s) == UNION
    fortune(s, 6, 1)
    play(s, ("victory", 0), ("hit", CANNONS[SMUGGLER]))
    assert s.slots[CANNONS[SMUGGLER]] == DAMAGE
    assert s.gold[:3] == [0, 0, 1]
    assert asked(s) == decision_types.ChooseVictoryReward, (
        "the cannons cannot be lowered again, so the patrol's battle is rolled at once"
    )
    play(s, ("victory", 0))
    assert s.patrol_supply == 10


@pytest.mark.clause("ahoy", "battle.winner")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(4, 4, SMUGGLER), (3, 4, RIVAL), (5, 4, SMUGGLER)])
def test_the_attacker_wins_a_tie(mine: int, theirs: int, winner: int) -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE})
    load(s, SMUGGLER, 1)
    fortune(s, mine, theirs)
    play(s, SAILS, ("go", E))
    assert asked(s) == decision_types.ChooseVictoryReward
    assert decides(s) == winner


@pytest.mark.clause("ahoy", "battle.cannons")
def test_first_the_attacker_then_the_defender_lowers_at_least_to_one() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE})
    load(s, SMUGGLER, 3)
    load(s, RIVAL, 2)
    play(s, SAILS, ("go", E))
    assert decides(s) == SMUGGLER
    assert s.legal_actions() == [("hold",), ("lower", 17, 1), ("lower", 17, 2)]
    play(s, ("hold",))
    assert decides(s) == RIVAL
    assert s.legal_actions() == [("hold",), ("lower", 36, 1)]


@pytest.mark.clause("ahoy", "battle.plans", "plans.when")
def test_the_union_is_asked_for_plans_whenever_it_holds_cards() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, UNION: NE}, hand=[plan_card_kinds.EVACUATION])
    load(s, SMUGGLER, 1)
    play(s, SAILS, ("go", E))
    assert asked(s) == decision_types.ChooseBattlePlan
    assert decides(s) == UNION
    assert s.legal_actions() == [("pass",)]
    assert s.must_ask()
    assert s.reaction_window() is not None
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, UNION: NE})
    load(s, SMUGGLER, 1)
    play(s, SAILS, ("go", E))
    assert asked(s) == decision_types.ChooseVictoryReward


@pytest.mark.clause("ahoy", "battle.plans", "plans.when")
def test_the_union_is_not_asked_in_battles_of_others() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE}, hand=[plan_card_kinds.CLOSE_CALL])
    load(s, SMUGGLER, 1)
    play(s, SAILS, ("go", E))
    assert asked(s) == decision_types.ChooseVictoryReward


@pytest.mark.clause("ahoy", "battle.plans")
def test_the_question_does_not_depend_on_the_cards() -> None:
    for hand in ([plan_card_kinds.EVACUATION], [plan_card_kinds.CLOSE_CALL]):
        s = at_sea(UNION, [3, 1], ships={SMUGGLER: NE, UNION: NW}, hand=hand)
        load(s, UNION, 1)
        play(s, ("die", 9, SAIL[UNION]), ("go", E))
        assert asked(s) == decision_types.ChooseBattlePlan
        assert s.reaction_window() is None


@pytest.mark.clause("ahoy", "battle.damage")
def test_what_is_too_much_for_a_patrol_is_lost() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW}, crew={SMUGGLER: [cards.GUNNER]})
    patrols(s, NE, 1)
    patrols(s, SE, 1)
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E), ("victory", 1))
    assert s.patrols[NE] == 0
    assert s.patrols[SE] == 1


@pytest.mark.clause("ahoy", "battle.after")
def test_who_loses_still_anchors_there() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: 4, RIVAL: 5})
    load(s, RIVAL, 1)
    fortune(s, 1, 6)
    play(s, SAILS, ("go", E), ("done",))
    assert s.gold[SMUGGLER] == 1
    assert asked(s) in (decision_types.ChooseHarbourRepairOrCannons, decision_types.ChooseTurnAction)


@pytest.mark.clause("ahoy", "battle.after")
def test_who_was_pushed_away_does_not_anchor() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE}, crew={RIVAL: [cards.BEAKHEAD]})
    load(s, SMUGGLER, 1)
    fortune(s, 1, 6)
    play(s, SAILS, ("go", E), ("victory", 1), ("hit", 13), ("drag", E))
    assert s.ships[SMUGGLER] == 4
    assert s.gold[SMUGGLER] == 0


@pytest.mark.clause("ahoy", "move.ends")
def test_a_battle_takes_the_remaining_steps() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E), ("done",))
    assert asked(s) == decision_types.ChooseTurnAction
    assert s.ships[SMUGGLER] == NE


@pytest.mark.clause("ahoy", "damage.suffered")
def test_who_runs_onto_wreckage_chooses_the_slot() -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=WRECKS, ships={SMUGGLER: NE})
    play(s, SAILS, ("go", W))
    assert asked(s) == decision_types.ChooseDamageSlot
    assert decides(s) == SMUGGLER


@pytest.mark.clause("ahoy", "damage.dealt")
def test_the_winner_chooses_the_losers_slot() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E), ("victory", 1))
    assert asked(s) == decision_types.ChooseDamageSlot
    assert decides(s) == SMUGGLER
    play(s, ("hit", CANNONS[RIVAL]))
    assert s.slots[CANNONS[RIVAL]] == DAMAGE


@pytest.mark.clause("ahoy", "damage.slots")
def test_the_example_of_filled_and_dashed_slots() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW}, crew={SMUGGLER: [cards.SHIPWRIGHT, cards.ELDER]})
    s.slots[12] = 8 * 5 + 3
    s.slots[13] = DAMAGE
    assert s.slots_open_to_damage(SMUGGLER) == [14, 15, 16, 17, 18, crew_slot(cards.SHIPWRIGHT)]
    assert REPAIR[SMUGGLER] not in s.slots_open_to_damage(SMUGGLER)


@pytest.mark.clause("ahoy", "damage.none")
def test_damage_without_a_slot_is_ignored() -> None:
    s = at_sea(SMUGGLER, [2, 1], tiles=WRECKS, ships={SMUGGLER: NE})
    for slot in range(13, 19):
        s.slots[slot] = DAMAGE
    play(s, SAILS, ("go", W), ("anchor",))
    assert asked(s) == decision_types.ChooseTurnAction
    assert s.gold[SMUGGLER] == 1


@pytest.mark.clause("ahoy", "damage.blocks")
def test_a_damaged_slot_takes_no_die_until_repaired() -> None:
    s = at_sea(SMUGGLER, [3, 2], ships={SMUGGLER: NW})
    s.slots[CANNONS[SMUGGLER]] = DAMAGE
    assert ("die", 5, CANNONS[SMUGGLER]) not in s.legal_actions()
    play(s, ("die", 6, REPAIR[SMUGGLER]), ("mend", CANNONS[SMUGGLER]))
    assert ("die", 5, CANNONS[SMUGGLER]) in s.legal_actions()


@pytest.mark.clause("ahoy", "damage.pieces", "squadron.patrols")
def test_a_damaged_patrol_goes_home_and_patrols_fight_with_the_squadrons_cannons() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: SE, SMUGGLER: NE})
    patrols(s, NW, 1)
    load(s, SQUADRON, 6)
    play(s, ("die", 0, ORDER), ("order", NW, E))
    assert ("lower", SIX_CANNON, 5) in s.legal_actions()
    fortune(s, 1, 6)
    play(s, ("hold",), ("victory", 0))
    assert sum(s.patrols) == 0


@pytest.mark.clause("ahoy", "damage.pieces", "squadron.fort-battle")
def test_a_fort_is_always_loaded_adds_two_and_goes_when_damaged() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NE})
    fort(s, 0)
    load(s, SQUADRON, 5)
    play(s, SAILS, ("go", S))
    assert asked(s) == decision_types.ChooseCannonBonus
    assert decides(s) == SQUADRON
    assert s.stack[-1].battle.defender == FORT
    fortune(s, 3, 2)
    play(s, ("hold",))
    assert decides(s) == SQUADRON, "2 + 2 beats 3"
    play(s, ("done",))
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NE})
    fort(s, 0)
    fortune(s, 4, 2)
    play(s, SAILS, ("go", S), ("victory", 1))
    assert s.fort_supply == 3
    assert s.forts[0] == 0


@pytest.mark.clause("ahoy", "squadron.cannons")
def test_the_squadron_lowers_one_of_two_dice() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: NW, SMUGGLER: NE})
    load(s, SQUADRON, 5)
    load(s, SQUADRON, 6)
    play(s, ("die", 0, SAIL[SQUADRON]), ("go", E))
    slots = {action[1] for action in s.legal_actions() if action[0] == "lower"}
    assert slots == {CANNONS[SQUADRON], SIX_CANNON}
    play(s, ("lower", SIX_CANNON, 2))
    assert asked(s) != decision_types.ChooseCannonBonus


@pytest.mark.clause("ahoy", "squadron.victory")
def test_the_squadron_takes_gold_or_deals_two_or_unseats_a_comrade() -> None:
    def won(choice: int, enemy: int = UNION) -> Ahoy:
        s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: NW, enemy: NE}, gold={enemy: 1})
        s.comrades[0] = 2
        load(s, SQUADRON, 5)
        fortune(s, 6, 1)
        play(s, ("die", 0, SAIL[SQUADRON]), ("go", E), ("hold",))
        assert (("victory", 2) in s.legal_actions()) == (enemy == UNION)
        play(s, ("victory", choice), ("hit", 20 if enemy == UNION else 12))
        return s

    s = won(0)
    assert s.gold[SQUADRON] == 2, "the stolen one and the treasure"
    assert asked(s) != decision_types.ChooseDamageSlot
    assert asked(won(1)) == decision_types.ChooseDamageSlot
    s = won(2)
    assert s.comrades[0] == 1
    won(0, SMUGGLER)


@pytest.mark.clause("ahoy", "squadron.victory", "union.victory")
@pytest.mark.parametrize("winner", [SQUADRON, UNION])
def test_nothing_is_stolen_from_who_has_nothing(winner: int) -> None:
    s = at_sea(winner, [3, 1], ships={winner: SE, SMUGGLER: NE})
    load(s, winner, 5)
    fortune(s, 6, 1)
    play(s, ("die", 0 if winner == SQUADRON else 9, SAIL[winner]), ("go", N), ("hold",), ("victory", 0), ("hit", 12))
    assert s.gold[SMUGGLER] == 0
    assert s.gold[winner] == 1, "the treasure there"


@pytest.mark.clause("ahoy", "union.victory")
def test_the_union_takes_gold_or_lands_a_comrade() -> None:
    for choice in (0, 1):
        s = at_sea(UNION, [3, 1], ships={UNION: NW, SMUGGLER: NE}, gold={SMUGGLER: 1})
        s.ready = 1
        load(s, UNION, 1)
        fortune(s, 6, 1)
        play(s, ("die", 9, SAIL[UNION]), ("go", E), ("victory", choice), ("hit", 12))
        assert s.gold[SMUGGLER] == choice
        assert s.comrades[0] == choice


@pytest.mark.clause("ahoy", "smugglers.victory")
def test_a_smuggler_deals_damage_and_moves_at_once_even_as_the_defender() -> None:
    s = at_sea(RIVAL, [3, 1], ships={SMUGGLER: NE, RIVAL: NW})
    load(s, SMUGGLER, 1)
    fortune(s, 1, 6)
    play(s, ("die", 13, SAIL[RIVAL]), ("go", E), ("victory", 0), ("hit", 33))
    assert decides(s) == SMUGGLER
    assert asked(s) == decision_types.ChooseMoveStep
    assert ("anchor",) not in s.legal_actions()
    play(s, ("go", S), ("go", W))
    assert s.ships[SMUGGLER] == SW
    assert s.gold[SMUGGLER] == 1
    assert decides(s) == RIVAL


@pytest.mark.clause("ahoy", "smugglers.victory")
def test_a_smuggler_takes_a_reward_instead() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, RIVAL: NE})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E), ("victory", 1), ("hit", 31), ("reward", 11))
    assert s.fame_of_rewards[SMUGGLER] == 1
    assert s.white[SMUGGLER] == 11


@pytest.mark.clause("ahoy", "smugglers.leave")
@pytest.mark.parametrize("stays", [False, True])
def test_a_victorious_smuggler_leaves_the_other_battles_or_fights_them_first(stays: bool) -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=WRECKS, ships={SMUGGLER: NE, RIVAL: NW, UNION: NW})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", W), ("fight", RIVAL), ("victory", 0), ("hit", 31))
    assert s.legal_actions() == [("leave",), ("stay",)]
    if stays:
        fortune(s, 1, 6)
        play(s, ("stay",))
        assert asked(s) == decision_types.ChooseVictoryReward
        assert decides(s) == UNION
        play(s, ("done",))
    else:
        play(s, ("leave",))
    assert asked(s) == decision_types.ChooseMoveStep
    play(s, ("go", E), ("anchor",))
    assert s.ships[SMUGGLER] == NE
    assert s.damaged_slots(SMUGGLER) == [], "the wreckage it left does not concern it"
    assert s.gold[SMUGGLER] == 0
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "smugglers.leave", "battle.one-by-one")
@pytest.mark.parametrize(("white", "black", "square", "way"), [(2, 7, 1, ("go", S)), (7, 8, 6, ("fly", SW))])
def test_a_victorious_smuggler_who_sails_on_with_a_reward_has_left_too(
    white: int, black: int, square: int, way: tuple[str, int]
) -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=WRECKS, ships={SMUGGLER: NE, RIVAL: NW, UNION: NW})
    s.white[SMUGGLER], s.black[SMUGGLER] = white, black
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", W), ("fight", RIVAL), ("victory", 1), ("hit", 31), ("reward", square), way, ("hit", 13))
    if asked(s) == decision_types.ChooseMoveStep:
        play(s, ("anchor",))
    assert asked(s) == decision_types.ChooseTurnAction, "no battle with the Union any more"
    assert s.damaged_slots(SMUGGLER) == [13], "the wreckage it sailed to, not the one it left"
    assert s.gold[SMUGGLER] == 1


@pytest.mark.clause("ahoy", "smugglers.leave")
def test_on_the_space_to_which_a_smuggler_leaves_battle_terrain_and_anchoring_are_as_ever() -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=WRECKS, ships={SMUGGLER: SE, RIVAL: NE, UNION: NW})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", N), ("victory", 0), ("hit", 31))
    fortune(s, 6, 1)
    play(s, ("go", W))
    assert asked(s) == decision_types.ChooseVictoryReward
    play(s, ("done",), ("hit", 13))
    assert asked(s) == decision_types.ChooseTurnAction, "the battle took the second step"
    assert s.gold[SMUGGLER] == 1


@pytest.mark.clause("ahoy", "union.gunship", "plans.gunship")
def test_the_gunship_is_always_loaded_and_adds_three() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, GUNSHIP: NE})
    load(s, UNION, 4)
    play(s, SAILS, ("go", E))
    assert decides(s) == UNION
    assert asked(s) == decision_types.ChooseCannonBonus
    fortune(s, 4, 2)
    play(s, ("hold",))
    assert decides(s) == UNION
    assert asked(s) == decision_types.ChooseVictoryReward


@pytest.mark.clause("ahoy", "union.cutter", "plans.cutter")
def test_the_cutter_is_never_loaded_and_lowers_nothing() -> None:
    s = at_sea(UNION, [3, 1], ships={UNION: SW, CUTTER: NW, SMUGGLER: NE})
    load(s, UNION, 4)
    play(s, ("die", 9, 69), ("sail",), ("go", E))
    assert asked(s) == decision_types.ChooseMoveStep
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, CUTTER: NE})
    load(s, UNION, 4)
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E))
    assert asked(s) == decision_types.ChooseVictoryReward
    play(s, ("victory", 1))
    assert s.ships[CUTTER] == -1
    assert plan_card_kinds.CUTTER in s.plan_discard


@pytest.mark.clause("ahoy", "union.comrades")
def test_comrades_do_not_fight() -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NE})
    s.comrades[0] = 5
    load(s, SMUGGLER, 4)
    play(s, SAILS, ("go", S))
    assert asked(s) == decision_types.ChooseMoveStep
