"""Requests about guests at other screens, made by the host's page."""

from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession, connected_guests
from kajuta.api.undo_vote import HOST


@handles("serve-guest")
def serve_guest(session: EngineSession, request: Json) -> Json:
    """Answer a request that a guest sent as text."""
    return answer_with_table_if_changed(
        session, request, session.guests.serve(request["seat"], request["text"], connected_guests(request))
    )


@handles("update-guests")
def send_state_to_connected_guests(session: EngineSession, request: Json) -> Json:
    """Make the views for the guests that are connected now."""
    return answer_with_table_if_changed(
        session, request, session.guests.vote.update_connected(connected_guests(request))
    )


@handles("answer-undo")
def answer_undo(session: EngineSession, request: Json) -> Json:
    """Register the answer of the people at this screen to another player's request for an undo."""
    vote = session.guests.vote
    reply = vote.answer(HOST, request["question"], connected_guests(request), yes=request["yes"])
    return answer_with_table_if_changed(session, request, reply)


def answer_with_table_if_changed(session: EngineSession, request: Json, reply: Json) -> Json:
    """Answer with ``reply`` and, if it says that the match changed, with new views and the save."""
    changed, undone = reply.pop("changed", False), reply.pop("undone", False)
    return {"reply": reply, **(session.change_answer(request, undone=undone) if changed else {})}
