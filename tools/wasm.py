"""Takes out of Pyodide's WebAssembly module, and of its script, what a start from the snapshot does not need.

**Exports.** The module offers each of its thousands of functions to libraries that might be linked to it later, and at
every start its script puts each into several tables. There are no such libraries here: `trimmed` leaves only what the
script itself uses, and Binaryen then takes out what nothing calls any more. Since that moves the functions in the
table, the snapshot is made with the same module.

**Library.** The script holds a library of functions for modules that might be linked to it, from sockets to whole
graphics libraries, and says by three lists which there are. `unlisted` leaves in these what the module imports and what
somebody asks for; then tools/tree_shake_pyodide.mjs takes out what nothing in the script uses any more.

**Data.** A quarter of the module is data that the snapshot of a running Python holds as well, but for a few thousand
bytes that the start has changed. The module that `lean` makes carries no data; the snapshot's part, with those bytes
put back from a list of repairs, is written into the fresh memory before any of the module's code runs.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator

IMPORTS, MEMORY, EXPORTS, DATA, DATA_COUNT = 2, 5, 7, 11, 12
FUNCTION, TABLE, MEMORIES, GLOBAL, TAG = range(5)
PAGE = 65536
HEADER = 8
ASSIGNED = "function assignWasmExports("
CONVERTED = "function applySignatureConversions("
"""Where the script of the module names all exports, used or not, in one statement each."""
DECLARED = re.compile(r"var ([\w$]+(?:,[\w$]+){500,});")
"""The variables that hold the exports, under their names with ``_`` before them."""
NAMED = re.compile(r"""wasmExports\["([\w$]+)"\]""")
LIBRARY = "var wasmImports="
"""Where the script names all functions that a module may import."""
OFFERED = re.compile(r"""Module\["([\w$]+)"\]=([\w$]+);""")
SIGNED = re.compile(r"""(?<=[;}])([\w$]+)\.sig="[a-z]*";""")
ASKED = re.compile(r"""(?:\.|"|')([A-Za-z_$][\w$]*)""")
SHARED = re.compile(r"var ([\w$]+)=(new Int32Array\(new WebAssembly\.Memory\(\{shared:!0,[^{}]*\}\)\.buffer\));")
EVALUATED = re.compile(r"(?<![\w$.])eval\(")


def trimmed(module: bytes, script: str, other: str) -> tuple[bytes, str]:
    """Return ``module`` without the functions and globals among its exports that its ``script`` does not use, and it.

    What is used is named in the script, be it in a string, once more than in its lists of all exports and in the
    declaration of its variable, or in the ``other`` script that works with both. Raises ValueError where the script is
    not built as it is known to be.
    """
    rest = script
    for opening in (ASSIGNED, CONVERTED):
        start, end = _block(rest, opening)
        rest = rest[:start] + rest[end:]
    words = Counter(re.findall(r"[\w$]+", rest + other))
    dropped = set()
    kept = [module[:HEADER]]
    for section, body in _sections(module):
        content = body
        if section == EXPORTS:
            used = []
            for name, kind, entry in _exports(body):
                if kind in (FUNCTION, GLOBAL) and not words[name] and words[f"_{name}"] <= 1:
                    dropped.add(name)
                else:
                    used.append(entry)
            content = _number(len(used)) + b"".join(used)
        kept.append(bytes([section]) + _number(len(content)) + content)
    return b"".join(kept), _without(script, dropped)


def _without(script: str, dropped: set[str]) -> str:
    """Return ``script`` without what it does with exports that are not there any more."""
    for opening in (ASSIGNED, CONVERTED):
        start, end = _block(script, opening)
        statements = script[start:end].split(";")
        left = [one for one in statements if not (dropped & set(NAMED.findall(one)))]
        script = script[:start] + ";".join(left) + script[end:]
    declared = DECLARED.search(script)
    if declared is None:
        raise ValueError("the variables of the exports are not declared as they were")
    names = [name for name in declared[1].split(",") if name[1:] not in dropped]
    return script[: declared.start(1)] + ",".join(names) + script[declared.end(1) :]


def imported(module: bytes) -> set[str]:
    """Return the names of all that ``module`` imports."""
    names: set[str] = set()
    for body in (body for section, body in _sections(module) if section == IMPORTS):
        count, at = _read(body, 0)
        for _ in range(count):
            length, at = _read(body, at)
            length, at = _read(body, at + length)
            names.add(body[at : at + length].decode())
            at = _after_kind(body, at + length)
    return names


def _after_kind(body: bytes, at: int) -> int:
    """Return where the description of an import ends that begins at ``at``."""
    kind = body[at]
    at += 1
    if kind == FUNCTION:
        return _read(body, at)[1]
    if kind == GLOBAL:
        return at + 2
    if kind == TAG:
        return _read(body, at + 1)[1]
    limits = at + (kind == TABLE)
    at = _read(body, limits + 1)[1]
    return _read(body, at)[1] if body[limits] & 1 else at


def unlisted(script: str, other: str, names: Collection[str]) -> str:
    """Return ``script`` without what its lists say of functions that nobody has a use for.

    Its library is left for a module that imports ``names``, and of what it offers by name, what it or the ``other``
    script asks for by that name. What evaluates texts, of modules linked later, sees nothing of what is around it any
    more. Raises ValueError where the script is not built as it is known to be.
    """
    start, end = _block(script, LIBRARY)
    kept = [one for one in script[start:end].split(",") if one.partition(":")[0] in names]
    linked = {one.rpartition(":")[2] for one in kept}
    script = script[:start] + ",".join(kept) + script[end:]
    offers = Counter(offer[1] for offer in OFFERED.finditer(script))
    asked = Counter(ASKED.findall(script + other))
    script = OFFERED.sub(lambda one: "" if one[1] == one[2] and asked[one[1]] <= offers[one[1]] else one[0], script)
    script = SIGNED.sub(lambda one: one[0] if one[1] in linked else "", script)
    return EVALUATED.sub("(0,eval)(", script)


def unshared(script: str) -> str:
    """Return ``script`` so that it makes the memory that it sleeps on when it first sleeps, which is never here.

    Chromium notes where a page makes shared memory, and reads all that is being carried out again for it: the whole of
    the script, at each start. Raises ValueError where the script is not built as it is known to be.
    """
    made = SHARED.search(script)
    wait = f"Atomics.wait({made[1]}," if made else ""
    if made is None or script.count(wait) != 1:
        raise ValueError("the memory to sleep on is not made as it was")
    return SHARED.sub(r"var \1;", script).replace(wait, f"Atomics.wait({made[1]}??={made[2]},")


def _block(script: str, opening: str) -> tuple[int, int]:
    """Return where the block of a function starts and ends, without its braces; it has none in strings."""
    start = script.index("{", script.index(opening)) + 1
    depth = 1
    for brace in re.compile(r"[{}]").finditer(script, start):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return start, brace.start()
    raise ValueError(f"{opening} does not end")


def _exports(body: bytes) -> Iterator[tuple[str, int, bytes]]:
    """Yield name, kind and description of the exports."""
    count, at = _read(body, 0)
    for _ in range(count):
        begun = at
        length, at = _read(body, at)
        name = body[at : at + length].decode()
        kind = body[at + length]
        _, at = _read(body, at + length + 1)
        yield name, kind, body[begun:at]


def lean(module: bytes, image: bytes) -> tuple[bytes, bytes]:
    """Return ``module`` without data and with a memory as large as ``image``, and the repairs.

    ``image``: the memory of the snapshot. Repairs: the range of the data in memory (two little-endian
    32-bit numbers), then runs of address, length, bytes, to be written over the image's part of that range.
    """
    initial, start, end = _initial(module)
    kept = [module[:HEADER]]
    for section, body in _sections(module):
        if section in (DATA, DATA_COUNT):
            continue
        content = _memory(body, len(image) // PAGE) if section == MEMORY else body
        kept.append(bytes([section]) + _number(len(content)) + content)
    repairs = b"".join(
        _fixed(address) + _fixed(len(run)) + run for address, run in _differences(initial, image, start, end)
    )
    return b"".join(kept), _fixed(start) + _fixed(end) + repairs


def _initial(module: bytes) -> tuple[bytes, int, int]:
    """Return the memory as the data of ``module`` leaves it, and where data starts and ends in it."""
    segments = [segment for section, body in _sections(module) if section == DATA for segment in _segments(body)]
    start = min(address for address, _ in segments)
    end = max(address + len(content) for address, content in segments)
    memory = bytearray(end)
    for address, content in segments:
        memory[address : address + len(content)] = content
    return bytes(memory), start, end


def _differences(initial: bytes, image: bytes, start: int, end: int) -> Iterator[tuple[int, bytes]]:
    """Yield the runs of ``initial`` that differ from ``image``."""
    block = 16
    address = start
    while address < end:
        stop = min(address + block, end)
        if initial[address:stop] != image[address:stop]:
            begun = address
            while address < end and initial[address : address + block] != image[address : address + block]:
                address += block
            yield begun, initial[begun : min(address, end)]
        else:
            address = stop


def _sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    at = HEADER
    while at < len(module):
        section = module[at]
        size, at = _read(module, at + 1)
        yield section, module[at : at + size]
        at += size


def _segments(body: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield address and content of the data segments; only what a C compiler writes for a fixed address is known."""
    count, at = _read(body, 0)
    for _ in range(count):
        kind, at = _read(body, at)
        if kind != 0 or body[at] != 0x41:
            raise ValueError("a data segment without a constant address")
        address, at = _read(body, at + 1)
        size, at = _read(body, at + 1)
        yield address, body[at : at + size]
        at += size


def _memory(body: bytes, pages: int) -> bytes:
    """Return the description of the one memory with ``pages`` as its first size."""
    count, at = _read(body, 0)
    limits, at = _read(body, at)
    least, at = _read(body, at)
    if count != 1:
        raise ValueError("more than one memory")
    return _number(count) + _number(limits) + _number(max(least, pages)) + body[at:]


def _read(data: bytes, at: int) -> tuple[int, int]:
    """Return the LEB128 number at ``at`` and where it ends. Addresses here are never negative."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def _number(value: int) -> bytes:
    out = bytearray()
    while True:
        value, low = value >> 7, value & 0x7F
        out.append(low | (0x80 if value else 0))
        if not value:
            return bytes(out)


def _fixed(value: int) -> bytes:
    return value.to_bytes(4, "little")
