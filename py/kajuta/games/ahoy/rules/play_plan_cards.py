"""Effects of the Mollusk Union's plans, as actions and at the start of battles."""

from collections.abc import Callable

from kajuta.core.message import msg
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decision_types, motions, plan_card_kinds
from kajuta.games.ahoy.rules.battle_state import ATTACKER, Battle
from kajuta.games.ahoy.rules.damage import remove_patrol_or_fort
from kajuta.games.ahoy.rules.faction_board_tables import (
    CANNON_SLOTS,
    CUTTER,
    DAMAGE,
    FACTION_OF_FIGURE,
    FIGURE_NAMES,
    GUNSHIP,
    MAX_PIPS,
    PATROL,
    SHIP_SLOTS,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS
from kajuta.games.ahoy.rules.messages import plan_name
from kajuta.games.ahoy.rules.mollusk_union import return_comrades_to_supply
from kajuta.games.ahoy.rules.recruiting import move_market_card_to_crew
from kajuta.games.ahoy.rules.state import Position, seat_argument

SNEAK_ATTACK_PATROLS = 2
"""Highest number of patrols that Sneak Attack removes."""
DYNAMIC_ENTRY_BONUS = 2
"""Number by which Dynamic Entry raises the die on the cannons."""
COMRADES_PER_SHIP = 2
"""Number of comrades that are exchanged for a small ship."""

# Plans played as actions


def playable_plans(state: Position) -> list[int]:
    """Kinds of plans in hand that can be played as an action now [plans.useful]."""
    return [kind for kind in sorted(set(state.hand)) if kind in _USEFUL and _USEFUL[kind](state)]


def _can_enter(state: Position) -> bool:
    here = state.ships[UNION]
    (slot,) = CANNON_SLOTS[UNION]
    return (state.has_loaded_cannons(UNION) and state.slots[slot] & 7 < MAX_PIPS) or state.chart.tailwind[0] not in (
        (),
        (here,),
    )


def _can_sneak(state: Position) -> bool:
    patrols = state.patrols
    return any(any(patrols[4 * region : 4 * region + 4]) for region, count in enumerate(state.comrades) if count)


def _can_launch(state: Position) -> bool:
    return max(state.comrades) >= COMRADES_PER_SHIP


_USEFUL: dict[int, Callable[[Position], bool]] = {
    plan_card_kinds.EVACUATION: lambda state: any(state.comrades),
    plan_card_kinds.DYNAMIC_ENTRY: _can_enter,
    plan_card_kinds.SNEAK_ATTACK: _can_sneak,
    plan_card_kinds.ENLIST: lambda state: bool(
        legal_enlist_symbol_islands(state, decision_types.ChooseEnlistSymbolIsland(UNION))
    ),
    plan_card_kinds.CUTTER: _can_launch,
    plan_card_kinds.GUNSHIP: _can_launch,
}
"""Condition under which each plan can be played as an action."""


def play_plan(state: Position, kind: int) -> None:
    """Play a plan as an action."""
    match kind:
        case plan_card_kinds.EVACUATION:
            state.stack.append(decision_types.ChooseEvacuatedIsland(UNION))
        case plan_card_kinds.DYNAMIC_ENTRY:
            raise_cannons_and_offer_tailwind(state)
        case plan_card_kinds.SNEAK_ATTACK:
            state.stack.append(decision_types.ChooseSneakAttackTarget(UNION, -1, SNEAK_ATTACK_PATROLS))
        case plan_card_kinds.ENLIST:
            state.stack.append(decision_types.ChooseEnlistSymbolIsland(UNION))
        case plan_card_kinds.CUTTER:
            play_small_ship_launch_plan(state, CUTTER, kind)
            return
        case plan_card_kinds.GUNSHIP:
            play_small_ship_launch_plan(state, GUNSHIP, kind)
            return
    discard_plan(state, kind)


def play_small_ship_launch_plan(state: Position, ship: int, kind: int) -> None:
    """Play a plan that launches a small ship, and ask for its island."""
    state.hand.remove(kind)
    state.irreversible_events += 1
    if state.events is not None:
        state.log_event(
            msg("plays-plan", icon="ahoy-sign-plan", seat=seat_argument(state, UNION), plan=plan_name(kind)),
            tone="gain",
        )
    state.stack.append(decision_types.ChooseSmallShipLaunchIsland(UNION, ship))


def discard_plan(state: Position, kind: int) -> None:
    """Show a plan from the Union's hand and discard it."""
    state.hand.remove(kind)
    state.plan_discard.append(kind)
    state.irreversible_events += 1
    if state.events is not None:
        state.log_event(
            msg("plays-plan", icon="ahoy-sign-plan", seat=seat_argument(state, UNION), plan=plan_name(kind)),
            tone="gain",
        )


def raise_cannons_and_offer_tailwind(state: Position) -> None:
    """Raise the cannons by two and offer a move to a tailwind [plans.dynamic-entry]."""
    (slot,) = CANNON_SLOTS[UNION]
    held = state.slots[slot]
    if held and held != DAMAGE:
        state.slots[slot] = held + min(DYNAMIC_ENTRY_BONUS, MAX_PIPS - (held & 7))
    spaces = tuple(space for space in state.chart.tailwind[0] if space != state.ships[UNION])
    state.stack.append(decision_types.ChooseJumpTarget(UNION, UNION, spaces, 0))


def legal_small_ship_launch_islands(state: Position, frame: decision_types.ChooseSmallShipLaunchIsland) -> list[Action]:
    """Legal islands on which two comrades become a ship [union.ships]."""
    return [("island", region) for region in state.regions() if state.comrades[region] >= COMRADES_PER_SHIP]


def apply_small_ship_launch_island(
    state: Position, frame: decision_types.ChooseSmallShipLaunchIsland, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of an island where a small ship is launched."""
    ship, region = frame.figure, action[1]
    return_comrades_to_supply(state, region, COMRADES_PER_SHIP)
    state.ships[ship] = state.chart.island[region]
    if state.events is not None:
        state.animate(motions.ship_entry_motion(ship, state.seat_of[UNION], state.ships[ship]))
    for slot in SHIP_SLOTS[ship]:
        state.slots[slot] = 0
    if state.events is not None:
        what = msg("figure-" + FIGURE_NAMES[ship])
        state.log_event(
            msg(
                "launches",
                icon="ahoy-act-deploy",
                seat=seat_argument(state, UNION),
                figure=what,
                region=state.region_name(region),
            )
        )


def legal_evacuated_islands(state: Position, frame: decision_types.ChooseEvacuatedIsland) -> list[Action]:
    """Legal islands to evacuate [plans.evacuation]."""
    return [("island", region) for region in state.regions() if state.comrades[region]]


def apply_evacuated_island(
    state: Position, frame: decision_types.ChooseEvacuatedIsland, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of an island to evacuate."""
    region = action[1]
    if state.events is not None:
        state.log_event(
            msg("evacuates", icon="ahoy-act-fist", seat=seat_argument(state, UNION), region=state.region_name(region))
        )
    state.stack.append(decision_types.ChooseEvacueeDestination(UNION, region, state.comrades[region], 0))


def legal_evacuee_destinations(state: Position, frame: decision_types.ChooseEvacueeDestination) -> list[Action]:
    """Legal destinations of the next evacuated comrade, in ascending order of their regions."""
    source, left, last = frame.source, frame.left, frame.last
    return [("comrade", region) for region in state.regions() if region >= last and region != source] if left else []


def apply_evacuee_destination(
    state: Position, frame: decision_types.ChooseEvacueeDestination, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a comrade's destination."""
    source, left = frame.source, frame.left
    region = action[1]
    state.comrades[source] -= 1
    state.comrades[region] += 1
    if state.events is not None:
        told = msg(
            "comrade-moves",
            icon="ahoy-act-fist",
            seat=seat_argument(state, UNION),
            n=1,
            region=state.region_name(region),
        )
        state.log_event(
            told,
            motions=motions.comrade_motions(1, motions.island_comrades_id(source), motions.island_comrades_id(region)),
        )
    state.stack.append(decision_types.ChooseEvacueeDestination(UNION, source, left - 1, region))


def legal_sneak_attack_targets(state: Position, frame: decision_types.ChooseSneakAttackTarget) -> list[Action]:
    """Legal patrols to remove; all in one region with a comrade on its island [plans.sneak-attack]."""
    only, left = frame.region, frame.left
    if not left:
        return []
    options: list[Action] = [
        ("patrol", space)
        for space, count in enumerate(state.patrols)
        if count and state.comrades[space >> 2] and only in (-1, space >> 2)
    ]
    return [*options, ("done",)] if only >= 0 and options else options


def apply_sneak_attack_target(
    state: Position, frame: decision_types.ChooseSneakAttackTarget, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a patrol to remove."""
    if action[0] == "patrol":
        space = action[1]
        remove_patrol_or_fort(state, PATROL, space)
        state.stack.append(decision_types.ChooseSneakAttackTarget(UNION, space >> 2, frame.left - 1))


def legal_enlist_symbol_islands(state: Position, frame: decision_types.ChooseEnlistSymbolIsland) -> list[Action]:
    """Legal islands: with comrades, and with a symbol that is on a card of the market [plans.enlist]."""
    here = state.ships[UNION]
    if state.symbol_at(here) >= 0 and state.forts[here >> 2]:
        return []
    offered = {MARKET_CARDS[card].symbol for card in state.market if card >= 0}
    return [("island", r) for r in state.regions() if state.comrades[r] and state.chart.symbol[r] in offered]


def apply_enlist_symbol_island(
    state: Position, frame: decision_types.ChooseEnlistSymbolIsland, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of an island whose symbol can be enlisted."""
    state.stack.append(decision_types.ChooseEnlistCard(UNION, state.chart.symbol[action[1]]))


def legal_enlist_cards(state: Position, frame: decision_types.ChooseEnlistCard) -> list[Action]:
    """Actions that take a market card of the chosen symbol for free, or stop; the market is refilled after the last."""
    options: list[Action] = [
        ("take", place)
        for place, card in enumerate(state.market)
        if card >= 0 and MARKET_CARDS[card].symbol == frame.symbol
    ]
    return [*options, ("done",)]


def apply_enlist_card(
    state: Position, frame: decision_types.ChooseEnlistCard, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a card to enlist, or of stopping."""
    if action[0] == "done":
        state.refill_market()
        return
    move_market_card_to_crew(state, UNION, action[1], refill=False)
    state.stack.append(frame)


# Plans played in battle


def offer_battle_plans(state: Position, battle: Battle) -> None:
    """Ask the Union for plans if it fights and holds any, else continue with the cannons [battle.plans]."""
    if state.hand and battle.side_of(UNION) >= 0:
        state.stack.append(decision_types.ChooseBattlePlan(UNION, battle))
    else:
        state.stack.append(decision_types.ChooseCannonBonus(FACTION_OF_FIGURE[battle.attacker], battle, ATTACKER))


def legal_battle_plans(state: Position, frame: decision_types.ChooseBattlePlan) -> list[Action]:
    """Actions that play a plan at the start of a battle, or none."""
    options: list[Action] = [("pass",)]
    options += [("plan", kind) for kind in plan_card_kinds.BATTLE_PLANS if kind in state.hand]
    return options


def apply_battle_plan(
    state: Position, frame: decision_types.ChooseBattlePlan, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a battle plan, or of none."""
    battle: Battle = frame.battle
    if action[0] == "pass":
        state.stack.append(decision_types.ChooseCannonBonus(FACTION_OF_FIGURE[battle.attacker], battle, ATTACKER))
        return
    kind = action[1]
    discard_plan(state, kind)
    if kind == plan_card_kinds.CLOSE_CALL:
        return
    if kind == plan_card_kinds.SECRET_WEAPON:
        battle = battle._replace(double=1)
    else:
        battle = battle.strengthened(battle.side_of(UNION), state.ready)
    offer_battle_plans(state, battle)
