"""The memory snapshot: Python with the engine imported, saved under Node and restored in the browser."""

import ast
import json
import os
import shutil
import sys
import tempfile
import zlib
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from tools import engine_zip, game_data
from tools.common import CACHE, PACKAGES, ROOT, digest, say
from tools.node_and_npm import node, tool
from tools.runtime import memory_image, pyodide_wasm
from tools.runtime.optional_steps import Step, Steps, execute
from tools.runtime.pyodide_and_pyscript_files import MODULE, PLAIN_START, PYODIDE, PYSCRIPT, SCRIPT

HERE = Path(__file__).parent
RESTORE = ROOT / "static" / "runtime" / "worker" / "restore-snapshot.js"
PYSCRIPT_PACKAGE = PYSCRIPT / "src" / "stdlib" / "pyscript"
KEPT = CACHE / "snapshots"
HOW_MANY = 6
ALSO = ("os", "pathlib", "sys", "traceback", "linecache", "tokenize")
"""Modules that PyScript's start-up code and error messages need."""

UNUSED = Step("unused functions of Python's module", "A first visit fetches 0.3 MB more, and each start is slower.")
DATA = Step("initial data of Python's module", "A first visit fetches 1.5 MB more.")
SMALLER = Step("the smaller module and script", "A first visit fetches 1.7 MB more, and each start is slower.")
SNAPSHOT = Step("the memory snapshot", "Python starts plain, which takes two to four times as long at each visit.")


@dataclass(frozen=True)
class Runtime:
    """Pyodide's WebAssembly module and its script, complete or reduced."""

    module: bytes
    script: bytes

    @classmethod
    def read(cls, folder: Path) -> Self:
        """Read the runtime from ``folder``."""
        return cls((folder / MODULE).read_bytes(), (folder / SCRIPT).read_bytes())

    def write(self, folder: Path) -> None:
        """Write the runtime into ``folder``."""
        (folder / MODULE).write_bytes(self.module)
        (folder / SCRIPT).write_bytes(self.script)


@dataclass(frozen=True)
class Snapshot:
    """A snapshot in the build cache.

    ``path``: compressed memory image. ``module``, ``script``: files of the runtime that restores it. ``unpacked``,
    ``packed``: size of the image in bytes, before and after compression.
    """

    key: str
    path: Path
    module: Path
    script: Path
    unpacked: int
    packed: int


def made(zipped: bytes, entry: Path, steps: Steps) -> Snapshot | None:
    """Snapshot of the engine ``zipped``, from the build cache or newly made; None, with a warning, if that fails.

    The key in the cache is a hash of everything that the snapshot depends on.
    """
    modules = "\n".join(_modules()).encode()
    key = digest(
        [
            zipped,
            modules,
            entry.read_bytes(),
            *(path.read_bytes() for path in (*sorted(HERE.glob("*.*")), RESTORE)),
            *((PYODIDE / name).read_bytes() for name in PLAIN_START),
            *((PACKAGES / name / "package.json").read_bytes() for name in ("@pyscript/core", "binaryen", "esbuild")),
        ]
    )[:16]
    folder = KEPT / key
    if not folder.is_dir():
        say("making the memory snapshot ...")
        own = Steps()
        made = own.attempt(SNAPSHOT, lambda: _make(folder, zipped, modules, entry, own), otherwise=False)
        if not made:
            steps.warnings += own.warnings
            return None
    os.utime(folder)  # the cache keeps the most recently used ones
    about = json.loads((folder / "about.json").read_text(encoding="utf-8"))
    steps.warnings += about.pop("warnings")
    return Snapshot(key, folder / "snapshot.bin", folder / MODULE, folder / SCRIPT, **about)


def _make(folder: Path, zipped: bytes, modules: bytes, entry: Path, steps: Steps) -> bool:
    KEPT.mkdir(parents=True, exist_ok=True)
    for old in sorted(KEPT.iterdir(), key=lambda path: path.stat().st_mtime)[:-HOW_MANY]:
        shutil.rmtree(old, ignore_errors=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as place:
        workshop = Path(place)
        given = {"kajuta.zip": zipped, "modules.txt": modules, "main.py": entry.read_bytes()}
        for name, content in given.items():
            (workshop / name).write_bytes(content)
        whole = Runtime.read(PYODIDE)
        smaller = steps.attempt(UNUSED, lambda: _shaken(whole, workshop), otherwise=whole)
        frozen = steps.attempt(SMALLER, lambda: _freeze(workshop, [*given], smaller, steps), None)
        frozen = frozen or _freeze(workshop, [*given], whole, steps, keep_data=True)
        zipper = zlib.compressobj(9, zlib.DEFLATED, 31, 7)  # 31: gzip; 7: small memory for smaller blocks
        packed = zipper.compress(frozen) + zipper.flush()
        product = workshop / "product"
        product.mkdir()
        for name in (MODULE, SCRIPT):
            (workshop / name).rename(product / name)
        (product / "snapshot.bin").write_bytes(packed)
        about = {"unpacked": len(frozen), "packed": len(packed), "warnings": steps.warnings}
        (product / "about.json").write_text(json.dumps(about), encoding="utf-8")
        with suppress(OSError):  # a parallel build has already stored the same snapshot
            product.rename(folder)
    return True


def _shaken(runtime: Runtime, folder: Path) -> Runtime:
    """``runtime`` without unused functions and exports (shake.mjs). ``folder``: for temporary files."""
    runtime.write(folder)
    execute(
        [node(), HERE / "shake.mjs", folder / SCRIPT, folder / MODULE, PYODIDE / "pyodide.mjs", tool("wasm-metadce")]
    )
    return Runtime.read(folder)


def _freeze(workshop: Path, given: list[str], runtime: Runtime, steps: Steps, *, keep_data: bool = False) -> bytes:
    """Start Python in ``runtime``, take its memory image, and check that Python starts from that image.

    The matching module and script are left in ``workshop``. ``given``: files there to copy into Python's file
    system.
    """
    bare, unpacked, target = workshop / "bare.bin", workshop / "image.bin", workshop / MODULE
    runtime.write(workshop)
    files = [f"{name}={workshop / name}" for name in given]
    packages = PYSCRIPT_PACKAGE.with_suffix(".js")
    prepare = HERE / "prepare_python_for_snapshot.py"
    steps.take(execute([node(), HERE / "make_snapshot.mjs", PYODIDE, workshop, packages, prepare, bare, *files]))
    memory = memory_image.memory_of(bare.read_bytes())
    parts = (pyodide_wasm.resized(runtime.module, len(memory)), pyodide_wasm.NO_REPAIRS)
    if not keep_data:
        parts = steps.attempt(DATA, lambda: pyodide_wasm.stripped(runtime.module, memory), otherwise=parts)
    target.write_bytes(parts[0])
    frozen = memory_image.packed(bare.read_bytes(), parts[1])
    unpacked.write_bytes(frozen)
    execute([node(), HERE / "try_snapshot.mjs", PYODIDE, workshop, unpacked, bare, "kajuta.api.dispatcher"])
    return frozen


def _modules() -> list[str]:
    """Modules to import before the snapshot: the engine's and the standard library modules that it or PyScript use."""
    own: list[str] = []
    library = set(ALSO)
    for path in engine_zip.sources():
        dotted = ".".join(path.relative_to(game_data.PYTHON).with_suffix("").parts)
        own.append(dotted.removesuffix(".__init__"))
        library |= _imported(path)
    for path in PYSCRIPT_PACKAGE.glob("*.py"):
        library |= _imported(path)
    return sorted(own) + sorted(name for name in library if name.partition(".")[0] in sys.stdlib_module_names)


def _imported(path: Path) -> set[str]:
    """Names of the modules that a source file imports anywhere."""
    names: set[str] = set()
    for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(part, ast.Import):
            names.update(alias.name for alias in part.names)
        elif isinstance(part, ast.ImportFrom) and not part.level and part.module:
            names.add(part.module)
    return names
