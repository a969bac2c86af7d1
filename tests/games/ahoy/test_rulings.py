"""Rulings where the rulebook is silent, and sentences of the rulebook that no other file tests."""

import pytest

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.ahoy import GAME
from kajuta.games.ahoy.rules import decision_types, plan_card_kinds
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules.damage import remove_patrol_or_fort
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import (
    CUTTER,
    DAMAGE,
    GUNSHIP,
    PATROL,
    RIVAL,
    SMUGGLER,
    SQUADRON,
    UNION,
)
from kajuta.match.match import Match
from kajuta.match.match_setup import Setup
from tests.games.ahoy.positions import (
    ASSEMBLE,
    CANNONS,
    NE,
    NW,
    ORDER,
    REPAIR,
    SAIL,
    SE,
    SW,
    TAILWIND,
    E,
    N,
    W,
    asked,
    at_sea,
    comrades,
    crew_slot,
    decides,
    fortune,
    load,
    patrols,
    play,
    ready,
)

SAILS = ("die", 5, SAIL[SMUGGLER])
TWO_WINDS = (("fish-a", 0, 0), ("swords-a", 2, 0))
"""Map of two regions with a tailwind of 6 each, on the spaces 2 and 5."""


@pytest.mark.clause("ahoy", "battle.newcomers")
def test_who_is_pushed_to_a_battle_that_goes_on_is_not_fought_there() -> None:
    crew = {RIVAL: [cards.POWDER_MONKEY, cards.BEAKHEAD]}
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: 4, RIVAL: NE, UNION: NE, SQUADRON: SE}, crew=crew)
    s.white[RIVAL], s.black[RIVAL] = 14, 13
    s.slots[31] = DAMAGE
    load(s, SMUGGLER, 1)
    fortune(s, 1, 6)
    play(s, SAILS, ("go", W), ("fight", RIVAL), ("victory", 1), ("hit", 13), ("done",), ("reward", 9), ("take",))
    fortune(s, 6, 1)
    play(s, ("strike", SQUADRON, SE), ("hit", 0), ("drag", N))
    assert s.ships[SQUADRON] == NE
    assert (asked(s), s.stack[-1].loser) == (decision_types.ChooseVictoryReward, UNION)  # type: ignore[union-attr]
    play(s, ("done",))
    assert asked(s) == decision_types.ChooseTurnAction, "the flagship that came later was not on the list"
    assert s.gold[SMUGGLER] == 1, "and the attacker has anchored"


@pytest.mark.clause("ahoy", "squadron.order-fallen")
def test_of_equal_patrols_one_falls_that_has_not_moved_yet() -> None:
    s = at_sea(SQUADRON, [3, 1], ships={SQUADRON: 7})
    for space in (NW, NE, SE):
        patrols(s, space, 1)
    play(s, ("die", 0, ORDER), ("order", NW, E))
    assert any(action[:2] == ("order", NE) for action in s.legal_actions())
    remove_patrol_or_fort(s, PATROL, NE)
    assert s.patrols[NE] == 1
    assert not any(action[:2] == ("order", NE) for action in s.legal_actions()), "the one that is left has moved"


@pytest.mark.clause("ahoy", "crew.official-explores")
def test_the_tile_is_laid_by_whoever_uses_the_official() -> None:
    official = cards.CONVINCING_OFFICIALS[0]
    s = at_sea(SMUGGLER, [1, 1], ships={SMUGGLER: SE}, crew={SMUGGLER: [official]})
    patrols(s, NW, 1)
    play(s, ("die", 5, crew_slot(official)), ("order", NW, N))
    assert (asked(s), decides(s)) == (decision_types.ChooseTilePlacement, SMUGGLER)


@pytest.mark.clause("ahoy", "actions.tailwind")
def test_the_own_space_is_no_target_of_a_tailwind() -> None:
    s = at_sea(SMUGGLER, [6, 1], tiles=TWO_WINDS, ships={SMUGGLER: SW})
    play(s, ("die", 5, TAILWIND[SMUGGLER]))
    assert s.legal_actions() == [("fly", 5), ("done",)]


@pytest.mark.clause("ahoy", "crew.wind")
def test_the_own_space_is_no_target_of_the_whispering_wind() -> None:
    s = at_sea(
        SMUGGLER, [1, 1], tiles=TWO_WINDS, ships={SMUGGLER: SW}, gold={SMUGGLER: 2}, crew={SMUGGLER: [cards.WIND]}
    )
    play(s, ("crew", cards.WIND))
    assert s.ships[SMUGGLER] == 5, "the only other tailwind"


@pytest.mark.clause("ahoy", "rewards.wind")
def test_the_own_space_is_no_target_of_a_free_tailwind() -> None:
    s = at_sea(SMUGGLER, [3, 1], tiles=TWO_WINDS, ships={SMUGGLER: SW})
    s.white[SMUGGLER], s.black[SMUGGLER] = 11, 12
    s.stack.append(decision_types.ChooseRewardSquare(SMUGGLER))
    play(s, ("reward", 6))
    assert s.legal_actions() == [("fly", 5), ("done",)]


@pytest.mark.clause("ahoy", "plans.dynamic-entry")
def test_the_own_space_is_no_target_of_dynamic_entry() -> None:
    s = at_sea(UNION, [3, 1], tiles=TWO_WINDS, ships={UNION: SW}, hand=[plan_card_kinds.DYNAMIC_ENTRY])
    play(s, ("plan", plan_card_kinds.DYNAMIC_ENTRY))
    assert s.legal_actions() == [("fly", 5), ("done",)]


@pytest.mark.clause("ahoy", "limits.gold")
@pytest.mark.parametrize(
    ("card", "start", "actions", "gold"),
    [
        (cards.MERCHANT, SW, [("go", N), ("anchor",)], 1),
        (cards.DIVER, SE, [("go", N), ("hit", 13), ("anchor",)], 2),
        (cards.CUTPURSE, 4, [("go", W)], 2),
    ],
)
def test_gold_comes_without_a_question(card: int, start: int, actions: list[Action], gold: int) -> None:
    tiles = (("compass-a", 0, 0), ("skull-b", 2, 0))
    s = at_sea(SMUGGLER, [3, 1], tiles=tiles, ships={SMUGGLER: start, RIVAL: NE}, crew={SMUGGLER: [card]})
    if card == cards.CUTPURSE:
        load(s, SMUGGLER, 1)
        fortune(s, 6, 1)
    play(s, SAILS, *actions)
    assert s.gold[SMUGGLER] == gold


@pytest.mark.clause("ahoy", "order.precedence")
def test_a_card_goes_before_the_basic_rules_but_not_past_what_cannot_be_done() -> None:
    sails = at_sea(SMUGGLER, [1, 1], ships={SMUGGLER: NW}, crew={SMUGGLER: [cards.SAILOR]})
    play(sails, ("die", 5, crew_slot(cards.SAILOR)), ("go", E), ("go", E), ("go", N))
    assert asked(sails) == decision_types.ChooseTilePlacement, "a third step, which Sail does not allow"
    barred = at_sea(SMUGGLER, [1, 1], ships={SMUGGLER: 6}, crew={SMUGGLER: [cards.SAILOR]})
    play(barred, ("die", 5, crew_slot(cards.SAILOR)))
    assert ("go", E) not in barred.legal_actions(), "no card but one that ignores them crosses a sandbar"
    free = at_sea(SMUGGLER, [1, 1], ships={SMUGGLER: 6}, crew={SMUGGLER: [cards.GUST]})
    play(free, ("crew", cards.GUST), ("fly", 7))
    assert free.ships[SMUGGLER] == 7


@pytest.mark.clause("ahoy", "end.ties")
def test_the_most_fame_wins_whatever_the_gold() -> None:
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW, UNION: NE}, gold={UNION: 5}, players=2)
    s.fame_of_regions[SQUADRON], s.fame_of_regions[UNION] = 31, 30
    s.ended, s.to_act = 1, None
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners == (s.seat_of[SQUADRON],)


@pytest.mark.clause("ahoy", "end.concede")
def test_who_gives_up_comes_last() -> None:
    seats = [{"name": "A", "kind": "human"}, {"name": "B", "kind": "random"}]
    match = Match(Setup.from_json({"game": "ahoy", "seats": seats, "seed": 3, "options": {}}, new=True))
    match.concede(0)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1)


@pytest.mark.clause("ahoy", "setup.dice")
def test_everybody_begins_without_fame() -> None:
    s = GAME.new(4, GAME.complete_options(4, {}), 2)
    assert [s.total_fame(faction) for faction in s.order] == [0, 0, 0, 0]


@pytest.mark.clause("ahoy", "turn.end")
def test_a_turn_goes_on_after_its_dice_until_it_is_ended() -> None:
    s = at_sea(SMUGGLER, [5, 2], ships={SMUGGLER: SE}, market=[cards.MYSTIC])
    play(s, ("die", 5, CANNONS[SMUGGLER]), ("die", 6, REPAIR[SMUGGLER]))
    assert s.active == SMUGGLER, "there is a card to smuggle"
    play(s, ("end",))
    assert s.active != SMUGGLER
    s = at_sea(SMUGGLER, [5, 2], ships={SMUGGLER: NE})
    play(s, ("die", 5, CANNONS[SMUGGLER]), ("die", 6, REPAIR[SMUGGLER]))
    assert s.active != SMUGGLER, "nothing is left to do"


@pytest.mark.clause("ahoy", "actions.repair")
def test_damage_on_a_crew_member_is_repaired_like_any_other() -> None:
    s = at_sea(SMUGGLER, [2, 1], ships={SMUGGLER: NE}, crew={SMUGGLER: [cards.SAILOR]})
    s.slots[crew_slot(cards.SAILOR)] = s.slots[12] = DAMAGE
    play(s, ("die", 5, REPAIR[SMUGGLER]), ("mend", 12), ("mend", crew_slot(cards.SAILOR)))
    assert s.damaged_slots(SMUGGLER) == []


@pytest.mark.clause("ahoy", "crew.where")
def test_a_crew_has_no_limit() -> None:
    crew = {SMUGGLER: [card for card in range(30) if card not in (cards.BUCCANEER, cards.MYSTIC)]}
    s = at_sea(
        SMUGGLER, [1, 1], ships={SMUGGLER: SE}, gold={SMUGGLER: 2}, crew=crew, market=[cards.BUCCANEER, cards.MYSTIC]
    )
    play(s, ("hire", 0), ("hire", 1))
    assert s.crew[SMUGGLER].bit_count() == 30


@pytest.mark.clause("ahoy", "union.comrades")
def test_any_number_of_comrades_is_ready_or_on_an_island() -> None:
    s = at_sea(UNION, [1, 1], ships={UNION: NW})
    comrades(s, 0, 12)
    ready(s, 8)
    play(s, ("die", 9, ASSEMBLE), ("comrades", 4))
    assert (s.comrades[0], s.ready) == (16, 4)


@pytest.mark.clause("ahoy", "union.victory")
@pytest.mark.parametrize("ship", [CUTTER, GUNSHIP])
def test_a_comrade_lands_whichever_ship_of_the_union_won(ship: int) -> None:
    s = at_sea(SMUGGLER, [3, 1], ships={SMUGGLER: NW, UNION: 7, ship: NE})
    ready(s, 1)
    load(s, SMUGGLER, 1)
    fortune(s, 1, 6)
    play(s, SAILS, ("go", E), ("victory", 1), ("hit", 13))
    assert (s.comrades[0], s.ready) == (1, 0)


@pytest.mark.clause("ahoy", "round.two-players")
def test_the_wealth_rises_for_two_only_while_the_game_goes_on() -> None:
    for fame, asks in ((29, decision_types.ChooseRegionForWealthRise), (30, None)):
        s = at_sea(SQUADRON, [2, 2], ships={SQUADRON: NW, UNION: NE}, players=2)
        s.ships[SQUADRON] = s.ships[UNION] = -1
        s.fame_of_regions[UNION] = fame
        s.pool[9:13] = [0] * 4
        s.pool[:5] = [2, 0, 0, 0, 0]
        s.quota = 1
        play(s, ("die", 0, REPAIR[SQUADRON]))
        assert (s.to_act is None) == (asks is None)
        if asks is not None:
            assert asked(s) == asks


@pytest.mark.clause("ahoy", "setup.smugglers")
def test_the_smugglers_begin_one_after_the_other_once_the_squadron_has() -> None:
    s = GAME.new(4, GAME.complete_options(4, {"faction": ("squadron", "smuggler", "union", "rival")}), 2)
    begun = []
    while asked(s) != decision_types.ChooseTurnAction:
        begun.append(decides(s))
        play(s, s.legal_actions()[0])
    assert begun == [SQUADRON, SMUGGLER, RIVAL]


@pytest.mark.clause("ahoy", "setup.factions")
def test_who_picks_no_faction_gets_one_by_chance() -> None:
    options = GAME.complete_options(3, {"faction": ("union", "any", "any")})
    dealt = {GAME.new(3, options, seed).faction_of for seed in range(20)}
    assert dealt == {(UNION, SQUADRON, SMUGGLER), (UNION, SMUGGLER, SQUADRON)}


def with_one_slot(value: int, gold: int, **more: object) -> Ahoy:
    """Position of the Squadron with a die of ``value`` and a single free slot: Repair, which takes a 2."""
    s = at_sea(SQUADRON, [value, 1], ships={SQUADRON: 7}, gold={SQUADRON: gold}, **more)  # type: ignore[arg-type]
    for slot in range(11):
        s.slots[slot] = DAMAGE
    return s


def turns(s: Ahoy, die: int = 0) -> list[int]:
    """Values to which a die may be turned."""
    return [int(action[2]) for action in s.legal_actions() if action[:2] == ("turn", die)]


@pytest.mark.clause("ahoy", "dice.turned")
@pytest.mark.parametrize(
    ("value", "gold", "values"),
    [(5, 0, []), (5, 1, []), (5, 2, []), (5, 3, [4]), (5, 5, [4, 6]), (3, 1, [2]), (3, 3, [2, 4]), (1, 1, [2])],
)
def test_a_die_is_turned_only_towards_a_value_that_can_be_placed(value: int, gold: int, values: list[int]) -> None:
    assert turns(with_one_slot(value, gold)) == values


@pytest.mark.clause("ahoy", "dice.turned", "dice.aside")
def test_gold_does_not_buy_a_die_off_its_placement() -> None:
    s = with_one_slot(5, 3)
    assert ("aside", 0) in s.legal_actions(), "nobody is forced to turn it"
    play(s, ("turn", 0, 4))
    assert s.legal_actions() == [("turn", 0, 3)]
    play(s, ("turn", 0, 3))
    assert s.legal_actions() == [("turn", 0, 2)]
    play(s, ("turn", 0, 2))
    assert s.legal_actions() == [("die", 0, REPAIR[SQUADRON])]


@pytest.mark.clause("ahoy", "dice.turned", "crew.middleman")
def test_the_middleman_turns_by_two_towards_a_value_that_can_be_placed() -> None:
    s = with_one_slot(6, 2, crew={SQUADRON: [cards.MIDDLEMAN]})
    assert turns(s) == [4]
    assert turns(with_one_slot(5, 2, crew={SQUADRON: [cards.MIDDLEMAN]})) == [3, 4]


@pytest.mark.clause("ahoy", "dice.turned", "crew.cost")
def test_a_card_that_costs_a_die_takes_any_value() -> None:
    s = with_one_slot(5, 1, market=[cards.CUTPURSE])
    s.ships[SQUADRON] = SE
    assert turns(s) == [], "the island has another symbol"
    s.market[0] = cards.GUNNER
    assert turns(s) == [4, 6]
    play(s, ("turn", 0, 4))
    assert s.legal_actions() == [("hire", 0, 0)]


@pytest.mark.clause("ahoy", "dice.turned")
def test_in_the_first_edition_a_turned_die_may_still_be_set_aside() -> None:
    s = with_one_slot(5, 1, edition=1)
    assert turns(s) == [4, 6]
    play(s, ("turn", 0, 6), ("aside", 0))
    assert s.gold[SQUADRON] == 0


@pytest.mark.clause("ahoy", "dice.turned")
def test_who_has_to_turn_a_die_on_is_told_so_and_bots_do_it() -> None:
    s = with_one_slot(5, 3)
    assert GAME.prompt(s, ["die:0"])["args"]["fits"] == "no"  # type: ignore[index]
    play(s, ("turn", 0, 4))
    assert GAME.prompt(s, ["die:0"])["args"]["fits"] == "on"  # type: ignore[index]
    assert GAME.scene(s, None)["status"]["args"]["fits"] == "no"
    assert GAME.candidates(s) == [("turn", 0, 3)]
    assert GAME.playout(s, Rng(1)) == ("turn", 0, 3)
    play(s, ("turn", 0, 3), ("turn", 0, 2))
    assert GAME.prompt(s, ["die:0"])["args"]["fits"] == "yes"  # type: ignore[index]
    assert GAME.scene(s, None)["status"]["args"]["fits"] == "yes"
