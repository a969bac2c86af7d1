"""Joining of style sheets that are always loaded together into one file, to save requests."""

import posixpath
import re
from collections.abc import Callable, Mapping

TABLES = (
    *(
        "inheritance",
        "frame",
        "choices",
        "seats",
        "areas",
        "boards",
        "tracks",
        "side-column",
        "notes",
        "own-panels",
        "desktop",
        "portrait",
    ),
    *("elements", "cards", "badges", "legal", "marks", "pieces", "spaces", "painted", "landscape", "flights"),
)
"""Style sheets of every table in the order of the cascade: the layout first, then its parts."""

JOINED = {
    "static/css/first.css": (
        "vendor/fonts/fonts.css",
        "static/css/colors.css",
        "static/css/base.css",
        "static/css/pages.css",
    ),
    "static/css/table.css": tuple(f"static/css/table/{name}.css" for name in TABLES),
}
"""Joined style sheets: address of the joined file, and its parts in the order of the cascade."""

_ADDRESS = re.compile(r"""url\((["']?)(?!data:|["'#])([^"')]+)\1\)""")


def with_joined(sheets: Mapping[str, bytes], read: Callable[[str], bytes]) -> dict[str, bytes]:
    """Style sheets by address, with those in ``JOINED`` merged.

    ``read``: content of a part that is not in ``sheets``.
    """
    wholes = {
        whole: "".join(
            _moved((sheets[part] if part in sheets else read(part)).decode(), part, whole) for part in parts
        ).encode()
        for whole, parts in JOINED.items()
    }
    parts = {part for parts in JOINED.values() for part in parts}
    return {name: content for name, content in sheets.items() if name not in parts} | wholes


def _moved(text: str, part: str, whole: str) -> str:
    """Text of the style sheet ``part`` with its relative addresses rewritten for the folder of ``whole``."""
    here, there = posixpath.dirname(part), posixpath.dirname(whole)

    def address(found: re.Match[str]) -> str:
        return f'url("{posixpath.relpath(posixpath.join(here, found[2]), there)}")'

    return _ADDRESS.sub(address, text)
