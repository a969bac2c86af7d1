"""Battles, step by step."""

from kajuta.core.message import msg
from kajuta.core.scene import elements
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decision_types, motions, pending_step_types
from kajuta.games.ahoy.rules.battle_panels import battle_panel, taken_reward_panel
from kajuta.games.ahoy.rules.battle_state import ATTACKER, DEFENDER, Battle
from kajuta.games.ahoy.rules.damage import deal_damage, end_unfinished_move
from kajuta.games.ahoy.rules.faction_board_tables import (
    CANNON_SLOTS,
    CUTTER,
    DAMAGE,
    FACTION_OF_FIGURE,
    FIGURE_NAMES,
    FORT,
    GUNSHIP,
    MAX_EFFORT,
    MAX_PIPS,
    PATROL,
    SMUGGLERS,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import BUCCANEER, CUTPURSE, EMISSARY, GROGMASTER, GUNNER
from kajuta.games.ahoy.rules.messages import victory_reward_name
from kajuta.games.ahoy.rules.play_plan_cards import offer_battle_plans
from kajuta.games.ahoy.rules.state import Position, seat_argument

CUTPURSE_GOLD = 2
"""Gold that a cutpurse takes."""


def legal_battle_targets(state: Position, frame: decision_types.ChooseBattleTarget) -> list[Action]:
    """Legal enemies to fight next [battle.one-by-one]."""
    space, enemies = frame.space, frame.enemies
    return [("fight", figure) for figure in sorted(set(enemies)) if state.is_present(figure, space)]


def apply_battle_target(
    state: Position, frame: decision_types.ChooseBattleTarget, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of the enemy to fight next."""
    who, figure, space, enemies, ranged = frame
    enemy = action[1]
    rest = list(enemies)
    rest.remove(enemy)
    state.stack.append(decision_types.ChooseBattleTarget(who, figure, space, tuple(rest), ranged))
    battle = Battle(figure, enemy, space, ranged)
    if state.events is not None:
        state.log_event(
            msg(
                "battle",
                icon="ahoy-swords",
                seat=seat_argument(state, who),
                figure=msg("figure-" + FIGURE_NAMES[figure]),
                enemy=seat_argument(state, FACTION_OF_FIGURE[enemy]),
                other=msg("figure-" + FIGURE_NAMES[enemy]),
                place=state.place_name(space, "at"),
            ),
            tone="battle",
        )
    if state.active == who and state.gold[who] and state.has_crew(who, EMISSARY):
        state.stack.append(decision_types.ChooseEmissaryPayOrFight(who, battle))
    else:
        offer_battle_plans(state, battle)


def legal_cannon_bonuses(state: Position, frame: decision_types.ChooseCannonBonus) -> list[Action]:
    """Actions that lower a die on the cannons for an equal bonus, and the action to hold fire [battle.cannons]."""
    who, battle, side = frame
    options: list[Action] = [("hold",)]
    if battle.figure(side) != CUTTER:
        for slot in CANNON_SLOTS[who]:
            held = state.slots[slot]
            if held and held != DAMAGE:
                options += [("lower", slot, by) for by in range(1, held & 7)]
    return options


def apply_cannon_bonus(
    state: Position, frame: decision_types.ChooseCannonBonus, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a cannon bonus."""
    who, battle, side = frame
    if action[0] == "lower":
        _, slot, by = action
        state.slots[slot] -= by
        battle = battle.strengthened(side, by)
        if state.events is not None:
            state.log_event(msg("fires", icon="ahoy-act-cannons", seat=seat_argument(state, who), n=by))
    if side == ATTACKER:
        state.stack.append(decision_types.ChooseCannonBonus(FACTION_OF_FIGURE[battle.defender], battle, DEFENDER))
    else:
        state.stack.append(pending_step_types.RollBattleDice(battle))


def roll_battle_dice(state: Position, frame: pending_step_types.RollBattleDice) -> None:
    """Roll the dice of both sides; an attacker that fights on its own space loses its remaining steps [move.ends]."""
    battle: Battle = frame.battle
    state.irreversible_events += 1
    union = battle.side_of(UNION)
    rolls = [
        tuple(1 + state.randbelow(MAX_PIPS) for _ in range(2 if battle.double and side == union else 1))
        for side in (ATTACKER, DEFENDER)
    ]
    battle = battle._replace(attack_dice=rolls[0], defence_dice=rolls[1])
    if not battle.ranged:
        cancel_remaining_move_steps(state, battle.attacker)
    offer_rerolls(state, battle, ATTACKER)


def cancel_remaining_move_steps(state: Position, figure: int) -> None:
    """Cancel the remaining steps of the move during which a figure fights."""
    stack = state.stack
    for i in range(len(stack) - 1, -1, -1):
        frame = stack[i]
        if isinstance(frame, pending_step_types.ContinueAfterBattles) and frame.figure == figure:
            stack[i] = frame._replace(steps=min(frame.steps, 0))
            return


def offer_rerolls(state: Position, battle: Battle, side: int) -> None:
    """Offer a reroll to each side with a grogmaster, from ``side`` on; then compare the totals [crew.grogmaster]."""
    for one in range(side, DEFENDER + 1):
        figure = battle.figure(one)
        if figure < CUTTER and state.has_crew(figure, GROGMASTER) and state.slots_open_to_damage(figure):
            state.stack.append(decision_types.ChooseGrogmasterReroll(figure, battle, one))
            return
    state.stack.append(pending_step_types.CompareBattleTotals(battle))


def compare_battle_totals(state: Position, frame: pending_step_types.CompareBattleTotals) -> None:
    """Compare the totals: the higher one wins, the attacker wins ties [battle.winner]."""
    battle: Battle = frame.battle
    attack, defence = state.battle_total(battle, ATTACKER), state.battle_total(battle, DEFENDER)
    side = ATTACKER if attack >= defence else DEFENDER
    winner, loser = battle.figure(side), battle.figure(1 - side)
    who, victim = FACTION_OF_FIGURE[winner], FACTION_OF_FIGURE[loser]
    if state.events is not None:
        result = msg(
            "battle-tied" if attack == defence else "battle-won",
            icon="ahoy-swords",
            seat=seat_argument(state, who),
            enemy=seat_argument(state, victim),
            n=max(attack, defence),
            m=min(attack, defence),
        )
        shown = battle_panel(state, battle, battle_panel_id(state), result)
        dice = [motions.die_roll_motion(one["id"]) for one in elements(shown) if one["kind"] == "die"]
        state.log_event(result, tone="battle", shows=shown, motions=dice)
    if state.has_crew(who, CUTPURSE):
        got = state.earn_gold(who, CUTPURSE_GOLD)
        if got and state.events is not None:
            state.log_event(
                msg("earns-gold", icon="ahoy-act-coins", seat=seat_argument(state, who), n=got), tone="gain"
            )
    extra = int(winner == who and state.has_crew(who, GUNNER)) + int(who == UNION and battle.double)
    beaten = battle.space if loser in (PATROL, FORT) else -1
    victory = decision_types.ChooseVictoryReward(
        who, winner, loser, battle.space, extra, int(side == DEFENDER and beaten >= 0)
    )
    if state.has_crew(who, BUCCANEER) and state.crew[victim]:
        state.stack.append(
            decision_types.ChooseVictoryRaidOrder(state.active, victory, decision_types.ChooseBuccaneerUse(who, victim))
        )
    else:
        state.stack.append(victory)


def battle_panel_id(state: Position) -> str:
    """Element id of the panel of the current battle; the count of irreversible events makes it unique."""
    return f"battle:{state.irreversible_events}"


def legal_victory_raid_orders(state: Position, frame: decision_types.ChooseVictoryRaidOrder) -> list[Action]:
    """Legal answers: the victory reward first, or the buccaneer's raid first [order.simultaneous]."""
    return [("first", "victory"), ("first", "raid")]


def apply_victory_raid_order(
    state: Position, frame: decision_types.ChooseVictoryRaidOrder, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of whether the victory reward or the buccaneer's raid comes first."""
    victory, raid = frame.victory, frame.raid
    state.stack += [raid, victory] if action[1] == "victory" else [victory, raid]


def legal_victory_rewards(state: Position, frame: decision_types.ChooseVictoryReward) -> list[Action]:
    """Actions that take a reward of the winner, or none [battle.victory]."""
    who, loser = frame.who, frame.loser
    if who in SMUGGLERS and state.effort >= MAX_EFFORT:
        return [("done",)]
    options: list[Action] = [("victory", 0), ("victory", 1)]
    if who == SQUADRON and loser in (UNION, CUTTER, GUNSHIP):
        options.append(("victory", 2))
    options.append(("done",))
    return options


def apply_victory_reward(
    state: Position, frame: decision_types.ChooseVictoryReward, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a victory reward."""
    who, winner, loser, space, count, attacker_lost = frame
    victim = FACTION_OF_FIGURE[loser]
    if state.events is not None:
        gain = msg("wins-nothing", seat=seat_argument(state, who))
        if action[0] == "victory":
            gain = msg(
                "wins", icon="ahoy-sign-medal", seat=seat_argument(state, who), gain=victory_reward_name(who, action[1])
            )
        state.log_event(gain, shows=taken_reward_panel(battle_panel_id(state), gain))
    if action[0] == "victory":
        choice = action[1]
        count += 1
        if who in SMUGGLERS:
            state.effort += 1
            state.stack.append(
                decision_types.ChooseRewardSquare(who) if choice else decision_types.ChooseLeaveOrFightOn(who, winner)
            )
        elif who == UNION and choice:
            state.stack.append(pending_step_types.PlaceVictoryComrade(space >> 2))
        elif who == SQUADRON and choice == 1:
            count += 1
        elif who == SQUADRON and choice == 2:
            state.stack.append(pending_step_types.RemoveEnemyComradeAfterVictory(space >> 2))
        else:
            state.stack.append(pending_step_types.StealGold(who, victim))
    if attacker_lost and count:
        end_unfinished_move(state, loser, space)
    deal_damage(state, who, loser, space, count, beaten=True)


def steal_gold(state: Position, frame: pending_step_types.StealGold) -> None:
    """Give the winner one gold of the loser, if the loser has any."""
    who, victim = frame
    if state.gold[victim]:
        state.gold[victim] -= 1
        state.gold[who] += 1
        if state.events is not None:
            told = msg(
                "steals-gold", icon="ahoy-act-coins", seat=seat_argument(state, who), enemy=seat_argument(state, victim)
            )
            state.log_event(told, tone="loss", motions=motions.coin_gain_motions(who, 1, f"coins:{victim}"))


def stack_index_of_other_battles(state: Position, figure: int) -> int:
    """Stack index of the remaining battles of a figure on its space, -1 if there are none."""
    for i in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[i]
        if isinstance(frame, decision_types.ChooseBattleTarget) and frame.figure == figure:
            return i if legal_battle_targets(state, frame) else -1
    return -1
