"""Speculative answers to actions that will probably be played next."""

from kajuta.api.handlers.match_changes import play, speculative_play_key
from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession, SpeculativePlay
from kajuta.core.errors import IllegalAction


@handles("speculate")
def speculate(session: EngineSession, request: Json) -> Json:
    """Answer like ``play`` without changing the match; the page asks as soon as an element is pressed.

    If the same action is then played, the answer is reused. Not allowed while guests are connected, because the answer
    would also need their views.
    """
    if "guests" in request:
        raise IllegalAction("seat-of-guest")
    ahead = session.copy()
    answer = play(ahead, request)
    session.speculation = SpeculativePlay(speculative_play_key(request), ahead, answer)
    return answer
