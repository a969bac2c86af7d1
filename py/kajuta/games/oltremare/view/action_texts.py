"""Sentences about actions for the coach, where the log has no line or names a card that nobody knows before."""

from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import messages
from kajuta.games.oltremare.rules.engine import OltreMarePosition


def action_text(state: OltreMarePosition, action: Action) -> Message | None:
    """Sentence about ``action``, None to use the log line."""
    assert state.to_act is not None
    seat = seat_ref(state.to_act)
    match action:
        case ("buy", where):
            line = "log-buy-hidden" if where == "deck" else "log-buy-pirates-hidden"
            return msg(line, seat=seat, price=state.card_price())
        case ("lay" | "give" | "load" as kind, int(card)):
            return msg(f"action-{kind}", seat=seat, card=messages.card_description(card))
        case ("want", int(kind)):
            return msg("action-want", seat=seat, card=messages.counted_good(kind, 1))
        case ("pay", int(count)):
            return msg("action-pay", seat=seat, count=count)
    return None
