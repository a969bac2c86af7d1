"""Requests that change the match: what people decide, and steps that need nobody."""

from kajuta.api.handlers.registry import Json, answers
from kajuta.api.handlers.screens import settled
from kajuta.api.table import Table, present
from kajuta.core.errors import IllegalAction


@answers("play")
def play(table: Table, request: Json) -> Json:
    """Carry out an action of the person at this screen who decides.

    An answer that was foreseen is taken from there; with ``known`` the page has it already, and it is not sent again.
    """
    foreseen, table.foreseen = table.foreseen, None
    if table.tutorial is not None:
        table.tutorial.play(tuple(request["action"]))
        return {"view": table.tutorial.view(request.get("since", 0))}
    match table.match.screen.next_step().kind:
        case "guest":
            raise IllegalAction("seat-of-guest")
        case "bot":
            raise IllegalAction("action-illegal")  # it would be legal, but is not the person's to take
    if foreseen is not None and meaning(request) == foreseen[0]:
        _, ahead, answer = foreseen
        table.become(ahead)
    else:
        table.match.play(tuple(request["action"]))
        answer = table.changed(request)
    return {} if request.get("known") else answer


def meaning(request: Json) -> Json:
    """A request to play without how it was made: now or beforehand."""
    return {key: value for key, value in request.items() if key not in ("op", "known")}


@answers("advance")
def advance(table: Table, request: Json) -> Json:
    """Play a forced decision, or an automatic answer."""
    if table.tutorial is not None:
        table.tutorial.advance()
        return {"view": table.tutorial.view(request.get("since", 0))}
    table.match.advance()
    return table.changed(request)


@answers("undo")
def undo(table: Table, request: Json) -> Json:
    """Take back a decision; while guests are connected they are asked first."""
    seat = table.match.history.undo_seat()
    if request.get("guests") and seat is not None:
        if seat not in table.match.current.local_human_seats():
            raise IllegalAction("undo-not-allowed")
        return settled(table, request, table.guests.vote.propose(seat, present(request)))
    table.match.undo()
    return table.changed(request, undone=True)


@answers("redo")
def redo(table: Table, request: Json) -> Json:
    """Carry out again what was taken back last."""
    table.match.redo()
    return table.changed(request)


@answers("concede")
def concede(table: Table, request: Json) -> Json:
    """Let the person on a seat give up."""
    table.match.concede(request["seat"])
    return table.changed(request)


@answers("change-seat")
def change_seat(table: Table, request: Json) -> Json:
    """Hand a seat to a person, a guest or a bot."""
    table.match.set_controller(request["seat"], request["kind"])
    return table.changed(request)


@answers("auto-answer")
def auto_answer(table: Table, request: Json) -> Json:
    """Set the automatic answer of a seat for a kind of reaction window."""
    table.match.set_auto_answer(request["seat"], request["window"], request["answer"])
    return table.changed(request)


@answers("mark-sent")
def mark_sent(table: Table, request: Json) -> Json:
    """Note that the game is handed on with all hands, under a name of its own from now on."""
    table.match.shared_name = table.match.shared_name or str(request["name"])
    return table.changed(request)
