"""A turn: placing dice and the actions of their slots, actions without a die, its end."""

from kajuta.core.message import msg
from kajuta.core.motion import flip
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import (
    bluefin_squadron,
    crew,
    decisions,
    mollusk_union,
    motions,
    move_flags,
    pending_steps,
    plans,
    smugglers,
)
from kajuta.games.ahoy.rules.market import CARDS, DOCUMENTARIAN, ELDER, GUNNERS_MATE, MIDDLEMAN, cards_in_mask
from kajuta.games.ahoy.rules.movement import collect_gold
from kajuta.games.ahoy.rules.player_boards import (
    ACTION_CARDS,
    ANY_VALUE,
    ASSEMBLE,
    BOARDS,
    BOMBARD,
    CANNONS,
    CARD_SLOT,
    CREW,
    CUTTER,
    CUTTER_SLOT,
    DAMAGE,
    DEPLOY,
    FULL_SAIL,
    GROUP_OF,
    GUNSHIP,
    GUNSHIP_SLOTS,
    INSPIRE,
    MAX_PIPS,
    NEGOTIATE,
    ORDER,
    RALLY,
    REPAIR,
    REPAIRS,
    SAIL,
    SAIL_STEPS,
    SHIP,
    SMUGGLERS,
    SQUADRON,
    TAILWIND,
    UNION,
)
from kajuta.games.ahoy.rules.recruiting import legal_recruitments, recruit_card
from kajuta.games.ahoy.rules.state import Position, seat_argument
from kajuta.games.ahoy.rules.texts import slot_icon, slot_name

DICE_PER_TURN = 2
TURN_DECISIONS = tuple(decisions.ChooseTurnAction(faction, -1) for faction in range(len(BOARDS)))
"""The turn of each faction, all of whose dice can be placed next."""


def start_turn(s: Position, faction: int) -> None:
    """Begin the turn of a faction: two dice, or the last one [turn.two-dice]."""
    s.active = faction
    s.turn += 1
    s.quota = min(DICE_PER_TURN, s.unplaced_dice_count(faction))
    s.effort = s.used = 0
    s.stack.append(TURN_DECISIONS[faction])
    if s.events is not None:
        s.log_event(msg("turn-begins", seat=seat_argument(s, faction)), tone="turn")


def free_slots(s: Position, faction: int, values: int = ANY_VALUE) -> list[tuple[int, int]]:
    """Return (slot, accepted values) of the first empty slot of each action that takes one of ``values``, a mask."""
    slots = s.slots
    found = []
    for _, group, accepts in BOARDS[faction]:
        if accepts & values:
            for slot in group:
                if not slots[slot]:
                    found.append((slot, accepts))
                    break
    cards = s.crew[faction] & ACTION_CARDS
    if cards:
        found += [(CARD_SLOT + card, ANY_VALUE) for card in cards_in_mask(cards) if not slots[CARD_SLOT + card]]
    if faction == UNION:
        if s.ships[CUTTER] >= 0 and not slots[CUTTER_SLOT]:
            found.append((CUTTER_SLOT, ANY_VALUE))
        if s.ships[GUNSHIP] >= 0:
            cannons = [(slot, GROUP_OF[slot].accepts) for slot in GUNSHIP_SLOTS if not slots[slot]]
            found += [(slot, accepts) for slot, accepts in cannons if accepts & values]
    return found


def placeable_dice(s: Position, frame: decisions.ChooseTurnAction) -> list[int]:
    """Return the dice that can be placed now: all of the faction, or the one whose value was changed."""
    if not s.quota:
        return []
    return [frame.die] if frame.die >= 0 else s.unplaced_dice(frame.who)


def legal_turn_recruitments(s: Position, frame: decisions.ChooseTurnAction, dice: list[int]) -> list[Action]:
    """Return the ways to recruit now, with one of ``dice`` only where its value was changed for that."""
    who, held = frame
    hires = legal_recruitments(s, who, dice) if s.ships[who] >= 0 else []
    return hires if held < 0 else [hire for hire in hires if len(hire) == 3]


def legal_diceless_actions(s: Position, frame: decisions.ChooseTurnAction) -> list[Action]:
    """Return what takes no die beside recruiting, last the end once all dice are placed."""
    who, held = frame
    if held >= 0:
        return []
    options = crew.legal_diceless_crew_actions(s, who) if s.crew[who] else []
    if who in SMUGGLERS:
        options = smugglers.legal_smuggles_and_deliveries(s, who) + options
    elif who == UNION and s.hand:
        options = [("plan", kind) for kind in plans.playable_plans(s)] + options
    if not s.quota:
        options.append(("end",))
    return options


def legal_turn_actions(s: Position, frame: decisions.ChooseTurnAction) -> list[Action]:
    """Return dice, gold for their values, actions without a die, the end once all are placed."""
    who = frame.who
    dice = placeable_dice(s, frame)
    hires = legal_turn_recruitments(s, frame, dice)
    options: list[Action] = []
    if dice:
        pool = s.pool
        payable = any(len(hire) == 3 for hire in hires)
        free = free_slots(s, who)
        reach = (2 if s.has_crew(who, MIDDLEMAN) else 1) if s.gold[who] else 0
        for die in dice:
            value = pool[die]
            fits: list[Action] = [("die", die, slot) for slot, accepts in free if accepts >> value & 1]
            options += fits if fits or payable else [("aside", die)]
            if reach:
                options += [
                    ("turn", die, to)
                    for to in range(max(1, value - reach), min(MAX_PIPS, value + reach) + 1)
                    if to != value
                ]
    return options + hires + legal_diceless_actions(s, frame)


def apply_turn_action(s: Position, frame: decisions.ChooseTurnAction, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who = frame.who
    kind = action[0]
    if kind == "end":
        end_turn(s, who)
        return
    if kind == "turn":
        _, die, value = action
        s.spend_gold(who, 1)
        if s.events is not None:
            old = s.pool[die]
            told = msg("turns-die", icon="ahoy-act-coins", seat=seat_argument(s, who), old=old, value=value)
            s.log_event(told, motions=(*motions.coin_payment_motions(who, 1), flip(motions.pool_die_id(die))))
        s.pool[die] = value
        s.stack.append(decisions.ChooseTurnAction(who, die))
        return
    s.stack.append(TURN_DECISIONS[who])
    if kind == "die":
        place_die_and_act(s, who, action[1], action[2])
    elif kind == "aside":
        s.pool[action[1]] = 0
        s.quota -= 1
        if s.events is not None:
            gone = motions.die_motion(action[1], motions.pool_die_id(action[1]), f"pool:{who}")
            s.log_event(
                msg("sets-aside", icon="ahoy-sign-dice", seat=seat_argument(s, who)), tone="loss", motions=(gone,)
            )
    elif kind == "hire":
        recruit_from_market(s, who, action)
    elif kind == "smuggle":
        smugglers.smuggle_card(s, who, action[1])
    elif kind == "deliver":
        smugglers.deliver_cargo(s, who, action[1])
    elif kind == "plan":
        plans.play_plan(s, action[1])
    else:
        crew.apply_diceless_crew_action(s, who, action[1])


def move_die_to_slot(s: Position, die: int, slot: int) -> int:
    """Lay a die from the pool onto a slot; return its value."""
    value = s.pool[die]
    s.pool[die] = 0
    s.slots[slot] = 8 * die + value
    s.quota -= 1
    return value


def recruit_from_market(s: Position, who: int, action: decisions.ChosenAction) -> None:
    """Recruit for gold, or with a die on the card [crew.cost]."""
    place = action[1]
    card = s.market[place]
    if len(action) == 2:
        s.spend_gold(who, CARDS[card].cost)
    recruit_card(s, who, place)
    if len(action) == 3:
        move_die_to_slot(s, action[2], CARD_SLOT + card)
        if s.events is not None:
            s.animate(motions.die_motion(action[2], motions.pool_die_id(action[2]), motions.slot_id(CARD_SLOT + card)))


def place_die_and_act(s: Position, who: int, die: int, slot: int) -> None:
    """Place a die and begin the action of its slot."""
    value = move_die_to_slot(s, die, slot)
    here = s.ships[who]
    action = GROUP_OF[slot].action
    if s.events is not None:
        told = msg("places-die", icon=slot_icon(slot), seat=seat_argument(s, who), value=value, slot=slot_name(slot))
        s.log_event(told, motions=(motions.die_motion(die, motions.pool_die_id(die), motions.slot_id(slot)),))
    stack = s.stack
    if action == SAIL:
        extra = move_flags.MAY_DROP_PATROL if who == SQUADRON else move_flags.MAY_LAND_COMRADES if who == UNION else 0
        stack.append(decisions.ChooseMoveStep(who, who, SAIL_STEPS, move_flags.MUST_STEP | extra, here))
    elif action == TAILWIND:
        spaces = tuple(space for space in s.chart.tailwind[value] if space != here)
        stack.append(decisions.ChooseJumpTarget(who, who, spaces, move_flags.MAY_DROP_PATROL if who == SQUADRON else 0))
    elif action == CANNONS:
        if s.has_crew(who, GUNNERS_MATE):
            stack.append(decisions.ChooseGunnersMateTarget(who))
    elif action == FULL_SAIL:
        stack.append(decisions.ChooseMoveStep(who, who, value, move_flags.MUST_STEP, here))
    elif action == REPAIR:
        stack.append(decisions.ChooseRepairSlot(who, REPAIRS, -1, 0))
    elif action == ORDER:
        stack.append(decisions.ChoosePatrolOrder(who, bluefin_squadron.ORDERED_PATROLS, (), 1, 0))
    elif action == BOMBARD:
        bluefin_squadron.bombard_comrades(s)
    elif action == DEPLOY:
        stack.append(decisions.ChoosePatrolDeployment(who))
    elif action == ASSEMBLE:
        stack.append(decisions.ChooseAssembledComrades(who, here >> 2))
    elif action == INSPIRE:
        stack.append(decisions.ChooseInspiredIsland(who, mollusk_union.MAX_COMRADES_PLACED, -1))
    elif action == RALLY:
        mollusk_union.rally_comrades(s)
    elif action == NEGOTIATE:
        stack.append(decisions.ChooseNegotiatedCard(who, 0))
    elif action == CREW:
        crew.apply_crew_slot_action(s, who, slot - CARD_SLOT)
    elif action == SHIP:
        stack.append(decisions.ChooseSmallShipMove(who, CUTTER if slot == CUTTER_SLOT else GUNSHIP, value))


def end_turn(s: Position, who: int) -> None:
    """End a turn: crew that works then, forts, the next faction [turn.end].

    Elder and documentarian both give gold to the same faction, so their order makes no difference.
    """
    s.stack.append(pending_steps.StartNextTurn(who))
    if who == SQUADRON:
        s.stack.append(decisions.ChooseFortSite(who))
    if not s.crew[who]:
        return
    if s.has_crew(who, ELDER) and not has_damage(s, who):
        collect_gold(s, who, 1)
    if s.has_crew(who, DOCUMENTARIAN):
        region = s.ships[who] >> 2
        if any(other != who and s.ships[other] >> 2 == region for other in s.order):
            collect_gold(s, who, 1)


def has_damage(s: Position, who: int) -> bool:
    """Say whether any slot of a faction is damaged, those of its small ships included."""
    return bool(s.damaged_slots(who)) or (
        who == UNION and DAMAGE in (s.slots[slot] for slot in (CUTTER_SLOT, *GUNSHIP_SLOTS))
    )
