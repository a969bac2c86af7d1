"""Sealed rounds: several seats choose simultaneously, and no choice is revealed before all are made.

The rules, and saves, know only one decision at a time. If a position declares its next decisions a sealed round
(``State.sealed_round``), the match accepts the choices of these seats in any order. It stores them here, outside
entries, log and position, so that no view, file or link can contain them; only the record of the browser that runs the
match has them, for a reload. A seat may change its choice until the last one is made. Then all are carried out as
ordinary entries, in the order of the rules.

A later seat in the order decides in a copy of the position in which the earlier seats have taken an arbitrary action.
Since the round is sealed, the seat cannot see the difference.
"""

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from typing import Any

from kajuta.core.message import Message, enumeration, msg, seat_ref
from kajuta.core.scene import Scene
from kajuta.core.state import Action
from kajuta.match.history import History
from kajuta.match.match_position import MatchPosition

CHOOSERS = ("person", "bot")


class SealedRound:
    """The open sealed round of a match, if there is one, with the choices made so far.

    ``one_at_a_time``: True if the match is passed on as a link. Then no round is sealed, because the link contains all
    decisions.
    """

    def __init__(self, history: History) -> None:
        self._history = history
        self.one_at_a_time = False
        self._choices: dict[int, Action] = {}

    def copy(self, history: History) -> "SealedRound":
        """Independent copy for ``history``, which is a copy of this round's history."""
        other = copy(self)
        other._history = history
        other._choices = dict(self._choices)
        return other

    @property
    def seats(self) -> Sequence[int]:
        """Seats that choose simultaneously, in the order of the rules; empty if there are fewer than two."""
        seats = () if self.one_at_a_time else tuple(self._choosers)
        some_choose = len(seats) > 1 and any(self.controller_of(seat) in CHOOSERS for seat in seats)
        return seats if some_choose or self._choices else ()

    @property
    def is_open(self) -> bool:
        """Whether a sealed round is open."""
        return bool(self.seats)

    def position_of(self, seat: int | None) -> MatchPosition:
        """Position in which ``seat`` chooses; the current position for seats outside the round."""
        return self._choosers[seat] if seat is not None and seat in self.seats else self._history.current

    @property
    def _choosers(self) -> Mapping[int, MatchPosition]:
        return self._history.current.choosers()

    def controller_of(self, seat: int) -> str:
        """Controller of ``seat`` in the round: "person", "bot", or the ``NextStep.kind`` of an automatic step."""
        return self._choosers[seat].next_step().kind

    def index_of(self, seat: int) -> int:
        """Position of ``seat`` in the order of the round, starting with 0; also 0 for seats outside the round."""
        return self.seats.index(seat) if seat in self.seats else 0

    def waiting(self, kind: str | None = None) -> list[int]:
        """Seats that still have to choose, in the order of the rules; ``kind``: only "person" or "bot"."""
        return [
            seat
            for seat in self.seats
            if seat not in self._choices and self.controller_of(seat) in ((kind,) if kind else CHOOSERS)
        ]

    def choice_of(self, seat: int | None) -> Action | None:
        """Choice of ``seat``, or None. It is secret: show it to nobody but ``seat`` itself."""
        return None if seat is None else self._choices.get(seat)

    def has_choice_of_person(self) -> bool:
        """Whether a person has already chosen, even one who has left since.

        If so, nobody may undo an earlier decision, since that would discard the choice.
        """
        return any(self._history.current.is_or_was_human(seat) for seat in self._choices)

    def choose(self, seat: int, action: Action) -> None:
        """Store the valid ``action`` as the choice of ``seat``, replacing an earlier one."""
        self._choices[seat] = action

    def actions_in_order(self) -> list[tuple[int, Action]]:
        """Seats and their actions in the order of the rules, up to the first seat whose action is not known yet."""
        known: list[tuple[int, Action]] = []
        for seat in self._choosers if self._choices else ():
            action = self._choices.get(seat) or self._automatic(seat)
            if action is None:
                break
            known.append((seat, action))
        return known

    def _automatic(self, seat: int) -> Action | None:
        """Forced action or auto-answer of ``seat``, or None if it has to choose."""
        position = self._choosers[seat]
        match position.next_step().kind:
            case "forced":
                return position.legal_actions()[0]
            case "standing":
                return position.auto_answer()
        return None

    def is_complete(self) -> bool:
        """Whether all choices are made."""
        return bool(self._choices) and self.is_open and not self.waiting()

    def forget(self, seat: int | None) -> None:
        """Discard the choice of ``seat``, because it decides by an ordinary entry."""
        if seat is not None:
            self._choices.pop(seat, None)

    def clear(self) -> None:
        """Discard all choices."""
        self._choices = {}

    # Storage in this browser

    def to_json(self) -> list[Any]:
        """The choices as JSON. Only the record of the browser that runs the match may contain them."""
        return [[seat, list(action)] for seat, action in sorted(self._choices.items())]

    def restore(self, data: Any) -> None:
        """Restore the legal choices in ``data``, which is not trusted."""
        try:
            for seat, parts in data:
                action = tuple(parts)
                plain = type(seat) is int and all(type(part) in (int, str) for part in action)
                if plain and seat in self.seats and action in self.position_of(seat).legal_actions():
                    self._choices[seat] = action
        except (TypeError, ValueError):  # the record is damaged
            return

    # Views

    def status(self, viewer: int | None) -> Message:
        """Status text for ``viewer``: who still has to choose, and that ``viewer`` may change a choice already made."""
        seats = [seat_ref(seat) for seat in self.waiting()]
        chosen = "core-chosen" if viewer in self._choices else "core-choosing"
        return msg(chosen, seats=enumeration("core-and", seats))

    def chosen_elements(self, viewer: int | None) -> Collection[str]:
        """Ids of the elements that ``viewer`` has chosen."""
        action = self.choice_of(viewer)
        if action is None:
            return ()
        position = self.position_of(viewer)
        pick = position.offered_pick()
        if pick is not None and pick.covers(action):
            return pick.elements_of(action)
        return [element for move in position.moves() if move.action == action for element in move.path]


def with_sealed_marks(scene: Scene, ids: Collection[str]) -> Scene:
    """Copy of ``scene`` in which the elements ``ids`` have the mark "sealed"."""
    return {**scene, "areas": [_marked(area, ids) for area in scene["areas"]]} if ids else scene


def _marked(item: Any, ids: Collection[str]) -> Any:
    if "items" in item:
        return {**item, "items": [_marked(inside, ids) for inside in item["items"]]}
    return {**item, "marks": [*item.get("marks", []), "sealed"]} if item["id"] in ids else item
