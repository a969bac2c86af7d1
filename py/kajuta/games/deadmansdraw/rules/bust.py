"""A bust: what is saved, what is lost, and who gets that."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules.cards import THIEVES_ISLAND
from kajuta.games.deadmansdraw.rules.decision_stack import CLAIM, PASS, Step
from kajuta.games.deadmansdraw.rules.key_and_chest import has_key_and_chest
from kajuta.games.deadmansdraw.rules.motions import banked, swept
from kajuta.games.deadmansdraw.rules.state import Position


def apply_bust(s: Position, action: Action) -> None:
    """Save what is protected; the bonus comes before the rest is lost."""
    seat = s.active
    saved = s.saved()
    going = banked(s, seat, saved) if s.events is not None else ()
    if saved:
        s.row = [card for card in s.row if card not in saved]
    s.pending = [Step("end-turn", seat), Step("lose", seat)]
    if seat in s.victims:
        owners = [owner for owner in s.opponents(seat) if s.victims[owner] == seat]
        s.pending += [Step("davy-jones", owner) for owner in reversed(owners)]
    if not saved:
        return
    s.store(seat, saved)
    if s.events is not None:
        s.log_event(msg("log-saved", seat=seat_ref(seat), count=len(saved), icon="anchor"), tone="gain", motions=going)
    if has_key_and_chest(saved):
        s.pending.append(Step("bonus", seat, len(saved)))


def davy_jones(s: Position, step: Step) -> None:
    """Ask the owner of Davy Jones' Locker, unless another one has taken everything."""
    if s.lost():
        s.ask("davy-jones", step.seat, (CLAIM, PASS))


def apply_claim(s: Position, action: Action) -> None:
    """Put the lost cards into the owner's bank."""
    owner, cards = s.decider(), s.lost()
    if s.events is not None:
        going = banked(s, owner, cards)
        s.log_event(msg("log-claim", seat=seat_ref(owner), count=len(cards)), tone="gain", motions=going)
    s.row = []
    s.busting = None
    s.store(owner, cards)


def apply_pass(s: Position, action: Action) -> None:
    """Leave the lost cards."""
    if s.events is not None:
        s.log_event(msg("log-pass", seat=seat_ref(s.decider())))


def lose(s: Position, step: Step) -> None:
    """Discard the lost cards, or let the next seat fish them out."""
    cards = s.lost()
    neighbor = s.opponents(step.seat)[0] if s.variant == THIEVES_ISLAND else None
    if s.events is not None:
        if neighbor is None:
            s.animate(*swept(s, cards))
        else:
            washed_up = msg("log-washed-up", seat=seat_ref(neighbor), count=len(cards), icon="island")
            s.log_event(washed_up, tone="gain", motions=banked(s, neighbor, cards))
    s.row = []
    s.busting = None
    if neighbor is None:
        s.discard += cards
    else:
        s.store(neighbor, cards)
