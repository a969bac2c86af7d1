"""Battles, step by step."""

from typing import NamedTuple

from kajuta.core.message import msg
from kajuta.core.state import Action
from kajuta.games.ahoy import plans
from kajuta.games.ahoy.boards import (
    CANNON_SLOTS,
    CUTTER,
    DAMAGE,
    EFFORT,
    FIGURES,
    FORT,
    GUNSHIP,
    OWNER,
    PATROL,
    SMUGGLERS,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.frames import (
    ARRIVED,
    BATTLES,
    COMPARE,
    EMISSARY,
    FIRE,
    GROG,
    HIT,
    LEAVE,
    LIBERATE,
    MOVE,
    MUST,
    PLAN,
    RAID,
    RAIDING,
    REROLL,
    REWARD,
    ROLL,
    SEQUENCE,
    STEAL,
    UNSEAT,
    VICTORY,
    Choice,
    Frame,
)
from kajuta.games.ahoy.harm import PAID, cut_short, deal
from kajuta.games.ahoy.market import BUCCANEER, CUTPURSE, FIGHTERS, GROGMASTER, GUNNER, cards_of
from kajuta.games.ahoy.market import EMISSARY as EMISSARY_CARD
from kajuta.games.ahoy.movement import meet
from kajuta.games.ahoy.state import Sea, seat
from kajuta.games.ahoy.tiles import FOG
from kajuta.games.ahoy.words import plan_word

BONUS = {FORT: 2, GUNSHIP: 3}
"""What a figure adds to its roll by itself."""

ATTACKER, DEFENDER = 0, 1


class Battle(NamedTuple):
    """A battle under way: two figures, their ``space`` (``ranged``: the attacker is elsewhere), bonuses and dice.

    ``double``: the Union rolls two dice.
    """

    attacker: int
    defender: int
    space: int
    ranged: int
    attack: int = 0
    defence: int = 0
    double: int = 0
    attack_dice: tuple[int, ...] = ()
    defence_dice: tuple[int, ...] = ()

    def figure(self, side: int) -> int:
        """Return the figure of a side."""
        return self.attacker if side == ATTACKER else self.defender

    def dice(self, side: int) -> tuple[int, ...]:
        """Return what a side rolled."""
        return self.attack_dice if side == ATTACKER else self.defence_dice

    def strengthened(self, side: int, bonus: int) -> "Battle":
        """Return the battle with a larger bonus for a side."""
        if side == ATTACKER:
            return self._replace(attack=self.attack + bonus)
        return self._replace(defence=self.defence + bonus)


def present(s: Sea, figure: int, space: int) -> bool:
    """Say whether a figure is still on a space."""
    if figure == PATROL:
        return s.patrols[space] > 0
    if figure == FORT:
        return s.forts[space >> 2] > 0
    return s.ships[figure] == space


def battles_options(s: Sea, frame: Frame) -> list[Action]:
    """BATTLES: which enemy comes next [battle.one-by-one]."""
    _, _, _, space, enemies, _ = frame
    return [("fight", figure) for figure in sorted(set(enemies)) if present(s, figure, space)]


def apply_battles(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    _, who, figure, space, enemies, ranged = frame
    enemy = action[1]
    rest = list(enemies)
    rest.remove(enemy)
    s.stack.append((BATTLES, who, figure, space, tuple(rest), ranged))
    battle = Battle(figure, enemy, space, ranged)
    if s.events is not None:
        s.tell(
            msg(
                "battle",
                icon="crossed-swords",
                seat=seat(s, who),
                figure=msg("figure-" + FIGURES[figure]),
                enemy=seat(s, OWNER[enemy]),
                other=msg("figure-" + FIGURES[enemy]),
                place=s.place_name(space),
            ),
            tone="battle",
        )
    if s.active == who and s.gold[who] and s.has(who, EMISSARY_CARD):
        s.stack.append((EMISSARY, who, battle))
    else:
        ask_plans(s, battle)


def emissary_options(s: Sea, frame: Frame) -> list[Action]:
    """EMISSARY: pay the enemy instead of fighting [crew.emissary]."""
    return [("pay",), ("fight",)]


def apply_emissary(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    _, who, battle = frame
    if action[0] == "fight":
        ask_plans(s, battle)
        return
    enemy = OWNER[battle.defender]
    s.gold[who] -= 1
    s.gold[enemy] += 1
    if s.events is not None:
        s.tell(msg("bribes", icon="two-coins", seat=seat(s, who), enemy=seat(s, enemy)))


def union_side(battle: Battle) -> int:
    """Return the side on which the Union fights, -1 for none."""
    if OWNER[battle.attacker] == UNION:
        return ATTACKER
    return DEFENDER if OWNER[battle.defender] == UNION else -1


def ask_plans(s: Sea, battle: Battle) -> None:
    """Ask the Union for plans where it fights and holds any cards, else go on to the cannons [battle.plans]."""
    if s.hand and union_side(battle) >= 0:
        s.stack.append((PLAN, UNION, battle))
    else:
        s.stack.append((FIRE, OWNER[battle.attacker], battle, ATTACKER))


def plan_options(s: Sea, frame: Frame) -> list[Action]:
    """PLAN: a plan for the start of a battle, or none."""
    options: list[Action] = [("pass",)]
    options += [("plan", kind) for kind in plans.IN_BATTLE if kind in s.hand]
    return options


def apply_plan(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    battle: Battle = frame[2]
    if action[0] == "pass":
        s.stack.append((FIRE, OWNER[battle.attacker], battle, ATTACKER))
        return
    kind = action[1]
    discard_plan(s, kind)
    if kind == plans.CLOSE_CALL:
        return
    if kind == plans.SECRET_WEAPON:
        battle = battle._replace(double=1)
    else:
        battle = battle.strengthened(union_side(battle), s.ready)
    ask_plans(s, battle)


def discard_plan(s: Sea, kind: int) -> None:
    """Show a plan from the Union's hand and discard it."""
    s.hand.remove(kind)
    s.plan_discard.append(kind)
    s.luck += 1
    if s.events is not None:
        s.tell(msg("plays-plan", icon="scroll-unfurled", seat=seat(s, UNION), plan=plan_word(kind)), tone="gain")


def fire_options(s: Sea, frame: Frame) -> list[Action]:
    """FIRE: lower the die on the cannons for as much more on the roll [battle.cannons]."""
    _, who, battle, side = frame
    options: list[Action] = [("hold",)]
    if battle.figure(side) != CUTTER:
        for slot in CANNON_SLOTS[who]:
            held = s.slots[slot]
            if held and held != DAMAGE:
                options += [("lower", slot, by) for by in range(1, held & 7)]
    return options


def apply_fire(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    _, who, battle, side = frame
    if action[0] == "lower":
        _, slot, by = action
        s.slots[slot] -= by
        battle = battle.strengthened(side, by)
        if s.events is not None:
            s.tell(msg("fires", icon="cannon", seat=seat(s, who), n=by))
    if side == ATTACKER:
        s.stack.append((FIRE, OWNER[battle.defender], battle, DEFENDER))
    else:
        s.stack.append((ROLL, battle))


def roll(s: Sea, frame: Frame) -> None:
    """ROLL: both sides roll; the battle is held now and ends the attacker's move [move.ends]."""
    battle: Battle = frame[1]
    s.luck += 1
    union = union_side(battle)
    rolls = [
        tuple(1 + s.below(6) for _ in range(2 if battle.double and side == union else 1))
        for side in (ATTACKER, DEFENDER)
    ]
    battle = battle._replace(attack_dice=rolls[0], defence_dice=rolls[1])
    if not battle.ranged:
        end_move(s, battle.attacker)
    ask_grog(s, battle, ATTACKER)


def end_move(s: Sea, figure: int) -> None:
    """Take the remaining steps from the move in which a figure fights."""
    stack = s.stack
    for i in range(len(stack) - 1, -1, -1):
        frame = stack[i]
        if frame[0] == ARRIVED and frame[1] == figure:
            stack[i] = (ARRIVED, figure, frame[2], min(frame[3], 0), frame[4], frame[5])
            return


def ask_grog(s: Sea, battle: Battle, side: int) -> None:
    """Offer a new roll to a side with a grogmaster, then to the other, then compare [crew.grogmaster]."""
    for one in range(side, 2):
        figure = battle.figure(one)
        if figure < CUTTER and s.has(figure, GROGMASTER) and s.hittable(figure):
            s.stack.append((GROG, figure, battle, one))
            return
    s.stack.append((COMPARE, battle))


def grog_options(s: Sea, frame: Frame) -> list[Action]:
    """GROG: keep the roll, or suffer one damage and roll again (mask of the dice)."""
    _, _, battle, side = frame
    options: list[Action] = [("keep",)]
    options += [("reroll", mask) for mask in range(1, 1 << len(battle.dice(side)))]
    return options


def apply_grog(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    _, who, battle, side = frame
    if action[0] == "reroll":
        s.stack.append((REROLL, battle, side, action[1]))
        s.stack.append((HIT, who, who, 1, PAID))
    else:
        ask_grog(s, battle, side + 1)


def reroll(s: Sea, frame: Frame) -> None:
    """REROLL: the price is paid, the dice fall again [crew.grogmaster]."""
    _, battle, side, mask = frame
    s.luck += 1
    dice = tuple(1 + s.below(6) if mask >> i & 1 else die for i, die in enumerate(battle.dice(side)))
    battle = battle._replace(attack_dice=dice) if side == ATTACKER else battle._replace(defence_dice=dice)
    if s.events is not None:
        s.tell(msg("rerolls", icon="beer-stein", seat=seat(s, battle.figure(side)), n=sum(dice)))
    ask_grog(s, battle, side + 1)


def total(s: Sea, battle: Battle, side: int) -> int:
    """Return the result of a side: dice, cannons, plans, figure and crew."""
    figure = battle.figure(side)
    bonus = battle.attack if side == ATTACKER else battle.defence
    return sum(battle.dice(side)) + bonus + steady_bonus(s, figure)


def steady_bonus(s: Sea, figure: int) -> int:
    """Return what a figure adds to each of its rolls."""
    return BONUS.get(figure, 0) + s.has(OWNER[figure], FIGHTERS)


def compare(s: Sea, frame: Frame) -> None:
    """COMPARE: the higher total wins, the attacker where they are equal [battle.winner]."""
    battle: Battle = frame[1]
    attack, defence = total(s, battle, ATTACKER), total(s, battle, DEFENDER)
    side = ATTACKER if attack >= defence else DEFENDER
    winner, loser = battle.figure(side), battle.figure(1 - side)
    who, victim = OWNER[winner], OWNER[loser]
    if s.events is not None:
        s.tell(
            msg(
                "battle-won",
                icon="crossed-swords",
                seat=seat(s, who),
                enemy=seat(s, victim),
                n=max(attack, defence),
                m=min(attack, defence),
            ),
            tone="battle",
        )
    if s.has(who, CUTPURSE):
        got = s.earn(who, 2)
        if got and s.events is not None:
            s.tell(msg("earns-gold", icon="two-coins", seat=seat(s, who), n=got), tone="gain")
    extra = int(winner == who and s.has(who, GUNNER)) + int(who == UNION and battle.double)
    beaten = battle.space if loser in (PATROL, FORT) else -1
    victory = (VICTORY, who, winner, loser, battle.space, extra, int(side == DEFENDER and beaten >= 0))
    if s.has(who, BUCCANEER) and s.crew[victim]:
        s.stack.append((SEQUENCE, s.active, victory, (RAID, who, victim)))
    else:
        s.stack.append(victory)


def sequence_options(s: Sea, frame: Frame) -> list[Action]:
    """SEQUENCE: the active player says which of two simultaneous things comes first [order.simultaneous]."""
    return [("first", "victory"), ("first", "raid")]


def apply_sequence(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    _, _, victory, raid = frame
    s.stack += [raid, victory] if action[1] == "victory" else [victory, raid]


def victory_options(s: Sea, frame: Frame) -> list[Action]:
    """VICTORY: one of the rewards on the winner's board, or none [battle.victory]."""
    _, who, _, loser, _, _, _ = frame
    if who in SMUGGLERS and s.effort >= EFFORT:
        return [("done",)]
    options: list[Action] = [("victory", 0), ("victory", 1)]
    if who == SQUADRON and loser in (UNION, CUTTER, GUNSHIP):
        options.append(("victory", 2))
    options.append(("done",))
    return options


def apply_victory(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    _, who, winner, loser, space, count, attacker_lost = frame
    victim = OWNER[loser]
    if action[0] == "victory":
        choice = action[1]
        count += 1
        if who in SMUGGLERS:
            s.effort += 1
            s.stack.append((REWARD, who) if choice else (LEAVE, who, winner))
        elif who == UNION and choice:
            s.stack.append((LIBERATE, space >> 2))
        elif who == SQUADRON and choice == 1:
            count += 1
        elif who == SQUADRON and choice == 2:
            s.stack.append((UNSEAT, space >> 2))
        else:
            s.stack.append((STEAL, who, victim))
    if attacker_lost and count:
        cut_short(s, loser, space)
    deal(s, who, loser, space, count)


def steal(s: Sea, frame: Frame) -> None:
    """STEAL: one gold changes hands, if there is one."""
    _, who, victim = frame
    if s.gold[victim]:
        s.gold[victim] -= 1
        s.gold[who] += 1
        if s.events is not None:
            s.tell(msg("steals-gold", icon="two-coins", seat=seat(s, who), enemy=seat(s, victim)), tone="loss")


def liberate(s: Sea, frame: Frame) -> None:
    """LIBERATE: a ready comrade goes to the battle's island."""
    land(s, frame[1], 1)


def land(s: Sea, region: int, count: int) -> None:
    """Place ready comrades on a region's island, as many as there are."""
    count = min(count, s.ready)
    s.ready -= count
    s.comrades[region] += count
    if count and s.events is not None:
        s.tell(msg("lands", icon="fist", seat=seat(s, UNION), n=count, region=s.region_name(region)), tone="gain")


def unseat(s: Sea, frame: Frame) -> None:
    """UNSEAT: a comrade leaves the battle's island for the supply."""
    withdraw(s, frame[1], 1)


def withdraw(s: Sea, region: int, count: int) -> None:
    """Put comrades from an island back into the supply."""
    count = min(count, s.comrades[region])
    s.comrades[region] -= count
    s.comrade_supply += count
    if count and s.events is not None:
        s.tell(msg("leaves-island", icon="exit-door", seat=seat(s, UNION), n=count, region=s.region_name(region)))


def other_battles(s: Sea, figure: int) -> int:
    """Return where on the stack a figure still has other battles to fight, -1 for none."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if frame[0] == BATTLES and frame[2] == figure:
            return i if battles_options(s, frame) else -1
    return -1


def leave_options(s: Sea, frame: Frame) -> list[Action]:
    """LEAVE: go at once, or fight the other battles here first [smugglers.leave]."""
    return [("leave",), ("stay",)] if other_battles(s, frame[2]) >= 0 else [("leave",)]


def apply_leave(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    _, who, figure = frame
    if action[0] == "stay":
        s.stack.insert(other_battles(s, figure), frame)
        return
    s.stack.append((MOVE, who, figure, 2, MUST, s.ships[figure]))


def raid_options(s: Sea, frame: Frame) -> list[Action]:
    """RAID: give the buccaneer away for two of the loser's crew, or not [crew.buccaneer]."""
    return [("raid",), ("done",)] if s.crew[frame[2]] else []


def apply_raid(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    _, who, victim = frame
    if action[0] == "raid":
        s.discharge(who, BUCCANEER)
        s.box |= 1 << BUCCANEER
        s.stack.append((RAIDING, who, victim, min(2, s.crew[victim].bit_count()), -1))


def raiding_options(s: Sea, frame: Frame) -> list[Action]:
    """RAIDING: which of the loser's crew goes, in ascending order."""
    _, _, victim, left, last = frame
    if not left:
        return []
    cards = [card for card in cards_of(s.crew[victim]) if card > last]
    return [("crew", card) for card in cards[: len(cards) - left + 1]]


def apply_raiding(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    _, who, victim, left, _ = frame
    card = action[1]
    s.discharge(victim, card)
    s.box |= 1 << card
    s.stack.append((RAIDING, who, victim, left - 1, card))


def aim_options(s: Sea, frame: Frame) -> list[Action]:
    """AIM: a space of the flagship's region with enemies, no fog [crew.gunners-mate]."""
    who = frame[1]
    region = s.ships[who] >> 2
    options: list[Action] = [
        ("aim", space)
        for space in range(4 * region, 4 * region + 4)
        if s.chart.terrain[space] != FOG and s.enemies(who, space)
    ]
    if options:
        options.append(("done",))
    return options


def apply_aim(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    if action[0] == "aim":
        who, space = frame[1], action[1]
        meet(s, who, space, 1)
