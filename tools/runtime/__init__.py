"""The site's Python runtime: Pyodide, PyScript and the memory snapshot; see README.md.

The rest of the builder uses only `make` and its result.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.common import ROOT
from tools.runtime import pyodide_and_pyscript_files, snapshot
from tools.runtime.optional_steps import Steps
from tools.runtime.pyodide_and_pyscript_files import MODULE, PLAIN_START, SCRIPT

SETTINGS = ROOT / "pyscript.toml"
STRIPPED = "vendor/lean/"
"""Folder of the stripped WebAssembly module and script, which start only from the snapshot."""


@dataclass(frozen=True)
class Runtime:
    """Files of the runtime by address, and facts about them.

    ``facts``: entries for static/build-info.js. ``spare``: files that only a start without the snapshot fetches;
    empty if there is no snapshot. ``warnings``: one for each optional step that was left out.
    """

    files: dict[str, Path | bytes]
    facts: dict[str, object]
    spare: tuple[str, ...]
    warnings: tuple[str, ...]

    @property
    def checked(self) -> list[str]:
        """Files whose hashes the page checks; not the snapshot, whose compressed format has a checksum."""
        return [name for name in self.files if not name.endswith(".bin")]


def make(zipped: bytes, entry: Path, *, plain: bool = False) -> Runtime:
    """Make the runtime.

    ``zipped``: the engine's zip; ``entry``: the worker's Python program; ``plain``: no snapshot.
    """
    steps = Steps()
    files = pyodide_and_pyscript_files.files(steps)
    facts: dict[str, object] = {
        "lock": pyodide_and_pyscript_files.lock(),
        "settings": tomllib.loads(SETTINGS.read_text(encoding="utf-8")),
        "snapshot": None,
    }
    frozen = None if plain else snapshot.made(zipped, entry, steps)
    if frozen is None:
        return Runtime(files, facts, (), tuple(steps.warnings))
    name = f"vendor/snapshot-{frozen.key}.bin"
    files |= {name: frozen.path, STRIPPED + MODULE: frozen.module, STRIPPED + SCRIPT: frozen.script}
    facts["snapshot"] = {"path": f"./{name}", "bytes": frozen.unpacked, "packed": frozen.packed}
    spare = tuple(f"vendor/pyodide/{name}" for name in PLAIN_START if name != "pyodide.mjs")
    return Runtime(files, facts, spare, tuple(steps.warnings))
