"""Requests about a tutorial; it is never saved."""

from kajuta.api.handlers.registry import Json, answers
from kajuta.api.table import Table
from kajuta.core.errors import IllegalAction
from kajuta.tutorial.tutorial import Tutorial


@answers("tutorial")
def load_tutorial(table: Table, request: Json) -> Json:
    """Put a tutorial on the table, at the step that was reached."""
    tutorial = Tutorial(request["tutorial"], request.get("step", 0))
    table.load_tutorial(tutorial, request.get("match"))
    return {"view": tutorial.view()}


@answers("next-step")
def next_step(table: Table, request: Json) -> Json:
    """Go on from a step that waits for no action."""
    tutorial = _tutorial(table)
    tutorial.go_to_next_step()
    return {"view": tutorial.view(request.get("since", 0))}


@answers("skip-step")
def skip_step(table: Table, request: Json) -> Json:
    """Play what the step waits for."""
    tutorial = _tutorial(table)
    tutorial.skip_step()
    return {"view": tutorial.view(request.get("since", 0))}


def _tutorial(table: Table) -> Tutorial:
    """Tutorial on the table; raises IllegalAction where none is."""
    if table.tutorial is None:
        raise IllegalAction("action-no-match")
    return table.tutorial
