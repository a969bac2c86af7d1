"""The handlers of requests from the page, by ``op``."""

from collections.abc import Callable
from typing import Any

from kajuta.api.request_declarations import REQUESTS
from kajuta.api.session import EngineSession

Json = dict[str, Any]
Handler = Callable[[EngineSession, Json], Json]

HANDLERS: dict[str, Handler] = {}


def handles(op: str) -> Callable[[Handler], Handler]:
    """Make a function the handler of ``op``; raises KeyError unless the page may make that request."""
    if not REQUESTS[op].page or op in HANDLERS:
        raise KeyError(op)

    def register(handler: Handler) -> Handler:
        HANDLERS[op] = handler
        return handler

    return register
