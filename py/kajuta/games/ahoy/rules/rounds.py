"""Setting up, the passing of turns, the end of rounds and of the game."""

from kajuta.core.message import msg
from kajuta.core.state import Action, Outcome, ScoreLine
from kajuta.games.ahoy.rules import decisions, motions, pending_steps
from kajuta.games.ahoy.rules.market import CARDS, MARKET_SIZE
from kajuta.games.ahoy.rules.movement import place_tile
from kajuta.games.ahoy.rules.plan_cards import PLANS_DRAWN_PER_ROUND
from kajuta.games.ahoy.rules.player_boards import (
    ALL_SLOTS,
    DAMAGE,
    DICE,
    FAME_GOAL,
    LANDED_AT_START,
    MAX_PIPS,
    MAX_ROUNDS,
    MAX_WEALTH,
    READY_AT_START,
    SMUGGLERS,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.sea_map import PlacedTile
from kajuta.games.ahoy.rules.smugglers import raise_wealth
from kajuta.games.ahoy.rules.state import Position, seat_argument
from kajuta.games.ahoy.rules.tiles import ISLAND, SYMBOLS
from kajuta.games.ahoy.rules.turn import start_turn

FIRST_TILES = (PlacedTile(-1, 0, 0, 2), PlacedTile(-1, 2, 1, 0))
"""How the first two tiles lie: they share one edge of a space, and their islands are five steps apart."""


def set_up_game(s: Position) -> None:
    """Lay out map, market, dice and gold; what is left are the factions' first choices [setup.*]."""
    for place in FIRST_TILES:
        place_tile(s, place._replace(tile=s.tile_stack.pop()))
    if len(s.order) < 4:
        for symbol in range(len(SYMBOLS)):
            card = next(card for card in reversed(s.deck) if CARDS[card].symbol == symbol)
            s.deck.remove(card)
            s.box |= 1 << card
        s.shuffle(s.deck)
    s.refill_market()
    roll_all_dice(s)
    for faction in s.order:
        s.earn_gold(faction, 1)
    s.comrade_supply -= READY_AT_START
    s.ready = READY_AT_START
    draw_plans(s)
    s.stack.append(pending_steps.StartNextTurn(s.order[-1]))
    s.stack += [decisions.ChooseSmugglerStart(faction) for faction in reversed(s.order) if faction in SMUGGLERS]
    s.stack.append(decisions.ChooseSquadronStart(SQUADRON))


def legal_squadron_starts(s: Position, frame: decisions.ChooseSquadronStart) -> list[Action]:
    """Offer the Squadron's first island; the Union gets the other one [setup.squadron, setup.union]."""
    return [("island", region) for region in s.regions()]


def apply_squadron_start(s: Position, frame: decisions.ChooseSquadronStart, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    region = action[1]
    island = s.chart.island
    s.ships[SQUADRON] = island[region]
    s.patrols[island[region]] += 1
    s.patrol_supply -= 1
    s.ships[UNION] = island[1 - region]
    if s.events is not None:
        s.animate(*(motions.ship_entry_motion(who, s.seat_of[who], s.ships[who]) for who in (SQUADRON, UNION)))
    s.comrades[1 - region] += LANDED_AT_START
    s.comrade_supply -= LANDED_AT_START


def legal_smuggler_starts(s: Position, frame: decisions.ChooseSmugglerStart) -> list[Action]:
    """Offer a smuggler's first space, no island [setup.smugglers]."""
    return [("space", space) for space, terrain in enumerate(s.chart.terrain) if terrain != ISLAND]


def apply_smuggler_start(s: Position, frame: decisions.ChooseSmugglerStart, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    s.ships[frame.who] = action[1]
    if s.events is not None:
        s.animate(motions.ship_entry_motion(frame.who, s.seat_of[frame.who], action[1]))


def start_next_turn(s: Position, frame: pending_steps.StartNextTurn) -> None:
    """Clockwise the next faction with dice, or the end of the round [turn.next]."""
    start = s.order.index(frame.after) + 1
    for faction in (*s.order[start:], *s.order[:start]):
        if s.unplaced_dice_count(faction):
            start_turn(s, faction)
            return
    s.stack.append(pending_steps.ScoreRound())


def score_round(s: Position, frame: pending_steps.ScoreRound) -> None:
    """Regions score, then the game may end [round.regions, end.goal]."""
    for region in s.regions():
        faction = s.controller(region)
        if faction >= 0:
            s.fame_of_regions[faction] += s.wealth[region]
            if s.events is not None:
                name = s.region_name(region)
                who = seat_argument(s, faction)
                s.log_event(
                    msg("scores-region", icon="ahoy-sign-fame", seat=who, n=s.wealth[region], region=name), tone="gain"
                )
    if any(s.total_fame(faction) >= FAME_GOAL for faction in s.order):
        s.ended = 1
    elif s.round >= MAX_ROUNDS:
        s.ended = 2
    if s.ended:
        s.irreversible_events += 1
        s.stack.append(pending_steps.GameOver())
        return
    s.stack.append(pending_steps.PrepareNextRound())
    if len(s.order) == 2:
        s.stack.append(decisions.ChooseMarketReplacement(s.first))
        s.stack.append(decisions.ChooseEnrichedRegion(s.first))


def legal_enriched_regions(s: Position, frame: decisions.ChooseEnrichedRegion) -> list[Action]:
    """With two players the first one makes a region richer [round.two-players]."""
    return [("wealth", region) for region in s.regions() if s.wealth[region] < MAX_WEALTH]


def apply_enriched_region(s: Position, frame: decisions.ChooseEnrichedRegion, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    raise_wealth(s, action[1])


def legal_market_replacements(s: Position, frame: decisions.ChooseMarketReplacement) -> list[Action]:
    """... and may replace the market."""
    return [("keep",), ("sweep",)] if any(card >= 0 for card in s.market) else []


def apply_market_replacement(
    s: Position, frame: decisions.ChooseMarketReplacement, action: decisions.ChosenAction
) -> None:
    """Carry out the choice."""
    if action[0] == "sweep":
        for card in s.market:
            if card >= 0:
                s.box |= 1 << card
        s.market[:] = [-1] * MARKET_SIZE
        s.refill_market()
        if s.events is not None:
            s.log_event(msg("sweeps-market", icon="broom", seat=seat_argument(s, frame.who)))


def prepare_next_round(s: Position, frame: pending_steps.PrepareNextRound) -> None:
    """All dice are rolled anew, the next player is the first, the Union draws plans [round.clean-up]."""
    roll_all_dice(s)
    s.first = s.order[(s.order.index(s.first) + 1) % len(s.order)]
    draw_plans(s)
    s.round += 1
    if s.events is not None:
        s.log_event(msg("round-begins", icon="ahoy-sign-time", n=s.round, seat=seat_argument(s, s.first)), tone="turn")
    start_turn(s, s.first)


def roll_all_dice(s: Position) -> None:
    """Take all dice back and roll them."""
    slots = s.slots
    if s.events is not None:
        held = {slot: one >> 3 for slot, one in enumerate(slots[:ALL_SLOTS]) if one and one != DAMAGE}
        s.animate(
            *(motions.die_motion(die, motions.slot_id(slot), motions.pool_die_id(die)) for slot, die in held.items())
        )
        s.animate(*motions.pool_dice_roll_motions(die for faction in s.order for die in DICE[faction]))
    for slot in range(ALL_SLOTS):
        if slots[slot] != DAMAGE:
            slots[slot] = 0
    s.irreversible_events += 1
    for faction in s.order:
        for die in DICE[faction]:
            s.pool[die] = 1 + s.randbelow(MAX_PIPS)


def draw_plans(s: Position) -> None:
    """Let the Union draw two plans, as far as there are any."""
    count = min(PLANS_DRAWN_PER_ROUND, len(s.plan_deck))
    drawn = [s.plan_deck.pop() for _ in range(count)]
    s.hand = sorted(s.hand + drawn)
    if count:
        s.irreversible_events += 1
        if s.events is not None:
            s.log_event(msg("draws-plans", icon="ahoy-sign-plan", seat=seat_argument(s, UNION), n=count))


def final_outcome(s: Position) -> Outcome:
    """Return the final reckoning: fame on the track, then the smugglers' favours; gold breaks ties [end.*]."""
    lines = _reckoning(s)
    scores = tuple(sum(line.points for line in one) for one in lines)
    ranks = ranking_keys(s)
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    reason = msg("reason-goal" if s.ended == 1 else "reason-rounds", n=s.round)
    return Outcome(places, scores, tuple(lines), reason)


def ranking_keys(s: Position) -> list[tuple[int, int]]:
    """Return by seat what the places would go by if the game ended now: fame with the favours, then gold."""
    scores = [sum(line.points for line in one) for one in _reckoning(s)]
    return [(score, s.gold[faction]) for score, faction in zip(scores, s.faction_of, strict=True)]


def _reckoning(s: Position) -> list[tuple[ScoreLine, ...]]:
    lines: list[tuple[ScoreLine, ...]] = []
    for faction in s.faction_of:
        if faction in SMUGGLERS:
            one = (
                ScoreLine(msg("line-deliveries"), s.fame_of_cargo[faction]),
                ScoreLine(msg("line-rewards"), s.fame_of_rewards[faction]),
                ScoreLine(msg("line-favour-squadron"), s.favour_fame(faction, SQUADRON)),
                ScoreLine(msg("line-favour-union"), s.favour_fame(faction, UNION)),
            )
        else:
            one = (ScoreLine(msg("line-regions"), s.fame_of_regions[faction]),)  # type: ignore[assignment]
        lines.append(one)
    return lines
