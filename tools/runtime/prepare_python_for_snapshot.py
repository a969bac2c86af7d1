"""Python program that runs in Pyodide at build time and prepares the interpreter for the memory snapshot.

A start from the snapshot has no standard library on disk. So every module that a game may ever import must be in
memory: those listed in /modules.txt, and those that a short game and the formatting of an error import.
"""

import builtins
import contextlib
import dis
import functools
import gc
import importlib.abc
import json
import sys
import traceback
import types
from importlib.machinery import ModuleSpec
from itertools import pairwise
from typing import Any

HAS_DOCSTRING = 0x4000000
"""Flag of code objects whose first constant is the docstring (``inspect.CO_HAS_DOCSTRING``)."""


HAVE_DOCSTRINGS = (type, types.ModuleType, property, classmethod, staticmethod, functools.cached_property)
"""Types of other objects with docstrings; most of them keep a copy of a function's."""


BUILD_CLASS = builtins.__build_class__


class Compiled(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Importer of PyScript's Python package from code compiled at build time.

    Without it PyScript compiles the package at each start.

    The package cannot be imported at build time, since it keeps references to objects of the page.
    """

    def __init__(self, sources: dict[str, str]) -> None:
        """Compile ``sources``, given by file name."""
        self.codes: dict[str, types.CodeType] = {}
        for file, source in sources.items():
            name = f"pyscript.{file.removesuffix('.py')}".removesuffix(".__init__")
            self.codes[name] = compile(source, f"pyscript/{file}", "exec")

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Module spec of a module in the package, None for any other."""
        return ModuleSpec(name, self, is_package=name == "pyscript") if name in self.codes else None

    def exec_module(self, module: types.ModuleType) -> None:
        """Run the module's compiled code."""
        exec(self.codes[module.__name__], module.__dict__)


def build_without_docstring(body: types.FunctionType, *rest: Any, **keywords: Any) -> Any:
    """Build a class without its docstring, of which CPython keeps a copy that cannot be removed later."""
    steps = list(dis.get_instructions(body))
    for load, store in pairwise(steps):
        if (load.opname, store.opname, store.argval) == ("LOAD_CONST", "STORE_NAME", "__doc__"):
            constants = list(body.__code__.co_consts)
            constants[load.arg or 0] = None
            body.__code__ = body.__code__.replace(co_consts=tuple(constants))
    return BUILD_CLASS(body, *rest, **keywords)


def import_all() -> None:
    """Import the engine, and the standard library modules that the engine, the worker's entry or PyScript import."""
    with open("/modules.txt", encoding="utf-8") as listed:
        names = listed.read().split()
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError:
            if name.startswith("kajuta"):
                raise


def warm_up() -> None:
    """Play the beginning of every game, and format one error, so that lazy imports and caches are filled."""
    from kajuta.games import all_games

    for game in all_games():
        seats = game.players[0]
        state = game.new(seats, game.complete_options(seats, {}), 1)
        for turn in range(40):
            if state.to_act is None:
                break
            json.dumps([game.scene(state, state.to_act), game.scene(state, None)])
            moves = game.legal_moves(state)
            state.apply(moves[turn % len(moves)].action)
    sync = types.SimpleNamespace()
    sys.modules["pyscript"] = pyscript = types.ModuleType("pyscript")
    pyscript.sync = sync  # type: ignore[attr-defined]
    with open("/main.py", encoding="utf-8") as entry:
        exec(compile(entry.read(), "/main.py", "exec"), {"__name__": "main"})
    try:
        sync.call("{}")
    except Exception:
        traceback.format_exc()
    del sys.modules["pyscript"]


def shorten() -> None:
    """Remove data that nothing reads at run time from functions and classes, a tenth of the download.

    Docstrings, annotations and caches are removed; line numbers stay only in the engine's own code.
    """
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper):
            one.cache_clear()
        elif isinstance(one, types.FunctionType):
            one.__code__ = shortened(one.__code__)
            one.__doc__ = None
            one.__annotate__ = None  # type: ignore[attr-defined]  # read before anything runs
        elif isinstance(one, HAVE_DOCSTRINGS):
            with contextlib.suppress(AttributeError, TypeError):  # built-in types are read-only
                one.__doc__ = None


def shortened(code: types.CodeType) -> types.CodeType:
    """``code`` without docstrings; without line numbers too, unless it belongs to the engine."""
    constants = [shortened(one) if isinstance(one, types.CodeType) else one for one in code.co_consts]
    if code.co_flags & HAS_DOCSTRING:
        constants[0] = None
    lines = code.co_linetable if "kajuta" in code.co_filename else no_lines(len(code.co_code) // 2)
    return code.replace(co_consts=tuple(constants), co_linetable=lines)


def no_lines(units: int) -> bytes:
    """Line table for ``units`` code units without line numbers (CPython's locations.md)."""
    whole, rest = divmod(units, 8)
    return bytes([0xFF]) * whole + bytes([0xF8 | (rest - 1)] if rest else [])


def find_pyscript() -> None:
    """Register the importer of PyScript's precompiled package."""
    with open("/pyscript.json", encoding="utf-8") as sources:
        sys.meta_path.insert(0, Compiled(json.load(sources)))


OPTIONAL = {
    find_pyscript: ("compiling PyScript's package", "Each start compiles it."),
    shorten: ("shortening code", "A first visit fetches more."),
}
"""Optional steps, each with its name and what users notice if it is skipped (optional_steps.py)."""

sys.path.insert(0, "/kajuta.zip")
builtins.__build_class__ = build_without_docstring  # type: ignore[assignment]
import_all()
builtins.__build_class__ = BUILD_CLASS
warm_up()
sys.path.remove("/kajuta.zip")
for step, (name, cost) in OPTIONAL.items():
    try:
        step()
    except Exception as error:
        print(f"left out: {name} ({error!r}). {cost}")
