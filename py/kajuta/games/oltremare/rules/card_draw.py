"""Drawing from the deck, which the lion interrupts and which may need a new deck."""

from kajuta.core.message import msg
from kajuta.core.motion import fly_face_down
from kajuta.games.oltremare.rules.cards import LION, Card
from kajuta.games.oltremare.rules.cargo_runs_and_payout import cargo_payout
from kajuta.games.oltremare.rules.element_ids import DECK, DISCARD
from kajuta.games.oltremare.rules.known_cards_tracking import hide_cards_from_all
from kajuta.games.oltremare.rules.lion_scoring import score_when_lion_appears
from kajuta.games.oltremare.rules.state import Position


def draw_card(state: Position) -> Card:
    """Take the top of the deck, the lion excepted: it is scored and another card drawn in its place."""
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
    """Draw ``count`` cards, fewer only where there are none anywhere."""
    if not count:
        return ()
    drawn = []
    for _ in range(count):
        if not state.deck and not state.cards_to_draw():
            break
        drawn.append(draw_card(state))
    return tuple(drawn)


def _refill(state: Position) -> None:
    """Make a new deck of the discards, or of the scored cargo and pirates of the first seat that has any."""
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
    """Score cargo and pirates of ``seat`` now and return their cards; a top that it still needs stays.

    The top is paid with the cards that leave from under it, alone it is not. So the lowest card of a cargo of which
    some has left before is one that was paid and stayed.
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
