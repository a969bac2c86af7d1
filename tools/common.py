"""Helpers for all parts of the builder: paths, errors for the user, running commands, a cache of build products."""

import gzip
import hashlib
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
CACHE = ROOT / ".build"
PACKAGES = ROOT / "node_modules"


class Problem(Exception):
    """An error that the user can fix; its text is one clear sentence."""


def say(text: str) -> None:
    """Print a line of progress, flushed at once even if the output is a file or a pipe."""
    print(text, flush=True)


def run(command: Sequence[str | Path], *, quiet: bool = False, env: dict[str, str] | None = None) -> int:
    """Run ``command`` in the repository; return its exit code. ``quiet``: show its output only if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        capture_output=quiet,
        text=True,
        check=False,
    )
    if quiet and done.returncode:
        say((done.stdout + done.stderr).rstrip())
    return done.returncode


def digest(parts: Iterable[bytes]) -> str:
    """SHA-256 of ``parts`` as hexadecimal text; lengths are hashed too, so that moving a boundary changes it."""
    total = hashlib.sha256()
    for part in parts:
        total.update(len(part).to_bytes(8, "big"))
        total.update(part)
    return total.hexdigest()


def packed_size(data: bytes) -> int:
    """Size of ``data`` in bytes after gzip, as a static host sends it; cached by content."""

    def measure(missing: dict[int, Path]) -> None:
        for path in missing.values():
            path.write_text(str(len(gzip.compress(data, 6, mtime=0))))

    (size,) = kept("sizes", [(data,)], measure)
    return int(size)


def kept(folder: str, parts: Iterable[tuple[bytes, ...]], make: Callable[[dict[int, Path]], None]) -> list[bytes]:
    """Build products of ``parts``, one for each, from the cache's ``folder`` or newly made.

    ``make`` gets the paths to write the missing products to, by their index in ``parts``. They move into the cache
    only after it has returned, so that a parallel build never reads a half-written file.
    """
    place = CACHE / folder
    place.mkdir(parents=True, exist_ok=True)
    targets = [place / digest(part) for part in parts]
    with tempfile.TemporaryDirectory(dir=place.parent) as workplace:
        missing = {n: Path(workplace, str(n)) for n, target in enumerate(targets) if not target.is_file()}
        if missing:
            make(missing)
        for n, product in missing.items():
            product.replace(targets[n])
    return [target.read_bytes() for target in targets]
