"""Warm-up answers, which the page drops."""

from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession
from kajuta.api.warm_up_game import WarmUpGame


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
