"""Mermaid variant: a mermaid moves a card of the row to its end, where the card takes effect again."""

from kajuta.core.motion import fly
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import messages
from kajuta.games.deadmansdraw.rules.cards import ANCHOR, CASANOVA, MERMAID, SIREN, SUIT_OF_CARD, Card, suit_of
from kajuta.games.deadmansdraw.rules.cards_coming_to_row import protect_from_bust, schedule_suit_effect
from kajuta.games.deadmansdraw.rules.element_ids import card_key, row_place_id
from kajuta.games.deadmansdraw.rules.motions import row_card_id, row_to_bank_motions
from kajuta.games.deadmansdraw.rules.stack_frame_types import PendingStep
from kajuta.games.deadmansdraw.rules.state import Position
from kajuta.games.deadmansdraw.rules.suit_effects import ask_or_log_no_effect


def ask_which_card_mermaid_moves(state: Position, step: PendingStep) -> None:
    """Ask which card of the row the mermaid moves, or which one Casanova takes."""
    if not state.mermaids_swim:
        return
    before = state.row[:-1]
    actions: list[Action] = [("move", card) for card in before]
    if state.characters[step.seat] == CASANOVA:
        actions += [("charm", card) for card in before]
    ask_or_log_no_effect(state, "mermaid", actions, MERMAID)


def is_protected_only_by_place_in_row(state: Position, card: Card) -> bool:
    """Whether ``card`` is protected only by its place before an anchor, so that moving it would end the protection."""
    return card in state.saved_cards() and card not in state.protected


def apply_card_moved_by_mermaid(state: Position, action: Action) -> None:
    """Move the chosen card to the end of the row or, if an opponent has the Siren, into the bank of that opponent."""
    card = int(action[1])
    siren = state.nearest_opponent_with(SIREN)
    if siren is not None:
        if state.events is not None:
            state.log_event(
                messages.log_line_naming_card("log-siren", siren, card),
                tone="gain",
                motions=row_to_bank_motions(state, siren, (card,)),
            )
        _take_from_row(state, siren, card)
        return
    if state.events is not None:
        moved = fly(card_key(card), row_card_id(state, card), row_place_id(len(state.row) - 1))
        state.log_event(messages.log_line_naming_card("log-move", state.active, card), motions=(moved,))
    state.row.remove(card)
    state.row.append(card)
    if SUIT_OF_CARD[card] != MERMAID:
        schedule_suit_effect(state, card)


def apply_casanova_banking_card_before_mermaid(state: Position, action: Action) -> None:
    """Move the chosen card of the row into Casanova's bank."""
    card = int(action[1])
    if state.events is not None:
        state.log_event(
            messages.log_line_naming_card("log-charm", state.active, card),
            tone="gain",
            motions=row_to_bank_motions(state, state.active, (card,)),
        )
    _take_from_row(state, state.active, card)


def _take_from_row(state: Position, seat: int, card: Card) -> None:
    """Move ``card`` from the row into the bank of ``seat``.

    The card loses its own protection, but cards protected by it as an anchor stay protected. The protection by Safe
    Harbor ends if the last anchor of the row is taken.
    """
    if SUIT_OF_CARD[card] == ANCHOR:
        place = state.row.index(card)
        protect_from_bust(state, state.row[:place])
        if ANCHOR not in map(suit_of, state.row[place + 1 :]):
            state.harbor = 0
    state.row.remove(card)
    state.protected = tuple(other for other in state.protected if other != card)
    state.put_into_bank(seat, (card,))
