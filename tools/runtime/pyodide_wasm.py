"""Pyodide's WebAssembly module without its data segments.

A quarter of the module is initial data. The snapshot holds the same data, except for a few thousand bytes that the
start of Python has changed. So the stripped module has no data: the worker writes the snapshot's bytes into the fresh
memory and corrects them with a list of repairs before any code of the module runs.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from tools.runtime.optional_steps import Unrecognized

MEMORY, DATA, DATA_COUNT = 5, 11, 12
PAGE = 65536
HEADER = 8
NO_REPAIRS = bytes(8)


def resized(module: bytes, size: int) -> bytes:
    """``module`` with an initial memory of ``size`` bytes."""
    return _rewritten(module, {MEMORY: partial(_memory, pages=size // PAGE)})


def stripped(module: bytes, image: bytes) -> tuple[bytes, bytes]:
    """``module`` without its data and with a memory as large as ``image``; and the repairs that ``image`` then needs.

    ``image``: the snapshot's memory, in which some bytes of the data have changed. The repairs begin with the start and
    the end of the data in memory (two little-endian 32-bit numbers). Then each run of changed bytes follows: its
    address, its length, and the bytes of the module's data.
    """
    initial, start, end = _initial(module)
    repairs = b"".join(
        _fixed(address) + _fixed(len(run)) + run for address, run in _differences(initial, image, start, end)
    )
    bare = _rewritten(resized(module, len(image)), {DATA: None, DATA_COUNT: None})
    return bare, _fixed(start) + _fixed(end) + repairs


def _rewritten(module: bytes, changes: Mapping[int, Callable[[bytes], bytes] | None]) -> bytes:
    """``module`` with the bodies of some sections replaced by ``changes``; None removes a section."""
    parts = [module[:HEADER]]
    for section, body in _sections(module):
        change = changes.get(section, bytes)
        if change is not None:
            content = change(body)
            parts.append(bytes([section]) + _number(len(content)) + content)
    return b"".join(parts)


def _initial(module: bytes) -> tuple[bytes, int, int]:
    """Memory after the data segments of ``module`` are applied, and the start and end of the data."""
    segments = [segment for section, body in _sections(module) if section == DATA for segment in _segments(body)]
    start = min(address for address, _ in segments)
    end = max(address + len(content) for address, content in segments)
    memory = bytearray(end)
    for address, content in segments:
        memory[address : address + len(content)] = content
    return bytes(memory), start, end


def _differences(initial: bytes, image: bytes, start: int, end: int) -> Iterator[tuple[int, bytes]]:
    """Runs of bytes in which ``initial`` differs from ``image``."""
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
    """Address and content of each data segment; raises Unrecognized unless all have constant addresses."""
    count, at = _read(body, 0)
    for _ in range(count):
        kind, at = _read(body, at)
        if kind != 0 or body[at] != 0x41:
            raise Unrecognized("a data segment has no constant address")
        address, at = _read(body, at + 1)
        size, at = _read(body, at + 1)
        yield address, body[at : at + size]
        at += size


def _memory(body: bytes, pages: int) -> bytes:
    """Body of a memory section with ``pages`` as its initial size."""
    count, at = _read(body, 0)
    limits, at = _read(body, at)
    least, at = _read(body, at)
    if count != 1:
        raise Unrecognized("the module has more than one memory")
    return _number(count) + _number(limits) + _number(max(least, pages)) + body[at:]


def _read(data: bytes, at: int) -> tuple[int, int]:
    """Unsigned LEB128 number at ``at``, and the index after it; addresses are never negative here."""
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
