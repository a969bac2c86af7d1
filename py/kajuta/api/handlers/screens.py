"""Requests about guests at other screens."""

from kajuta.api.handlers.registry import Json, answers
from kajuta.api.table import Table, present
from kajuta.api.undo_vote import HOST


@answers("serve-guest")
def serve_guest(table: Table, request: Json) -> Json:
    """Answer a text that came from the guest on a seat."""
    return settled(table, request, table.guests.serve(request["seat"], request["text"], present(request)))


@answers("update-guests")
def update_guests(table: Table, request: Json) -> Json:
    """Tell the guests that are connected now how the table stands."""
    return settled(table, request, table.guests.vote.update(present(request)))


@answers("answer-undo")
def answer_undo(table: Table, request: Json) -> Json:
    """Take the answer of the people at this screen to a guest who wants to undo."""
    return settled(table, request, table.guests.vote.answer(HOST, present(request), yes=request["yes"]))


def settled(table: Table, request: Json, reply: Json) -> Json:
    """Answer with ``reply``, and with the table where the reply says that it changed."""
    changed, undone = reply.pop("changed", False), reply.pop("undone", False)
    return {"reply": reply, **(table.changed(request, undone=undone) if changed else {})}
