"""The runtime's build: reduced Pyodide, memory image, and builds that skip a failing step."""

import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tools import runtime
from tools.node_and_npm import node, tool
from tools.runtime import memory_image, pyodide_and_pyscript_files, pyodide_wasm, snapshot
from tools.runtime.optional_steps import Step, Steps, Unrecognized, execute

ENTRY = Path("py/main.py")
SMALL = pyodide_wasm.MEMORY, b"\x01\x01\x01\x02"
"""Memory section with a first size of one page (64 kB) and a limit of two."""


def test_no_source_map_is_shipped() -> None:
    files = pyodide_and_pyscript_files.files(Steps())
    assert not [name for name in files if name.endswith(".map")]
    assert not [name for name, file in files.items() if isinstance(file, bytes) and b"sourceMappingURL=" in file[-200:]]


WHOLE_MODULE = """(module
  (import "env" "called" (func $called)) (import "env" "listed" (func $listed)) (memory (export "memory") 1)
  (func (export "used") (call $called)) (func (export "_loaded")) (func (export "unused") (call $listed)))"""
WHOLE_SCRIPT = """async function _createPyodideModule(moduleArg={}){var moduleRtn,Module={},_used,_unused,__loaded;
function called(){return "kept"}function listed(){return "gone"}function offered(){return "gone"}
var wasmImports={called:called,listed:listed};Module["offered"]=offered;
function assignWasmExports(wasmExports){_used=Module["_used"]=wasmExports["used"];
__loaded=Module["__loaded"]=wasmExports["_loaded"];_unused=Module["_unused"]=wasmExports["unused"]}
function applySignatureConversions(wasmExports){var wrap=f=>()=>f();wasmExports["used"]=wrap(wasmExports["used"]);
wasmExports["unused"]=wrap(wasmExports["unused"]);return wasmExports}
assignWasmExports(applySignatureConversions({used:()=>"used",_loaded:()=>"loaded"}));
moduleRtn=[_used(),wasmImports.called(),Object.keys(Module).join()].join();return moduleRtn}
export default _createPyodideModule;
"""


def test_what_neither_module_nor_script_uses_goes_from_both(tmp_path: Path) -> None:
    text, module, script, loader = (tmp_path / name for name in ("a.wat", "a.wasm", "a.mjs", "loader.mjs"))
    text.write_text(WHOLE_MODULE)
    execute([tool("wasm-as"), text, "-o", module])
    script.write_text(WHOLE_SCRIPT)
    loader.write_text("python.__loaded()")

    execute([node(), snapshot.HERE / "shake.mjs", script, module, loader, tool("wasm-metadce")])

    show = "console.log(...WebAssembly.Module.{}(new WebAssembly.Module(fs.readFileSync({!r}))).map((one) => one.name))"
    assert execute([node(), "-e", show.format("exports", str(module))]).split() == ["memory", "used", "_loaded"]
    assert execute([node(), "-e", show.format("imports", str(module))]).split() == ["called"]
    left = script.read_text()
    assert "gone" not in left
    assert "unused" not in left
    shown = execute([node(), "-e", f"import({str(script)!r}).then((one) => one.default()).then(console.log)"])
    assert shown == "used,kept,_used,__loaded\n"


@pytest.mark.parametrize(
    "work",
    [
        lambda: execute([node(), snapshot.HERE / "shake.mjs", ENTRY]),
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
    segment = b"\x00\x41\x80\x08\x0b" + bytes([len(data)]) + data  # data segment for the address 1024
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
    """A WebAssembly module with these sections."""
    return b"\0asm\x01\0\0\0" + b"".join(bytes([key]) + sized(body) for key, body in sections.items())


def sized(body: bytes) -> bytes:
    """``body`` with its length in front."""
    return counted(len(body)) + body


def counted(number: int) -> bytes:
    """A number below 2**14 in LEB128."""
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
    """An empty cache of snapshots, with a fake step that only marks the runtime's script as reduced."""
    monkeypatch.setattr(snapshot, "CACHE", tmp_path)
    monkeypatch.setattr(snapshot, "KEPT", tmp_path / "snapshots")
    monkeypatch.setattr(snapshot, "_shaken", lambda given, _: replace(given, script=b"shorter"))
    return tmp_path


def freeze(place: Path, given: list[str], python: snapshot.Runtime, *_: object) -> bytes:
    """Write the runtime to ``place``, in place of a real memory snapshot."""
    python.write(place)
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
        if python.script == b"shorter" or not keep_data:
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
