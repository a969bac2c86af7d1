"""The memory snapshot: Python under Node with the engine imported, frozen, to start from in the browser."""

import ast
import gzip
import json
import shutil
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tools import engine_zip, game_data, image, wasm
from tools.common import CACHE, PACKAGES, ROOT, Problem, digest, run, say
from tools.node import node, tool

MAKE = ROOT / "tools" / "snapshot.mjs"
SHAKE = ROOT / "tools" / "tree_shake_pyodide.mjs"
TRY = ROOT / "tools" / "try_snapshot.mjs"
PREPARE = ROOT / "tools" / "prepare_snapshot.py"
SCRIPTS = (MAKE, SHAKE, TRY, PREPARE, ROOT / "static" / "runtime" / "worker" / "restore-snapshot.js")
KEPT = CACHE / "snapshots"
HOW_MANY = 3
PYODIDE = PACKAGES / "pyodide"
PYSCRIPT = PACKAGES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
PYSCRIPT_LIBRARY = PYSCRIPT.with_suffix(".js")
MODULE = "pyodide.asm.wasm"
SCRIPT = "pyodide.asm.mjs"
RUNTIME = ("pyodide.mjs", SCRIPT, MODULE, "python_stdlib.zip")
FEATURES = (
    *("bulk-memory", "exception-handling", "multivalue", "mutable-globals", "nontrapping-float-to-int"),
    *("reference-types", "sign-ext"),
)
"""What Pyodide's module makes use of."""
ALSO = ("os", "pathlib", "sys", "traceback", "linecache", "tokenize")
"""What PyScript's first lines and the words of an error need."""


@dataclass(frozen=True)
class Snapshot:
    """A snapshot in the cache.

    ``path``: its image (tools/image.py), packed, ``module``: the runtime's own without data and without the exports
    that ``script`` does not use. ``unpacked``: the bytes of the image, ``packed``: those on the wire.
    """

    key: str
    path: Path
    module: Path
    script: Path
    unpacked: int
    packed: int


def made(zipped: bytes, entry: Path) -> Snapshot:
    """Return the snapshot of this runtime with this engine, made now unless the cache has it.

    Its key is the hash of everything that it is made of, so one that fits something else is never met.
    """
    modules = "\n".join(_modules()).encode()
    made_of = [
        zipped,
        modules,
        entry.read_bytes(),
        *(path.read_bytes() for path in (*SCRIPTS, PYSCRIPT_LIBRARY, Path(wasm.__file__), Path(image.__file__))),
        *((PYODIDE / name).read_bytes() for name in RUNTIME),
        *((PACKAGES / name / "package.json").read_bytes() for name in ("binaryen", "esbuild")),
    ]
    key = digest(made_of)[:16]
    folder = KEPT / key
    if not folder.is_dir():
        _make(folder, zipped, modules, entry)
    about = json.loads((folder / "about.json").read_text(encoding="utf-8"))
    return Snapshot(key, folder / "snapshot.bin", folder / MODULE, folder / SCRIPT, **about)


def packed_size(data: bytes) -> int:
    """Return the bytes of ``data`` as a static host sends them, remembered by content."""
    note = CACHE / "sizes" / digest([data])
    if not note.is_file():
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(str(len(gzip.compress(data, 6, mtime=0))))
    return int(note.read_text())


def _make(folder: Path, zipped: bytes, modules: bytes, entry: Path) -> None:
    say("making the memory snapshot ...")
    KEPT.mkdir(parents=True, exist_ok=True)
    for old in sorted(KEPT.iterdir(), key=lambda path: path.stat().st_mtime)[:-HOW_MANY]:
        shutil.rmtree(old, ignore_errors=True)
    workshop = Path(tempfile.mkdtemp(dir=KEPT))
    given = {"kajuta.zip": zipped, "modules.txt": modules, "main.py": entry.read_bytes()}
    for name, content in given.items():
        (workshop / name).write_bytes(content)
    bare = workshop / "bare.bin"
    whole, other = ((PYODIDE / name).read_text(encoding="utf-8") for name in (SCRIPT, "pyodide.mjs"))
    trimmed, script = wasm.trimmed((PYODIDE / MODULE).read_bytes(), whole, other)
    module = workshop / MODULE
    module.write_bytes(trimmed)
    features = [f"--enable-{feature}" for feature in FEATURES]
    if run([tool("wasm-opt"), *features, "--remove-unused-module-elements", module, "-o", module], quiet=True):
        raise Problem("The runtime's module could not be rid of what nothing calls; Binaryen's words stand above.")
    files = [f"{name}={workshop / name}" for name in given]
    script = wasm.unshared(wasm.unlisted(script, other, wasm.imported(module.read_bytes())))
    (workshop / SCRIPT).write_text(script, encoding="utf-8")
    if run([node(), SHAKE, workshop / SCRIPT], quiet=True):
        raise Problem("The runtime's script could not be rid of what nothing uses; esbuild's words stand above.")
    if run([node(), MAKE, PYODIDE, workshop, PYSCRIPT_LIBRARY, PREPARE, bare, *files], quiet=True):
        raise Problem("The engine did not come up under Pyodide; what it said stands above.")

    snapshot = bare.read_bytes()
    lean, repairs = wasm.lean(module.read_bytes(), image.memory_of(snapshot))
    module.write_bytes(lean)
    frozen = image.packed(snapshot, repairs)
    unpacked = workshop / "image.bin"
    unpacked.write_bytes(frozen)
    if run([node(), TRY, PYODIDE, workshop, unpacked, bare, "kajuta.api.dispatcher"], quiet=True):
        raise Problem("Python does not start from the snapshot that was made; what it said stands above.")

    packed = gzip.compress(frozen, 9, mtime=0)
    (workshop / "snapshot.bin").write_bytes(packed)
    about = {"unpacked": len(frozen), "packed": len(packed)}
    (workshop / "about.json").write_text(json.dumps(about), encoding="utf-8")
    for name in (*given, bare.name, unpacked.name):
        (workshop / name).unlink()
    with suppress(OSError):  # somebody else was faster
        workshop.rename(folder)


def _modules() -> list[str]:
    """Return the modules to import: the engine's, and those of the standard library that it or PyScript names."""
    own: list[str] = []
    library = set(ALSO)
    for path in engine_zip.sources():
        dotted = ".".join(path.relative_to(game_data.PYTHON).with_suffix("").parts)
        own.append(dotted.removesuffix(".__init__"))
        library |= _imported(path)
    for path in PYSCRIPT.glob("*.py"):
        library |= _imported(path)
    return sorted(own) + sorted(name for name in library if name.partition(".")[0] in sys.stdlib_module_names)


def _imported(path: Path) -> set[str]:
    """Return the modules that a source imports, wherever it does so."""
    names: set[str] = set()
    for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(part, ast.Import):
            names.update(alias.name for alias in part.names)
        elif isinstance(part, ast.ImportFrom) and not part.level and part.module:
            names.add(part.module)
    return names
