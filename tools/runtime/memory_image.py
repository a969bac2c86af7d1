"""The memory of a frozen Python without its empty pages; static/runtime/worker/restore-snapshot.js restores it.

Half of that memory is empty: the stack, and what was free when it was frozen. Empty pages pack to little, but a browser
would unpack, hold and copy them at every start.

All numbers are little-endian words of 32 bits: the bytes of the head, of the memory, the number of runs; then for each
run of pages that hold something its address and its bytes; then the head (what Pyodide wrote before the memory, filled
up to a whole word), the runs one after the other, and the repairs (see pyodide_wasm.py).
"""

import struct

from tools.runtime.optional_steps import Unrecognized

PAGE = 4096
WORD = 4


def packed(snapshot: bytes, repairs: bytes) -> bytes:
    """Pyodide's ``snapshot`` and the ``repairs`` as one file, filled up to a whole word."""
    head, memory = snapshot[: _head(snapshot)], memory_of(snapshot)
    runs = _runs(memory)
    words = [len(head), len(memory), len(runs), *(number for run in runs for number in run)]
    parts = [struct.pack(f"<{len(words)}I", *words), _whole(head)]
    parts += [memory[address : address + length] for address, length in runs]
    return _whole(b"".join([*parts, repairs]))


def memory_of(snapshot: bytes) -> bytes:
    """Memory in Pyodide's ``snapshot``."""
    return snapshot[_head(snapshot) :]


def _head(snapshot: bytes) -> int:
    """Bytes before the memory, which the second word of a snapshot tells."""
    head = int.from_bytes(snapshot[WORD : 2 * WORD], "little")
    if not 2 * WORD <= head <= len(snapshot) or (len(snapshot) - head) % PAGE:
        raise Unrecognized("the snapshot does not say where its memory begins")
    return head


def _runs(memory: bytes) -> list[tuple[int, int]]:
    """Address and length of each run of pages that are not empty."""
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
