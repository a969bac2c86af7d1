"""Sealed rounds: several seats choose at the same time, and no choice is known before all are in.

The rules know one decision at a time, and so do saves. Where a position says that its next decisions are a sealed round
(``State.sealed_round``), the match takes the choices of these seats in any order. It keeps them here, outside entries,
log and position, so that nothing made for a player, a file or a link can hold them; only the record of the browser that
plays the match has them, for a reload. A seat may change its choice until the last one is in. Then all are carried out
in the order of the rules, as ordinary entries.

The seats after the first one choose in a position in which those before them have taken any action at all. They cannot
tell it from the real one, since the round is sealed.
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
    """The open sealed round of a match, if there is one, and the choices that are in.

    ``one_at_a_time``: no round is sealed, since the match is handed on as a link, which holds all that was decided.
    """

    def __init__(self, history: History) -> None:
        self._history = history
        self.one_at_a_time = False
        self._choices: dict[int, Action] = {}

    def copy(self, history: History) -> "SealedRound":
        """Independent round of ``history``, a copy of this one's."""
        other = copy(self)
        other._history = history
        other._choices = dict(self._choices)
        return other

    @property
    def seats(self) -> Sequence[int]:
        """Seats that choose at the same time, in the order of the rules; empty where fewer than two do."""
        seats = () if self.one_at_a_time else tuple(self._choosers)
        some_choose = len(seats) > 1 and any(self.controller_of(seat) in CHOOSERS for seat in seats)
        return seats if some_choose or self._choices else ()

    @property
    def is_open(self) -> bool:
        """Whether several seats choose at the same time now."""
        return bool(self.seats)

    def position_of(self, seat: int | None) -> MatchPosition:
        """Position in which ``seat`` chooses; the current one for everybody who is not in the round."""
        return self._choosers[seat] if seat is not None and seat in self.seats else self._history.current

    @property
    def _choosers(self) -> Mapping[int, MatchPosition]:
        return self._history.current.choosers()

    def controller_of(self, seat: int) -> str:
        """Who chooses for ``seat`` of the round: a "person", a "bot", or nobody as in ``NextStep.kind``."""
        return self._choosers[seat].next_step().kind

    def index_of(self, seat: int) -> int:
        """Number of choices that the rules take before that of ``seat``."""
        return self.seats.index(seat) if seat in self.seats else 0

    def waiting(self, kind: str | None = None) -> list[int]:
        """Seats still to choose, in the order of the rules; ``kind``: only those of a "person" or a "bot"."""
        return [
            seat
            for seat in self.seats
            if seat not in self._choices and self.controller_of(seat) in ((kind,) if kind else CHOOSERS)
        ]

    def choice_of(self, seat: int | None) -> Action | None:
        """Choice of ``seat``, None where it has not chosen: only for ``seat`` itself, and to be carried out."""
        return None if seat is None else self._choices.get(seat)

    def has_choice_of_person(self) -> bool:
        """Whether a person has chosen, be it one who has left since.

        Then nobody may take back an earlier decision, and that choice with it.
        """
        return any(self._history.current.is_or_was_human(seat) for seat in self._choices)

    def choose(self, seat: int, action: Action) -> None:
        """Let ``action``, which was checked, be the choice of ``seat``, in place of an earlier one."""
        self._choices[seat] = action

    def actions_in_order(self) -> list[tuple[int, Action]]:
        """Seats and actions that the round consists of, as far as they are known from its beginning on."""
        known: list[tuple[int, Action]] = []
        for seat in self._choosers if self._choices else ():
            action = self._choices.get(seat) or self._automatic(seat)
            if action is None:
                break
            known.append((seat, action))
        return known

    def _automatic(self, seat: int) -> Action | None:
        """Action of a seat that has no choice, or answers automatically."""
        position = self._choosers[seat]
        match position.next_step().kind:
            case "forced":
                return position.legal_actions()[0]
            case "standing":
                return position.auto_answer()
        return None

    def is_complete(self) -> bool:
        """Whether the last choice is in."""
        return bool(self._choices) and self.is_open and not self.waiting()

    def forget(self, seat: int | None) -> None:
        """Forget the choice of ``seat``, which decides by an entry."""
        if seat is not None:
            self._choices.pop(seat, None)

    def clear(self) -> None:
        """Forget all choices."""
        self._choices = {}

    # For the record of this browser

    def to_json(self) -> list[Any]:
        """Choices as JSON, for the record of the browser that plays the match and for nobody else."""
        return [[seat, list(action)] for seat, action in sorted(self._choices.items())]

    def restore(self, data: Any) -> None:
        """Take over the choices in ``data``, which are not trusted, as far as they are legal."""
        try:
            for seat, parts in data:
                action = tuple(parts)
                plain = type(seat) is int and all(type(part) in (int, str) for part in action)
                if plain and seat in self.seats and action in self.position_of(seat).legal_actions():
                    self._choices[seat] = action
        except (TypeError, ValueError):  # whatever a damaged record holds
            return

    # For views

    def status(self, viewer: int | None) -> Message:
        """Who is still to choose, and for a ``viewer`` who has chosen that it may choose again."""
        seats = [seat_ref(seat) for seat in self.waiting()]
        chosen = "core-chosen" if viewer in self._choices else "core-choosing"
        return msg(chosen, seats=enumeration("core-and", seats))

    def chosen_elements(self, viewer: int | None) -> Collection[str]:
        """Ids of the elements that the choice of ``viewer`` consists of."""
        action = self.choice_of(viewer)
        if action is None:
            return ()
        position = self.position_of(viewer)
        pick = position.offered_pick()
        if pick is not None and pick.covers(action):
            return pick.elements_of(action)
        return [move.path[-1] for move in position.moves() if move.action == action]


def with_sealed_marks(scene: Scene, ids: Collection[str]) -> Scene:
    """``scene`` with the mark "sealed" on the elements ``ids``."""
    return {**scene, "areas": [_marked(area, ids) for area in scene["areas"]]} if ids else scene


def _marked(item: Any, ids: Collection[str]) -> Any:
    if "items" in item:
        return {**item, "items": [_marked(inside, ids) for inside in item["items"]]}
    return {**item, "marks": [*item.get("marks", []), "sealed"]} if item["id"] in ids else item
