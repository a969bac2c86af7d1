"""The position without its rules: queries and small changes."""

from kajuta.core.message import Message, SeatRef, msg, seat_ref
from kajuta.games.ahoy.rules import motions
from kajuta.games.ahoy.rules.battle_state import ATTACKER, Battle
from kajuta.games.ahoy.rules.faction_board_tables import (
    ANY_VALUE,
    BATTLE_BONUS,
    CANNON_SLOTS,
    CREW_WITH_SLOT,
    CUTTER,
    DAMAGE,
    DAMAGEABLE_SLOTS,
    DICE_OF_FACTION,
    DICE_SLICES,
    FACTION_OF_FIGURE,
    FIRST_CARD_SLOT,
    FORT,
    GUNSHIP,
    PATROL,
    SHIP_SLOTS,
    SLOT_COUNT,
    SMUGGLERS,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import FIGHTERS, MARKET_CARDS, cards_in_mask
from kajuta.games.ahoy.rules.position_fields import SUPPLY, BaseState
from kajuta.games.ahoy.rules.region_tiles import REGION_TILES, SYMBOL_NAMES, TERRAIN_NAMES


class Position(BaseState):
    """A position without the rules of play: queries and small changes."""

    __slots__ = ()

    # Gold, fame and cards

    def earn_gold(self, faction: int, coins: int) -> int:
        """Give gold from the supply, at most as much as it holds; return the amount."""
        coins = min(coins, self.gold[SUPPLY])
        self.gold[SUPPLY] -= coins
        self.gold[faction] += coins
        return coins

    def spend_gold(self, faction: int, coins: int) -> None:
        """Put gold back into the supply."""
        self.gold[faction] -= coins
        self.gold[SUPPLY] += coins

    def total_fame(self, faction: int) -> int:
        """Fame that a faction has gained on the track, without that of the pledges."""
        return self.fame_of_regions[faction] + self.fame_of_cargo[faction] + self.fame_of_rewards[faction]

    def shown_fame(self, faction: int) -> int:
        """Fame that everyone sees: with the pledges once the game is over, because they are secret until then."""
        fame = self.total_fame(faction)
        if self.to_act is None and faction in SMUGGLERS:
            fame += self.favour_fame(faction, SQUADRON) + self.favour_fame(faction, UNION)
        return fame

    def has_crew(self, faction: int, card: int) -> bool:
        """Whether a faction has the crew member ``card``."""
        return self.crew[faction] >> card & 1 == 1

    def refill_market(self) -> None:
        """Fill the empty places of the market from the deck."""
        for place, card in enumerate(self.market):
            if card < 0 and self.deck:
                self.market[place] = self.deck.pop()
                self.irreversible_events += 1
                if self.events is not None:
                    self.animate(motions.card_motion(self.market[place], "deck", f"market:{place}"))

    def discharge_crew(self, faction: int, card: int) -> None:
        """Remove a crew member from a faction, with the die or damage on its slot."""
        self.crew[faction] &= ~(1 << card)
        self.slots[FIRST_CARD_SLOT + card] = 0

    # Dice, damage and cannons

    def unplaced_dice(self, faction: int) -> list[int]:
        """Dice that a faction can still place in this round."""
        pool = self.pool
        return [die for die in DICE_OF_FACTION[faction] if pool[die]]

    def unplaced_dice_count(self, faction: int) -> int:
        """Number of dice that a faction can still place in this round."""
        handful = self.pool[DICE_SLICES[faction]]
        return len(handful) - handful.count(0)

    def unplaced_dice_values(self, faction: int) -> int:
        """Mask of the values of the dice that a faction can still place in this round."""
        mask = 0
        for value in self.pool[DICE_SLICES[faction]]:
            mask |= 1 << value
        return mask & ANY_VALUE

    def damageable_slots(self, faction: int) -> list[int]:
        """Slots that can take damage and be repaired, on the board and on crew; dashed slots are excluded."""
        cards = self.crew[faction] & CREW_WITH_SLOT
        found = list(DAMAGEABLE_SLOTS[faction])
        if cards:
            found += [FIRST_CARD_SLOT + card for card in cards_in_mask(cards)]
        return found

    def slots_open_to_damage(self, figure: int) -> list[int]:
        """Empty slots of a ship that can take damage."""
        slots = self.slots
        return [slot for slot in (SHIP_SLOTS[figure] or self.damageable_slots(figure)) if not slots[slot]]

    def damaged_slots(self, faction: int) -> list[int]:
        """Damaged slots that a faction can repair."""
        slots = self.slots
        found = [slot for slot in DAMAGEABLE_SLOTS[faction] if slots[slot] == DAMAGE]
        cards = self.crew[faction] & CREW_WITH_SLOT
        if cards:
            found += [
                FIRST_CARD_SLOT + card for card in cards_in_mask(cards) if slots[FIRST_CARD_SLOT + card] == DAMAGE
            ]
        return found

    def slots_with_dice(self, faction: int) -> list[int]:
        """Slots of a faction that hold a die, including those of crew and small ships."""
        groups = [slot for slot in range(SLOT_COUNT) if self.slots[slot] and self.slots[slot] != DAMAGE]
        return [slot for slot in groups if self.slots[slot] >> 3 in DICE_OF_FACTION[faction]]

    def highest_cannon_die(self, faction: int) -> int:
        """Highest die on the cannons of a faction, 0 if there is none."""
        slots = self.slots
        highest = 0
        for slot in CANNON_SLOTS[faction]:
            pips = slots[slot] & 7
            if highest < pips < DAMAGE:
                highest = pips
        return highest

    def has_loaded_cannons(self, faction: int) -> bool:
        """Whether a die is on the cannons of a faction."""
        return self.highest_cannon_die(faction) > 0

    def is_armed(self, figure: int) -> bool:
        """Whether a figure counts as armed in battles."""
        if figure >= CUTTER:
            if figure == CUTTER:
                return False
            if figure != PATROL:
                return True
            return self.has_loaded_cannons(SQUADRON)
        return self.has_loaded_cannons(figure)

    def battle_total(self, battle: Battle, side: int) -> int:
        """Total of a side in a battle: dice, and bonuses from cannons, plans, the figure and crew."""
        figure = battle.figure(side)
        bonus = battle.attack if side == ATTACKER else battle.defence
        steady = BATTLE_BONUS.get(figure, 0) + self.has_crew(FACTION_OF_FIGURE[figure], FIGHTERS)
        return sum(battle.dice(side)) + bonus + steady

    # Spaces and regions

    def symbol_at(self, space: int) -> int:
        """Symbol of the island on ``space``, -1 if it is not an island."""
        region = space >> 2
        return self.chart.symbol[region] if self.chart.island[region] == space else -1

    def regions(self) -> range:
        """Numbers of all regions on the map."""
        return range(len(self.chart.placed))

    def enemies_on(self, faction: int, space: int) -> list[int]:
        """Figures of other factions on ``space``, one entry for each."""
        ships = self.ships
        found = []
        if space in ships:
            found = [ship for ship, there in enumerate(ships) if there == space and FACTION_OF_FIGURE[ship] != faction]
        if faction != SQUADRON:
            if self.patrols[space]:
                found += [PATROL] * self.patrols[space]
            if self.forts[space >> 2] and self.chart.island[space >> 2] == space:
                found += [FORT] * self.forts[space >> 2]
        return found

    def is_present(self, figure: int, space: int) -> bool:
        """Whether a figure is on a space."""
        if figure == PATROL:
            return self.patrols[space] > 0
        if figure == FORT:
            return self.forts[space >> 2] > 0
        return self.ships[figure] == space

    def control_points(self, region: int) -> tuple[int, int]:
        """Control points of the Squadron and of the Union in a region."""
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
        """Controller of a region: SQUADRON, UNION or -1."""
        squadron, union = self.control_points(region)
        return SQUADRON if squadron > union else UNION if union > squadron else -1

    def favour_fame(self, faction: int, side: int) -> int:
        """Fame that a smuggler's favour of ``side`` (SQUADRON or UNION) would bring if the game ended now."""
        marker = self.pledge[faction] if side == SQUADRON else 1 - self.pledge[faction]
        cards = self.delivered[2 * faction + marker]
        if not cards:
            return 0
        held = [self.chart.symbol[r] for r in self.regions() if self.controller(r) == side]
        return sum(held.count(MARKET_CARDS[card].symbol) for card in cards)

    # Names for messages

    def region_name(self, region: int) -> Message:
        """Name of a region: its symbol, and its number among the two regions with that symbol."""
        return tile_name(self.chart.placed[region].tile)

    def region_number(self, region: int) -> str:
        """Number of a region among the two with its symbol, in Roman numerals."""
        return "I" * tile_number_within_symbol(self.chart.placed[region].tile)

    def place_name(self, space: int, case: str = "") -> Message:
        """Name of a space: its terrain and its region; ``case`` "to" or "at" adds the preposition."""
        terrain = TERRAIN_NAMES[self.chart.terrain[space]]
        return msg(f"place.{case}" if case else "place", terrain=terrain, region=self.region_name(space >> 2))


def seat_argument(sea: Position, faction: int) -> SeatRef:
    """Message argument for the seat of a faction."""
    return seat_ref(sea.seat_of[faction])


def tile_name(tile: int) -> Message:
    """Name of the region on a tile."""
    return msg("region", symbol=SYMBOL_NAMES[REGION_TILES[tile].symbol], n=tile_number_within_symbol(tile))


def tile_number_within_symbol(tile: int) -> int:
    """Number of a tile among the two with its symbol: 1 or 2."""
    return tile % 2 + 1
