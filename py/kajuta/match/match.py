"""The match that people and bots play: who is next, who looks, and all that may be asked of it from outside."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from kajuta.bots import LEVELS, InformationSet
from kajuta.bots.helper_worker import HelperTask, PartialResults
from kajuta.bots.search import run_helper_task
from kajuta.core.clauses import Refusal
from kajuta.core.errors import BadSetup, BotFailed, IllegalAction
from kajuta.core.message import seat_ref
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.match import player_view
from kajuta.match.bot_turn import BotTurn
from kajuta.match.branch import branch_setup
from kajuta.match.entries import STANDING_ANSWERS, TAKES_OVER, Entry, Next
from kajuta.match.match_data import MatchData
from kajuta.match.open_hands import viewpoint
from kajuta.match.recap import since
from kajuta.match.setup import GUEST, KINDS, PEOPLE, PERSON, Setup


class Match(MatchData):
    """A game being played. Everything from outside is checked here; the rules below trust it."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.practice = setup.position is not None
        self.sent: str | None = None
        """The name that a game goes by which was handed on as a link, with all hands: it is played on trust."""
        self.looked: int | None = None
        self.peeking = False
        self._bot = BotTurn()
        self._next: Next | None = None
        self._undone: list[list[Entry]] = []
        self.reset_viewer()

    def copy(self) -> "Match":
        """Return an independent match that has gone as far, in which no bot thinks yet."""
        other = copy(self)
        other.history = self.history.copy()
        other._bot = BotTurn()
        other._undone = self._undone[:]
        return other

    def become(self, other: "Match") -> None:
        """Go on from where ``other`` has come to, which was a copy of this one and is not played any further."""
        vars(self).update(vars(other))

    def reset_viewer(self) -> None:
        """Forget who looked last: a person alone needs no curtain, several do."""
        here = self.current.here()
        self.looked = here[0] if len(here) == 1 else None
        self._next = None

    # What is to be done

    def next(self) -> Next:
        """Return what happens next."""
        if self._next is None:
            now = self.current
            due = now.due()
            if due.kind == "person" and due.seat not in now.here():
                due = Next("guest", due.seat)
            hidden = due.kind == "person" and self.looked != due.seat and now.is_secret(due.seat)
            self._next = Next("curtain", due.seat) if hidden else due
        return self._next

    def viewer(self) -> int | None:
        """Return who looks at the screen: the only person, or the one who decides, else None (all)."""
        if self.peeking:
            return self.looked
        coming = self.next()
        if coming.kind == "person":
            return coming.seat
        here = self.current.here()
        return here[0] if len(here) == 1 and self.looked == here[0] else None

    def look(self, seat: int | None) -> None:
        """Let ``seat`` look at what it alone may see; None ends a look out of turn."""
        if seat is not None:
            if seat not in self.current.here():
                raise IllegalAction("seat-not-person")
            self.looked = seat
        self.peeking = seat is not None and seat != self.state.to_act
        self._next = None

    def _in_view(self) -> int | None:
        """Return the seat whose own things lie open on the screen now, None where nobody's do."""
        now = self.current
        alone = now.here() == [self.looked]
        return self.looked if alone or self.peeking or now.due() == Next("person", self.looked) else None

    # What people and bots do

    def play(self, action: Action) -> None:
        """Carry out ``action`` for the seat that decides; raises IllegalAction, nothing changed, if it is not legal."""
        if self.current.due().kind == "over" or action not in self.state.legal_actions():
            raise IllegalAction("action-illegal")
        self._decide(action)

    def advance(self) -> None:
        """Play the one step that needs nobody: a forced decision, or a standing answer."""
        coming = self.next().kind
        if coming == "standing":
            answer = self.current.standing_answer()
        elif coming == "forced":
            answer = self.state.legal_actions()[0]
        else:
            answer = None
        if answer is None:
            raise IllegalAction("action-not-forced")
        self._decide(answer)

    def think(
        self, milliseconds: float, patience: float = 1.0, *, hurry: bool = False, found: Sequence[PartialResults] = ()
    ) -> bool:
        """Let the bot that decides think for a while; True when it has played its action.

        ``patience``: how much of its rank's time it may take in all. ``hurry``: it plays what seems best to it by now.
        ``found``: what helpers have found for its ``task``. ``thought`` says how far it is.
        Raises BotFailed, nothing changed, where the bot raises or ends with what is not legal.
        """
        coming = self.next()
        if coming.kind != "bot" or coming.seat is None:
            raise IllegalAction("action-not-bot")
        if not self._bot.is_begun:
            kind = self.players[coming.seat].kind
            bot = LEVELS[TAKES_OVER if kind in PEOPLE else kind]
            luck = Rng((self.setup.seed << 20) + len(self.entries))
            self._bot.begin(bot, self._information_set(coming.seat), luck, patience)
        try:
            action = self._bot.go_on(milliseconds, hurry=hurry, found=found)
        except Exception as error:
            self._bot.stop()
            raise BotFailed("bot-failed", seat=seat_ref(coming.seat)) from error
        if action is None:
            return False
        if action not in self.state.legal_actions():
            self._bot.stop()
            raise BotFailed("bot-failed", seat=seat_ref(coming.seat)) from ValueError(f"not legal: {action!r}")
        self._decide(action)
        return True

    @property
    def task(self) -> HelperTask | None:
        """What the bot that thinks would have others look at, None where that would not help it."""
        return self._bot.task

    @property
    def thought(self) -> float:
        """How far the bot that thinks is, from 0 to 1."""
        return self._bot.thought

    def assist(self, task: HelperTask, seed: int, milliseconds: float) -> PartialResults:
        """Play out for a while what the bot that decides here, or the coach, would have others look at.

        ``seed`` says in which deals. Raises IllegalAction where nobody has a choice, or what is compared is not legal.
        """
        coming = self.current.due()
        if coming.kind not in ("bot", "person") or coming.seat is None:
            raise IllegalAction("action-illegal")
        legal = self.state.legal_actions()
        if any(action not in legal for action in task.actions):
            raise IllegalAction("action-illegal")
        return run_helper_task(self._information_set(coming.seat), Rng(seed), task, milliseconds / 1000)

    def _information_set(self, seat: int) -> InformationSet:
        record = [line for entry in self.log if (line := entry.seen_by(seat)) is not None]
        return InformationSet(self.game, self.state, record)

    def concede(self, seat: int) -> None:
        """Let the person on ``seat`` give up: a bot plays on, the seat comes last; a cooperative game is lost."""
        self._person(seat)
        self._arrange({"do": "concede", "seat": seat})

    def change_seat(self, seat: int, kind: str) -> None:
        """Hand ``seat`` over to a person, a guest or a level of bots (``kind``); whom a bot's hand is shown, practises.

        A guest's seat never goes to a person at this screen, who would see the hand: raises IllegalAction.
        """
        if type(seat) is not int or not 0 <= seat < len(self.players) or seat in self.conceded or kind not in KINDS:
            raise BadSetup("setup-damaged")
        now = self.current
        if kind == PERSON and (now.players[seat].kind == GUEST or seat in now.stood_in):
            raise IllegalAction("seat-of-guest")
        practice = now.is_taking_over(seat, kind)
        self._arrange({"do": "seat", "seat": seat, "kind": kind})
        self.practice |= practice

    def answer_always(self, seat: int, window: str, answer: str) -> None:
        """Leave a standing ``answer`` ("ask", "never", "mine") of ``seat`` for windows of kind ``reaction_window``."""
        self._person(seat)
        if answer not in STANDING_ANSWERS:
            raise IllegalAction("action-illegal")
        self._arrange({"do": "standing", "seat": seat, "window": window, "answer": answer})

    def asker(self) -> int | None:
        """Return the seat that may ask the coach at this screen now, None where nobody may."""
        coming = self.next()
        asks = coming.kind == "person" and not self.peeking and coming.seat is not None and self.may_ask(coming.seat)
        return coming.seat if asks else None

    def may_ask(self, seat: int) -> bool:
        """Say whether ``seat`` may ask the coach: a person who decides, alone with bots or where all have agreed."""
        agreed = self.setup.hints or self.current.people() == [seat]
        return agreed and self.current.due() == Next("person", seat)

    def note_hint(self, seat: int) -> None:
        """Note that the coach told ``seat`` what to do: from now on the game counts as practice."""
        self._person(seat)
        self._arrange({"do": "hint", "seat": seat})
        self.practice = True

    def _arrange(self, entry: Mapping[str, Any]) -> None:
        """Carry out a decision about the sitting; raises IllegalAction after the end. It opens nobody's hand."""
        if self.current.due().kind == "over":
            raise IllegalAction("action-illegal")
        in_view = self._in_view()
        self._decide(entry)
        self.looked = in_view

    def _person(self, seat: int) -> None:
        if seat not in self.current.people():
            raise IllegalAction("seat-not-person")

    def _decide(self, entry: Entry) -> None:
        """Carry out an entry that was checked and is new: what was undone is not done again."""
        self._undone.clear()
        self._add(entry)

    def _add(self, entry: Entry) -> None:
        """Carry out an entry that was checked."""
        self._bot = BotTurn()
        self.peeking = False
        due = self.current.due()
        person = due.seat if isinstance(entry, tuple) and due.kind == "person" else None
        if person in self.current.here():
            self.looked = person
        self.history.add(entry, person)
        self._next = None

    # Undo and redo

    def undo(self) -> None:
        """Go back to the last free decision of a person; raises IllegalAction where that is not allowed.

        Whoever presses undo need not be whose hand the earlier position shows: it opens only if it lay open before.
        """
        kind = self.history.undo_kind()
        back = self.history.undo_point()
        if kind is None or back is None:
            raise IllegalAction("undo-not-allowed")
        in_view = self._in_view()
        arranged = [entry for entry in self.entries[back:] if isinstance(entry, Mapping)]
        self._undone.append([entry for entry in self.entries[back:] if isinstance(entry, tuple)])
        self.history.rewind_to(back)
        self._bot.stop()
        self._add_again(arranged, in_view)
        self.practice |= kind == "practice"

    def can_redo(self) -> bool:
        """Say whether something was undone and nothing else decided since."""
        return bool(self._undone)

    def redo(self) -> None:
        """Do again what the last undo took back, the bots' answers included; raises IllegalAction where there is none.

        It opens nobody's hand, as undo.
        """
        if not self._undone:
            raise IllegalAction("redo-nothing")
        self._add_again(self._undone.pop(), self._in_view())

    def _add_again(self, entries: Sequence[Entry], in_view: int | None) -> None:
        for entry in entries:
            self._add(entry)
        self.looked, self.peeking = in_view, False
        self._next = None

    # Looking back

    def past(self, step: int, eyes: int | str | None = None, since: int = 0) -> dict[str, Any]:
        """Return the table after the first ``step`` entries as whoever looks at the screen looks back on it, as JSON.

        ``eyes``: see ``viewpoint``. Raises IllegalAction where the history is not that long or the viewpoint is closed.
        """
        past = self.past_of(self.viewer(), step, eyes, since)
        return {**past, "peeking": self.peeking, "branch": self.can_branch(step)}

    def past_of(self, viewer: int | None, step: int, eyes: int | str | None = None, since: int = 0) -> dict[str, Any]:
        """Return the table after the first ``step`` entries as ``viewer`` looks back on it; as ``past``."""
        viewer, opened = viewpoint(self.current, eyes, viewer)
        if type(step) is not int or not 0 <= step <= len(self.entries):
            raise IllegalAction("past-no-step")
        return {
            **player_view.back(self.history, step, viewer, since, opened=opened),
            "practice": self.practice,
            "over": self.current.due().kind == "over",
        }

    def since(self, viewer: int | None) -> list[dict[str, Any]]:
        """Return what was decided since ``viewer`` decided last, each with the things that it changed."""
        return since(self.history, viewer)

    def can_branch(self, step: int) -> bool:
        """Say whether a game may go on from ``step``: from any before the end, and of a running game only alone."""
        if self.current.due().kind == "over":
            return step < len(self.entries) and self.history.at(step).state.to_act is not None
        return self._alone() is not None

    def branch(self, step: int, seed: int) -> "Match":
        """Return a practice game that goes on from the position after the first ``step`` entries.

        While this game runs, what its only person did not know then is dealt anew out of ``seed``, and so is all luck.
        Raises IllegalAction where that is not allowed, BadSetup for an impossible seed.
        """
        if type(step) is not int or not 0 <= step <= len(self.entries) or not self.can_branch(step):
            raise IllegalAction("branch-not-allowed")
        over = self.current.due().kind == "over"
        setup, answers = branch_setup(self.history.at(step), None if over else self._alone(), seed)
        match = Match(Setup.from_json(setup.to_json()))
        for answer in answers:
            match._add(answer)
        match.reset_viewer()
        return match

    def _alone(self) -> int | None:
        """Return the seat of the only person, who plays with bots and looks at the screen."""
        people = self.current.people()
        return people[0] if people == [self.looked] else None

    # What the face is told

    def refusal(self, path: Sequence[str]) -> Refusal:
        """Return why the last element of ``path`` leads nowhere after the earlier ones, for whoever looks."""
        return self.game.refusal(self.state, self.viewer(), path)

    def view(self, since: int = 0) -> dict[str, Any]:
        """Return all the face needs to draw the table for whoever looks at it, as JSON; the log from ``since`` on."""
        return {
            **self.view_of(self.viewer(), self.next(), since=since),
            "peeking": self.peeking,
            "undo": self.history.undo_kind(),
            "hint": self.asker() is not None,
            "redo": self.can_redo(),
        }

    def view_of(self, viewer: int | None, coming: Next, *, step: int | None = None, since: int = 0) -> dict[str, Any]:
        """Return the table as ``viewer`` may see it after the first ``step`` entries (None: now), as JSON.

        ``viewer`` is taken at its word: whoever asks has made sure that nobody else looks. ``coming`` is what that
        viewer is to know of what happens next; it gets moves where it is to decide.
        Raises IndexError where the history is not that long.
        """
        position = self.current if step is None else self.history.at(step)
        return {
            **player_view.table(position, self.history.log, viewer, since),
            **player_view.choices(position, coming, viewer),
            "practice": self.practice,
            "trust": self.sent is not None,
            "stood_in": sorted(self.current.stood_in),
        }
