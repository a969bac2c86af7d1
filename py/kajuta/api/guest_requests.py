"""Requests and views of guests, the people at other screens.

A guest's page never has the position. It receives the view of its seat and sends requests as text. The seat is a
property of the connection, not of the text. The text is untrusted and validated here; guests may make only the requests
that REQUESTS declares for them.
"""

from collections.abc import Callable, Collection, Iterable
from typing import Any, TypeGuard

from kajuta.api.request_declarations import GUEST_ENVELOPE, REQUESTS
from kajuta.api.undo_vote import UndoVote
from kajuta.coach.match_coach import MatchCoach
from kajuta.core.errors import BadSave, IllegalAction, KajutaError
from kajuta.core.state import Action
from kajuta.match import Match, saves
from kajuta.match.match_setup import GUEST, SUBSTITUTE_BOT
from kajuta.match.next_step import NextStep

Json = dict[str, Any]

Handler = Callable[[int, Json, Collection[int]], tuple[Json, Json]]
"""Handles a request of a guest, given the seat, the request and the seats of all connected guests.

Returns two dictionaries: flags about what changed, and the answer.
"""

UNCHANGED: Json = {}
CHANGED: Json = {"changed": True}

MAX_CHARACTERS = 4_000
MAX_CLICKS = 32
MAX_ID_LENGTH = 200
"""Maximum lengths: characters of a guest's text, clicks in a path, characters of an id."""
MAX_SAFE_INTEGER = (1 << 53) - 1
HINT_SLICE_MS = 80
"""Milliseconds that the coach thinks per request of a guest; other requests have to wait for it."""


class RefusedRequest(KajutaError):
    """The text is not a valid request: malformed, too long, or not allowed for guests."""


class GuestRequestHandler:
    """The guests' part of a match: their requests and views, and votes on undo."""

    def __init__(self, match: Match, coach: MatchCoach) -> None:
        self.match = match
        self.vote = UndoVote(match)
        self._coach = coach
        self._handlers: dict[str, Handler] = {
            op: getattr(self, "_" + op.replace("-", "_")) for op, request in REQUESTS.items() if request.guest
        }

    # Views

    def view(self, seat: int, since: int, connected: Collection[int]) -> Json:
        """View for the guest on ``seat`` as JSON, with the log from line ``since`` on."""
        match = self.match
        view = match.view_of(seat, match.next_step_of(seat), since=since)
        own_view = {**_own(view, seat), "hint": match.may_ask_for_hint(seat), "redo": False}
        return {**own_view, **self.undo_fields(seat, connected)}

    def views(self, guests: Iterable[tuple[int, int]], connected: Collection[int]) -> list[Json]:
        """Views for ``guests``, which are pairs of a seat and the first log line that its page does not have."""
        return [{"seat": seat, "since": since, "view": self.view(seat, since, connected)} for seat, since in guests]

    def undo_fields(self, who: int, connected: Collection[int]) -> Json:
        """The fields of a view about undo for ``who``, a seat or HOST: whether it is possible, and an open vote."""
        return self.vote.view_fields(who, connected)

    # Requests that may change the match

    def serve(self, seat: int, text: str, connected: Collection[int]) -> Json:
        """Answer ``text``, a request of the guest on ``seat``; ``connected``: seats of all connected guests.

        In the answer, ``n`` is the guest's number of the request, ``changed`` tells whether others must be notified,
        and ``undone`` whether log lines were removed. A rejected text changes nothing; ``refused`` is the reason.
        """
        number = None
        try:
            request = _read(text)
            number = request["n"]
            changed, answer = self._handlers[request["op"]](seat, request, connected)
        except RefusedRequest as error:
            return {"n": number, "ok": False, "error": error.message, "refused": error.message["id"]}
        except KajutaError as error:
            return {"n": number, "ok": False, "error": error.message}
        return {"n": number, "ok": True, **answer, **changed}

    def _play(self, seat: int, request: Json, _: Collection[int]) -> tuple[Json, Json]:
        action, chosen = self._decision(seat, request)
        if chosen is None:
            self.match.choose(seat, action)
        else:
            self.match.choose_set(seat, chosen)
        return CHANGED, {}

    def _decision(self, seat: int, request: Json) -> tuple[Action, list[str] | None]:
        """The action or the set of elements in a request; raises IllegalAction if ``seat`` may not decide now."""
        action, chosen = request.get("action"), request.get("chosen")
        if chosen is None:
            if not isinstance(action, list) or not 0 < len(action) <= MAX_CLICKS or not all(map(_is_plain, action)):
                raise RefusedRequest("guest-malformed")
        elif action is not None or not _are_clicks(chosen):
            raise RefusedRequest("guest-malformed")
        step = request.get("step")
        if not self.match.may_decide(seat) or step != len(self.match.entries):
            raise IllegalAction("choices-are-in" if self.match.history.was_sealed(step) else "action-illegal")
        return tuple(action or ()), chosen

    def _undo(self, seat: int, request: Json, connected: Collection[int]) -> tuple[Json, Json]:
        whole_turn = request.get("whole_turn", False)
        if type(whole_turn) is not bool:
            raise RefusedRequest("guest-malformed")
        return self.vote.propose(seat, connected, whole_turn=whole_turn), {}

    def _answer_undo(self, seat: int, request: Json, connected: Collection[int]) -> tuple[Json, Json]:
        question, yes = request.get("question"), request.get("yes")
        if type(question) is not int or type(yes) is not bool:
            raise RefusedRequest("guest-malformed")
        return self.vote.answer(seat, question, connected, yes=yes), {}

    def _concede(self, seat: int, _: Json, __: Collection[int]) -> tuple[Json, Json]:
        self.match.concede(seat)
        return CHANGED, {}

    def _auto_answer(self, seat: int, request: Json, _: Collection[int]) -> tuple[Json, Json]:
        window, answer = request.get("window"), request.get("answer")
        if not isinstance(window, str) or len(window) > MAX_ID_LENGTH or not isinstance(answer, str):
            raise RefusedRequest("guest-malformed")
        asked = (
            self.match.state.reaction_window() if self.match.current.next_step() == NextStep("person", seat) else None
        )
        if (seat, window) not in self.match.auto_answers and (asked is None or asked.kind != window):
            raise IllegalAction("action-illegal")
        self.match.set_auto_answer(seat, window, answer)
        return CHANGED, {}

    def _leave_seat(self, seat: int, _: Json, __: Collection[int]) -> tuple[Json, Json]:
        """Let a bot take over the guest's seat."""
        if self.match.players[seat].controller != GUEST:
            raise IllegalAction("action-illegal")
        self.match.set_controller(seat, SUBSTITUTE_BOT)
        return CHANGED, {}

    def _retake_seat(self, seat: int, _: Json, __: Collection[int]) -> tuple[Json, Json]:
        if seat not in self.match.current.substituted_guests or self.match.players[seat].controller == GUEST:
            raise IllegalAction("action-illegal")
        self.match.set_controller(seat, GUEST)
        return CHANGED, {}

    # Queries

    def _refusal(self, seat: int, request: Json, _: Collection[int]) -> tuple[Json, Json]:
        path = request.get("path")
        if not _are_clicks(path) or not path:
            raise RefusedRequest("guest-malformed")
        # Games expect a path of existing elements that continues a legal move or an open pick.
        view = self.view(seat, len(self.match.log), ())
        beginnings = {tuple(move["path"][:clicks]) for move in view["moves"] for clicks in range(len(move["path"]))}
        picking = view["pick"] is not None and _are_of_pick(path, view["pick"])
        if (tuple(path[:-1]) not in beginnings | {()} and not picking) or path[-1] not in _ids(view["scene"]["areas"]):
            raise RefusedRequest("guest-malformed")
        refusal = self.match.refusal_for(seat, path)
        return UNCHANGED, {"refusal": refusal.to_json()}

    def _ends_turn(self, seat: int, request: Json, _: Collection[int]) -> tuple[Json, Json]:
        return UNCHANGED, {"ends_turn": self.match.ends_turn(*self._decision(seat, request))}

    def _history(self, _: int, __: Json, ___: Collection[int]) -> tuple[Json, Json]:
        return UNCHANGED, self.match.history.outline()

    def _past(self, seat: int, request: Json, _: Collection[int]) -> tuple[Json, Json]:
        since = request.get("since", 0)
        if type(since) is not int:
            raise RefusedRequest("guest-malformed")
        past = self.match.past_view_of(seat, request.get("step", 0), request.get("viewpoint"), max(0, since))
        return UNCHANGED, {"past": {**_own(past, seat), "branch": False}}

    def _recap(self, seat: int, _: Json, __: Collection[int]) -> tuple[Json, Json]:
        return UNCHANGED, {"since_then": self.match.recap(seat)}

    def _hint(self, seat: int, _: Json, __: Collection[int]) -> tuple[Json, Json]:
        before = len(self.match.entries)
        advice = self._coach.think(seat, HINT_SLICE_MS)
        if advice is None:
            return UNCHANGED, {"thinking": True, "thought": self._coach.progress}
        # All players are told that a hint was given, but only the guest who asked gets its text.
        return {"changed": len(self.match.entries) > before}, {"advice": advice}

    def _cancel_hint(self, seat: int, _: Json, __: Collection[int]) -> tuple[Json, Json]:
        if self._coach.advised_seat == seat:
            self._coach.cancel()
        return UNCHANGED, {}


def _own(view: Json, seat: int) -> Json:
    """The view without the auto-answers of other seats, which are private."""
    return {**view, "standing": [one for one in view["standing"] if one["seat"] == seat], "peeking": False}


def _read(text: str) -> Json:
    """Parse and validate a guest's request; raises RefusedRequest."""
    if len(text) > MAX_CHARACTERS:
        raise RefusedRequest("guest-too-long")
    try:
        request = saves.parse_json(text)
    except BadSave:
        raise RefusedRequest("guest-malformed") from None
    if not isinstance(request, dict) or type(request.get("n")) is not int or not 0 <= request["n"] <= MAX_SAFE_INTEGER:
        raise RefusedRequest("guest-malformed")
    op = request.get("op")
    known = REQUESTS.get(op) if isinstance(op, str) else None
    if known is None or known.guest is None:
        raise RefusedRequest("guest-unknown")
    if not request.keys() <= {"op", *GUEST_ENVELOPE, *known.guest.arguments}:
        raise RefusedRequest("guest-malformed")
    return request


def _ids(items: Iterable[Any]) -> set[str]:
    """Ids of all elements in ``items``, a nested list of areas and elements."""
    found: set[str] = set()
    for item in items:
        if "items" not in item:
            found.add(item["id"])
        for inside in ("items", "contents", "summary"):
            found |= _ids(item.get(inside, ()))
    return found


def _are_of_pick(path: list[str], pick: Json) -> bool:
    return {pick["confirm"], *(one for group in pick["groups"] for one in group["ids"])}.issuperset(path)


def _are_clicks(ids: object) -> TypeGuard[list[str]]:
    return isinstance(ids, list) and len(ids) <= MAX_CLICKS and all(isinstance(one, str) for one in ids)


def _is_plain(part: object) -> bool:
    return type(part) is int or (isinstance(part, str) and len(part) <= MAX_ID_LENGTH)
