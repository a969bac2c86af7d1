"""The history of a match: its entries, its log, and checkpoints for restoring any earlier position."""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

from kajuta.core.message import msg
from kajuta.core.pick import Pick
from kajuta.match.log_entry import LogEntry
from kajuta.match.match_entry import Entry
from kajuta.match.match_position import MatchPosition, StateAfterDecision
from kajuta.match.recent_events import RecentEvents

CHECKPOINT_INTERVAL = 8
"""Number of entries between two checkpoints."""


@dataclass(frozen=True, slots=True)
class EntryFacts:
    """Facts about an entry that was carried out.

    ``person``: seat of the person who made the decision freely; None for bots, forced steps and auto-answers.
    ``seat``, ``turn`` and ``irreversible_events``: values from the position before the entry. ``log_length``: length of
    the log after it.
    ``goes_on``: True if the entry continues a set of elements begun by the previous entry, so that undo treats both as
    one decision.
    ``sealed``: True if the entry belongs to a sealed round.
    """

    person: int | None
    seat: int | None
    turn: int
    irreversible_events: int
    log_length: int
    goes_on: bool = False
    sealed: bool = False


_UNKNOWN = EntryFacts(None, None, 0, 0, 0)
"""Placeholder for an entry that can no longer be replayed."""


class History:
    """All entries of a match and the current position.

    ``first``: number of entries before this history, usually 0. In a match that was resumed from a stored position
    after a change of the rules, earlier entries may not be replayable: ``earlier`` is the history of those that are,
    and ``recent`` are the log lines and decisions stored for the last ones.
    """

    def __init__(
        self,
        start: MatchPosition,
        entries: Sequence[Entry] = (),
        earlier: "History | None" = None,
        recent: RecentEvents | None = None,
    ) -> None:
        self.current = start
        self.first = start.step = len(entries)
        self.earlier = earlier
        self.entries: list[Entry] = list(entries)
        self.records: list[EntryFacts] = [_UNKNOWN] * self.first
        self.log: list[LogEntry] = []
        if earlier is not None:
            known_from = recent.log[0].step if recent and recent.log else self.first + 1
            self.log += [line for line in earlier.log if line.step < known_from]
            start.state.events = []
            start.state.log_event(msg("core-resumed", steps=self.first - len(earlier.entries)))
        self.collect()  # events of the set-up
        start.last_decisions = [StateAfterDecision(start.state.copy(), start.log_length, self.first)] * len(
            start.players
        )
        if recent is not None:
            self._add_recent(recent)
        self._checkpoints = [start.copy()]
        self._common_prefix = 0
        self._open_pick: Pick | None = None
        """The pick (set of elements) of which a person has just chosen a part."""

    def _add_recent(self, recent: RecentEvents) -> None:
        current = self.current
        self.log += recent.log
        end = current.log_length = len(self.log)
        current.last_decisions = [
            StateAfterDecision(state, end - later_lines, step) for step, later_lines, state in recent.decisions
        ]

    def copy(self) -> "History":
        """Independent copy of the history; checkpoints, which never change, are shared."""
        other = copy(self)
        other.current = self.current.copy()
        other.current.state.events = []
        other.entries, other.records = self.entries[:], self.records[:]
        other.log, other._checkpoints = self.log[:], self._checkpoints[:]
        return other

    def add(self, entry: Entry, person: int | None) -> None:
        """Carry out a valid entry. ``person``: seat of the person who made the decision freely, if any."""
        current = self.current
        seat, turn, irreversible = current.state.to_act, current.state.turn, current.state.irreversible_events
        goes_on = self._goes_on(entry)
        sealed = isinstance(entry, tuple) and bool(current.state.sealed_round())
        current.add(entry)
        self.entries.append(entry)
        self.collect()
        self.records.append(EntryFacts(person, seat, turn, irreversible, current.log_length, goes_on, sealed))
        if person is not None:
            current.record_decision(person)
        if current.step % CHECKPOINT_INTERVAL == 0:
            self._checkpoints.append(current.copy())

    def _goes_on(self, entry: Entry) -> bool:
        """Whether ``entry`` continues the open pick; also records the pick that ``entry`` leaves open."""
        current, before = self.current, self._open_pick
        self._open_pick = None
        if not isinstance(entry, tuple) or current.state.to_act not in current.human_seats():
            return False
        if current.state.sealed_round():
            return False  # the next choice belongs to another seat
        pick = current.pick()
        if pick is None or not pick.covers(entry):
            return False
        self._open_pick = pick
        return before is not None and before.goes_on_in(pick)

    def collect(self) -> None:
        """Move the events of the current position to the log."""
        current = self.current
        for event in current.state.events or ():
            self.log.append(LogEntry(current.step, *event))
        current.state.events = []
        current.log_length = len(self.log)

    def at(self, step: int) -> MatchPosition:
        """Independent copy of the position after the first ``step`` entries; raises IndexError if it is unknown."""
        part = self.part_with(step)
        position = part._checkpoints[part._checkpoint_index(step)].copy()
        for _ in range(position.step, step):
            part.replay_next(position)
        return position

    def part_with(self, step: int) -> "History":
        """This history or ``earlier``, whichever includes ``step``; raises IndexError if neither does."""
        if self.first <= step <= len(self.entries):
            return self
        if self.earlier is None or step > self.first:
            raise IndexError(step)
        return self.earlier.part_with(step)

    def has_step(self, step: int) -> bool:
        """Whether the position after the first ``step`` entries is known."""
        try:
            return self.part_with(step) is not None
        except IndexError:
            return False

    def _checkpoint_index(self, step: int) -> int:
        """Index of the last checkpoint at or before ``step``."""
        return step // CHECKPOINT_INTERVAL - self.first // CHECKPOINT_INTERVAL

    def replay_next(self, position: MatchPosition) -> None:
        """Carry out the next entry of this history on ``position``, which is an earlier position."""
        record = self.records[position.step]
        position.add(self.entries[position.step])
        position.log_length = record.log_length
        if record.person is not None:
            position.record_decision(record.person)

    def rewind_to(self, step: int) -> None:
        """Make the position after the first ``step`` entries the current one and drop all later entries."""
        self.current = self.at(step)
        self.current.state.events = []
        del self.entries[step:], self.records[step:], self.log[self.current.log_length :]
        del self._checkpoints[self._checkpoint_index(step) + 1 :]
        self._open_pick = None
        self._common_prefix = min(self._common_prefix, step)

    def undo_point(self) -> int | None:
        """Index of the entry that undo goes back to: the last free decision of a person, or None.

        If that decision chose several elements of a set, it is the index of the first of them.
        """
        for index in range(len(self.records) - 1, self.first - 1, -1):
            if self.records[index].person is not None and not self.records[index].goes_on:
                return index
        return None

    def turn_undo_point(self) -> int | None:
        """Index of the first free decision of a person in the same turn as the last one; None if they are the same."""
        last = self.undo_point()
        if last is None:
            return None
        first = last
        for index in range(last - 1, self.first - 1, -1):
            record = self.records[index]
            if record.turn != self.records[last].turn:
                break
            if record.person is not None and not record.goes_on:
                first = index
        return first if first < last else None

    def undo_kind(self, *, whole_turn: bool = False) -> str | None:
        """Kind of undo that is possible without asking anybody: "free", "practice" or None.

        "free": nothing was revealed since. "practice": something was revealed, so the match no longer counts; only for
        a single person who plays with bots.
        ``whole_turn``: go back to the beginning of the turn.
        """
        index = self.turn_undo_point() if whole_turn else self.undo_point()
        if index is None or self._conceded_since(index):
            return None
        if not self._revealed_since(index):
            return "free"
        return "practice" if len(self.current.human_seats()) == 1 else None

    def undo_needs_consent(self) -> bool:
        """Whether undo needs the consent of the other people, because it goes back past something that was revealed."""
        index = self.undo_point()
        if index is None or self._conceded_since(index):
            return False
        return self._revealed_since(index) and len(self.current.human_seats()) > 1

    def _conceded_since(self, index: int) -> bool:
        return any(isinstance(entry, Mapping) and entry["do"] == "concede" for entry in self.entries[index:])

    def _revealed_since(self, index: int) -> bool:
        """Whether something was revealed since the entry at ``index``.

        The end of the match counts, since it opens all hands. So does a sealed choice: nobody may take back another
        player's choice without asking, even before it is revealed.
        """
        current = self.current
        revealed = self.records[index].irreversible_events != current.state.irreversible_events
        sealed = any(record.sealed for record in self.records[index:])
        return revealed or sealed or current.next_step().kind == "over"

    def undo_seat(self) -> int | None:
        """Seat whose decision would be undone, or None."""
        index = self.undo_point()
        return None if index is None else self.records[index].person

    def undo_seats(self, *, whole_turn: bool = False) -> set[int]:
        """All seats whose decisions would be undone."""
        index = self.turn_undo_point() if whole_turn else self.undo_point()
        records = [] if index is None else self.records[index:]
        return {record.person for record in records if record.person is not None}

    def was_sealed(self, step: Any) -> bool:
        """Whether the entry at index ``step`` was a choice in a sealed round that has since been revealed."""
        return type(step) is int and self.first <= step < len(self.records) and self.records[step].sealed

    def common_prefix(self) -> int:
        """Number of leading entries that have not changed since the previous call."""
        unchanged, self._common_prefix = self._common_prefix, len(self.entries)
        return unchanged

    def outline(self) -> dict[str, Any]:
        """Number of entries, turn starts, and the range of unknown positions, as JSON."""
        unknown = None if self.earlier is None else [len(self.earlier.entries), self.first]
        return {"steps": len(self.entries), "turns": self.turn_starts(), "unknown": unknown}

    def turn_starts(self) -> list[dict[str, int | None]]:
        """The start of each turn: number of entries before it, turn number, and the seat that decides first.

        Steps whose positions are unknown form a turn without a seat.
        """
        state = self.current.state
        starts: list[dict[str, int | None]] = []
        if self.earlier is not None:
            end = len(self.earlier.entries)
            starts = [start for start in self.earlier.turn_starts() if start["step"] != end]
            if end < self.first:
                starts.append({"step": end, "turn": self.earlier.current.state.turn, "seat": None})
        last = -1
        for step, record in enumerate(self.records[self.first :], self.first):
            if record.turn != last:
                starts.append({"step": step, "turn": record.turn, "seat": record.seat})
                last = record.turn
        if state.turn != last:
            starts.append({"step": len(self.records), "turn": state.turn, "seat": state.to_act})
        return starts
