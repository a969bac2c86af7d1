"""Every request that the engine answers, declared once.

A request is a JSON object with its ``op`` and its arguments. Whatever else is known of it (what it needs, who may make
it, how long it may take) stands here and nowhere else: ``python3 build.py generate`` writes what the page needs of it
into ``static/runtime/request-declarations.js`` and ``static/api.d.ts``.

Every request may bring these, beside its own arguments:

* ``match``: the key of the match it is about, given by whoever loaded that match;
* ``since``: the first line of the log that its sender lacks;
* ``kept``: how many entries of the save its sender has;
* ``guests``: the guests that are connected, as pairs of a seat and the first line of the log that it lacks;
* ``modules``: sources of modules that it needs and the engine's archive lacks, by name (``kajuta.api.late_modules``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

ENVELOPE: Mapping[str, str] = {
    "match": "unknown",
    "since": "number",
    "kept": "number",
    "guests": "[number, number][]",
    "modules": "Record<string, string>",
}
"""What every request may bring, with its type in TypeScript."""

GUEST_ENVELOPE = ("n", "step", "since")
"""What every request of a guest may bring.

``n``: the number it is answered by. ``step``: the step of the table that the guest saw; for ``past`` the step it asks
for. ``since``: the first line of the log that it lacks.
"""

SECOND = 1000


@dataclass(frozen=True, slots=True)
class GuestAccess:
    """How a guest at another screen makes a request: its seat is that of its connection, never an argument.

    ``arguments``: those that a guest may bring. ``query``: asked beside the game, which goes on meanwhile.
    """

    arguments: tuple[str, ...] = ()
    query: bool = False


@dataclass(frozen=True, slots=True)
class RequestDeclaration:
    """Declaration of one request.

    ``arguments``: by name, each with its type in TypeScript; a name that ends in ``?`` may be left out.
    ``about``: what must be on the engine's table: a "match", a "tutorial", a "puzzle", any of them ("table"), or
    "nothing".
    ``loads``: it puts one of them on the table.
    ``revives``: it brings all it needs, so a worker that died is replaced for it.
    ``limit``: milliseconds without an answer after which the worker counts as dead.
    ``page``: the page may make it. ``guest``: how a guest may; None where it may not.
    """

    op: str
    about: Literal["match", "tutorial", "puzzle", "table", "nothing"]
    arguments: Mapping[str, str] = field(default_factory=dict)
    loads: bool = False
    revives: bool = False
    limit: int = 30 * SECOND
    page: bool = True
    guest: GuestAccess | None = None

    @property
    def names(self) -> frozenset[str]:
        """Names of all arguments."""
        return frozenset(name.removesuffix("?") for name in self.arguments)

    @property
    def required(self) -> frozenset[str]:
        """Names of the arguments that may not be left out."""
        return frozenset(name for name in self.arguments if not name.endswith("?"))


_DECLARED = (
    # What is on the table
    RequestDeclaration("new", "nothing", {"setup": "Setup"}, loads=True, revives=True, limit=120 * SECOND),
    RequestDeclaration(
        "load",
        "nothing",
        {"save": "Save | string", "last_position?": "string", "undone?": "unknown", "sealed?": "unknown"},
        loads=True,
        revives=True,
        limit=120 * SECOND,
    ),
    RequestDeclaration(
        "tutorial",
        "nothing",
        {"tutorial": "TutorialPlan & { game: string }", "step?": "number"},
        loads=True,
        revives=True,
        limit=120 * SECOND,
    ),
    RequestDeclaration("open-moment", "nothing", {"moment": "string"}, loads=True, revives=True, limit=120 * SECOND),
    RequestDeclaration("check", "nothing", {"save": "Save | string"}, revives=True),
    RequestDeclaration("deal", "nothing", {"setup": "Setup"}),
    # What a person decides
    RequestDeclaration(
        "play",
        "table",
        {"action?": "Action", "chosen?": "string[]", "known?": "boolean"},
        guest=GuestAccess(("action", "chosen")),
    ),
    RequestDeclaration("undo", "match", {"whole_turn?": "boolean"}, guest=GuestAccess(("whole_turn",))),
    RequestDeclaration("redo", "match"),
    RequestDeclaration(
        "answer-undo", "match", {"question": "number", "yes": "boolean"}, guest=GuestAccess(("question", "yes"))
    ),
    RequestDeclaration("concede", "match", {"seat": "number"}, guest=GuestAccess()),
    RequestDeclaration("change-seat", "match", {"seat": "number", "kind": "string"}),
    RequestDeclaration(
        "auto-answer",
        "match",
        {"seat": "number", "window": "string", "answer": "string"},
        guest=GuestAccess(("window", "answer")),
    ),
    RequestDeclaration("leave-seat", "match", page=False, guest=GuestAccess()),
    RequestDeclaration("retake-seat", "match", page=False, guest=GuestAccess()),
    RequestDeclaration("look", "match", {"seat": "number | null"}),
    RequestDeclaration("mark-sent", "match", {"name": "string"}),
    # What needs nobody
    RequestDeclaration("advance", "table"),
    RequestDeclaration(
        "think",
        "match",
        {"ms": "number", "patience?": "number", "hurry?": "boolean", "found?": "PartialResults[]"},
        limit=15 * SECOND,
    ),
    RequestDeclaration("assist", "match", {"task": "PlayoutTask", "seed": "number", "ms": "number"}),
    # What is asked beside the game
    RequestDeclaration("view", "table"),
    RequestDeclaration("refusal", "table", {"path": "string[]"}, guest=GuestAccess(("path",), query=True)),
    RequestDeclaration(
        "ends-turn",
        "match",
        {"action?": "Action", "chosen?": "string[]"},
        guest=GuestAccess(("action", "chosen"), query=True),
    ),
    RequestDeclaration("history", "match", guest=GuestAccess(query=True)),
    RequestDeclaration(
        "past",
        "match",
        {"step": "number", "viewpoint?": 'number | "all" | null'},
        guest=GuestAccess(("viewpoint",), query=True),
    ),
    RequestDeclaration("recap", "match", guest=GuestAccess(query=True)),
    RequestDeclaration("branch", "table", {"step": "number", "seed": "number"}),
    RequestDeclaration("moment", "match", {"step": "number"}),
    RequestDeclaration(
        "hint",
        "match",
        {"ms": "number", "patience?": "number", "found?": "PartialResults[]"},
        guest=GuestAccess(query=True),
    ),
    RequestDeclaration("cancel-hint", "match", guest=GuestAccess(query=True)),
    RequestDeclaration("review", "match", {"ms": "number"}),
    RequestDeclaration("cancel-review", "match"),
    RequestDeclaration("achievements", "match"),
    # Guests at other screens
    RequestDeclaration("serve-guest", "match", {"seat": "number", "text": "string"}),
    RequestDeclaration("update-guests", "match"),
    # Tutorials
    RequestDeclaration("next-step", "tutorial"),
    RequestDeclaration("skip-step", "tutorial"),
    # Puzzles
    RequestDeclaration(
        "puzzle", "nothing", {"game": "string", "packed": "string"}, loads=True, revives=True, limit=120 * SECOND
    ),
    RequestDeclaration("puzzle-hint", "puzzle"),
    # Speculative answers
    RequestDeclaration("speculate", "match", {"action?": "Action", "chosen?": "string[]"}),
)

REQUESTS: Mapping[str, RequestDeclaration] = {request.op: request for request in _DECLARED}
"""All requests by their ``op``."""


class UndeclaredRequest(ValueError):
    """A request of the page, or an argument of one, that is not declared here: a defect of the page."""


def find_declaration(request: Mapping[str, object]) -> RequestDeclaration:
    """Declaration of a request from the page; raises UndeclaredRequest unless its arguments are those declared."""
    found = REQUESTS.get(str(request.get("op")))
    if found is None or not found.page:
        raise UndeclaredRequest(f"no request {request.get('op')!r}")
    brought = request.keys() - ENVELOPE.keys() - {"op"}
    if brought <= found.names and found.required <= brought:
        return found
    raise UndeclaredRequest(f"{found.op} takes {sorted(found.arguments)}, not {sorted(brought)}; see {__name__}")
