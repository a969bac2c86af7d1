"""Layers of the page: allowed imports between the folders of ``static/``."""

import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tools.bundle_javascript import IMPORT, STATIC

LAYERS = (
    ("app.js",),
    ("pages",),
    ("tutorial", "puzzles", "multiplayer"),
    ("table",),
    ("table/input",),
    ("table/panels",),
    ("results", "rules", "daily"),
    ("motion",),
    ("table/render",),
    ("ui",),
    ("session",),
    ("runtime/worker",),
    ("runtime",),
    ("boot.js", "sw.js", "build-info.js"),
)
"""Folders and single modules from the top layer to the bottom; a module imports from its own layer and lower ones."""

COMMENT = re.compile(r"/\*.*?\*/|(?:^|(?<=\s))//[^\n]*", re.DOTALL | re.MULTILINE)
"""Pattern of comments; imports of types in them do not exist at run time."""
DYNAMIC_IMPORT = re.compile(r"""\bimport\(\s*["'](\.[^"'\n]+)["']""")

Graph = Mapping[str, set[str]]


def test_no_module_imports_from_a_layer_above() -> None:
    assert upward(imports_of(STATIC)) == []


def test_the_runtime_is_imported_by_its_door_only() -> None:
    inside = {
        (module, other)
        for module, imported in imports_of(STATIC).items()
        for other in imported
        if other.startswith("runtime/") and not module.startswith("runtime/")
    }
    assert {other for _, other in inside} == {"runtime/engine.js"}, sorted(inside)


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle(imports_of(STATIC)) == []


def test_no_folders_import_each_other_in_a_circle() -> None:
    assert circle(between_folders(imports_of(STATIC))) == []


def test_every_module_has_a_layer_and_every_layer_a_module() -> None:
    folders = {folder_of(module) for module in imports_of(STATIC)}
    assert folders == {folder for layer in LAYERS for folder in layer}


@pytest.mark.parametrize(
    "line",
    [
        'import { draw } from "../table/screen.js";',
        'import {\n  draw,\n} from "../table/screen.js";',
        'import "../table/screen.js";',
        'export * from "../table/screen.js";',
        'const open = () => import("../table/screen.js");',
    ],
)
def test_an_upward_import_is_found(tmp_path: Path, line: str) -> None:
    write(tmp_path, {"ui/icons.js": f"{line}\n", "table/screen.js": ""})
    assert upward(imports_of(tmp_path)) == ["ui/icons.js imports table/screen.js"]


def test_a_type_is_no_import(tmp_path: Path) -> None:
    types = '/** @typedef {import("../table/screen.js").Screen} Screen */\n// as import("../table/screen.js") does\n'
    write(tmp_path, {"ui/icons.js": types, "table/screen.js": 'import "../ui/icons.js";\n'})
    graph = imports_of(tmp_path)
    assert graph == {"ui/icons.js": set(), "table/screen.js": {"ui/icons.js"}}
    assert upward(graph) == circle(graph) == []


def test_a_circle_is_found(tmp_path: Path) -> None:
    write(tmp_path, {"ui/a.js": 'import "./b.js";\n', "ui/b.js": 'const a = () => import("./a.js");\n'})
    assert sorted(set(circle(imports_of(tmp_path)))) == ["ui/a.js", "ui/b.js"]


def test_a_circle_of_folders_is_found(tmp_path: Path) -> None:
    write(tmp_path, {"rules/a.js": 'import "../results/b.js";\n', "rules/c.js": "", "results/b.js": ""})
    assert circle(between_folders(imports_of(tmp_path))) == []
    write(tmp_path, {"results/d.js": 'import "../rules/c.js";\n'})
    graph = imports_of(tmp_path)
    assert upward(graph) == circle(graph) == []
    assert sorted(set(circle(between_folders(graph)))) == ["results", "rules"]


def test_a_folder_without_a_layer_is_found(tmp_path: Path) -> None:
    write(tmp_path, {"attic/old.js": ""})
    with pytest.raises(LookupError, match="attic"):
        upward(imports_of(tmp_path))


def write(root: Path, modules: Mapping[str, str]) -> None:
    for name, text in modules.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def imports_of(root: Path) -> dict[str, set[str]]:
    """Imports of every module below ``root``, static and dynamic; all names are relative to ``root``."""
    return {
        path.relative_to(root).as_posix(): set(imported(path.relative_to(root).as_posix(), path.read_text("utf-8")))
        for path in sorted(root.rglob("*.js"))
    }


def imported(name: str, text: str) -> Iterator[str]:
    """Names of the page's modules that the module ``name`` imports, without npm packages."""
    code = COMMENT.sub("", text)
    for target in (*IMPORT.findall(code), *DYNAMIC_IMPORT.findall(code)):
        if target.startswith("."):
            yield posixpath.normpath(posixpath.join(posixpath.dirname(name), target))


def folder_of(module: str) -> str:
    """Folder of a module, or the module itself if it is in no folder."""
    return posixpath.dirname(module) or module


def layer_of(module: str) -> int:
    """Number of a module's layer, counted from the top."""
    folder = folder_of(module)
    for number, layer in enumerate(LAYERS):
        if folder in layer:
            return number
    message = f"{folder} has no layer"
    raise LookupError(message)


def upward(graph: Graph) -> list[str]:
    """Imports from a higher layer, as sentences."""
    layers = {module: layer_of(module) for module in graph}
    return [
        f"{module} imports {target}"
        for module, targets in graph.items()
        for target in sorted(targets)
        if layers[target] < layers[module]
    ]


def between_folders(graph: Graph) -> dict[str, set[str]]:
    """Folders that each folder imports from."""
    folders: dict[str, set[str]] = {folder_of(module): set() for module in graph}
    for module, targets in graph.items():
        folders[folder_of(module)].update(without(folder_of(module), map(folder_of, targets)))
    return folders


def without(folder: str, folders: Iterable[str]) -> set[str]:
    return {one for one in folders if one != folder}


def circle(graph: Graph) -> list[str]:
    """Folders or modules on a circle of imports, empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []
