"""Requests about tutorials. The request that loads one also brings the package ``kajuta.tutorial``."""

from typing import TYPE_CHECKING, Any

from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession
from kajuta.core.errors import IllegalAction

if TYPE_CHECKING:
    from kajuta.tutorial.tutorial import Tutorial


@handles("tutorial")
def load_tutorial(session: EngineSession, request: Json) -> Json:
    """Load a tutorial and go to the given step."""
    from kajuta.tutorial.tutorial import Tutorial

    tutorial = Tutorial(request["tutorial"], request.get("step", 0))
    session.load_guided(tutorial, request.get("match"))
    return {"view": tutorial.view()}


@handles("next-step")
def next_step(session: EngineSession, request: Json) -> Json:
    """Go on from a step that expects no action."""
    tutorial = _tutorial(session)
    tutorial.go_to_next_step()
    return {"view": tutorial.view(request.get("since", 0))}


@handles("skip-step")
def skip_step(session: EngineSession, request: Json) -> Json:
    """Play the action that the step expects."""
    tutorial = _tutorial(session)
    tutorial.skip_step()
    return {"view": tutorial.view(request.get("since", 0))}


def _tutorial(session: EngineSession) -> "Tutorial":
    """The loaded tutorial; raises IllegalAction if there is none."""
    table: Any = session.guided
    if not hasattr(table, "go_to_next_step"):
        raise IllegalAction("action-no-match")
    return table  # type: ignore[no-any-return]
