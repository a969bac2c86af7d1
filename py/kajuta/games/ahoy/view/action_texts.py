"""Sentences about actions for the coach, where the log has no line or names a region that nobody knows before."""

from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.view.click_paths_of_actions import click_path


def action_text(state: Ahoy, action: Action) -> Message | None:
    """Sentence about ``action``, None to use the log line."""
    assert state.to_act is not None
    if action == ("done",):
        return msg("do-done")  # its log line is the first of what follows, such as the end of a round
    seat = seat_ref(state.to_act)
    if action == ("anchor",):
        return msg("action-anchor", seat=seat)
    if click_path(state, state.decision(), action)[-1].startswith("sea:"):
        return msg("action-explore", seat=seat)
    return None
