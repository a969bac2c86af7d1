"""The engine's front desk: answers the face's requests about the one match on the table.

A request is a JSON object with ``op`` and its arguments, an answer is ``{"ok": true, ...}`` or
``{"ok": false, "error": message}``. Anything else that is raised is a defect and goes to the
caller as it is; the match stays as it was saved last.
"""

import json
from typing import Any

from kajuta import saves
from kajuta.core.errors import IllegalAction, KajutaError
from kajuta.match import Match
from kajuta.setup import Setup

Answer = dict[str, Any]


class Desk:
    """Holds the match that is being played."""

    def __init__(self) -> None:
        self._match: Match | None = None

    def call(self, text: str) -> str:
        """Return the answer to the request in ``text``."""
        request = json.loads(text)
        try:
            answer = {"ok": True, **getattr(self, "_op_" + request["op"])(request)}
        except KajutaError as error:
            answer = {"ok": False, "error": error.message}
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    @property
    def match(self) -> Match:
        """The match on the table; raises IllegalAction while there is none."""
        if self._match is None:
            raise IllegalAction("action-no-match")
        return self._match

    def _changed(self, request: Answer) -> Answer:
        return {"view": self.match.view(request.get("since", 0)), "save": saves.dump(self.match)}

    def _op_new(self, request: Answer) -> Answer:
        self._match = Match(Setup.from_json(request["setup"]))
        return self._changed(request)

    def _op_load(self, request: Answer) -> Answer:
        save = request["save"]
        loaded = saves.load(saves.parse(save) if isinstance(save, str) else save)
        self._match = loaded.match
        answer = self._changed(request)
        return answer if loaded.notice is None else {**answer, "notice": loaded.notice}

    def _op_view(self, request: Answer) -> Answer:
        return {"view": self.match.view(request.get("since", 0))}

    def _op_play(self, request: Answer) -> Answer:
        self.match.play(tuple(request["action"]))
        return self._changed(request)

    def _op_advance(self, request: Answer) -> Answer:
        self.match.advance()
        return self._changed(request)

    def _op_think(self, request: Answer) -> Answer:
        if self.match.think(request["ms"]):
            return self._changed(request)
        return {"thinking": True}

    def _op_look(self, request: Answer) -> Answer:
        self.match.look(request["seat"])
        return self._op_view(request)

    def _op_refuse(self, request: Answer) -> Answer:
        return {"refusal": self.match.refusal(request["path"])._asdict()}

    def _op_undo(self, request: Answer) -> Answer:
        self.match.undo()
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

    def _op_check(self, request: Answer) -> Answer:
        """Check a save without putting it on the table (an import)."""
        save = request["save"]
        loaded = saves.load(saves.parse(save) if isinstance(save, str) else save)
        answer: Answer = {"save": saves.dump(loaded.match)}
        return answer if loaded.notice is None else {**answer, "notice": loaded.notice}
