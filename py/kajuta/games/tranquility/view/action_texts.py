"""Sentences about actions for the coach, where the log has no line or tells only what follows."""

from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import messages
from kajuta.games.tranquility.rules.engine import Tranquility


def action_text(state: Tranquility, action: Action) -> Message | None:
    """Sentence about ``action``, None to use the log line."""
    assert state.to_act is not None
    seat = seat_ref(state.to_act)
    match action:
        case ("pay", int(card)):
            return msg("action-pay", seat=seat, card=messages.card_name(card, "acc"))
        case ("wild" | "keep-hands" | "pass" as kind, *_):
            return msg(f"action-{kind}", seat=seat)
    return None
