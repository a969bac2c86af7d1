"""The memory snapshot: Python under Node with the engine imported, frozen, to start from in the browser."""

import gzip
from dataclasses import dataclass
from pathlib import Path

from tools.common import CACHE, ROOT, digest

SCRIPT = ROOT / "tools" / "snapshot.mjs"
FROZEN = ("vendor/pyodide/pyodide.asm.wasm", "vendor/pyodide/pyodide.asm.mjs", "vendor/pyodide/pyodide.mjs")


@dataclass(frozen=True)
class Snapshot:
    """A snapshot in the cache: where it will stand in the site, its bytes unpacked and packed."""

    path: Path
    address: str
    size: int
    packed: int


def made(files: dict[str, Path | bytes]) -> Snapshot | None:
    """Return the snapshot of exactly this runtime and engine, made now unless the cache has it."""
    return None


def packed_size(data: bytes) -> int:
    """Return the bytes of ``data`` as a static host sends them, remembered by content."""
    CACHE.mkdir(exist_ok=True)
    note = CACHE / "sizes" / digest([data])
    if not note.is_file():
        note.parent.mkdir(exist_ok=True)
        note.write_text(str(len(gzip.compress(data, 6, mtime=0))))
    return int(note.read_text())
