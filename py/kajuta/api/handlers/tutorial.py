"""Requests about a tutorial, which is never saved; its package comes with the request that loads one."""

from typing import TYPE_CHECKING, Any

from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession
from kajuta.core.errors import IllegalAction

if TYPE_CHECKING:
    from kajuta.tutorial.tutorial import Tutorial


@handles("tutorial")
def load_tutorial(session: EngineSession, request: Json) -> Json:
    """Load a tutorial at the step that was reached."""
    from kajuta.tutorial.tutorial import Tutorial

    tutorial = Tutorial(request["tutorial"], request.get("step", 0))
    session.load_guided(tutorial, request.get("match"))
    return {"view": tutorial.view()}


@handles("next-step")
def next_step(session: EngineSession, request: Json) -> Json:
    """Go on from a step that waits for no action."""
    tutorial = _tutorial(session)
    tutorial.go_to_next_step()
    return {"view": tutorial.view(request.get("since", 0))}


@handles("skip-step")
def skip_step(session: EngineSession, request: Json) -> Json:
    """Play what the step waits for."""
    tutorial = _tutorial(session)
    tutorial.skip_step()
    return {"view": tutorial.view(request.get("since", 0))}


def _tutorial(session: EngineSession) -> "Tutorial":
    """The loaded tutorial; raises IllegalAction where there is none."""
    table: Any = session.guided
    if not hasattr(table, "go_to_next_step"):
        raise IllegalAction("action-no-match")
    return table  # type: ignore[no-any-return]
