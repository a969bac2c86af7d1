"""This screen: whose hand lies open on it, and the next step as it shows it."""

from copy import copy

from kajuta.core.errors import IllegalAction
from kajuta.match.history import History
from kajuta.match.next_step import NextStep


class SharedScreen:
    """The screen of a match, which several people may share.

    ``last_viewer``: the seat that looked at its hand last. ``is_out_of_turn``: that seat looks while another decides.
    """

    def __init__(self, history: History) -> None:
        self._history = history
        self.last_viewer: int | None = None
        self.is_out_of_turn = False
        self._next_step: NextStep | None = None
        self.reset()

    def copy(self, history: History) -> "SharedScreen":
        """Independent screen of ``history``, a copy of this one's."""
        other = copy(self)
        other._history = history
        return other

    def reset(self) -> None:
        """Forget the last viewer: a person alone needs no curtain, several do."""
        local = self._history.current.local_human_seats()
        self.last_viewer = local[0] if len(local) == 1 else None
        self._next_step = None

    def next_step(self) -> NextStep:
        """Next step of the match, with a curtain before a hand that another person must not see."""
        if self._next_step is None:
            position = self._history.current
            due = position.next_step()
            if due.kind == "person" and due.seat not in position.local_human_seats():
                due = NextStep("guest", due.seat)
            hidden = due.kind == "person" and self.last_viewer != due.seat and position.has_private_view(due.seat)
            self._next_step = NextStep("curtain", due.seat) if hidden else due
        return self._next_step

    def viewer(self) -> int | None:
        """Seat that looks at the screen: the only person, or the one who decides; None for everybody."""
        if self.is_out_of_turn:
            return self.last_viewer
        due = self.next_step()
        if due.kind == "person":
            return due.seat
        local = self._history.current.local_human_seats()
        return local[0] if len(local) == 1 and self.last_viewer == local[0] else None

    def reveal_to(self, seat: int | None) -> None:
        """Show the hand of ``seat``; None ends a look out of turn. Raises IllegalAction unless a person is there."""
        position = self._history.current
        if seat is not None:
            if seat not in position.local_human_seats():
                raise IllegalAction("seat-not-person")
            self.last_viewer = seat
        self.is_out_of_turn = seat is not None and seat != position.state.to_act
        self._next_step = None

    def revealed_seat(self) -> int | None:
        """Seat whose hand lies open now, None where nobody's does."""
        position = self._history.current
        alone = position.local_human_seats() == [self.last_viewer]
        own_turn = position.next_step() == NextStep("person", self.last_viewer)
        return self.last_viewer if alone or self.is_out_of_turn or own_turn else None

    def keep_revealed(self, seat: int | None) -> None:
        """Show ``seat``'s hand alone after the position changed: a change of seats or an undo opens no other."""
        self.last_viewer = seat
        self.is_out_of_turn = False
        self._next_step = None

    def position_changed(self, person: int | None) -> None:
        """Adapt to a new position; ``person`` freely decided what led to it."""
        self.is_out_of_turn = False
        if person is not None:
            self.last_viewer = person
        self._next_step = None

    def only_human(self) -> int | None:
        """Seat of the only person, who plays with bots and looks at the screen; None where there is none."""
        humans = self._history.current.human_seats()
        return humans[0] if humans == [self.last_viewer] else None
