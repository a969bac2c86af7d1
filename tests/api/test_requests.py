"""The table of requests: permissions of each request; every request that the page sends is declared."""

import json
import re
import typing
from typing import Any

import pytest

from kajuta.api.dispatcher import Dispatcher
from kajuta.api.guest_requests import GuestRequestHandler
from kajuta.api.handlers import HANDLERS
from kajuta.api.request_declarations import REQUESTS, GuestAccess, RequestDeclaration, UndeclaredRequest
from kajuta.core import scene
from tools import generate_page_api
from tools.common import ROOT

OF_GUESTS = {
    "play",
    "undo",
    "answer-undo",
    "concede",
    "auto-answer",
    "leave-seat",
    "retake-seat",
    "refusal",
    "ends-turn",
    "history",
    "past",
    "recap",
    "hint",
    "cancel-hint",
}
RENDERERS = [*(ROOT / "static" / "table" / "render").glob("*.js"), *(ROOT / "static" / "motion").glob("*.js")]
DRAWING = "\n".join(path.read_text(encoding="utf-8") for path in RENDERERS)
"""Sources of the scripts that draw scenes."""
SHEETS = (ROOT / "static" / "css" / "table").glob("*.css")
SHOWING = DRAWING + "\n".join(path.read_text(encoding="utf-8") for path in SHEETS)
SCRIPTS = [path for path in sorted((ROOT / "static").rglob("*.js")) if path.name != "request-declarations.js"]


def test_a_guest_may_make_fourteen_requests_and_no_other() -> None:
    assert {op for op, request in REQUESTS.items() if request.guest} == OF_GUESTS
    assert RequestDeclaration("other", "match").guest is None


def test_a_guest_never_names_a_seat() -> None:
    for request in REQUESTS.values():
        assert request.guest is None or "seat" not in request.guest.arguments


def test_a_guest_brings_only_arguments_that_the_request_has() -> None:
    for request in REQUESTS.values():
        assert set((request.guest or GuestAccess()).arguments) <= request.names


def test_each_request_of_the_page_has_a_handler() -> None:
    assert HANDLERS.keys() == {op for op, request in REQUESTS.items() if request.page}


def test_each_request_of_a_guest_has_a_handler() -> None:
    for op in OF_GUESTS:
        assert callable(getattr(GuestRequestHandler, "_" + op.replace("-", "_")))


@pytest.mark.parametrize(
    "request_",
    [
        {"op": "vanish"},
        {"op": "leave-seat"},
        {"op": None},
        {"op": "check", "save": "{", "fast": True},
        {"op": "past"},
        {"op": "new"},
    ],
    ids=["unknown", "a guest's", "none", "undeclared argument", "missing argument", "missing set-up"],
)
def test_what_is_not_declared_is_an_error(request_: dict[str, Any]) -> None:
    with pytest.raises(UndeclaredRequest):
        Dispatcher().call(json.dumps(request_))


def test_what_every_request_may_bring_is_let_through() -> None:
    asked = {"op": "check", "save": "{", "match": 1, "since": 0, "kept": 2, "guests": []}
    assert json.loads(Dispatcher().call(json.dumps(asked)))["error"]["id"] == "save-damaged"


def test_the_page_asks_only_for_declared_requests() -> None:
    asked = {op for path in SCRIPTS for op in re.findall(r"\bop: \"([\w-]+)\"", path.read_text(encoding="utf-8"))}
    assert asked <= REQUESTS.keys()
    assert REQUESTS.keys() - asked <= {"next-step", "skip-step"}, "the tutorial's guide names them by a condition"


def test_the_generated_files_are_current() -> None:
    stale = [path.name for path, text in generate_page_api.files().items() if path.read_text(encoding="utf-8") != text]
    assert not stale, f"{', '.join(stale)}: run python3 build.py generate"


@pytest.mark.parametrize("word", ["Face", "Element", "Route", "TrackMarker", "Area", "Scene"])
def test_the_page_reads_each_key_that_a_scene_knows(word: str) -> None:
    unread = [key for key in typing.get_type_hints(getattr(scene, word)) if not re.search(rf"\b{key}\b", DRAWING)]
    assert not unread, f"no script draws {unread} of {word}"


@pytest.mark.parametrize(
    ("kinds", "shown"),
    [("ElementKind", r"place-{0}\b|\"{0}\""), ("AreaKind", r"kind-{0}\b|\"{0}\""), ("Mark", r"is-{0}\b|\"{0}\"")],
)
def test_the_page_shows_each_kind_that_a_scene_knows(kinds: str, shown: str) -> None:
    missing = [kind for kind in typing.get_args(getattr(scene, kinds)) if not re.search(shown.format(kind), SHOWING)]
    assert not missing, f"neither a script nor a style sheet shows {missing}"
