"""Recruiting crew from the market."""

from kajuta.core.message import msg
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decision_types, motions
from kajuta.games.ahoy.rules.faction_board_tables import FIRST_CARD_SLOT, FORT_SUPPLY, SQUADRON
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS, PAID_WITH_DIE
from kajuta.games.ahoy.rules.messages import crew_name
from kajuta.games.ahoy.rules.state import Position, seat_argument


def symbol_of_island_open_to_flagship(state: Position, faction: int) -> int:
    """Symbol of the island where a flagship may recruit, smuggle and deliver now, -1 if there is none.

    A fort closes its island to all other factions [squadron.dominion].
    """
    space = state.ships[faction]
    region = space >> 2
    if state.chart.island[region] != space or (state.forts[region] and faction != SQUADRON):
        return -1
    return state.chart.symbol[region]


def is_shut_out_by_fort(state: Position, faction: int) -> bool:
    """Whether a flagship lies on an island where an enemy fort forbids recruiting."""
    space = state.ships[faction]
    return faction != SQUADRON and state.forts[space >> 2] > 0 and state.symbol_at(space) >= 0


def recruitable_symbols(state: Position, faction: int) -> int:
    """Mask of the symbols whose cards a faction may recruit now [crew.where]."""
    symbol = symbol_of_island_open_to_flagship(state, faction)
    mask = 1 << symbol if symbol >= 0 else 0
    if faction == SQUADRON and state.fort_supply < FORT_SUPPLY:
        for region in state.regions():
            if state.forts[region]:
                mask |= 1 << state.chart.symbol[region]
    return mask


def legal_recruitments(state: Position, faction: int, dice: list[int]) -> list[Action]:
    """Legal recruitments from the market: for gold, or by placing one of ``dice`` (numbers of dice) on the card."""
    symbols = recruitable_symbols(state, faction)
    if not symbols:
        return []
    options: list[Action] = []
    gold = state.gold[faction]
    for place, card in enumerate(state.market):
        if card >= 0 and symbols >> MARKET_CARDS[card].symbol & 1:
            cost = MARKET_CARDS[card].cost
            if cost == PAID_WITH_DIE:
                options += [("hire", place, die) for die in dice]
            elif cost <= gold:
                options.append(("hire", place))
    return options


def move_market_card_to_crew(state: Position, faction: int, place: int, refill: bool = True) -> int:
    """Move the card at index ``place`` of the market into a faction's crew; return the card."""
    card = state.market[place]
    state.market[place] = -1
    state.crew[faction] |= 1 << card
    state.slots[FIRST_CARD_SLOT + card] = 0
    if state.events is not None:
        told = msg("recruits", icon="ahoy-sign-crew", seat=seat_argument(state, faction), crew=crew_name(card))
        state.log_event(
            told, tone="gain", motions=(motions.card_motion(card, f"market:{place}", f"crew-row:{faction}"),)
        )
    if refill:
        state.refill_market()
    return card


def legal_reward_recruits(state: Position, frame: decision_types.ChooseRewardRecruit) -> list[Action]:
    """Actions that take a market card, of any cost and symbol, or none."""
    if is_shut_out_by_fort(state, frame.who):
        return []
    options: list[Action] = [("take", place) for place, card in enumerate(state.market) if card >= 0]
    return [*options, ("done",)] if options else []


def apply_reward_recruit(
    state: Position, frame: decision_types.ChooseRewardRecruit, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a card to recruit as a reward."""
    if action[0] == "take":
        move_market_card_to_crew(state, frame.who, action[1])
