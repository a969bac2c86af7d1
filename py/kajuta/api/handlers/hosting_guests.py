"""Requests about guests at other screens."""

from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession, connected_guests
from kajuta.api.undo_vote import HOST


@handles("serve-guest")
def serve_guest(session: EngineSession, request: Json) -> Json:
    """Answer a text that came from the guest on a seat."""
    return answer_with_table_if_changed(
        session, request, session.guests.serve(request["seat"], request["text"], connected_guests(request))
    )


@handles("update-guests")
def send_state_to_connected_guests(session: EngineSession, request: Json) -> Json:
    """Tell the guests that are connected now how the table stands."""
    return answer_with_table_if_changed(
        session, request, session.guests.vote.update_connected(connected_guests(request))
    )


@handles("answer-undo")
def answer_undo(session: EngineSession, request: Json) -> Json:
    """Take the answer of the people at this screen to somebody who wants to undo."""
    vote = session.guests.vote
    reply = vote.answer(HOST, request["question"], connected_guests(request), yes=request["yes"])
    return answer_with_table_if_changed(session, request, reply)


def answer_with_table_if_changed(session: EngineSession, request: Json, reply: Json) -> Json:
    """Answer with ``reply``, and with the table where the reply says that it changed."""
    changed, undone = reply.pop("changed", False), reply.pop("undone", False)
    return {"reply": reply, **(session.change_answer(request, undone=undone) if changed else {})}
