"""Key and chest: what they bring when both are taken together."""

from collections.abc import Iterable

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import shake
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import texts
from kajuta.games.deadmansdraw.rules.cards import (
    CHEST,
    KEY,
    PLUNDERER,
    SUIT,
    TREASURE_HUNTER,
    TREASURE_HUNTER_FACTOR,
    Card,
)
from kajuta.games.deadmansdraw.rules.decision_stack import DECLINE, Step
from kajuta.games.deadmansdraw.rules.motions import gained
from kajuta.games.deadmansdraw.rules.state import Position


def has_key_and_chest(cards: Iterable[Card]) -> bool:
    """Say whether ``cards`` bring a bonus."""
    key = chest = False
    for card in cards:
        suit = SUIT[card]
        if suit == KEY:
            key = True
        elif suit == CHEST:
            chest = True
    return key and chest


def bonus(s: Position, step: Step) -> None:
    """Offer the bonus where there is anything to get."""
    taking: list[Action] = []
    if s.characters[step.seat] == PLUNDERER:
        taking = [("plunder", other, step.cards) for other in s.opponents(step.seat) if s.size(other)]
    elif s.discard:
        factor = TREASURE_HUNTER_FACTOR if s.characters[step.seat] == TREASURE_HUNTER else 1
        taking = [("bonus", step.cards * factor)]
    if taking:
        s.ask("bonus", step.seat, (*taking, DECLINE))


def apply_bonus(s: Position, action: Action) -> None:
    """Take random cards of the discard."""
    cards = s.draw_lots(s.discard, int(action[1]))
    for card in cards:
        s.discard.remove(card)
    _gain(s, cards, None)


def apply_plunder(s: Position, action: Action) -> None:
    """Take random cards out of an opponent's bank."""
    victim = int(action[1])
    if s.events is not None:
        plundered = msg("log-plunder", seat=seat_ref(s.active), victim=seat_ref(victim))
        s.log_event(plundered, tone="loss", motions=(shake(f"seat:{victim}"),))
    cards = s.draw_lots([card for pile in s.banks[victim] for card in pile], int(action[2]))
    for card in cards:
        suit = SUIT[card]
        s.replace(victim, suit, tuple(kept for kept in s.banks[victim][suit] if kept != card))
    _gain(s, cards, victim)


def _gain(s: Position, cards: list[Card], victim: int | None) -> None:
    if s.events is not None:
        s.log_event(texts.log_cards("log-bonus", s.active, cards), tone="gain", motions=gained(s, cards, victim))
    s.store(s.active, cards)


def apply_decline(s: Position, action: Action) -> None:
    """Leave the bonus."""
    if s.events is not None:
        s.log_event(msg("log-decline", seat=seat_ref(s.active)))
