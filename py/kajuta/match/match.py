"""A match that people and bots play; everything from outside is checked here, and the rules below trust it."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from kajuta.bots import LEVELS, SeatKnowledge, playout_search
from kajuta.bots.helper_worker_messages import HelperTask, PartialResults
from kajuta.core.errors import BadSetup, BotFailed, IllegalAction
from kajuta.core.message import seat_ref
from kajuta.core.rng import Rng
from kajuta.core.rule_clauses import Refusal
from kajuta.core.state import Action, State
from kajuta.match import player_view
from kajuta.match.bot_thinking import BotThinking
from kajuta.match.branch import branch_setup
from kajuta.match.finished_match_viewpoints import resolve_viewpoint
from kajuta.match.history import History
from kajuta.match.match_entry import Entry
from kajuta.match.match_setup import CONTROLLERS, GUEST, HUMANS, LOCAL_HUMAN, SUBSTITUTE_BOT, Setup
from kajuta.match.next_step import NextStep
from kajuta.match.picked_actions import picked_actions
from kajuta.match.recap import recap
from kajuta.match.recent_events import RecentEvents
from kajuta.match.shared_screen import SharedScreen
from kajuta.match.turn_end import ends_turn
from kajuta.match.undoable_match import UndoableMatch

AUTO_ANSWERS = ("ask", "never", "mine")


class Match(UndoableMatch):
    """A match being played at one screen.

    ``shared_name``: name of a match that was handed on as a link with all hands, so that it is played on trust.
    ``resumed_from``: step, position and recent events, as JSON, that it was resumed from, since entries before do not
    lead there.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.shared_name: str | None = None
        self.resumed_from: tuple[int, Mapping[str, Any], Any] | None = None

    def copy(self) -> "Match":
        """Independent match of the same length, in which no bot thinks yet."""
        other = copy(self)
        other.history = self.history.copy()
        other.screen = self.screen.copy(other.history)
        other._bot = BotThinking()
        other._undone = self._undone[:]
        return other

    def resume(self, state: State, entries: Sequence[Entry], earlier: History, recent: RecentEvents | None) -> None:
        """Go on from ``state``, which ``entries`` led to under other rules; this match has carried out those of seats.

        ``earlier``: how far the entries can be replayed, to look back on. ``recent``: what the last of them told.
        """
        position = self.current
        position.state = state
        position.clear_cache()
        self.history = History(position, entries, earlier, recent)
        self.screen = SharedScreen(self.history)

    def adopt(self, other: "Match") -> None:
        """Take over the history of ``other``, a copy of this match that went on and is not used any further."""
        vars(self).update(vars(other))

    # Actions of people and bots

    def play(self, action: Action) -> None:
        """Carry out ``action`` for the seat to act; raises IllegalAction, nothing changed, if it is not legal."""
        if self.current.next_step().kind == "over" or action not in self.current.legal_actions():
            raise IllegalAction("action-illegal")
        self._add_new(action)

    def play_chosen(self, chosen: Sequence[str]) -> None:
        """Choose the elements ``chosen`` of the open pick; raises IllegalAction, nothing changed, where it may not."""
        pick = self.current.offered_pick()
        if self.current.next_step().kind == "over" or pick is None:
            raise IllegalAction("action-illegal")
        actions = picked_actions(self.game, self.state, pick, chosen)
        for action in actions:
            self._add_new(action)
        self._last_steps = len(actions)

    def advance(self) -> None:
        """Play the one step that needs nobody: a forced decision or an auto-answer; else raises IllegalAction."""
        kind = self.screen.next_step().kind
        if kind == "standing":
            action = self.current.auto_answer()
        elif kind == "forced":
            action = self.current.legal_actions()[0]
        else:
            action = None
        if action is None:
            raise IllegalAction("action-not-forced")
        self._add_new(action)

    def think(
        self,
        milliseconds: float,
        thinking_time: float = 1.0,
        *,
        hurry: bool = False,
        partial_results: Sequence[PartialResults] = (),
    ) -> bool:
        """Let the bot to act think for a while; True once it has played its action.

        ``thinking_time``: factor of its rank's thinking time. ``hurry``: it plays its best action so far.
        ``partial_results``: results of helper workers for its ``helper_task``.
        Raises BotFailed, nothing changed, where the bot raises or ends with an action that is not legal.
        """
        due = self.screen.next_step()
        if due.kind != "bot" or due.seat is None:
            raise IllegalAction("action-not-bot")
        if not self._bot.is_thinking:
            controller = self.players[due.seat].controller
            bot = LEVELS[SUBSTITUTE_BOT if controller in HUMANS else controller]
            rng = Rng((self.setup.seed << 20) + len(self.entries))
            self._bot.begin(bot, self._knowledge_of(due.seat), rng, thinking_time)
        try:
            action = self._bot.think(milliseconds, hurry=hurry, partial_results=partial_results)
        except Exception as error:
            self._bot.stop()
            raise BotFailed("bot-failed", seat=seat_ref(due.seat)) from error
        if action is None:
            return False
        if action not in self.current.legal_actions():
            self._bot.stop()
            raise BotFailed("bot-failed", seat=seat_ref(due.seat)) from ValueError(f"not legal: {action!r}")
        self._add_new(action)
        return True

    @property
    def helper_task(self) -> HelperTask | None:
        """Task with which helper workers would help the bot that thinks, None where they cannot."""
        return self._bot.helper_task

    @property
    def progress(self) -> float:
        """Progress of the bot that thinks, from 0 to 1."""
        return self._bot.progress

    def run_helper_task(self, task: HelperTask, seed: int, milliseconds: float) -> PartialResults:
        """Play out ``task`` for the bot to act, or for the coach, for a while; ``seed``: of the determinizations.

        Raises IllegalAction where nobody has a choice, or an action of ``task`` is not legal.
        """
        due = self.current.next_step()
        if due.kind not in ("bot", "person") or due.seat is None:
            raise IllegalAction("action-illegal")
        legal = self.current.legal_actions()
        if any(action not in legal for action in task.actions):
            raise IllegalAction("action-illegal")
        return playout_search.run_helper_task(self._knowledge_of(due.seat), Rng(seed), task, milliseconds / 1000)

    def _knowledge_of(self, seat: int) -> SeatKnowledge:
        record = [message for entry in self.log if (message := entry.message_for(seat)) is not None]
        return SeatKnowledge(self.game, self.state, record)

    def ends_turn(self, action: Action, chosen: Sequence[str] | None = None) -> bool:
        """Whether ``action``, or choosing ``chosen``, surely ends the turn of the person to act, see ``ends_turn``."""
        if self.current.next_step().kind != "person":
            raise IllegalAction("action-illegal")
        return ends_turn(self.current, action, chosen)

    # Decisions about seats

    def concede(self, seat: int) -> None:
        """Let the person on ``seat`` concede: a bot plays on, the seat ranks last; a cooperative game is lost."""
        self._require_human(seat)
        self._add_seat_entry({"do": "concede", "seat": seat})

    def set_controller(self, seat: int, controller: str) -> None:
        """Hand ``seat`` to a person, a guest or a rank of bots; the match is practice where that shows a bot's hand.

        Raises IllegalAction where a guest's seat would go to a person at this screen, who would see the hand.
        """
        if type(seat) is not int or not 0 <= seat < len(self.players) or seat in self.conceded:
            raise BadSetup("setup-damaged")
        if controller not in CONTROLLERS:
            raise BadSetup("setup-damaged")
        position = self.current
        if controller == LOCAL_HUMAN and (
            self.players[seat].controller == GUEST or seat in position.substituted_guests
        ):
            raise IllegalAction("seat-of-guest")
        practice = position.reveals_bot_hand(seat, controller)
        self._add_seat_entry({"do": "seat", "seat": seat, "kind": controller})
        self.practice |= practice

    def set_auto_answer(self, seat: int, window: str, answer: str) -> None:
        """Set the auto-answer ("ask", "never", "mine") of ``seat`` for reaction windows of the kind ``window``."""
        self._require_human(seat)
        if answer not in AUTO_ANSWERS:
            raise IllegalAction("action-illegal")
        self._add_seat_entry({"do": "standing", "seat": seat, "window": window, "answer": answer})

    def hint_seat(self) -> int | None:
        """Seat that may ask for a hint at this screen now, None where nobody may."""
        due = self.screen.next_step()
        if due.kind != "person" or due.seat is None or self.screen.is_out_of_turn:
            return None
        return due.seat if self.may_ask_for_hint(due.seat) else None

    def may_ask_for_hint(self, seat: int) -> bool:
        """Whether ``seat`` may ask for a hint: a person to act, alone with bots or where all have agreed."""
        agreed = self.setup.hints or self.current.human_seats() == [seat]
        return agreed and self.current.next_step() == NextStep("person", seat)

    def record_hint(self, seat: int) -> None:
        """Record that ``seat`` was given a hint: from now on the match is practice."""
        self._require_human(seat)
        self._add_seat_entry({"do": "hint", "seat": seat})
        self.practice = True

    def record_undo(self, seat: int) -> None:
        """Record that ``seat`` took back a decision by consent, as a save tells: the match is practice."""
        if not 0 <= seat < len(self.players):
            raise IllegalAction("action-illegal")
        self._add_seat_entry({"do": "undo", "seat": seat})
        self.practice = True

    def _add_seat_entry(self, entry: Mapping[str, Any]) -> None:
        """Carry out a seat entry, which opens no hand; raises IllegalAction after the end."""
        if self.current.next_step().kind == "over":
            raise IllegalAction("action-illegal")
        revealed = self.screen.revealed_seat()
        self._add_new(entry)
        self.screen.keep_revealed(revealed)

    def _require_human(self, seat: int) -> None:
        if seat not in self.current.human_seats():
            raise IllegalAction("seat-not-person")

    # Redo after loading

    def restore_undone(self, undone: Any) -> None:
        """Let the last undos in ``undone``, which are not trusted, be done again, as far as they are legal here."""
        self._undone = []
        trial = self.copy()
        try:
            for actions in reversed(undone):
                start = len(trial.entries)
                for action in actions:
                    if not all(type(part) in (int, str) for part in action):
                        return
                    trial.play(tuple(action))
                self._undone.insert(0, list(trial.entries[start:]))
        except Exception:  # whatever forged entries or those of other rules bring about
            return

    # Earlier positions

    def past_view(self, step: int, viewpoint: int | str | None = None, since: int = 0) -> dict[str, Any]:
        """View of the position after the first ``step`` entries for this screen, as JSON.

        ``viewpoint``: see ``resolve_viewpoint``. Raises IllegalAction outside the history, or for a closed viewpoint.
        """
        past = self.past_view_of(self.screen.viewer(), step, viewpoint, since)
        return {**past, "peeking": self.screen.is_out_of_turn, "branch": self.can_branch(step)}

    def past_view_of(
        self, viewer: int | None, step: int, viewpoint: int | str | None = None, since: int = 0
    ) -> dict[str, Any]:
        """View of the position after the first ``step`` entries for ``viewer``; like ``past_view``."""
        viewer, open_hands = resolve_viewpoint(self.current, viewpoint, viewer)
        if type(step) is not int or not self.history.has_step(step):
            raise IllegalAction("past-no-step")
        return {
            **player_view.past_view(self.history, step, viewer, since, open_hands=open_hands),
            "practice": self.practice,
            "over": self.current.next_step().kind == "over",
        }

    def recap(self, viewer: int | None) -> list[dict[str, Any]]:
        """Decisions since the last one of ``viewer``, each with the elements that it changed."""
        return recap(self.history, viewer)

    def can_branch(self, step: int) -> bool:
        """Whether a practice game may go on from ``step``: before the end, and in a running match only alone."""
        if self.current.next_step().kind == "over":
            return step < len(self.entries) and self.history.at(step).state.to_act is not None
        return self.screen.only_human() is not None

    def branch(self, step: int, seed: int) -> "Match":
        """Practice game that goes on from the position after the first ``step`` entries.

        While this match runs, everything that its only person did not know then is dealt anew from ``seed``.
        Raises IllegalAction where a branch is not allowed, BadSetup for an impossible seed.
        """
        if type(step) is not int or not self.history.has_step(step) or not self.can_branch(step):
            raise IllegalAction("branch-not-allowed")
        over = self.current.next_step().kind == "over"
        setup, auto_answers = branch_setup(self.history.at(step), None if over else self.screen.only_human(), seed)
        match = Match(Setup.from_json(setup.to_json()))
        for entry in auto_answers:
            match._add(entry)
        match.screen.reset()
        return match

    # Views

    def refusal(self, path: Sequence[str]) -> Refusal:
        """Refusal of a click on the last element of ``path`` after the others, at this screen."""
        return self.game.refusal(self.state, self.screen.viewer(), path)

    def view(self, since: int = 0) -> dict[str, Any]:
        """View of the match for this screen, as JSON; the log from line ``since`` on."""
        return {
            **self.view_of(self.screen.viewer(), self.screen.next_step(), since=since),
            "peeking": self.screen.is_out_of_turn,
            "undo": self.history.undo_kind(),
            "undo_turn": self.history.undo_kind(whole_turn=True),
            "hint": self.hint_seat() is not None,
            "redo": self.can_redo(),
        }

    def view_of(self, viewer: int | None, due: NextStep, *, step: int | None = None, since: int = 0) -> dict[str, Any]:
        """View of the position after the first ``step`` entries (None: now) for ``viewer``, as JSON.

        The caller makes sure that nobody else looks. ``due``: the next step as ``viewer`` may know it; with moves where
        ``viewer`` decides. Raises IndexError outside the history.
        """
        position = self.current if step is None else self.history.at(step)
        return {
            **player_view.position_view(
                position, self.log, viewer, since, steps=self._last_steps if step is None else 1
            ),
            **player_view.decision_view(position, due, viewer),
            "practice": self.practice,
            "trust": self.shared_name is not None,
            "stood_in": sorted(self.current.substituted_guests),
        }
