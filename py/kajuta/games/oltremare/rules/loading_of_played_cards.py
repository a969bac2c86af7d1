"""Loading the played cards onto the cargo, which ends the turn."""

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
    """Begin the phase in which cards are loaded; fewer than two cards are loaded at once."""
    state.phase = "load"
    if len(state.laid) < 2:
        _load_on(state, state.laid)


def legal_cards_to_load(state: Position) -> list[Action]:
    """Actions that choose the next card to load."""
    return [LOAD[card] for card in state.laid]


def apply_card_to_load(state: Position, action: Action) -> None:
    """Load the chosen card; if only one card remains, it is loaded too."""
    card = int(action[1])
    rest = tuple([other for other in state.laid if other != card])
    _load_on(state, (card, *rest) if len(rest) == 1 else (card,))


def _load_on(state: Position, cards: tuple[Card, ...]) -> None:
    """Load ``cards``, the last one on top; the turn ends when all played cards are loaded."""
    seat = state.active
    state.cargo[seat] += cards
    if state.events is not None:
        state.animate(*card_motions(cards, LAID, cargo_stack_id(seat)))
    state.laid = tuple([card for card in state.laid if card not in cards])
    if not state.laid:
        if state.events is not None:
            state.log_event(msg("log-load", seat=seat_ref(seat), card=messages.card_description(state.cargo[seat][-1])))
        end_turn(state)
