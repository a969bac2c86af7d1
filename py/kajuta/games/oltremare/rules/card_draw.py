"""Drawing from the deck, which the lion interrupts and which may need a new deck."""

from kajuta.core.message import msg
from kajuta.games.oltremare.rules.cards import LION, Card
from kajuta.games.oltremare.rules.cargo import cargo_pay
from kajuta.games.oltremare.rules.element_ids import DECK, DISCARD
from kajuta.games.oltremare.rules.knowledge import forget
from kajuta.games.oltremare.rules.motions import covered
from kajuta.games.oltremare.rules.scoring import score_lion
from kajuta.games.oltremare.rules.state import Position


def draw(s: Position) -> Card:
    """Take the top of the deck, the lion excepted: it is scored and another card drawn in its place."""
    s.irreversible_events += 1
    if not s.deck:
        _refill(s)
    card = s.deck.pop()
    if card == LION:
        score_lion(s)
        return draw(s)
    if not s.deck and not s.last_round:
        s.last_round = True
        if s.events is not None:
            s.log_event(msg("log-last-round"), tone="end")
    return card


def draw_cards(s: Position, count: int) -> tuple[Card, ...]:
    """Draw ``count`` cards, fewer only where there are none anywhere."""
    if not count:
        return ()
    drawn = []
    for _ in range(count):
        if not s.deck and not s.cards_to_draw():
            break
        drawn.append(draw(s))
    return tuple(drawn)


def _refill(s: Position) -> None:
    """Make a new deck of the discards, or of the scored cargo and pirates of the first seat that has any."""
    cards = s.discard
    s.discard = ()
    if not cards:
        for seat in (s.start, *s.others(s.start)):
            cards = _unload(s, seat)
            if cards:
                break
    if s.events is not None:
        s.log_event(msg("log-reshuffle", count=len(cards)), motions=covered(min(len(cards), 3), DISCARD, DECK))
    forget(s, cards)
    s.deck = list(cards)
    s.shuffle(s.deck)


def _unload(s: Position, seat: int) -> tuple[Card, ...]:
    """Score cargo and pirates of ``seat`` now and return their cards; a top that it still needs stays.

    The top is paid with the cards that leave from under it, alone it is not. So the lowest card of a cargo of which
    some has left before is one that was paid and stayed.
    """
    stack = s.cargo[seat]
    kept = stack[-1:] if s.keeps_top(seat) else ()
    loaded = stack[: len(stack) - len(kept)]
    cards = loaded + s.pirates[seat]
    if cards:
        unpaid = stack[1:] if s.unloaded[seat] else stack
        paid = cargo_pay(unpaid) if loaded else 0
        s.earn(seat, paid - len(s.pirates[seat]), "log-unload")
        s.cargo[seat] = kept
        s.pirates[seat] = ()
        s.unloaded[seat] += len(loaded)
    return cards
