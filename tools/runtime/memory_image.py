"""File format of the memory snapshot: WebAssembly memory without its empty pages.

static/runtime/worker/restore-snapshot.js restores it. Half of the memory is empty: the stack, and memory that was free
when the snapshot was taken. Empty pages compress well, but a browser would decompress, hold and copy them at every
start.

All numbers are little-endian 32-bit words. The file holds, in this order: the length of the head in bytes, the length
of the memory in bytes, the number of runs; address and length of each run of pages that are not empty; the head (what
Pyodide writes before the memory, padded to a whole word); the content of the runs; the repairs (see pyodide_wasm.py).
"""

import struct

from tools.runtime.optional_steps import Unrecognized

PAGE = 4096
WORD = 4


def packed(snapshot: bytes, repairs: bytes) -> bytes:
    """Memory image file, made of Pyodide's ``snapshot`` and the ``repairs``; padded to a whole word."""
    head, memory = snapshot[: _head(snapshot)], memory_of(snapshot)
    runs = _runs(memory)
    words = [len(head), len(memory), len(runs), *(number for run in runs for number in run)]
    parts = [struct.pack(f"<{len(words)}I", *words), _whole(head)]
    parts += [memory[address : address + length] for address, length in runs]
    return _whole(b"".join([*parts, repairs]))


def memory_of(snapshot: bytes) -> bytes:
    """Memory in Pyodide's ``snapshot``, without its head."""
    return snapshot[_head(snapshot) :]


def _head(snapshot: bytes) -> int:
    """Length in bytes of the head before the memory, which the second word of ``snapshot`` gives."""
    head = int.from_bytes(snapshot[WORD : 2 * WORD], "little")
    if not 2 * WORD <= head <= len(snapshot) or (len(snapshot) - head) % PAGE:
        raise Unrecognized("the snapshot does not say where its memory begins")
    return head


def _runs(memory: bytes) -> list[tuple[int, int]]:
    """Address and length, in bytes, of each run of pages that are not empty."""
    empty = bytes(PAGE)
    runs: list[tuple[int, int]] = []
    for address in range(0, len(memory), PAGE):
        page = memory[address : address + PAGE]
        if page == empty[: len(page)]:
            continue
        if runs and sum(runs[-1]) == address:
            runs[-1] = (runs[-1][0], runs[-1][1] + len(page))
        else:
            runs.append((address, len(page)))
    return runs


def _whole(content: bytes) -> bytes:
    return content + bytes(-len(content) % WORD)
