"""Moments: snapshots of a match that can be sent to others, who see the table but cannot play on.

A moment of a running match holds one position, in which everything is dealt again that is not public. It depends only
on public information: two matches that look alike to spectators give equal moments, whatever their seeds, entries and
hidden cards. A moment of a finished match holds the whole match.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kajuta.core import position_json
from kajuta.core.errors import BadSave, IllegalAction, KajutaError
from kajuta.core.message import Message, msg
from kajuta.core.rng import Rng
from kajuta.match import saves
from kajuta.match.branch import branch_player, redeal_unseen
from kajuta.match.match import Match
from kajuta.match.match_position import MatchPosition
from kajuta.match.match_setup import Setup

FORMAT = 1
FORMAT_FIELD = "kajuta-moment"
PUBLIC_SEED = 0
"""Seed for dealing hidden cards, the same for all moments so that they reveal nothing."""


class Moment:
    """Read-only table of a moment.

    ``over``: whether it holds a whole finished match, to look back on. ``notice``: message about problems in replaying
    it.
    """

    def __init__(self, match: Match, step: int, *, over: bool, notice: Message | None = None) -> None:
        self.match = match
        self.step = step
        self.over = over
        self.notice = notice

    def view(self, since: int = 0) -> dict[str, Any]:
        """View of the moment for a spectator, as JSON."""
        return self.past_view(self.step, None, since)

    def past_view(self, step: int, viewpoint: int | str | None = None, since: int = 0) -> dict[str, Any]:
        """View of the position after ``step`` entries, like ``Match.past_view``."""
        view = {
            **self.match.past_view_of(None, step, viewpoint, since),
            "peeking": False,
            "branch": False,
            "hint": False,
            "trust": False,
            "stood_in": [],
        }
        return view if self.over else {**view, "log": [self._only_line()], "practice": False}

    def _only_line(self) -> dict[str, Any]:
        """Log line that replaces the log, which a moment of a running match does not contain."""
        return {"n": 0, "step": 0, "message": msg("core-moment", turn=self.match.state.turn), "tone": ""}

    def outline(self) -> dict[str, Any]:
        """Number of entries and turn starts, like ``History.outline``."""
        return self.match.history.outline()


def make_moment(match: Match, step: int) -> dict[str, Any]:
    """Moment of ``match`` after its first ``step`` entries, as JSON; raises IllegalAction if the step is unknown."""
    if type(step) is not int or not match.history.has_step(step):
        raise IllegalAction("past-no-step")
    if match.current.next_step().kind == "over" and match.resumed_from is None:
        return {FORMAT_FIELD: FORMAT, "step": step, "save": saves.make_save(match)}
    setup = _public_setup(match.history.at(step)).to_json()
    del setup["seed"]
    return {FORMAT_FIELD: FORMAT, **setup}


def _public_setup(position: MatchPosition) -> Setup:
    """Set-up that starts from ``position`` with public information only.

    Options of single seats are left out: their effects are visible on the table, and a player may have chosen "any".
    """
    try:
        state = redeal_unseen(position.state, None, Rng(PUBLIC_SEED)).copy()
    except IllegalAction as error:
        raise IllegalAction("moment-not-possible") from error
    state.irreversible_events = 0
    own = {option.id for option in position.game.options if option.per_seat}
    options = {name: value for name, value in position.setup.options.items() if name not in own}
    seats = len(position.players)
    return Setup(
        position.setup.game_id,
        tuple(branch_player(position, seat) for seat in range(seats)),
        position.game.complete_options(seats, options),
        PUBLIC_SEED,
        position_json.position_to_json(position.game, state, compact=True),
    )


def load_moment(data: Any) -> Moment:
    """Table of the moment in ``data``, untrusted JSON or its text; raises BadSave if it is invalid."""
    if isinstance(data, str):
        try:
            data = saves.parse_json(data)
        except BadSave as error:
            raise BadSave("moment-damaged") from error
    if not isinstance(data, Mapping) or type(data.get(FORMAT_FIELD)) is not int:
        raise BadSave("moment-damaged")
    if data[FORMAT_FIELD] > FORMAT:
        raise BadSave("moment-newer")
    try:
        return _finished(data) if "save" in data else _running(data)
    except KajutaError as error:
        newer = error.message["id"] in ("save-newer", "moment-newer")
        raise BadSave("moment-newer" if newer else "moment-damaged") from error


def _running(data: Mapping[str, Any]) -> Moment:
    if not isinstance(data.get("position"), dict):
        raise BadSave("moment-damaged")
    setup = Setup.from_json({**data, "seed": PUBLIC_SEED})
    return Moment(Match(replace(setup, hints=False)), 0, over=False)


def _finished(data: Mapping[str, Any]) -> Moment:
    match, notice = saves.load_match(data["save"])
    step = data.get("step")
    if type(step) is not int or not match.history.has_step(step) or match.current.next_step().kind != "over":
        raise BadSave("moment-damaged")
    return Moment(match, step, over=True, notice=notice)
