"""Requests that start, load, check or preview a match."""

from typing import Any

from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession
from kajuta.match import Match, position_backup, saves
from kajuta.match.match_setup import Setup
from kajuta.match.moment import load_moment
from kajuta.match.saves import LoadedMatch


@handles("new")
def new(session: EngineSession, request: Json) -> Json:
    """Start a match from a set-up."""
    session.load(Match(Setup.from_json(request["setup"], new=True)), request.get("match"))
    return session.change_answer(request)


@handles("load")
def load(session: EngineSession, request: Json) -> Json:
    """Load a save.

    ``last_position``, ``undone`` and ``sealed`` are sent only with a record of this browser. If replaying the save
    stops, the match resumes from the last position. If the whole match was restored, redo and sealed choices are
    restored, too.
    """
    save, packed = request["save"], request.get("last_position")
    loaded = _loaded(save) if packed is None else position_backup.load_match_with_backup(_parsed(save), packed)
    session.load(loaded.match, request.get("match"))
    if loaded.notice is None or loaded.match.resumed_from:
        loaded.match.restore_undone(request.get("undone", ()))
        loaded.match.restore_choices(request.get("sealed", ()))
    answer = _with_notice(session.change_answer(request), loaded)
    return {**answer, "resumed": True} if loaded.notice and session.match.resumed_from else answer


@handles("open-moment")
def open_moment(session: EngineSession, request: Json) -> Json:
    """Open a moment received from outside."""
    moment = load_moment(request["moment"])
    session.load_moment(moment, request.get("match"))
    answer = {"view": moment.view(), "since": 0}
    return answer if moment.notice is None else {**answer, "notice": moment.notice}


@handles("check")
def check(_: EngineSession, request: Json) -> Json:
    """Validate a save for an import without loading it.

    A game of the day counts only in the browser where it was begun, so the imported one becomes practice.
    """
    loaded = _loaded(request["save"])
    loaded.match.mark_from_outside()
    return _with_notice({"save": saves.make_save(loaded.match)}, loaded)


@handles("deal")
def preview_new_match(_: EngineSession, request: Json) -> Json:
    """View of a new match, without loading it."""
    return {"view": Match(Setup.from_json(request["setup"], new=True)).view()}


def _loaded(save: Any) -> LoadedMatch:
    return saves.load_match(_parsed(save))


def _parsed(save: Any) -> Any:
    return saves.parse_json(save) if isinstance(save, str) else save


def _with_notice(answer: Json, loaded: LoadedMatch) -> Json:
    return answer if loaded.notice is None else {**answer, "notice": loaded.notice}
