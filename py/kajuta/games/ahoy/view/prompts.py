"""The sentence at the top: whose decision it is and what is to be done next."""

from collections.abc import Sequence
from typing import Any

from kajuta.core.message import Message, msg
from kajuta.games.ahoy.rules import decisions, move_flags
from kajuta.games.ahoy.rules.battle_state import ATTACKER
from kajuta.games.ahoy.rules.decision_stack import Decision
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.player_boards import OWNER
from kajuta.games.ahoy.rules.state import seat
from kajuta.games.ahoy.rules.texts import crew_word, figure_word, reward_word

DIE_ACTIONS = ("die", "aside", "turn")
"""Kinds of actions whose first number is a die."""

STATUS: dict[type[Any], str] = {
    decisions.HarbourTown: "status-harbour-town",
    decisions.Anywhere: "status-anywhere",
    decisions.Site: "status-tile",
    decisions.Tile: "status-tile",
    decisions.Drift: "status-drift",
    decisions.Battles: "status-battles",
    decisions.Emissary: "status-emissary",
    decisions.Fire: "status-fire",
    decisions.Grog: "status-grog",
    decisions.Sequence: "status-sequence",
    decisions.Victory: "status-victory",
    decisions.Leave: "status-leave",
    decisions.Raid: "status-raid",
    decisions.Raiding: "status-raiding",
    decisions.Drag: "status-drag",
    decisions.Strike: "status-strike",
    decisions.Mending: "status-mending",
    decisions.Harbour: "status-harbour",
    decisions.Aim: "status-aim",
    decisions.PatrolHere: "status-patrol",
    decisions.ComradesHere: "status-comrades",
    decisions.Deploying: "status-deploy",
    decisions.Orders: "status-orders",
    decisions.Fortify: "status-fortify",
    decisions.Assembling: "status-assemble",
    decisions.Inspiring: "status-inspire",
    decisions.Evacuating: "status-evacuate",
    decisions.Evacuated: "status-evacuated",
    decisions.Sneaking: "status-sneak",
    decisions.Enlisting: "status-enlist",
    decisions.Enlisted: "status-enlisted",
    decisions.Launching: "status-launch",
    decisions.Shipping: "status-shipping",
    decisions.Shipped: "status-shipped",
    decisions.Rigging: "status-rigging",
    decisions.Negotiating: "status-negotiate",
    decisions.Reward: "status-reward",
    decisions.Paying: "status-pay",
    decisions.Hiring: "status-hiring",
    decisions.Favour: "status-favour",
    decisions.Overboard: "status-overboard",
    decisions.Stealing: "status-steal",
    decisions.FirstWealth: "status-first-wealth",
    decisions.FirstMarket: "status-first-market",
}
"""The sentence at the top, by the open decision."""


def status(s: Ahoy) -> Message:
    """Return whose decision it is and what it is about, and in whose turn where that is another seat's."""
    if s.to_act is None:
        return msg("status-over")
    frame = s.decision()
    return _in_turn(s, frame, _decision(s, frame))


def prompt(s: Ahoy, path: Sequence[str]) -> Message | None:
    """Return what is to be done after the clicks ``path``."""
    frame = s.decision()
    next_step = _next_step(s, frame, path)
    return None if next_step is None else _in_turn(s, frame, next_step)


def _in_turn(s: Ahoy, frame: Decision, decision: Message) -> Message:
    """Return ``decision``, and in whose turn it is taken where that is another seat's."""
    if s.turn and frame.who != s.active and not isinstance(frame, decisions.Plan):  # that one says who attacks
        return msg("status-meanwhile", decision=decision, turn=seat(s, s.active))
    return decision


def _decision(s: Ahoy, frame: Decision) -> Message:
    who = seat(s, frame.who)
    if isinstance(frame, decisions.Turn):
        if frame.die >= 0:
            return msg("status-turned", seat=who, n=s.pool[frame.die])
        return msg("status-main", seat=who, n=s.quota)
    if isinstance(frame, decisions.Move):
        resting = "status-move-may" if frame.flags & move_flags.RESTING else "status-move-on"
        name = "status-move" if frame.flags & move_flags.MUST else resting
        return msg(name, seat=who, figure=figure_word(frame.figure), n=frame.steps)
    if isinstance(frame, decisions.Fly):
        return msg("status-fly", seat=who, figure=figure_word(frame.figure))
    if isinstance(frame, decisions.Hit):
        if frame.dealer < 0:
            return msg("status-hit-own", seat=who, n=frame.damage)
        return msg("status-hit", seat=who, n=frame.damage, whose=seat(s, OWNER[frame.figure]))
    if isinstance(frame, decisions.Plan):
        attacker, defender = (seat(s, OWNER[figure]) for figure in (frame.battle.attacker, frame.battle.defender))
        return msg("status-plan", seat=who, attacker=attacker, defender=defender)
    if isinstance(frame, decisions.Offered):
        return msg("status-offered", seat=who, reward=reward_word(frame.square))
    if isinstance(frame, decisions.Fire):
        return msg("status-fire", seat=who, side="attacker" if frame.side == ATTACKER else "defender")
    if isinstance(frame, decisions.Grog):
        return msg("status-grog", seat=who, n=sum(frame.battle.dice(frame.side)))
    return msg(STATUS[type(frame)], seat=who)


def _next_step(s: Ahoy, frame: Decision, path: Sequence[str]) -> Message | None:
    who = seat(s, frame.who)
    kind, _, rest = path[-1].partition(":")
    match frame:
        case decisions.Turn() if kind == "die":
            return _die_step(s, frame, int(rest))
        case decisions.Turn() if kind == "market":
            return msg("prompt-card", seat=who, crew=crew_word(s.market[int(rest)]))
        case decisions.Fire():
            return msg("prompt-fire", seat=who)
        case decisions.Harbour():
            return msg("prompt-haul", seat=who, n=s.slots[int(rest)] & 7)
        case decisions.Tile():
            return msg("prompt-tile", seat=who)
        case decisions.Shipping():
            return msg("prompt-shipping", seat=who)
        case decisions.Stealing():
            return msg("prompt-steal", seat=who)
        case decisions.Move() | decisions.Drift() | decisions.Orders() if kind == "sea":
            return msg("prompt-edge", seat=who)
        case decisions.Orders():
            return msg("prompt-order", seat=who, place=s.place_name(int(rest)))
    return None


def _die_step(s: Ahoy, frame: decisions.Turn, die: int) -> Message:
    """Return what can be done with a die of the turn: a slot, a card, another value for gold, or put it aside."""
    kinds = {action[0] for action in s.legal_actions() if action[0] in DIE_ACTIONS and action[1] == die}
    return msg(
        "prompt-die",
        seat=seat(s, frame.who),
        n=s.pool[die],
        fits="no" if "aside" in kinds else "yes",
        turns="yes" if "turn" in kinds else "no",
    )
