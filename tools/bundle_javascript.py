"""Bundling of the page's JavaScript modules into a few files, each fetched when it is first needed.

Small modules are good to read and slow to fetch: the first screen would load forty files, a table eighty, each found
only after the one that imports it. Dynamically imported modules keep their addresses; everything else is merged into
shared chunks. tools/bundle_javascript.mjs decides how.
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
"""Packages that bundle the scripts, and packages whose modules are bundled."""

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
"""Modules that also keep an address of their own, so that tests and the console can import them."""

IMPORT = re.compile(
    r"""(?:^|;)\s*(?:import\s*|(?:import|export)\s*[\w*$\s,{}]+?\bfrom\s*)["']([^"'\n]+)["']""", re.MULTILINE
)


def bundled(modules: Mapping[str, Path]) -> dict[str, bytes]:
    """Bundled scripts by address.

    ``modules``: the page's modules by address; the same modules give the same bundles.
    """
    packages = [(PACKAGES / name / "package.json").read_bytes() for name in PACKED_WITH]
    own = [part for name, path in sorted(modules.items()) for part in (name.encode(), path.read_bytes())]
    settings = " ".join((PAGE, TABLE, *WORKERS, *NAMED)).encode()

    def make(missing: dict[int, Path]) -> None:
        for target in missing.values():
            if run([node(), BUNDLE, STATIC, target, PAGE, TABLE, ",".join(WORKERS), ",".join(NAMED)], quiet=True):
                raise Problem("The scripts could not be joined; the words of esbuild stand above.")

    (product,) = kept("bundled", [(BUNDLE.read_bytes(), settings, *packages, *own)], make)
    return {f"static/{name}": text.encode() for name, text in json.loads(product).items()}
