"""Clauses of the rules that forbid a click, and the reasons in the current position."""

from collections.abc import Sequence
from typing import Any

from kajuta.core.message import Message, msg
from kajuta.games.ahoy.rules import decision_types, move_flags, plan_card_kinds, stack_frame_types
from kajuta.games.ahoy.rules.crew_abilities import CREW_WITH_DICELESS_ACTION
from kajuta.games.ahoy.rules.damage import DAMAGE_AS_PRICE_ON_BOARD
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import (
    BOARDS,
    CUTTER_SLOT,
    DAMAGE,
    FACTION_OF_FIGURE,
    FIRST_CARD_SLOT,
    GROUP_OF_SLOT,
    MAX_EFFORT,
    MAX_PIPS,
    SMUGGLERS,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS, PAID_WITH_DIE
from kajuta.games.ahoy.rules.messages import cargo_name, crew_name, figure_name, plan_name, slot_name
from kajuta.games.ahoy.rules.recruiting import is_shut_out_by_fort, recruitable_symbols
from kajuta.games.ahoy.rules.region_tiles import SYMBOL_NAMES
from kajuta.games.ahoy.rules.state import seat_argument
from kajuta.games.ahoy.view.faction_boards import accepted_dice_keyword
from kajuta.games.ahoy.view.spoken_labels import faction_of_slot, space_name

CLAUSE_BY_ELEMENT_AND_DECISION: dict[tuple[type[Any], str], str] = {
    (decision_types.ChooseSquadronStart, "space"): "setup.squadron",
    (decision_types.ChooseSmugglerStart, "space"): "setup.smugglers",
    (decision_types.ChooseTilePlacement, "site"): "explore.islands",
    (decision_types.ChooseTilePlacement, "turned"): "explore.islands",
    (decision_types.ChooseRewardTileSite, "site"): "explore.islands",
    (decision_types.ChooseBattleTarget, "ship"): "battle.who-fights",
    (decision_types.ChooseBattleTarget, "patrols"): "battle.who-fights",
    (decision_types.ChooseBattlePlan, "plan"): "plans.when",
    (decision_types.ChooseCannonBonus, "slot"): "battle.cannons",
    (decision_types.ChooseHarbourRepairOrCannons, "slot"): "terrain.harbour",
    (decision_types.ChooseGunnersMateBattleSpace, "space"): "crew.gunners-mate",
    (decision_types.ChoosePatrolDeployment, "space"): "squadron.deploy",
    (decision_types.ChooseSneakAttackTarget, "patrols"): "plans.sneak-attack",
    (decision_types.ChooseEnlistSymbolIsland, "space"): "plans.enlist",
    (decision_types.ChooseEnlistCard, "market"): "plans.enlist",
    (decision_types.ChooseSmallShipLaunchIsland, "comrades"): "union.ships",
    (decision_types.ChooseRewardSquare, "square"): "rewards.marker",
    (decision_types.ChooseCrewRemovedByBuccaneer, "crew"): "crew.buccaneer",
    (decision_types.ChooseCardStolenByNoble, "crew"): "crew.noble",
    (decision_types.ChooseCardStolenByNoble, "cargo"): "crew.noble",
    (decision_types.ChooseRegionForWealthRise, "wealth"): "dice.limits",
}
"""Clause by type of the open decision and kind of the clicked element, where only one clause is possible."""


def forbidding_clause(state: Ahoy, path: Sequence[str]) -> str | None:
    """Clause that forbids the last element of ``path``, None if no particular clause does."""
    kind, _, rest = path[-1].partition(":")
    frame = state.stack[-1]
    if isinstance(frame, decision_types.ChooseTurnAction):
        return _turn(state, frame, path, kind, rest)
    if isinstance(
        frame,
        decision_types.ChooseMoveStep
        | decision_types.ChooseDriftDirection
        | decision_types.ChoosePatrolToMove
        | decision_types.ChooseJumpTarget
        | decision_types.ChooseBeakheadPush,
    ) and kind in ("space", "sea"):
        return _space(state, frame, kind)
    if isinstance(frame, decision_types.ChoosePatrolToMove) and kind == "patrols":
        return "crew.official" if frame.flags & move_flags.IGNORE_BATTLES else "squadron.order"
    if isinstance(frame, decision_types.ChooseDamageSlot) and kind == "slot":
        spared = frame.dealer == DAMAGE_AS_PRICE_ON_BOARD and FIRST_CARD_SLOT <= int(rest) < CUTTER_SLOT
        return "crew.mystic" if spared else "damage.slots"
    if _out_of_order(state, frame, kind, rest):
        return "order.choices"
    return CLAUSE_BY_ELEMENT_AND_DECISION.get((type(frame), kind))


def _out_of_order(state: Ahoy, frame: stack_frame_types.StackFrame, kind: str, rest: str) -> bool:
    """Whether an element could have been chosen, but only before the last choice.

    This concerns evacuated comrades, and sets whose elements were chosen one by one; normally sets are chosen as a
    whole.
    """
    match frame, kind:
        case decision_types.ChooseRepairSlot(), "slot":
            return int(rest) < frame.last and int(rest) in state.damaged_slots(frame.who)
        case decision_types.ChooseInspiredIsland() | decision_types.ChooseEvacueeDestination(), "space":
            region = int(rest) >> 2
            barred = isinstance(frame, decision_types.ChooseEvacueeDestination) and region == frame.source
            return state.chart.island[region] == int(rest) and region < frame.last and not barred
        case decision_types.ChooseCrewRemovedByBuccaneer(), "crew":
            return state.has_crew(frame.victim, int(rest)) and int(rest) < frame.last
    return False


def _space(state: Ahoy, frame: stack_frame_types.StackFrame, kind: str) -> str:
    if isinstance(frame, decision_types.ChooseJumpTarget):
        if frame.flags & move_flags.IGNORE_WRECKAGE:
            return "union.ships-sail"
        if frame.flags & move_flags.MUST_STEP:
            return "crew.wind" if set(frame.spaces) <= set(state.chart.tailwind[0]) else "crew.gust"
        return "actions.tailwind"
    if isinstance(frame, decision_types.ChooseDriftDirection):
        return "terrain.current"
    return "explore.room" if kind == "sea" else "move.steps"


def _turn(state: Ahoy, frame: decision_types.ChooseTurnAction, path: Sequence[str], kind: str, rest: str) -> str | None:
    who = frame.who
    if kind == "slot" and len(path) > 1:
        return _slot(state, who, int(rest))
    if kind in ("die", "slot") and not state.quota:
        return "turn.two-dice"
    if frame.die >= 0 and len(path) == 1 and kind in ("die", "market", "cargo", "plan", "crew"):
        return "dice.gold"
    if kind == "market":
        return _market(state, who, int(rest))
    if kind == "cargo":
        return _cargo(state, who, int(rest))
    if kind == "plan":
        return "plans.when" if int(rest) in plan_card_kinds.BATTLE_PLANS else "plans.useful"
    if kind == "crew" and state.has_crew(who, int(rest)):
        return (
            "turn.bound"
            if CREW_WITH_DICELESS_ACTION >> int(rest) & 1 and state.effort >= MAX_EFFORT
            else "crew.abilities"
        )
    return None


def _market(state: Ahoy, who: int, place: int) -> str | None:
    card = state.market[place]
    if card < 0:
        return None
    if is_shut_out_by_fort(state, who):
        return "squadron.dominion"
    return "crew.cost" if recruitable_symbols(state, who) >> MARKET_CARDS[card].symbol & 1 else "crew.where"


def _cargo(state: Ahoy, who: int, card: int) -> str | None:
    if who not in SMUGGLERS or card not in state.cargo[who]:
        return None
    closed = is_shut_out_by_fort(state, who) and state.symbol_at(state.ships[who]) == MARKET_CARDS[card].to
    return "squadron.dominion" if closed else "cargo.deliver"


def _slot(state: Ahoy, who: int, slot: int) -> str:
    own = any(slot in group.slots for group in BOARDS[who])
    own = own or (
        state.has_crew(who, slot - FIRST_CARD_SLOT)
        if FIRST_CARD_SLOT <= slot < CUTTER_SLOT
        else slot >= CUTTER_SLOT and who == UNION
    )
    if not own:
        return "dice.slots"
    if not state.slots[slot]:
        first = next(one for one in GROUP_OF_SLOT[slot].slots if not state.slots[one])
        return "dice.value" if first == slot else "dice.first-slot"
    return "damage.blocks" if state.slots[slot] == DAMAGE else "dice.slots"


def refusal_reason(state: Ahoy, path: Sequence[str], clause: str) -> Message | None:
    """Reason in this position why ``clause`` forbids the last element of ``path``, such as too little gold."""
    kind, _, rest = path[-1].partition(":")
    frame = state.stack[-1]
    if clause == "damage.slots" and isinstance(frame, decision_types.ChooseDamageSlot) and not state.slots[int(rest)]:
        hit = FACTION_OF_FIGURE[frame.figure]
        return msg("refused-hit-ship", figure=figure_name(frame.figure), seat=seat_argument(state, hit))
    if kind == "slot" and clause in _SLOTS:
        return _why_not_slot(state, path, int(rest), clause)
    if kind == "market" and clause in ("crew.where", "crew.cost"):
        return _why_not_hired(state, state.decision().who, state.market[int(rest)], clause)
    match clause, frame:
        case "cargo.deliver", decision_types.ChooseTurnAction():
            return _why_not_delivered(state, frame.who, int(rest))
        case "turn.two-dice", decision_types.ChooseTurnAction():
            return msg("refused-two-dice", left=len(state.unplaced_dice(frame.who)))
        case "dice.gold", decision_types.ChooseTurnAction():
            return msg("refused-turned", n=state.pool[frame.die])
        case "move.steps" | "explore.room", decision_types.ChooseMoveStep():
            here = space_name(state, frame.space)
            return msg("refused-steps", figure=figure_name(frame.figure), place=here, count=frame.steps)
        case "move.steps" | "explore.room", decision_types.ChoosePatrolToMove() if len(path) > 1:
            return msg("refused-patrol", place=space_name(state, int(path[0].partition(":")[2])))
        case "move.steps" | "explore.room", decision_types.ChoosePatrolToMove():
            return msg("refused-patrol-first", left=frame.left)
        case "actions.tailwind" | "crew.wind" | "union.ships-sail", decision_types.ChooseJumpTarget():
            return _why_not_carried(state, frame)
        case "terrain.harbour", decision_types.ChooseHarbourRepairOrCannons():
            return _why_not_in_harbour(state, frame.who, path, int(rest))
        case "plans.when", decision_types.ChooseTurnAction():
            return msg("refused-plan-in-battle", plan=plan_name(int(rest)))
        case "plans.useful", decision_types.ChooseTurnAction():
            return msg("refused-plan-useless", plan=plan_name(int(rest)))
        case "squadron.deploy", decision_types.ChoosePatrolDeployment():
            return msg("refused-deploy", place=space_name(state, state.ships[SQUADRON]))
        case "order.choices", decision_types.ChooseEvacueeDestination():
            return msg("refused-island", region=state.region_name(int(rest) >> 2))
        case "order.choices", _:
            return msg("refused-passed")
        case "turn.bound", _:
            return msg("refused-bound", count=state.effort)
    return None


_SLOTS = ("dice.slots", "dice.value", "dice.first-slot", "damage.blocks", "damage.slots", "turn.two-dice")


def _why_not_slot(state: Ahoy, path: Sequence[str], slot: int, clause: str) -> Message | None:
    """Reason why a slot is refused: the die that it needs, or what lies on it."""
    name, held = slot_name(slot), state.slots[slot]
    chosen = path[0].partition(":") if len(path) > 1 else None
    value = state.pool[int(chosen[2])] if chosen and chosen[0] == "die" else 0
    if clause == "dice.value" and value:
        return msg("refused-value", slot=name, need=accepted_dice_keyword(GROUP_OF_SLOT[slot].accepts), n=value)
    if clause == "damage.slots" and held == DAMAGE:
        return msg("refused-hit", slot=name)
    if clause == "turn.two-dice":
        return msg("refused-two-dice", left=len(state.unplaced_dice(state.decision().who)))
    if clause in ("dice.slots", "damage.slots") and held and held != DAMAGE:
        return msg("refused-slot-taken", slot=name, n=held & 7)
    owner = faction_of_slot(slot) if slot < FIRST_CARD_SLOT else -1
    if clause == "dice.slots" and owner not in (-1, state.decision().who):
        return msg("refused-slot-of", slot=name, seat=seat_argument(state, owner))
    if clause == "dice.first-slot":
        return msg("refused-first-slot", slot=name)
    return msg("refused-damaged", slot=name) if clause == "damage.blocks" else None


def _why_not_carried(state: Ahoy, frame: decision_types.ChooseJumpTarget) -> Message:
    """Reason why a figure cannot fly there: it needs a tailwind, named by its die if only one is possible."""
    winds = {
        value for value in range(1, MAX_PIPS + 1) for space in frame.spaces if space in state.chart.tailwind[value]
    }
    value = winds.pop() if len(winds) == 1 else 0
    return msg("refused-wind", figure=figure_name(frame.figure), value=value)


def _why_not_in_harbour(state: Ahoy, who: int, path: Sequence[str], slot: int) -> Message:
    """Reason why a harbour neither repairs a slot nor moves its die to the cannons."""
    held = "target" if len(path) > 1 else "die" if slot in state.slots_with_dice(who) else "no"
    return msg("refused-harbour", slot=slot_name(slot), held=held)


def _why_not_hired(state: Ahoy, who: int, card: int, clause: str) -> Message:
    """Reason why ``card`` cannot be recruited: the symbol or the gold needed, and what the faction has."""
    one = MARKET_CARDS[card]
    if clause == "crew.cost":
        if one.cost == PAID_WITH_DIE:
            return msg("refused-die", crew=crew_name(card))
        return msg("refused-cost", crew=crew_name(card), cost=one.cost, gold=state.gold[who])
    wanted = msg("symbol", symbol=SYMBOL_NAMES[one.symbol])
    here = state.symbol_at(state.ships[who]) if state.ships[who] >= 0 else -1
    if here < 0:
        return msg("refused-no-island", crew=crew_name(card), symbol=wanted)
    return msg("refused-symbol", crew=crew_name(card), symbol=wanted, here=msg("symbol", symbol=SYMBOL_NAMES[here]))


def _why_not_delivered(state: Ahoy, who: int, card: int) -> Message:
    """Reason why a cargo cannot be delivered: the island that wants it, and where the ship is."""
    wanted = msg("symbol", symbol=SYMBOL_NAMES[MARKET_CARDS[card].to])
    return msg("refused-cargo", cargo=cargo_name(card), symbol=wanted, place=space_name(state, state.ships[who]))
