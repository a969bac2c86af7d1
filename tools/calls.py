"""Keeps a browser from optimizing one function of a WebAssembly module again and again.

What a browser sees a call through the table of functions lead to, it takes for granted when it optimizes the function
that the call stands in, or one that it puts that function into; where the call leads elsewhere later on, it throws away
what it has made and begins anew (Chromium since 137). Of the function that carries out Python's bytecode, by far the
longest, that takes a processor a fifth of a second and more, and it happened up to five times until a person had made
the first moves, who waited for it.

So these calls of the one function are given functions of their own, and what it calls directly is made too long to be
put into it, where it makes such calls. Of those a browser may take for granted what it likes: they are short. Calls
whose target is read from a fixed place, as Python's allocators', always lead to one function and stay.
"""

from collections.abc import Callable, Iterator

from tools.wasm import EXPORTS, FUNCTION, HEADER, exports, number, read, sections

TYPES, IMPORTS, FUNCTIONS, CODE = 1, 2, 3, 10
TABLE, MEMORY, GLOBAL, TAG = 1, 2, 3, 4
NOP, END, BR_TABLE, RETURN, CALL, CALL_INDIRECT, I32_LOAD, I32_CONST = 0x01, 0x0B, 0x0E, 0x0F, 0x10, 0x11, 0x28, 0x41
LOCAL_GET, LOCAL_SET, LOCAL_TEE = 0x20, 0x21, 0x22
FUNCTION_TYPE, I32 = 0x60, 0x7F
TYPED_SELECT, MORE = 0x1C, 0xFC
BYTES = {0x43: 4, 0x44: 8}
"""How many bytes follow an instruction that holds a number as it lies in memory."""
NUMBERS = (
    dict.fromkeys((0x00, 0x01, 0x05, 0x0A, 0x0B, 0x0F, 0x19, 0x1A, 0x1B, 0xD1, *range(0x45, 0xC5)), 0)
    | dict.fromkeys((*range(0x02, 0x05), *range(0x06, 0x0A), 0x0C, 0x0D, 0x10, 0x12, 0x18, *range(0x20, 0x27)), 1)
    | dict.fromkeys((0x3F, 0x40, 0x41, 0x42, 0xD0, 0xD2), 1)
    | dict.fromkeys((0x11, 0x13, *range(0x28, 0x3F)), 2)
)
"""How many LEB128 numbers follow the other instructions."""
MORE_NUMBERS = (
    dict.fromkeys(range(8), 0) | dict.fromkeys((9, 11, 13, 15, 16, 17), 1) | dict.fromkeys((8, 10, 12, 14), 2)
)
"""The same of those that begin with MORE, after their own number."""
SHORT = 500
"""Bytes of a function that a browser puts into the one that calls it at most: Chromium's bound."""
LONG = 600
"""Bytes of which it does not."""


def settled(module: bytes, name: str) -> bytes:
    """Return ``module`` with nothing in its function ``name`` that a browser could take for granted wrongly.

    It is exported under that name. All functions keep their numbers. Raises ValueError where there is something that is
    not known here.
    """
    held = dict(sections(module))
    types = list(_items(held[TYPES], _type_end))
    kinds = list(_items(held[FUNCTIONS], lambda body, at: read(body, at)[1]))
    functions = list(bodies(held[CODE]))
    imported = _imported(held[IMPORTS])
    place = _exported(held[EXPORTS], name) - imported
    for one in _put_into(place, functions, imported):
        if any(_leaps(functions[one])):
            functions[one] = _lengthened(functions[one])
    callers: list[tuple[int, int]] = []

    def caller(kind: int, table: int) -> int:
        callers.append((kind, table))
        return imported + len(functions) + len(callers) - 1

    functions[place] = _replaced(functions[place], caller)
    for kind, table in callers:
        taken, given = _signature(types[kind])
        whole = bytes([FUNCTION_TYPE]) + _sized(taken + bytes([I32])) + _sized(given)
        if whole not in types:
            types.append(whole)
        kinds.append(number(types.index(whole)))
        functions.append(_caller(len(taken), kind, table))
    held |= {TYPES: _vector(types), FUNCTIONS: _vector(kinds), CODE: _vector([_sized(body) for body in functions])}
    return module[:HEADER] + b"".join(bytes([section]) + _sized(held[section]) for section, _ in sections(module))


def bodies(section: bytes) -> Iterator[bytes]:
    """Yield the bodies of the functions, from their variables to their end."""
    return (sized[read(sized, 0)[1] :] for sized in _items(section, lambda body, at: sum(read(body, at))))


def _put_into(place: int, functions: list[bytes], imported: int) -> set[int]:
    """Return the functions that a browser might put into the one at ``place``: it calls them, or another of them."""
    found: set[int] = set()
    left = [place]
    while left:
        body = functions[left.pop()]
        called = {read(body, at + 1)[0] - imported for at, _ in instructions(body) if body[at] == CALL}
        new = {one for one in called if one >= 0 and len(functions[one]) <= SHORT} - found
        found |= new
        left += new
    return found


def _lengthened(body: bytes) -> bytes:
    """Return ``body`` with instructions behind its end that are never come to."""
    return body[:-1] + bytes([RETURN]) + bytes([NOP]) * LONG + bytes([END])


def _caller(taken: int, kind: int, table: int) -> bytes:
    """Return the body of a function that hands on what it takes to the one whose place in the table comes last."""
    handed = b"".join(bytes([LOCAL_GET]) + number(one) for one in range(taken + 1))
    call = bytes([CALL_INDIRECT]) + number(kind) + number(table)
    return _lengthened(number(0) + handed + call + bytes([END]))


def _replaced(body: bytes, caller: Callable[[int, int], int]) -> bytes:
    """Return the ``body`` of a function with calls of what ``caller`` returns for a type and a table."""
    kept, done = [], 0
    for begin, end in _leaps(body):
        kind, at = read(body, begin + 1)
        kept.append(body[done:begin] + bytes([CALL]) + number(caller(kind, read(body, at)[0])))
        done = end
    return b"".join(kept) + body[done:]


def _leaps(body: bytes) -> Iterator[tuple[int, int]]:
    """Yield where the calls through a table begin and end whose target is not read from a fixed place."""
    fixed: set[int] = set()  # the variables that hold such a place
    place = target = False  # whether that, or what stands there, was named last
    for begin, end in instructions(body):
        code = body[begin]
        if code == CALL_INDIRECT and not target:
            yield begin, end
        target = code == I32_LOAD and place
        if code in (LOCAL_GET, LOCAL_SET, LOCAL_TEE):
            variable, _ = read(body, begin + 1)
            if code != LOCAL_GET:
                fixed = fixed | {variable} if place else fixed - {variable}
            place = variable in fixed
        else:
            place = code == I32_CONST


def instructions(body: bytes) -> Iterator[tuple[int, int]]:
    """Yield where each instruction of a function begins and ends."""
    at = _locals_end(body)
    while at < len(body):
        begin = at
        code = body[at]
        at += 1
        if code in BYTES:
            at += BYTES[code]
        elif code in (BR_TABLE, TYPED_SELECT):
            count, at = read(body, at)
            at = _past(body, at, count + (code == BR_TABLE))
        elif code == MORE:
            further, at = read(body, at)
            at = _past(body, at, _known(MORE_NUMBERS, further))
        else:
            at = _past(body, at, _known(NUMBERS, code))
        yield begin, at


def _known(numbers: dict[int, int], code: int) -> int:
    if code not in numbers:
        raise ValueError(f"an instruction that is not known here: {code:#x}")
    return numbers[code]


def _past(body: bytes, at: int, count: int) -> int:
    """Return where ``count`` numbers end, whatever their sign."""
    for _ in range(count):
        _, at = read(body, at)
    return at


def _locals_end(body: bytes) -> int:
    """Return where the declaration of a function's variables ends: runs of a count and a type of one byte."""
    count, at = read(body, 0)
    for _ in range(count):
        at = read(body, at)[1] + 1
    return at


def _imported(body: bytes) -> int:
    """Return how many functions are imported; they have the first numbers."""
    functions = 0
    count, at = read(body, 0)
    for _ in range(count):
        for _ in range(2):
            length, at = read(body, at)
            at += length
        kind = body[at]
        functions += kind == FUNCTION
        # A function has its type, a tag a byte before it, a table the type of what it holds, a memory only its limits.
        at += 1 + (kind in (TABLE, TAG))
        if kind in (FUNCTION, TAG):
            at = _past(body, at, 1)
        elif kind in (TABLE, MEMORY):
            at = _past(body, at + 1, 1 + (body[at] & 1))
        elif kind == GLOBAL:
            at += 2
        else:
            raise ValueError("an import of no known kind")
    return functions


def _exported(body: bytes, name: str) -> int:
    """Return the number of the function that is exported as ``name``."""
    for one, kind, entry in exports(body):
        if one == name and kind == FUNCTION:
            return read(entry, read(entry, 0)[1] + len(name.encode()) + 1)[0]
    raise ValueError(f"no function {name}")


def _type_end(body: bytes, at: int) -> int:
    if body[at] != FUNCTION_TYPE:
        raise ValueError("a type that is no function's")
    at += 1
    for _ in range(2):
        length, at = read(body, at)
        at += length
    return at


def _signature(kind: bytes) -> tuple[bytes, bytes]:
    """Return the types, of a byte each, of what a function of that type takes and gives."""
    length, at = read(kind, 1)
    _, rest = read(kind, at + length)
    return kind[at : at + length], kind[rest:]


def _items(body: bytes, end: Callable[[bytes, int], int]) -> Iterator[bytes]:
    """Yield the parts of a counted list; ``end``: where the one that begins there ends."""
    count, at = read(body, 0)
    for _ in range(count):
        begin, at = at, end(body, at)
        yield body[begin:at]


def _vector(items: list[bytes]) -> bytes:
    return number(len(items)) + b"".join(items)


def _sized(content: bytes) -> bytes:
    return number(len(content)) + content
