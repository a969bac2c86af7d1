"""Entry point of the engine: JSON requests in, JSON answers out.

Requests are declared in ``request_declarations`` and carried out in ``handlers``. An answer is ``{"ok": true, ...}`` or
``{"ok": false, "error": message}``, with a traceback in ``detail`` if a bot failed. Any other exception is a bug and is
passed on to the caller; the last save of the match remains valid.
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
    """Answers the requests of one session."""

    def __init__(self) -> None:
        self.session = EngineSession()

    def call(self, text: str) -> str:
        """Answer the JSON request ``text``.

        Raises UndeclaredRequest if the request or its arguments are not declared.
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
