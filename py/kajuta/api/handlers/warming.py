"""Requests of the fast start: answers that are thrown away, or may be wanted in a moment."""

from kajuta.api.handlers.playing import meaning, play
from kajuta.api.handlers.registry import Json, answers
from kajuta.api.jit_warm_up import limber as loosen
from kajuta.api.table import Table
from kajuta.api.warm_up import Rehearsal
from kajuta.core.errors import IllegalAction


@answers("foresee")
def foresee(table: Table, request: Json) -> Json:
    """Answer as to playing the same, and leave the table as it is: who presses something mostly means to play it.

    Where playing it comes next, nothing is worked out twice. While guests are connected nothing is foreseen: they
    would have to be told.
    """
    if "guests" in request:
        raise IllegalAction("seat-of-guest")
    ahead = table.copy()
    answer = play(ahead, request)
    table.foreseen = meaning(request), ahead, answer
    return answer


@answers("rehearse")
def rehearse(table: Table, _: Json) -> Json:
    """Answer as to a decision, of a game that nobody plays; the first time as to loading it.

    Guests are told nothing of it: they would take it for their game.
    """
    if table.rehearsal is None:
        rehearsal, own = Rehearsal(table.match), Table()
        own.load(rehearsal.match)
        table.rehearsal = rehearsal, own
    else:
        rehearsal, own = table.rehearsal
        rehearsal.step()
    return own.changed({})


@answers("limber")
def limber(_: Table, __: Json) -> Json:
    """Loosen up what answers; the table stays as it is."""
    loosen()
    return {}
