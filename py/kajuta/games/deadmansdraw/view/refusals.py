"""Refusals of clicks: the clause of the rules that forbids a click, and the reason in the current position."""

from collections.abc import Sequence

from kajuta.core.message import Message, msg, seat_ref
from kajuta.games.deadmansdraw.rules import messages
from kajuta.games.deadmansdraw.rules.cards import (
    CANNON,
    HOOK,
    KRAKEN,
    MAP,
    MERMAID,
    ORACLE,
    PARRY,
    STRANGE_LANDS,
    SUIT_OF_CARD,
    SUITS,
    SWORD,
    SWORDSWOMAN,
    Card,
    Suit,
)
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition

CLAUSE_BY_ELEMENT_AND_DECISION = {
    ("draw", "keep"): "characters.deal",
    ("draw", "victim"): "character.davy-jones",
    ("draw", "bust"): "turn.bust",
    ("draw", "protected"): "anchor.leave",
    ("draw", "bonus"): "chest.bonus",
    ("draw", "davy-jones"): "character.davy-jones-open",
    ("draw", ""): "turn.effect",
    ("row", "mermaid"): "mermaids.effect",
    ("move", "mermaid"): "mermaids.effect",
    ("charm", "mermaid"): "mermaids.casanova",
    ("put-back", ""): "oracle.debt",
    ("top", ""): "character.mystic",
}
"""Clauses by the kind of the disabled element and of the open decision; "" stands for all other decisions."""

REASON_BY_ELEMENT_AND_CLAUSE = {
    ("draw", "oracle.put-back"): "refused-put-back",
    ("draw", "chest.bonus"): "refused-before-bonus",
    ("take", "turn.flip"): "refused-flip",
    ("top", "character.mystic"): "refused-not-on-top",
    ("row", "mermaids.effect"): "refused-mermaid",
}
"""Message ids of reasons without variables, by the kind of the disabled element and the clause."""

SUIT_OF_DECISION: dict[str, Suit] = {
    "hook": HOOK,
    "cannon": CANNON,
    "map": MAP,
    "mystic": ORACLE,
    "oracle": ORACLE,
    "peek": ORACLE,
    "sword": SWORD,
    "mermaid": MERMAID,
}
"""Suit whose effect opens a decision, by the kind of the decision."""


def forbidding_clause(state: DeadMansDrawPosition, path: Sequence[str]) -> str | None:
    """Clause that forbids clicking the last element of ``path``."""
    kind, _, rest = path[-1].partition(":")
    deciding = open_decision_kind(state)
    if kind == "bank":
        seat, suit = rest.split(":")
        return _why_not_pile(state, deciding, int(seat), SUITS.index(suit))
    if kind == "draw" and deciding == "turn":
        return "oracle.put-back" if state.draw_pile else "end.last-card"
    if kind == "take":
        return "kraken.debt" if state.flipped else "turn.flip"
    return CLAUSE_BY_ELEMENT_AND_DECISION.get((kind, deciding)) or CLAUSE_BY_ELEMENT_AND_DECISION.get((kind, ""))


def _why_not_pile(state: DeadMansDrawPosition, deciding: str, seat: int, suit: Suit) -> str | None:
    own = seat == state.active
    if deciding == "hook":
        return "house.safe-choices" if own else "hook.effect"
    if deciding == "cannon":
        return "cannon.effect" if own else "character.misfire"
    if deciding != "sword":
        return None
    if own:
        return "sword.effect"
    if state.banks[state.active][suit] and state.characters[state.active] != SWORDSWOMAN:
        return "sword.missing-suit"
    if state.nearest_opponent_with(PARRY) is not None and suit != KRAKEN:
        return "character.parry"
    return "house.safe-choices"


def refusal_reason(state: DeadMansDrawPosition, path: Sequence[str], clause: str) -> Message | None:
    """Reason why ``clause`` forbids clicking the last element of ``path``: the card, bank or number that matters."""
    kind, _, rest = path[-1].partition(":")
    if kind == "bank":
        seat, suit = rest.split(":")
        return _why_not_that_pile(state, int(seat), SUITS.index(suit), clause)
    if clause == "turn.effect":
        card = _asking(state)
        return None if card is None else msg("refused-effect", card=messages.card_name(card))
    if clause == "character.davy-jones-open":
        return msg("refused-lost-cards", count=len(state.lost_cards()))
    if clause == "anchor.leave":
        return msg("refused-protected-cards", count=len(state.saved_cards()))
    if clause == "turn.bust" and state.busting is not None:
        return _why_bust(state)
    if clause in ("kraken.debt", "oracle.debt"):
        return msg("refused-debt", count=state.debt)
    if clause == "end.last-card":
        return msg("refused-last-card", count=len(state.row))
    reason = REASON_BY_ELEMENT_AND_CLAUSE.get((kind, clause))
    return None if reason is None else msg(reason)


def _asking(state: DeadMansDrawPosition) -> Card | None:
    """Card whose effect opened the decision; None if it cannot be determined.

    It is the last card of the row, except for the second choice of Captain Hook; if there are several hooks in the row,
    it could be any of them.
    """
    asking = SUIT_OF_DECISION.get(open_decision_kind(state))
    alike = [card for card in state.row if SUIT_OF_CARD[card] == asking]
    return alike[-1] if len(alike) == 1 or alike[-1:] == state.row[-1:] else None


def _why_bust(state: DeadMansDrawPosition) -> Message:
    """Message naming the card of the row whose suit made ``busting`` a bust."""
    assert state.busting is not None
    card = messages.card_name(state.busting)
    alike = [laid for laid in state.row if SUIT_OF_CARD[laid] == SUIT_OF_CARD[state.busting]]
    if state.variant == STRANGE_LANDS or not alike:
        return msg("refused-lost", card=card)
    return msg("refused-bust", card=card, laid=messages.card_name(alike[0]))


def _why_not_that_pile(state: DeadMansDrawPosition, seat: int, suit: Suit, clause: str) -> Message | None:
    """Reason why the pile of ``suit`` in the bank of ``seat`` cannot be chosen: its owner or its cards."""
    own = seat == state.active
    pile = state.banks[seat][suit]
    name = messages.suit_name(suit)
    if not pile:
        return msg("refused-no-pile", suit=name)
    if clause == "sword.missing-suit":
        return msg("refused-suit-held", card=messages.card_name(state.banks[state.active][suit][-1]))
    if clause == "house.safe-choices":
        return msg("refused-would-bust", card=messages.card_name(pile[-1 if own else state.reached_pile_place()]))
    if clause in ("hook.effect", "cannon.effect", "sword.effect", "character.misfire"):
        return msg("refused-own-bank") if own else msg("refused-bank-of", seat=seat_ref(seat))
    return None


def open_decision_kind(state: DeadMansDrawPosition) -> str:
    """Kind of the open decision: "turn" for flipping or taking the loot, "" after the end of the game."""
    if state.to_act is None:
        return ""
    decision = state.decision
    return "turn" if decision is None else decision.kind
