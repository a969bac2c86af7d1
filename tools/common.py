"""What all parts of the builder share: places, errors a person can act on, running commands."""

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
    """Something the person at the keyboard has to mend; its text is one clear sentence."""


def say(text: str) -> None:
    """Print a line of progress at once, also where the output is not a terminal."""
    print(text, flush=True)


def run(command: Sequence[str | Path], *, quiet: bool = False, env: dict[str, str] | None = None) -> int:
    """Run ``command`` in the repository; return its exit code. ``quiet`` shows its output only where it fails."""
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
    """Return the SHA-256 of ``parts``, told apart by their lengths."""
    total = hashlib.sha256()
    for part in parts:
        total.update(len(part).to_bytes(8, "big"))
        total.update(part)
    return total.hexdigest()


def packed_size(data: bytes) -> int:
    """Bytes of ``data`` as a static host sends them, remembered by content."""
    note = CACHE / "sizes" / digest([data])
    if not note.is_file():
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(str(len(gzip.compress(data, 6, mtime=0))))
    return int(note.read_text())


def kept(folder: str, parts: Iterable[tuple[bytes, ...]], make: Callable[[dict[int, Path]], None]) -> list[bytes]:
    """Return one product for each of ``parts``, made once and kept in the cache's ``folder``.

    ``make`` is called with the places, by index, of those that are missing; what it wrote there is kept only when
    it returns, so that two builds at a time do not read each other's halves.
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
