"""The screen of a match, which several people may share: whose hand is open, and the next step as shown."""

from copy import copy

from kajuta.core.errors import IllegalAction
from kajuta.match.history import History
from kajuta.match.next_step import NextStep
from kajuta.match.sealed_round import SealedRound


class SharedScreen:
    """The state of the screen: whose hand is open, and whether a curtain hides the table between players.

    ``last_viewer``: seat whose hand was shown last. ``is_out_of_turn``: that player looks at their hand while another
    seat decides.
    In a sealed round the people at this screen choose one after the other, always with a curtain in between, because
    each choice is secret. After that the screen waits for guests and bots.
    """

    def __init__(self, history: History, sealed: SealedRound) -> None:
        self._history = history
        self._sealed = sealed
        self.last_viewer: int | None = None
        self.is_out_of_turn = False
        self._next_step: NextStep | None = None
        self.reset()

    def copy(self, history: History, sealed: SealedRound) -> "SharedScreen":
        """Independent copy for ``history`` and ``sealed``, which are copies of this screen's."""
        other = copy(self)
        other._history = history
        other._sealed = sealed
        return other

    def reset(self) -> None:
        """Forget the last viewer. A person who is alone at the screen needs no curtain; several people do."""
        local = self._history.current.local_human_seats()
        self.last_viewer = local[0] if len(local) == 1 else None
        self._next_step = None

    def next_step(self) -> NextStep:
        """Next step of the match, or a curtain before a hand is shown that the previous viewer must not see."""
        if self._next_step is None:
            position = self._history.current
            waiting = self._sealed.waiting()
            due = self._next_choice() if waiting else position.next_step()
            if due.kind == "person" and due.seat not in position.local_human_seats():
                due = NextStep("guest", due.seat)
            hidden = due.kind == "person" and self.last_viewer != due.seat
            if hidden and (waiting or position.has_private_view(due.seat)):
                due = NextStep("curtain", due.seat)
            self._next_step = due
        return self._next_step

    def _next_choice(self) -> NextStep:
        """Next choice in a sealed round: people at this screen first, then guests, then bots."""
        people = self._sealed.waiting("person")
        local = self._history.current.local_human_seats()
        for seat in (*(seat for seat in people if seat in local), *people):
            return NextStep("person", seat)
        return NextStep("bot", self._sealed.waiting("bot")[0])

    def chooser(self) -> int | None:
        """Seat at this screen that chooses, or may change its choice, in a sealed round; None if there is none."""
        viewer = self.viewer()
        if viewer is None or viewer not in self._sealed.seats:
            return None
        return viewer if self._sealed.controller_of(viewer) == "person" else None

    def viewer(self) -> int | None:
        """Seat from whose view the table is shown: the only person here, or the one who decides.

        None shows public information only.
        """
        if self.is_out_of_turn:
            return self.last_viewer
        due = self.next_step()
        if due.kind == "person":
            return due.seat
        local = self._history.current.local_human_seats()
        return local[0] if len(local) == 1 and self.last_viewer == local[0] else None

    def reveal_to(self, seat: int | None) -> None:
        """Show the hand of ``seat``; None ends a look out of turn.

        Raises IllegalAction if the seat is not played by a person at this screen.
        """
        position = self._history.current
        if seat is not None:
            if seat not in position.local_human_seats():
                raise IllegalAction("seat-not-person")
            self.last_viewer = seat
        self._next_step = None
        self.is_out_of_turn = seat is not None and seat != self._seat_in_turn()

    def _seat_in_turn(self) -> int | None:
        """Seat that decides next."""
        return self.next_step().seat if self._sealed.is_open else self._history.current.state.to_act

    def revealed_seat(self) -> int | None:
        """Seat whose hand is open now, or None."""
        position = self._history.current
        alone = position.local_human_seats() == [self.last_viewer]
        due = self.next_step() if self._sealed.is_open else position.next_step()
        own_turn = due == NextStep("person", self.last_viewer)
        return self.last_viewer if alone or self.is_out_of_turn or own_turn else None

    def keep_revealed(self, seat: int | None) -> None:
        """Keep only the hand of ``seat`` open after a change of the position, such as an undo or a change of seats."""
        self.last_viewer = seat
        self.is_out_of_turn = False
        self._next_step = None

    def position_changed(self, person: int | None) -> None:
        """Update after an entry; ``person`` is the seat at this screen whose free decision it was, if any."""
        self.is_out_of_turn = False
        if person is not None:
            self.last_viewer = person
        self._next_step = None

    def refresh(self) -> None:
        """Recompute the next step after a sealed choice."""
        self._next_step = None

    def only_human(self) -> int | None:
        """Seat of the only person, if everybody else is a bot and the person looks at the screen; otherwise None."""
        humans = self._history.current.human_seats()
        return humans[0] if humans == [self.last_viewer] else None
