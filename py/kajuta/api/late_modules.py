"""Imports Python modules that are not in the engine's archive, from sources sent with a request.

Only some pages need these modules. If they can be imported normally, as under CPython, the sources are not used.
"""

import sys
from collections.abc import Mapping
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any


class LateModules:
    """Import finder and loader for modules whose sources were sent. ``sources``: by dotted name."""

    def __init__(self) -> None:
        self.sources: dict[str, str] = {}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """Module spec, or None if there is no source for ``name``."""
        if name not in self.sources:
            return None
        is_package = any(other.startswith(f"{name}.") for other in self.sources)
        return ModuleSpec(name, self, is_package=is_package)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Use Python's default module object."""

    def exec_module(self, module: ModuleType) -> None:
        """Execute the source of the module."""
        exec(compile(self.sources[module.__name__], module.__name__, "exec"), module.__dict__)


_LATE = LateModules()


def add_late_modules(sources: Mapping[str, str]) -> None:
    """Make the modules in ``sources`` importable."""
    _LATE.sources |= sources
    if _LATE not in sys.meta_path:
        sys.meta_path.append(_LATE)
