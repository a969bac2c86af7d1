"""Files that make the site an installable app: web app manifests, icons, and the preview image for shared links."""

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from tools import sprites_and_themes
from tools.common import PACKAGES, ROOT, Problem, kept, run
from tools.game_data import GAMES, LANGUAGES
from tools.node_and_npm import node

DRAW = ROOT / "tools" / "svg_to_png.mjs"
DRAWER = PACKAGES / "@resvg" / "resvg-wasm" / "package.json"
SHARE = ROOT / "static" / "art" / "share.svg"
BRAND = "ship-wheel"
WOOD, BRASS = "#2c1c13", "#ffd98a"
DECK = "#24160f"
"""Background colour of the installed app and its title bar, the same in the light and the dark theme."""

ROBOTS = b"User-agent: *\nAllow: /\n"
WORDS = {
    "cs": {
        "description": "Mořské deskové hry v prohlížeči: proti botům i s přáteli, bez účtu a i bez internetu.",
        "table": "Rozehraná hra",
    },
    "en": {
        "description": "Sea board games in your browser: against bots or with friends, offline, no account needed.",
        "table": "A game in progress",
    },
}
FILE_TYPE, FILE_EXTENSION = "application/x-kajuta", ".kajuta"
"""MIME type and extension of the files that Kajuta writes; see static/session/file-downloads.js."""
UNKNOWN_FILE_TYPE = "application/octet-stream"
"""MIME type that a phone gives to a shared file with an unknown extension."""
_TITLE = re.compile(r"^game-title = (.+)$", re.MULTILINE)

ICONS = {"app/icon-192.png": 192, "app/icon-512.png": 512}
FULL = {"app/maskable-512.png": 512, "app/apple-touch-icon.png": 180}
"""Icons without transparent corners, with their size in pixels: the system cuts them to its own shape."""

SHARED = "app/share.png"


def files(games: Iterable[dict[str, Any]]) -> dict[str, bytes]:
    """Files of the installable app by address. ``games``: descriptions of the games, for the app's shortcuts."""
    games = list(games)
    icon = _plate(BRAND, rounding=96, part=0.8125)
    pictures = [(icon, size, name) for name, size in ICONS.items()]
    pictures += [(_plate(BRAND, rounding=0, part=0.72), size, name) for name, size in FULL.items()]
    posters = [name for game in games if (name := f"{game['id']}-poster") in sprites_and_themes.own_drawings()]
    pictures += [(_shortcut(game), 96, _shortcut_icon(game["id"])) for game in games]
    pictures.append((_with_symbols(SHARE, posters), 1200, SHARED))
    out = drawn(pictures)
    out["app/icon.svg"] = icon.encode()
    out["robots.txt"] = ROBOTS
    for language in LANGUAGES:
        out[f"app.{language}.webmanifest"] = manifest(language, games)
    return out


def manifest(language: str, games: Iterable[dict[str, Any]]) -> bytes:
    """Web app manifest in ``language``, as JSON."""
    words = WORDS[language]
    described = {
        "id": "./",
        "name": "Kajuta",
        "short_name": "Kajuta",
        "description": words["description"],
        "lang": language,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": DECK,
        "theme_color": DECK,
        "categories": ["games", "entertainment"],
        "launch_handler": {"client_mode": ["focus-existing", "auto"]},
        "file_handlers": [{"action": "./", "accept": {FILE_TYPE: [FILE_EXTENSION]}, "launch_type": "single-client"}],
        "share_target": {
            "action": "./share",
            "method": "POST",
            "enctype": "multipart/form-data",
            "params": {"files": [{"name": "file", "accept": [FILE_TYPE, FILE_EXTENSION, UNKNOWN_FILE_TYPE]}]},
        },
        "icons": [
            {"src": "./app/icon.svg", "sizes": "any", "type": "image/svg+xml"},
            *({"src": f"./{name}", "sizes": f"{size}x{size}", "type": "image/png"} for name, size in ICONS.items()),
            {"src": "./app/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        ],
        "screenshots": [
            {
                "src": f"./static/art/table-{form}.jpg",
                "sizes": size,
                "type": "image/jpeg",
                "form_factor": form,
                "label": words["table"],
            }
            for form, size in (("wide", "1280x800"), ("narrow", "780x1688"))
        ],
        "shortcuts": [
            {
                "name": _title(game["id"], language),
                "url": f"./#/new/{game['id']}",
                "icons": [{"src": f"./{_shortcut_icon(game['id'])}", "sizes": "96x96", "type": "image/png"}],
            }
            for game in games
        ],
    }
    return json.dumps(described, ensure_ascii=False, indent=1).encode()


def drawn(pictures: list[tuple[str, int, str]]) -> dict[str, bytes]:
    """PNG files by name. ``pictures``: SVG source, width in pixels and name of each picture."""
    tool = (DRAW.read_bytes(), DRAWER.read_bytes())

    def make(missing: dict[int, Path]) -> None:
        command: list[str | Path] = [node(), DRAW]
        for n, target in missing.items():
            svg, width, _ = pictures[n]
            source = target.with_suffix(".svg")
            source.write_text(svg, encoding="utf-8")
            command += [source, str(width), target]
        if run(command, quiet=True):
            raise Problem("The app's icons could not be drawn; the drawer's own words stand above.")

    products = kept("pictures", [(*tool, svg.encode(), str(width).encode()) for svg, width, _ in pictures], make)
    return {name: product for (_, _, name), product in zip(pictures, products, strict=True)}


def _shortcut_icon(game: str) -> str:
    return f"app/game-{game}.png"


def _title(game: str, language: str) -> str:
    found = _TITLE.search((GAMES / game / f"{language}.ftl").read_text(encoding="utf-8"))
    if found is None:
        raise Problem(f"{game}/{language}.ftl has no game-title.")
    return found[1].strip()


def _plate(icon: str, *, rounding: int, part: float) -> str:
    """SVG of a brass icon on a wooden plate; the icon takes up the fraction ``part`` of the plate's width."""
    side = 512 * part
    edge = (512 - side) / 2
    return (
        f'<svg xmlns="{sprites_and_themes.SVG}" viewBox="0 0 512 512">'
        f"<defs>{sprites_and_themes.symbol(icon, 'the app')}</defs>"
        f'<rect width="512" height="512" rx="{rounding}" fill="{WOOD}"/>'
        f'<use href="#{icon}" x="{edge:g}" y="{edge:g}" width="{side:g}" height="{side:g}" color="{BRASS}"/></svg>\n'
    )


def _shortcut(game: dict[str, Any]) -> str:
    """SVG icon of the app shortcut to a game: the game's poster, or its icon on a plate if it has no poster."""
    poster = f"{game['id']}-poster"
    if poster not in sprites_and_themes.own_drawings():
        return _plate(game["icon"], rounding=96, part=0.7)
    return (
        f'<svg xmlns="{sprites_and_themes.SVG}" viewBox="0 0 512 512">'
        f"<defs>{sprites_and_themes.symbol(poster, 'the app')}"
        f'<clipPath id="edge"><rect width="512" height="512" rx="96"/></clipPath></defs>'
        f'<g clip-path="url(#edge)"><use href="#{poster}" y="-68" width="512" height="649"/></g></svg>\n'
    )


def _with_symbols(path: Path, posters: Sequence[str]) -> str:
    """SVG file with the symbols that it uses inlined; ``poster-1``, ``poster-2`` ... are replaced by ``posters``."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"#poster-(\d+)", lambda use: f"#{posters[(int(use[1]) - 1) % len(posters)]}", text)
    used = sorted(set(re.findall(r'<use href="#([\w-]+)"', text)))
    symbols = "".join(sprites_and_themes.symbol(name, path.name) for name in used)
    return text.replace("<defs>", f"<defs>{symbols}", 1)
