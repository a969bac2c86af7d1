"""The engine's one door: JSON requests in, JSON answers out.

What may be asked is declared in ``request_declarations``, what is done for it stands in ``handlers``. An answer is
``{"ok": true, ...}`` or ``{"ok": false, "error": message}``, with ``detail`` where a bot failed. Anything else that is
raised is a defect and goes to the caller as it is; the match stays as it was saved last.
"""

import json
import traceback

from kajuta.api.handlers import HANDLERS
from kajuta.api.late_modules import add_late_modules
from kajuta.api.request_declarations import find_declaration
from kajuta.api.session import EngineSession
from kajuta.core.errors import BotFailed, IllegalAction, KajutaError
from kajuta.match import saves


class Dispatcher:
    """Answers requests about one session."""

    def __init__(self) -> None:
        self.session = EngineSession()

    def call(self, text: str) -> str:
        """Answer to the request in ``text``.

        Raises UndeclaredRequest where the page asks what ``request_declarations`` does not declare.
        """
        try:
            request = saves.parse_json(text)
            known = find_declaration(request)
            session = self.session
            if "modules" in request:
                add_late_modules(request["modules"])
            if known.about != "nothing" and request.get("match") != session.key:
                raise IllegalAction("action-other-match")
            if known.op != "play":
                session.speculation = None
            answer = {"ok": True, **HANDLERS[known.op](session, request)}
        except BotFailed as error:
            answer = {"ok": False, "error": error.message, "detail": "".join(traceback.format_exception(error))}
        except KajutaError as error:
            answer = {"ok": False, "error": error.message}
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
