"""Handbook data for the page, built from a game's ``handbook.json``: explanations beyond the text of its clauses.

``handbook.json`` holds the following parts, each of them optional::

    {"things": {"field": "sea.board"},
     "told": {"log-fee": "fee.foreign"},
     "pictures": {"mygame-lamp": "lamps?", "mygame-rim-red rim-red": "rims?"},
     "see": {"fee.foreign": ["fee.free"]},
     "examples": [{"id": "fee", "clauses": ["fee.foreign"], "voyage": "dive", "step": "pay", "shows": ["sea"],
                   "points": ["place:10"]}],
     "page": [{"id": "turn", "lines": [{"id": "sail", "shows": ["mygame-ship"], "clause": "ship.right"}]}]}

``things``: the clause behind each element of the table. The key is looked up in this order: message id of the element's
label; that id with a keyword (``space-name.fog``); the same for a message nested in the label; the element's id,
shortened at its colons, with or without numbers (``bank:0:key``, ``bank:0``, ``bank:key``, ``bank``). The message
``this-<key>`` explains the element, unless the element has an ``about`` of its own.

``told``: the clause behind a message of the log or the coach.

``pictures``: symbols, each followed by its colour role if the symbol has no colours. A symbol is shown beside every
clause whose English text contains the word; the value is a regular expression that matches whole words.

``see``: related clauses.

``examples``: positions drawn by the engine beside the first of ``clauses``; the other clauses link to it. A position is
a step of a tutorial (``voyage``, ``step``), or given by ``seats``, ``options``, ``seed`` and ``plays`` as in a
tutorial. ``shows``: areas to draw; ``points``: elements to point at. The message ``example-<id>`` is the caption.

``page``: the quick reference on one page, in groups (message ``page-<group>``) of lines (``page-<group>-<line>``).

All messages are in ``handbook.<lang>.ftl``, among them ``new-here`` and its attribute ``goal``.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from tools import game_data
from tools.common import Problem

Handbook = dict[str, Any]

MOST = 6
"""Largest number of pictures beside a clause."""
LISTED = 12
"""Largest number of names that an error lists."""
EXAMPLE = {"id", "clauses", "shows"}
"""Fields that every example has."""


@cache
def read(game_id: str) -> Handbook:
    """Handbook of a game, empty if it has none."""
    path = game_data.GAMES / game_id / "handbook.json"
    book: Handbook = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return book


def pictures(book: Handbook, clauses: list[Any]) -> dict[str, list[str]]:
    """Symbols to show beside each clause, found by words of its English text; those in the title come first."""
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
    """Match in the position of an example; raises Problem if the rules do not allow its actions."""
    if "voyage" in example:
        return _position_of_voyage(game_id, example)
    match = _played(game_id, example, [])
    plays = example.get("plays", [])
    for index, action in enumerate(plays):
        try:
            match = _played(game_id, example, plays[: index + 1])
        except game_data.module("kajuta.core.errors").IllegalAction:
            legal = _some([json.dumps(one) for one in match.state.legal_actions()]) or "nothing, the game is over"
            raise _broken(
                game_id,
                example,
                f"plays {json.dumps(action)}, which is not legal then (legal: {legal})."
                " An action that is the only legal one is played automatically; do not list it.",
            ) from None
    return match


def _played(game_id: str, example: Mapping[str, Any], plays: list[Any]) -> Any:
    """Match of an example after the actions ``plays``."""
    plan = {**example, "steps": [{"id": "shown", "plays": plays}], "game": game_id}
    try:
        return game_data.module("kajuta.tutorial.tutorial").Tutorial(plan).match
    except game_data.module("kajuta.core.errors").BadSetup:
        raise _broken(
            game_id, example, 'has no valid set-up: give "seats" and "seed", and "options" that the game has.'
        ) from None


def _position_of_voyage(game_id: str, example: Mapping[str, Any]) -> Any:
    """Match in the position of an example that is a step of a tutorial."""
    plans = [one for one in game_data.tutorials(game_id) if one["id"] == example["voyage"]]
    steps = [step["id"] for plan in plans for step in plan["steps"]]
    step = example.get("step")
    if step not in steps:
        raise _broken(
            game_id, example, f"is the step {step!r} of {example['voyage']!r}, which voyages.json does not have."
        )
    plan = {**plans[0], "game": game_id}
    return game_data.module("kajuta.tutorial.tutorial").Tutorial(plan, steps.index(step)).match


def drawn(game_id: str, example: Mapping[str, Any]) -> dict[str, Any]:
    """Example as data for the page: the areas to draw, the number of seats, and the elements to point at.

    Raises Problem if the table does not have them.
    """
    view = position(game_id, example).view()
    areas = {one["id"]: one for one in _areas(view["scene"])}
    for name in example["shows"]:
        if name not in areas:
            raise _broken(
                game_id,
                example,
                f"shows the area {name!r}, which the table does not have; it has {_some(areas)}."
                ' Correct "shows". Before step 6, empty "examples".',
            )
    shown = [{**areas[name], "folded": False} for name in example["shows"]]
    points = example.get("points", [])
    there = [thing["id"] for thing in game_data.module("kajuta.core.scene").elements({"areas": shown})]
    for name in points:
        if name not in there:
            raise _broken(
                game_id,
                example,
                f"points at {name!r}, which is not in the areas that it shows; they have {_some(there)}."
                ' Correct "points" or "shows".',
            )
    return {"seats": len(view["seats"]), "areas": shown, "points": points}


def _broken(game_id: str, example: Mapping[str, Any], why: str) -> Problem:
    """Error for an example, with its file."""
    return Problem(f"The example {example['id']} of py/kajuta/games/{game_id}/handbook.json {why}")


def _some(names: Iterable[str]) -> str:
    """The first of ``names``, as a list for an error."""
    every = list(names)
    return ", ".join(every[:LISTED]) + (" ..." if len(every) > LISTED else "")


def _areas(node: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for item in node.get("areas", node.get("items", ())):
        if "items" in item:
            yield item
            yield from _areas(item)


def files(games: list[dict[str, Any]]) -> dict[str, bytes]:
    """Files of dist/data with the handbooks of ``games``, by address; raises Problem for a broken handbook."""
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
        if missing := EXAMPLE - example.keys():
            lacks = ", ".join(sorted(missing))
            raise Problem(
                f"The example {json.dumps(example)} of py/kajuta/games/{game_id}/handbook.json lacks {lacks}."
            )
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
