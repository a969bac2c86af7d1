"""The bots' evaluation of Ahoy: it orders typical positions correctly, and bots that use it play sensibly."""

import pytest

from kajuta.bots import choose_action_by_level
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.ahoy import GAME
from kajuta.games.ahoy.ai import evaluation, expected_fame
from kajuta.games.ahoy.ai.smuggler_routes import best_voyage, one_step_moves_from_each_space
from kajuta.games.ahoy.rules import decision_types
from kajuta.games.ahoy.rules import market_card_table as cards
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import (
    BOARDS,
    BOMBARD,
    DAMAGE,
    DICE_OF_FACTION,
    FACTIONS_BY_PLAYERS,
    ORDER,
    RIVAL,
    SMUGGLER,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.region_tiles import WRECK
from tests.games.ahoy.positions import (
    NE,
    NW,
    SAIL,
    SE,
    S,
    at_sea,
    comrades,
    crew_slot,
    fort,
    load,
    patrols,
    play,
    ready,
)

WIDE = (("skull-b", 0, 0), ("parrot-b", 2, 0), ("compass-b", 4, 0), ("skull-a", 6, 0), ("fish-b", 8, 0))
"""Map of five regions in a row."""
ORDERS, BOMBARDS = (
    group.slots[0] for action in (ORDER, BOMBARD) for group in BOARDS[SQUADRON] if group.action == action
)


def worth(s: Ahoy, faction: int) -> float:
    """Chance of ``faction`` to win, as the evaluation estimates it."""
    return GAME.win_probabilities(s)[s.seat_of[faction]]


def features(s: Ahoy, faction: int) -> dict[str, float]:
    """Features of a faction by name."""
    return dict(zip(evaluation.FEATURES, GAME.features(s, s.seat_of[faction]), strict=True))


def bot(s: Ahoy, luck: Rng) -> Action:
    return choose_action_by_level("mate", GAME, s, luck)


def winner(faction: int, players: int, seed: int) -> tuple[int, ...]:
    """Factions that win a game in which ``faction`` is played by a bot and the others at random."""
    s = Ahoy(FACTIONS_BY_PLAYERS[players], seed)
    luck = Rng(seed)
    while s.to_act is not None:
        options = s.legal_actions()
        thinks = len(options) > 1 and s.faction_of[s.to_act] == faction
        s.apply(bot(s, luck) if thinks else luck.choice(options))
    outcome = s.outcome()
    assert outcome is not None
    return tuple(s.faction_of[seat] for seat in outcome.winners)


def test_a_controlled_region_is_better_than_a_tie_and_a_rich_one_better_still() -> None:
    tied = at_sea(SQUADRON, [1], ships={SQUADRON: NW, UNION: 4})
    comrades(tied, 0, 2)
    ruled = tied.copy()
    patrols(ruled, NE, 1)
    rich = ruled.copy()
    rich.wealth[0] = 4
    assert worth(tied, SQUADRON) < worth(ruled, SQUADRON) < worth(rich, SQUADRON)
    assert worth(ruled, UNION) > worth(rich, UNION)


def test_ready_comrades_count_and_those_beyond_four_are_idle() -> None:
    s = at_sea(UNION, [1], ships={UNION: NW})
    ready(s, 7)
    assert (features(s, UNION)["ready"], features(s, UNION)["idle"]) == (2.0, 1.5)


def test_comrades_do_more_in_a_region_than_among_the_idle() -> None:
    waiting = at_sea(UNION, [1], ships={UNION: NW, SQUADRON: NE})
    ready(waiting, 9)
    landed = at_sea(UNION, [1], ships={UNION: NW, SQUADRON: NE})
    ready(landed, 5)
    comrades(landed, 0, 4)
    assert worth(landed, UNION) > worth(waiting, UNION)


def test_crew_counts_by_what_it_does() -> None:
    s = at_sea(SQUADRON, [1], ships={SQUADRON: NW}, crew={SQUADRON: [cards.SAILOR, cards.GUNNER, cards.MERCHANT]})
    kinds = {name: number for name, number in features(s, SQUADRON).items() if name.startswith("crew-")}
    assert kinds == {"crew-sailing": 1, "crew-fighting": 1, "crew-earning": 1, "crew-agents": 0}
    everybody = (evaluation.SAILING_CREW, evaluation.FIGHTING_CREW, evaluation.EARNING_CREW, evaluation.AGENT_CREW)
    assert sum(everybody) == (1 << len(cards.MARKET_CARDS)) - 1
    assert sum(kind.bit_count() for kind in everybody) == len(cards.MARKET_CARDS)


def test_stronger_cannons_nearby_threaten_and_weaker_ones_are_prey() -> None:
    s = at_sea(SQUADRON, [1], ships={SQUADRON: NW, UNION: NE})
    load(s, UNION, 5)
    assert features(s, SQUADRON)["threatened"] == features(s, UNION)["prey"] > 0
    assert features(s, SQUADRON)["prey"] == features(s, UNION)["threatened"] == 0
    s.pool[DICE_OF_FACTION[UNION][-1]] = 0
    assert features(s, SQUADRON)["threatened"] == features(s, UNION)["prey"] == 0
    s.ships[UNION] = 7
    s.pool[DICE_OF_FACTION[UNION][-1]] = 1
    assert features(s, SQUADRON)["threatened"] == 0


def test_in_the_last_round_goods_count_only_while_there_are_dice_to_use_them() -> None:
    s = at_sea(SMUGGLER, [1, 2], ships={SMUGGLER: NW}, gold={SMUGGLER: 4})
    before = features(s, SMUGGLER)["gold"]
    s.fame_of_regions[SQUADRON] = 30
    soon = features(s, SMUGGLER)
    for die in DICE_OF_FACTION[SMUGGLER]:
        s.pool[die] = 0
    assert before > soon["gold"] > features(s, SMUGGLER)["gold"] == 0
    assert soon["last"] == -1


def test_every_term_is_some_faction_s_and_none_stands_for_others() -> None:
    for faction, strangers in (
        (SQUADRON, {"comrades", "ready", "idle", "plans", "ships", "voyage", "cargo", "map"}),
        (UNION, {"patrols", "forts", "voyage", "cargo", "favours", "rewards"}),
        (SMUGGLER, {"control", "contested", "patrols", "forts", "comrades", "ready"}),
    ):
        s = at_sea(faction, [1], ships={SQUADRON: NW, UNION: 7, SMUGGLER: NE})
        patrols(s, NE, 2)
        fort(s, 0)
        comrades(s, 1, 2)
        ready(s, 6)
        s.cargo[SMUGGLER] = (cards.CUTPURSE,)
        assert {name for name in strangers if features(s, faction)[name]} == set()


def test_leads_agree_with_the_count_of_control() -> None:
    for seed in range(3):
        s, luck = Ahoy(FACTIONS_BY_PLAYERS[2 + seed], seed), Rng(seed)
        while s.to_act is not None:
            assert expected_fame.squadron_leads(s, expected_fame.patrol_and_fort_points_by_region(s)) == [
                squadron - union for squadron, union in map(s.control_points, s.regions())
            ]
            s.apply(GAME.playout(s, luck))


def test_favours_agree_with_the_reckoning() -> None:
    s = at_sea(SMUGGLER, [1], ships={SQUADRON: NW, UNION: 7, SMUGGLER: NE})
    parrot = next(card for card, one in enumerate(cards.MARKET_CARDS) if one.symbol == s.chart.symbol[1])
    skull = next(card for card, one in enumerate(cards.MARKET_CARDS) if one.symbol == s.chart.symbol[0])
    for held in ((skull,), (parrot,), (skull, parrot)):
        for pledge in (0, 1):
            s.delivered[2 * SMUGGLER] = held
            s.pledge[SMUGGLER] = pledge
            assert expected_fame.favour_fame(
                s, SMUGGLER, expected_fame.squadron_leads(s, expected_fame.patrol_and_fort_points_by_region(s))
            ) == s.favour_fame(SMUGGLER, SQUADRON) + s.favour_fame(SMUGGLER, UNION)


def test_a_smuggler_likes_its_cargo_near_its_island_and_even_more_delivered() -> None:
    far = at_sea(SMUGGLER, [1], ships={SMUGGLER: 5})
    far.cargo[SMUGGLER] = (cards.CUTPURSE,)
    near = far.copy()
    near.ships[SMUGGLER] = NE
    there = far.copy()
    there.ships[SMUGGLER] = SE
    assert worth(far, SMUGGLER) < worth(near, SMUGGLER) < worth(there, SMUGGLER)
    delivered = play(there.copy(), ("deliver", cards.CUTPURSE), ("reward", 11), ("favour", 0))
    assert worth(there, SMUGGLER) < worth(delivered, SMUGGLER)


def test_a_voyage_takes_aboard_what_lies_on_its_way() -> None:
    s = at_sea(SMUGGLER, [1], ships={SMUGGLER: NE})
    s.cargo[SMUGGLER] = ()
    s.market[:] = [-1, -1, -1]
    nowhere = best_voyage(s, SMUGGLER)
    s.market[0] = next(n for n, card in enumerate(cards.MARKET_CARDS) if card.symbol == s.chart.symbol[0])
    worth_more, island = best_voyage(s, SMUGGLER)
    assert nowhere == (0.0, -1)
    assert (worth_more > 0, island) == (True, s.chart.island[0])


def test_wreckage_makes_a_way_longer() -> None:
    s = at_sea(SMUGGLER, [1], ships={SMUGGLER: NE})
    for space, row in enumerate(one_step_moves_from_each_space(s.chart)):
        for direction, end, length in row:
            assert (length > 1) == (s.chart.terrain[end] == WRECK)
            assert end == s.chart.near[space][direction] or s.chart.current[s.chart.near[space][direction]] >= 0


def test_damage_costs_and_gold_counts() -> None:
    s = at_sea(RIVAL, [1], ships={RIVAL: NW})
    hurt = s.copy()
    hurt.slots[31] = DAMAGE
    rich = s.copy()
    rich.gold[RIVAL] = 3
    assert worth(hurt, RIVAL) < worth(s, RIVAL) < worth(rich, RIVAL)


def test_a_playout_delivers_what_it_can() -> None:
    s = at_sea(SMUGGLER, [1, 2], ships={SMUGGLER: SE})
    s.cargo[SMUGGLER] = (cards.CUTPURSE,)
    assert all(GAME.playout(s, Rng(n)) == ("deliver", cards.CUTPURSE) for n in range(5))


def test_a_playout_of_a_smuggler_sails_towards_its_island() -> None:
    s = at_sea(SMUGGLER, [1, 2], ships={SMUGGLER: NE})
    s.cargo[SMUGGLER] = (cards.CUTPURSE,)
    play(s, ("die", 5, SAIL[SMUGGLER]))
    assert {GAME.playout(s, Rng(n)) for n in range(5)} == {("go", S)}


def test_a_bot_looks_at_only_one_of_two_equal_dice() -> None:
    s = at_sea(SMUGGLER, [3, 3, 5], ships={SMUGGLER: NE})
    looked_at = GAME.candidates(s)
    assert {action[1] for action in looked_at if action[0] == "die"} == {5, 7}
    assert set(looked_at) < set(s.legal_actions())


def test_of_many_ways_only_a_dozen_are_looked_at_and_to_stop_is_one_of_them() -> None:
    s = at_sea(UNION, [1], crew={UNION: [cards.CONVINCING_COMRADES[0]]}, tiles=WIDE, ships={UNION: NW})
    for region in s.regions():
        comrades(s, region, 1)
    play(s, ("die", DICE_OF_FACTION[UNION][0], crew_slot(cards.CONVINCING_COMRADES[0])))
    looked_at = GAME.candidates(s)
    assert len(looked_at) < len(s.legal_actions())
    assert ("done",) in looked_at


def test_a_bot_looks_at_a_die_for_every_action_that_is_open() -> None:
    s = at_sea(SQUADRON, [2, 3, 4, 5, 6], ships={SQUADRON: NW}, gold={SQUADRON: 3})
    legal, looked_at = s.legal_actions(), GAME.candidates(s)
    assert len(looked_at) < len(legal)
    assert {way[2] for way in looked_at if way[0] == "die"} == {way[2] for way in legal if way[0] == "die"}


def test_the_quick_policy_lands_where_it_turns_a_region_and_gathers_where_it_does_not() -> None:
    s = at_sea(UNION, [1, 2], ships={UNION: NW, SQUADRON: SE})
    ready(s, 2)
    s.stack.append(decision_types.ChoosePlaceOrGainComrades(UNION, 0))
    s.settle()
    assert GAME.playout(s, Rng(1)) == ("land",)
    comrades(s, 0, 9)
    assert GAME.playout(s, Rng(1)) == ("gain",)


def test_the_quick_policy_inspires_where_a_comrade_turns_most() -> None:
    s = at_sea(UNION, [6], ships={UNION: NW})
    ready(s, 1)
    comrades(s, 0, 6)
    s.stack.append(decision_types.ChooseInspiredIsland(UNION, 1, -1))
    s.settle()
    assert GAME.playout(s, Rng(1)) == ("comrade", 1)


def test_the_quick_policy_pays_crew_with_a_die_that_has_no_better_use() -> None:
    s = at_sea(SMUGGLER, [3], ships={SMUGGLER: SE}, market=[cards.GUNNER])
    s.cargo[SMUGGLER] = ()
    for slot in range(12, 18):
        s.slots[slot] = DAMAGE
    s.cargo[SMUGGLER] = (cards.MERCHANT, cards.DIVER)
    assert GAME.playout(s, Rng(1)) == ("hire", 0, DICE_OF_FACTION[SMUGGLER][0])


def test_the_quick_policy_spares_a_die_for_comrades_and_bombards_them() -> None:
    s = at_sea(SQUADRON, [4, 1], ships={SQUADRON: NW})
    comrades(s, 0, 4)
    bombard = next(way for way in s.legal_actions() if way[:2] == ("die", 0) and way[2] == BOMBARDS)
    assert {GAME.playout(s, Rng(n)) for n in range(5)} == {bombard}
    s.ships[SQUADRON] = 4 + NW
    assert {GAME.playout(s, Rng(n))[1] for n in range(5)} == {1}


def test_without_a_patrol_to_drop_the_quick_policy_gives_orders_rather_than_sail() -> None:
    s = at_sea(SQUADRON, [3], ships={SQUADRON: NW})
    patrols(s, NE, 4)
    assert {GAME.playout(s, Rng(n)) for n in range(9)} != {("die", 0, ORDERS)}
    s.patrol_supply = 0
    assert {GAME.playout(s, Rng(n)) for n in range(9)} == {("die", 0, ORDERS)}


def test_playouts_end_every_game() -> None:
    for seed in range(3):
        s = Ahoy(FACTIONS_BY_PLAYERS[2 + seed], seed)
        luck = Rng(seed)
        for _ in range(3000):
            if s.to_act is None:
                break
            s.apply(GAME.playout(s, luck))
        assert s.to_act is None


@pytest.mark.parametrize(("faction", "players"), [(SQUADRON, 2), (UNION, 2), (SMUGGLER, 3)])
def test_the_bot_beats_random_factions(faction: int, players: int) -> None:
    assert winner(faction, players, seed=11) == (faction,)
