"""Pyodide's WebAssembly module without its initial data.

A quarter of the module is data that the snapshot holds as well, but for a few thousand bytes which the start
of Python has changed. The stripped module carries none: the worker writes the snapshot's part into the fresh memory,
corrected by a list of repairs, before any of the module's code runs.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from tools.runtime.optional_steps import Unrecognized

MEMORY, DATA, DATA_COUNT = 5, 11, 12
PAGE = 65536
HEADER = 8
NO_REPAIRS = bytes(8)


def resized(module: bytes, size: int) -> bytes:
    """``module`` with a memory of ``size`` bytes from the start."""
    return _rewritten(module, {MEMORY: partial(_memory, pages=size // PAGE)})


def stripped(module: bytes, image: bytes) -> tuple[bytes, bytes]:
    """``module`` without data and with a memory as large as ``image``, and the repairs.

    ``image``: the memory of the snapshot. Repairs: the range of the data in memory (two little-endian
    32-bit numbers), then runs of address, length, bytes, to be written over the image's part of that range.
    """
    initial, start, end = _initial(module)
    repairs = b"".join(
        _fixed(address) + _fixed(len(run)) + run for address, run in _differences(initial, image, start, end)
    )
    bare = _rewritten(resized(module, len(image)), {DATA: None, DATA_COUNT: None})
    return bare, _fixed(start) + _fixed(end) + repairs


def _rewritten(module: bytes, changes: Mapping[int, Callable[[bytes], bytes] | None]) -> bytes:
    """``module`` with ``changes`` of the bodies of some sections; None removes a section."""
    parts = [module[:HEADER]]
    for section, body in _sections(module):
        change = changes.get(section, bytes)
        if change is not None:
            content = change(body)
            parts.append(bytes([section]) + _number(len(content)) + content)
    return b"".join(parts)


def _initial(module: bytes) -> tuple[bytes, int, int]:
    """Memory as the data of ``module`` leaves it, and where data starts and ends in it."""
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
            raise Unrecognized("a data segment has no constant address")
        address, at = _read(body, at + 1)
        size, at = _read(body, at + 1)
        yield address, body[at : at + size]
        at += size


def _memory(body: bytes, pages: int) -> bytes:
    """Description of the one memory with ``pages`` as its first size."""
    count, at = _read(body, 0)
    limits, at = _read(body, at)
    least, at = _read(body, at)
    if count != 1:
        raise Unrecognized("the module has more than one memory")
    return _number(count) + _number(limits) + _number(max(least, pages)) + body[at:]


def _read(data: bytes, at: int) -> tuple[int, int]:
    """LEB128 number at ``at``, and where it ends. Addresses here are never negative."""
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
