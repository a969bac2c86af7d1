"""The mermaid variant: a laid card moves to the end of the row and takes effect once more."""

from kajuta.core.motion import fly
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import texts
from kajuta.games.deadmansdraw.rules.cards import ANCHOR, CASANOVA, MERMAID, SIREN, SUIT, Card, suit_of
from kajuta.games.deadmansdraw.rules.decision_stack import Step
from kajuta.games.deadmansdraw.rules.element_ids import identity, row_place
from kajuta.games.deadmansdraw.rules.motions import banked, laid
from kajuta.games.deadmansdraw.rules.row import protect, take_effect
from kajuta.games.deadmansdraw.rules.state import Position
from kajuta.games.deadmansdraw.rules.suit_effects import ask_or_skip


def mermaid(s: Position, step: Step) -> None:
    """Ask which card before the mermaid is moved, or taken by Casanova."""
    if not s.mermaids_swim:
        return
    before = s.row[:-1]
    actions: list[Action] = [("move", card) for card in before]
    if s.characters[step.seat] == CASANOVA:
        actions += [("charm", card) for card in before]
    ask_or_skip(s, "mermaid", actions, MERMAID)


def loses_protection(s: Position, card: Card) -> bool:
    """Say whether ``card`` is protected only by its place, which it would leave by being moved."""
    return card in s.saved() and card not in s.protected


def apply_move(s: Position, action: Action) -> None:
    """Move a card to the end of the row, or lose it to an opponent's Siren."""
    card = int(action[1])
    siren = s.opponent_with(SIREN)
    if siren is not None:
        if s.events is not None:
            s.log_event(texts.log_card("log-siren", siren, card), tone="gain", motions=banked(s, siren, (card,)))
        _take_from_row(s, siren, card)
        return
    if s.events is not None:
        moved = fly(identity(card), laid(s, card), row_place(len(s.row) - 1))
        s.log_event(texts.log_card("log-move", s.active, card), motions=(moved,))
    s.row.remove(card)
    s.row.append(card)
    if SUIT[card] != MERMAID:
        take_effect(s, card)


def apply_charm(s: Position, action: Action) -> None:
    """Let Casanova take a card of the row into his bank."""
    card = int(action[1])
    if s.events is not None:
        s.log_event(texts.log_card("log-charm", s.active, card), tone="gain", motions=banked(s, s.active, (card,)))
    _take_from_row(s, s.active, card)


def _take_from_row(s: Position, seat: int, card: Card) -> None:
    """Let ``seat`` bank a laid card; if that comes back it is not protected, what it protected still is.

    Safe Harbor's count runs from the last anchor of the row, and ends when that one is taken.
    """
    if SUIT[card] == ANCHOR:
        place = s.row.index(card)
        protect(s, s.row[:place])
        if ANCHOR not in map(suit_of, s.row[place + 1 :]):
            s.harbor = 0
    s.row.remove(card)
    s.protected = tuple(other for other in s.protected if other != card)
    s.store(seat, (card,))
