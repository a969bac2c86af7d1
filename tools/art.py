"""The pictures: a sprite for the face and one for each game, of library icons and own drawings; the games' themes."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

from tools.common import PACKAGES, ROOT, Problem
from tools.engine import GAMES, game_ids

ICONS = PACKAGES / "@iconify-json" / "game-icons" / "icons.json"
FACE_ICONS = ROOT / "static" / "icons.txt"
SVG = "http://www.w3.org/2000/svg"


def files(named: dict[str, str]) -> dict[str, bytes]:
    """Return the files of dist/art: the face's sprite, one sprite a game, the games' themes.

    ``named``: icons of the library that the face shows for others (the games' own), with who asks for them.
    """
    out = {"art/face.svg": _sprite({name: symbol(name, asker) for name, asker in _of_the_face(named).items()})}
    for game in game_ids():
        out[f"art/{game}.svg"] = _sprite({name: symbol(name, asker) for name, asker in _of_game(game).items()})
    themes = [
        f"/* {game} */\n{path.read_text(encoding='utf-8').strip()}\n"
        for game in game_ids()
        if (path := GAMES / game / "art" / "theme.css").is_file()
    ]
    return {**out, "art/themes.css": "\n".join(themes).encode()}


def symbols(sprite: bytes) -> list[str]:
    """Return the names of the symbols in a sprite."""
    return re.findall(r'<symbol id="([^"]+)"', sprite.decode())


def _sprite(drawings: dict[str, str]) -> bytes:
    return f'<svg xmlns="{SVG}">{"".join(drawings[name] for name in sorted(drawings))}</svg>\n'.encode()


def listed(path: Path) -> list[str]:
    """Return the names in an icons.txt: one a line, ``#`` begins a remark."""
    if not path.is_file():
        return []
    lines = (line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line]


def _of_the_face(named: dict[str, str]) -> dict[str, str]:
    """Return the symbols that are there on every screen, with who asks for each."""
    wanted = {name: FACE_ICONS.relative_to(ROOT).as_posix() for name in listed(FACE_ICONS)}
    posters = {name: "the menu" for name in _own_drawings() if name.endswith("-poster")}
    return {**named, **posters, **wanted}


def _of_game(game: str) -> dict[str, str]:
    """Return the symbols that only the tables of ``game`` show, with who asks for each."""
    icons = GAMES / game / "art" / "icons.txt"
    wanted = {name: icons.relative_to(ROOT).as_posix() for name in listed(icons)}
    own = {name: game for name in _own_drawings() if name.startswith(f"{game}-") and not name.endswith("-poster")}
    return {**wanted, **own}


def symbol(name: str, asker: str) -> str:
    """Return the symbol ``name``: a game's own drawing, or an icon of the library; ``asker`` says who wants it."""
    own = _own_drawings().get(name)
    return _library_symbol(name, asker) if own is None else _own_symbol(name, own)


def _own_drawings() -> dict[str, Path]:
    """Return the games' own drawings by the names of their symbols."""
    return {f"{game}-{path.stem}": path for game in game_ids() for path in sorted((GAMES / game / "art").glob("*.svg"))}


def _library_symbol(name: str, asker: str) -> str:
    library = _library()
    icon = library["icons"].get(library.get("aliases", {}).get(name, {}).get("parent", name))
    if icon is None:
        raise Problem(f"{asker} asks for the icon '{name}', which @iconify-json/game-icons does not have.")
    width, height = icon.get("width", library["width"]), icon.get("height", library["height"])
    return f'<symbol id="{name}" viewBox="0 0 {width} {height}">{icon["body"]}</symbol>'


def _library() -> dict[str, dict[str, dict[str, str]]]:
    if not _cached:
        _cached.update(json.loads(ICONS.read_text(encoding="utf-8")))
    return _cached


_cached: dict[str, dict[str, dict[str, str]]] = {}


def _own_symbol(symbol: str, path: Path) -> str:
    ET.register_namespace("", SVG)
    try:
        drawing = ET.parse(path).getroot()
    except ET.ParseError as error:
        raise Problem(f"{path.relative_to(ROOT)} is not a drawing: {error}.") from error
    if "viewBox" not in drawing.attrib:
        raise Problem(f"{path.relative_to(ROOT)} has no viewBox.")
    inner = "".join(ET.tostring(child, encoding="unicode").strip() for child in drawing)
    inner = inner.replace(f' xmlns="{SVG}"', "")
    kept = "".join(
        f' {name}="{drawing.attrib[name]}"' for name in ("fill", "stroke", "stroke-width") if name in drawing.attrib
    )
    return f'<symbol id="{symbol}" viewBox="{drawing.attrib["viewBox"]}"{kept}>{inner}</symbol>'
