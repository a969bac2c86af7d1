"""Set-up of Ahoy."""

import pytest

from kajuta.core.errors import BadSetup
from kajuta.games.ahoy import GAME
from kajuta.games.ahoy.rules import decision_types
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import (
    DICE_OF_FACTION,
    FACTIONS_BY_PLAYERS,
    RIVAL,
    SMUGGLER,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS, PAID_WITH_DIE, cards_in_mask
from kajuta.games.ahoy.rules.region_tiles import (
    CURRENT,
    FOG,
    HARBOUR,
    ISLAND,
    OPEN_SEA,
    REGION_TILES,
    SYMBOL_NAMES,
    WRECK,
    TileSpace,
)
from kajuta.games.ahoy.rules.reward_grid import CENTRE_SQUARE
from tests.games.ahoy.positions import asked, decides, play


@pytest.mark.clause("ahoy", "setup.factions")
def test_the_factions_follow_the_number_of_players() -> None:
    for players, factions in FACTIONS_BY_PLAYERS.items():
        assert sorted(Ahoy((-1,) * players, 3).faction_of) == sorted(factions)
    with pytest.raises(BadSetup):
        GAME.complete_options(2, {"faction": ("smuggler", "any")})
    with pytest.raises(BadSetup):
        GAME.complete_options(3, {"faction": ("rival", "any", "any")})


@pytest.mark.clause("ahoy", "setup.factions")
def test_the_squadron_begins_and_play_goes_on_clockwise_wherever_it_sits() -> None:
    s = Ahoy((UNION, RIVAL, SQUADRON, SMUGGLER), 5)
    assert s.to_act == 2
    play(s, ("island", 0), s_first(s))
    play(s, s_first(s))
    assert decides(s) == SQUADRON
    order = []
    while s.round == 1:
        if asked(s) == decision_types.ChooseTurnAction and (not order or order[-1] != s.active):
            order.append(s.active)
        s.apply(s.legal_actions()[-1])
    assert order[:4] == [SQUADRON, SMUGGLER, UNION, RIVAL]


def s_first(s: Ahoy) -> tuple[int | str, ...]:
    return ("space", next(n for n, terrain in enumerate(s.chart.terrain) if terrain != ISLAND))


@pytest.mark.clause("ahoy", "setup.map")
@pytest.mark.parametrize("seed", range(6))
def test_two_tiles_share_one_edge_and_their_islands_are_five_steps_apart(seed: int) -> None:
    s = Ahoy(FACTIONS_BY_PLAYERS[4], seed)
    assert len(s.chart.placed) == 2
    assert len(s.tile_stack) == len(REGION_TILES) - 3
    shared = sum(n >= 4 for space in range(4) for n in s.chart.near[space])
    assert shared == 1
    (ax, ay), (bx, by) = (s.chart.at[island] for island in s.chart.island)
    assert abs(ax - bx) + abs(ay - by) == 5
    assert s.wealth[:3] == [1, 1, 0]


@pytest.mark.clause("ahoy", "setup.map")
def test_each_tile_has_one_island_and_each_symbol_two_tiles() -> None:
    assert all([space.terrain for space in tile.spaces].count(ISLAND) == 1 for tile in REGION_TILES)
    assert [[tile.symbol for tile in REGION_TILES].count(symbol) for symbol in range(6)] == [2] * 6


@pytest.mark.clause("ahoy", "setup.map")
def test_the_spaces_of_each_tile_from_north_west_to_south_east() -> None:
    lie = {tile.name: " ".join([*map(printed, tile.spaces), *map(str, tile.bar)]) for tile in REGION_TILES}
    assert lie == {
        "fish-a": "fog wreck$2 sea*6 land",
        "fish-b": "sea$2 sea current>2 land 0 1",
        "swords-a": "sea fog*6 wreck$2 land",
        "swords-b": "sea wreck$2 fog*6 land",
        "compass-a": "port wreck$1*5 sea land",
        "compass-b": "sea sea sea*2 land 0 2",
        "skull-a": "current>2 port sea*2 land",
        "skull-b": "port sea$1 sea$1 land",
        "palm-a": "sea fog current>0 land",
        "palm-b": "wreck$1*3 sea wreck$1*4 land",
        "parrot-a": "current>2 wreck$1*5 sea land",
        "parrot-b": "sea port$1 sea*4 land 2 3",
    }


def printed(space: TileSpace) -> str:
    """Print of a space as text: terrain, then its treasure after $, its tailwind after * and its current after >."""
    terrain = {OPEN_SEA: "sea", FOG: "fog", WRECK: "wreck", HARBOUR: "port", CURRENT: "current", ISLAND: "land"}
    parts = [(space.gold, "$", 0), (space.tailwind, "*", 0), (space.current, ">", -1)]
    return terrain[space.terrain] + "".join(f"{sign}{count}" for count, sign, none in parts if count != none)


@pytest.mark.clause("ahoy", "setup.market")
@pytest.mark.parametrize(("players", "boxed"), [(2, 6), (3, 6), (4, 0)])
def test_with_two_or_three_players_a_card_of_each_symbol_is_out(players: int, boxed: int) -> None:
    s = Ahoy(FACTIONS_BY_PLAYERS[players], 8)
    gone = cards_in_mask(s.box)
    assert len(gone) == boxed
    assert len({MARKET_CARDS[card].symbol for card in gone}) == boxed
    assert all(card >= 0 for card in s.market)
    assert len(s.deck) == 30 - boxed - 3


@pytest.mark.clause("ahoy", "setup.market")
def test_every_ordered_pair_of_symbols_occurs_once_among_the_cards() -> None:
    assert (
        len({(card.symbol, card.to) for card in MARKET_CARDS})
        == len(MARKET_CARDS)
        == len(SYMBOL_NAMES) * (len(SYMBOL_NAMES) - 1)
    )


@pytest.mark.clause("ahoy", "crew.cost")
def test_what_each_of_the_crew_costs() -> None:
    def who(cost: int) -> str:
        return " ".join(card.crew for card in MARKET_CARDS if card.cost == cost)

    assert who(PAID_WITH_DIE) == "elder gunner powder-monkey cutpurse wind pilot"
    assert who(2) == "sea-witch fighters sailor gust trawler"
    assert {card.cost for card in MARKET_CARDS} == {PAID_WITH_DIE, 1, 2}


@pytest.mark.clause("ahoy", "setup.dice")
def test_the_squadron_rolls_five_dice_and_the_others_four() -> None:
    s = Ahoy(FACTIONS_BY_PLAYERS[4], 2)
    assert [len(s.unplaced_dice(faction)) for faction in FACTIONS_BY_PLAYERS[4]] == [5, 4, 4, 4]
    assert all(1 <= s.pool[die] <= 6 for dice in DICE_OF_FACTION for die in dice)
    assert s.gold == [1, 1, 1, 1, 16]


@pytest.mark.clause("ahoy", "setup.squadron")
@pytest.mark.clause("ahoy", "setup.union")
def test_the_squadron_takes_an_island_and_the_union_gets_the_other() -> None:
    s = Ahoy(FACTIONS_BY_PLAYERS[4], 2)
    assert s.legal_actions() == [("island", 0), ("island", 1)]
    play(s, ("island", 1))
    assert s.ships[SQUADRON] == s.chart.island[1]
    assert s.patrols[s.chart.island[1]] == 1
    assert s.patrol_supply == 9
    assert s.ships[UNION] == s.chart.island[0]
    assert (s.comrades[0], s.ready, s.comrade_supply) == (2, 6, 12)
    assert len(s.hand) == 2
    assert len(s.plan_deck) == 10


@pytest.mark.clause("ahoy", "setup.smugglers")
def test_a_smuggler_begins_on_any_space_but_an_island() -> None:
    s = play(Ahoy(FACTIONS_BY_PLAYERS[4], 2), ("island", 0))
    assert decides(s) == SMUGGLER
    spaces = [action[1] for action in s.legal_actions()]
    assert spaces == [space for space in range(8) if space not in s.chart.island]
    play(s, ("space", spaces[0]))
    assert decides(s) == RIVAL
    play(s, ("space", spaces[-1]))
    assert (s.ships[SMUGGLER], s.ships[RIVAL]) == (spaces[0], spaces[-1])
    assert s.white[SMUGGLER] == s.black[SMUGGLER] == CENTRE_SQUARE


def test_what_is_not_chosen_is_the_first_game_that_the_rulebook_sets_up() -> None:
    assert GAME.complete_options(2, {}) == {"faction": ("any", "any"), "edition": str(GAME.edition)}
