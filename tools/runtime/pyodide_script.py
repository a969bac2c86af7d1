"""The script of Pyodide's module, without what a start from the snapshot never uses.

Pyodide's module exports each of its functions for libraries that might be linked to it later, and its script enters
them into several tables at every start. The script also carries a library of functions for such modules, from sockets
to graphics. Nothing is linked here. These functions delete the names of what is unused; then
tree_shake_pyodide_script.mjs deletes what the names stood for. Each raises Unrecognized where the script is not built
as it is known to be.
"""

import re
from collections import Counter
from collections.abc import Collection

from tools.runtime.steps import Unrecognized

EXPORT_TABLES = ("function assignWasmExports(", "function applySignatureConversions(")
"""Functions that name all exports, used or not, in one statement each."""
_DECLARED = re.compile(r"var ([\w$]+(?:,[\w$]+){500,});")
"""The variables that hold the exports, under their names with ``_`` before them."""
_NAMED = re.compile(r"""wasmExports\["([\w$]+)"\]""")
LIBRARY = "var wasmImports="
"""The table of all functions that a module may import."""
_OFFERED = re.compile(r"""Module\["([\w$]+)"\]=([\w$]+);""")
_SIGNED = re.compile(r"""(?<=[;}])([\w$]+)\.sig="[a-z]*";""")
_ASKED = re.compile(r"""(?:\.|"|')([A-Za-z_$][\w$]*)""")
_SHARED = re.compile(r"var ([\w$]+)=(new Int32Array\(new WebAssembly\.Memory\(\{shared:!0,[^{}]*\}\)\.buffer\));")
_EVALUATED = re.compile(r"(?<![\w$.])eval\(")


def unused_exports(names: Collection[str], script: str, other: str) -> set[str]:
    """Those of the exported ``names`` that neither the ``script`` nor the ``other`` one uses.

    A name that is used stands somewhere beside the tables of all exports and the declaration of its variable.
    """
    for table in EXPORT_TABLES:
        start, end = _block(script, table)
        script = script[:start] + script[end:]
    words = Counter(re.findall(r"[\w$]+", script + other))
    return {name for name in names if not words[name] and words[f"_{name}"] <= 1}


def without_exports(script: str, unused: Collection[str]) -> str:
    """``script`` without the statements and variables of ``unused`` exports."""
    for table in EXPORT_TABLES:
        start, end = _block(script, table)
        left = [one for one in script[start:end].split(";") if not set(_NAMED.findall(one)).intersection(unused)]
        script = script[:start] + ";".join(left) + script[end:]
    declared = _DECLARED.search(script)
    if declared is None:
        raise Unrecognized("the variables of the exports are not declared as they were")
    names = [name for name in declared[1].split(",") if name[1:] not in unused]
    return script[: declared.start(1)] + ",".join(names) + script[declared.end(1) :]


def without_library(script: str, other: str, imported: Collection[str]) -> str:
    """``script`` whose tables name what the module imports, and what it or the ``other`` script asks for by name.

    What evaluates texts, of modules linked later, no longer sees the variables around it, which would keep them all.
    """
    start, end = _block(script, LIBRARY)
    kept = [one for one in script[start:end].split(",") if one.partition(":")[0] in imported]
    linked = {one.rpartition(":")[2] for one in kept}
    script = script[:start] + ",".join(kept) + script[end:]
    offers = Counter(offer[1] for offer in _OFFERED.finditer(script))
    asked = Counter(_ASKED.findall(script + other))
    script = _OFFERED.sub(lambda one: "" if one[1] == one[2] and asked[one[1]] <= offers[one[1]] else one[0], script)
    script = _SIGNED.sub(lambda one: one[0] if one[1] in linked else "", script)
    return _EVALUATED.sub("(0,eval)(", script)


def without_shared_memory(script: str) -> str:
    """``script`` that allocates the memory to sleep on when something first sleeps, which is never here.

    Where a page allocates shared memory, Chromium parses the whole script once more at each start to report it.
    """
    made = _SHARED.search(script)
    wait = f"Atomics.wait({made[1]}," if made else ""
    if made is None or script.count(wait) != 1:
        raise Unrecognized("the memory to sleep on is not allocated as it was")
    return _SHARED.sub(r"var \1;", script).replace(wait, f"Atomics.wait({made[1]}??={made[2]},")


def _block(script: str, opening: str) -> tuple[int, int]:
    """Start and end of the block after ``opening``, without its braces; it has none in strings."""
    found = script.find(opening)
    if found < 0:
        raise Unrecognized(f"the script has no `{opening.rstrip('(=')}`")
    start = script.index("{", found) + 1
    depth = 1
    for brace in re.compile(r"[{}]").finditer(script, start):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return start, brace.start()
    raise Unrecognized(f"`{opening.rstrip('(=')}` does not end")
