"""The end of a round and the end of the game."""

import pytest

from kajuta.games.ahoy.rules import decision_types, pending_step_types
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import (
    CUTTER,
    DAMAGE,
    GUNSHIP,
    MAX_ROUNDS,
    RIVAL,
    SMUGGLER,
    SQUADRON,
    UNION,
)
from tests.games.ahoy.positions import NE, NW, SE, asked, at_sea, comrades, crew_slot, decides, fort, patrols, play


def finish_round(s: Ahoy) -> Ahoy:
    """End the round of a position at once."""
    s.stack[:] = [pending_step_types.ScoreRound()]
    s.settle()
    return s


@pytest.mark.clause("ahoy", "round.regions")
def test_the_example_of_a_region_controlled_four_to_three() -> None:
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW, UNION: NE, SMUGGLER: SE})
    patrols(s, NE, 1)
    patrols(s, SE, 1)
    comrades(s, 0, 2)
    assert s.control_points(0) == (4, 3)
    assert s.controller(0) == SQUADRON
    finish_round(s)
    assert [s.total_fame(faction) for faction in range(4)] == [1, 0, 0, 0]


@pytest.mark.clause("ahoy", "round.regions")
def test_forts_count_two_ships_of_the_union_one_each_and_wealth_is_the_fame() -> None:
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW, UNION: 4, CUTTER: 5, GUNSHIP: 6})
    fort(s, 0)
    fort(s, 1)
    s.wealth[:2] = [5, 3]
    assert s.control_points(0) == (4, 0)
    assert s.control_points(1) == (2, 3)
    finish_round(s)
    assert (s.total_fame(SQUADRON), s.total_fame(UNION)) == (5, 3)


@pytest.mark.clause("ahoy", "round.ties")
def test_in_a_tie_nobody_scores() -> None:
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW})
    comrades(s, 0, 2)
    assert s.controller(0) == -1
    finish_round(s)
    assert s.total_fame(SQUADRON) == s.total_fame(UNION) == 0


@pytest.mark.clause("ahoy", "round.two-players")
def test_with_two_players_the_first_one_enriches_a_region_and_may_replace_the_market() -> None:
    market = [cards.ELDER, cards.PILOT, cards.GUST]
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW, UNION: 7}, market=market, players=2)
    s.first = UNION
    s.wealth[1] = 6
    finish_round(s)
    assert asked(s) == decision_types.ChooseMarketSweep, "the only region that can grow has grown"
    assert s.wealth[:2] == [2, 6]
    assert decides(s) == UNION
    play(s, ("sweep",))
    assert not set(market) & set(s.market)
    assert s.box == sum(1 << card for card in market)
    assert s.first == s.active == SQUADRON


@pytest.mark.clause("ahoy", "round.two-players")
def test_the_choice_of_the_region_is_the_first_players_and_the_market_may_stay() -> None:
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW, UNION: 7}, market=[cards.ELDER], players=2)
    finish_round(s)
    assert asked(s) == decision_types.ChooseRegionForWealthRise
    play(s, ("wealth", 1), ("keep",))
    assert s.wealth[:2] == [1, 2]
    assert s.market[0] == cards.ELDER
    s = finish_round(at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW}, players=3))
    assert s.wealth[:2] == [1, 1]
    assert s.round == 2


@pytest.mark.clause("ahoy", "round.clean-up")
def test_all_dice_come_back_and_damage_stays() -> None:
    s = at_sea(SMUGGLER, [1, 1], ships={SMUGGLER: NW}, crew={SMUGGLER: [cards.SAILOR, cards.ELDER]})
    s.slots[12] = DAMAGE
    s.slots[13] = 8 * 6 + 4
    s.slots[crew_slot(cards.SAILOR)] = 8 * 7 + 4
    s.slots[crew_slot(cards.ELDER)] = 8 * 8 + 4
    finish_round(s)
    assert s.slots[12] == DAMAGE
    assert s.slots.count(0) == len(s.slots) - 1
    assert [len(s.unplaced_dice(faction)) for faction in range(4)] == [5, 4, 4, 4]


@pytest.mark.clause("ahoy", "end.goal")
@pytest.mark.parametrize(("before", "over"), [(28, False), (29, True)])
def test_the_game_ends_when_thirty_are_reached_after_scoring(before: int, over: bool) -> None:
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW})
    s.fame_of_regions[SQUADRON] = before
    finish_round(s)
    assert (s.to_act is None) == over
    assert (s.outcome() is not None) == over


@pytest.mark.clause("ahoy", "end.goal")
def test_thirty_fame_during_a_round_does_not_end_it() -> None:
    s = at_sea(SMUGGLER, [1, 1], ships={SMUGGLER: SE})
    s.fame_of_cargo[SMUGGLER] = 29
    s.cargo[SMUGGLER] = (cards.CUTPURSE,)
    play(s, ("deliver", cards.CUTPURSE))
    assert s.total_fame(SMUGGLER) == 31
    assert s.to_act is not None


@pytest.mark.clause("ahoy", "end.favours")
def test_the_example_of_two_fish_cards_and_two_fish_regions_of_the_union() -> None:
    tiles = (("fish-a", 0, 0), ("fish-b", 2, 0), ("skull-b", 4, 0))
    s = at_sea(SMUGGLER, [1, 1], tiles=tiles, ships={SMUGGLER: NW})
    comrades(s, 0, 1)
    comrades(s, 1, 1)
    s.pledge[SMUGGLER] = 0
    s.delivered[2 * SMUGGLER + 1] = (cards.SEA_DOG, cards.DIVER)
    s.fame_of_cargo[SMUGGLER] = 30
    finish_round(s)
    outcome = s.outcome()
    assert outcome is not None
    seat = s.seat_of[SMUGGLER]
    assert [line.points for line in outcome.lines[seat]] == [30, 0, 0, 4]
    assert outcome.scores[seat] == 34
    assert outcome.winners == (seat,)


@pytest.mark.clause("ahoy", "end.favours")
def test_a_favour_counts_the_cards_own_symbol_and_the_pledged_faction() -> None:
    tiles = (("fish-a", 0, 0), ("swords-a", 2, 0))
    s = at_sea(SMUGGLER, [1, 1], tiles=tiles, ships={SMUGGLER: NW, SQUADRON: 4})
    s.delivered[2 * SMUGGLER] = (cards.DIVER,)
    s.pledge[SMUGGLER] = 0
    assert (s.favour_fame(SMUGGLER, SQUADRON), s.favour_fame(SMUGGLER, UNION)) == (0, 0)
    s.ships[SQUADRON] = NW
    assert s.favour_fame(SMUGGLER, SQUADRON) == 1
    s.pledge[SMUGGLER] = 1
    assert s.favour_fame(SMUGGLER, SQUADRON) == 0


@pytest.mark.clause("ahoy", "end.ties")
@pytest.mark.parametrize(("gold", "places"), [([2, 1], (1, 2)), ([2, 2], (1, 1))])
def test_gold_breaks_a_tie_and_equal_gold_shares_the_victory(gold: list[int], places: tuple[int, int]) -> None:
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW, UNION: NE}, players=2)
    s.ships[SQUADRON] = s.ships[UNION] = -1
    s.fame_of_regions[SQUADRON] = s.fame_of_regions[UNION] = 30
    s.gold[SQUADRON], s.gold[UNION] = gold
    finish_round(s)
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.places[s.seat_of[SQUADRON]], outcome.places[s.seat_of[UNION]]) == places


@pytest.mark.clause("ahoy", "end.rounds")
def test_the_game_ends_after_forty_rounds() -> None:
    s = at_sea(SQUADRON, [1, 1], ships={SQUADRON: NW, RIVAL: NE})
    s.round = MAX_ROUNDS - 1
    finish_round(s)
    assert s.to_act is not None
    assert s.round == MAX_ROUNDS
    finish_round(s)
    assert s.to_act is None
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason["id"] == "reason-rounds"
    assert outcome.winners == (s.seat_of[SQUADRON],)
