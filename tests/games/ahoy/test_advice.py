"""Judgement: whether it sees what matters, and whether a bot that follows it is worth the name."""

import pytest

from kajuta.bots import decide
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.ahoy import GAME
from kajuta.games.ahoy import market as cards
from kajuta.games.ahoy.boards import DAMAGE, PRESENT, RIVAL, SMUGGLER, SQUADRON, UNION
from kajuta.games.ahoy.rules import Ahoy
from kajuta.games.ahoy.tiles import WRECK
from kajuta.games.ahoy.voyages import legs, voyage
from tests.games.ahoy.positions import NE, NW, SAIL, SE, S, at_sea, comrades, patrols, play


def worth(s: Ahoy, faction: int) -> float:
    return GAME.evaluate(s, s.seat_of[faction])


def bot(s: Ahoy, luck: Rng) -> Action:
    return decide("heuristic", GAME, s, luck)


def winner(faction: int, players: int, seed: int) -> tuple[int, ...]:
    """Return the factions that win a game in which only ``faction`` thinks."""
    s = Ahoy(PRESENT[players], seed)
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
    nowhere = voyage(s, SMUGGLER)
    s.market[0] = next(n for n, card in enumerate(cards.CARDS) if card.symbol == s.chart.symbol[0])
    worth_more, island = voyage(s, SMUGGLER)
    assert nowhere == (0.0, -1)
    assert (worth_more > 0, island) == (True, s.chart.island[0])


def test_wreckage_makes_a_way_longer() -> None:
    s = at_sea(SMUGGLER, [1], ships={SMUGGLER: NE})
    for space, row in enumerate(legs(s.chart)):
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


def test_playouts_end_every_game() -> None:
    for seed in range(3):
        s = Ahoy(PRESENT[2 + seed], seed)
        luck = Rng(seed)
        for _ in range(3000):
            if s.to_act is None:
                break
            s.apply(GAME.playout(s, luck))
        assert s.to_act is None


@pytest.mark.parametrize(("faction", "players"), [(SQUADRON, 2), (UNION, 2), (SMUGGLER, 3)])
def test_the_bot_beats_random_factions(faction: int, players: int) -> None:
    assert winner(faction, players, seed=11) == (faction,)
