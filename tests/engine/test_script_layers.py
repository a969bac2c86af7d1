"""The layers of the page's scripts: a module imports from its own folder and from those below it."""

import re

from tools.common import ROOT

STATIC = ROOT / "static"
BELOW = (
    "runtime",
    "runtime/worker",
    "session",
    "ui",
    "table/render",
    "motion",
    "rules",
    "results",
    "table/panels",
    "table/input",
    "table",
    "multiplayer",
    "tutorial",
    "pages",
    ".",
)
"""The folders from the lowest to the highest; programs with fixed addresses are the last."""

EVERYWHERE = "build-info.js"
"""Written by the build; every module may read it."""

IMPORTED = re.compile(
    r"""(?m)^\s*(?:import\s*|(?:import|export|\})[^"'\n]*\bfrom\s*)"(\.[^"]+)"|\bawait import\("(\.[^"]+)"\)"""
)


def test_modules_import_from_their_own_layer_and_from_lower_ones() -> None:
    upward = []
    for module in sorted(STATIC.rglob("*.js")):
        mine = BELOW.index(module.parent.relative_to(STATIC).as_posix())
        for found in IMPORTED.finditer(module.read_text(encoding="utf-8")):
            imported = (module.parent / (found[1] or found[2])).resolve().relative_to(STATIC)
            if imported.as_posix() != EVERYWHERE and BELOW.index(imported.parent.as_posix()) > mine:
                upward.append(f"{module.relative_to(STATIC)} imports {imported}")
    assert upward == []
