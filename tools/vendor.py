"""The third-party files that the site needs, taken from node_modules: nothing more, without source maps."""

import json
import re
from pathlib import Path

from tools.common import PACKAGES, Problem

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""What a plain start of Pyodide fetches."""

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
_MAP = re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")


def lock() -> dict[str, object]:
    """Return Pyodide's list of packages without any: it insists on one, and the engine needs none of them."""
    whole = json.loads((PACKAGES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {"info": whole["info"], "packages": {}}


def files() -> dict[str, Path | bytes]:
    """Return the files of dist/vendor."""
    out: dict[str, Path | bytes] = {}
    for name in PYODIDE:
        out[f"vendor/pyodide/{name}"] = _script(PACKAGES / "pyodide" / name)
    for path in _pyscript():
        out[f"vendor/pyscript/{path.name}"] = _script(path)
    out.update(_fonts())
    out.update(_papers())
    return out


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
