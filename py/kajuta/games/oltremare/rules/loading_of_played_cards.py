"""Loading the cards played, which ends the turn."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import messages
from kajuta.games.oltremare.rules.action_constants import LOAD
from kajuta.games.oltremare.rules.cards import Card
from kajuta.games.oltremare.rules.element_ids import LAID, cargo_stack_id
from kajuta.games.oltremare.rules.motions import card_motions
from kajuta.games.oltremare.rules.state import Position
from kajuta.games.oltremare.rules.turn import end_turn


def begin_loading(state: Position) -> None:
    """Go over to loading; where the order is no choice it is done at once."""
    state.phase = "load"
    if len(state.laid) < 2:
        _load_on(state, state.laid)


def legal_cards_to_load(state: Position) -> list[Action]:
    """Actions that load a card next."""
    return [LOAD[card] for card in state.laid]


def apply_card_to_load(state: Position, action: Action) -> None:
    """Load a card; the last one follows by itself."""
    card = int(action[1])
    rest = tuple([other for other in state.laid if other != card])
    _load_on(state, (card, *rest) if len(rest) == 1 else (card,))


def _load_on(state: Position, cards: tuple[Card, ...]) -> None:
    """Put ``cards`` on the cargo, the last one on top; the turn ends when all are loaded."""
    seat = state.active
    state.cargo[seat] += cards
    if state.events is not None:
        state.animate(*card_motions(cards, LAID, cargo_stack_id(seat)))
    state.laid = tuple([card for card in state.laid if card not in cards])
    if not state.laid:
        if state.events is not None:
            state.log_event(msg("log-load", seat=seat_ref(seat), card=messages.card_description(state.cargo[seat][-1])))
        end_turn(state)
