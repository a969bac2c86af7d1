"""A match that people and bots play; everything from outside is checked here, and the rules below trust it."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from kajuta.bots import DAILY_LEVELS, LEVELS, SeatKnowledge, playout_search
from kajuta.bots.helper_worker_messages import HelperTask, PartialResults
from kajuta.core.errors import BadSetup, BotFailed, IllegalAction
from kajuta.core.message import seat_ref
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State
from kajuta.match.bot_thinking import BotThinking
from kajuta.match.branch import branch_setup
from kajuta.match.history import History
from kajuta.match.match_entry import Entry
from kajuta.match.match_setup import CONTROLLERS, GUEST, HUMANS, LOCAL_HUMAN, SUBSTITUTE_BOT, Setup
from kajuta.match.match_views import MatchViews
from kajuta.match.picked_actions import picked_actions
from kajuta.match.recent_events import RecentEvents
from kajuta.match.sealed_round import SealedRound
from kajuta.match.shared_screen import SharedScreen
from kajuta.match.turn_end import ends_turn

AUTO_ANSWERS = ("ask", "never", "mine")


class Match(MatchViews):
    """A match being played at one screen.

    ``resumed_from``: step, position and recent events, as JSON, that it was resumed from, since entries before do not
    lead there.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.resumed_from: tuple[int, Mapping[str, Any], Any] | None = None

    def copy(self) -> "Match":
        """Independent match of the same length, in which no bot thinks yet."""
        other = copy(self)
        other.history = self.history.copy()
        other.sealed = self.sealed.copy(other.history)
        other.screen = self.screen.copy(other.history, other.sealed)
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
        self.sealed = SealedRound(self.history)
        self.sealed.one_at_a_time = self.shared_name is not None
        self.screen = SharedScreen(self.history, self.sealed)

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

    def choose(self, seat: int, action: Action) -> None:
        """Decide ``action`` for the person on ``seat``; in a sealed round it is kept until the last choice is in.

        Raises IllegalAction, nothing changed, where that seat does not decide now or the action is not legal.
        """
        if not self.may_decide(seat):
            raise IllegalAction("action-illegal")
        if seat not in self.sealed.seats:
            self.play(action)
            return
        if action not in self.sealed.position_of(seat).legal_actions():
            raise IllegalAction("action-illegal")
        self._take_choice(seat, action)

    def choose_set(self, seat: int, chosen: Sequence[str]) -> None:
        """Like ``choose``, with the elements ``chosen`` of the open pick of ``seat``."""
        if not self.may_decide(seat):
            raise IllegalAction("action-illegal")
        if seat not in self.sealed.seats:
            self.play_chosen(chosen)
            return
        position = self.sealed.position_of(seat)
        pick = position.offered_pick()
        if pick is None:
            raise IllegalAction("action-illegal")
        actions = picked_actions(self.game, position.state, pick, chosen)
        if len(actions) > 1:
            raise ValueError(f"{self.game.id}: in a sealed round a set is one action, see Pick.head")
        self._take_choice(seat, actions[0])

    def _take_choice(self, seat: int, action: Action) -> None:
        """Keep the choice of ``seat`` in the sealed round, which was checked."""
        self._undone.clear()
        local = seat in self.current.local_human_seats()
        self.sealed.choose(seat, action)
        if local:
            self.screen.keep_revealed(seat)
        else:
            self.screen.refresh()
        self._end_round()

    def restore_choices(self, choices: Any) -> None:
        """Take over the sealed choices of this browser's record, which are not trusted, as far as they are legal."""
        self.sealed.restore(choices)
        self.screen.refresh()
        self._end_round()

    def hand_on(self, name: str) -> None:
        """Hand the match on as a link under ``name``, if it has none yet.

        A link holds all that was decided, on trust. So from now on sealed choices are entries, one after the other in
        the order of the rules, and those before which nobody is still to choose become entries now.
        """
        if self.shared_name is not None:
            return
        known = self.sealed.actions_in_order()
        self.shared_name = name
        self.sealed.clear()
        for _, action in known:
            self._add_new(action)

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
        ``partial_results``: results of helper workers for its ``helper_task``. In a game of the day none of these
        changes what it plays.
        Raises BotFailed, nothing changed, where the bot raises or ends with an action that is not legal.
        """
        seat = self._thinking_seat()
        position = self.sealed.position_of(seat)
        is_daily = self.setup.daily is not None
        if not self._bot.is_thinking:
            controller = self.players[seat].controller
            level = SUBSTITUTE_BOT if controller in HUMANS else controller
            # What was decided about seats leaves its luck alone.
            actions = sum(isinstance(entry, tuple) for entry in self.entries)
            rng = Rng((self.setup.seed << 20) + actions + self.sealed.index_of(seat))
            if is_daily:
                self._bot.begin(DAILY_LEVELS[level], self._knowledge_of(seat), rng, None)
            else:
                self._bot.begin(LEVELS[level], self._knowledge_of(seat), rng, thinking_time)
        try:
            if is_daily:
                hurry, partial_results = False, ()
            action = self._bot.think(milliseconds, hurry=hurry, partial_results=partial_results)
        except Exception as error:
            self._bot.stop()
            raise BotFailed("bot-failed", seat=seat_ref(seat)) from error
        if action is None:
            return False
        if action not in position.legal_actions():
            self._bot.stop()
            raise BotFailed("bot-failed", seat=seat_ref(seat)) from ValueError(f"not legal: {action!r}")
        if seat in self.sealed.seats:
            self._bot = BotThinking()
            self._take_choice(seat, action)
        else:
            self._add_new(action)
        return True

    def _thinking_seat(self) -> int:
        """Seat of the bot that thinks now; in a sealed round one thinks whoever else is still to choose."""
        due = self.screen.next_step()
        seats = self.sealed.waiting("bot") if self.sealed.is_open else [due.seat] if due.kind == "bot" else []
        if not seats or seats[0] is None:
            raise IllegalAction("action-not-bot")
        return seats[0]

    @property
    def helper_task(self) -> HelperTask | None:
        """Task with which helper workers would help the bot that thinks, None where they cannot."""
        return None if self.sealed.is_open else self._bot.helper_task

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
        return SeatKnowledge(self.game, self.sealed.position_of(seat).state, record, seat=seat)

    def ends_turn(self, action: Action, chosen: Sequence[str] | None = None) -> bool:
        """Whether ``action``, or choosing ``chosen``, surely ends the turn of the person to act, see ``ends_turn``."""
        if self.sealed.is_open:
            return False
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

        So is a game of the day, which everybody plays against the same bots. Raises IllegalAction where a guest's seat
        would go to a person at this screen, who would see the hand.
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
        practice = position.reveals_bot_hand(seat, controller) or self.setup.daily is not None
        self._add_seat_entry({"do": "seat", "seat": seat, "kind": controller})
        self.practice |= practice

    def set_auto_answer(self, seat: int, window: str, answer: str) -> None:
        """Set the auto-answer ("ask", "never", "mine") of ``seat`` for reaction windows of the kind ``window``."""
        self._require_human(seat)
        if answer not in AUTO_ANSWERS:
            raise IllegalAction("action-illegal")
        self._add_seat_entry({"do": "standing", "seat": seat, "window": window, "answer": answer})

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

    # Branches

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
