"""Views of a match for each viewer, of the current and earlier positions, and what each seat may do."""

from collections.abc import Mapping, Sequence
from typing import Any

from kajuta.core.errors import IllegalAction
from kajuta.core.rule_clauses import Refusal
from kajuta.match import player_view
from kajuta.match.finished_match_viewpoints import resolve_viewpoint
from kajuta.match.match_setup import Setup
from kajuta.match.next_step import NextStep
from kajuta.match.recap import recap
from kajuta.match.sealed_round import with_sealed_marks
from kajuta.match.undoable_match import UndoableMatch


class MatchViews(UndoableMatch):
    """A match with views for its players."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._shared_name: str | None = None

    @property
    def shared_name(self) -> str | None:
        """Name of a match that is passed on as a link; the link contains all hands, so such a match relies on trust."""
        return self._shared_name

    @shared_name.setter
    def shared_name(self, name: str | None) -> None:
        self._shared_name = name
        self.sealed.one_at_a_time = name is not None
        self.screen.refresh()

    # Permissions of seats

    def may_decide(self, seat: int) -> bool:
        """Whether ``seat`` is a person who may decide now.

        In a sealed round that includes a person who has already chosen, since they may change their choice.
        """
        if seat in self.sealed.seats:
            return self.sealed.controller_of(seat) == "person"
        return self.current.next_step() == NextStep("person", seat)

    def next_step_of(self, seat: int) -> NextStep:
        """Next step as shown to the guest on ``seat``."""
        due = self.current.next_step()
        if waiting := self.sealed.waiting():
            own = seat in waiting and self.sealed.controller_of(seat) == "person"
            return NextStep("person", seat) if own else NextStep("elsewhere", waiting[0])
        own = due == NextStep("person", seat)
        return due if own or due.kind == "over" else NextStep("elsewhere", due.seat)

    # Earlier positions

    def past_view(self, step: int, viewpoint: int | str | None = None, since: int = 0) -> dict[str, Any]:
        """View of the position after the first ``step`` entries for this screen, as JSON.

        ``viewpoint``: see ``resolve_viewpoint``. Raises IllegalAction if the step is unknown or the viewpoint is not
        allowed.
        """
        past = self.past_view_of(self.screen.viewer(), step, viewpoint, since)
        return {**past, "peeking": self.screen.is_out_of_turn, "branch": self.can_branch(step)}

    def past_view_of(
        self, viewer: int | None, step: int, viewpoint: int | str | None = None, since: int = 0
    ) -> dict[str, Any]:
        """View of the position after the first ``step`` entries for ``viewer``; otherwise like ``past_view``."""
        viewer, open_hands = resolve_viewpoint(self.current, viewpoint, viewer)
        if type(step) is not int or not self.history.has_step(step):
            raise IllegalAction("past-no-step")
        return {
            **player_view.past_view(self.history, step, viewer, since, open_hands=open_hands),
            "practice": self.practice,
            "over": self.current.next_step().kind == "over",
        }

    def recap(self, viewer: int | None) -> list[dict[str, Any]]:
        """Decisions since the last one of ``viewer``, each with the ids of the elements that it changed."""
        return recap(self.history, viewer)

    def can_branch(self, step: int) -> bool:
        """Whether a practice game may continue from the position after the first ``step`` entries.

        In a running match it is allowed for a single person with bots only, and not in a game of the day that counts.
        """
        if self.current.next_step().kind == "over":
            return step < len(self.entries) and self.history.at(step).state.to_act is not None
        return self.screen.only_human() is not None and not self.setup.counts_for_day

    def hint_seat(self) -> int | None:
        """Seat that may ask for a hint at this screen now, or None."""
        due = self.screen.next_step()
        if due.kind != "person" or due.seat is None or self.screen.is_out_of_turn:
            return None
        return due.seat if self.may_ask_for_hint(due.seat) else None

    def may_ask_for_hint(self, seat: int) -> bool:
        """Whether ``seat`` may ask for a hint: it must be a person to act.

        The other seats must all be bots, or all players must have agreed to hints. In a game of the day that counts
        there are none.
        """
        agreed = self.setup.hints or self.current.human_seats() == [seat]
        return agreed and not self.setup.counts_for_day and self.may_decide(seat)

    # Views

    def refusal(self, path: Sequence[str]) -> Refusal:
        """Explain why the last element of ``path`` cannot be clicked after the ones before it, at this screen."""
        return self.refusal_for(self.screen.viewer(), path)

    def refusal_for(self, viewer: int | None, path: Sequence[str]) -> Refusal:
        """Explain to ``viewer`` why the last element of ``path`` cannot be clicked after the ones before it."""
        return self.game.refusal(self.sealed.position_of(viewer).state, viewer, path)

    def view(self, since: int = 0) -> dict[str, Any]:
        """View of the match for this screen as JSON, with the log from line ``since`` on."""
        return {
            **self.view_of(self.screen.viewer(), self.screen.next_step(), since=since),
            "peeking": self.screen.is_out_of_turn,
            "undo": self.undo_kind(),
            "undo_turn": self.undo_kind(whole_turn=True),
            "hint": self.hint_seat() is not None,
            "redo": self.can_redo(),
        }

    def view_of(self, viewer: int | None, due: NextStep, *, step: int | None = None, since: int = 0) -> dict[str, Any]:
        """View of the position after the first ``step`` entries (None: now) for ``viewer``, as JSON.

        The caller ensures that only ``viewer`` gets it. ``due``: the next step as ``viewer`` may know it. Moves are
        included if ``viewer`` has to decide. Raises IndexError if the step is unknown.
        """
        position = self.sealed.position_of(viewer) if step is None else self.history.at(step)
        chooses = step is None and viewer is not None and viewer in self.sealed.seats and self.may_decide(viewer)
        decides = chooses or due == NextStep("person", viewer)
        view = {
            **player_view.position_view(
                position, self.log, viewer, since, steps=self._last_steps if step is None else 1
            ),
            **player_view.decision_view(position, due, decides=decides),
            **({"steps": self._last_steps} if step is None and self._last_steps > 1 else {}),
            "practice": self.practice,
            "trust": self.shared_name is not None,
            "stood_in": sorted(self.current.substituted_guests),
        }
        return {**view, **self._sealed_part(view, due, viewer)} if step is None and self.sealed.is_open else view

    def _sealed_part(self, view: Mapping[str, Any], due: NextStep, viewer: int | None) -> dict[str, Any]:
        """Fields of a view that differ in a sealed round: the seats still to choose, and the viewer's own choice."""
        chosen = self.sealed.choice_of(viewer) is not None
        return {
            "scene": with_sealed_marks(view["scene"], self.sealed.chosen_elements(viewer)),
            "to_act": self.state.to_act,
            "whose_turn": self.sealed.status(viewer),
            "sealed": {"waiting": self.sealed.waiting(), "chosen": chosen},
        }
