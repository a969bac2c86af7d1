"""How a card comes to the row: to a bank instead, to a bust, or into the row, where its suit takes effect."""

from collections.abc import Iterable

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import shake
from kajuta.games.deadmansdraw.rules import texts
from kajuta.games.deadmansdraw.rules.cards import (
    ANCHOR,
    CANNON,
    HOOK,
    KRAKEN,
    MAP,
    MERMAID,
    ORACLE,
    SUIT,
    SWORD,
    Card,
    Suit,
)
from kajuta.games.deadmansdraw.rules.decision_stack import BUST, Decision, Step, StepKind
from kajuta.games.deadmansdraw.rules.state import MOST_SEATS, Position

SUITS_WITH_EFFECT: dict[Suit, StepKind] = {
    ANCHOR: "anchor",
    HOOK: "hook",
    CANNON: "cannon",
    MAP: "map",
    ORACLE: "oracle",
    SWORD: "sword",
    KRAKEN: "kraken",
    MERMAID: "mermaid",
}
EFFECT = {suit: [Step(kind, seat) for seat in range(MOST_SEATS)] for suit, kind in SUITS_WITH_EFFECT.items()}
"""What follows when a card of a suit is laid, by seat; key and chest wait for the loot."""


def draw(s: Position) -> Card:
    """Take the top of the draw pile; that is luck unless everybody knew the card."""
    if not s.known or s.known[0] != s.everybody:
        s.irreversible_events += 1
    s.known = s.known[1:]
    return s.draw_pile.pop()


def tell_if_last(s: Position) -> None:
    """Tell that the draw pile has become empty."""
    if s.events is not None and not s.draw_pile:
        s.log_event(msg("log-last-card"), tone="turn")


def bring(s: Position, card: Card, guarded: bool = False) -> None:
    """Let ``card`` come to the row from wherever it was; ``guarded``: it is protected there."""
    if s.goes_to_bank(card):
        _bank(s, card)
        return
    if s.matches(card):
        _bust(s, card)
        return
    s.row.append(card)
    if s.debt:
        s.debt -= 1
    if s.harbor:
        s.harbor -= 1
        guarded = True
    if guarded:
        protect(s, (card,))
    take_effect(s, card)


def _bank(s: Position, card: Card) -> None:
    s.store(s.active, (card,))
    if s.events is not None:
        s.log_event(texts.log_card("log-straight-to-bank", s.active, card), tone="gain")


def _bust(s: Position, card: Card) -> None:
    s.busting = card
    s.pending = [Decision("bust", s.active, (BUST,))]
    if s.events is not None:
        bust = msg("log-bust", seat=seat_ref(s.active), card=texts.card_name(card))
        s.log_event(bust, tone="loss", motions=(shake(),))


def take_effect(s: Position, card: Card) -> None:
    """Let the suit of ``card``, the last one of the row, take effect next."""
    if steps := EFFECT.get(SUIT[card]):
        s.pending.append(steps[s.active])


def protect(s: Position, cards: Iterable[Card]) -> None:
    """Mark ``cards`` of the row as safe from a bust wherever they lie."""
    s.protected += tuple(card for card in cards if card not in s.protected)


def may_come(s: Position, card: Card) -> bool:
    """Say whether an effect may bring ``card`` to the row: under the house rule only if it does not bust."""
    return not (s.sparing and s.busts(card))
