"""Assets of every game: texts with all their arguments, symbols in the sprite, colour roles in the theme."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from kajuta.core.message import msg
from kajuta.core.motion import Motion
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import CORE, scope_folder
from kajuta.core.scene import area, element
from kajuta.games import all_games
from tests.all_games.test_texts import Texts, texts
from tests.helpers.tables import Table, combinations, play, tables
from tools import game_data, sprites_and_themes
from tools.common import ROOT

ROLES = re.compile(r"--([a-z0-9-]+):")

DENSELY = 20
"""Number of positions at the start of a game that are all checked; later ones are sampled."""

TABLES = [table for game in all_games() for table in (*tables(game), *combinations(game, 4, seed=3))]


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_everything_a_game_shows_is_written_and_drawn(table: Table) -> None:
    game = table.game
    written = texts(CORE, "en") | texts(game.id, "en")
    for seed in (1, 2):
        chance = Rng(seed)
        state = table.new(seed)
        state.events = []
        windows = set()
        shown: list[Any] = []
        for number, (position, _) in enumerate(play(state, chance, 20_000)):
            window = position.reaction_window()
            if window is not None:
                windows.add(f"window-{window.kind}")
            if number < DENSELY or chance.randbelow(12) == 0:
                shown.append(game.scene(position, position.to_act))
                moves = game.legal_moves(position)
                shown += [(move.hint, move.confirm) for move in moves]
                begun = {move.path[:clicks] for move in moves for clicks in range(1, len(move.path))}
                shown += [game.prompt(position, path) for path in sorted(begun)]
        shown += [state.events, game.scene(state, None), state.outcome()]
        assert faults(shown, game.id, written) == set(), (
            f"{game.id}: write texts in en.ftl and cs.ftl, list icons in art/icons.txt, give colors in art/theme.css"
        )
        assert windows <= written.keys(), f"{game.id}: name the reaction windows in en.ftl and cs.ftl"


def faults(shown: Any, game_id: str, written: Texts) -> set[str]:
    """Messages without a text or an argument, and missing symbols and colours."""
    found = set()
    for kind, value in named(shown):
        if kind == "message":
            missing = written.get(value["id"], {"a text"}) - value.get("args", {}).keys()
            if missing:
                found.add(f"{value['id']} lacks {', '.join(sorted(missing))}")
        elif value not in (symbols(game_id) if kind == "symbol" else roles(game_id)):
            found.add(f"no {kind} {value}")
    return found


@cache
def symbols(game_id: str) -> set[str]:
    """Names of all symbols in the sprites of a table: the page's and the game's own."""
    drawn = sprites_and_themes.files({game.icon: game.id for game in all_games()})
    lack = game_data.unfinished().get(game_id)
    assert lack is None, f"{game_id} has no pictures while it stays out of the site: {lack}"
    return {name for sprite in ("ui", game_id) for name in sprites_and_themes.symbols(drawn[f"art/{sprite}.svg"])}


@cache
def roles(game_id: str) -> set[str]:
    """Colour roles that a game may use: the page's and its own."""
    files = [ROOT / "static" / "css" / "colors.css", scope_folder(game_id) / "art" / "theme.css"]
    return {role for file in files if file.is_file() for role in ROLES.findall(file.read_text(encoding="utf-8"))}


def named(node: Any) -> Iterator[tuple[str, Any]]:
    """Yield every message, symbol and colour in ``node``, with its kind."""
    if isinstance(node, Motion):
        if node.icon:
            yield "symbol", node.icon
        yield from named(node.for_others)
    elif isinstance(node, dict):
        if "id" in node and node.keys() <= {"id", "args", "icon"}:
            yield "message", node
        for key, value in node.items():
            if key in ("icon", "art", "frame", "unit", "backdrop"):
                yield "symbol", value
            elif key == "signs":
                yield from (("symbol", sign) for sign in value)
            elif key == "color":
                yield "color", value
            elif key == "args":
                yield from named(list(value.values()))
            else:
                yield from named(value)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from named(value)


@pytest.mark.parametrize(
    ("thing", "fault"),
    [
        ({"face": {"icon": "anchr"}}, "no symbol anchr"),
        ({"face": {"art": "shells-lamp"}}, "no symbol shells-lamp"),
        ({"face": {"signs": ["anchor", "anchr"]}}, "no symbol anchr"),
        ({"face": {"frame": "anchr"}}, "no symbol anchr"),
        ({"face": {"color": "bras"}}, "no color bras"),
        ({"color": "bras"}, "no color bras"),
        ({"note": msg("unwritten")}, "unwritten lacks a text"),
        ({"note": msg("core-conceded", icon="anchr", seat=1)}, "no symbol anchr"),
        ({"note": msg("core-conceded")}, "core-conceded lacks seat"),
    ],
)
def test_what_is_misspelt_is_noticed(thing: dict[str, Any], fault: str) -> None:
    card = element("card", "one", msg("core-conceded", seat=1), **thing)
    game_id = all_games()[0].id
    assert faults(area("row", "row", [card]), game_id, texts(CORE, "en")) == {fault}


def test_what_is_spelt_rightly_is_no_fault() -> None:
    face = {"icon": "anchor", "color": "brass", "signs": ["anchor"]}
    routes = [{"points": [(0, 0), (1, 1)], "color": "line"}]
    card = element("card", "one", msg("core-conceded", seat=1), face=face)
    shown = area("board", "sea", [card], routes=routes, backdrop="anchor")
    assert faults(shown, all_games()[0].id, texts(CORE, "en")) == set()
