"""SVG sprites made of library icons and the games' drawings, for the page, the posters and each game; theme styles."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.common import PACKAGES, ROOT, Problem, packed_size
from tools.game_data import GAMES, game_ids

ICONS = PACKAGES / "@iconify-json" / "game-icons" / "icons.json"
PAGE_ICONS = ROOT / "static" / "ui" / "icons.txt"
SVG = "http://www.w3.org/2000/svg"
GAME_ART = ("back", "felt", "ground", "lost", "won")
"""Drawings that the page itself uses if a game has them: card back, cloth, table ground, end in defeat or victory."""

POSTER = "-poster"
"""Suffix of drawings that are shown on a game's poster only, never on a table."""

BUDGET = 150_000
"""Upper limit for one gzipped sprite, in bytes."""

KEPT = ("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "preserveAspectRatio")
"""Attributes copied from a drawing's root element to its symbol."""

PLACE = ("x", "y", "width", "height")
"""Attributes that position a ``use`` element."""


def files(named: dict[str, str]) -> dict[str, bytes]:
    """Files of dist/art: the sprites of the page, of the posters and of each game, and the games' themes.

    ``named``: library icons that the page needs for the games, each with a description of who needs it.
    """
    out = {"art/ui.svg": _sprite({name: symbol(name, asker) for name, asker in _of_the_page(named).items()})}
    posters = {name: drawing for name, drawing in own_drawings().items() if name.endswith(POSTER)}
    out["art/posters.svg"] = _sprite(posters)
    for game in game_ids():
        out[f"art/{game}.svg"] = _sprite({name: symbol(name, asker) for name, asker in _of_game(game).items()})
    for name, sprite in out.items():
        if (packed := packed_size(sprite)) > BUDGET:
            raise Problem(f"{name} has {packed} bytes packed; pictures of one game may have {BUDGET}.")
    themes = [
        f"/* {game} */\n{path.read_text(encoding='utf-8').strip()}\n"
        for game in game_ids()
        if (path := GAMES / game / "art" / "theme.css").is_file()
    ]
    return {**out, "art/themes.css": "\n".join(themes).encode()}


def symbols(sprite: bytes) -> list[str]:
    """Names of the symbols in a sprite."""
    return re.findall(r'<symbol id="([^"]+)"', sprite.decode())


def _sprite(drawings: dict[str, str]) -> bytes:
    return f'<svg xmlns="{SVG}">{"".join(drawings[name] for name in sorted(drawings))}</svg>\n'.encode()


def listed(path: Path) -> list[str]:
    """Names in an icons.txt: one per line, comments begin with ``#``."""
    if not path.is_file():
        return []
    lines = (line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line]


def _of_the_page(named: dict[str, str]) -> dict[str, str]:
    """Symbols in the sprite of the page, each with a description of who needs it."""
    wanted = {name: PAGE_ICONS.relative_to(ROOT).as_posix() for name in listed(PAGE_ICONS)}
    return {**named, **wanted}


def _of_game(game: str) -> dict[str, str]:
    """Symbols that only tables of ``game`` show, each with a description of who needs it."""
    icons = GAMES / game / "art" / "icons.txt"
    wanted = {name: icons.relative_to(ROOT).as_posix() for name in listed(icons)}
    own = {name: game for name in own_drawings() if name.startswith(f"{game}-") and not name.endswith(POSTER)}
    return {**wanted, **own}


def game_art() -> dict[str, list[str]]:
    """For each game, the names in ``GAME_ART`` that it has drawings for."""
    own = own_drawings()
    return {game: [name for name in GAME_ART if f"{game}-{name}" in own] for game in game_ids()}


def symbol(name: str, asker: str) -> str:
    """SVG symbol ``name``: a game's own drawing or a library icon; ``asker``: who needs it, for the error message."""
    own = own_drawings().get(name)
    return _library_symbol(name, asker) if own is None else own


def own_drawings() -> dict[str, str]:
    """Drawings of all games as symbols, by name."""
    if not _drawn:
        for game in game_ids():
            for path in sorted((GAMES / game / "art").glob("*.svg")):
                _drawn.update((f"{game}-{name}", drawing) for name, drawing in drawings(game, path))
    return _drawn


_drawn: dict[str, str] = {}


def _library_symbol(name: str, asker: str) -> str:
    library = _library()
    icon = library["icons"].get(library.get("aliases", {}).get(name, {}).get("parent", name))
    if icon is None:
        raise Problem(f"{asker} asks for the icon '{name}', which @iconify-json/game-icons does not have.")
    width, height = icon.get("width", library["width"]), icon.get("height", library["height"])
    body = re.sub(r"(\d*)\.(\d{2,})", _in_tenths, icon["body"])
    return f'<symbol id="{name}" viewBox="0 0 {width} {height}">{body}</symbol>'


def _in_tenths(number: re.Match[str]) -> str:
    """A coordinate in tenths: an icon has 512 units, so no screen shows more, and the sprite is a fifth smaller.

    A number without a digit before the point keeps that form, since it may directly follow another number.
    """
    whole, decimals = number[1], float(f"0.{number[2]}")
    return f"{int(whole) + decimals:.1f}" if whole else f"{min(decimals, 0.9):.1f}".removeprefix("0")


def _library() -> dict[str, dict[str, dict[str, str]]]:
    if not _cached:
        _cached.update(json.loads(ICONS.read_text(encoding="utf-8")))
    return _cached


_cached: dict[str, dict[str, dict[str, str]]] = {}


def drawings(game: str, path: Path) -> Iterator[tuple[str, str]]:
    """Drawings in an SVG file, each as its name and an SVG symbol.

    A file holds one drawing with the file's name, or several ``symbol`` elements, each of them a drawing. Elements
    in ``defs`` are drawn only where a ``use`` refers to them; a ``use`` may refer to another file of the folder as
    well (``sheet.svg#part``).
    """
    root = _read(path)
    sheet = root.findall(f"{{{SVG}}}symbol")
    for drawing in sheet or [root]:
        name = drawing.attrib["id"] if sheet else path.stem
        if "viewBox" not in drawing.attrib:
            raise Problem(f"{name} in {_called(path)} has no viewBox.")
        yield name, _symbol(f"{game}-{name}", drawing, path)


def _called(path: Path) -> str:
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


@cache
def _read(path: Path) -> ET.Element:
    ET.register_namespace("", SVG)
    try:
        return ET.parse(path).getroot()
    except (ET.ParseError, OSError) as error:
        raise Problem(f"{_called(path)} is not a drawing: {error}.") from error


@cache
def _parts(path: Path) -> dict[str, ET.Element]:
    return {part.attrib["id"]: part for part in _read(path).iter() if "id" in part.attrib}


def _symbol(name: str, drawing: ET.Element, path: Path) -> str:
    inner = "".join(ET.tostring(_whole(child, path), encoding="unicode") for child in drawing if not _is(child, "defs"))
    inner = re.sub(r">\s+<", "><", inner.replace(f' xmlns="{SVG}"', "")).replace(" />", "/>").strip()
    kept = "".join(f' {key}="{drawing.attrib[key]}"' for key in KEPT if key in drawing.attrib)
    return f'<symbol id="{name}" viewBox="{drawing.attrib["viewBox"]}"{kept}>{inner}</symbol>'


def _is(node: ET.Element, tag: str) -> bool:
    return node.tag == f"{{{SVG}}}{tag}"


def _whole(node: ET.Element, path: Path) -> ET.Element:
    """Node with its ``use`` elements replaced by copies: browsers do not resolve a ``use`` inside another one."""
    if _is(node, "use"):
        return _placed(node, path)
    whole = ET.Element(node.tag, {key: value for key, value in node.attrib.items() if key != "id"})
    whole.text = node.text
    whole.extend(_whole(child, path) for child in node if isinstance(child.tag, str))
    return whole


def _placed(use: ET.Element, path: Path) -> ET.Element:
    file, _, part_id = use.attrib["href"].partition("#")
    home = path.parent / file if file else path
    part = _parts(home).get(part_id)
    if part is None:
        raise Problem(f"{_called(path)} uses {use.attrib['href']}, which is not there.")
    about = {key: value for key, value in use.attrib.items() if key not in ("href", *PLACE)}
    place = {key: use.attrib[key] for key in PLACE if key in use.attrib}
    if _is(part, "symbol"):
        view = {key: part.attrib[key] for key in ("viewBox", *KEPT) if key in part.attrib}
        inner = ET.Element(f"{{{SVG}}}svg", place | view)
        inner.extend(_whole(child, home) for child in part)
    else:
        inner = _whole(part, home)
        if place:
            moved = f"translate({place.get('x', 0)} {place.get('y', 0)})"
            about["transform"] = f"{about.get('transform', '')} {moved}".strip()
    if not about:
        return inner
    group = ET.Element(f"{{{SVG}}}g", about)
    group.append(inner)
    return group
