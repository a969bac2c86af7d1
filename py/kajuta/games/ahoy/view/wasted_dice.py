"""Dice that would have no effect: legal, but hardly ever intended, so the player is asked before placing one."""

from kajuta.games.ahoy.rules import bluefin_squadron, decision_types, faction_board_tables, move_flags, smugglers
from kajuta.games.ahoy.rules.faction_board_tables import (
    CUTTER,
    CUTTER_SLOT,
    FACTION_OF_FIGURE,
    FIRST_CARD_SLOT,
    GROUP_OF_SLOT,
    GUNSHIP,
)
from kajuta.games.ahoy.rules.market_card_table import CONVINCING_COMRADES, CONVINCING_OFFICIALS, SHIPWRIGHT
from kajuta.games.ahoy.rules.movement import legal_move_steps
from kajuta.games.ahoy.rules.state import Position


def wasted_die_reason(state: Position, who: int, die: int, slot: int) -> str | None:
    """Keyword of what is missing for a die on a slot to have an effect; None if it has one."""
    action = GROUP_OF_SLOT[slot].action
    here = state.ships[who]
    region = here >> 2
    match action:
        case faction_board_tables.SAIL | faction_board_tables.FULL_SAIL:
            return None if can_ship_step(state, who) else "way"
        case faction_board_tables.TAILWIND:
            return None if can_tailwind_carry(state, who, state.pool[die]) else "wind"
        case faction_board_tables.REPAIR:
            return None if state.damaged_slots(who) else "damage"
        case faction_board_tables.ORDER:
            return (
                None
                if bluefin_squadron.legal_patrol_steps(state, decision_types.ChoosePatrolToMove(who, 1, (), 1, 0))
                else "patrols"
            )
        case faction_board_tables.BOMBARD:
            return None if state.comrades[region] else "comrades"
        case faction_board_tables.DEPLOY:
            return None if state.patrol_supply else "supply"
        case faction_board_tables.ASSEMBLE | faction_board_tables.INSPIRE:
            return None if state.ready else "ready"
        case faction_board_tables.RALLY if state.symbol_at(here) < 0:
            return "island"
        case faction_board_tables.RALLY:
            return None if state.comrade_supply else "supply"
        case faction_board_tables.NEGOTIATE if state.symbol_at(here) < 0:
            return "island"
        case faction_board_tables.NEGOTIATE:
            return (
                None
                if smugglers.legal_negotiate_recruits(state, decision_types.ChooseNegotiateRecruit(who, 0))
                else "market"
            )
        case faction_board_tables.CREW:
            return wasted_crew_die_reason(state, who, slot - FIRST_CARD_SLOT)
        case faction_board_tables.SHIP:
            ship = CUTTER if slot == CUTTER_SLOT else GUNSHIP
            return None if can_ship_step(state, ship) or can_tailwind_carry(state, ship, state.pool[die]) else "way"
    return None


def wasted_crew_die_reason(state: Position, who: int, card: int) -> str | None:
    """Keyword of what is missing for a crew member's slot to have an effect; None if it has one."""
    if card == SHIPWRIGHT:
        return None if state.damaged_slots(who) else "damage"
    if card in CONVINCING_COMRADES:
        return None if any(state.comrades) else "comrades"
    if card in CONVINCING_OFFICIALS:
        return (
            None
            if bluefin_squadron.legal_patrol_steps(state, decision_types.ChoosePatrolToMove(who, 1, (), 1, 0))
            else "patrols"
        )
    return None if can_ship_step(state, who) else "way"


def can_ship_step(state: Position, figure: int) -> bool:
    """Whether a ship can make a step now."""
    return bool(
        legal_move_steps(
            state,
            decision_types.ChooseMoveStep(
                FACTION_OF_FIGURE[figure], figure, 1, move_flags.MUST_STEP, state.ships[figure]
            ),
        )
    )


def can_tailwind_carry(state: Position, figure: int, value: int) -> bool:
    """Whether a die of ``value`` can carry a ship to another space by tailwind."""
    return any(space != state.ships[figure] for space in state.chart.tailwind[value])
