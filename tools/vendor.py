"""The third-party files that the site needs, taken from node_modules: nothing more, without source maps."""

import json
import os
import re
from pathlib import Path

from tools.common import PACKAGES, ROOT, Problem

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""What a plain start of Pyodide fetches."""

MODULES = {"lit-html": "lit-html.js", "@fluent/bundle": "esm/index.js", "qr": "index.js"}
"""The packages whose modules the face may import by name, and the module that the bare name means."""

FONTS = {"alegreya": ("400", "400-italic", "500", "700"), "alegreya-sans": ("400", "500", "700")}
SUBSETS = ("latin-ext", "latin")
SHIPPED = (
    "@fluent/bundle",
    "@fontsource/alegreya",
    "@fontsource/alegreya-sans",
    "@iconify-json/game-icons",
    "@pyscript/core",
    "lit-html",
    "pyodide",
    "qr",
)
IMPORT = re.compile(
    r"""(?:^|;)\s*(?:import\s*|(?:import|export)\s*[\w*$\s,{}]+?\bfrom\s*)["']([^"'\n]+)["']""", re.MULTILINE
)
_MAP = re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")


def lock() -> dict[str, object]:
    """Return Pyodide's list of packages without any: it insists on one, and the engine needs none of them."""
    whole = json.loads((PACKAGES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {"info": whole["info"], "packages": {}}


def files() -> tuple[dict[str, Path | bytes], dict[str, str]]:
    """Return the files of dist/vendor and the import map's bare names."""
    out: dict[str, Path | bytes] = {}
    names: dict[str, str] = {}
    for name in PYODIDE:
        out[f"vendor/pyodide/{name}"] = _script(PACKAGES / "pyodide" / name)
    for path in _pyscript():
        out[f"vendor/pyscript/{path.name}"] = _script(path)
    for name in sorted(_imported_names()):
        package = next((known for known in MODULES if name == known or name.startswith(f"{known}/")), None)
        if package is None:
            raise Problem(f"A module in static/ imports '{name}', which tools/vendor.py does not know.")
        entry = PACKAGES / package / (name.removeprefix(f"{package}/") if name != package else MODULES[package])
        names[name] = f"./{_target(entry)}"
        for path in _with_imports(entry):
            out[_target(path)] = _script(path)
    out.update(_fonts())
    out.update(_papers())
    return out, names


def _imported_names() -> set[str]:
    """Return the names, not addresses, that the modules of the face import."""
    scripts = (path.read_text(encoding="utf-8") for path in (ROOT / "static").rglob("*.js"))
    found = {name for script in scripts for name in IMPORT.findall(script)}
    return {name for name in found if not name.startswith((".", "/"))}


def _with_imports(entry: Path) -> list[Path]:
    """Return ``entry`` and every module that it imports, directly or through others."""
    found: list[Path] = []
    waiting = [entry]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        if not path.is_file():
            raise Problem(f"{path.relative_to(PACKAGES)} is imported, but does not exist.")
        found.append(path)
        imports = IMPORT.findall(path.read_text(encoding="utf-8"))
        waiting += [Path(os.path.normpath(path.parent / name)) for name in imports if name.startswith(".")]
    return found


def _target(path: Path) -> str:
    """Return where in the site a module of a package lies."""
    return f"vendor/{path.relative_to(PACKAGES).as_posix().lstrip('@')}"


def _script(path: Path) -> Path | bytes:
    """Return a file as it is, a script without the address of its source map."""
    if path.suffix not in (".js", ".mjs"):
        return path
    content = path.read_bytes()
    return _MAP.sub(b"\n", content)


def _pyscript() -> list[Path]:
    """Return PyScript's core and the two modules that it loads here: errors and the parser of its settings."""
    folder = PACKAGES / "@pyscript" / "core" / "dist"
    entry = folder / "core.js"
    core = re.search(r'from"\./(core-[\w-]+\.js)"', entry.read_text(encoding="utf-8"))
    if core is None:
        raise Problem("@pyscript/core is built differently than this builder knows; see tools/vendor.py.")
    text = (folder / core[1]).read_text(encoding="utf-8")
    lazy = set(re.findall(r'import\("\./((?:error|toml)-[\w-]+\.js)"\)', text))
    return [entry, folder / core[1], *(folder / name for name in sorted(lazy))]


def _fonts() -> dict[str, Path | bytes]:
    """Return the fonts and their style sheet; a browser fetches only the files whose letters it meets."""
    out: dict[str, Path | bytes] = {}
    rules = []
    for family, faces in FONTS.items():
        folder = PACKAGES / "@fontsource" / family
        ranges = json.loads((folder / "unicode.json").read_text(encoding="utf-8"))
        for face in faces:
            weight, _, style = face.partition("-")
            style = style or "normal"
            for subset in SUBSETS:
                name = f"{family}-{subset}-{weight}-{style}.woff2"
                out[f"vendor/fonts/{name}"] = folder / "files" / name
                rules.append(
                    f"@font-face {{\n"
                    f'  font-family: "{family.replace("-", " ").title()}";\n'
                    f"  font-style: {style};\n  font-weight: {weight};\n  font-display: swap;\n"
                    f'  src: url("./{name}") format("woff2");\n'
                    f"  unicode-range: {ranges[subset]};\n}}\n"
                )
    out["vendor/fonts/fonts.css"] = "".join(rules).encode()
    return out


def _papers() -> dict[str, Path | bytes]:
    """Return the licences, and a list of what is shipped for the page of credits."""
    out: dict[str, Path | bytes] = {}
    credits = []
    for name in SHIPPED:
        described = json.loads((PACKAGES / name / "package.json").read_text(encoding="utf-8"))
        entry = {key: described.get(key, "") for key in ("name", "version", "license", "homepage")}
        licence = PACKAGES / name / "LICENSE"
        if licence.is_file():
            target = f"vendor/licences/{name.replace('@', '').replace('/', '-')}.txt"
            out[target] = licence
            entry["text"] = f"./{target}"
        credits.append(entry)
    out["data/credits.json"] = json.dumps(credits, ensure_ascii=False).encode()
    return out
