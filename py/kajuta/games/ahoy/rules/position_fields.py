"""Fields of the position: creation and determinization."""

from typing import Self

from kajuta.core.position_copy import Shared
from kajuta.core.rng import Rng
from kajuta.core.state import State
from kajuta.games.ahoy.rules import plan_card_kinds
from kajuta.games.ahoy.rules.faction_board_tables import (
    COMRADE_SUPPLY,
    DICE_COUNT,
    FACTIONS_BY_PLAYERS,
    FORT_SUPPLY,
    GOLD_SUPPLY,
    PATROL_SUPPLY,
    SLOT_COUNT,
    SMUGGLERS,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS, MARKET_SIZE
from kajuta.games.ahoy.rules.region_tiles import MAX_REGIONS, REGION_TILES
from kajuta.games.ahoy.rules.reward_grid import CENTRE_SQUARE
from kajuta.games.ahoy.rules.sea_map import SeaChart, sea_chart_of_tiles
from kajuta.games.ahoy.rules.stack_frame_types import OpenDecision, StackFrame

SUPPLY = 4
"""Index of the supply's gold in ``gold``, after the four factions."""


class BaseState(State):
    """Fields of a position. Lists by faction have four entries, whoever plays.

    * ``faction_of``, ``seat_of``: faction of each seat, seat of each faction (-1: not in the game).
    * ``order``: factions clockwise; ``active``: faction whose turn it is.
    * ``tile_stack``, ``deck``, ``plan_deck``: the next item to draw is last. ``boxed_tile``: the tile out of the game.
    * ``ships``: spaces of the four flagships, the cutter and the gunship (-1: not on the map).
    * ``patrols``: number by space; ``forts``, ``comrades``, ``wealth``: by region.
    * ``slots``: see faction_board_tables; ``pool``: value of each die, 0 if it is not in the pool.
    * ``gold``: by faction, then that of the supply.
    * ``crew``: masks of cards by faction; ``market``: cards (-1: empty); ``box``: mask of the cards out of the game.
    * ``delivered``: cards under favour marker ``m`` of faction ``f`` at index ``2 * f + m``.
    * ``pledge``: which of a smuggler's two favour markers (0 or 1) stands for the Squadron.
    * ``white``, ``black``: squares of the two markers on the reward grid.
    * ``hand``: kinds of the Union's plans, in ascending order.
    * ``quota``: dice that the active faction still has to place in this turn.
    * ``effort``: moves and crew actions of this turn besides those of dice, limited by ``MAX_EFFORT``.
    * ``used``: mask of the cards already used in this turn, of those that work once a turn.
    * ``stack``: open decisions and pending steps, see stack_frame_types.
    * ``ended``: 0 (not ended), 1 (a faction reached the goal), 2 (the limit of rounds was reached).
    """

    __slots__ = (
        "active",
        "black",
        "box",
        "boxed_tile",
        "cargo",
        "chart",
        "comrade_supply",
        "comrades",
        "crew",
        "deck",
        "delivered",
        "effort",
        "ended",
        "faction_of",
        "fame_of_cargo",
        "fame_of_regions",
        "fame_of_rewards",
        "first",
        "fort_supply",
        "forts",
        "gold",
        "hand",
        "market",
        "order",
        "patrol_supply",
        "patrols",
        "plan_deck",
        "plan_discard",
        "pledge",
        "pool",
        "quota",
        "ready",
        "round",
        "seat_of",
        "ships",
        "slots",
        "stack",
        "tile_stack",
        "used",
        "wealth",
        "white",
    )

    active: int
    black: list[int]
    box: int
    boxed_tile: int
    cargo: list[tuple[int, ...]]
    chart: Shared[SeaChart]
    comrade_supply: int
    comrades: list[int]
    crew: list[int]
    deck: list[int]
    delivered: list[tuple[int, ...]]
    effort: int
    ended: int
    faction_of: tuple[int, ...]
    fame_of_cargo: list[int]
    fame_of_regions: list[int]
    fame_of_rewards: list[int]
    first: int
    fort_supply: int
    forts: list[int]
    gold: list[int]
    hand: list[int]
    market: list[int]
    order: tuple[int, ...]
    patrol_supply: int
    patrols: list[int]
    plan_deck: list[int]
    plan_discard: list[int]
    pledge: list[int]
    pool: list[int]
    quota: int
    ready: int
    round: int
    seat_of: tuple[int, ...]
    ships: list[int]
    slots: list[int]
    stack: list[StackFrame]
    tile_stack: list[int]
    used: int
    wealth: list[int]
    white: list[int]

    def __init__(self, faction_of: tuple[int, ...], seed: int) -> None:
        """Set up pieces and decks for the factions in ``faction_of`` (by seat; -1: drawn at random)."""
        super().__init__(seed)
        self.order = FACTIONS_BY_PLAYERS[len(faction_of)]
        self.faction_of = self._drawn_factions(faction_of)
        self.seat_of = tuple(self.faction_of.index(f) if f in self.faction_of else -1 for f in range(4))
        self.to_act = None
        tiles = list(range(len(REGION_TILES)))
        self.shuffle(tiles)
        self.boxed_tile = tiles.pop()
        self.chart = sea_chart_of_tiles(())
        self.tile_stack = tiles
        self.wealth = [0] * MAX_REGIONS
        self.comrades = [0] * MAX_REGIONS
        self.forts = [0] * MAX_REGIONS
        self.patrols = [0] * (4 * MAX_REGIONS)
        self.ships = [-1] * 6
        self.patrol_supply, self.fort_supply, self.comrade_supply, self.ready = (
            PATROL_SUPPLY,
            FORT_SUPPLY,
            COMRADE_SUPPLY,
            0,
        )
        self.slots = [0] * SLOT_COUNT
        self.pool = [0] * DICE_COUNT
        self.gold = [0, 0, 0, 0, GOLD_SUPPLY]
        self.crew = [0, 0, 0, 0]
        self.cargo = [(), (), (), ()]
        self.deck = list(range(len(MARKET_CARDS)))
        self.shuffle(self.deck)
        self.box = 0
        self.market = [-1] * MARKET_SIZE
        self.delivered = [()] * 8
        self.pledge = [self.randbelow(2) if f in self.order and f in SMUGGLERS else 0 for f in range(4)]
        self.white = [CENTRE_SQUARE] * 4
        self.black = [CENTRE_SQUARE] * 4
        self.fame_of_regions = [0] * 4
        self.fame_of_cargo = [0] * 4
        self.fame_of_rewards = [0] * 4
        self.plan_deck = [kind for kind, copies in enumerate(plan_card_kinds.PLAN_COPIES) for _ in range(copies)]
        self.shuffle(self.plan_deck)
        self.plan_discard = []
        self.hand = []
        self.round = 1
        self.first = self.active = SQUADRON
        self.quota = self.effort = self.used = self.ended = 0
        self.stack = []

    def _drawn_factions(self, wanted: tuple[int, ...]) -> tuple[int, ...]:
        free = [faction for faction in self.order if faction not in wanted]
        self.shuffle(free)
        return tuple(faction if faction >= 0 else free.pop() for faction in wanted)

    def determinize(self, seat: int | None, rng: Rng) -> Self:
        """Copy of the position in which everything hidden from ``seat`` is drawn anew.

        This concerns the tile stack, the decks, the Union's hand and the pledges of other smugglers.
        """
        new = self.copy()
        faction = None if seat is None else self.faction_of[seat]
        tiles = sorted([*new.tile_stack, new.boxed_tile])
        rng.shuffle(tiles)
        new.boxed_tile = tiles.pop()
        new.tile_stack = tiles
        new.deck.sort()
        rng.shuffle(new.deck)
        if faction == UNION:
            new.plan_deck.sort()
            rng.shuffle(new.plan_deck)
        else:
            unseen = sorted(new.hand + new.plan_deck)
            rng.shuffle(unseen)
            new.hand = sorted(unseen[: len(new.hand)])
            new.plan_deck = unseen[len(new.hand) :]
        for other in SMUGGLERS:
            if other in self.order and other != faction:
                new.pledge[other] = rng.randbelow(2)
        new.reseed(rng)
        return new

    def decision(self) -> OpenDecision:
        """The open decision; only valid while ``to_act`` is a seat."""
        return self.stack[-1]  # type: ignore[return-value]
