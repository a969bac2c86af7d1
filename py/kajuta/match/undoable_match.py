"""A match with undo and redo."""

from collections.abc import Mapping, Sequence

from kajuta.core.errors import IllegalAction
from kajuta.match.bot_thinking import BotThinking
from kajuta.match.match_base import MatchBase
from kajuta.match.match_entry import Entry
from kajuta.match.match_setup import Setup
from kajuta.match.sealed_round import SealedRound
from kajuta.match.shared_screen import SharedScreen


class UndoableMatch(MatchBase):
    """A match whose entries can be undone and redone.

    ``practice``: whether the match does not count as an ordinary game, because of an undo, a hint or an opened hand.
    ``sealed``: choices of an open sealed round. ``screen``: state of this screen.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.practice = setup.position is not None or (setup.daily is not None and setup.daily.practice)
        self.sealed = SealedRound(self.history)
        self.screen = SharedScreen(self.history, self.sealed)
        self._bot = BotThinking()
        self._undone: list[list[Entry]] = []
        self._last_steps = 1
        """Number of entries added by the last decision."""

    def mark_from_outside(self) -> None:
        """Mark the match as received from outside, so that a game of the day does not count."""
        self.setup = self.setup.as_from_outside()
        self.practice |= self.setup.daily is not None

    def _add_new(self, entry: Entry) -> None:
        """Carry out a new, valid entry and clear the redo list."""
        self._undone.clear()
        self._add(entry)
        self._end_round()

    def _add(self, entry: Entry) -> None:
        """Carry out a valid entry."""
        self._bot = BotThinking()
        self._last_steps = 1
        due = self.current.next_step()
        person = due.seat if isinstance(entry, tuple) and due.kind == "person" else None
        local = person if person in self.current.local_human_seats() else None
        if isinstance(entry, tuple):
            self.sealed.forget(due.seat)
        self.history.add(entry, person)
        self.screen.position_changed(local)

    def _end_round(self) -> None:
        """Carry out the choices of the sealed round once all are made, without opening a hand on this screen."""
        if not self.sealed.is_complete():
            return
        self._undone.clear()
        actions = self.sealed.actions_in_order()
        last_viewer = self.screen.last_viewer
        for _, action in actions:
            if action not in self.current.legal_actions():
                raise ValueError(f"{self.game.id}: a choice of a sealed round depends on another one: {action!r}")
            self._add(action)
        self._last_steps = len(actions)
        self.screen.keep_revealed(last_viewer)

    def undo_kind(self, *, whole_turn: bool = False) -> str | None:
        """Kind of undo as in ``History.undo_kind``; None if it would discard a person's sealed choice.

        In a game of the day that counts, only undo of the kind "free" is possible.
        """
        if self.sealed.has_choice_of_person():
            return None
        kind = self.history.undo_kind(whole_turn=whole_turn)
        return None if kind == "practice" and self.setup.counts_for_day else kind

    def undo_needs_consent(self) -> bool:
        """Whether undo needs consent, as in ``History.undo_needs_consent``, and would not discard a sealed choice."""
        return not self.sealed.has_choice_of_person() and self.history.undo_needs_consent()

    def undo(self, *, whole_turn: bool = False) -> None:
        """Undo the last free decision of a person, or the whole turn; raises IllegalAction if that is not allowed.

        The hand open on this screen stays the same: the person there may not be the one who decided in the earlier
        position.
        """
        history = self.history
        kind = self.undo_kind(whole_turn=whole_turn)
        index = history.turn_undo_point() if whole_turn else history.undo_point()
        if kind is None or index is None:
            raise IllegalAction("undo-not-allowed")
        self._undo_to(index)
        self.practice |= kind == "practice"

    def undo_by_consent(self) -> None:
        """Undo past something that was revealed, after all other people agreed. The match becomes practice."""
        history = self.history
        index, seat = history.undo_point(), history.undo_seat()
        if index is None or seat is None or not self.undo_needs_consent():
            raise IllegalAction("undo-not-allowed")
        self._undo_to(index, {"do": "undo", "seat": seat})
        self.practice = True

    def _undo_to(self, index: int, *mark: Entry) -> None:
        """Go back to before the entry at ``index``, reapply later entries about seats, and append ``mark``."""
        revealed = self.screen.revealed_seat()
        seat_entries = [entry for entry in self.entries[index:] if isinstance(entry, Mapping)]
        self._undone.append([entry for entry in self.entries[index:] if isinstance(entry, tuple)])
        self.history.rewind_to(index)
        self._last_steps = 1
        self.sealed.clear()
        self._bot.stop()
        self._add_again([*seat_entries, *mark], revealed)

    def can_redo(self) -> bool:
        """Whether there is an undo to redo: nothing else was decided since."""
        return bool(self._undone)

    @property
    def undone(self) -> Sequence[Sequence[Entry]]:
        """Undone actions that can be redone: one list per undo, the latest undo last."""
        return self._undone

    def redo(self) -> None:
        """Play again the actions of the last undo, including those of bots, without opening another hand.

        Raises IllegalAction if there is nothing to redo.
        """
        if not self._undone:
            raise IllegalAction("redo-nothing")
        self._add_again(self._undone.pop(), self.screen.revealed_seat())

    def _add_again(self, entries: Sequence[Entry], revealed: int | None) -> None:
        for entry in entries:
            self._add(entry)
        self.screen.keep_revealed(revealed)
