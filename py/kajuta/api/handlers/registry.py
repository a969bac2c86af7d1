"""Registry of the handlers of the page's requests, by ``op``."""

from collections.abc import Callable
from typing import Any

from kajuta.api.request_declarations import REQUESTS
from kajuta.api.session import EngineSession

Json = dict[str, Any]
Handler = Callable[[EngineSession, Json], Json]

HANDLERS: dict[str, Handler] = {}


def handles(op: str) -> Callable[[Handler], Handler]:
    """Decorator that registers the handler of ``op``; raises KeyError if the page may not make that request."""
    if not REQUESTS[op].page or op in HANDLERS:
        raise KeyError(op)

    def register(handler: Handler) -> Handler:
        HANDLERS[op] = handler
        return handler

    return register
