"""Files of Pyodide and PyScript that the site ships, taken from node_modules without source maps."""

import json
import re
from pathlib import Path

from tools.common import PACKAGES, Problem
from tools.runtime.optional_steps import Step, Steps, Unrecognized

PYODIDE = PACKAGES / "pyodide"
PYSCRIPT = PACKAGES / "@pyscript" / "core"
MODULE = "pyodide.asm.wasm"
SCRIPT = "pyodide.asm.mjs"
LIBRARY = "python_stdlib.zip"
PLAIN_START = ("pyodide.mjs", SCRIPT, MODULE, LIBRARY)
"""Files of Pyodide that a start without the snapshot fetches."""

CHOICE = Step("the choice of PyScript's files", "More files are cached for playing offline.")
_MAP = re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")


def lock() -> dict[str, object]:
    """Pyodide's package lock with an empty list of packages. Pyodide requires a lock; the engine needs no packages."""
    whole = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {"info": whole["info"], "packages": {}}


def files(steps: Steps) -> dict[str, Path | bytes]:
    """Files of Pyodide and PyScript by their addresses in the site."""
    missing = [name for name in PLAIN_START if not (PYODIDE / name).is_file()]
    if missing:
        raise Problem(f"Pyodide lacks {', '.join(missing)}; see docs/start.md.")
    out = {f"vendor/pyodide/{name}": _without_map(PYODIDE / name) for name in PLAIN_START}
    scripts = sorted((PYSCRIPT / "dist").glob("*.js"))
    for path in steps.attempt(CHOICE, _needed_of_pyscript, scripts):
        out[f"vendor/pyscript/{path.name}"] = _without_map(path)
    return out


def _without_map(path: Path) -> Path | bytes:
    """Content of a file; from a script the link to its source map is removed."""
    return _MAP.sub(b"\n", path.read_bytes()) if path.suffix in (".js", ".mjs") else path


def _needed_of_pyscript() -> list[Path]:
    """Files of PyScript that the site loads: its core, and the module for errors that the core imports."""
    found = [path for name in ("core.js", "core-*.js", "error-*.js") for path in (PYSCRIPT / "dist").glob(name)]
    if len(found) != 3:
        raise Unrecognized(f"the core is {len(found)} files")
    return found
