"""Playing cards: laying them, then counting their symbols and carrying them out."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import fly_face_down
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import messages
from kajuta.games.oltremare.rules.action_constants import LAY
from kajuta.games.oltremare.rules.card_draw import draw_cards
from kajuta.games.oltremare.rules.cards import CARD_SYMBOLS, DRAW, DUCAT, FLAG, GOOD_OF_CARD, SHIP, SYMBOL_EFFECT, Card
from kajuta.games.oltremare.rules.element_ids import DECK, LAID, hand_id, pirate_stack_id
from kajuta.games.oltremare.rules.known_cards_tracking import reveal_cards_to_all
from kajuta.games.oltremare.rules.loading_of_played_cards import begin_loading
from kajuta.games.oltremare.rules.motions import card_motions
from kajuta.games.oltremare.rules.sea_map import CALM_SEA, GOOD_TRADE, PIRATE_DEFENCE
from kajuta.games.oltremare.rules.state import Position


def begin_play_phase(state: Position) -> None:
    """Begin the phase in which cards are played."""
    state.phase = "play"
    _lay_what_is_certain(state)


def legal_card_plays(state: Position) -> list[Action]:
    """Actions that play a card of the hand."""
    return [LAY[card] for card in state.hands[state.active]]


def apply_card_play(state: Position, action: Action) -> None:
    """Play the chosen card."""
    _lay_out(state, (int(action[1]),))
    _lay_what_is_certain(state)


def _lay_what_is_certain(state: Position) -> None:
    """Play the whole hand if all of it must be played, and carry out the symbols once enough cards are laid."""
    seat = state.active
    due = state.bales_to_play(seat) - len(state.laid)
    if due >= len(state.hands[seat]):
        _lay_out(state, state.hands[seat])
        due = 0
    if not due:
        _carry_out_symbols(state)


def _lay_out(state: Position, cards: tuple[Card, ...]) -> None:
    state.irreversible_events += 1
    if state.events is not None:
        state.animate(*card_motions(cards, hand_id(state.active), LAID))
    reveal_cards_to_all(state, cards)
    state.remove_from_hand(state.active, cards)
    state.laid += cards


def played_symbol_counts(state: Position) -> list[int]:
    """Number of symbols of each kind on the played cards, including the symbol of a port token."""
    counts = [0, 0, 0, 0]
    for card in state.laid:
        first, second = CARD_SYMBOLS[card]
        counts[first] += 1
        counts[second] += 1
    if state.token[state.active] == GOOD_TRADE:
        counts[DUCAT] += 1
    return counts


def symbol_counts_and_effects(state: Position) -> tuple[tuple[int, int], ...]:
    """Number and effect of each kind of symbol on the cards played so far; the effect of Calm Sea comes last."""
    counts = played_symbol_counts(state)
    token, ships = state.token[state.active], counts[SHIP]
    return (
        (counts[DUCAT], SYMBOL_EFFECT[counts[DUCAT]]),
        (counts[FLAG], 0 if token == PIRATE_DEFENCE else SYMBOL_EFFECT[counts[FLAG]]),
        (counts[DRAW], SYMBOL_EFFECT[counts[DRAW]]),
        (ships, ships),
        (ships, ships if token == CALM_SEA else 0),
    )


def _carry_out_symbols(state: Position) -> None:
    seat = state.active
    (ducats, earned), (flags, due), (draws, drawing), (ships, steps), (_, calm) = symbol_counts_and_effects(state)
    if state.events is not None and state.laid:
        state.log_event(
            msg("log-lay", seat=seat_ref(seat), cards=messages.counted_goods(GOOD_OF_CARD[card] for card in state.laid))
        )
    state.earn_ducats(seat, earned, "log-ducats")
    captured = draw_cards(state, due)
    state.pirates[seat] += captured
    if state.events is not None and captured:
        told = msg("log-pirates", seat=seat_ref(seat), count=len(captured), icon="oltremare-flag")
        state.log_event(told, tone="loss", motions=fly_face_down(len(captured), DECK, pirate_stack_id(seat)))
    drawn = draw_cards(state, drawing)
    state.add_to_hand(seat, drawn)
    if state.events is not None and drawn:
        told = msg("log-draw", seat=seat_ref(seat), cards=messages.counted_goods(GOOD_OF_CARD[card] for card in drawn))
        hidden = msg("log-draw-hidden", seat=seat_ref(seat), count=len(drawn), icon="oltremare-draw")
        state.log_event(
            told, seats=(seat,), for_others=hidden, motions=card_motions(drawn, DECK, hand_id(seat), (seat,))
        )
    state.earn_ducats(seat, calm, "log-calm-sea")
    state.steps = steps
    state.paid = ((ducats, earned), (flags, len(captured)), (draws, len(drawn)), (ships, steps), (ships, calm))
    if state.steps:
        state.phase = "sail"
    else:
        begin_loading(state)
