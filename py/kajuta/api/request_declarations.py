"""Declarations of all requests that the engine answers.

A request is a JSON object with its name ``op`` and its arguments. All other properties (what must be loaded, who may
make it, how long it may take) are declared here and nowhere else. ``python3 build.py generate`` writes them for the
page into ``static/runtime/request-declarations.js`` and ``static/api.d.ts``.

Every request may also have these arguments:

* ``match``: key of the match that it is for, chosen by the sender when loading the match;
* ``since``: first log line that the sender does not have;
* ``kept``: number of save entries that the sender has;
* ``guests``: connected guests, as pairs of a seat and the first log line that the guest does not have;
* ``modules``: sources of modules that are not in the engine's archive, by name (``kajuta.api.late_modules``).
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
"""Arguments allowed in every request, with their TypeScript types."""

GUEST_ENVELOPE = ("n", "step", "since")
"""Arguments allowed in every request of a guest.

``n``: number of the request, repeated in the answer. ``step``: number of entries of the match that the guest saw; in
the request ``past``, the step to look back at. ``since``: first log line that the guest does not have.
"""

SECOND = 1000


@dataclass(frozen=True, slots=True)
class GuestAccess:
    """Permission for guests at other screens to make a request; the seat is given by the connection.

    ``arguments``: arguments that guests may use. ``query``: the request does not change the match, and the game goes on
    meanwhile.
    """

    arguments: tuple[str, ...] = ()
    query: bool = False


@dataclass(frozen=True, slots=True)
class RequestDeclaration:
    """Declaration of one request.

    ``arguments``: TypeScript types by name; a name that ends in ``?`` is optional.
    ``about``: what must be loaded: a "match", a "tutorial", a "puzzle", any of these ("table"), or "nothing".
    ``loads``: the request loads one of them.
    ``revives``: the request needs no earlier state, so if the worker has died it is restarted for it.
    ``limit``: milliseconds to wait for the answer until the worker is considered dead.
    ``page``: the page may make the request. ``guest``: access for guests, None for no access.
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
        """Names of the required arguments."""
        return frozenset(name for name in self.arguments if not name.endswith("?"))


_DECLARED = (
    # Loading and previewing a table
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
    # Decisions of people
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
    # Automatic steps and bots
    RequestDeclaration("advance", "table"),
    RequestDeclaration(
        "think",
        "match",
        {"ms": "number", "patience?": "number", "hurry?": "boolean", "found?": "PartialResults[]"},
        limit=15 * SECOND,
    ),
    RequestDeclaration("assist", "match", {"task": "PlayoutTask", "seed": "number", "ms": "number"}),
    # Queries
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
"""All requests by ``op``."""


class UndeclaredRequest(ValueError):
    """The page sent a request or an argument that is not declared here, which is a bug of the page."""


def find_declaration(request: Mapping[str, object]) -> RequestDeclaration:
    """Declaration of a request from the page; raises UndeclaredRequest if there is none or its arguments do not fit."""
    found = REQUESTS.get(str(request.get("op")))
    if found is None or not found.page:
        raise UndeclaredRequest(f"no request {request.get('op')!r}")
    brought = request.keys() - ENVELOPE.keys() - {"op"}
    if brought <= found.names and found.required <= brought:
        return found
    raise UndeclaredRequest(f"{found.op} takes {sorted(found.arguments)}, not {sorted(brought)}; see {__name__}")
