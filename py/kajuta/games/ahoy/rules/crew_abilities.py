"""Decisions and actions of individual crew members.

Simpler effects of crew members are in the modules of the rules that they change.
"""

from kajuta.core.message import msg
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decision_types, motions, move_flags, pending_step_types
from kajuta.games.ahoy.rules.battle import offer_rerolls
from kajuta.games.ahoy.rules.battle_state import ATTACKER
from kajuta.games.ahoy.rules.damage import DAMAGE_AS_PRICE, DAMAGE_AS_PRICE_ON_BOARD, damage_targets, repair_all
from kajuta.games.ahoy.rules.faction_board_tables import (
    DAMAGEABLE_SLOTS,
    FACTION_OF_FIGURE,
    MAX_EFFORT,
    MAX_PIPS,
    SMUGGLERS,
)
from kajuta.games.ahoy.rules.market_card_table import (
    AERONAUTS,
    BUCCANEER,
    CONVINCING_COMRADES,
    CONVINCING_OFFICIALS,
    GUST,
    MYSTIC,
    NOBLE,
    SAILOR,
    SHIPWRIGHT,
    TRAWLER,
    WIND,
    cards_in_mask,
)
from kajuta.games.ahoy.rules.messages import crew_name
from kajuta.games.ahoy.rules.movement import enemies_to_fight, enter_space
from kajuta.games.ahoy.rules.play_plan_cards import offer_battle_plans
from kajuta.games.ahoy.rules.region_tiles import FOG
from kajuta.games.ahoy.rules.smugglers import add_cargo_to_hold
from kajuta.games.ahoy.rules.state import Position, seat_argument

CREW_WITH_DICELESS_ACTION = 1 << AERONAUTS | 1 << MYSTIC | 1 << NOBLE | 1 << GUST | 1 << WIND
"""Mask of the crew members with an action that takes no die."""
WIND_PRICE = 2
SAILOR_STEPS, TRAWLER_STEPS = 3, 2
OFFICIAL_PATROLS, OFFICIAL_STEPS = 2, 2
RAIDED_CREW_COUNT = 2
"""Number of crew members that a buccaneer removes."""


def legal_diceless_crew_actions(state: Position, faction: int) -> list[Action]:
    """Legal crew actions without a die."""
    mask = state.crew[faction] & CREW_WITH_DICELESS_ACTION
    if not mask or state.effort >= MAX_EFFORT:
        return []
    here = state.ships[faction]
    options: list[Action] = []
    if (
        mask >> AERONAUTS & 1
        and state.gold[faction]
        and state.symbol_at(here) >= 0
        and state.chart.region_with_same_symbol(here >> 2) >= 0
    ):
        options.append(("crew", AERONAUTS))
    if (
        mask >> MYSTIC & 1
        and not state.used >> MYSTIC & 1
        and _free_on_board(state, faction)
        and damage_targets(state, faction)
    ):
        options.append(("crew", MYSTIC))
    if mask >> NOBLE & 1 and legal_cards_stolen_by_noble(state, decision_types.ChooseCardStolenByNoble(faction)):
        options.append(("crew", NOBLE))
    if mask >> GUST & 1:
        options.append(("crew", GUST))
    if (
        mask >> WIND & 1
        and not state.used >> WIND & 1
        and state.gold[faction] >= WIND_PRICE
        and tailwind_spaces_except_own(state, faction)
    ):
        options.append(("crew", WIND))
    return options


def _free_on_board(state: Position, faction: int) -> bool:
    return any(not state.slots[slot] for slot in DAMAGEABLE_SLOTS[faction])


def tailwind_spaces_except_own(state: Position, faction: int) -> tuple[int, ...]:
    """Spaces with a tailwind except the flagship's own."""
    return tuple(space for space in state.chart.tailwind[0] if space != state.ships[faction])


def apply_diceless_crew_action(state: Position, faction: int, card: int) -> None:
    """Carry out the action of a crew member that takes no die."""
    state.effort += 1
    here = state.ships[faction]
    if state.events is not None:
        state.log_event(
            msg("uses-crew", icon="ahoy-sign-crew", seat=seat_argument(state, faction), crew=crew_name(card))
        )
    if card == AERONAUTS:
        state.spend_gold(faction, 1)
        enter_space(
            state, faction, faction, here, state.chart.island[state.chart.region_with_same_symbol(here >> 2)], 0, 0
        )
    elif card == MYSTIC:
        state.used |= 1 << MYSTIC
        state.stack.append(decision_types.ChooseDamageTarget(faction, 1))
        state.stack.append(decision_types.ChooseDamageSlot(faction, faction, 1, DAMAGE_AS_PRICE_ON_BOARD))
    elif card == WIND:
        state.used |= 1 << WIND
        state.spend_gold(faction, WIND_PRICE)
        state.stack.append(
            decision_types.ChooseJumpTarget(
                faction, faction, tailwind_spaces_except_own(state, faction), move_flags.MUST_STEP
            )
        )
    else:
        state.discharge_crew(faction, card)
        state.box |= 1 << card
        if card == NOBLE:
            state.stack.append(decision_types.ChooseCardStolenByNoble(faction))
        else:
            spaces = tuple(space for space in range(len(state.chart.at)) if space != here)
            state.stack.append(decision_types.ChooseJumpTarget(faction, faction, spaces, move_flags.MUST_STEP))


def apply_crew_slot_action(state: Position, faction: int, card: int) -> None:
    """Carry out the action of a crew member on whose slot a die was placed."""
    here = state.ships[faction]
    if card == SHIPWRIGHT:
        repair_all(state, faction)
    elif card in CONVINCING_COMRADES:
        state.stack.append(decision_types.ChooseComradeTransfer(faction))
    elif card in CONVINCING_OFFICIALS:
        state.stack.append(
            decision_types.ChoosePatrolToMove(faction, OFFICIAL_PATROLS, (), OFFICIAL_STEPS, move_flags.IGNORE_BATTLES)
        )
    elif card == SAILOR:
        state.stack.append(decision_types.ChooseMoveStep(faction, faction, SAILOR_STEPS, move_flags.MUST_STEP, here))
    elif card == TRAWLER:
        state.stack.append(
            decision_types.ChooseMoveStep(
                faction,
                faction,
                TRAWLER_STEPS,
                move_flags.MUST_STEP | move_flags.TAKE_TREASURE_IN_PASSING,
                here,
            )
        )


def legal_cards_stolen_by_noble(state: Position, frame: decision_types.ChooseCardStolenByNoble) -> list[Action]:
    """Actions that steal a crew or cargo card from a flagship in the region [crew.noble].

    The last number of an action tells what the card becomes: 0 crew, 1 cargo.
    """
    who = frame.who
    region = state.ships[who] >> 2
    options: list[Action] = []
    for other in state.order:
        if other != who and state.ships[other] >> 2 == region:
            for card in (*cards_in_mask(state.crew[other]), *state.cargo[other]):
                options.append(("steal", card, 0))
                if who in SMUGGLERS:
                    options.append(("steal", card, 1))
    return options


def apply_card_stolen_by_noble(
    state: Position, frame: decision_types.ChooseCardStolenByNoble, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of the card that a naive noble steals."""
    who = frame.who
    _, card, as_cargo = action
    victim = next(other for other in state.order if state.has_crew(other, card) or card in state.cargo[other])
    if state.has_crew(victim, card):
        state.discharge_crew(victim, card)
    else:
        state.cargo[victim] = tuple(one for one in state.cargo[victim] if one != card)
    if state.events is not None:
        state.log_event(
            msg(
                "steals-card",
                icon="robber",
                seat=seat_argument(state, who),
                enemy=seat_argument(state, victim),
                crew=crew_name(card),
            ),
            tone="loss",
        )
    if as_cargo:
        add_cargo_to_hold(state, who, card)
    else:
        state.crew[who] |= 1 << card


def legal_comrade_transfers(state: Position, frame: decision_types.ChooseComradeTransfer) -> list[Action]:
    """Actions that transfer a comrade from one island to another, or none [crew.comrade]."""
    regions = state.regions()
    options: list[Action] = [("shift", a, b) for a in regions if state.comrades[a] for b in regions if a != b]
    return [*options, ("done",)]


def apply_comrade_transfer(
    state: Position, frame: decision_types.ChooseComradeTransfer, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a comrade transfer."""
    if action[0] == "shift":
        _, source, target = action
        move_comrade(state, frame.who, source, target)
        state.stack.append(decision_types.ChooseSecondComradeTransfer(frame.who, source, target))


def move_comrade(state: Position, who: int, source: int, target: int) -> None:
    """Move a comrade from one island to another."""
    state.comrades[source] -= 1
    state.comrades[target] += 1
    if state.events is not None:
        told = msg(
            "comrade-moves", icon="ahoy-act-fist", seat=seat_argument(state, who), n=1, region=state.region_name(target)
        )
        state.log_event(
            told,
            motions=motions.comrade_motions(1, motions.island_comrades_id(source), motions.island_comrades_id(target)),
        )


def legal_second_comrade_transfers(state: Position, frame: decision_types.ChooseSecondComradeTransfer) -> list[Action]:
    """Legal answers: transfer a second comrade between the same islands, or not."""
    source, target = frame.source, frame.target
    return [("shift", source, target), ("done",)] if state.comrades[source] else []


def apply_second_comrade_transfer(
    state: Position, frame: decision_types.ChooseSecondComradeTransfer, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of whether a second comrade is transferred."""
    if action[0] == "shift":
        move_comrade(state, frame.who, frame.source, frame.target)


def legal_beakhead_pushes(state: Position, frame: decision_types.ChooseBeakheadPush) -> list[Action]:
    """Actions that push the damaged ship one step on the map, or leave it [crew.beakhead]."""
    near = state.chart.near[state.ships[frame.figure]]
    return [*(("drag", d) for d in range(4) if near[d] >= 0), ("done",)]


def apply_beakhead_push(
    state: Position, frame: decision_types.ChooseBeakheadPush, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of where a beakhead pushes the damaged ship."""
    if action[0] == "drag":
        who, figure = frame
        space = state.ships[figure]
        enter_space(
            state,
            who,
            figure,
            space,
            state.chart.near[space][action[1]],
            0,
            move_flags.IGNORE_BATTLES | move_flags.PUSHED_BY_ENEMY,
        )


# In battle


def legal_emissary_pay_or_fight_answers(
    state: Position, frame: decision_types.ChooseEmissaryPayOrFight
) -> list[Action]:
    """Legal answers: pay the enemy, or fight [crew.emissary]."""
    return [("pay",), ("fight",)]


def apply_emissary_pay_or_fight_answer(
    state: Position, frame: decision_types.ChooseEmissaryPayOrFight, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of paying the enemy or fighting."""
    who, battle = frame
    if action[0] == "fight":
        offer_battle_plans(state, battle)
        return
    enemy = FACTION_OF_FIGURE[battle.defender]
    state.gold[who] -= 1
    state.gold[enemy] += 1
    if state.events is not None:
        told = msg("bribes", icon="ahoy-act-coins", seat=seat_argument(state, who), enemy=seat_argument(state, enemy))
        state.log_event(told, motions=motions.coin_gain_motions(enemy, 1, f"coins:{who}"))


def legal_grogmaster_rerolls(state: Position, frame: decision_types.ChooseGrogmasterReroll) -> list[Action]:
    """Actions that keep the roll, or take one damage and reroll some dice, given as a mask (in edition 1 one die)."""
    every_die = (1 << len(frame.battle.dice(frame.side))) - 1
    fewest = every_die if state.edition >= 2 else 1
    return [("keep",), *(("reroll", mask) for mask in range(fewest, every_die + 1))]


def apply_grogmaster_reroll(
    state: Position, frame: decision_types.ChooseGrogmasterReroll, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of whether to reroll, and which dice."""
    who, battle, side = frame
    if action[0] == "reroll":
        state.stack.append(pending_step_types.RerollPaidBattleDice(battle, side, action[1]))
        state.stack.append(decision_types.ChooseDamageSlot(who, who, 1, DAMAGE_AS_PRICE))
    else:
        offer_rerolls(state, battle, side + 1)


def reroll_paid_battle_dice(state: Position, frame: pending_step_types.RerollPaidBattleDice) -> None:
    """Reroll the chosen dice; the price is already paid [crew.grogmaster]."""
    battle, side, mask = frame
    state.irreversible_events += 1
    dice = tuple(1 + state.randbelow(MAX_PIPS) if mask >> i & 1 else die for i, die in enumerate(battle.dice(side)))
    battle = battle._replace(attack_dice=dice) if side == ATTACKER else battle._replace(defence_dice=dice)
    if state.events is not None:
        state.log_event(msg("rerolls", icon="beer-stein", seat=seat_argument(state, battle.figure(side)), n=sum(dice)))
    offer_rerolls(state, battle, side + 1)


def legal_buccaneer_use_answers(state: Position, frame: decision_types.ChooseBuccaneerUse) -> list[Action]:
    """Legal answers: give the buccaneer away for two of the loser's crew, or not [crew.buccaneer]."""
    return [("raid",), ("done",)] if state.crew[frame.victim] and state.has_crew(frame.who, BUCCANEER) else []


def apply_buccaneer_use_answer(
    state: Position, frame: decision_types.ChooseBuccaneerUse, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of whether to use the buccaneer."""
    who, victim = frame
    if action[0] == "raid":
        state.discharge_crew(who, BUCCANEER)
        state.box |= 1 << BUCCANEER
        state.stack.append(
            decision_types.ChooseCrewRemovedByBuccaneer(
                who, victim, min(RAIDED_CREW_COUNT, state.crew[victim].bit_count()), -1
            )
        )


def legal_crew_removed_by_buccaneer(
    state: Position, frame: decision_types.ChooseCrewRemovedByBuccaneer
) -> list[Action]:
    """Legal crew members of the loser to remove, in ascending order."""
    victim, left, last = frame.victim, frame.left, frame.last
    if not left:
        return []
    cards = [card for card in cards_in_mask(state.crew[victim]) if card > last]
    return [("crew", card) for card in cards[: len(cards) - left + 1]]


def apply_crew_removed_by_buccaneer(
    state: Position, frame: decision_types.ChooseCrewRemovedByBuccaneer, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a crew member that the buccaneer removes."""
    who, victim, left = frame.who, frame.victim, frame.left
    card = action[1]
    state.discharge_crew(victim, card)
    state.box |= 1 << card
    state.stack.append(decision_types.ChooseCrewRemovedByBuccaneer(who, victim, left - 1, card))


def legal_gunners_mate_battle_spaces(
    state: Position, frame: decision_types.ChooseGunnersMateBattleSpace
) -> list[Action]:
    """Legal spaces to attack: in the flagship's region, with enemies, without fog [crew.gunners-mate]."""
    who = frame.who
    region = state.ships[who] >> 2
    options: list[Action] = [
        ("aim", space)
        for space in range(4 * region, 4 * region + 4)
        if state.chart.terrain[space] != FOG and state.enemies_on(who, space)
    ]
    if options:
        options.append(("done",))
    return options


def apply_gunners_mate_battle_space(
    state: Position, frame: decision_types.ChooseGunnersMateBattleSpace, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of the space that a gunner's mate attacks."""
    if action[0] == "aim":
        who, space = frame.who, action[1]
        enemies = enemies_to_fight(state, who, space)
        if enemies:
            state.stack.append(decision_types.ChooseBattleTarget(who, who, space, tuple(enemies), 1))
