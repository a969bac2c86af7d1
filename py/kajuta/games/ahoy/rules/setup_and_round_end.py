"""Setup, the order of turns, the end of rounds and of the game."""

from kajuta.core.message import msg
from kajuta.core.outcome import Outcome, ScoreLine, TieBreaker
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decision_types, motions, pending_step_types
from kajuta.games.ahoy.rules.faction_board_tables import (
    DAMAGE,
    DICE_OF_FACTION,
    FAME_GOAL,
    LANDED_AT_START,
    MAX_PIPS,
    MAX_ROUNDS,
    MAX_WEALTH,
    READY_AT_START,
    SLOT_COUNT,
    SMUGGLERS,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS, MARKET_SIZE
from kajuta.games.ahoy.rules.movement import place_tile
from kajuta.games.ahoy.rules.plan_card_kinds import PLANS_DRAWN_PER_ROUND
from kajuta.games.ahoy.rules.region_tiles import ISLAND, SYMBOL_NAMES
from kajuta.games.ahoy.rules.sea_map import PlacedTile
from kajuta.games.ahoy.rules.smugglers import raise_region_wealth
from kajuta.games.ahoy.rules.state import Position, seat_argument
from kajuta.games.ahoy.rules.turn import start_turn

FIRST_TILES = (PlacedTile(-1, 0, 0, 2), PlacedTile(-1, 2, 1, 0))
"""Positions of the first two tiles: they adjoin along the side of one space, and their islands are five steps apart."""


def set_up_game(state: Position) -> None:
    """Set up map, market, dice and gold, and ask for the factions' first choices [setup.*]."""
    for place in FIRST_TILES:
        place_tile(state, place._replace(tile=state.tile_stack.pop()))
    if len(state.order) < 4:
        for symbol in range(len(SYMBOL_NAMES)):
            card = next(card for card in reversed(state.deck) if MARKET_CARDS[card].symbol == symbol)
            state.deck.remove(card)
            state.box |= 1 << card
        state.shuffle(state.deck)
    state.refill_market()
    roll_all_dice(state)
    for faction in state.order:
        state.earn_gold(faction, 1)
    state.comrade_supply -= READY_AT_START
    state.ready = READY_AT_START
    draw_union_plans(state)
    state.stack.append(pending_step_types.StartNextTurn(state.order[-1]))
    state.stack += [
        decision_types.ChooseSmugglerStart(faction) for faction in reversed(state.order) if faction in SMUGGLERS
    ]
    state.stack.append(decision_types.ChooseSquadronStart(SQUADRON))


def legal_squadron_starts(state: Position, frame: decision_types.ChooseSquadronStart) -> list[Action]:
    """Legal first islands of the Squadron; the Union gets the other one [setup.squadron, setup.union]."""
    return [("island", region) for region in state.regions()]


def apply_squadron_start(
    state: Position, frame: decision_types.ChooseSquadronStart, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of the Squadron's first island."""
    region = action[1]
    island = state.chart.island
    state.ships[SQUADRON] = island[region]
    state.patrols[island[region]] += 1
    state.patrol_supply -= 1
    state.ships[UNION] = island[1 - region]
    if state.events is not None:
        state.animate(
            *(motions.ship_entry_motion(who, state.seat_of[who], state.ships[who]) for who in (SQUADRON, UNION))
        )
    state.comrades[1 - region] += LANDED_AT_START
    state.comrade_supply -= LANDED_AT_START


def legal_smuggler_starts(state: Position, frame: decision_types.ChooseSmugglerStart) -> list[Action]:
    """Legal first spaces of a smuggler: any except islands [setup.smugglers]."""
    return [("space", space) for space, terrain in enumerate(state.chart.terrain) if terrain != ISLAND]


def apply_smuggler_start(
    state: Position, frame: decision_types.ChooseSmugglerStart, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a smuggler's first space."""
    state.ships[frame.who] = action[1]
    if state.events is not None:
        state.animate(motions.ship_entry_motion(frame.who, state.seat_of[frame.who], action[1]))


def start_next_turn(state: Position, frame: pending_step_types.StartNextTurn) -> None:
    """Start the turn of the next faction clockwise that has dice left, or end the round [turn.next]."""
    start = state.order.index(frame.after) + 1
    for faction in (*state.order[start:], *state.order[:start]):
        if state.unplaced_dice_count(faction):
            start_turn(state, faction)
            return
    state.stack.append(pending_step_types.ScoreRound())


def score_round(state: Position, frame: pending_step_types.ScoreRound) -> None:
    """Score the regions, then end the game if a faction has reached the goal [round.regions, end.goal]."""
    for region in state.regions():
        faction = state.controller(region)
        if faction >= 0:
            state.fame_of_regions[faction] += state.wealth[region]
            if state.events is not None:
                name = state.region_name(region)
                who = seat_argument(state, faction)
                state.log_event(
                    msg("scores-region", icon="ahoy-sign-fame", seat=who, n=state.wealth[region], region=name),
                    tone="gain",
                )
    if any(state.total_fame(faction) >= FAME_GOAL for faction in state.order):
        state.ended = 1
    elif state.round >= MAX_ROUNDS:
        state.ended = 2
    if state.ended:
        state.irreversible_events += 1
        state.stack.append(pending_step_types.GameOver())
        return
    state.stack.append(pending_step_types.PrepareNextRound())
    if len(state.order) == 2:
        state.stack.append(decision_types.ChooseMarketSweep(state.first))
        state.stack.append(decision_types.ChooseRegionForWealthRise(state.first))


def legal_regions_for_wealth_rise(state: Position, frame: decision_types.ChooseRegionForWealthRise) -> list[Action]:
    """Legal regions for a rise of wealth, which the first of two players chooses [round.two-players]."""
    return [("wealth", region) for region in state.regions() if state.wealth[region] < MAX_WEALTH]


def apply_region_for_wealth_rise(
    state: Position, frame: decision_types.ChooseRegionForWealthRise, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of the region whose wealth rises."""
    raise_region_wealth(state, action[1])


def legal_market_sweep_answers(state: Position, frame: decision_types.ChooseMarketSweep) -> list[Action]:
    """Legal answers of the first of two players: keep the market, or replace it [round.two-players]."""
    return [("keep",), ("sweep",)] if any(card >= 0 for card in state.market) else []


def apply_market_sweep_answer(
    state: Position, frame: decision_types.ChooseMarketSweep, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of whether to replace the market."""
    if action[0] == "sweep":
        for card in state.market:
            if card >= 0:
                state.box |= 1 << card
        state.market[:] = [-1] * MARKET_SIZE
        state.refill_market()
        if state.events is not None:
            state.log_event(msg("sweeps-market", icon="broom", seat=seat_argument(state, frame.who)))


def prepare_next_round(state: Position, frame: pending_step_types.PrepareNextRound) -> None:
    """Roll all dice, pass on the first player's marker, draw plans and start the round [round.clean-up]."""
    roll_all_dice(state)
    state.first = state.order[(state.order.index(state.first) + 1) % len(state.order)]
    draw_union_plans(state)
    state.round += 1
    if state.events is not None:
        state.log_event(
            msg("round-begins", icon="ahoy-sign-time", n=state.round, seat=seat_argument(state, state.first)),
            tone="turn",
        )
    start_turn(state, state.first)


def roll_all_dice(state: Position) -> None:
    """Take all dice back and roll them."""
    slots = state.slots
    if state.events is not None:
        held = {slot: one >> 3 for slot, one in enumerate(slots[:SLOT_COUNT]) if one and one != DAMAGE}
        state.animate(
            *(
                motions.die_flight_motion(die, motions.slot_id(slot), motions.pool_die_id(die))
                for slot, die in held.items()
            )
        )
        state.animate(
            *motions.pool_dice_roll_motions(die for faction in state.order for die in DICE_OF_FACTION[faction])
        )
    for slot in range(SLOT_COUNT):
        if slots[slot] != DAMAGE:
            slots[slot] = 0
    state.irreversible_events += 1
    for faction in state.order:
        for die in DICE_OF_FACTION[faction]:
            state.pool[die] = 1 + state.randbelow(MAX_PIPS)


def draw_union_plans(state: Position) -> None:
    """Draw two plans for the Union, or as many as the deck holds."""
    drawn = state.draw(state.plan_deck, PLANS_DRAWN_PER_ROUND)
    state.hand = sorted(state.hand + drawn)
    if drawn and state.events is not None:
        state.log_event(msg("draws-plans", icon="ahoy-sign-plan", seat=seat_argument(state, UNION), n=len(drawn)))


def outcome_so_far(state: Position) -> Outcome:
    """Final scoring: fame on the track, then the smugglers' favours; gold breaks ties [end.*]."""
    return Outcome.ranked(
        [_score_lines(state, faction) for faction in state.faction_of],
        msg("reason-goal" if state.ended == 1 else "reason-rounds", n=state.round),
        TieBreaker(msg("tie-gold"), tuple(state.gold[faction] for faction in state.faction_of)),
    )


def _score_lines(state: Position, faction: int) -> tuple[ScoreLine, ...]:
    """Lines of a faction in the final scoring."""
    if faction not in SMUGGLERS:
        return (ScoreLine(msg("line-regions"), state.fame_of_regions[faction]),)
    return (
        ScoreLine(msg("line-deliveries"), state.fame_of_cargo[faction]),
        ScoreLine(msg("line-rewards"), state.fame_of_rewards[faction]),
        ScoreLine(msg("line-favour-squadron"), state.favour_fame(faction, SQUADRON)),
        ScoreLine(msg("line-favour-union"), state.favour_fame(faction, UNION)),
    )
