"""The script of Pyodide's module, without what a start from the snapshot never uses.

Pyodide's module exports each of its functions for libraries that might be linked to it later, and its script enters
them into several tables at every start. Nothing is linked here, so the entries of unused exports are deleted. Each
function raises Unrecognized where the script is not built as it is known to be.
"""

import re
from collections import Counter
from collections.abc import Collection

from tools.runtime.optional_steps import Unrecognized

EXPORT_TABLES = ("function assignWasmExports(", "function applySignatureConversions(")
"""Functions that name all exports, used or not, in one statement each."""
_DECLARED = re.compile(r"var ([\w$]+(?:,[\w$]+){500,});")
"""The variables that hold the exports, under their names with ``_`` before them."""
_NAMED = re.compile(r"""wasmExports\["([\w$]+)"\]""")


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
