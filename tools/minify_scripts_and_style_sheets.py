"""Minification of scripts and style sheets, file by file."""

from pathlib import Path

from tools.common import PACKAGES, ROOT, Problem, kept, run
from tools.node_and_npm import node

MINIFY = ROOT / "tools" / "minify_scripts_and_style_sheets.mjs"
MINIFIER = PACKAGES / "esbuild" / "package.json"
KINDS = (".js", ".css")


def minified(files: dict[str, Path]) -> dict[str, bytes]:
    """Scripts and style sheets among ``files``, minified, by name."""
    sources = {name: path for name, path in files.items() if path.suffix in KINDS}
    tool = (MINIFY.read_bytes(), MINIFIER.read_bytes())

    def make(missing: dict[int, Path]) -> None:
        paths = list(sources.values())
        pairs = [word for n, target in missing.items() for word in (paths[n], target)]
        if run([node(), MINIFY, *pairs], quiet=True):
            raise Problem("The scripts and style sheets could not be shortened; the words of esbuild stand above.")

    products = kept("minified", [(*tool, path.suffix.encode(), path.read_bytes()) for path in sources.values()], make)
    return dict(zip(sources, products, strict=True))
