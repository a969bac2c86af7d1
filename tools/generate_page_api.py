"""Generator of the page's declarations of the engine API, made from those in Python.

It writes ``static/runtime/request-declarations.js``, the attributes of each request
(``kajuta.api.request_declarations``), and ``static/api.d.ts``, the types of requests and scenes
(``kajuta.core.scene``). Both are committed; ``build.py generate`` writes them, and a test fails if they are out of
date.
"""

import types
import typing
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tools.common import ROOT
from tools.game_data import module

REQUESTS_FILE = ROOT / "static" / "runtime" / "request-declarations.js"
TYPES_FILE = ROOT / "static" / "api.d.ts"

DEFAULT_LIMIT = 30_000
"""Default time limit of a request, in milliseconds."""

_MADE = "Written by `python3 build.py generate`; do not edit."
_FOREIGN = ("Action", "Message", "PartialResults", "PlayoutTask", "Save", "Setup", "TutorialPlan")
"""Types that the declarations use and ``static/types.d.ts`` declares."""

_ALIASES = ("Place", "AreaKind", "ElementKind", "Mark")
"""Type aliases of ``kajuta.core.scene`` that are also declared in TypeScript."""

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
_CALLED = {"Element": "SceneElement", "Route": "BoardRoute"}
"""TypeScript names by Python name, where the page already uses the Python name for something else."""


def generate() -> list[Path]:
    """Write the generated files; return those that changed."""
    changed = []
    for path, text in files().items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed


def files() -> dict[Path, str]:
    """Generated files with their content."""
    declared = module("kajuta.api.request_declarations")
    return {REQUESTS_FILE: _requests(declared), TYPES_FILE: _types(declared)}


def _requests(declared: Any) -> str:
    lines = [
        f"/** Declarations of the requests to the engine, for the page. {_MADE} */",
        "",
        "/**",
        " * @typedef {object} Declared declaration of a request",
        " * @property {string[]} arguments names of all arguments",
        " * @property {number} [limit] time limit in milliseconds; after it the worker counts as dead",
        " * @property {boolean} [loads] whether it loads a match or a tutorial into the engine",
        " * @property {boolean} [revives] whether it needs no loaded match, so that a new worker can answer it",
        " * @property {{arguments: string[], query: boolean}} [guest] for requests that guests may make;",
        " *   `arguments`: those that guests may send; `query`: the request does not change the game, so bots play on",
        " */",
        "",
        "/** Time limit of requests without one of their own, in milliseconds. */",
        f"export const DEFAULT_LIMIT = {DEFAULT_LIMIT};",
        "",
        "/** Fields that each request of a guest may have. */",
        f"export const GUEST_ENVELOPE = [{_strings(declared.GUEST_ENVELOPE)}];",
        "",
        "/** Fields that each request of the page may have. */",
        f"export const ENVELOPE = [{_strings(declared.ENVELOPE)}];",
        "",
        "/** @type {Record<string, Declared>} */",
        "export const REQUESTS = {",
    ]
    for op, request in declared.REQUESTS.items():
        parts = [f"arguments: [{_strings(name.removesuffix('?') for name in request.arguments)}]"]
        if request.limit != DEFAULT_LIMIT:
            parts.append(f"limit: {request.limit}")
        parts += [f"{flag}: true" for flag in ("loads", "revives") if getattr(request, flag)]
        if request.guest is not None:
            query = "true" if request.guest.query else "false"
            parts.append(f"guest: {{ arguments: [{_strings(request.guest.arguments)}], query: {query} }}")
        lines.append(f'  "{op}": {{ {", ".join(parts)} }},')
    return "\n".join([*lines, "};", ""])


def _strings(words: Iterable[str]) -> str:
    return ", ".join(f'"{word}"' for word in words)


def _types(declared: Any) -> str:
    lines = [
        f"/** Types of the engine's interface: requests and scenes. {_MADE} */",
        "",
        f'import type {{ {", ".join(_FOREIGN)} }} from "./types.js";',
        "",
        "/** Fields that each request may have; see py/kajuta/api/request_declarations.py. */",
        "export interface Envelope {",
        *(f"  {name}?: {kind};" for name, kind in declared.ENVELOPE.items()),
        "}",
        "",
        "/** A request to the engine. Guests may make only some of them. */",
        "export type EngineRequest = Envelope &",
        "  (",
        *(f"    | {{ {_members(op, request.arguments)} }}" for op, request in declared.REQUESTS.items()),
        "  );",
        "",
        *_scene(),
    ]
    return "\n".join(lines)


def _members(op: str, arguments: Mapping[str, str]) -> str:
    return "; ".join([f'op: "{op}"', *(f"{name}: {kind}" for name, kind in arguments.items())])


def _scene() -> list[str]:
    scene = module("kajuta.core.scene")
    lines = ["// The fields of a scene are explained in py/kajuta/core/scene.py.", ""]
    for name in _ALIASES:
        lines += [f"export type {name} = {_spelled(getattr(scene, name))};", ""]
    for name in ("Face", "Element", "Route", "TrackMarker", "Area", "Scene"):
        known = getattr(scene, name)
        lines.append(f"export interface {_CALLED.get(name, name)} {{")
        for key, hint in typing.get_type_hints(known, include_extras=True).items():
            required = typing.get_origin(hint) is typing.Required
            lines.append(f"  {key}{'' if required else '?'}: {_type(typing.get_args(hint)[0] if required else hint)};")
        lines += ["}", ""]
    return lines


def _type(hint: Any) -> str:
    """TypeScript type for a Python type annotation of the scene."""
    for name in _ALIASES:
        if hint == getattr(module("kajuta.core.scene"), name):
            return name
    return _spelled(hint)


def _spelled(hint: Any) -> str:
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if hint in _PLAIN:
        return _PLAIN[hint]
    if origin is typing.Annotated:
        return str(parts[1])
    if origin is typing.Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin is list:
        inner = _type(parts[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(_type, parts))}]"
    if origin in (typing.Union, types.UnionType):
        return " | ".join(map(_type, parts))
    name = str(hint.__name__)
    return _CALLED.get(name, name)
