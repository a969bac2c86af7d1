"""Requests that change the match: what people decide, and steps that need nobody."""

from kajuta.api.handlers.hosting_guests import answer_with_table_if_changed
from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession, GuidedTable, connected_guests
from kajuta.api.undo_vote import HOST
from kajuta.core.errors import IllegalAction
from kajuta.match import Match


@handles("play")
def play(session: EngineSession, request: Json) -> Json:
    """Carry out an action of the person at this screen who decides, or the elements that it has ``chosen`` of a pick.

    A speculative answer is reused; with ``known`` the page has it already, and it is not sent again.
    """
    speculation, session.speculation = session.speculation, None
    if session.guided is not None:
        _play(session.guided, request)
        return {"view": session.guided.view(request.get("since", 0))}
    if session.match.screen.chooser() is None:
        match session.match.screen.next_step().kind:
            case "guest":
                raise IllegalAction("seat-of-guest")
            case "bot":
                raise IllegalAction("action-illegal")  # it would be legal, but is not the person's to take
    if speculation is not None and speculative_play_key(request) == speculation.key:
        session.adopt(speculation.session)
        answer = speculation.answer
    else:
        _play(session.match, request)
        answer = session.change_answer(request)
    return {} if request.get("known") else answer


def _play(table: "Match | GuidedTable", request: Json) -> None:
    chosen, action = request.get("chosen"), tuple(request.get("action", ()))
    if isinstance(table, Match) and table.sealed.is_open:
        seat = table.screen.chooser()
        if seat is None:
            raise IllegalAction("action-illegal")  # the hand of whoever chooses next is not open
        if chosen is None:
            table.choose(seat, action)
        else:
            table.choose_set(seat, chosen)
    elif chosen is None:
        table.play(action)
    else:
        table.play_chosen(chosen)


def speculative_play_key(request: Json) -> Json:
    """Part of a request to play that is the same in a speculative one."""
    return {key: value for key, value in request.items() if key not in ("op", "known")}


@handles("advance")
def play_forced_or_auto_answer(session: EngineSession, request: Json) -> Json:
    """Play a forced decision, or an automatic answer."""
    if session.guided is not None:
        session.guided.advance()
        return {"view": session.guided.view(request.get("since", 0))}
    session.match.advance()
    return session.change_answer(request)


@handles("undo")
def undo(session: EngineSession, request: Json) -> Json:
    """Take back a decision or a turn; where something was revealed since, all other people are asked first."""
    vote, whole_turn = session.guests.vote, request.get("whole_turn", False)
    reply = vote.propose(HOST, connected_guests(request), whole_turn=whole_turn)
    return answer_with_table_if_changed(session, request, reply)


@handles("redo")
def redo(session: EngineSession, request: Json) -> Json:
    """Carry out again what was taken back last."""
    session.match.redo()
    return session.change_answer(request)


@handles("concede")
def concede(session: EngineSession, request: Json) -> Json:
    """Let the person on a seat give up."""
    session.match.concede(request["seat"])
    return session.change_answer(request)


@handles("change-seat")
def change_seat(session: EngineSession, request: Json) -> Json:
    """Hand a seat to a person, a guest or a bot."""
    session.match.set_controller(request["seat"], request["kind"])
    return session.change_answer(request)


@handles("auto-answer")
def set_reaction_auto_answer(session: EngineSession, request: Json) -> Json:
    """Set the automatic answer of a seat for a kind of reaction window."""
    session.match.set_auto_answer(request["seat"], request["window"], request["answer"])
    return session.change_answer(request)


@handles("mark-sent")
def mark_match_handed_on(session: EngineSession, request: Json) -> Json:
    """Note that the game is handed on with all hands, under a name of its own from now on."""
    session.match.hand_on(str(request["name"]))
    return session.change_answer(request)
