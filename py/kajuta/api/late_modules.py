"""Modules outside the engine's archive, which only some pages need: a request brings their sources.

Where they can be imported anyway, as under CPython, the sources are not used.
"""

import sys
from collections.abc import Mapping
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any


class LateModules:
    """Finder and loader of modules whose sources have come, by dotted name."""

    def __init__(self) -> None:
        self.sources: dict[str, str] = {}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """Find a module of which there is a source."""
        if name not in self.sources:
            return None
        is_package = any(other.startswith(f"{name}.") for other in self.sources)
        return ModuleSpec(name, self, is_package=is_package)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave it to Python to create the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the source of the module."""
        exec(compile(self.sources[module.__name__], module.__name__, "exec"), module.__dict__)


_LATE = LateModules()


def add_late_modules(sources: Mapping[str, str]) -> None:
    """Make the modules of ``sources`` importable."""
    _LATE.sources |= sources
    if _LATE not in sys.meta_path:
        sys.meta_path.append(_LATE)
