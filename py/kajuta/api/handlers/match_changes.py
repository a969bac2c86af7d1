"""Requests that change the match: decisions of people and automatic steps."""

from kajuta.api.handlers.hosting_guests import answer_with_table_if_changed
from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession, GuidedTable, connected_guests
from kajuta.api.undo_vote import HOST
from kajuta.core.errors import IllegalAction
from kajuta.match import Match


@handles("play")
def play(session: EngineSession, request: Json) -> Json:
    """Play an action, or the set of elements ``chosen``, for the person at this screen.

    If the same request was answered speculatively, that answer is reused; with ``known`` the page already has it, so it
    is not sent again.
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
                raise IllegalAction("action-illegal")  # the bot decides, not the person
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
            raise IllegalAction("action-illegal")  # the next player's hand is not open yet
        if chosen is None:
            table.choose(seat, action)
        else:
            table.choose_set(seat, chosen)
    elif chosen is None:
        table.play(action)
    else:
        table.play_chosen(chosen)


def speculative_play_key(request: Json) -> Json:
    """The fields of a play request that must be equal for a speculative answer to be reused."""
    return {key: value for key, value in request.items() if key not in ("op", "known")}


@handles("advance")
def play_forced_or_auto_answer(session: EngineSession, request: Json) -> Json:
    """Play a forced action or an auto-answer."""
    if session.guided is not None:
        session.guided.advance()
        return {"view": session.guided.view(request.get("since", 0))}
    session.match.advance()
    return session.change_answer(request)


@handles("undo")
def undo(session: EngineSession, request: Json) -> Json:
    """Undo a decision or a turn; if something was revealed since, ask the other people first."""
    vote, whole_turn = session.guests.vote, request.get("whole_turn", False)
    reply = vote.propose(HOST, connected_guests(request), whole_turn=whole_turn)
    return answer_with_table_if_changed(session, request, reply)


@handles("redo")
def redo(session: EngineSession, request: Json) -> Json:
    """Redo the last undo."""
    session.match.redo()
    return session.change_answer(request)


@handles("concede")
def concede(session: EngineSession, request: Json) -> Json:
    """Let the person on a seat concede."""
    session.match.concede(request["seat"])
    return session.change_answer(request)


@handles("change-seat")
def change_seat(session: EngineSession, request: Json) -> Json:
    """Hand a seat to a person, a guest or a bot."""
    session.match.set_controller(request["seat"], request["kind"])
    return session.change_answer(request)


@handles("auto-answer")
def set_reaction_auto_answer(session: EngineSession, request: Json) -> Json:
    """Set the auto-answer of a seat for a kind of reaction window."""
    session.match.set_auto_answer(request["seat"], request["window"], request["answer"])
    return session.change_answer(request)


@handles("mark-sent")
def mark_match_handed_on(session: EngineSession, request: Json) -> Json:
    """Record that the match is passed on as a link, which contains all hands, under its own name."""
    session.match.hand_on(str(request["name"]))
    return session.change_answer(request)
