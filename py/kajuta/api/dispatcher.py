"""The engine's front desk: answers the face's requests about the one match on the table.

A request is a JSON object with ``op`` and its arguments, an answer is ``{"ok": true, ...}`` or
``{"ok": false, "error": message}``, with ``detail`` where a bot failed. Anything else that is raised is
a defect and goes to the caller as it is; the match stays as it was saved last.

Who lays a match on the table gives it a key (``match``), and every later request about it brings the same
key: so a request that comes late never meets a match that took the place of the one it means.

An answer that changes the table brings the save. A request says how many entries its sender has of it (``kept``): where
these are what was told last, only what follows comes (``saves.dump``), so a move costs the same late as early.

What a person is about to play may be asked for beforehand (``foresee``): then its answer is there when it is played.

While guests at other screens are connected, a request brings them too (``guests``: pairs of a seat and the first line
of the log that it lacks), and an answer that changes the table brings what each of them is ``told``.
"""

import json
import traceback
from typing import Any

from kajuta.api.guests import HERE, Hosting
from kajuta.api.jit_warm_up import limber
from kajuta.api.warm_up import Rehearsal
from kajuta.bots.help import Sums, Task
from kajuta.coach import achievements
from kajuta.coach.match_coach import Hints
from kajuta.core.errors import BotFailed, IllegalAction, KajutaError
from kajuta.match import Match, saves
from kajuta.match.setup import Setup
from kajuta.tutorial.tutorial import Voyage

Answer = dict[str, Any]

WITHOUT_MATCH = ("new", "load", "check", "deal", "voyage", "limber")
"""The requests that are not about the match on the table."""
VOYAGE = ("voyage", "view", "play", "advance", "refuse", "go-on", "pass-over")
"""The requests about a voyage on the table; one that is only about a voyage is refused where a match lies there."""


class Desk:
    """Holds the match that is being played, or the voyage."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._voyage: Voyage | None = None
        self._hosting: Hosting | None = None
        self._key: Any = None
        self._told: int | None = None
        """How many entries the face has, if it took the last save."""
        self._hints: Hints | None = None
        self._rehearsed: tuple[Rehearsal, Desk] | None = None
        """A game that nobody plays, at a desk of its own."""
        self._foreseen: tuple[Answer, Desk, Answer] | None = None
        """A request to play that may come next, a desk where it was carried out, and what was answered there."""

    def call(self, text: str) -> str:
        """Return the answer to the request in ``text``."""
        try:
            request = saves.parse(text)
            if request["op"] not in WITHOUT_MATCH and request.get("match") != self._key:
                raise IllegalAction("action-other-match")
            answer = {"ok": True, **self._answer(request)}
        except BotFailed as error:
            answer = {"ok": False, "error": error.message, "detail": "".join(traceback.format_exception(error))}
        except KajutaError as error:
            answer = {"ok": False, "error": error.message}
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    def _answer(self, request: Answer) -> Answer:
        op = request["op"]
        if op != "play":
            self._foreseen = None
        if self._voyage is not None and op in VOYAGE and op != "voyage":
            return self._on_voyage(self._voyage, request)
        return getattr(self, "_op_" + op.replace("-", "_"))(request)  # type: ignore[no-any-return]

    @property
    def match(self) -> Match:
        """The match on the table; raises IllegalAction while there is none."""
        if self._match is None:
            raise IllegalAction("action-no-match")
        return self._match

    @property
    def _beside(self) -> Hints:
        if self._hints is None:
            raise IllegalAction("action-no-match")
        return self._hints

    def _lay(self, match: Match, request: Answer) -> None:
        self._match = match
        self._hints = Hints(match)
        self._voyage = None
        self._hosting = Hosting(match, self._hints)
        self._key = request.get("match")
        self._told = None
        self._rehearsed = None

    @property
    def hosting(self) -> Hosting:
        """What there is about guests; raises IllegalAction while there is no match."""
        if self._hosting is None:
            raise IllegalAction("action-no-match")
        return self._hosting

    def _changed(self, request: Answer, *, undone: bool = False) -> Answer:
        """Return the table as it is now for all who look at it; ``undone``: the log is another from its start."""
        since = 0 if undone else request.get("since", 0)
        answer = {"view": self._view(request, since), "since": since, "save": self._save(request)}
        if "guests" not in request:
            return answer
        guests = [(seat, 0 if undone else lacks) for seat, lacks in request["guests"]]
        return {**answer, "told": self.hosting.told(guests, _present(request))}

    def _save(self, request: Answer) -> Answer:
        """Return the save: what is new of it where the face has what it was told last, else the whole."""
        way = self.match.way
        steady = way.steady()
        since = steady if request.get("kept") == self._told else 0
        self._told = len(way.entries)
        return saves.dump(self.match, since)

    def _view(self, request: Answer, since: int) -> Answer:
        view = self.match.view(since)
        return {**view, **self.hosting.asked(HERE, _present(request))} if "guests" in request else view

    def _op_new(self, request: Answer) -> Answer:
        self._lay(Match(Setup.from_json(request["setup"])), request)
        return self._changed(request)

    def _op_load(self, request: Answer) -> Answer:
        save = request["save"]
        loaded = saves.load(saves.parse(save) if isinstance(save, str) else save)
        self._lay(loaded.match, request)
        answer = self._changed(request)
        return answer if loaded.notice is None else {**answer, "notice": loaded.notice}

    def _op_view(self, request: Answer) -> Answer:
        return {"view": self._view(request, request.get("since", 0))}

    def _op_guest(self, request: Answer) -> Answer:
        """Serve a text that came from the guest on ``seat``."""
        reply = self.hosting.serve(request["seat"], request["text"], _present(request))
        return self._settled(request, reply)

    def _op_attend(self, request: Answer) -> Answer:
        """Tell the guests that are there now how the table stands."""
        return self._settled(request, self.hosting.attend(_present(request)))

    def _op_agree(self, request: Answer) -> Answer:
        """Take the answer of the people at this screen to what a guest has asked."""
        return self._settled(request, self.hosting.agree(HERE, _present(request), yes=request["yes"]))

    def _settled(self, request: Answer, reply: Answer) -> Answer:
        changed, undone = reply.pop("changed", False), reply.pop("undone", False)
        return {"reply": reply, **(self._changed(request, undone=undone) if changed else {})}

    def _op_play(self, request: Answer) -> Answer:
        match self.match.next().kind:
            case "guest":
                raise IllegalAction("seat-of-guest")
            case "bot":
                raise IllegalAction("action-illegal")  # it would be legal, but is not the person's to take
        foreseen, self._foreseen = self._foreseen, None
        if foreseen is not None and _means(request) == foreseen[0]:
            _, beyond, answer = foreseen
            self.match.become(beyond.match)
            self._told = beyond._told
        else:
            self.match.play(tuple(request["action"]))
            answer = self._changed(request)
        return {} if request.get("known") else answer

    def _op_foresee(self, request: Answer) -> Answer:
        """Answer as to playing the same, and leave the table as it is: who presses something mostly means to play it.

        Where playing it comes next, nothing is worked out twice; ``known``: nor is the answer told twice. While guests
        are connected nothing is foreseen: they would have to be told.
        """
        if "guests" in request:
            raise IllegalAction("seat-of-guest")
        desk = Desk()
        desk._lay(self.match.copy(), request)
        desk._told = self._told
        answer = desk._op_play(request)
        self._foreseen = _means(request), desk, answer
        return answer

    def _op_advance(self, request: Answer) -> Answer:
        self.match.advance()
        return self._changed(request)

    def _op_think(self, request: Answer) -> Answer:
        hurry = request.get("hurry", False)
        if self.match.think(request["ms"], request.get("patience", 1.0), hurry=hurry, found=_found(request)):
            return self._changed(request)
        return _thinking(self.match.thought, self.match.task)

    def _op_assist(self, request: Answer) -> Answer:
        """Play out for a while what a bot or the coach thinks about that is at work at another desk."""
        task = Task.from_json(request["task"])
        return {"sums": self.match.assist(task, request["seed"], request["ms"]).to_json()}

    def _op_hint(self, request: Answer) -> Answer:
        """Let the coach think for a while; the same request again goes on, until there is its advice."""
        hints = self._beside
        advice = hints.think(self.match.asker(), request["ms"], request.get("patience", 1.0), _found(request))
        if advice is None:
            return _thinking(hints.thought, hints.task)
        return {**self._changed(request), "advice": advice}

    def _op_review(self, request: Answer) -> Answer:
        """Look the finished match through for a while; the same request again goes on, until the review is complete."""
        hints = self._beside
        found = hints.review(request["ms"])
        return {"thinking": True, "thought": hints.thought} if found is None else {"review": found}

    def _op_unreview(self, request: Answer) -> Answer:
        """Stop looking through; what was found so far."""
        self._beside.forget_review()
        return {"review": self._beside.found.to_json()}

    def _op_feats(self, request: Answer) -> Answer:
        """Tell the feats of the match, once it is over."""
        return {"feats": achievements.told(self.match)}

    def _op_unhint(self, request: Answer) -> Answer:
        """Nobody wants to hear the coach any more."""
        self._beside.forget()
        return {}

    def _op_look(self, request: Answer) -> Answer:
        self.match.look(request["seat"])
        return self._op_view(request)

    def _op_refuse(self, request: Answer) -> Answer:
        return {"refusal": self.match.refusal(request["path"]).to_json()}

    def _op_undo(self, request: Answer) -> Answer:
        seat = self.match.undo_seat()
        if request.get("guests") and seat is not None:
            if seat not in self.match.way.now.here():
                raise IllegalAction("undo-not-allowed")
            return self._settled(request, self.hosting.propose(seat, _present(request)))
        self.match.undo()
        return self._changed(request, undone=True)

    def _op_redo(self, request: Answer) -> Answer:
        self.match.redo()
        return self._changed(request)

    def _op_way(self, request: Answer) -> Answer:
        """Tell how long the way is and where its turns begin."""
        return {"steps": len(self.match.entries), "turns": self.match.way.turns()}

    def _op_past(self, request: Answer) -> Answer:
        return {"past": self.match.past(request["step"], request.get("eyes"), request.get("since", 0))}

    def _op_since(self, request: Answer) -> Answer:
        return {"since_then": self.match.since(self.match.viewer())}

    def _op_branch(self, request: Answer) -> Answer:
        """Make a game that goes on from a step; the match on the table stays."""
        match = self.match.branch(request["step"], request["seed"])
        return {"save": saves.dump(match), "turn": match.state.turn}

    def _op_send(self, request: Answer) -> Answer:
        """Note that the game is handed on with all hands, under a name of its own from now on."""
        self.match.sent = self.match.sent or str(request["name"])
        return self._changed(request)

    def _op_concede(self, request: Answer) -> Answer:
        self.match.concede(request["seat"])
        return self._changed(request)

    def _op_seat(self, request: Answer) -> Answer:
        self.match.change_seat(request["seat"], request["kind"])
        return self._changed(request)

    def _op_standing(self, request: Answer) -> Answer:
        self.match.answer_always(request["seat"], request["window"], request["answer"])
        return self._changed(request)

    def _op_voyage(self, request: Answer) -> Answer:
        """Lay a voyage on the table, at the step that was reached."""
        voyage = Voyage(request["voyage"], request.get("step", 0))
        self._match = self._hints = self._hosting = None
        self._voyage = voyage
        self._key = request.get("match")
        return {"view": voyage.view()}

    def _on_voyage(self, voyage: Voyage, request: Answer) -> Answer:
        """Answer a request about the voyage on the table; none brings a save, for there is nothing to keep."""
        match request["op"]:
            case "refuse":
                return {"refusal": voyage.refusal(request["path"]).to_json()}
            case "play":
                voyage.play(tuple(request["action"]))
            case "advance":
                voyage.advance()
            case "go-on":
                voyage.go_on()
            case "pass-over":
                voyage.skip()
        return {"view": voyage.view(request.get("since", 0))}

    def _op_rehearse(self, request: Answer) -> Answer:
        """Answer as to a decision, of a game that nobody plays; the first time as to laying it on the table.

        Guests are told nothing of it: they would take it for their game.
        """
        if self._rehearsed is None:
            rehearsal = Rehearsal(self.match)
            desk = Desk()
            desk._lay(rehearsal.match, {})
            self._rehearsed = rehearsal, desk
        else:
            rehearsal, desk = self._rehearsed
            rehearsal.step()
        return desk._changed({})

    def _op_limber(self, request: Answer) -> Answer:
        """Loosen up what answers; the table stays as it is."""
        limber()
        return {}

    def _op_deal(self, request: Answer) -> Answer:
        """Tell how a game would begin, without putting it on the table."""
        return {"view": Match(Setup.from_json(request["setup"])).view()}

    def _op_check(self, request: Answer) -> Answer:
        """Check a save without putting it on the table (an import)."""
        save = request["save"]
        loaded = saves.load(saves.parse(save) if isinstance(save, str) else save)
        answer: Answer = {"save": saves.dump(loaded.match)}
        return answer if loaded.notice is None else {**answer, "notice": loaded.notice}


def _found(request: Answer) -> list[Sums]:
    """Return what helpers have found that the request brings."""
    return [Sums.from_json(one) for one in request.get("found", ())]


def _thinking(thought: float, task: Task | None) -> Answer:
    """Tell how far somebody is who thinks, and what helpers may look at."""
    return {"thinking": True, "thought": thought, **({"task": task.to_json()} if task else {})}


def _means(request: Answer) -> Answer:
    """Return what a request to play asks for, however it was asked."""
    return {key: value for key, value in request.items() if key not in ("op", "known")}


def _present(request: Answer) -> list[int]:
    """Return the seats of the guests that are connected."""
    return [seat for seat, _ in request.get("guests", ())]
