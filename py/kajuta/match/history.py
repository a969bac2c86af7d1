"""The way that a sitting has gone: its entries, its log, and moments kept along it, to be anywhere on it at once."""

from copy import copy
from dataclasses import dataclass

from kajuta.match.entries import Entry, LogEntry
from kajuta.match.position import Glance, Moment

STRIDE = 8
"""How many entries lie between two moments that are kept along the way."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is remembered of an entry.

    ``person``: whose free decision it was, if anybody's. ``seat``, ``turn`` and ``irreversible_events`` are the
    position's before it, ``lines`` is how many lines the log had after it.
    """

    person: int | None
    seat: int | None
    turn: int
    irreversible_events: int
    lines: int


class Way:
    """The present moment of a sitting and all that led to it."""

    def __init__(self, start: Moment) -> None:
        self.now = start
        self.entries: list[Entry] = []
        self.steps: list[Step] = []
        self.log: list[LogEntry] = []
        self.collect()  # what the laying out told
        start.glances = [Glance(start.state.copy(), start.lines, 0)] * len(start.players)
        self._kept = [start.copy()]
        self._steady = 0

    def copy(self) -> "Way":
        """Return an independent way that has gone as far; what is behind both they share."""
        other = copy(self)
        other.now = self.now.copy()
        other.now.state.events = []
        other.entries, other.steps = self.entries[:], self.steps[:]
        other.log, other._kept = self.log[:], self._kept[:]
        return other

    def add(self, entry: Entry, person: int | None) -> None:
        """Carry out an entry that was checked; ``person`` freely decided it, or nobody."""
        now = self.now
        seat, turn, luck = now.state.to_act, now.state.turn, now.state.irreversible_events
        now.add(entry)
        self.entries.append(entry)
        self.collect()
        self.steps.append(Step(person, seat, turn, luck, now.lines))
        if person is not None:
            now.decided(person)
        if now.step % STRIDE == 0:
            self._kept.append(now.copy())

    def collect(self) -> None:
        """Put what happened into the log."""
        now = self.now
        for event in now.state.events or ():
            self.log.append(LogEntry(now.step, *event))
        now.state.events = []
        now.lines = len(self.log)

    def at(self, step: int) -> Moment:
        """Return the moment after the first ``step`` entries (0: as it was laid out), independent of the present one.

        Raises IndexError where the way is not that long.
        """
        if not 0 <= step <= len(self.entries):
            raise IndexError(step)
        near = step // STRIDE
        moment = self._kept[near].copy()
        for _ in range(near * STRIDE, step):
            self.go_on(moment)
        return moment

    def go_on(self, moment: Moment) -> None:
        """Carry out on ``moment``, which lies before the present one, the entry that came next."""
        done = self.steps[moment.step]
        moment.add(self.entries[moment.step])
        moment.lines = done.lines
        if done.person is not None:
            moment.decided(done.person)

    def back_to(self, step: int) -> None:
        """Make the moment after the first ``step`` entries the present one, and forget what came later."""
        self.now = self.at(step)
        self.now.state.events = []
        del self.entries[step:], self.steps[step:], self.log[self.now.lines :]
        del self._kept[step // STRIDE + 1 :]
        self._steady = min(self._steady, step)

    def undo_point(self) -> int | None:
        """Number of the entry that a person decided last, None where there is none."""
        for index in range(len(self.steps) - 1, -1, -1):
            if self.steps[index].person is not None:
                return index
        return None

    def steady(self) -> int:
        """Return how many of the first entries are still those that there were when this was asked last."""
        steady, self._steady = self._steady, len(self.entries)
        return steady

    def turns(self) -> list[dict[str, int | None]]:
        """Return where each turn begins: after how many entries, its number, and the seat that decided first in it."""
        now = self.now.state
        begun: list[dict[str, int | None]] = []
        last = -1
        for step, done in enumerate(self.steps):
            if done.turn != last:
                begun.append({"step": step, "turn": done.turn, "seat": done.seat})
                last = done.turn
        if now.turn != last:
            begun.append({"step": len(self.steps), "turn": now.turn, "seat": now.to_act})
        return begun
