"""Actions of crew members that are more than a look at the mask of a crew."""

from kajuta.core.message import msg
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decisions, motions, move_flags, pending_steps
from kajuta.games.ahoy.rules.battle import offer_rerolls
from kajuta.games.ahoy.rules.battle_state import ATTACKER
from kajuta.games.ahoy.rules.damage import PRICE, PRICE_ON_BOARD, damage_targets, repair_all
from kajuta.games.ahoy.rules.market import (
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
from kajuta.games.ahoy.rules.movement import enemies_to_fight, enter_space
from kajuta.games.ahoy.rules.plans import offer_battle_plans
from kajuta.games.ahoy.rules.player_boards import DAMAGEABLE, FACTION_OF_FIGURE, MAX_EFFORT, MAX_PIPS, SMUGGLERS
from kajuta.games.ahoy.rules.smugglers import load_cargo
from kajuta.games.ahoy.rules.state import Position, seat_argument
from kajuta.games.ahoy.rules.texts import crew_name
from kajuta.games.ahoy.rules.tiles import FOG

CREW_WITH_DICELESS_ACTION = 1 << AERONAUTS | 1 << MYSTIC | 1 << NOBLE | 1 << GUST | 1 << WIND
"""Crew members with an action that takes no die."""
WIND_PRICE = 2
SAILOR_STEPS, TRAWLER_STEPS = 3, 2
OFFICIAL_PATROLS, OFFICIAL_STEPS = 2, 2
RAIDED_CREW_COUNT = 2
"""Crew members that a buccaneer takes along."""


def legal_diceless_crew_actions(s: Position, faction: int) -> list[Action]:
    """Return the crew actions without a die that can be taken now."""
    mask = s.crew[faction] & CREW_WITH_DICELESS_ACTION
    if not mask or s.effort >= MAX_EFFORT:
        return []
    here = s.ships[faction]
    options: list[Action] = []
    if (
        mask >> AERONAUTS & 1
        and s.gold[faction]
        and s.symbol_at(here) >= 0
        and s.chart.region_with_same_symbol(here >> 2) >= 0
    ):
        options.append(("crew", AERONAUTS))
    if mask >> MYSTIC & 1 and not s.used >> MYSTIC & 1 and _free_on_board(s, faction) and damage_targets(s, faction):
        options.append(("crew", MYSTIC))
    if mask >> NOBLE & 1 and legal_noble_thefts(s, decisions.ChooseNobleTheft(faction)):
        options.append(("crew", NOBLE))
    if mask >> GUST & 1:
        options.append(("crew", GUST))
    if (
        mask >> WIND & 1
        and not s.used >> WIND & 1
        and s.gold[faction] >= WIND_PRICE
        and other_tailwind_spaces(s, faction)
    ):
        options.append(("crew", WIND))
    return options


def _free_on_board(s: Position, faction: int) -> bool:
    return any(not s.slots[slot] for slot in DAMAGEABLE[faction])


def other_tailwind_spaces(s: Position, faction: int) -> tuple[int, ...]:
    """Return all spaces with a tailwind except the flagship's own."""
    return tuple(space for space in s.chart.tailwind[0] if space != s.ships[faction])


def apply_diceless_crew_action(s: Position, faction: int, card: int) -> None:
    """Take the free action of a crew member."""
    s.effort += 1
    here = s.ships[faction]
    if s.events is not None:
        s.log_event(msg("uses-crew", icon="ahoy-sign-crew", seat=seat_argument(s, faction), crew=crew_name(card)))
    if card == AERONAUTS:
        s.spend_gold(faction, 1)
        enter_space(s, faction, faction, here, s.chart.island[s.chart.region_with_same_symbol(here >> 2)], 0, 0)
    elif card == MYSTIC:
        s.used |= 1 << MYSTIC
        s.stack.append(decisions.ChooseDamageTarget(faction, 1))
        s.stack.append(decisions.ChooseDamageSlot(faction, faction, 1, PRICE_ON_BOARD))
    elif card == WIND:
        s.used |= 1 << WIND
        s.spend_gold(faction, WIND_PRICE)
        s.stack.append(
            decisions.ChooseJumpTarget(faction, faction, other_tailwind_spaces(s, faction), move_flags.MUST_STEP)
        )
    else:
        s.discharge_crew(faction, card)
        s.box |= 1 << card
        if card == NOBLE:
            s.stack.append(decisions.ChooseNobleTheft(faction))
        else:
            spaces = tuple(space for space in range(len(s.chart.at)) if space != here)
            s.stack.append(decisions.ChooseJumpTarget(faction, faction, spaces, move_flags.MUST_STEP))


def apply_crew_slot_action(s: Position, faction: int, card: int) -> None:
    """Take the action of a crew member on whose slot a die was placed."""
    here = s.ships[faction]
    if card == SHIPWRIGHT:
        repair_all(s, faction)
    elif card in CONVINCING_COMRADES:
        s.stack.append(decisions.ChooseComradeTransfer(faction))
    elif card in CONVINCING_OFFICIALS:
        s.stack.append(
            decisions.ChoosePatrolOrder(faction, OFFICIAL_PATROLS, (), OFFICIAL_STEPS, move_flags.IGNORE_BATTLES)
        )
    elif card == SAILOR:
        s.stack.append(decisions.ChooseMoveStep(faction, faction, SAILOR_STEPS, move_flags.MUST_STEP, here))
    elif card == TRAWLER:
        s.stack.append(
            decisions.ChooseMoveStep(
                faction, faction, TRAWLER_STEPS, move_flags.MUST_STEP | move_flags.TAKE_TREASURE_IN_PASSING, here
            )
        )


def legal_noble_thefts(s: Position, frame: decisions.ChooseNobleTheft) -> list[Action]:
    """Offer a crew member or cargo of a flagship in the same region; last: 0 as crew, 1 as cargo [crew.noble]."""
    who = frame.who
    region = s.ships[who] >> 2
    options: list[Action] = []
    for other in s.order:
        if other != who and s.ships[other] >> 2 == region:
            for card in (*cards_in_mask(s.crew[other]), *s.cargo[other]):
                options.append(("steal", card, 0))
                if who in SMUGGLERS:
                    options.append(("steal", card, 1))
    return options


def apply_noble_theft(s: Position, frame: decisions.ChooseNobleTheft, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who = frame.who
    _, card, as_cargo = action
    victim = next(other for other in s.order if s.has_crew(other, card) or card in s.cargo[other])
    if s.has_crew(victim, card):
        s.discharge_crew(victim, card)
    else:
        s.cargo[victim] = tuple(one for one in s.cargo[victim] if one != card)
    if s.events is not None:
        s.log_event(
            msg(
                "steals-card",
                icon="robber",
                seat=seat_argument(s, who),
                enemy=seat_argument(s, victim),
                crew=crew_name(card),
            ),
            tone="loss",
        )
    if as_cargo:
        load_cargo(s, who, card)
    else:
        s.crew[who] |= 1 << card


def legal_comrade_transfers(s: Position, frame: decisions.ChooseComradeTransfer) -> list[Action]:
    """Offer a comrade goes from an island to another, or none does [crew.comrade]."""
    regions = s.regions()
    options: list[Action] = [("shift", a, b) for a in regions if s.comrades[a] for b in regions if a != b]
    return [*options, ("done",)]


def apply_comrade_transfer(s: Position, frame: decisions.ChooseComradeTransfer, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    if action[0] == "shift":
        _, source, target = action
        move_comrade(s, frame.who, source, target)
        s.stack.append(decisions.ChooseSecondComradeTransfer(frame.who, source, target))


def move_comrade(s: Position, who: int, source: int, target: int) -> None:
    """Carry a comrade from an island to another."""
    s.comrades[source] -= 1
    s.comrades[target] += 1
    if s.events is not None:
        told = msg("comrade-moves", icon="ahoy-act-fist", seat=seat_argument(s, who), n=1, region=s.region_name(target))
        s.log_event(
            told,
            motions=motions.comrade_motions(1, motions.island_comrades_id(source), motions.island_comrades_id(target)),
        )


def legal_second_comrade_transfers(s: Position, frame: decisions.ChooseSecondComradeTransfer) -> list[Action]:
    """Offer a second comrade the same way, or none."""
    source, target = frame.source, frame.target
    return [("shift", source, target), ("done",)] if s.comrades[source] else []


def apply_second_comrade_transfer(
    s: Position, frame: decisions.ChooseSecondComradeTransfer, action: decisions.ChosenAction
) -> None:
    """Carry out the choice."""
    if action[0] == "shift":
        move_comrade(s, frame.who, frame.source, frame.target)


def legal_beakhead_pushes(s: Position, frame: decisions.ChooseBeakheadPush) -> list[Action]:
    """Offer a step of the damaged ship on the map, or none [crew.beakhead]."""
    near = s.chart.near[s.ships[frame.figure]]
    return [*(("drag", d) for d in range(4) if near[d] >= 0), ("done",)]


def apply_beakhead_push(s: Position, frame: decisions.ChooseBeakheadPush, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    if action[0] == "drag":
        who, figure = frame
        space = s.ships[figure]
        enter_space(
            s,
            who,
            figure,
            space,
            s.chart.near[space][action[1]],
            0,
            move_flags.IGNORE_BATTLES | move_flags.PUSHED_BY_ENEMY,
        )


# In battle


def legal_emissary_bribes(s: Position, frame: decisions.ChooseEmissaryBribe) -> list[Action]:
    """Pay the enemy instead of fighting [crew.emissary]."""
    return [("pay",), ("fight",)]


def apply_emissary_bribe(s: Position, frame: decisions.ChooseEmissaryBribe, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who, battle = frame
    if action[0] == "fight":
        offer_battle_plans(s, battle)
        return
    enemy = FACTION_OF_FIGURE[battle.defender]
    s.gold[who] -= 1
    s.gold[enemy] += 1
    if s.events is not None:
        told = msg("bribes", icon="ahoy-act-coins", seat=seat_argument(s, who), enemy=seat_argument(s, enemy))
        s.log_event(told, motions=motions.coin_gain_motions(enemy, 1, f"coins:{who}"))


def legal_grogmaster_rerolls(s: Position, frame: decisions.ChooseGrogmasterReroll) -> list[Action]:
    """Keep the roll, or suffer one damage and roll again (mask of the dice)."""
    battle, side = frame.battle, frame.side
    options: list[Action] = [("keep",)]
    options += [("reroll", mask) for mask in range(1, 1 << len(battle.dice(side)))]
    return options


def apply_grogmaster_reroll(
    s: Position, frame: decisions.ChooseGrogmasterReroll, action: decisions.ChosenAction
) -> None:
    """Carry out the choice."""
    who, battle, side = frame
    if action[0] == "reroll":
        s.stack.append(pending_steps.RerollBattleDice(battle, side, action[1]))
        s.stack.append(decisions.ChooseDamageSlot(who, who, 1, PRICE))
    else:
        offer_rerolls(s, battle, side + 1)


def reroll_battle_dice(s: Position, frame: pending_steps.RerollBattleDice) -> None:
    """Roll again; the price is paid [crew.grogmaster]."""
    battle, side, mask = frame
    s.irreversible_events += 1
    dice = tuple(1 + s.randbelow(MAX_PIPS) if mask >> i & 1 else die for i, die in enumerate(battle.dice(side)))
    battle = battle._replace(attack_dice=dice) if side == ATTACKER else battle._replace(defence_dice=dice)
    if s.events is not None:
        s.log_event(msg("rerolls", icon="beer-stein", seat=seat_argument(s, battle.figure(side)), n=sum(dice)))
    offer_rerolls(s, battle, side + 1)


def legal_buccaneer_raids(s: Position, frame: decisions.ChooseBuccaneerRaid) -> list[Action]:
    """Give the buccaneer away for two of the loser's crew, or not, while it is there [crew.buccaneer]."""
    return [("raid",), ("done",)] if s.crew[frame.victim] and s.has_crew(frame.who, BUCCANEER) else []


def apply_buccaneer_raid(s: Position, frame: decisions.ChooseBuccaneerRaid, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who, victim = frame
    if action[0] == "raid":
        s.discharge_crew(who, BUCCANEER)
        s.box |= 1 << BUCCANEER
        s.stack.append(decisions.ChooseRaidedCrew(who, victim, min(RAIDED_CREW_COUNT, s.crew[victim].bit_count()), -1))


def legal_raided_crew(s: Position, frame: decisions.ChooseRaidedCrew) -> list[Action]:
    """Which of the loser's crew goes, in ascending order."""
    victim, left, last = frame.victim, frame.left, frame.last
    if not left:
        return []
    cards = [card for card in cards_in_mask(s.crew[victim]) if card > last]
    return [("crew", card) for card in cards[: len(cards) - left + 1]]


def apply_raided_crew(s: Position, frame: decisions.ChooseRaidedCrew, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who, victim, left = frame.who, frame.victim, frame.left
    card = action[1]
    s.discharge_crew(victim, card)
    s.box |= 1 << card
    s.stack.append(decisions.ChooseRaidedCrew(who, victim, left - 1, card))


def legal_gunners_mate_targets(s: Position, frame: decisions.ChooseGunnersMateTarget) -> list[Action]:
    """Offer a space of the flagship's region with enemies, no fog [crew.gunners-mate]."""
    who = frame.who
    region = s.ships[who] >> 2
    options: list[Action] = [
        ("aim", space)
        for space in range(4 * region, 4 * region + 4)
        if s.chart.terrain[space] != FOG and s.enemies_on(who, space)
    ]
    if options:
        options.append(("done",))
    return options


def apply_gunners_mate_target(
    s: Position, frame: decisions.ChooseGunnersMateTarget, action: decisions.ChosenAction
) -> None:
    """Carry out the choice."""
    if action[0] == "aim":
        who, space = frame.who, action[1]
        enemies = enemies_to_fight(s, who, space)
        if enemies:
            s.stack.append(decisions.ChooseBattleTarget(who, who, space, tuple(enemies), 1))
