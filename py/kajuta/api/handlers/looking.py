"""Requests that look at the match and leave it as it is."""

from kajuta.api.handlers.registry import Json, answers
from kajuta.api.table import Table
from kajuta.coach.achievements import achievements_of
from kajuta.match import saves


@answers("view")
def view(table: Table, request: Json) -> Json:
    """Table as this screen sees it."""
    since = request.get("since", 0)
    if table.tutorial is not None:
        return {"view": table.tutorial.view(since)}
    return {"view": table.view(request, since)}


@answers("look")
def look(table: Table, request: Json) -> Json:
    """Let a seat look at what it alone may see; null ends a look out of turn."""
    table.match.screen.reveal_to(request["seat"])
    return view(table, request)


@answers("refusal")
def refusal(table: Table, request: Json) -> Json:
    """Clause that forbids a click."""
    subject = table.match if table.tutorial is None else table.tutorial
    return {"refusal": subject.refusal(request["path"]).to_json()}


@answers("history")
def history(table: Table, _: Json) -> Json:
    """Length of the match, and where its turns begin."""
    return {"steps": len(table.match.entries), "turns": table.match.history.turn_starts()}


@answers("past")
def past(table: Table, request: Json) -> Json:
    """Table as it was after a step."""
    return {"past": table.match.past_view(request["step"], request.get("viewpoint"), request.get("since", 0))}


@answers("recap")
def recap(table: Table, _: Json) -> Json:
    """What the others decided since the viewer decided last."""
    return {"since_then": table.match.recap(table.match.screen.viewer())}


@answers("branch")
def branch(table: Table, request: Json) -> Json:
    """Save of a game that goes on from a step; the match on the table stays."""
    branched = table.match.branch(request["step"], request["seed"])
    return {"save": saves.make_save(branched), "turn": branched.state.turn}


@answers("achievements")
def achievements(table: Table, _: Json) -> Json:
    """Achievements of the match, once it is over."""
    return {"feats": achievements_of(table.match)}
