"""Positions for the tests of Ahoy: a given map, dice and ships, and given results of dice rolls."""

from collections.abc import Mapping, Sequence

from kajuta.core.rng import Rng
from kajuta.core.rules_edition import class_of_edition
from kajuta.core.state import Action
from kajuta.games.ahoy import GAME
from kajuta.games.ahoy.rules import decision_types, plan_card_kinds, stack_frame_types
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import (
    COMRADE_SUPPLY,
    DICE_OF_FACTION,
    FACTIONS_BY_PLAYERS,
    FIRST_CARD_SLOT,
    GOLD_SUPPLY,
    PATROL_SUPPLY,
    RIVAL,
    SLOT_COUNT,
    SMUGGLER,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS
from kajuta.games.ahoy.rules.region_tiles import MAX_REGIONS, REGION_TILES
from kajuta.games.ahoy.rules.sea_map import PlacedTile, sea_chart_of_tiles

NW, NE, SW, SE = range(4)
N, E, S, W = range(4)

SAIL = {SQUADRON: 0, SMUGGLER: 12, UNION: 20, RIVAL: 31}
TAILWIND = {SQUADRON: 4, SMUGGLER: 16, UNION: 24, RIVAL: 35}
CANNONS = {SQUADRON: 7, SMUGGLER: 17, UNION: 27, RIVAL: 36}
REPAIR = {SQUADRON: 11, SMUGGLER: 19, UNION: 30, RIVAL: 38}
SIX_CANNON, ORDER, BOMBARD, DEPLOY = 8, 6, 9, 10
FULL_SAIL, NEGOTIATE = 15, 18
ASSEMBLE, INSPIRE, RALLY = 26, 28, 29

TWO = (("skull-b", 0, 0), ("parrot-b", 2, 0))
"""Map of two regions with four spaces each.

Skull: a harbor, two spaces with 1 gold, an island. Parrot: an empty space, a harbor with 1 gold, a tailwind 4,
an island.
"""

CALM = ("compass-b", "parrot-b", "skull-b")
"""Tiles without wreckage or currents; the tile stack puts them on top."""


def at_sea(
    faction: int,
    dice: Sequence[int] = (),
    *,
    tiles: Sequence[tuple[object, ...]] = TWO,
    ships: Mapping[int, int] | None = None,
    gold: Mapping[int, int] | None = None,
    crew: Mapping[int, Sequence[int]] | None = None,
    hand: Sequence[int] = (),
    market: Sequence[int] = (),
    players: int = 4,
    edition: int = GAME.edition,
) -> Ahoy:
    """Position in which ``faction`` has ``dice`` to place; a ship that ``ships`` does not name is not on the map.

    ``tiles``: (name, column, row[, quarter turns]). Every other faction has a single die, of value 1.
    """
    order = FACTIONS_BY_PLAYERS[players]
    s = class_of_edition(Ahoy, edition)(order, seed=1)
    names = [tile.name for tile in REGION_TILES]
    placed = tuple(PlacedTile(names.index(t[0]), t[1], t[2], t[3] if len(t) > 3 else 0) for t in tiles)  # type: ignore
    s.chart = sea_chart_of_tiles(placed)
    on_map = {one.tile for one in placed}
    rest = [tile for tile in range(len(REGION_TILES)) if tile not in on_map]
    rest.sort(key=lambda tile: REGION_TILES[tile].name in CALM)
    s.boxed_tile, s.tile_stack = rest[0], rest[1:]
    s.wealth = [1] * len(placed) + [0] * (MAX_REGIONS - len(placed))
    s.comrades = [0] * MAX_REGIONS
    s.forts = [0] * MAX_REGIONS
    s.patrols = [0] * (4 * MAX_REGIONS)
    s.patrol_supply, s.fort_supply, s.comrade_supply, s.ready = PATROL_SUPPLY, 3, COMRADE_SUPPLY, 0
    s.ships = [(ships or {}).get(figure, -1) for figure in range(6)]
    s.slots = [0] * SLOT_COUNT
    s.pool = [0] * 17
    for other in order:
        s.pool[DICE_OF_FACTION[other][-1]] = 1
    for die, value in zip(DICE_OF_FACTION[faction], [*dice, 0, 0, 0, 0, 0], strict=False):
        s.pool[die] = value
    s.gold = [(gold or {}).get(who, 0) for who in range(4)]
    s.gold.append(GOLD_SUPPLY - sum(s.gold))
    s.crew = [sum(1 << card for card in (crew or {}).get(who, ())) for who in range(4)]
    s.cargo = [(), (), (), ()]
    taken = [card for cards in (crew or {}).values() for card in cards] + list(market)
    s.market = [*market, -1, -1, -1][:3]
    s.deck = [card for card in range(len(MARKET_CARDS)) if card not in taken]
    s.box = 0
    s.hand = sorted(hand)
    s.plan_deck = [kind for kind, copies in enumerate(plan_card_kinds.PLAN_COPIES) for _ in range(copies)]
    for kind in hand:
        s.plan_deck.remove(kind)
    s.pledge = [0, 0, 0, 0]
    s.active = s.first = faction
    s.quota = min(2, len(dice))
    s.stack = [decision_types.ChooseTurnAction(faction, -1)]
    s.settle()
    return s


def play(s: Ahoy, *actions: Action) -> Ahoy:
    """Play ``actions``, each of which must be legal; return the position."""
    for action in actions:
        legal = s.legal_actions()
        assert action in legal, f"{action} is not among {legal} ({s.stack[-1]})"
        s.apply(action)
    return s


def comrades(s: Ahoy, region: int, count: int) -> None:
    """Put comrades from the supply on an island."""
    s.comrades[region] += count
    s.comrade_supply -= count


def ready(s: Ahoy, count: int) -> None:
    """Make comrades of the supply ready."""
    s.ready += count
    s.comrade_supply -= count


def patrols(s: Ahoy, space: int, count: int) -> None:
    """Put patrols from the supply on a space."""
    s.patrols[space] += count
    s.patrol_supply -= count


def fort(s: Ahoy, region: int) -> None:
    """Build a fort from the supply."""
    s.forts[region] += 1
    s.fort_supply -= 1


def load(s: Ahoy, faction: int, value: int) -> None:
    """Put a die of ``value`` on the cannons of a faction."""
    slot = CANNONS[faction] + (1 if faction == SQUADRON and value == 6 else 0)
    s.slots[slot] = 8 * DICE_OF_FACTION[faction][2] + value


def fortune(s: Ahoy, *rolls: int) -> None:
    """Set the random generator so that the next dice roll ``rolls``."""
    for seed in range(1_000_000):
        rng = Rng(seed)
        start = rng.state
        if all(1 + rng.randbelow(6) == roll for roll in rolls):
            s.rng = start
            return
    raise AssertionError("no such luck")


def decides(s: Ahoy) -> int:
    """Faction that decides."""
    assert s.to_act is not None
    return s.faction_of[s.to_act]


def asked(s: Ahoy) -> type[stack_frame_types.StackFrame]:
    """Class of the open decision."""
    return type(s.stack[-1])


def crew_slot(card: int) -> int:
    """Slot of a crew member."""
    return FIRST_CARD_SLOT + card
