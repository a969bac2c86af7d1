"""Drawing from the deck: the Venice card (lion) interrupts it, and an empty deck is refilled."""

from kajuta.core.message import msg
from kajuta.core.motion import fly_face_down
from kajuta.games.oltremare.rules.cards import LION, Card
from kajuta.games.oltremare.rules.cargo_runs_and_payout import cargo_payout
from kajuta.games.oltremare.rules.element_ids import DECK, DISCARD
from kajuta.games.oltremare.rules.known_cards_tracking import hide_cards_from_all
from kajuta.games.oltremare.rules.lion_scoring import score_when_lion_appears
from kajuta.games.oltremare.rules.state import Position


def draw_card(state: Position) -> Card:
    """Draw the top card of the deck; if it is the Venice card, score first and draw another card."""
    state.irreversible_events += 1
    if not state.deck:
        _refill(state)
    card = state.deck.pop()
    if card == LION:
        score_when_lion_appears(state)
        return draw_card(state)
    if not state.deck and not state.last_round:
        state.last_round = True
        if state.events is not None:
            state.log_event(msg("log-last-round"), tone="end")
    return card


def draw_cards(state: Position, count: int) -> tuple[Card, ...]:
    """Draw ``count`` cards, or fewer if no more cards can be drawn."""
    if not count:
        return ()
    drawn = []
    for _ in range(count):
        if not state.deck and not state.cards_to_draw():
            break
        drawn.append(draw_card(state))
    return tuple(drawn)


def _refill(state: Position) -> None:
    """Refill the deck with the discard pile or, if that is empty, with cargo and pirates of one seat.

    That is the first seat, from the start player on, that has any cards to return. It scores them first.
    """
    cards = state.discard
    state.discard = ()
    if not cards:
        for seat in (state.start, *state.other_seats(state.start)):
            cards = _unload(state, seat)
            if cards:
                break
    if state.events is not None:
        state.log_event(
            msg("log-reshuffle", count=len(cards)), motions=fly_face_down(min(len(cards), 3), DISCARD, DECK)
        )
    hide_cards_from_all(state, cards)
    state.deck = list(cards)
    state.shuffle(state.deck)


def _unload(state: Position, seat: int) -> tuple[Card, ...]:
    """Score cargo and pirates of ``seat`` and return their cards; a top card that the seat still needs stays.

    The top card is paid together with the cards below it, but not if it is alone. So if cards of a cargo have already
    left, its lowest card has been paid and does not score again.
    """
    stack = state.cargo[seat]
    kept = stack[-1:] if state.still_needs_top_card(seat) else ()
    loaded = stack[: len(stack) - len(kept)]
    cards = loaded + state.pirates[seat]
    if cards:
        unpaid = stack[1:] if state.unloaded[seat] else stack
        paid = cargo_payout(unpaid) if loaded else 0
        state.earn_ducats(seat, paid - len(state.pirates[seat]), "log-unload")
        state.cargo[seat] = kept
        state.pirates[seat] = ()
        state.unloaded[seat] += len(loaded)
    return cards
