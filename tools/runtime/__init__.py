"""The runtime of the site: Pyodide, PyScript and the memory snapshot; see README.md.

The rest of the builder knows `make` and what it gives.
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
"""Folder of the module and the script that start from the snapshot."""


@dataclass(frozen=True)
class Runtime:
    """The files of the runtime by address, and what is known of them.

    ``facts``: for static/build-info.js. ``spare``: the files that only a start without the snapshot fetches, where
    there is one. ``warnings``: one for each step that was left out.
    """

    files: dict[str, Path | bytes]
    facts: dict[str, object]
    spare: tuple[str, ...]
    warnings: tuple[str, ...]

    @property
    def checked(self) -> list[str]:
        """The files that the page checks by their hashes; the snapshot is compressed and has a checksum of its own."""
        return [name for name in self.files if not name.endswith(".bin")]


def make(zipped: bytes, entry: Path, *, plain: bool = False) -> Runtime:
    """Make the runtime of an engine. ``zipped``: its package; ``entry``: its program; ``plain``: without a snapshot."""
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
