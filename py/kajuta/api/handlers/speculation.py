"""Speculative answers to actions that may be played next."""

from kajuta.api.handlers.match_changes import play, speculative_play_key
from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession, SpeculativePlay
from kajuta.core.errors import IllegalAction


@handles("speculate")
def speculate(session: EngineSession, request: Json) -> Json:
    """Answer as ``play`` would, and leave the match as it is: a pressed element is mostly played.

    If the same action is played next, the answer is reused. Refused while guests are connected, whose views are part
    of the answer.
    """
    if "guests" in request:
        raise IllegalAction("seat-of-guest")
    ahead = session.copy()
    answer = play(ahead, request)
    session.speculation = SpeculativePlay(speculative_play_key(request), ahead, answer)
    return answer
