"""A turn: placing dice and the actions of their slots, actions without a die, the end of the turn."""

from kajuta.core.message import msg
from kajuta.core.motion import flip
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import (
    bluefin_squadron,
    crew_abilities,
    decision_types,
    mollusk_union,
    motions,
    move_flags,
    pending_step_types,
    play_plan_cards,
    smugglers,
)
from kajuta.games.ahoy.rules.faction_board_tables import (
    ANY_VALUE,
    ASSEMBLE,
    BOARDS,
    BOMBARD,
    CANNONS,
    CREW,
    CREW_WITH_SLOT,
    CUTTER,
    CUTTER_SLOT,
    DAMAGE,
    DEPLOY,
    FIRST_CARD_SLOT,
    FULL_SAIL,
    GROUP_OF_SLOT,
    GUNSHIP,
    GUNSHIP_SLOTS,
    INSPIRE,
    MAX_PIPS,
    NEGOTIATE,
    ORDER,
    RALLY,
    REPAIR,
    SAIL,
    SAIL_STEPS,
    SHIP,
    SLOTS_REPAIRED,
    SMUGGLERS,
    SQUADRON,
    TAILWIND,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import (
    DOCUMENTARIAN,
    ELDER,
    GUNNERS_MATE,
    MARKET_CARDS,
    MIDDLEMAN,
    cards_in_mask,
)
from kajuta.games.ahoy.rules.messages import slot_icon, slot_name
from kajuta.games.ahoy.rules.movement import give_gold_from_supply
from kajuta.games.ahoy.rules.recruiting import legal_recruitments, move_market_card_to_crew
from kajuta.games.ahoy.rules.state import Position, seat_argument

DICE_PER_TURN = 2
TURN_DECISIONS = tuple(decision_types.ChooseTurnAction(faction, -1) for faction in range(len(BOARDS)))
"""Decision of the turn for each faction, with all its dice still open for placement."""


def start_turn(state: Position, faction: int) -> None:
    """Begin the turn of a faction: it places two dice, or its last one [turn.two-dice]."""
    state.active = faction
    state.turn += 1
    state.quota = min(DICE_PER_TURN, state.unplaced_dice_count(faction))
    state.effort = state.used = 0
    state.stack.append(TURN_DECISIONS[faction])
    if state.events is not None:
        state.log_event(msg("turn-begins", seat=seat_argument(state, faction)), tone="turn")


def free_slots(state: Position, faction: int, values: int = ANY_VALUE) -> list[tuple[int, int]]:
    """First empty slot of each action that takes one of ``values`` (a mask), as pairs (slot, accepted values)."""
    slots = state.slots
    found = []
    for _, group, accepts in BOARDS[faction]:
        if accepts & values:
            for slot in group:
                if not slots[slot]:
                    found.append((slot, accepts))
                    break
    cards = state.crew[faction] & CREW_WITH_SLOT
    if cards:
        found += [
            (FIRST_CARD_SLOT + card, ANY_VALUE) for card in cards_in_mask(cards) if not slots[FIRST_CARD_SLOT + card]
        ]
    if faction == UNION:
        if state.ships[CUTTER] >= 0 and not slots[CUTTER_SLOT]:
            found.append((CUTTER_SLOT, ANY_VALUE))
        if state.ships[GUNSHIP] >= 0:
            cannons = [(slot, GROUP_OF_SLOT[slot].accepts) for slot in GUNSHIP_SLOTS if not slots[slot]]
            found += [(slot, accepts) for slot, accepts in cannons if accepts & values]
    return found


def accepted_values(slots: list[tuple[int, int]]) -> int:
    """Mask of the values that at least one of ``slots`` takes; ``slots`` as ``free_slots`` returns them."""
    mask = 0
    for _, accepts in slots:
        mask |= accepts
    return mask


def placeable_dice(state: Position, frame: decision_types.ChooseTurnAction) -> list[int]:
    """Dice that can be placed now: all dice of the faction, or only the one whose value was just changed."""
    if not state.quota:
        return []
    return [frame.die] if frame.die >= 0 else state.unplaced_dice(frame.who)


def legal_turn_recruitments(state: Position, frame: decision_types.ChooseTurnAction, dice: list[int]) -> list[Action]:
    """Legal recruitments now; if a die's value was just changed, only those paid with that die."""
    who, held = frame
    hires = legal_recruitments(state, who, dice) if state.ships[who] >= 0 else []
    return hires if held < 0 else [hire for hire in hires if len(hire) == 3]


def values_to_turn_to(state: Position, value: int, accepted: int, reach: int, gold: int) -> list[int]:
    """Values to which one gold can change a die of ``value``, by at most ``reach`` [dice.gold].

    ``accepted``: mask of the values that can be placed. A new value is legal only if it can be placed, or if the
    remaining gold can change it into one that can [dice.turned]; edition 1 has no such limit.
    """
    near = range(max(1, value - reach), min(MAX_PIPS, value + reach) + 1)
    if state.edition < 2 or accepted == ANY_VALUE:
        return [to for to in near if to != value]
    left = reach * (gold - 1)
    goals = [goal for goal in range(1, MAX_PIPS + 1) if accepted >> goal & 1]
    return [to for to in near if to != value and any(abs(goal - to) <= left for goal in goals)]


def legal_diceless_actions(state: Position, frame: decision_types.ChooseTurnAction) -> list[Action]:
    """Legal actions without a die, except recruiting; they include the end of the turn once all its dice are placed."""
    who, held = frame
    if held >= 0:
        return []
    options = crew_abilities.legal_diceless_crew_actions(state, who) if state.crew[who] else []
    if who in SMUGGLERS:
        options = smugglers.legal_smuggles_and_deliveries(state, who) + options
    elif who == UNION and state.hand:
        options = [("plan", kind) for kind in play_plan_cards.playable_plans(state)] + options
    if not state.quota:
        options.append(("end",))
    return options


def legal_turn_actions(state: Position, frame: decision_types.ChooseTurnAction) -> list[Action]:
    """Legal actions of a turn: dice, changes of their values for gold, recruiting, actions without a die, the end."""
    who = frame.who
    dice = placeable_dice(state, frame)
    hires = legal_turn_recruitments(state, frame, dice)
    options: list[Action] = []
    if dice:
        pool = state.pool
        payable = any(len(hire) == 3 for hire in hires)
        free = free_slots(state, who)
        gold = state.gold[who]
        accepted = accepted_values(free) if gold and not payable else ANY_VALUE
        reach = 2 if state.has_crew(who, MIDDLEMAN) else 1
        for die in dice:
            value = pool[die]
            fits: list[Action] = [("die", die, slot) for slot, accepts in free if accepts >> value & 1]
            if fits or payable:
                options += fits
            elif frame.die < 0 or state.edition < 2:
                options.append(("aside", die))
            if gold:
                options += [("turn", die, to) for to in values_to_turn_to(state, value, accepted, reach, gold)]
    return options + hires + legal_diceless_actions(state, frame)


def apply_turn_action(
    state: Position, frame: decision_types.ChooseTurnAction, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of an action of the turn."""
    who = frame.who
    kind = action[0]
    if kind == "end":
        end_turn(state, who)
        return
    if kind == "turn":
        _, die, value = action
        state.spend_gold(who, 1)
        if state.events is not None:
            old = state.pool[die]
            told = msg("turns-die", icon="ahoy-act-coins", seat=seat_argument(state, who), old=old, value=value)
            state.log_event(told, motions=(*motions.motions_of_coins_to_supply(who, 1), flip(motions.pool_die_id(die))))
        state.pool[die] = value
        state.stack.append(decision_types.ChooseTurnAction(who, die))
        return
    state.stack.append(TURN_DECISIONS[who])
    if kind == "die":
        place_die_and_act(state, who, action[1], action[2])
    elif kind == "aside":
        state.pool[action[1]] = 0
        state.quota -= 1
        if state.events is not None:
            gone = motions.die_flight_motion(action[1], motions.pool_die_id(action[1]), f"pool:{who}")
            state.log_event(
                msg("sets-aside", icon="ahoy-sign-dice", seat=seat_argument(state, who)), tone="loss", motions=(gone,)
            )
    elif kind == "hire":
        recruit_from_market(state, who, action)
    elif kind == "smuggle":
        smugglers.smuggle_card(state, who, action[1])
    elif kind == "deliver":
        smugglers.deliver_cargo(state, who, action[1])
    elif kind == "plan":
        play_plan_cards.play_plan(state, action[1])
    else:
        crew_abilities.apply_diceless_crew_action(state, who, action[1])


def move_die_to_slot(state: Position, die: int, slot: int) -> int:
    """Move a die from the pool to a slot; return its value."""
    value = state.pool[die]
    state.pool[die] = 0
    state.slots[slot] = 8 * die + value
    state.quota -= 1
    return value


def recruit_from_market(state: Position, who: int, action: decision_types.ChosenAction) -> None:
    """Recruit a market card for gold, or by placing a die on it [crew.cost]."""
    place = action[1]
    card = state.market[place]
    if len(action) == 2:
        state.spend_gold(who, MARKET_CARDS[card].cost)
    move_market_card_to_crew(state, who, place)
    if len(action) == 3:
        move_die_to_slot(state, action[2], FIRST_CARD_SLOT + card)
        if state.events is not None:
            state.animate(
                motions.die_flight_motion(
                    action[2], motions.pool_die_id(action[2]), motions.slot_id(FIRST_CARD_SLOT + card)
                )
            )


def place_die_and_act(state: Position, who: int, die: int, slot: int) -> None:
    """Place a die and start the action of its slot."""
    value = move_die_to_slot(state, die, slot)
    here = state.ships[who]
    action = GROUP_OF_SLOT[slot].action
    if state.events is not None:
        told = msg(
            "places-die", icon=slot_icon(slot), seat=seat_argument(state, who), value=value, slot=slot_name(slot)
        )
        state.log_event(
            told, motions=(motions.die_flight_motion(die, motions.pool_die_id(die), motions.slot_id(slot)),)
        )
    stack = state.stack
    if action == SAIL:
        extra = move_flags.MAY_DROP_PATROL if who == SQUADRON else move_flags.MAY_LAND_COMRADES if who == UNION else 0
        stack.append(decision_types.ChooseMoveStep(who, who, SAIL_STEPS, move_flags.MUST_STEP | extra, here))
    elif action == TAILWIND:
        spaces = tuple(space for space in state.chart.tailwind[value] if space != here)
        stack.append(
            decision_types.ChooseJumpTarget(who, who, spaces, move_flags.MAY_DROP_PATROL if who == SQUADRON else 0)
        )
    elif action == CANNONS:
        if state.has_crew(who, GUNNERS_MATE):
            stack.append(decision_types.ChooseGunnersMateBattleSpace(who))
    elif action == FULL_SAIL:
        stack.append(decision_types.ChooseMoveStep(who, who, value, move_flags.MUST_STEP, here))
    elif action == REPAIR:
        stack.append(decision_types.ChooseRepairSlot(who, SLOTS_REPAIRED, -1, 0))
    elif action == ORDER:
        stack.append(decision_types.ChoosePatrolToMove(who, bluefin_squadron.ORDERED_PATROLS, (), 1, 0))
    elif action == BOMBARD:
        bluefin_squadron.bombard_comrades(state)
    elif action == DEPLOY:
        stack.append(decision_types.ChoosePatrolDeployment(who))
    elif action == ASSEMBLE:
        stack.append(decision_types.ChooseAssembledComradeCount(who, here >> 2))
    elif action == INSPIRE:
        stack.append(decision_types.ChooseInspiredIsland(who, mollusk_union.MAX_COMRADES_PLACED, -1))
    elif action == RALLY:
        mollusk_union.gain_rallied_comrades(state)
    elif action == NEGOTIATE:
        stack.append(decision_types.ChooseNegotiateRecruit(who, 0))
    elif action == CREW:
        crew_abilities.apply_crew_slot_action(state, who, slot - FIRST_CARD_SLOT)
    elif action == SHIP:
        stack.append(
            decision_types.ChooseSmallShipSailOrTailwind(who, CUTTER if slot == CUTTER_SLOT else GUNSHIP, value)
        )


def end_turn(state: Position, who: int) -> None:
    """End a turn: crew that acts at the end of a turn, forts, then the next faction [turn.end].

    Elder and documentarian both give gold to the same faction, so their order does not matter.
    """
    state.stack.append(pending_step_types.StartNextTurn(who))
    if who == SQUADRON:
        state.stack.append(decision_types.ChooseFortSite(who))
    if not state.crew[who]:
        return
    if state.has_crew(who, ELDER) and not has_damage(state, who):
        give_gold_from_supply(state, who, 1)
    if state.has_crew(who, DOCUMENTARIAN):
        region = state.ships[who] >> 2
        if any(other != who and state.ships[other] >> 2 == region for other in state.order):
            give_gold_from_supply(state, who, 1)


def has_damage(state: Position, who: int) -> bool:
    """Whether any slot of a faction is damaged, including those of its small ships."""
    return bool(state.damaged_slots(who)) or (
        who == UNION and DAMAGE in (state.slots[slot] for slot in (CUTTER_SLOT, *GUNSHIP_SLOTS))
    )
