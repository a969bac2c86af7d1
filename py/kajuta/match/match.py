"""A match as played by people and bots. Input from outside is validated here; the rules do not validate it again."""

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
    """A match played at one screen; guests may take part from other screens.

    ``resumed_from``: if the match was resumed after a change of the rules, the step, position and recent events from
    which it was resumed, as JSON.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.resumed_from: tuple[int, Mapping[str, Any], Any] | None = None

    def copy(self) -> "Match":
        """Independent copy of the match, without the bot's current thinking."""
        other = copy(self)
        other.history = self.history.copy()
        other.sealed = self.sealed.copy(other.history)
        other.screen = self.screen.copy(other.history, other.sealed)
        other._bot = BotThinking()
        other._undone = self._undone[:]
        return other

    def resume(self, state: State, entries: Sequence[Entry], earlier: History, recent: RecentEvents | None) -> None:
        """Continue from ``state``, the position that ``entries`` led to under earlier rules.

        The entries about seats must have been carried out already. ``earlier``: history of the entries that can still
        be replayed, for looking back. ``recent``: stored log lines and decisions of the last entries.
        """
        position = self.current
        position.state = state
        position.clear_cache()
        self.history = History(position, entries, earlier, recent)
        self.sealed = SealedRound(self.history)
        self.sealed.one_at_a_time = self.shared_name is not None
        self.screen = SharedScreen(self.history, self.sealed)

    def adopt(self, other: "Match") -> None:
        """Replace the contents of this match by those of ``other``, a copy that is not used after this call."""
        vars(self).update(vars(other))

    # Actions

    def play(self, action: Action) -> None:
        """Play ``action`` for the seat to act; raises IllegalAction and changes nothing if it is not legal."""
        if self.current.next_step().kind == "over" or action not in self.current.legal_actions():
            raise IllegalAction("action-illegal")
        self._add_new(action)

    def play_chosen(self, chosen: Sequence[str]) -> None:
        """Play a set: the elements ``chosen`` of the open pick, by id.

        Raises IllegalAction and changes nothing if the set is not allowed.
        """
        pick = self.current.offered_pick()
        if self.current.next_step().kind == "over" or pick is None:
            raise IllegalAction("action-illegal")
        actions = picked_actions(self.game, self.state, pick, chosen)
        for action in actions:
            self._add_new(action)
        self._last_steps = len(actions)

    def choose(self, seat: int, action: Action) -> None:
        """Play ``action`` for the person on ``seat``; in a sealed round, keep it secret until the last choice is made.

        Raises IllegalAction and changes nothing if the seat may not decide now or the action is not legal.
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
        """Like ``choose``, for a set: the elements ``chosen`` of the pick that is open for ``seat``, by id."""
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
        """Store the valid choice of ``seat`` in the sealed round."""
        if self.sealed.controller_of(seat) != "bot":
            self._undone.clear()  # a bot that chooses again after an undo leaves redo possible
        local = seat in self.current.local_human_seats()
        self.sealed.choose(seat, action)
        if local:
            self.screen.keep_revealed(seat)
        else:
            self.screen.refresh()
        self._end_round()

    def restore_choices(self, choices: Any) -> None:
        """Restore the sealed choices from this browser's storage. They are not trusted: illegal ones are ignored."""
        self.sealed.restore(choices)
        self.screen.refresh()
        self._end_round()

    def hand_on(self, name: str) -> None:
        """Turn the match into one that is passed on as a link under ``name``; nothing happens if it already has a name.

        A link contains all decisions, so there are no secret choices from now on: in a sealed round each seat's action
        becomes an entry at once, in the order of the rules. Choices already made become entries now, up to the first
        seat that still has to choose.
        """
        if self.shared_name is not None:
            return
        known = self.sealed.actions_in_order()
        self.shared_name = name
        self.sealed.clear()
        for _, action in known:
            self._add_new(action)

    def advance(self) -> None:
        """Play one step that needs no decision: a forced action or an auto-answer.

        Raises IllegalAction if there is none.
        """
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
        """Let the bot to act think for ``milliseconds``; True once it has played its action.

        ``thinking_time``: factor of the thinking time of its rank. ``hurry``: play the best action found so far.
        ``partial_results``: results of helper workers for ``helper_task``. The game of the day ignores these three, so
        that its bots play the same on every device.
        Raises BotFailed and changes nothing if the bot raises an exception or chooses an illegal action.
        """
        seat = self._thinking_seat()
        position = self.sealed.position_of(seat)
        is_daily = self.setup.daily is not None
        if not self._bot.is_thinking:
            controller = self.players[seat].controller
            level = SUBSTITUTE_BOT if controller in HUMANS else controller
            # Seat entries are not counted, so that they do not change the bot's random numbers.
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
        """Seat of the bot that thinks now. In a sealed round bots think even while people still have to choose."""
        due = self.screen.next_step()
        seats = self.sealed.waiting("bot") if self.sealed.is_open else [due.seat] if due.kind == "bot" else []
        if not seats or seats[0] is None:
            raise IllegalAction("action-not-bot")
        return seats[0]

    @property
    def helper_task(self) -> HelperTask | None:
        """Task with which helper workers can support the thinking bot, or None."""
        return None if self.sealed.is_open else self._bot.helper_task

    @property
    def progress(self) -> float:
        """Progress of the thinking bot, from 0 to 1."""
        return self._bot.progress

    def run_helper_task(self, task: HelperTask, seed: int, milliseconds: float) -> PartialResults:
        """Run ``task`` for a bot or the coach that is thinking in another worker.

        ``seed``: seed of the random deals of hidden cards. Raises IllegalAction if no decision is open or an action of
        the task is not legal.
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
        """Whether ``action``, or the set ``chosen``, certainly ends the turn; see ``match.turn_end``."""
        if self.sealed.is_open:
            return False
        if self.current.next_step().kind != "person":
            raise IllegalAction("action-illegal")
        return ends_turn(self.current, action, chosen)

    # Decisions about seats

    def concede(self, seat: int) -> None:
        """Let the person on ``seat`` concede.

        A bot plays on for them and the seat ranks last; a cooperative game is lost.
        """
        self._require_human(seat)
        self._add_seat_entry({"do": "concede", "seat": seat})

    def set_controller(self, seat: int, controller: str) -> None:
        """Hand ``seat`` to a person, a guest or a rank of bots.

        The match becomes practice if a person takes over a bot's hand, and always in the game of the day, which
        everybody plays against the same bots. Raises IllegalAction if a person at this screen would take over a guest's
        seat and see their hand.
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
        """Set the auto-answer of ``seat`` for reaction windows of the kind ``window``: "ask", "never" or "mine"."""
        self._require_human(seat)
        if answer not in AUTO_ANSWERS:
            raise IllegalAction("action-illegal")
        self._add_seat_entry({"do": "standing", "seat": seat, "window": window, "answer": answer})

    def record_hint(self, seat: int) -> None:
        """Record that ``seat`` got a hint, which makes the match practice."""
        self._require_human(seat)
        self._add_seat_entry({"do": "hint", "seat": seat})
        self.practice = True

    def record_undo(self, seat: int) -> None:
        """Record that ``seat`` took back a decision by consent, when a save is loaded. It makes the match practice."""
        if not 0 <= seat < len(self.players):
            raise IllegalAction("action-illegal")
        self._add_seat_entry({"do": "undo", "seat": seat})
        self.practice = True

    def _add_seat_entry(self, entry: Mapping[str, Any]) -> None:
        """Carry out an entry about a seat without opening another hand; raises IllegalAction if the match is over."""
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
        """Restore the undone actions in ``undone``, which is untrusted JSON, so that redo works after loading.

        Stops at the first one that is not legal.
        """
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
        except Exception:  # forged entries, or entries of other rules, may raise any exception
            return

    # Branches

    def branch(self, step: int, seed: int) -> "Match":
        """Practice game that continues from the position after the first ``step`` entries.

        While this match is running, everything that its only person did not know at that point is dealt again with
        ``seed``. Raises IllegalAction if a branch is not allowed, BadSetup for an invalid seed.
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
