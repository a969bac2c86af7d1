"""The oracle: the top of the draw pile is seen before it is laid."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import Motion
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import texts
from kajuta.games.deadmansdraw.rules.cards import MYSTIC, MYSTIC_CARDS, ORACLE
from kajuta.games.deadmansdraw.rules.decision_stack import LAY, LOOK, PUT_BACK, SHOW, Step
from kajuta.games.deadmansdraw.rules.motions import coming, looked_at, put_back
from kajuta.games.deadmansdraw.rules.row import bring, draw, tell_if_last
from kajuta.games.deadmansdraw.rules.state import Position
from kajuta.games.deadmansdraw.rules.suit_effects import ask_or_skip


def oracle(s: Position, step: Step) -> None:
    """Turn the top card over for all, or let the Mystic choose how to look."""
    if not s.draw_pile:
        ask_or_skip(s, "oracle", (), ORACLE)
    elif s.characters[step.seat] == MYSTIC:
        s.ask("mystic", step.seat, (LOOK, SHOW))
    else:
        _turn_over(s)


def private_cards(s: Position) -> int:
    """Return how many cards a private look shows."""
    return min(MYSTIC_CARDS, len(s.draw_pile))


def apply_look(s: Position, action: Action) -> None:
    """Let the Mystic look at the top cards in private."""
    seat, count = s.active, private_cards(s)
    _mark_known(s, count, 1 << seat)
    if s.events is not None:
        seen = texts.log_cards("log-look", seat, s.draw_pile[: -count - 1 : -1])
        hidden = msg("log-look-hidden", seat=seat_ref(seat), count=count)
        s.log_event(seen, seats=(seat,), for_others=hidden, motions=looked_at(s, count, seat))
    s.ask("peek", seat, _choice(s))


def apply_show(s: Position, action: Action) -> None:
    """Turn the top card over although a private look was possible."""
    _turn_over(s)


def _turn_over(s: Position) -> None:
    _mark_known(s, 1, s.everybody)
    if s.events is not None:
        s.log_event(texts.log_card("log-oracle", s.active, s.draw_pile[-1]), motions=looked_at(s, 1, None))
    s.ask("oracle", s.active, _choice(s))


def _choice(s: Position) -> tuple[Action, ...]:
    """Return what may be done with the top card: it cannot go back while a kraken demands cards."""
    return (LAY,) if s.debt else (LAY, PUT_BACK)


def _mark_known(s: Position, count: int, seats: int) -> None:
    """Note that ``seats`` (bits) see the top ``count`` cards of the draw pile."""
    known = [*s.known, *(0 for _ in range(count - len(s.known)))]
    for place in range(count):
        if known[place] | seats != known[place]:
            known[place] |= seats
            s.irreversible_events += 1
    s.known = tuple(known)


def apply_lay(s: Position, action: Action) -> None:
    """Bring the top card to the row; whoever could have put it back has chosen to go on."""
    if not s.debt:
        s.loot_only = False
    card = draw(s)
    if s.events is not None:
        s.log_event(texts.log_card("log-lay", s.active, card), motions=(coming(s, card, "top:0"),))
        tell_if_last(s)
    bring(s, card)


def apply_put_back(s: Position, action: Action) -> None:
    """Leave the top card where it is; the loot follows."""
    s.loot_only = True
    if s.events is not None:
        s.log_event(msg("log-put-back", seat=seat_ref(s.active)))


def going_back(s: Position) -> list[Motion]:
    """Return how all cards go back that the open decision shows: to everybody one, to the Mystic alone several."""
    if s.decision is not None and s.decision.kind == "peek":
        return put_back(s, private_cards(s), s.active)
    return put_back(s, 1, None)
