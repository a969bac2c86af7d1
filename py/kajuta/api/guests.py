"""People at other screens: what a guest may ask of the match on this table, and what it is told.

A guest's page holds no position. It gets what its seat may see, and sends texts. Its seat comes from the line that a
text came on, never from the text; the text is bad until it was checked here, and what is not in OPERATIONS does not
exist for it.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from kajuta.coach.match_coach import Hints
from kajuta.core.errors import BadSave, IllegalAction, KajutaError
from kajuta.match import Match, saves
from kajuta.match.entries import TAKES_OVER, Next
from kajuta.match.setup import GUEST

Json = dict[str, Any]

Done = tuple[Json, Json]
"""What an operation has changed, and what it answers."""

HERE = -1
"""Stands for all people at the host's screen, where others are asked."""
MOST_CHARACTERS = 4_000
MOST_CLICKS = 32
LONGEST_ID = 200
"""A guest's text, a path and an id in it are never longer than these."""
LARGEST = (1 << 53) - 1
ACTS = ("play", "undo", "agree", "concede", "standing", "rest", "back")
ASIDES = ("refuse", "way", "past", "since", "hint", "unhint")
OPERATIONS = ACTS + ASIDES
"""All that a guest may ask for: what changes the sitting, and what is asked beside it, which goes on meanwhile."""
SLICE = 80
"""Milliseconds that the coach thinks for a guest before anybody else is heard: each slice is a text to and fro."""


class Refused(KajutaError):
    """A guest's text that is not a request: malformed, too long, or of an operation that is not for guests."""


@dataclass(slots=True)
class Question:
    """Whether ``seat`` may take its last decision back: asked of ``waiting`` while the match stands at ``step``."""

    seat: int
    step: int
    waiting: set[int]


@dataclass(frozen=True, slots=True)
class Declined:
    """``by`` (a seat, or HERE) would rather not have ``seat`` take back what it decided before ``step``."""

    seat: int
    by: int
    step: int


class Hosting:
    """What there is about guests beside the match: who is present, and what the others are being asked."""

    def __init__(self, match: Match, hints: Hints) -> None:
        self.match = match
        self._hints = hints
        self._question: Question | None = None
        self._declined: Declined | None = None

    # What a guest asks

    def serve(self, seat: int, text: str, present: Collection[int]) -> Json:
        """Return the answer to ``text`` from the guest on ``seat``; ``present``: the guests that are there.

        ``n`` in it is the number that the guest gave its request; ``changed`` says whether others have to be told,
        ``undone`` whether the log is another. A text that is refused changes nothing; ``refused`` says why.
        """
        number = None
        try:
            request = _read(text)
            number = request["n"]
            changed, answer = getattr(self, "_" + request["op"])(seat, request, present)
        except Refused as error:
            return {"n": number, "ok": False, "error": error.message, "refused": error.message["id"]}
        except KajutaError as error:
            return {"n": number, "ok": False, "error": error.message}
        return {"n": number, "ok": True, **answer, **changed}

    def _play(self, seat: int, request: Json, _: Collection[int]) -> Done:
        action = request.get("action")
        if not isinstance(action, list) or not 0 < len(action) <= MOST_CLICKS or not all(map(_is_plain, action)):
            raise Refused("guest-malformed")
        due = self.match.way.now.due()
        if due != Next("person", seat) or request.get("step") != len(self.match.entries):
            raise IllegalAction("action-illegal")
        self.match.play(tuple(action))
        return {"changed": True}, {}

    def _refuse(self, seat: int, request: Json, _: Collection[int]) -> Done:
        path = request.get("path")
        if not isinstance(path, list) or not 0 < len(path) <= MOST_CLICKS:
            raise Refused("guest-malformed")
        if not all(isinstance(one, str) for one in path):
            raise Refused("guest-malformed")
        # The games trust that a click meets what lies on the table, after clicks that led on.
        view = self.view(seat, len(self.match.log), ())
        begun = {tuple(move["path"][:clicks]) for move in view["moves"] for clicks in range(len(move["path"]))}
        if tuple(path[:-1]) not in begun | {()} or path[-1] not in _things(view["scene"]["areas"]):
            raise Refused("guest-malformed")
        refusal = self.match.game.refusal(self.match.state, seat, path)
        return {}, {"refusal": refusal.to_json()}

    def _undo(self, seat: int, _: Json, present: Collection[int]) -> Done:
        return self.propose(seat, present), {}

    def _agree(self, seat: int, request: Json, present: Collection[int]) -> Done:
        yes = request.get("yes")
        if type(yes) is not bool:
            raise Refused("guest-malformed")
        return self.agree(seat, present, yes=yes), {}

    def _concede(self, seat: int, _: Json, __: Collection[int]) -> Done:
        self.match.concede(seat)
        return {"changed": True}, {}

    def _standing(self, seat: int, request: Json, _: Collection[int]) -> Done:
        window, answer = request.get("window"), request.get("answer")
        if not isinstance(window, str) or len(window) > LONGEST_ID or not isinstance(answer, str):
            raise Refused("guest-malformed")
        asked = self.match.state.window() if self.match.way.now.due() == Next("person", seat) else None
        if (seat, window) not in self.match.standing and (asked is None or asked.kind != window):
            raise IllegalAction("action-illegal")
        self.match.answer_always(seat, window, answer)
        return {"changed": True}, {}

    def _rest(self, seat: int, _: Json, __: Collection[int]) -> Done:
        if self.match.players[seat].kind != GUEST:
            raise IllegalAction("action-illegal")
        self.match.change_seat(seat, TAKES_OVER)
        return {"changed": True}, {}

    def _back(self, seat: int, _: Json, __: Collection[int]) -> Done:
        if seat not in self.match.way.now.stood_in or self.match.players[seat].kind == GUEST:
            raise IllegalAction("action-illegal")
        self.match.change_seat(seat, GUEST)
        return {"changed": True}, {}

    # What a guest asks beside the game

    def _way(self, _: int, __: Json, ___: Collection[int]) -> Done:
        return {}, {"steps": len(self.match.entries), "turns": self.match.way.turns()}

    def _past(self, seat: int, request: Json, _: Collection[int]) -> Done:
        since = request.get("since", 0)
        if type(since) is not int:
            raise Refused("guest-malformed")
        past = self.match.past_of(seat, request.get("step", 0), request.get("eyes"), max(0, since))
        return {}, {"past": {**_of(past, seat), "branch": False}}

    def _since(self, seat: int, _: Json, __: Collection[int]) -> Done:
        return {}, {"since_then": self.match.since(seat)}

    def _hint(self, seat: int, _: Json, __: Collection[int]) -> Done:
        before = len(self.match.entries)
        advice = self._hints.think(seat, SLICE)
        if advice is None:
            return {}, {"thinking": True, "thought": self._hints.thought}
        # That it was asked is told to all; what it said goes to whoever asked.
        return {"changed": len(self.match.entries) > before}, {"advice": advice}

    def _unhint(self, seat: int, _: Json, __: Collection[int]) -> Done:
        if self._hints.asker == seat:
            self._hints.forget()
        return {}, {}

    # What the others are asked

    def propose(self, seat: int, present: Collection[int]) -> Json:
        """Ask the others whether ``seat`` may take back its last decision; done at once where nobody is to be asked."""
        match = self.match
        if match.undo_kind() is None or match.undo_seat() != seat:
            raise IllegalAction("undo-not-allowed")
        waiting = {guest for guest in present if guest != seat and match.players[guest].kind == GUEST}
        here = match.way.now.here()
        if here and seat not in here:
            waiting.add(HERE)
        self._declined = None
        self._question = Question(seat, len(match.entries), waiting)
        return self._settle()

    def agree(self, who: int, present: Collection[int], *, yes: bool) -> Json:
        """Take the answer of ``who`` (a guest's seat, or HERE) to the question that is open."""
        question = self._open(present)
        if question is None or who not in question.waiting:
            raise IllegalAction("action-illegal")
        if not yes:
            self._declined = Declined(question.seat, who, question.step)
            self._question = None
            return {"changed": True}
        question.waiting.discard(who)
        return self._settle()

    def attend(self, present: Collection[int]) -> Json:
        """Note who is there now: whoever went is asked no more."""
        return self._settle() if self._open(present) is not None else {"changed": True}

    def _open(self, present: Collection[int]) -> Question | None:
        """Return the question that is open: any step made since has answered it."""
        question = self._question
        if question is not None and question.step != len(self.match.entries):
            question = self._question = None
        if question is not None:
            question.waiting &= {HERE, *present}
        return question

    def _settle(self) -> Json:
        if self._question is not None and not self._question.waiting:
            self._question = None
            self.match.undo()
            return {"changed": True, "undone": True}
        return {"changed": True}

    # What is told

    def view(self, seat: int, since: int, present: Collection[int]) -> Json:
        """Return the table as the guest on ``seat`` may see it, as JSON; the log from line ``since`` on."""
        match = self.match
        due = match.way.now.due()
        own = due == Next("person", seat)
        coming = due if own or due.kind == "over" else Next("elsewhere", due.seat)
        view = match.view_of(seat, coming, since=since)
        return {**_of(view, seat), "hint": match.may_ask(seat), **self.asked(seat, present)}

    def told(self, guests: Iterable[tuple[int, int]], present: Collection[int]) -> list[Json]:
        """Return what each of ``guests`` (a seat, and the first line of the log that it lacks) is told now."""
        return [{"seat": seat, "since": since, "view": self.view(seat, since, present)} for seat, since in guests]

    def asked(self, who: int, present: Collection[int]) -> Json:
        """Return what ``who`` (a guest's seat, or HERE) is told of taking back: whether it may, and who asks for it."""
        match = self.match
        question, declined = self._open(present), self._declined
        person = match.undo_seat()
        mine = person == who or (who == HERE and person in match.way.now.here())
        told: Json = {"undo": match.undo_kind() if mine and question is None else None, "redo": False}
        if question is not None:
            told["question"] = {"seat": question.seat, "mine": who in question.waiting}
        if declined is not None and declined.step == len(match.entries):
            told["declined"] = {"seat": declined.seat, "by": None if declined.by == HERE else declined.by}
        return told


def _of(view: Json, seat: int) -> Json:
    """Return a view without what others left standing: only a guest's own is its business."""
    return {**view, "standing": [one for one in view["standing"] if one["seat"] == seat], "peeking": False}


def _read(text: str) -> Json:
    """Return the request in a guest's text; raises Refused where there is none."""
    if len(text) > MOST_CHARACTERS:
        raise Refused("guest-too-long")
    try:
        request = saves.parse(text)
    except BadSave:
        raise Refused("guest-malformed") from None
    if not isinstance(request, dict) or type(request.get("n")) is not int or not 0 <= request["n"] <= LARGEST:
        raise Refused("guest-malformed")
    if not isinstance(request.get("op"), str) or request["op"] not in OPERATIONS:
        raise Refused("guest-unknown")
    return request


def _things(items: Iterable[Any]) -> set[str]:
    """Return the ids of all elements in ``items``, which are areas and elements, and of what lies in these."""
    found: set[str] = set()
    for item in items:
        if "items" not in item:
            found.add(item["id"])
        for inside in ("items", "contents", "summary"):
            found |= _things(item.get(inside, ()))
    return found


def _is_plain(part: object) -> bool:
    return type(part) is int or (isinstance(part, str) and len(part) <= LONGEST_ID)
