"""Requests that look at the match and leave it as it is."""

from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession
from kajuta.coach.achievements import match_achievements
from kajuta.core.errors import IllegalAction
from kajuta.match import saves
from kajuta.match.moment import make_moment


@handles("view")
def view(session: EngineSession, request: Json) -> Json:
    """View as this screen sees it."""
    since = request.get("since", 0)
    if session.guided is not None:
        return {"view": session.guided.view(since)}
    if session.moment is not None:
        return {"view": session.moment.view(since)}
    return {"view": session.view(request, since)}


@handles("look")
def reveal_hand(session: EngineSession, request: Json) -> Json:
    """Let a seat look at what it alone may see; null ends a look out of turn."""
    session.match.screen.reveal_to(request["seat"])
    return view(session, request)


@handles("refusal")
def refusal(session: EngineSession, request: Json) -> Json:
    """Clause that forbids a click."""
    subject = session.match if session.guided is None else session.guided
    return {"refusal": subject.refusal(request["path"]).to_json()}


@handles("ends-turn")
def ends_turn(session: EngineSession, request: Json) -> Json:
    """Whether what the person at this screen is about to play surely ends its turn."""
    match, chosen = session.match, request.get("chosen")
    if match.screen.next_step().kind != "person":
        raise IllegalAction("action-illegal")
    return {"ends_turn": match.ends_turn(tuple(request.get("action", ())), chosen)}


@handles("history")
def turn_starts(session: EngineSession, _: Json) -> Json:
    """Length of the match, and where its turns begin."""
    return (session.moment or session.match.history).outline()


@handles("past")
def past(session: EngineSession, request: Json) -> Json:
    """View as it was after a step."""
    table = session.moment or session.match
    return {"past": table.past_view(request["step"], request.get("viewpoint"), request.get("since", 0))}


@handles("recap")
def recap(session: EngineSession, _: Json) -> Json:
    """What the others decided since the viewer decided last."""
    return {"since_then": session.match.recap(session.match.screen.viewer())}


@handles("branch")
def branch(session: EngineSession, request: Json) -> Json:
    """Save of a branch from a step; what is loaded stays."""
    branched = (session.guided or session).match.branch(request["step"], request["seed"])
    return {"save": saves.make_save(branched), "turn": branched.state.turn}


@handles("moment")
def moment(session: EngineSession, request: Json) -> Json:
    """The moment after a step, as it is sent to others."""
    return {"moment": make_moment(session.match, request["step"])}


@handles("achievements")
def achievements(session: EngineSession, _: Json) -> Json:
    """Achievements of the match, once it is over."""
    return {"feats": match_achievements(session.match)}
