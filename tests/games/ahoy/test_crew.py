"""Recruiting, and the abilities of every crew member."""

import pytest

from kajuta.games.ahoy.rules import decision_types, plan_card_kinds
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import DAMAGE, FORT, GUNSHIP, PATROL, RIVAL, SMUGGLER, SQUADRON, UNION
from tests.games.ahoy.positions import (
    CANNONS,
    NE,
    NW,
    REPAIR,
    SAIL,
    SE,
    SW,
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
)

SAILS = ("die", 5, SAIL[SMUGGLER])
WRECKS = (("palm-b", 0, 0), ("skull-b", 2, 0))


def smuggler(dice: list[int], *crew: int, **more: object) -> Ahoy:
    more.setdefault("ships", {SMUGGLER: NW})
    return at_sea(SMUGGLER, dice, crew={SMUGGLER: crew}, **more)  # type: ignore[arg-type]


def moves(s: Ahoy, kind: str) -> list[object]:
    return [action for action in s.legal_actions() if action[0] == kind]


@pytest.mark.clause("ahoy", "crew.where")
def test_one_recruits_only_the_islands_symbol_and_only_on_an_island() -> None:
    market = [cards.BUCCANEER, cards.DIVER, cards.MYSTIC]
    s = smuggler([1, 2], ships={SMUGGLER: SE}, gold={SMUGGLER: 3}, market=market)
    assert moves(s, "hire") == [("hire", 0), ("hire", 2)]
    s.ships[SMUGGLER] = NE
    assert moves(s, "hire") == []


@pytest.mark.clause("ahoy", "crew.cost")
def test_crew_costs_gold_or_a_die() -> None:
    market = [cards.BUCCANEER, cards.GUNNER, cards.SEA_WITCH]
    s = smuggler([1, 2], ships={SMUGGLER: SE}, gold={SMUGGLER: 1}, market=market)
    assert moves(s, "hire") == [("hire", 0), ("hire", 1, 5), ("hire", 1, 6)]
    play(s, ("hire", 0))
    assert s.gold[SMUGGLER] == 0
    s = smuggler([1, 2], ships={SMUGGLER: 7}, gold={SMUGGLER: 1}, market=market)
    assert moves(s, "hire") == []
    s.gold[SMUGGLER] = 2
    assert moves(s, "hire") == [("hire", 2)]


@pytest.mark.clause("ahoy", "crew.cost", "turn.two-dice")
def test_the_example_of_sailing_to_skull_and_paying_the_gunner_with_the_last_die() -> None:
    s = smuggler([3, 5], ships={SMUGGLER: NE}, market=[cards.GUNNER])
    play(s, SAILS, ("go", S), ("anchor",), ("hire", 0, 6))
    assert s.has_crew(SMUGGLER, cards.GUNNER)
    assert s.slots[crew_slot(cards.GUNNER)] == 8 * 6 + 5
    assert s.active != SMUGGLER, "it was the second and last die"
    assert crew_slot(cards.GUNNER) not in s.slots_open_to_damage(SMUGGLER)


@pytest.mark.clause("ahoy", "crew.refill")
def test_each_card_taken_is_replaced_at_once_while_the_deck_lasts() -> None:
    s = smuggler([1, 2], ships={SMUGGLER: SE}, gold={SMUGGLER: 2}, market=[cards.BUCCANEER, cards.MYSTIC])
    top = s.deck[-1]
    play(s, ("hire", 0))
    assert s.market[0] == top
    s.deck = []
    play(s, ("hire", 1))
    assert s.market[1] == -1


@pytest.mark.clause("ahoy", "crew.abilities")
def test_an_ability_that_changes_nothing_is_not_offered() -> None:
    s = smuggler([1, 2], cards.MYSTIC, cards.NOBLE, cards.AERONAUTS, gold={SMUGGLER: 2})
    s.slots[12] = s.slots[13] = 0
    assert ("crew", cards.NOBLE) not in s.legal_actions()
    assert ("crew", cards.AERONAUTS) not in s.legal_actions()


@pytest.mark.clause("ahoy", "crew.lost")
def test_a_stolen_cards_die_is_out_for_the_round() -> None:
    s = smuggler([1, 2], cards.NOBLE, ships={SMUGGLER: NW, RIVAL: SE})
    s.crew[RIVAL] = 1 << cards.SAILOR | 1 << cards.TRAWLER
    s.slots[crew_slot(cards.SAILOR)] = 8 * 13 + 4
    s.slots[crew_slot(cards.TRAWLER)] = DAMAGE
    play(s, ("crew", cards.NOBLE), ("steal", cards.SAILOR, 0))
    assert s.slots[crew_slot(cards.SAILOR)] == 0
    assert s.pool[13] == 0
    assert s.has_crew(SMUGGLER, cards.SAILOR)


@pytest.mark.clause("ahoy", "crew.aeronauts")
def test_aeronauts_fly_to_the_other_island_of_the_symbol_and_fight_there() -> None:
    tiles = (("skull-b", 0, 0), ("skull-a", 2, 0))
    s = smuggler([1, 2], cards.AERONAUTS, tiles=tiles, ships={SMUGGLER: SE, RIVAL: 7}, gold={SMUGGLER: 1})
    load(s, RIVAL, 1)
    fortune(s, 6, 1)
    play(s, ("crew", cards.AERONAUTS))
    assert s.ships[SMUGGLER] == 7
    assert s.gold[SMUGGLER] == 0
    assert asked(s) == decision_types.ChooseVictoryReward


@pytest.mark.clause("ahoy", "crew.middleman")
def test_the_middleman_turns_a_die_by_two() -> None:
    s = smuggler([3, 3], cards.MIDDLEMAN, gold={SMUGGLER: 1})
    assert [a[2] for a in moves(s, "turn") if a[1] == 5] == [1, 2, 4, 5]  # type: ignore[index]
    play(s, ("turn", 5, 5))
    assert s.gold[SMUGGLER] == 0


@pytest.mark.clause("ahoy", "crew.documentarian")
@pytest.mark.parametrize(("others", "gold"), [({RIVAL: NW, UNION: SW}, 1), ({RIVAL: 4}, 0)])
def test_the_documentarian_earns_one_gold_in_company(others: dict[int, int], gold: int) -> None:
    s = smuggler([3, 2], cards.DOCUMENTARIAN, ships={SMUGGLER: NE, **others})
    play(s, ("die", 5, CANNONS[SMUGGLER]), ("die", 6, REPAIR[SMUGGLER]))
    assert s.active != SMUGGLER
    assert s.gold[SMUGGLER] == gold


@pytest.mark.clause("ahoy", "crew.elder")
def test_the_elder_earns_gold_while_nothing_is_damaged() -> None:
    for slot, gold in ((None, 1), (12, 0), (crew_slot(cards.SAILOR), 0)):
        s = smuggler([3, 2], cards.ELDER, cards.SAILOR)
        if slot is not None:
            s.slots[slot] = DAMAGE
        play(s, ("die", 5, CANNONS[SMUGGLER]), ("die", 6, REPAIR[SMUGGLER]))
        if slot is not None:
            play(s, ("done",))
        assert s.gold[SMUGGLER] == gold
    s = at_sea(UNION, [3, 2], ships={UNION: NW, GUNSHIP: NE}, crew={UNION: [cards.ELDER]})
    s.slots[70] = DAMAGE
    play(s, ("die", 9, CANNONS[UNION]), ("die", 10, REPAIR[UNION]))
    assert s.gold[UNION] == 0


@pytest.mark.clause("ahoy", "crew.elder")
def test_the_elder_minds_neither_a_sound_gunship_nor_anothers_damaged_one() -> None:
    s = at_sea(UNION, [3, 2], ships={UNION: NW, GUNSHIP: NE}, crew={UNION: [cards.ELDER]})
    play(s, ("die", 9, CANNONS[UNION]), ("die", 10, REPAIR[UNION]))
    assert s.gold[UNION] == 1
    s = smuggler([3, 2], cards.ELDER, ships={SMUGGLER: NW, GUNSHIP: NE})
    s.slots[70] = DAMAGE
    play(s, ("die", 5, CANNONS[SMUGGLER]), ("die", 6, REPAIR[SMUGGLER]))
    assert s.gold[SMUGGLER] == 1


@pytest.mark.clause("ahoy", "crew.sea-witch")
def test_the_sea_witch_arrives_at_the_nearest_opposite_edge() -> None:
    tiles = (("skull-b", 0, 0), ("parrot-b", 0, 4), ("compass-b", 0, 2))
    s = smuggler([3, 1], cards.SEA_WITCH, tiles=tiles, ships={SMUGGLER: NW})
    play(s, SAILS)
    assert ("warp", N) in s.legal_actions()
    play(s, ("warp", N))
    assert s.chart.at[s.ships[SMUGGLER]] == (0, 5)
    assert asked(s) == decision_types.ChooseMoveStep, "it goes on with the same move"
    gap = (("skull-b", 0, 0), ("parrot-b", 0, 3), ("compass-b", 2, 1), ("swords-a", 2, 3))
    s = smuggler([3, 1], cards.SEA_WITCH, tiles=gap, ships={SMUGGLER: NW})
    play(s, SAILS, ("warp", N))
    assert s.chart.at[s.ships[SMUGGLER]] == (0, 1), "the nearer edge, not the one beyond the gap"


@pytest.mark.clause("ahoy", "crew.sea-witch")
def test_the_sea_witch_works_where_exploring_is_impossible_and_on_currents() -> None:
    s = smuggler([3, 1], cards.SEA_WITCH, tiles=(("fish-b", 0, 0), ("skull-b", 2, 0)), ships={SMUGGLER: NW})
    s.tile_stack = []
    play(s, SAILS, ("go", S))
    assert asked(s) == decision_types.ChooseDriftDirection
    assert s.legal_actions() == [("warp", S), ("stay",)]
    play(s, ("warp", S))
    assert s.ships[SMUGGLER] == NW


@pytest.mark.clause("ahoy", "crew.sea-witch", "terrain.sandbar")
def test_the_sea_witch_does_not_take_a_sandbar_for_the_edge() -> None:
    s = smuggler([3, 1], cards.SEA_WITCH, tiles=(("fish-b", 0, 0),), ships={SMUGGLER: NW})
    play(s, SAILS)
    assert {way[1] for way in moves(s, "warp")} == {N, W}  # type: ignore[index]


@pytest.mark.clause("ahoy", "crew.sea-witch")
def test_without_a_sea_witch_nobody_crosses_to_the_other_edge() -> None:
    s = smuggler([3, 1], cards.PILOT, ships={SMUGGLER: NW})
    play(s, SAILS)
    assert not moves(s, "warp")


@pytest.mark.clause("ahoy", "crew.buccaneer")
def test_the_buccaneer_takes_two_of_the_losers_crew_along() -> None:
    s = smuggler([3, 1], cards.BUCCANEER, ships={SMUGGLER: NW, RIVAL: NE})
    s.crew[RIVAL] = 1 << cards.PILOT | 1 << cards.DIVER | 1 << cards.ELDER
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E), ("first", "victory"), ("done",))
    assert asked(s) == decision_types.ChooseBuccaneerUse
    play(s, ("raid",), ("crew", cards.ELDER), ("crew", cards.DIVER))
    assert s.crew[RIVAL] == 1 << cards.PILOT
    assert s.crew[SMUGGLER] == 0
    assert s.box == 1 << cards.BUCCANEER | 1 << cards.ELDER | 1 << cards.DIVER


@pytest.mark.clause("ahoy", "crew.buccaneer")
def test_the_buccaneer_takes_one_where_there_is_only_one_or_stays() -> None:
    for raids in (True, False):
        s = smuggler([3, 1], cards.BUCCANEER, ships={SMUGGLER: NW, RIVAL: NE})
        s.crew[RIVAL] = 1 << cards.PILOT
        load(s, SMUGGLER, 1)
        fortune(s, 6, 1)
        play(s, SAILS, ("go", E), ("first", "raid"), ("raid",) if raids else ("done",))
        assert asked(s) == decision_types.ChooseVictoryReward
        assert s.crew[RIVAL] == (0 if raids else 1 << cards.PILOT)
        assert s.has_crew(SMUGGLER, cards.BUCCANEER) != raids


@pytest.mark.clause("ahoy", "crew.buccaneer")
def test_a_buccaneer_that_went_in_a_battle_within_takes_nobody_along_afterwards() -> None:
    s = smuggler([3, 1], cards.BUCCANEER, ships={SMUGGLER: NW, RIVAL: NE, UNION: 4, SQUADRON: 7})
    s.crew[RIVAL] = 1 << cards.PILOT | 1 << cards.ELDER
    s.crew[UNION] = 1 << cards.MERCHANT | 1 << cards.DIVER
    load(s, SMUGGLER, 6)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E), ("hold",), ("first", "victory"), ("victory", 0))
    while asked(s) == decision_types.ChooseDamageSlot:
        play(s, s.legal_actions()[0])
    fortune(s, 6, 1)
    play(s, ("go", E), ("hold",), ("first", "raid"), ("raid",))
    assert not s.has_crew(SMUGGLER, cards.BUCCANEER)
    while asked(s) != decision_types.ChooseTurnAction:
        assert ("raid",) not in s.legal_actions()
        play(s, s.legal_actions()[-1])
    assert s.crew[RIVAL] == 1 << cards.PILOT | 1 << cards.ELDER


@pytest.mark.clause("ahoy", "crew.mystic")
def test_the_mystic_trades_damage_once_a_turn() -> None:
    s = smuggler([1, 2], cards.MYSTIC, ships={SMUGGLER: NW, RIVAL: SE, UNION: 4, GUNSHIP: NE})
    s.slots[70] = s.slots[71] = 8 * 9 + 4
    patrols(s, NE, 1)
    patrols(s, 5, 1)
    s.crew[SMUGGLER] |= 1 << cards.SAILOR
    play(s, ("crew", cards.MYSTIC))
    assert ("hit", crew_slot(cards.SAILOR)) not in s.legal_actions()
    play(s, ("hit", 13))
    assert asked(s) == decision_types.ChooseDamageTarget
    assert ("done",) not in s.legal_actions(), "who has paid has to strike"
    assert s.legal_actions() == [("strike", SMUGGLER, NW), ("strike", RIVAL, SE), ("strike", PATROL, NE)]
    play(s, ("strike", PATROL, NE))
    assert s.patrols[NE] == 0
    assert ("crew", cards.MYSTIC) not in s.legal_actions()


@pytest.mark.clause("ahoy", "crew.mystic", "damage.pieces")
def test_the_mystic_strikes_a_fort_of_its_region() -> None:
    s = smuggler([1, 2], cards.MYSTIC, ships={SMUGGLER: NW})
    fort(s, 0)
    fort(s, 1)
    play(s, ("crew", cards.MYSTIC), ("hit", 13), ("strike", FORT, SE))
    assert s.forts[:2] == [0, 1]
    assert s.fort_supply == 2


@pytest.mark.clause("ahoy", "crew.mystic")
def test_the_mystic_needs_a_free_slot_on_the_board() -> None:
    s = smuggler([1, 2], cards.MYSTIC, cards.SAILOR, ships={SMUGGLER: NW, RIVAL: SE})
    for slot in range(12, 19):
        s.slots[slot] = DAMAGE
    assert ("crew", cards.MYSTIC) not in s.legal_actions()


@pytest.mark.clause("ahoy", "crew.gunner")
def test_the_gunner_adds_a_damage_to_the_flagships_victory() -> None:
    s = smuggler([3, 1], cards.GUNNER, ships={SMUGGLER: NW, RIVAL: NE})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E), ("victory", 1), ("hit", 31), ("hit", 32))
    assert s.damaged_slots(RIVAL) == [31, 32]
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: SE, RIVAL: NE}, crew={SQUADRON: [cards.GUNNER]})
    patrols(s, NW, 1)
    load(s, SQUADRON, 5)
    fortune(s, 6, 1)
    play(s, ("die", 0, 6), ("order", NW, E), ("hold",), ("victory", 0), ("hit", 31))
    assert s.damaged_slots(RIVAL) == [31]
    assert asked(s) != decision_types.ChooseDamageSlot, "a patrol's victory deals no more"


@pytest.mark.clause("ahoy", "battle.victory")
def test_the_gunner_adds_its_damage_to_a_victory_without_a_reward() -> None:
    s = smuggler([3, 1], cards.GUNNER, ships={SMUGGLER: NW, RIVAL: NE})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E), ("done",), ("hit", 31))
    assert s.damaged_slots(RIVAL) == [31]
    assert asked(s) != decision_types.ChooseDamageSlot


@pytest.mark.clause("ahoy", "crew.gunners-mate")
def test_the_gunners_mate_fires_no_more_once_its_flagship_was_pushed_away() -> None:
    s = at_sea(
        UNION,
        [3, 1],
        ships={SMUGGLER: NE, RIVAL: NE, UNION: NW, SQUADRON: 7},
        crew={UNION: [cards.GUNNERS_MATE], SMUGGLER: [cards.BEAKHEAD]},
    )
    fortune(s, 1, 6)
    play(s, ("die", 9, CANNONS[UNION]), ("aim", NE), ("fight", SMUGGLER), ("hold",), ("victory", 1))
    while asked(s) == decision_types.ChooseDamageSlot:
        play(s, s.legal_actions()[0])
    play(s, ("drag", SW))
    assert s.ships[UNION] == SW
    while asked(s) != decision_types.ChooseTurnAction:
        assert asked(s) not in (decision_types.ChooseBattleTarget, decision_types.ChooseCannonBonus)
        play(s, s.legal_actions()[-1])


@pytest.mark.clause("ahoy", "crew.gunners-mate")
def test_the_gunners_mate_fires_at_a_space_of_the_region() -> None:
    s = smuggler([3, 1], cards.GUNNERS_MATE, ships={SMUGGLER: NW, RIVAL: SE, UNION: 4})
    play(s, ("die", 5, CANNONS[SMUGGLER]))
    assert asked(s) == decision_types.ChooseGunnersMateBattleSpace
    assert s.legal_actions() == [("aim", SE), ("done",)]
    fortune(s, 6, 1)
    play(s, ("aim", SE), ("hold",), ("done",))
    assert s.ships[SMUGGLER] == NW
    assert s.quota == 1


@pytest.mark.clause("ahoy", "crew.gunners-mate")
def test_the_gunners_mate_may_hold_its_fire() -> None:
    s = smuggler([3, 1], cards.GUNNERS_MATE, ships={SMUGGLER: NW, RIVAL: SE})
    play(s, ("die", 5, CANNONS[SMUGGLER]), ("done",))
    assert asked(s) == decision_types.ChooseTurnAction
    assert s.quota == 1


@pytest.mark.clause("ahoy", "crew.gunners-mate", "smugglers.leave")
def test_after_a_shot_from_afar_a_victorious_smuggler_sails_from_where_it_is() -> None:
    s = smuggler([3, 1], cards.GUNNERS_MATE, ships={SMUGGLER: NW, RIVAL: SE, UNION: SE})
    fortune(s, 6, 1)
    play(s, ("die", 5, CANNONS[SMUGGLER]), ("aim", SE), ("fight", RIVAL), ("hold",), ("victory", 0), ("hit", 31))
    play(s, ("leave",), ("go", E), ("anchor",))
    assert s.ships[SMUGGLER] == NE
    assert asked(s) == decision_types.ChooseTurnAction, "the battle with the Union is ignored"


@pytest.mark.clause("ahoy", "crew.gunners-mate")
def test_the_gunners_mate_works_in_a_harbour_and_not_into_fog() -> None:
    s = smuggler([3, 1], cards.GUNNERS_MATE, ships={SMUGGLER: 4, RIVAL: 7, UNION: 4})
    play(s, SAILS, ("go", E), ("anchor",))
    assert asked(s) == decision_types.ChooseHarbourRepairOrCannons
    play(s, ("haul", SAIL[SMUGGLER], CANNONS[SMUGGLER]))
    assert s.legal_actions() == [("aim", 4), ("aim", 7), ("done",)]
    tiles = (("fish-a", 0, 0),)
    s = smuggler([3, 1], cards.GUNNERS_MATE, tiles=tiles, ships={SMUGGLER: SW, RIVAL: NW})
    play(s, ("die", 5, CANNONS[SMUGGLER]))
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "crew.powder-monkey")
def test_the_powder_monkey_strikes_with_every_repair() -> None:
    s = smuggler([2, 1], cards.POWDER_MONKEY, ships={SMUGGLER: NW, RIVAL: SE})
    s.slots[13] = DAMAGE
    play(s, ("die", 5, REPAIR[SMUGGLER]), ("mend", 13))
    assert asked(s) == decision_types.ChooseDamageTarget
    play(s, ("strike", RIVAL, SE), ("hit", 31))
    assert s.damaged_slots(RIVAL) == [31]
    s = smuggler([2, 1], cards.POWDER_MONKEY, ships={SMUGGLER: NW, RIVAL: SE})
    play(s, ("die", 5, REPAIR[SMUGGLER]))
    assert asked(s) == decision_types.ChooseTurnAction
    s = smuggler([2, 1], cards.POWDER_MONKEY, ships={SMUGGLER: NE, RIVAL: SE})
    s.slots[13] = s.slots[14] = DAMAGE
    play(s, ("die", 5, SAIL[SMUGGLER]), ("go", W), ("anchor",), ("mend", 13), ("mend", 14))
    assert asked(s) == decision_types.ChooseDamageTarget, "in a harbour too, once for both"
    play(s, ("done",))
    assert asked(s) == decision_types.ChooseTurnAction
    assert s.damaged_slots(RIVAL) == []


@pytest.mark.clause("ahoy", "crew.fighters")
def test_fighters_add_one_for_every_figure() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: 7, RIVAL: NE}, crew={RIVAL: [cards.FIGHTERS]})
    patrols(s, NW, 1)
    load(s, RIVAL, 1)
    fortune(s, 3, 3)
    play(s, ("die", 0, 6), ("order", NW, E))
    assert decides(s) == RIVAL
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: 7, RIVAL: NE}, crew={SQUADRON: [cards.FIGHTERS]})
    patrols(s, NW, 1)
    load(s, RIVAL, 1)
    fortune(s, 3, 4)
    play(s, ("die", 0, 6), ("order", NW, E))
    assert decides(s) == SQUADRON


@pytest.mark.clause("ahoy", "crew.cutpurse")
def test_the_cutpurse_takes_two_gold_for_any_victory() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: 7, RIVAL: NE}, crew={SQUADRON: [cards.CUTPURSE]})
    patrols(s, NW, 1)
    load(s, RIVAL, 1)
    fortune(s, 6, 1)
    play(s, ("die", 0, 6), ("order", NW, E))
    assert s.gold[SQUADRON] == 2


@pytest.mark.clause("ahoy", "crew.shipwright")
def test_the_shipwright_repairs_everything_crew_included() -> None:
    s = smuggler([1, 1], cards.SHIPWRIGHT, cards.SAILOR)
    for slot in (12, 13, 17, crew_slot(cards.SAILOR)):
        s.slots[slot] = DAMAGE
    play(s, ("die", 5, crew_slot(cards.SHIPWRIGHT)))
    assert s.damaged_slots(SMUGGLER) == []


@pytest.mark.clause("ahoy", "crew.powder-monkey", "crew.shipwright")
def test_the_powder_monkey_strikes_once_for_all_the_shipwright_repairs() -> None:
    s = smuggler([1, 1], cards.SHIPWRIGHT, cards.POWDER_MONKEY, ships={SMUGGLER: NW, RIVAL: SE})
    s.slots[12] = s.slots[13] = DAMAGE
    play(s, ("die", 5, crew_slot(cards.SHIPWRIGHT)), ("strike", RIVAL, SE), ("hit", 31))
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "crew.emissary")
def test_the_emissary_pays_and_the_move_goes_on() -> None:
    s = smuggler([3, 1], cards.EMISSARY, ships={SMUGGLER: NW, RIVAL: NE}, gold={SMUGGLER: 1})
    load(s, RIVAL, 3)
    play(s, SAILS, ("go", E), ("pay",))
    assert s.gold[:4] == [0, 0, 0, 1]
    assert asked(s) == decision_types.ChooseMoveStep
    assert decides(s) == SMUGGLER


@pytest.mark.clause("ahoy", "crew.emissary", "move.ends")
def test_the_emissary_may_fight_all_the_same() -> None:
    s = smuggler([3, 1], cards.EMISSARY, ships={SMUGGLER: NW, RIVAL: NE}, gold={SMUGGLER: 1})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E), ("fight",))
    assert s.gold[SMUGGLER] == 1
    assert asked(s) == decision_types.ChooseVictoryReward
    play(s, ("done",))
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "crew.emissary")
def test_without_gold_the_emissary_has_to_fight() -> None:
    s = smuggler([3, 1], cards.EMISSARY, ships={SMUGGLER: NW, RIVAL: NE})
    load(s, SMUGGLER, 1)
    play(s, SAILS, ("go", E))
    assert asked(s) == decision_types.ChooseVictoryReward


@pytest.mark.clause("ahoy", "crew.emissary")
def test_the_emissary_does_not_help_the_defender() -> None:
    s = at_sea(RIVAL, [3, 1], ships={SMUGGLER: NE, RIVAL: NW}, gold={SMUGGLER: 1})
    s.crew[SMUGGLER] = 1 << cards.EMISSARY
    load(s, RIVAL, 1)
    play(s, ("die", 13, SAIL[RIVAL]), ("go", E))
    assert asked(s) == decision_types.ChooseVictoryReward


@pytest.mark.clause("ahoy", "crew.emissary")
def test_the_emissary_does_not_help_in_anothers_turn() -> None:
    s = at_sea(RIVAL, [3, 1], ships={SMUGGLER: NE, RIVAL: NW, UNION: SE}, gold={SMUGGLER: 1})
    s.crew[SMUGGLER] = 1 << cards.EMISSARY
    load(s, SMUGGLER, 1)
    fortune(s, 1, 6, 6, 1)
    play(s, ("die", 13, SAIL[RIVAL]), ("go", E), ("victory", 0), ("hit", 33), ("go", S))
    assert asked(s) == decision_types.ChooseVictoryReward


@pytest.mark.clause("ahoy", "crew.grogmaster")
def test_the_grogmaster_rolls_again_for_a_damage() -> None:
    s = smuggler([3, 1], cards.GROGMASTER, ships={SMUGGLER: NW, RIVAL: NE})
    load(s, SMUGGLER, 1)
    fortune(s, 1, 6)
    play(s, SAILS, ("go", E))
    assert asked(s) == decision_types.ChooseGrogmasterReroll
    luck = s.irreversible_events
    play(s, ("reroll", 1))
    assert asked(s) == decision_types.ChooseDamageSlot
    assert s.irreversible_events == luck, "the damage comes before the roll"
    fortune(s, 6)
    play(s, ("hit", 13))
    assert decides(s) == SMUGGLER
    assert asked(s) == decision_types.ChooseVictoryReward
    assert s.damaged_slots(SMUGGLER) == [13]


def two_grogmasters() -> Ahoy:
    """Position before a battle in which both sides have a Grogmaster and the attacker has a loaded cannon."""
    s = smuggler([3, 1], cards.GROGMASTER, ships={SMUGGLER: NW, RIVAL: NE})
    s.crew[RIVAL] = 1 << cards.GROGMASTER
    load(s, SMUGGLER, 1)
    return s


@pytest.mark.clause("ahoy", "crew.grogmaster")
def test_both_grogmasters_are_asked_the_attackers_first_and_may_keep_their_roll() -> None:
    s = two_grogmasters()
    fortune(s, 3, 4)
    play(s, SAILS, ("go", E))
    assert (asked(s), decides(s)) == (decision_types.ChooseGrogmasterReroll, SMUGGLER)
    play(s, ("keep",))
    assert (asked(s), decides(s)) == (decision_types.ChooseGrogmasterReroll, RIVAL)
    play(s, ("keep",))
    assert (asked(s), decides(s)) == (decision_types.ChooseVictoryReward, RIVAL)
    assert s.damaged_slots(SMUGGLER) == s.damaged_slots(RIVAL) == []


@pytest.mark.clause("ahoy", "crew.grogmaster")
@pytest.mark.parametrize(("again", "winner"), [(3, RIVAL), (5, SMUGGLER)])
def test_a_defenders_new_roll_counts_for_the_defender(again: int, winner: int) -> None:
    s = at_sea(RIVAL, [3, 1], ships={SMUGGLER: NE, RIVAL: NW}, crew={SMUGGLER: [cards.GROGMASTER]})
    load(s, RIVAL, 1)
    fortune(s, 4, 1)
    play(s, ("die", 13, SAIL[RIVAL]), ("go", E), ("reroll", 1))
    fortune(s, again)
    play(s, ("hit", 12))
    assert (asked(s), decides(s)) == (decision_types.ChooseVictoryReward, winner)


@pytest.mark.clause("ahoy", "crew.grogmaster")
def test_after_the_attackers_new_roll_the_defenders_grogmaster_is_asked() -> None:
    s = two_grogmasters()
    fortune(s, 1, 6)
    play(s, SAILS, ("go", E), ("reroll", 1), ("hit", 13))
    assert (asked(s), decides(s)) == (decision_types.ChooseGrogmasterReroll, RIVAL)


@pytest.mark.clause("ahoy", "crew.grogmaster")
def test_the_grogmaster_needs_a_slot_for_the_damage() -> None:
    s = smuggler([3, 1], cards.GROGMASTER, ships={SMUGGLER: NW, RIVAL: NE})
    for slot in range(13, 19):
        s.slots[slot] = DAMAGE
    s.slots[CANNONS[SMUGGLER]] = 8 * 7 + 1
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E))
    assert asked(s) == decision_types.ChooseVictoryReward


@pytest.mark.clause("ahoy", "crew.grogmaster", "plans.secret-weapon")
@pytest.mark.parametrize(("edition", "masks"), [(2, [3]), (1, [1, 2, 3])])
def test_with_the_secret_weapon_the_grogmaster_rolls_both_dice_but_any_in_the_first_edition(
    edition: int, masks: list[int]
) -> None:
    crew = {UNION: [cards.GROGMASTER]}
    hand = [plan_card_kinds.SECRET_WEAPON]
    s = at_sea(UNION, [3, 1], ships={UNION: NW, RIVAL: NE}, crew=crew, hand=hand, edition=edition)
    load(s, UNION, 1)
    play(s, ("die", 9, SAIL[UNION]), ("go", E), ("plan", plan_card_kinds.SECRET_WEAPON))
    assert s.legal_actions() == [("keep",), *(("reroll", mask) for mask in masks)]
    fortune(s, 6, 5)
    play(s, ("reroll", 3), ("hit", 21))
    assert (asked(s), decides(s)) == (decision_types.ChooseVictoryReward, UNION)


@pytest.mark.clause("ahoy", "crew.comrade")
def test_the_convincing_comrade_moves_two_the_same_way() -> None:
    s = smuggler([1, 1], cards.CONVINCING_COMRADES[0])
    comrades(s, 0, 3)
    play(s, ("die", 5, crew_slot(cards.CONVINCING_COMRADES[0])), ("shift", 0, 1))
    assert s.comrades[:2] == [2, 1]
    assert s.legal_actions() == [("shift", 0, 1), ("done",)]
    play(s, ("shift", 0, 1))
    assert s.comrades[:2] == [1, 2]
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "crew.comrade")
@pytest.mark.parametrize("moved", [0, 1])
def test_the_convincing_comrade_may_move_fewer_or_nobody(moved: int) -> None:
    s = smuggler([1, 1], cards.CONVINCING_COMRADES[0])
    comrades(s, 0, 3)
    play(s, ("die", 5, crew_slot(cards.CONVINCING_COMRADES[0])), *[("shift", 0, 1)] * moved, ("done",))
    assert s.comrades[:2] == [3 - moved, moved]
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "crew.official")
def test_the_convincing_official_moves_two_patrols_without_battles() -> None:
    s = smuggler([1, 1], cards.CONVINCING_OFFICIALS[0], ships={SMUGGLER: NE, UNION: 4})
    patrols(s, NW, 2)
    load(s, SQUADRON, 5)
    load(s, SMUGGLER, 5)
    play(s, ("die", 5, crew_slot(cards.CONVINCING_OFFICIALS[0])), ("order", NW, E))
    assert decides(s) == SMUGGLER
    play(s, ("go", E), ("order", NW, S), ("anchor",))
    assert (s.patrols[4], s.patrols[SW]) == (1, 1)
    assert asked(s) == decision_types.ChooseTurnAction


@pytest.mark.clause("ahoy", "crew.noble")
def test_the_naive_noble_steals_crew_or_cargo_from_a_flagship_of_the_region() -> None:
    s = smuggler([1, 1], cards.NOBLE, ships={SMUGGLER: NW, RIVAL: SE, UNION: 4})
    s.crew[RIVAL] = 1 << cards.PILOT
    s.crew[UNION] = 1 << cards.ELDER
    s.cargo[RIVAL] = (cards.DIVER,)
    play(s, ("crew", cards.NOBLE))
    assert s.legal_actions() == [
        ("steal", cards.PILOT, 0),
        ("steal", cards.PILOT, 1),
        ("steal", cards.DIVER, 0),
        ("steal", cards.DIVER, 1),
    ]
    play(s, ("steal", cards.PILOT, 1))
    assert s.cargo[SMUGGLER] == (cards.PILOT,)
    assert s.box == 1 << cards.NOBLE


@pytest.mark.clause("ahoy", "crew.noble")
def test_who_is_no_smuggler_steals_cargo_as_crew() -> None:
    s = at_sea(UNION, [1, 1], ships={UNION: NW, RIVAL: SE}, crew={UNION: [cards.NOBLE]})
    s.cargo[RIVAL] = (cards.DIVER, cards.ELDER)
    play(s, ("crew", cards.NOBLE), ("steal", cards.DIVER, 0))
    assert s.has_crew(UNION, cards.DIVER)
    assert s.cargo[RIVAL] == (cards.ELDER,)


@pytest.mark.clause("ahoy", "crew.sailor")
def test_the_sailor_moves_three_spaces_without_the_benefits_of_sail() -> None:
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW}, crew={SQUADRON: [cards.SAILOR]})
    play(s, ("die", 0, crew_slot(cards.SAILOR)), ("go", E), ("go", E), ("go", S))
    assert s.ships[SQUADRON] == 6
    assert asked(s) == decision_types.ChooseTurnAction
    assert s.patrol_supply == 10


def beaten(dragged_on: tuple[tuple[object, ...], ...] = (("skull-b", 0, 0), ("parrot-b", 2, 0))) -> Ahoy:
    s = smuggler([3, 1], cards.BEAKHEAD, tiles=dragged_on, ships={SMUGGLER: NW, RIVAL: NE})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    return play(s, SAILS, ("go", E), ("victory", 1), ("hit", 31))


@pytest.mark.clause("ahoy", "crew.beakhead")
def test_the_beakhead_pushes_a_damaged_ship_never_off_the_map() -> None:
    s = beaten()
    assert asked(s) == decision_types.ChooseBeakheadPush
    assert s.legal_actions() == [("drag", E), ("drag", S), ("drag", W), ("done",)]
    stays = play(s.copy(), ("done",))
    assert stays.ships[RIVAL] == NE
    assert asked(stays) == decision_types.ChooseRewardSquare
    s.ships[UNION] = 4
    load(s, UNION, 4)
    play(s, ("drag", E))
    assert s.ships[RIVAL] == 4
    assert decides(s) == SMUGGLER, "no battle"


@pytest.mark.clause("ahoy", "crew.beakhead")
def test_the_beakhead_pushes_once_for_each_damage_and_not_where_none_can_be_placed() -> None:
    def won(*free: int) -> Ahoy:
        s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: NW, RIVAL: NE}, crew={SQUADRON: [cards.BEAKHEAD]})
        for slot in range(31, 38):
            s.slots[slot] = 0 if slot in free else DAMAGE
        load(s, SQUADRON, 5)
        fortune(s, 6, 1)
        return play(s, ("die", 0, SAIL[SQUADRON]), ("go", E), ("hold",), ("victory", 1))

    s = play(won(31, 32, 33), ("hit", 31), ("drag", S), ("hit", 32), ("drag", W))
    assert s.ships[RIVAL] == SW
    assert s.damaged_slots(RIVAL) == [31, 32, 34, 35, 36, 37]
    s = play(won(33), ("drag", S))
    assert s.ships[RIVAL] == SE
    assert asked(s) != decision_types.ChooseBeakheadPush, "the second damage found no slot"
    assert asked(won()) != decision_types.ChooseBeakheadPush


@pytest.mark.clause("ahoy", "crew.beakhead")
def test_the_beakhead_does_not_push_ones_own_ship_nor_work_for_the_damaged() -> None:
    s = smuggler([1, 2], cards.MYSTIC, cards.BEAKHEAD, ships={SMUGGLER: NW, RIVAL: SE})
    play(s, ("crew", cards.MYSTIC), ("hit", 13))
    assert asked(s) == decision_types.ChooseDamageTarget, "the price pushes nobody"
    play(s, ("strike", SMUGGLER, NW), ("hit", 14))
    assert asked(s) == decision_types.ChooseTurnAction
    s = smuggler([1, 2], cards.MYSTIC, cards.BEAKHEAD, ships={SMUGGLER: NW, RIVAL: SE})
    play(s, ("crew", cards.MYSTIC), ("hit", 13), ("strike", RIVAL, SE), ("hit", 31))
    assert asked(s) == decision_types.ChooseBeakheadPush


@pytest.mark.clause("ahoy", "crew.beakhead")
def test_a_ship_pushed_into_a_harbour_or_onto_treasure_gets_nothing() -> None:
    s = play(beaten(), ("drag", W))
    assert s.ships[RIVAL] == NW
    assert decides(s) == SMUGGLER, "no harbour for the damaged ship"
    s = smuggler([3, 1], cards.BEAKHEAD, ships={SMUGGLER: 4, RIVAL: SE})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    s.ships[SMUGGLER] = NE
    play(s, SAILS, ("go", S), ("victory", 1), ("hit", 31), ("drag", W))
    assert s.gold[RIVAL] == 0


@pytest.mark.clause("ahoy", "crew.beakhead")
def test_the_beakhead_pushes_onto_wreckage_and_into_currents() -> None:
    s = beaten((("skull-b", 0, 0), ("palm-b", 2, 0)))
    play(s, ("drag", E))
    assert asked(s) == decision_types.ChooseDamageSlot
    assert decides(s) == RIVAL
    s = beaten((("skull-b", 0, 0), ("fish-b", 2, -1)))
    assert s.chart.current[s.chart.near[NE][E]] == S
    play(s, ("drag", E))
    assert s.chart.current[s.ships[RIVAL]] == S, "a current off the map does not carry it"
    assert asked(s) == decision_types.ChooseRewardSquare, "nor does it explore"


@pytest.mark.clause("ahoy", "crew.beakhead", "crew.sea-witch", "crew.sea-dog")
def test_a_pushed_ship_crosses_no_edge_with_its_sea_witch_but_its_sea_dog_helps() -> None:
    s = beaten((("skull-b", 0, 0), ("fish-b", 2, -1)))
    s.crew[RIVAL] = 1 << cards.SEA_WITCH
    current = s.chart.near[NE][E]
    assert s.ships[RIVAL] == NE
    play(s, ("drag", E))
    assert s.ships[RIVAL] == current
    assert asked(s) == decision_types.ChooseRewardSquare
    s = beaten((("skull-b", 0, 0), ("fish-b", 2, -1)))
    s.crew[RIVAL] = 1 << cards.SEA_DOG
    play(s, ("drag", E))
    assert (asked(s), decides(s)) == (decision_types.ChooseDriftDirection, RIVAL)
    play(s, ("go", N))
    assert s.ships[RIVAL] == s.chart.near[current][N]


@pytest.mark.clause("ahoy", "crew.beakhead", "union.ships-damage")
def test_the_beakhead_pushes_a_gunship_but_no_sunken_one() -> None:
    s = smuggler([3, 1], cards.BEAKHEAD, ships={SMUGGLER: NW, GUNSHIP: NE})
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E), ("victory", 1), ("hit", 70))
    assert asked(s) == decision_types.ChooseBeakheadPush
    s = smuggler([3, 1], cards.BEAKHEAD, ships={SMUGGLER: NW, GUNSHIP: NE})
    s.slots[70] = DAMAGE
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E), ("victory", 1))
    assert s.ships[GUNSHIP] == -1
    assert s.slots[70] == s.slots[71] == 0


@pytest.mark.clause("ahoy", "crew.gust")
def test_the_gust_carries_the_flagship_anywhere_and_is_gone() -> None:
    s = smuggler([1, 1], cards.GUST)
    play(s, ("crew", cards.GUST))
    assert len(s.legal_actions()) == 7
    play(s, ("fly", 7))
    assert s.ships[SMUGGLER] == 7
    assert s.box == 1 << cards.GUST


@pytest.mark.clause("ahoy", "crew.wind")
def test_the_whispering_wind_costs_two_gold_once_a_turn() -> None:
    tiles = (("fish-a", 0, 0), ("swords-a", 2, 0))
    s = smuggler([1, 1], cards.WIND, tiles=tiles, ships={SMUGGLER: SE}, gold={SMUGGLER: 5})
    play(s, ("crew", cards.WIND), ("fly", SW))
    assert s.gold[SMUGGLER] == 3
    assert ("crew", cards.WIND) not in s.legal_actions()


@pytest.mark.clause("ahoy", "crew.trawler")
def test_the_trawler_takes_treasure_in_passing() -> None:
    s = smuggler([1, 1], cards.TRAWLER, ships={SMUGGLER: NW})
    play(s, ("die", 5, crew_slot(cards.TRAWLER)), ("go", E), ("go", S))
    assert s.gold[SMUGGLER] == 1
    s = smuggler([1, 1], cards.TRAWLER, ships={SMUGGLER: NE})
    play(s, ("die", 5, crew_slot(cards.TRAWLER)), ("go", S), ("go", W))
    assert s.gold[SMUGGLER] == 1, "only where it came to, not where it began"


@pytest.mark.clause("ahoy", "crew.trawler", "smugglers.leave")
@pytest.mark.parametrize("pushed", [False, True])
def test_the_trawler_takes_the_treasure_it_leaves_after_a_battle(pushed: bool) -> None:
    s = smuggler([1, 1], cards.TRAWLER, ships={SMUGGLER: NW, RIVAL: NE})
    s.crew[RIVAL] = 1 << cards.BEAKHEAD
    load(s, RIVAL, 1)
    fortune(s, 1, 6) if pushed else fortune(s, 6, 1)
    play(s, ("die", 5, crew_slot(cards.TRAWLER)), ("go", E))
    if pushed:
        play(s, ("victory", 1), ("hit", 13), ("drag", S))
    else:
        play(s, ("victory", 0), ("hit", 31), ("go", S), ("go", E))
    assert s.ships[SMUGGLER] == (SE if pushed else 6)
    assert s.gold[SMUGGLER] == 1


@pytest.mark.clause("ahoy", "crew.trawler")
def test_who_beats_a_trawler_and_sails_on_takes_nothing_for_it() -> None:
    s = smuggler([1, 1], cards.TRAWLER, ships={SMUGGLER: NW, RIVAL: NE})
    load(s, RIVAL, 1)
    fortune(s, 1, 6)
    play(s, ("die", 5, crew_slot(cards.TRAWLER)), ("go", E), ("victory", 0), ("hit", 13), ("go", S), ("anchor",))
    assert (s.gold[RIVAL], s.gold[SMUGGLER]) == (0, 1)


@pytest.mark.clause("ahoy", "crew.barrelman")
def test_the_barrelman_lets_fog_carry_the_ship() -> None:
    tiles = (("fish-a", 0, 0), ("skull-b", 2, 0))
    s = smuggler([3, 1], cards.BARRELMAN, tiles=tiles, ships={SMUGGLER: SW})
    play(s, SAILS, ("go", N))
    assert asked(s) == decision_types.ChooseDriftDirection
    assert {("go", E), ("go", S), ("stay",)} <= set(s.legal_actions())
    play(s, ("go", E))
    assert asked(s) == decision_types.ChooseDamageSlot
    play(s, ("hit", 13))
    assert asked(s) == decision_types.ChooseMoveStep


@pytest.mark.clause("ahoy", "crew.barrelman")
def test_the_barrelman_drifts_in_fog_only() -> None:
    s = smuggler([3, 1], cards.BARRELMAN, ships={SMUGGLER: NW})
    play(s, SAILS, ("go", E))
    assert asked(s) == decision_types.ChooseMoveStep


@pytest.mark.clause("ahoy", "crew.pilot")
def test_the_pilot_may_ignore_wreckage() -> None:
    s = smuggler([3, 1], cards.PILOT, tiles=WRECKS, ships={SMUGGLER: NE})
    play(s, SAILS, ("go", W), ("ignore",), ("anchor",))
    assert s.damaged_slots(SMUGGLER) == []
    assert s.gold[SMUGGLER] == 1
    s = smuggler([3, 1], ships={SMUGGLER: NW, RIVAL: NE})
    s.crew[RIVAL] = 1 << cards.PILOT
    load(s, SMUGGLER, 1)
    fortune(s, 6, 1)
    play(s, SAILS, ("go", E), ("victory", 1))
    assert {way[0] for way in s.legal_actions()} == {"hit"}, "what is dealt is not ignored"


@pytest.mark.clause("ahoy", "crew.sea-dog")
def test_the_sea_dog_ignores_a_current_or_turns_it() -> None:
    tiles = (("skull-a", 0, 0), ("skull-b", 2, 0))
    s = smuggler([3, 1], cards.SEA_DOG, tiles=tiles, ships={SMUGGLER: NE})
    play(s, SAILS, ("go", W))
    assert asked(s) == decision_types.ChooseDriftDirection
    assert {("go", E), ("go", S), ("stay",)} <= set(s.legal_actions())
    play(s, ("stay",), ("go", S))
    assert s.ships[SMUGGLER] == SW


@pytest.mark.clause("ahoy", "crew.sea-dog", "crew.sea-witch")
def test_a_sea_dog_with_a_sea_witch_crosses_only_where_the_map_ends() -> None:
    tiles = (("skull-a", 0, 0), ("skull-b", 2, 0))
    s = smuggler([3, 1], cards.SEA_DOG, cards.SEA_WITCH, tiles=tiles, ships={SMUGGLER: NE})
    play(s, SAILS, ("go", W))
    assert {way[1] for way in moves(s, "warp")} == {N, W}  # type: ignore[index]


@pytest.mark.clause("ahoy", "crew.diver")
def test_the_diver_finds_one_more_gold_at_wreckage() -> None:
    s = smuggler([3, 1], cards.DIVER, tiles=WRECKS, ships={SMUGGLER: NE})
    play(s, SAILS, ("go", W), ("hit", 13), ("anchor",))
    assert s.gold[SMUGGLER] == 2
    s = smuggler([3, 1], cards.DIVER, ships={SMUGGLER: NW})
    play(s, SAILS, ("go", E), ("anchor",))
    assert s.gold[SMUGGLER] == 1


@pytest.mark.clause("ahoy", "crew.merchant")
def test_the_merchant_earns_a_gold_in_every_harbour() -> None:
    s = smuggler([3, 1], cards.MERCHANT, ships={SMUGGLER: NE})
    play(s, SAILS, ("go", W), ("anchor",))
    assert s.gold[SMUGGLER] == 1
    s = smuggler([3, 1], cards.MERCHANT, ships={SMUGGLER: NE})
    play(s, SAILS, ("go", S), ("anchor",))
    assert s.gold[SMUGGLER] == 0, "an island is no harbour"
