"""The scripts of the page as they are sent: its modules joined into few files, each fetched when it is first needed.

A module of its own for every purpose is good to read and slow to fetch: the first screen would ask for forty files one
behind the other, a table for eighty. What is imported late keeps its address, the rest lies in parts; how they are
cut stands in tools/bundle_javascript.mjs.
"""

import json
import re
from collections.abc import Mapping
from pathlib import Path

from tools.common import PACKAGES, ROOT, Problem, kept, run
from tools.node_and_npm import node

STATIC = ROOT / "static"
BUNDLE = ROOT / "tools" / "bundle_javascript.mjs"
PACKED_WITH = ("esbuild", "lit-html", "@fluent/bundle", "qr")
"""The packages that make the parts, and those whose modules are in them."""

PAGE = "app.js"
TABLE = "table/screen.js"
WORKERS = ("runtime/worker/interpreter.js",)
NAMED = (
    "runtime/engine.js",
    "ui/keyboard-navigation.js",
    "motion/index.js",
    "ui/offline-cache.js",
    "session/saved-games.js",
    "session/click-path.js",
    "session/save-links.js",
    "session/session.js",
    "ui/sound.js",
    "table/input/tap-candidates.js",
)
"""Modules that also keep an address of their own, to be asked for from a console; the tests do so."""

IMPORT = re.compile(
    r"""(?:^|;)\s*(?:import\s*|(?:import|export)\s*[\w*$\s,{}]+?\bfrom\s*)["']([^"'\n]+)["']""", re.MULTILINE
)


def bundled(modules: Mapping[str, Path]) -> dict[str, bytes]:
    """Return the joined scripts by address. ``modules``: the page's own by theirs, of which they are a function."""
    packages = [(PACKAGES / name / "package.json").read_bytes() for name in PACKED_WITH]
    own = [part for name, path in sorted(modules.items()) for part in (name.encode(), path.read_bytes())]
    settings = " ".join((PAGE, TABLE, *WORKERS, *NAMED)).encode()

    def make(missing: dict[int, Path]) -> None:
        for target in missing.values():
            if run([node(), BUNDLE, STATIC, target, PAGE, TABLE, ",".join(WORKERS), ",".join(NAMED)], quiet=True):
                raise Problem("The scripts could not be joined; the words of esbuild stand above.")

    (product,) = kept("bundled", [(BUNDLE.read_bytes(), settings, *packages, *own)], make)
    return {f"static/{name}": text.encode() for name, text in json.loads(product).items()}
