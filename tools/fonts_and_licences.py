"""Fonts, licences and the list of credits, taken from node_modules."""

import json
from pathlib import Path

from tools.common import PACKAGES

FONTS = {"alegreya": ("400", "700"), "alegreya-sans": ("400", "700")}
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
SPDX = {"APACHE-2.0": "Apache-2.0"}
"""Usual spelling of licences that a package spells otherwise."""


def files() -> dict[str, Path | bytes]:
    """Files of dist/vendor except the Python runtime (see tools/runtime/), and the credits page's data."""
    return _fonts() | _papers()


def _fonts() -> dict[str, Path | bytes]:
    """Font files and their style sheet; a browser fetches only fonts that contain characters on the screen."""
    out: dict[str, Path | bytes] = {}
    rules = []
    for family, weights in FONTS.items():
        folder = PACKAGES / "@fontsource" / family
        ranges = json.loads((folder / "unicode.json").read_text(encoding="utf-8"))
        for weight in weights:
            for subset in SUBSETS:
                name = f"{family}-{subset}-{weight}-normal.woff2"
                out[f"vendor/fonts/{name}"] = folder / "files" / name
                rules.append(
                    f"@font-face {{\n"
                    f'  font-family: "{family.replace("-", " ").title()}";\n'
                    f"  font-style: normal;\n  font-weight: {weight};\n  font-display: swap;\n"
                    f'  src: url("./{name}") format("woff2");\n'
                    f"  unicode-range: {ranges[subset]};\n}}\n"
                )
    out["vendor/fonts/fonts.css"] = "".join(rules).encode()
    return out


def _papers() -> dict[str, Path | bytes]:
    """Licence texts, and the list of shipped packages for the credits page."""
    out: dict[str, Path | bytes] = {}
    credits = []
    for name in SHIPPED:
        described = json.loads((PACKAGES / name / "package.json").read_text(encoding="utf-8"))
        entry = {key: described.get(key, "") for key in ("name", "version", "license", "homepage")}
        entry["license"] = SPDX.get(entry["license"], entry["license"])
        licence = PACKAGES / name / "LICENSE"
        if licence.is_file():
            target = f"vendor/licences/{name.replace('@', '').replace('/', '-')}.txt"
            out[target] = licence
            entry["text"] = f"./{target}"
        credits.append(entry)
    out["data/credits.json"] = json.dumps(credits, ensure_ascii=False).encode()
    return out
