"""Damage and repair."""

from kajuta.core.message import msg
from kajuta.core.motion import ripple, shake
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decision_types, motions, pending_step_types, plan_card_kinds
from kajuta.games.ahoy.rules.faction_board_tables import (
    CANNON_SLOTS,
    CUTTER,
    DAMAGE,
    DAMAGEABLE_SLOTS,
    FACTION_OF_FIGURE,
    FIGURE_NAMES,
    FORT,
    GROUP_OF_SLOT,
    GUNSHIP,
    PATROL,
    SHIP_SLOTS,
    SLOTS_REPAIRED,
    SQUADRON,
)
from kajuta.games.ahoy.rules.market_card_table import BEAKHEAD, GUNNERS_MATE, PILOT, POWDER_MONKEY
from kajuta.games.ahoy.rules.messages import slot_name
from kajuta.games.ahoy.rules.state import Position, seat_argument

DAMAGE_FROM_WRECKAGE, DAMAGE_AS_PRICE_ON_BOARD, DAMAGE_AS_PRICE = -1, -2, -3
"""Values of ``dealer`` for damage without an enemy: wreckage, a price paid on the board only, any other price."""
UNFINISHED_MOVES = (
    pending_step_types.ContinueAfterBattles,
    pending_step_types.ContinueAfterWreckage,
    decision_types.ChooseBattleTarget,
)
"""Types of the stack frames that belong to an unfinished move of a figure."""


def deal_damage(state: Position, dealer: int, figure: int, space: int, count: int, *, beaten: bool = False) -> None:
    """Deal ``count`` damage to a figure: a patrol or fort is removed, a ship takes damage on its slots [damage.*].

    ``beaten``: the figure has just lost a battle, and the damage is the winner's.
    """
    if count and figure in (PATROL, FORT):
        remove_patrol_or_fort(state, figure, space, beaten=beaten)
    elif count:
        state.stack.append(decision_types.ChooseDamageSlot(dealer, figure, count, dealer))


def remove_patrol_or_fort(state: Position, figure: int, space: int, *, beaten: bool = False) -> None:
    """Return a patrol or fort to the Squadron's supply and cancel its battles that are yet to come [battle.fallen]."""
    if figure == PATROL:
        state.patrols[space] -= 1
        state.patrol_supply += 1
    else:
        state.forts[space >> 2] -= 1
        state.fort_supply += 1
    if state.events is not None:
        what = msg("figure-" + FIGURE_NAMES[figure])
        state.log_event(
            msg(
                "loses-figure",
                icon="ahoy-sign-damage",
                seat=seat_argument(state, SQUADRON),
                figure=what,
                place=state.place_name(space, "at"),
            ),
            motions=(shake(motions.space_id(space)),),
        )
    remove_from_battle_targets(state, figure, space, 1 if beaten else 0)


def remove_from_battle_targets(state: Position, figure: int, space: int, skipped: int) -> None:
    """Remove a lost patrol or fort from the lists of enemies still to fight, except from the last ``skipped`` lists.

    The list of the battle in which it lost does not contain it any more.
    """
    stack = state.stack
    for i in range(len(stack) - 1, -1, -1):
        frame = stack[i]
        if not isinstance(frame, decision_types.ChooseBattleTarget):
            continue
        if skipped:
            skipped -= 1
        elif frame.space == space and figure in frame.enemies:
            enemies = list(frame.enemies)
            enemies.remove(figure)
            stack[i] = frame._replace(enemies=tuple(enemies))


def end_unfinished_move(state: Position, figure: int, space: int) -> None:
    """End the unfinished move of a figure that was moved or removed meanwhile.

    ``space``: where it was, which tells one patrol from the others.
    """
    stack = state.stack
    for i, frame in enumerate(stack):
        if (
            isinstance(frame, UNFINISHED_MOVES)
            and frame.figure == figure
            and (figure != PATROL or frame.space == space)
        ):
            stack[i] = (
                frame._replace(enemies=())
                if isinstance(frame, decision_types.ChooseBattleTarget)
                else frame._replace(steps=-1)
            )


def legal_damage_slots(state: Position, frame: decision_types.ChooseDamageSlot) -> list[Action]:
    """Legal slots for the damage; a ship with a pilot may ignore wreckage instead."""
    figure, dealer = frame.figure, frame.dealer
    if state.ships[figure] < 0:
        return []
    slots = state.slots
    free = (
        [slot for slot in DAMAGEABLE_SLOTS[figure] if not slots[slot]]
        if dealer == DAMAGE_AS_PRICE_ON_BOARD
        else state.slots_open_to_damage(figure)
    )
    options: list[Action] = [("hit", slot) for slot in free]
    if options and dealer == DAMAGE_FROM_WRECKAGE and figure < CUTTER and state.has_crew(figure, PILOT):
        options.append(("ignore",))
    return options


def apply_damage_slot(
    state: Position, frame: decision_types.ChooseDamageSlot, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a slot to damage."""
    who, figure, count, dealer = frame
    owner = FACTION_OF_FIGURE[figure]
    if action[0] == "ignore":
        return
    slot = action[1]
    state.slots[slot] = DAMAGE
    if state.events is not None:
        state.log_event(
            msg("damaged", icon="ahoy-sign-damage", seat=seat_argument(state, owner), slot=slot_name(slot)),
            tone="loss",
            motions=(shake(motions.slot_id(slot)),),
        )
    if count > 1:
        state.stack.append(decision_types.ChooseDamageSlot(who, figure, count - 1, dealer))
    ship_slots = SHIP_SLOTS[figure]
    if ship_slots and all(state.slots[one] == DAMAGE for one in ship_slots):
        sink_cutter_or_gunship(state, figure)
    elif dealer >= 0 and dealer != owner and state.has_crew(dealer, BEAKHEAD):
        state.stack.append(decision_types.ChooseBeakheadPush(dealer, figure))


def sink_cutter_or_gunship(state: Position, figure: int) -> None:
    """Remove the cutter or gunship from the map and discard its plan [union.ships-damage]."""
    state.plan_discard.append(plan_card_kinds.CUTTER if figure == CUTTER else plan_card_kinds.GUNSHIP)
    if state.events is not None:
        what = msg("figure-" + FIGURE_NAMES[figure])
        told = msg("sunk", icon="ahoy-sign-damage", seat=seat_argument(state, FACTION_OF_FIGURE[figure]), figure=what)
        state.log_event(
            told, tone="loss", motions=(ripple(motions.space_id(state.ships[figure])), shake(f"ship:{figure}"))
        )
    end_unfinished_move(state, figure, state.ships[figure])
    state.ships[figure] = -1
    for slot in SHIP_SLOTS[figure]:
        state.slots[slot] = 0


def damage_targets(state: Position, faction: int) -> list[tuple[int, int]]:
    """Figures that can be damaged, with their spaces, in the region of a faction's flagship."""
    region = state.ships[faction] >> 2
    found = [
        (figure, state.ships[figure])
        for figure in (*state.order, CUTTER, GUNSHIP)
        if state.ships[figure] >> 2 == region and state.slots_open_to_damage(figure)
    ]
    found += [(PATROL, space) for space in range(4 * region, 4 * region + 4) if state.patrols[space]]
    if state.forts[region]:
        found.append((FORT, state.chart.island[region]))
    return found


def legal_damage_targets(state: Position, frame: decision_types.ChooseDamageTarget) -> list[Action]:
    """Legal figures in the flagship's region for one damage."""
    options: list[Action] = [("strike", figure, space) for figure, space in damage_targets(state, frame.who)]
    if not frame.must:
        options.append(("done",))
    return options


def apply_damage_target(
    state: Position, frame: decision_types.ChooseDamageTarget, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a figure to damage."""
    if action[0] == "strike":
        _, figure, space = action
        deal_damage(state, frame.who, figure, space, 1)


def legal_repair_slots(state: Position, frame: decision_types.ChooseRepairSlot) -> list[Action]:
    """Actions that repair a damaged slot, with rising numbers one after the other, or stop."""
    who, left, last = frame.who, frame.left, frame.last
    options: list[Action] = [("mend", slot) for slot in state.damaged_slots(who) if slot > last] if left else []
    options.append(("done",))
    return options


def apply_repair_slot(
    state: Position, frame: decision_types.ChooseRepairSlot, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a slot to repair."""
    who, left, done = frame.who, frame.left, frame.done
    if action[0] == "done":
        finish_repair(state, who, done)
        return
    slot = action[1]
    state.slots[slot] = 0
    state.stack.append(decision_types.ChooseRepairSlot(who, left - 1, slot, done + 1))


def finish_repair(state: Position, who: int, count: int) -> None:
    """Log a finished repair; a powder monkey may then deal damage [crew.powder-monkey]."""
    if not count:
        return
    if state.events is not None:
        state.log_event(msg("repairs", icon="ahoy-act-repair", seat=seat_argument(state, who), n=count), tone="gain")
    if state.has_crew(who, POWDER_MONKEY):
        state.stack.append(decision_types.ChooseDamageTarget(who, 0))


def repair_all(state: Position, who: int) -> int:
    """Repair all damage of a faction; return the number of repaired slots."""
    slots = state.damaged_slots(who)
    for slot in slots:
        state.slots[slot] = 0
    finish_repair(state, who, len(slots))
    return len(slots)


def legal_harbour_repairs_or_cannons(
    state: Position, frame: decision_types.ChooseHarbourRepairOrCannons
) -> list[Action]:
    """Legal uses of a harbour: repair two damage, or move a placed die to the cannons [terrain.harbour]."""
    who = frame.who
    options: list[Action] = [("mend", slot) for slot in state.damaged_slots(who)]
    slots = state.slots
    free = [slot for slot in CANNON_SLOTS[who] if not slots[slot]]
    if free:
        for source in state.slots_with_dice(who):
            value = slots[source] & 7
            options += [("haul", source, slot) for slot in free if GROUP_OF_SLOT[slot].accepts >> value & 1]
    options.append(("done",))
    return options


def apply_harbour_repair_or_cannons(
    state: Position, frame: decision_types.ChooseHarbourRepairOrCannons, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of how to use a harbour: two repairs, or a die moved to the cannons."""
    who = frame.who
    if action[0] == "mend":
        apply_repair_slot(state, decision_types.ChooseRepairSlot(who, SLOTS_REPAIRED, -1, 0), action)
    elif action[0] == "haul":
        _, source, slot = action
        state.slots[slot] = state.slots[source]
        state.slots[source] = 0
        if state.events is not None:
            told = msg(
                "hauls-die", icon="ahoy-act-cannons", seat=seat_argument(state, who), value=state.slots[slot] & 7
            )
            hauled = motions.die_flight_motion(state.slots[slot] >> 3, motions.slot_id(source), motions.slot_id(slot))
            state.log_event(told, motions=(hauled,))
        if state.has_crew(who, GUNNERS_MATE):
            state.stack.append(decision_types.ChooseGunnersMateBattleSpace(who))
