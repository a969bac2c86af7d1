"""What the build makes of a game's handbook: what explains the game beside its clauses, as data of its folder.

``handbook.json`` holds, each part optional::

    {"things": {"field": "sea.board"},
     "told": {"log-fee": "fee.foreign"},
     "pictures": {"mygame-lamp": "lamps?", "mygame-rim-red rim-red": "rims?"},
     "see": {"fee.foreign": ["fee.free"]},
     "examples": [{"id": "fee", "clauses": ["fee.foreign"], "voyage": "dive", "step": "pay", "shows": ["sea"],
                   "points": ["place:10"]}],
     "page": [{"id": "turn", "lines": [{"id": "sail", "shows": ["mygame-ship"], "clause": "ship.right"}]}]}

``things``: what an element is. The key is the message of its label, a keyword of that (``space-name.fog``), the same
of a message in it, or its id as far as one of its colons, with numbers or without (``bank:0:key``, ``bank:0``,
``bank:key``, ``bank``), looked up in this order; the value is the clause behind it. The sentence that explains it is
the message ``this-<key>``, unless the element brings an ``about`` of its own. ``told``: the clause behind a message of
the log or the coach. ``pictures``: symbols, each with its colour role if it has none of its own, and what the English
text of a clause says (a regular expression of whole words) where it shows the symbol. ``see``: clauses that others
name. ``examples``: positions drawn by the engine beside the first of their clauses, to which the others lead, either
at a step of a first voyage or from ``seats``, ``options``, ``seed`` and ``plays`` as in a voyage; ``shows`` are areas,
``points`` elements, and the message ``example-<id>`` says what is to be seen. ``page``: the one page at hand, in groups
(``page-<group>``) of lines (``page-<group>-<line>``). All messages stand in ``handbook.<lang>.ftl``, and ``new-here``
with its ``.goal`` too.
"""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from tools import game_data
from tools.common import Problem

Handbook = dict[str, Any]

MOST = 6
"""Pictures that a clause shows at most."""


@cache
def read(game_id: str) -> Handbook:
    """Return the handbook of a game, an empty one where it has none."""
    path = game_data.GAMES / game_id / "handbook.json"
    book: Handbook = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return book


def pictures(book: Handbook, clauses: list[Any]) -> dict[str, list[str]]:
    """Return the symbols that each of the English ``clauses`` speaks of, what its title names first."""
    spoken = {symbol: re.compile(rf"\b(?:{words})\b", re.IGNORECASE) for symbol, words in _pictures(book).items()}
    found = {}
    for clause in clauses:
        titled = [symbol for symbol, words in spoken.items() if words.search(clause["title"])]
        said = [symbol for symbol, words in spoken.items() if words.search(clause["text"]) and symbol not in titled]
        if shown := [*titled, *said][:MOST]:
            found[clause["id"]] = shown
    return found


def _pictures(book: Handbook) -> Mapping[str, str]:
    known: Mapping[str, str] = book.get("pictures", {})
    return known


def position(game_id: str, example: Mapping[str, Any]) -> Any:
    """Return the match that an example shows; raises KajutaError where the rules do not lead there."""
    voyage = game_data.module("kajuta.tutorial.tutorial").Tutorial
    if "voyage" not in example:
        plan = {"id": "example", "steps": [{"id": "shown", "plays": example.get("plays", [])}], **example}
        return voyage({**plan, "game": game_id}).match
    plan = next(one for one in game_data.tutorials(game_id) if one["id"] == example["voyage"])
    number = [step["id"] for step in plan["steps"]].index(example["step"])
    return voyage({**plan, "game": game_id}, number).match


def drawn(game_id: str, example: Mapping[str, Any]) -> dict[str, Any]:
    """Return an example as the page draws it: the areas that it shows of its table, and how many sit there."""
    view = position(game_id, example).view()
    areas = {one["id"]: one for one in _areas(view["scene"])}
    shown = [{**areas[name], "folded": False} for name in example["shows"]]
    return {"seats": len(view["seats"]), "areas": shown, "points": example.get("points", [])}


def _areas(node: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for item in node.get("areas", node.get("items", ())):
        if "items" in item:
            yield item
            yield from _areas(item)


def files(games: list[dict[str, Any]]) -> dict[str, bytes]:
    """Return the files of dist/data that hold the handbooks of ``games``."""
    made = {}
    for game_id in (game["id"] for game in games):
        try:
            made.update(_of_game(game_id))
        except (
            OSError,
            KeyError,
            ValueError,
            StopIteration,
            game_data.module("kajuta.core.errors").KajutaError,
        ) as error:
            raise Problem(f"The handbook of {game_id} cannot be made: {error!r}") from error
    return {name: json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() for name, value in made.items()}


def _of_game(game_id: str) -> dict[str, Any]:
    book = read(game_id)
    if not book:
        return {}
    examples = book.get("examples", [])
    where: dict[str, list[str]] = {}
    see = {clause: list(others) for clause, others in book.get("see", {}).items()}
    for example in examples:
        first, *others = example["clauses"]
        where.setdefault(first, []).append(example["id"])
        for clause in others:
            named = see.setdefault(clause, [])
            named += [first] if first not in named else []
    common = {
        "things": book.get("things", {}),
        "told": book.get("told", {}),
        "shows": pictures(book, game_data.module("kajuta.core.rule_clauses").load_clauses(game_id, "en")),
        "see": see,
        "page": book.get("page", []),
        "examples": where,
    }
    made: dict[str, Any] = {f"data/{game_id}.examples.json": {one["id"]: drawn(game_id, one) for one in examples}}
    for language in game_data.LANGUAGES:
        texts = (game_data.GAMES / game_id / f"handbook.{language}.ftl").read_text(encoding="utf-8")
        made[f"data/{game_id}.handbook.{language}.json"] = {**common, "texts": texts}
    return made
