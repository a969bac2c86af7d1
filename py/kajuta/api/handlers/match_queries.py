"""Requests that read the match without changing it."""

from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession
from kajuta.coach.achievements import match_achievements
from kajuta.core.errors import IllegalAction
from kajuta.match import saves
from kajuta.match.moment import make_moment


@handles("view")
def view(session: EngineSession, request: Json) -> Json:
    """View for this screen."""
    since = request.get("since", 0)
    if session.guided is not None:
        return {"view": session.guided.view(since)}
    if session.moment is not None:
        return {"view": session.moment.view(since)}
    return {"view": session.view(request, since)}


@handles("look")
def reveal_hand(session: EngineSession, request: Json) -> Json:
    """Show the hand of a seat at this screen; null ends a look out of turn."""
    session.match.screen.reveal_to(request["seat"])
    return view(session, request)


@handles("refusal")
def refusal(session: EngineSession, request: Json) -> Json:
    """Explain why an element cannot be clicked."""
    subject = session.match if session.guided is None else session.guided
    return {"refusal": subject.refusal(request["path"]).to_json()}


@handles("ends-turn")
def ends_turn(session: EngineSession, request: Json) -> Json:
    """Whether the planned action of the person at this screen certainly ends the turn."""
    match, chosen = session.match, request.get("chosen")
    if match.screen.next_step().kind != "person":
        raise IllegalAction("action-illegal")
    return {"ends_turn": match.ends_turn(tuple(request.get("action", ())), chosen)}


@handles("history")
def turn_starts(session: EngineSession, _: Json) -> Json:
    """Number of entries of the match, and the starts of its turns."""
    return (session.moment or session.match.history).outline()


@handles("past")
def past(session: EngineSession, request: Json) -> Json:
    """View of the position after a given step."""
    table = session.moment or session.match
    return {"past": table.past_view(request["step"], request.get("viewpoint"), request.get("since", 0))}


@handles("recap")
def recap(session: EngineSession, _: Json) -> Json:
    """Decisions of the other seats since the viewer's last one."""
    return {"since_then": session.match.recap(session.match.screen.viewer())}


@handles("branch")
def branch(session: EngineSession, request: Json) -> Json:
    """Save of a practice game that branches off after a given step. The loaded match stays loaded."""
    branched = (session.guided or session).match.branch(request["step"], request["seed"])
    return {"save": saves.make_save(branched), "turn": branched.state.turn}


@handles("moment")
def moment(session: EngineSession, request: Json) -> Json:
    """Snapshot of the match after a given step, for sending it to others."""
    return {"moment": make_moment(session.match, request["step"])}


@handles("achievements")
def achievements(session: EngineSession, _: Json) -> Json:
    """Achievements of the finished match."""
    return {"feats": match_achievements(session.match)}
