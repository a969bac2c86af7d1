"""Checks of `build.py check` that need no tests: each yields in plain words what a game lacks."""

import ast
import json
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from tools import game_data, sprites_and_themes
from tools.common import ROOT, Problem
from tools.game_data import GAMES, LANGUAGES

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def rules(game_id: str) -> Iterator[str]:
    """Find errors that prevent random play of the game."""
    if why := game_data.module("kajuta.games").broken_games().get(game_id):
        yield (
            f"{_folder(game_id)} cannot be imported: {why}"
            "\nUntil its step comes, leave out of game.py what does not fit the new rules yet."
        )
        return
    game = _game(game_id)
    if game is None:
        yield f'{_folder(game_id)}/__init__.py: import GAME there, whose `id` is "{game_id}" like its folder'
        return
    for name in ("players", "minutes", "icon"):
        if not hasattr(game, name):
            yield f"{_folder(game_id)}/game.py: give the class of the game `{name}`"
    if not _tests(game_id, "__init__.py").is_file():
        yield f"tests/games/{game_id}/__init__.py is missing: an empty file"


def table(game_id: str) -> Iterator[str]:
    """Find missing methods that draw the game."""
    yield from _unwritten(game_id, ("scene", "moves"))


def texts(game_id: str) -> Iterator[str]:
    """Find missing messages, messages in one language only, and missing pictures."""
    written = {}
    for lang in LANGUAGES:
        path = GAMES / game_id / f"{lang}.ftl"
        if not path.is_file():
            yield f"{_folder(game_id)}/{lang}.ftl is missing: every text of the game in this language"
            continue
        written[lang] = set(MESSAGE.findall(path.read_text(encoding="utf-8")))
        if missing := {"game-title", "game-tagline"} - written[lang]:
            yield f"{_folder(game_id)}/{lang}.ftl lacks {_enumerated(missing)}"
    if len(written) == 2:
        for lang, other in (LANGUAGES, LANGUAGES[::-1]):
            if missing := written[other] - written[lang]:
                yield f"{_folder(game_id)}/{lang}.ftl lacks {_enumerated(missing)}, which {other}.ftl has"
    game = _game(game_id)
    icons = GAMES / game_id / "art" / "icons.txt"
    asked = {name: f"{_folder(game_id)}/art/icons.txt" for name in sprites_and_themes.listed(icons)}
    if game is not None:
        asked[game.icon] = f"`icon` in {_folder(game_id)}/game.py"
    for name, asker in asked.items():
        try:
            sprites_and_themes.symbol(name, asker)
        except Problem as problem:
            yield f"{problem} Choose one at game-icons.net."
    try:
        for path in sorted((GAMES / game_id / "art").glob("*.svg")):
            list(sprites_and_themes.drawings(game_id, path))
    except Problem as problem:
        yield str(problem)


def clauses(game_id: str) -> Iterator[str]:
    """Find clauses in one language only, clauses without a test, and tests of unknown clauses."""
    load = game_data.module("kajuta.core.rule_clauses").load_clauses
    known: dict[str, list[Any]] = {}
    for lang in LANGUAGES:
        try:
            known[lang] = load(game_id, lang)
        except FileNotFoundError:
            yield f"{_folder(game_id)}/rules.{lang}.md is missing: the rules as clauses with ids"
        except ValueError as error:
            yield f"{_folder(game_id)}/rules.{lang}.md cannot be read: {error}"
    if len(known) < 2:
        return
    ids = {lang: [one["id"] for one in found] for lang, found in known.items()}
    for lang, other in (LANGUAGES, LANGUAGES[::-1]):
        if missing := set(ids[other]) - set(ids[lang]):
            yield f"{_folder(game_id)}/rules.{lang}.md lacks the clauses {_enumerated(missing)} of rules.{other}.md"
    tested = set(_tested(game_id))
    needed = {one["id"] for one in known["en"] if "people" not in one["marks"]}
    for clause in sorted(needed - tested):
        yield (
            f"the clause {clause} of {_folder(game_id)}/rules.en.md has no test: mark one in tests/games/{game_id}/"
            f' with @pytest.mark.clause("{game_id}", "{clause}")'
        )
    if strange := tested - set(ids["en"]):
        yield f"tests/games/{game_id}/ tests clauses that rules.en.md does not have: {_enumerated(strange)}"


def bots(game_id: str) -> Iterator[str]:
    """Find a missing evaluation."""
    game, contract = _game(game_id), game_data.module("kajuta.core.game").Game
    if game is None:
        return
    if game.evaluation_model is None and type(game).evaluate is contract.evaluate:
        yield f"{_folder(game_id)}/game.py has no `evaluate`: the value of a position for a seat, for bots that think"
    if game.evaluation_model is not None and type(game).features is contract.features:
        yield f"{_folder(game_id)}/game.py has an `evaluation_model`, but no `features`"


def explanations(game_id: str) -> Iterator[str]:
    """Find missing achievements, first-time tips and handbook entries."""
    game = _game(game_id)
    if game is None:
        return
    if not 3 <= len(game.achievements) <= 6:
        yield (
            f"{_folder(game_id)}/game.py has {len(game.achievements)} `achievements`: name three to six,"
            " and yield them in `achievements_in`"
        )
    needed = {f"feat-{name}" for name in game.achievements}
    written = _messages(game_id, "en.ftl")
    if missing := needed - written:
        yield f"{_folder(game_id)}/en.ftl lacks {_enumerated(missing)}, each with the attribute .how"
    for name in ("rare.json", "handbook.json", *(f"handbook.{lang}.ftl" for lang in LANGUAGES)):
        if not (GAMES / game_id / name).is_file():
            yield f"{_folder(game_id)}/{name} is missing: {WHAT_IT_HOLDS[name.split('.')[0]]}"
    for name in ("rare.json", "handbook.json"):
        path = GAMES / game_id / name
        try:
            read: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        except ValueError as error:
            yield f"{_folder(game_id)}/{name} is no JSON: {error}"
            continue
        if name == "rare.json":
            if path.is_file() and not read:
                yield f"{_folder(game_id)}/rare.json names nothing: name what a player is told when it first happens"
            for log, tip in read.items():
                if missing := {log, f"rare-{tip}"} - written:
                    yield f"{_folder(game_id)}/rare.json speaks of {_enumerated(missing)}, which en.ftl does not have"
        elif path.is_file():
            for part in ("things", "told", "pictures", "see", "examples", "page"):
                if part not in read or (part != "told" and not read[part]):
                    yield f'{_folder(game_id)}/handbook.json lacks "{part}", or it is empty: tools/game_handbooks.py'


WHAT_IT_HOLDS = {
    "rare": 'first-time tips, as in {"log-storm": "storm"}',
    "handbook": "what explains the game beside its rules, see tools/game_handbooks.py",
}


def golden(game_id: str) -> Iterator[str]:
    """Find golden games that were never recorded."""
    game = _game(game_id)
    if game is None:
        return
    for seats in game.players:
        name = f"{seats}.json" if game.edition == 1 else f"{seats}-edition-{game.edition}.json"
        if not _tests(game_id, "golden", name).is_file():
            yield (
                f"tests/games/{game_id}/golden/{name} is missing: record it with"
                f" `PYTHONPATH=py python3 -m tests.golden {game_id}`"
            )


def browser(game_id: str) -> Iterator[str]:
    """Find the reason why the game is left out of the site."""
    if lack := game_data.unfinished().get(game_id):
        yield f"{game_id} stays out of the site: {lack}"


Look = Callable[[str], Iterator[str]]

LOOKS: Mapping[str, Look] = {
    "rules": rules,
    "table": table,
    "texts": texts,
    "clauses": clauses,
    "bots": bots,
    "help": explanations,
    "golden": golden,
    "matches": browser,
    "browser": browser,
}
"""Checks by the name of their part in `build.py check`."""


def _game(game_id: str) -> Any:
    """The game, None if it cannot be imported."""
    return next((one for one in game_data.module("kajuta.games").all_games() if one.id == game_id), None)


def _unwritten(game_id: str, methods: tuple[str, ...]) -> Iterator[str]:
    game, contract = _game(game_id), game_data.module("kajuta.core.game").Game
    for method in methods:
        if game is not None and getattr(type(game), method) is getattr(contract, method):
            yield f"{_folder(game_id)}/game.py has no `{method}`"


def _tested(game_id: str) -> Iterator[str]:
    """Clause ids in the ``pytest.mark.clause`` marks of the game's tests."""
    for path in sorted(_tests(game_id).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                yield from (str(one.value) for one in islice(node.args, 1, None) if isinstance(one, ast.Constant))


def _messages(game_id: str, name: str) -> set[str]:
    path = GAMES / game_id / name
    return set(MESSAGE.findall(path.read_text(encoding="utf-8"))) if path.is_file() else set()


def _folder(game_id: str) -> str:
    return (GAMES / game_id).relative_to(ROOT).as_posix()


def _tests(game_id: str, *names: str) -> Path:
    return ROOT.joinpath("tests", "games", game_id, *names)


def _enumerated(names: set[str]) -> str:
    return ", ".join(sorted(names))
