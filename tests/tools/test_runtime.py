"""The runtime: Pyodide made smaller, its memory image, and a build that goes on without a step that fails."""

import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tools import runtime
from tools.node_and_npm import node
from tools.runtime import memory_image, pyodide_and_pyscript_files, pyodide_script, pyodide_wasm, snapshot
from tools.runtime.optional_steps import Step, Steps, Unrecognized, execute

ENTRY = Path("py/main.py")
SMALL = pyodide_wasm.MEMORY, b"\x01\x01\x01\x02"
"""A memory of one page of 64 kB, of two at most."""


def test_no_source_map_is_shipped() -> None:
    files = pyodide_and_pyscript_files.files(Steps())
    assert not [name for name in files if name.endswith(".map")]
    assert not [name for name, file in files.items() if isinstance(file, bytes) and b"sourceMappingURL=" in file[-200:]]


def test_exports_that_no_script_uses_go_from_the_module_and_from_its_script() -> None:
    def export(name: str, kind: int) -> bytes:
        return bytes([len(name)]) + name.encode() + bytes([kind, 0])

    names = [f"f{number}" for number in range(600)]
    used = {"f1", "f2", "f5", "_f3"}
    exports = [*((name, pyodide_wasm.FUNCTION) for name in names), ("_f3", pyodide_wasm.FUNCTION), ("memory", 2)]
    whole = b"".join(export(name, kind) for name, kind in exports)
    bare = assembled({pyodide_wasm.EXPORTS: counted(len(exports)) + whole})
    listed = ["_" + name for name, kind in exports if kind == pyodide_wasm.FUNCTION]
    assigned = ";".join(f'{name}=Module["{name}"]=wasmExports["{name[1:]}"]' for name in listed)
    text = (
        f"var a=1;var {','.join(listed)};function assignWasmExports(wasmExports){{{assigned}}}"
        'function applySignatureConversions(wasmExports){var p=f=>()=>f();wasmExports["f1"]=p(wasmExports["f1"]);'
        'wasmExports["f4"]=p(wasmExports["f4"]);return wasmExports}_f1();ccall("f2");__f3();'
    )

    unused = pyodide_script.unused_exports(pyodide_wasm.exported(bare), text, "python._f5()")

    assert unused == {*names, "_f3"} - used
    left = b"".join(export(name, kind) for name, kind in exports if name in {*used, "memory"})
    assert pyodide_wasm.without_exports(bare, unused) == assembled({pyodide_wasm.EXPORTS: counted(5) + left})
    assert pyodide_script.without_exports(text, unused) == (
        "var a=1;var _f1,_f2,_f5,__f3;function assignWasmExports(wasmExports){"
        '_f1=Module["_f1"]=wasmExports["f1"];_f2=Module["_f2"]=wasmExports["f2"];'
        '_f5=Module["_f5"]=wasmExports["f5"];__f3=Module["__f3"]=wasmExports["_f3"]}'
        'function applySignatureConversions(wasmExports){var p=f=>()=>f();wasmExports["f1"]=p(wasmExports["f1"]);'
        'return wasmExports}_f1();ccall("f2");__f3();'
    )


def test_functions_that_nothing_uses_go_from_the_script(tmp_path: Path) -> None:
    script = tmp_path / "script.mjs"
    script.write_text(
        "async function _createPyodideModule(moduleArg={}){var moduleRtn;var Module={};function used(){return 'kept'}"
        "function listed(){return 'gone'}function offered(){return 'gone'}var wasmImports={listed:listed};"
        'Module["offered"]=offered;moduleRtn=used();return moduleRtn}\nexport default _createPyodideModule;\n'
    )
    (tmp_path / "module").write_bytes(assembled({}))
    execute([node(), snapshot.HERE / "shake_script.mjs", script, tmp_path / "module", ENTRY])
    assert "gone" not in script.read_text()
    shown = execute([node(), "-e", f"import({str(script)!r}).then((one) => one.default()).then(console.log)"])
    assert shown == "kept\n"


@pytest.mark.parametrize(
    "work",
    [
        lambda: pyodide_script.unused_exports({"f"}, "var a=1;", ""),
        lambda: pyodide_script.without_exports("var a=1;", {"f"}),
        lambda: execute([node(), snapshot.HERE / "shake_script.mjs", ENTRY]),
        lambda: execute([node(), snapshot.HERE / "try_snapshot.mjs"]),
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
    """An empty cache of snapshots; the step that makes Python smaller only marks its script."""
    monkeypatch.setattr(snapshot, "CACHE", tmp_path)
    monkeypatch.setattr(snapshot, "KEPT", tmp_path / "snapshots")
    monkeypatch.setattr(snapshot, "_without_exports", lambda given, _: replace(given, script="shorter"))
    monkeypatch.setattr(snapshot, "_shaken", lambda given, _: given)
    return tmp_path


def freeze(place: Path, given: list[str], python: snapshot.Runtime, *_: object) -> bytes:
    """Leave the runtime in ``place``, as if Python had started from it."""
    (place / pyodide_and_pyscript_files.MODULE).write_bytes(python.module)
    (place / pyodide_and_pyscript_files.SCRIPT).write_text(python.script, encoding="utf-8")
    return b"image"


def test_where_no_snapshot_can_be_made_the_runtime_is_a_plain_one(
    workshop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "_freeze", refuse)
    made = runtime.make(b"zip", ENTRY)
    plain = runtime.make(b"zip", ENTRY, plain=True)
    assert (made.files, made.facts, made.spare) == (plain.files, plain.facts, plain.spare)
    assert made.facts["snapshot"] is None
    assert [warning.partition(" (")[0] for warning in made.warnings] == [
        f"left out: {snapshot.SMALLER.name}",
        f"left out: {snapshot.SNAPSHOT.name}",
    ]
    assert not plain.warnings
    assert not [path for path in workshop.rglob("*") if path.is_file()]


def test_where_python_does_not_run_the_smaller_runtime_the_whole_one_is_frozen(
    workshop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def freeze_whole(
        place: Path, given: list[str], python: snapshot.Runtime, *_: object, keep_data: bool = False
    ) -> bytes:
        if python.script == "shorter" or not keep_data:
            raise Unrecognized("it does not start")
        return freeze(place, given, python)

    monkeypatch.setattr(snapshot, "_freeze", freeze_whole)
    for _ in range(2):
        made = runtime.make(b"zip", ENTRY)
        assert made.facts["snapshot"]
        assert [warning.partition(" (")[0] for warning in made.warnings] == [f"left out: {snapshot.SMALLER.name}"]
        own = made.files[f"{runtime.STRIPPED}{pyodide_and_pyscript_files.SCRIPT}"]
        assert isinstance(own, Path)
        assert own.read_bytes() == (pyodide_and_pyscript_files.PYODIDE / pyodide_and_pyscript_files.SCRIPT).read_bytes()


def test_a_build_removes_old_snapshots_and_nothing_of_another_build(
    workshop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "_freeze", freeze)
    monkeypatch.setattr(snapshot, "HOW_MANY", 2)
    (workshop / "of another build").mkdir()
    first = snapshot_of(runtime.make(b"0", ENTRY))
    second = snapshot_of(runtime.make(b"1", ENTRY))
    for number in range(2, snapshot.HOW_MANY + 1):
        runtime.make(b"%d" % number, ENTRY)
    runtime.make(b"0", ENTRY)
    runtime.make(b"one more", ENTRY)
    assert first.is_file(), "it was used a moment ago"
    assert not second.exists()
    assert (workshop / "of another build").is_dir()


def snapshot_of(made: runtime.Runtime) -> Path:
    file = next(file for name, file in made.files.items() if name.endswith(".bin"))
    assert isinstance(file, Path)
    return file
