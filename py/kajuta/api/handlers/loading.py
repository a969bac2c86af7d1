"""Requests that put a match on the table, or say what one would be."""

from typing import Any

from kajuta.api.handlers.registry import Json, answers
from kajuta.api.table import Table
from kajuta.match import Match, saves
from kajuta.match.saves import LoadedMatch
from kajuta.match.setup import Setup


@answers("new")
def new(table: Table, request: Json) -> Json:
    """Begin the game of a set-up."""
    table.load(Match(Setup.from_json(request["setup"])), request.get("match"))
    return table.changed(request)


@answers("load")
def load(table: Table, request: Json) -> Json:
    """Open a save, as far as it fits."""
    loaded = _loaded(request["save"])
    table.load(loaded.match, request.get("match"))
    return _with_notice(table.changed(request), loaded)


@answers("check")
def check(_: Table, request: Json) -> Json:
    """Check a save without putting it on the table, for an import."""
    loaded = _loaded(request["save"])
    return _with_notice({"save": saves.make_save(loaded.match)}, loaded)


@answers("deal")
def deal(_: Table, request: Json) -> Json:
    """Tell how a game would begin, without putting it on the table."""
    return {"view": Match(Setup.from_json(request["setup"])).view()}


def _loaded(save: Any) -> LoadedMatch:
    return saves.load_match(saves.parse_json(save) if isinstance(save, str) else save)


def _with_notice(answer: Json, loaded: LoadedMatch) -> Json:
    return answer if loaded.notice is None else {**answer, "notice": loaded.notice}
