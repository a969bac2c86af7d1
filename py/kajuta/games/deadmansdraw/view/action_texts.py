"""Sentences about actions for the coach, where the log line would name a card that nobody knows before."""

from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition


def action_text(state: DeadMansDrawPosition, action: Action) -> Message | None:
    """Sentence about ``action``, None to use the log line."""
    return msg("action-flip", seat=seat_ref(state.active)) if action[0] == "flip" else None
