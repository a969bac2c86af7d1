"""What lies on the table, and small questions about it."""

from typing import Self

from kajuta.core.message import Message, SeatRef, msg, seat_ref
from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import State
from kajuta.games.ahoy.rules import motions, plan_cards
from kajuta.games.ahoy.rules.battle_state import ATTACKER, Battle
from kajuta.games.ahoy.rules.decision_stack import Decision, Frame
from kajuta.games.ahoy.rules.market import CARDS, FIGHTERS, MARKET, cards_of
from kajuta.games.ahoy.rules.player_boards import (
    ACTION_CARDS,
    ALL_DICE,
    ALL_SLOTS,
    ANY,
    CANNON_SLOTS,
    CARD_SLOT,
    COMRADES,
    CUTTER,
    DAMAGE,
    DAMAGEABLE,
    DICE,
    FIGHTING,
    FORT,
    FORTS,
    GOLD,
    GUNSHIP,
    HANDFUL,
    OWNER,
    PATROL,
    PATROLS,
    PRESENT,
    SHIP_SLOTS,
    SMUGGLERS,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.rewards import CENTRE
from kajuta.games.ahoy.rules.sea_map import Chart
from kajuta.games.ahoy.rules.sea_map import chart as chart_of
from kajuta.games.ahoy.rules.tiles import REGIONS, SYMBOLS, TERRAINS, TILES

BANK = 4
"""Where the supply's gold stands behind that of the four factions."""


class Sea(State):
    """A position without its rules. Lists by faction have four places, whoever takes part.

    ``faction_of``/``seat_of``: by seat and by faction (-1: not in the game). ``order``: the
    factions clockwise. ``tile_stack``, ``deck``, ``plan_deck``: what is drawn next lies last;
    ``boxed_tile`` is the tile nobody sees. ``ships``: spaces of the four flagships, the cutter and
    the gunship (-1: not on the map). ``patrols`` by space; ``forts``, ``comrades``, ``wealth`` by
    region. ``slots``, ``pool``: see player_boards; a die that is not in the pool is 0 there. ``gold``: by
    faction, then the supply. ``crew``: masks of cards. ``market``: -1 is an empty place. ``box``:
    cards out of the game, a mask. ``delivered``: cards under marker ``m`` of faction ``f`` at
    ``2 * f + m``. ``pledge``: which of its two markers stands for the Squadron. ``white``,
    ``black``: squares of the reward grid. ``hand``: kinds of plans, ascending. ``active``: whose turn
    it is, ``quota``: dice it still has to place, ``effort``: what the technical bound counts,
    ``used``: cards that work once a turn, a mask. ``stack``: the open decisions, see decision_stack.
    ``ended``: 0, 1 (somebody reached the goal), 2 (too many rounds).
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
    chart: Chart
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
    stack: list[Frame]
    tile_stack: list[int]
    used: int
    wealth: list[int]
    white: list[int]

    def __init__(self, faction_of: tuple[int, ...], seed: int) -> None:
        """Set the table for the factions in ``faction_of`` (-1: by chance) up to their first choices."""
        self.events = None
        self.rng = rng_state_from_seed(seed)
        self.irreversible_events = 0
        self.turn = 0
        self.order = PRESENT[len(faction_of)]
        self.faction_of = self._drawn_factions(faction_of)
        self.seat_of = tuple(self.faction_of.index(f) if f in self.faction_of else -1 for f in range(4))
        self.to_act = None
        tiles = list(range(len(TILES)))
        self.shuffle(tiles)
        self.boxed_tile = tiles.pop()
        self.chart = chart_of(())
        self.tile_stack = tiles
        self.wealth = [0] * REGIONS
        self.comrades = [0] * REGIONS
        self.forts = [0] * REGIONS
        self.patrols = [0] * (4 * REGIONS)
        self.ships = [-1] * 6
        self.patrol_supply, self.fort_supply, self.comrade_supply, self.ready = PATROLS, FORTS, COMRADES, 0
        self.slots = [0] * ALL_SLOTS
        self.pool = [0] * ALL_DICE
        self.gold = [0, 0, 0, 0, GOLD]
        self.crew = [0, 0, 0, 0]
        self.cargo = [(), (), (), ()]
        self.deck = list(range(len(CARDS)))
        self.shuffle(self.deck)
        self.box = 0
        self.market = [-1] * MARKET
        self.delivered = [()] * 8
        self.pledge = [self.randbelow(2) if f in self.order and f in SMUGGLERS else 0 for f in range(4)]
        self.white = [CENTRE] * 4
        self.black = [CENTRE] * 4
        self.fame_of_regions = [0] * 4
        self.fame_of_cargo = [0] * 4
        self.fame_of_rewards = [0] * 4
        self.plan_deck = [kind for kind, copies in enumerate(plan_cards.COPIES) for _ in range(copies)]
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

    def copy(self) -> Self:
        """Return an independent position; the chart never changes and is shared."""
        new = object.__new__(type(self))
        new.events = None
        new.rng = self.rng
        new.irreversible_events = self.irreversible_events
        new.turn = self.turn
        new.to_act = self.to_act
        new.order = self.order
        new.faction_of = self.faction_of
        new.seat_of = self.seat_of
        new.boxed_tile = self.boxed_tile
        new.chart = self.chart
        new.tile_stack = self.tile_stack[:]
        new.wealth = self.wealth[:]
        new.comrades = self.comrades[:]
        new.forts = self.forts[:]
        new.patrols = self.patrols[:]
        new.ships = self.ships[:]
        new.patrol_supply = self.patrol_supply
        new.fort_supply = self.fort_supply
        new.comrade_supply = self.comrade_supply
        new.ready = self.ready
        new.slots = self.slots[:]
        new.pool = self.pool[:]
        new.gold = self.gold[:]
        new.crew = self.crew[:]
        new.cargo = self.cargo[:]
        new.deck = self.deck[:]
        new.box = self.box
        new.market = self.market[:]
        new.delivered = self.delivered[:]
        new.pledge = self.pledge[:]
        new.white = self.white[:]
        new.black = self.black[:]
        new.fame_of_regions = self.fame_of_regions[:]
        new.fame_of_cargo = self.fame_of_cargo[:]
        new.fame_of_rewards = self.fame_of_rewards[:]
        new.plan_deck = self.plan_deck[:]
        new.plan_discard = self.plan_discard[:]
        new.hand = self.hand[:]
        new.round = self.round
        new.first = self.first
        new.active = self.active
        new.quota = self.quota
        new.effort = self.effort
        new.used = self.used
        new.ended = self.ended
        new.stack = self.stack[:]
        return new

    def determinize(self, seat: int, rng: Rng) -> Self:
        """Deal anew what ``seat`` cannot know: stacks, decks, the Union's hand, others' pledges."""
        new = self.copy()
        faction = self.faction_of[seat]
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
        new.rng = rng_state_from_seed(rng.randbelow(1 << 32))
        return new

    def decision(self) -> Decision:
        """Return the open decision; there is one as long as ``to_act`` is a seat."""
        return self.stack[-1]  # type: ignore[return-value]

    # Gold, fame and cards

    def earn(self, faction: int, coins: int) -> int:
        """Give gold from the supply as far as it goes; return how much it was."""
        coins = min(coins, self.gold[BANK])
        self.gold[BANK] -= coins
        self.gold[faction] += coins
        return coins

    def spend(self, faction: int, coins: int) -> None:
        """Put gold back into the supply."""
        self.gold[faction] -= coins
        self.gold[BANK] += coins

    def fame(self, faction: int) -> int:
        """Return the fame of a faction on the track."""
        return self.fame_of_regions[faction] + self.fame_of_cargo[faction] + self.fame_of_rewards[faction]

    def has(self, faction: int, card: int) -> bool:
        """Say whether a faction has a crew member."""
        return self.crew[faction] >> card & 1 == 1

    def refill(self) -> None:
        """Lay cards from the deck on the empty places of the market."""
        for place, card in enumerate(self.market):
            if card < 0 and self.deck:
                self.market[place] = self.deck.pop()
                self.irreversible_events += 1
                if self.events is not None:
                    self.animate(motions.card(self.market[place], "deck", f"market:{place}"))

    def discharge(self, faction: int, card: int) -> None:
        """Take a crew member away from a faction: its die is spent, its damage goes to the supply."""
        self.crew[faction] &= ~(1 << card)
        self.slots[CARD_SLOT + card] = 0

    # Dice, damage and cannons

    def dice_left(self, faction: int) -> list[int]:
        """Return the dice that a faction can still place in this round."""
        pool = self.pool
        return [die for die in DICE[faction] if pool[die]]

    def dice_count(self, faction: int) -> int:
        """Return how many dice a faction can still place in this round."""
        handful = self.pool[HANDFUL[faction]]
        return len(handful) - handful.count(0)

    def values(self, faction: int) -> int:
        """Return the values of the dice that a faction can still place in this round, as a mask."""
        mask = 0
        for value in self.pool[HANDFUL[faction]]:
            mask |= 1 << value
        return mask & ANY

    def own_slots(self, faction: int) -> list[int]:
        """Return the slots that can be damaged and repaired: board and crew, the dashed ones left out."""
        cards = self.crew[faction] & ACTION_CARDS
        found = list(DAMAGEABLE[faction])
        if cards:
            found += [CARD_SLOT + card for card in cards_of(cards)]
        return found

    def hittable(self, figure: int) -> list[int]:
        """Return the slots on which damage to a ship can go."""
        slots = self.slots
        return [slot for slot in (SHIP_SLOTS[figure] or self.own_slots(figure)) if not slots[slot]]

    def damaged(self, faction: int) -> list[int]:
        """Return the damaged slots that a faction can repair."""
        slots = self.slots
        found = [slot for slot in DAMAGEABLE[faction] if slots[slot] == DAMAGE]
        cards = self.crew[faction] & ACTION_CARDS
        if cards:
            found += [CARD_SLOT + card for card in cards_of(cards) if slots[CARD_SLOT + card] == DAMAGE]
        return found

    def placed_dice(self, faction: int) -> list[int]:
        """Return the slots of a faction with a die, those of crew and small ships included."""
        groups = [slot for slot in range(ALL_SLOTS) if self.slots[slot] and self.slots[slot] != DAMAGE]
        return [slot for slot in groups if self.slots[slot] >> 3 in DICE[faction]]

    def powder(self, faction: int) -> int:
        """Return the highest die on the cannons of a faction, 0 where there is none."""
        slots = self.slots
        highest = 0
        for slot in CANNON_SLOTS[faction]:
            pips = slots[slot] & 7
            if highest < pips < DAMAGE:
                highest = pips
        return highest

    def loaded(self, faction: int) -> bool:
        """Say whether there is a die on the cannons of a faction."""
        return self.powder(faction) > 0

    def armed(self, figure: int) -> bool:
        """Say whether a figure has loaded cannons."""
        if figure >= CUTTER:
            if figure == CUTTER:
                return False
            if figure != PATROL:
                return True
            return self.loaded(SQUADRON)
        return self.loaded(figure)

    def total(self, battle: Battle, side: int) -> int:
        """Return the result of a side in a battle: dice, cannons, plans, figure and crew."""
        figure = battle.figure(side)
        bonus = battle.attack if side == ATTACKER else battle.defence
        steady = FIGHTING.get(figure, 0) + self.has(OWNER[figure], FIGHTERS)
        return sum(battle.dice(side)) + bonus + steady

    # Places

    def symbol_at(self, space: int) -> int:
        """Return the symbol of the island on ``space``, -1 where there is no island."""
        region = space >> 2
        return self.chart.symbol[region] if self.chart.island[region] == space else -1

    def regions(self) -> range:
        """Return the numbers of all regions on the map."""
        return range(len(self.chart.placed))

    def enemies(self, faction: int, space: int) -> list[int]:
        """Return the figures of all others on ``space``, each one by itself."""
        ships = self.ships
        found = []
        if space in ships:
            found = [ship for ship, there in enumerate(ships) if there == space and OWNER[ship] != faction]
        if faction != SQUADRON:
            if self.patrols[space]:
                found += [PATROL] * self.patrols[space]
            if self.forts[space >> 2] and self.chart.island[space >> 2] == space:
                found += [FORT] * self.forts[space >> 2]
        return found

    def present(self, figure: int, space: int) -> bool:
        """Say whether a figure is on a space."""
        if figure == PATROL:
            return self.patrols[space] > 0
        if figure == FORT:
            return self.forts[space >> 2] > 0
        return self.ships[figure] == space

    def strength(self, region: int) -> tuple[int, int]:
        """Return the points of control of the Squadron and of the Union in a region."""
        ships = self.ships
        patrols = self.patrols
        at = 4 * region
        squadron = patrols[at] + patrols[at + 1] + patrols[at + 2] + patrols[at + 3] + 2 * self.forts[region]
        if ships[SQUADRON] >> 2 == region:
            squadron += 2
        union = self.comrades[region]
        if ships[CUTTER] >> 2 == region:
            union += union + 1
        if ships[UNION] >> 2 == region:
            union += 1
        if ships[GUNSHIP] >> 2 == region:
            union += 1
        return squadron, union

    def controller(self, region: int) -> int:
        """Return who controls a region: SQUADRON, UNION or -1."""
        squadron, union = self.strength(region)
        return SQUADRON if squadron > union else UNION if union > squadron else -1

    def favours(self, faction: int, side: int) -> int:
        """Return the fame that the favour of ``side`` (SQUADRON or UNION) brings a smuggler as things are."""
        marker = self.pledge[faction] if side == SQUADRON else 1 - self.pledge[faction]
        cards = self.delivered[2 * faction + marker]
        if not cards:
            return 0
        held = [self.chart.symbol[r] for r in self.regions() if self.controller(r) == side]
        return sum(held.count(CARDS[card].symbol) for card in cards)

    # Words for messages

    def region_name(self, region: int) -> Message:
        """Return the name of a region: its symbol, and which of the two it is."""
        return tile_name(self.chart.placed[region].tile)

    def region_number(self, region: int) -> str:
        """Return which of the two regions with its symbol a region is, as its name says it."""
        return "I" * nth_of_symbol(self.chart.placed[region].tile)

    def place_name(self, space: int) -> Message:
        """Return the name of a space: its terrain and its region."""
        terrain = TERRAINS[self.chart.terrain[space]]
        return msg("place", terrain=terrain, region=self.region_name(space >> 2))


def seat(sea: Sea, faction: int) -> SeatRef:
    """Return the seat of a faction as an argument of a message."""
    return seat_ref(sea.seat_of[faction])


def tile_name(tile: int) -> Message:
    """Return the name of a region by its tile."""
    return msg("region", symbol=SYMBOLS[TILES[tile].symbol], n=nth_of_symbol(tile))


def nth_of_symbol(tile: int) -> int:
    """Return which of the two regions with its symbol a tile is: 1 or 2."""
    return tile % 2 + 1
