"""The runtime: Pyodide made smaller, its memory image, and a build that goes on without a step that fails."""

import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import runtime
from tools.runtime import memory_image, pyodide_wasm, shipped_packages, snapshot
from tools.runtime.steps import Step, Steps, Unrecognized

ENTRY = Path("py/main.py")
SMALL = pyodide_wasm.MEMORY, b"\x01\x01\x01\x02"
"""A memory of one page of 64 kB, of two at most."""


def test_no_source_map_is_shipped() -> None:
    files = shipped_packages.files(Steps())
    assert not [name for name in files if name.endswith(".map")]
    assert not [name for name, file in files.items() if isinstance(file, bytes) and b"sourceMappingURL=" in file[-200:]]


def test_exports_that_no_script_uses_go_from_the_module() -> None:
    def export(name: str, kind: int) -> bytes:
        return bytes([len(name)]) + name.encode() + bytes([kind, 0])

    names = [f"f{number}" for number in range(600)]
    used = {"f1", "f2", "f5", "_f3"}
    functions = [(name, pyodide_wasm.FUNCTION) for name in (*names, "_f3")]
    exports = [*functions, ("memory", 2), ("global", 3)]
    whole = b"".join(export(name, kind) for name, kind in exports)
    bare = assembled({pyodide_wasm.EXPORTS: counted(len(exports)) + whole})
    listed = ["_" + name for name, kind in exports if kind == pyodide_wasm.FUNCTION]
    assigned = ";".join(f'{name}=Module["{name}"]=wasmExports["{name[1:]}"]' for name in listed)
    text = (
        f"var a=1;var {','.join(listed)};function assignWasmExports(wasmExports){{{assigned}}}"
        'function applySignatureConversions(wasmExports){var p=f=>()=>f();wasmExports["f1"]=p(wasmExports["f1"]);'
        'wasmExports["f4"]=p(wasmExports["f4"]);return wasmExports}_f1();ccall("f2");__f3();'
    )

    unused = pyodide_wasm.unused_exports(pyodide_wasm.exported(bare), text, "python._f5()")

    assert unused == {*names, "_f3"} - used
    left = b"".join(export(name, kind) for name, kind in exports if name in {*used, "memory", "global"})
    assert pyodide_wasm.without_exports(bare, unused) == assembled({pyodide_wasm.EXPORTS: counted(6) + left})


@pytest.mark.parametrize(
    "work",
    [
        lambda: pyodide_wasm.unused_exports({"f"}, "var a=1;", ""),
        lambda: pyodide_wasm.unused_exports({"f"}, "function assignWasmExports(a){", ""),
        lambda: pyodide_wasm.remove_dead_code(ENTRY),
        lambda: pyodide_wasm.resized(assembled({pyodide_wasm.MEMORY: b"\x02\x01\x01\x02\x01\x01\x02"}), 1),
        lambda: pyodide_wasm.stripped(assembled({pyodide_wasm.DATA: b"\x01\x01\x02ab"}), b""),
        lambda: memory_image.packed(b"no snapshot at all", b""),
    ],
)
def test_a_step_refuses_what_it_does_not_recognise(work: Callable[[], object]) -> None:
    with pytest.raises(Unrecognized, match=r"\w"):
        work()


def test_the_image_of_a_memory_lacks_its_empty_pages_and_holds_all_else() -> None:
    page = memory_image.PAGE
    memory = bytes(page) + b"a" * page + b"b" * page + bytes(2 * page) + b"c" * page
    head = struct.pack("<2I", 0, 10) + b"xy"
    found = memory_image.packed(head + memory, b"repairs")
    words = struct.unpack_from("<7I", found)
    assert words == (len(head), len(memory), 2, page, 2 * page, 5 * page, page)
    rest = found[7 * memory_image.WORD :]
    assert rest.startswith(head)
    assert rest[12:] == b"a" * page + b"b" * page + b"c" * page + b"repairs" + b"\0"
    assert memory_image.memory_of(head + memory) == memory


def test_a_module_without_data_and_its_repairs_make_up_the_data_again() -> None:
    data = bytes(range(1, 100))
    segment = b"\x00\x41\x80\x08\x0b" + bytes([len(data)]) + data  # at address 1024
    whole = assembled(dict([SMALL]) | {pyodide_wasm.DATA_COUNT: b"\x01", pyodide_wasm.DATA: b"\x01" + segment})
    memory = bytearray(2 * pyodide_wasm.PAGE)
    memory[1024 : 1024 + len(data)] = data
    memory[1030:1033] = b"new"
    memory[1100] = 255

    bare, repairs = pyodide_wasm.stripped(whole, bytes(memory))

    assert bare == assembled({pyodide_wasm.MEMORY: b"\x01\x01\x02\x02"})
    start, end = (int.from_bytes(repairs[at : at + 4], "little") for at in (0, 4))
    assert (start, end) == (1024, 1024 + len(data))
    restored, at = bytearray(memory), 8
    while at < len(repairs):
        address, length = (int.from_bytes(repairs[at + skip : at + skip + 4], "little") for skip in (0, 4))
        restored[address : address + length] = repairs[at + 8 : at + 8 + length]
        at += 8 + length
    assert restored[start:end] == data


def assembled(sections: dict[int, bytes]) -> bytes:
    """A module of ``sections``."""
    return b"\0asm\x01\0\0\0" + b"".join(bytes([key]) + sized(body) for key, body in sections.items())


def sized(body: bytes) -> bytes:
    """``body`` behind its length."""
    return counted(len(body)) + body


def counted(number: int) -> bytes:
    """A number below 2**14 as WebAssembly writes it (LEB128)."""
    return bytes([number]) if number < 128 else bytes([number & 127 | 128, number >> 7])


STEP = Step("the third sail", "She is slower.")


def refuse(*_: object, **__: object) -> object:
    raise Unrecognized("there is no mast")


def test_a_step_that_is_left_out_is_named_once_with_its_cost() -> None:
    steps = Steps()
    assert [steps.attempt(STEP, refuse, "drifting") for _ in range(2)] == ["drifting"] * 2
    assert steps.warnings == ["left out: the third sail (there is no mast). She is slower."]


def test_what_a_program_leaves_out_is_found_in_its_output() -> None:
    steps = Steps()
    steps.take("ready\nleft out: the third sail (no mast). She is slower.\n")
    assert steps.warnings == ["left out: the third sail (no mast). She is slower."]


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty cache of snapshots, and a step that makes Python's module smaller."""
    monkeypatch.setattr(snapshot, "KEPT", tmp_path)
    monkeypatch.setattr(snapshot, "_without_unused_exports", lambda module, file: b"smaller")
    return tmp_path


def freezer(runs: Callable[[bytes, bool], bool]) -> Callable[..., bytes]:
    """A stand-in for `_freeze`, in which Python ``runs`` with some modules only, with or without their data."""

    def freeze(place: Path, given: list[str], module: bytes, steps: Steps, *, keep_data: bool = False) -> bytes:
        if not runs(module, keep_data):
            raise Unrecognized("it does not start")
        (place / shipped_packages.MODULE).write_bytes(module)
        return b"image"

    return freeze


def shipped_module(made: runtime.Runtime) -> bytes:
    file = made.files[runtime.STRIPPED_MODULE]
    assert isinstance(file, Path)
    return file.read_bytes()


def left_out(made: runtime.Runtime) -> list[str]:
    """Names of the steps that a build left out."""
    return [warning.removeprefix("left out: ").partition(" (")[0] for warning in made.warnings]


def test_a_step_that_is_left_out_changes_nothing_and_the_build_goes_on(
    workshop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "_without_unused_exports", refuse)
    monkeypatch.setattr(snapshot, "_freeze", freezer(lambda module, keep_data: not keep_data))
    for _ in range(2):  # the second comes from the cache
        made = runtime.make(b"zip", ENTRY)
        assert left_out(made) == [snapshot.EXPORTS.name]
        assert shipped_module(made) == (shipped_packages.PYODIDE / shipped_packages.MODULE).read_bytes()


def test_where_python_does_not_run_with_the_smaller_module_it_is_frozen_with_the_whole_one(
    workshop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "_freeze", freezer(lambda module, keep_data: module != b"smaller" and keep_data))
    made = runtime.make(b"zip", ENTRY)
    assert left_out(made) == [snapshot.SMALLER.name]
    assert shipped_module(made) == (shipped_packages.PYODIDE / shipped_packages.MODULE).read_bytes()


def test_where_no_snapshot_can_be_made_the_runtime_is_a_plain_one(
    workshop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "_freeze", freezer(lambda module, keep_data: False))
    made = runtime.make(b"zip", ENTRY)
    plain = runtime.make(b"zip", ENTRY, plain=True)
    assert (made.files, made.facts, made.spare) == (plain.files, plain.facts, plain.spare)
    assert made.facts["snapshot"] is None
    assert left_out(made) == [snapshot.SMALLER.name, snapshot.SNAPSHOT.name]
    assert not plain.warnings
    assert not list(workshop.iterdir())
