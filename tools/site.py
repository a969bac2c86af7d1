"""Assembly of dist/: plain files with relative addresses that work from any folder of any static host."""

import hashlib
import json
import posixpath
import re
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from tools import (
    app_manifest_and_icons,
    bundle_javascript,
    engine_zip,
    fonts_and_licences,
    game_data,
    game_handbooks,
    join_style_sheets,
    minify_scripts_and_style_sheets,
    node_and_npm,
    puzzle_data,
    runtime,
    sprites_and_themes,
)
from tools.common import CACHE, DIST, ROOT, Problem, digest, packed_size, say

STATIC = ROOT / "static"
BOOT = "static/boot.js"
"""The only classic script of the page; all others are modules."""

HEAD = "<!-- build:head -->"
MODULES = "<!-- build:modules -->"
PYSCRIPT = "vendor/pyscript/"

FIRST = ("static/app.js", "static/pages/menu.js")
"""Modules of the first screen."""

ON_TABLE = ("static/pages/new-game.js", "static/multiplayer/lobby-or-table.js")
"""Modules that a table needs in addition to ``FIRST``."""

OWN_RUNTIME = ("main.py", "kajuta.zip", "static/runtime/worker/interpreter.js")
"""Files of Kajuta itself that a start of Python fetches, beside Pyodide and PyScript."""

Files = dict[str, Path | bytes]


class Parts(NamedTuple):
    """Parts of a release: its files except those derived from all others, the games' descriptions, and the runtime."""

    files: Files
    games: list[dict[str, Any]]
    python: runtime.Runtime


def build(target: Path = DIST, *, plain: bool = False) -> int:
    """Build the site in ``target``; return the number of changed files. ``plain``: without the memory snapshot."""
    node_and_npm.install()
    return write(target, assemble(plain=plain))


def parts(*, plain: bool = False) -> Parts:
    """Make the parts of a release. ``plain``: without the memory snapshot."""
    files = fonts_and_licences.files()
    data, games = game_data.data()
    files |= data
    files |= game_handbooks.files(games)
    files |= puzzle_data.files(games)
    asked = {game["icon"]: f"the game {game['id']}" for game in games if game.get("icon")}
    files |= sprites_and_themes.files(asked)
    files |= app_manifest_and_icons.files(games)
    sources = {path.relative_to(ROOT).as_posix(): path for path in sorted(STATIC.rglob("*")) if path.is_file()}
    files |= {name: path for name, path in sources.items() if path.parent.name == "art"}
    short = minify_scripts_and_style_sheets.minified(
        {name: path for name, path in sources.items() if name == BOOT or path.suffix == ".css"}
    )
    files |= join_style_sheets.with_joined(short, lambda name: content(files[name]))
    files |= bundle_javascript.bundled({name: path for name, path in sources.items() if path.suffix == ".js"})
    files["main.py"] = ROOT / "py" / "main.py"
    files["kajuta.zip"] = zipped = engine_zip.zipped()
    for package in engine_zip.LATE:
        files[f"data/engine-{package}.json"] = game_data.json_bytes(engine_zip.late_sources(package))
    python = runtime.make(zipped, ROOT / "py" / "main.py", plain=plain)
    for warning in python.warnings:
        say(f"warning: {warning}")
    files |= python.files
    return Parts(files, games, python)


def assemble(extra: Files | None = None, *, plain: bool = False, made: Parts | None = None) -> Files:
    """All files of the site by address. ``extra``: files to add or replace; ``made``: parts from an earlier call."""
    files, games, python = made or parts(plain=plain)
    files = files | (extra or {})

    version = digest(part for name in sorted(files) for part in (name.encode(), content(files[name])))[:16]
    info: dict[str, object] = {
        "built": True,
        "version": version,
        **python.facts,
        "symbols": sprites_and_themes.symbols(content(files["art/ui.svg"])),
        "gameArt": sprites_and_themes.game_art(),
        "files": {f"./{name}": described(files, name) for name in sorted({*OWN_RUNTIME, *python.checked})},
    }
    files["static/build-info.js"] = build_info(info)
    early = needed_by(FIRST, files)
    later = [name for name in needed_by(ON_TABLE, files) if name not in early]
    told = {"games": [game["id"] for game in games], "table": later}
    if python.facts["snapshot"]:
        told["python"] = ["main.py", *(name for name in sorted(files) if name.startswith(PYSCRIPT))]
    files["index.html"] = page((ROOT / "index.html").read_text(encoding="utf-8"), early, told)
    files["sw.js"] = service_worker(version, files, python.spare)
    return files


def content(file: Path | bytes) -> bytes:
    """Content of a file of the site."""
    return file if isinstance(file, bytes) else file.read_bytes()


def described(files: Files, name: str) -> dict[str, int | str]:
    """Size of a file in bytes, plain and gzipped, and the SHA-256 of its content."""
    whole = content(files[name])
    return {
        "bytes": len(whole),
        "packed": packed_size(whole),
        "hash": hashlib.sha256(whole).hexdigest(),
    }


def build_info(info: dict[str, object]) -> bytes:
    """Module static/build-info.js with ``info`` filled in, for the page and the worker."""
    text = (STATIC / "build-info.js").read_text(encoding="utf-8")
    begun = text.index("export const BUILD_INFO = ")
    return f"{text[:begun]}export const BUILD_INFO = {json.dumps(info, indent=2)};\n".encode()


def needed_by(modules: Sequence[str], files: Files) -> list[str]:
    """``modules`` and all modules that they import statically, directly or indirectly."""
    found: list[str] = []
    waiting = [*modules]
    while waiting:
        name = waiting.pop(0)
        if name in found or name not in files:
            continue
        found.append(name)
        imported = bundle_javascript.IMPORT.findall(content(files[name]).decode())
        waiting += [posixpath.normpath(posixpath.join(posixpath.dirname(name), address)) for address in imported]
    return [name for name in found if name != "static/build-info.js"]


def page(text: str, early: Sequence[str] = (), told: Mapping[str, Sequence[str]] | None = None) -> bytes:
    """index.html with its head completed.

    The head gets a content security policy without foreign origins, and preload links for the modules ``early``, so
    that the browser need not discover them one by one; they follow the style sheets, which paint the header.
    ``told``: lists for static/boot.js, by name: ids of the games, modules of a table, and files that a prestarted
    Python needs.
    """
    if text.count(HEAD) != 1 or text.count(MODULES) != 1:
        raise Problem(
            f"index.html needs one line {HEAD} in its head, before any script or style, and one {MODULES} after them."
        )
    policy = {
        "default-src": "'self'",
        "script-src": "'self' 'wasm-unsafe-eval' 'unsafe-eval'",
        "worker-src": "'self' blob:",
        "connect-src": "'self' blob:",
        "img-src": "'self' data: blob:",
        "style-src": "'self'",
        "style-src-attr": "'unsafe-inline'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    rules = "; ".join(f"{what} {who}" for what, who in policy.items())
    head = [
        f'<meta http-equiv="Content-Security-Policy" content="{rules}">',
        *(f'<meta name="kajuta-{name}" content="{" ".join(words)}">' for name, words in (told or {}).items()),
    ]
    modules = [f'<link rel="modulepreload" href="./{name}" fetchpriority="low">' for name in early]
    return text.replace(HEAD, "\n    ".join(head)).replace(MODULES, "\n    ".join(modules)).encode()


_COMMENTS = re.compile(r"^ *(?:/\*\*.*?\*/|//[^\n]*)\n", re.DOTALL | re.MULTILINE)


def service_worker(version: str, files: Files, spare: Sequence[str] = ()) -> bytes:
    """sw.js without comments, with the hashes of all files that it caches; ``spare``: files to cache only on demand."""
    text = _COMMENTS.sub("", (STATIC / "sw.js").read_text(encoding="utf-8"))
    kept = {name: hashlib.sha256(content(files[name])).hexdigest() for name in sorted(files) if not _for_others(name)}
    release = json.dumps({"version": version, "files": kept, "spare": spare}, indent=1)
    changed, count = re.subn(r"const RELEASE = \{.*?\};", lambda _: f"const RELEASE = {release};", text, flags=re.S)
    if count != 1:
        raise Problem("static/sw.js has no line `const RELEASE = {...};` for the build to fill.")
    return changed.encode()


def _for_others(name: str) -> bool:
    """Whether only app stores and search engines fetch a file, and never the page."""
    return name in (app_manifest_and_icons.SHARED, "robots.txt") or name.startswith("static/art/table-")


def write(target: Path, files: Files) -> int:
    """Make ``target`` hold exactly ``files``, writing only what differs; return the number of changed files.

    Files are replaced atomically, so that readers and a parallel build never see a half-written file.
    """
    changed = 0
    target.mkdir(parents=True, exist_ok=True)
    present = {path.relative_to(target).as_posix(): path for path in target.rglob("*") if path.is_file()}
    for name in present.keys() - files.keys():
        present[name].unlink(missing_ok=True)
        changed += 1
    for folder in sorted((path for path in target.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            with suppress(OSError):
                folder.rmdir()
    for name, file in files.items():
        path = target / name
        if name in present and _same(path, file):
            continue
        _put(path, file)
        changed += 1
    return changed


def _put(path: Path, file: Path | bytes) -> None:
    CACHE.mkdir(exist_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as workplace:
        whole = Path(workplace, path.name)
        if isinstance(file, bytes):
            whole.write_bytes(file)
        else:
            shutil.copyfile(file, whole)
        whole.replace(path)


def _same(path: Path, file: Path | bytes) -> bool:
    if isinstance(file, bytes):
        return path.stat().st_size == len(file) and path.read_bytes() == file
    return path.stat().st_size == file.stat().st_size and path.read_bytes() == file.read_bytes()
