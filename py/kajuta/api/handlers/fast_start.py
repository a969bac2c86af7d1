"""Requests of the fast start: warm-up answers, which are dropped, and speculative ones."""

from kajuta.api.handlers.match_changes import play, play_request_key
from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession, Speculation
from kajuta.api.warm_up import WarmUpGame
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
    session.speculation = Speculation(play_request_key(request), ahead, answer)
    return answer


@handles("warm-up")
def warm_up(session: EngineSession, _: Json) -> Json:
    """Answer as to a decision, of a warm-up game; the first time as to loading it.

    Guests get no view of it: they would take it for their match.
    """
    if session.warm_up is None:
        game, own = WarmUpGame(session.match), EngineSession()
        own.load(game.match)
        session.warm_up = game, own
    else:
        game, own = session.warm_up
        game.step()
    return own.change_answer({})
