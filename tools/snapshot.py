"""The memory snapshot: Python under Node with the engine imported, frozen, to start from in the browser."""

import ast
import gzip
import sys
from dataclasses import dataclass
from pathlib import Path

from tools import engine
from tools.common import CACHE, PACKAGES, ROOT, Problem, digest, run, say
from tools.node import node

SCRIPT = ROOT / "tools" / "snapshot.mjs"
PREPARE = ROOT / "tools" / "prepare_snapshot.py"
PYODIDE = PACKAGES / "pyodide"
PYSCRIPT = PACKAGES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
NOT_IN_BROWSER = ("cli.py", "__main__.py")
ALSO = ("os", "pathlib", "sys", "traceback", "linecache", "tokenize")
"""What PyScript's first lines and the words of an error need."""


@dataclass(frozen=True)
class Snapshot:
    """A snapshot in the cache: where it will stand in the site, its bytes unpacked and packed."""

    path: Path
    address: str
    size: int
    packed: int


def made(zipped: bytes, entry: Path) -> Snapshot:
    """Return the snapshot of this runtime with this engine, made now unless the cache has it.

    Its name is the hash of everything that it is made of, so one that fits something else is never met.
    """
    modules = "\n".join(_modules()).encode()
    made_of = [
        zipped,
        modules,
        entry.read_bytes(),
        *(path.read_bytes() for path in (SCRIPT, PREPARE)),
        *((PYODIDE / name).read_bytes() for name in RUNTIME),
    ]
    key = digest(made_of)[:16]
    packed = CACHE / f"snapshot-{key}.bin"
    if not packed.is_file():
        _make(packed, zipped, modules, entry)
    with packed.open("rb") as file:
        file.seek(-4, 2)
        size = int.from_bytes(file.read(4), "little")
    return Snapshot(packed, f"vendor/{packed.name}", size, packed.stat().st_size)


def packed_size(data: bytes) -> int:
    """Return the bytes of ``data`` as a static host sends them, remembered by content."""
    note = CACHE / "sizes" / digest([data])
    if not note.is_file():
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(str(len(gzip.compress(data, 6, mtime=0))))
    return int(note.read_text())


def _make(packed: Path, zipped: bytes, modules: bytes, entry: Path) -> None:
    say("making the memory snapshot ...")
    workshop = CACHE / "snapshot"
    workshop.mkdir(parents=True, exist_ok=True)
    for name, content in (("kajuta.zip", zipped), ("modules.txt", modules), ("main.py", entry.read_bytes())):
        (workshop / name).write_bytes(content)
    bare = workshop / "snapshot.bin"
    files = [f"{name}={workshop / name}" for name in ("kajuta.zip", "modules.txt", "main.py")]
    if run([node(), SCRIPT, PYODIDE, PREPARE, bare, *files], quiet=True):
        raise Problem("The engine did not come up under Pyodide; what it said stands above.")
    for old in CACHE.glob("snapshot-*.bin"):
        old.unlink()
    unfinished = packed.with_suffix(".part")
    unfinished.write_bytes(gzip.compress(bare.read_bytes(), 9, mtime=0))
    unfinished.replace(packed)
    bare.unlink()


def _modules() -> list[str]:
    """Return the modules to import: the engine's, and those of the standard library that it or PyScript names."""
    own: list[str] = []
    library = set(ALSO)
    for path in engine.sources():
        if path.name in NOT_IN_BROWSER:
            continue
        dotted = ".".join(path.relative_to(engine.PYTHON).with_suffix("").parts)
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
