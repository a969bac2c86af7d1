"""One sitting: people and bots at a table, with history, undo, standing answers and saves.

A match is its set-up and a list of entries. An entry is an action of the game, or a decision
about the sitting itself: somebody concedes, a seat changes between person and bot, a standing
answer is left. The position is what the entries make of the set-up, nothing else.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from kajuta.bots import LEVELS, Handle, Thinking
from kajuta.core.clauses import Refusal
from kajuta.core.errors import BadSetup, BotFailed, IllegalAction
from kajuta.core.game import Move
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.news import changed
from kajuta.core.rng import Rng
from kajuta.core.scene import Area, Scene
from kajuta.core.state import Action, Outcome, State
from kajuta.games import game
from kajuta.setup import KINDS, PERSON, Player, Setup

Entry: TypeAlias = Action | Mapping[str, Any]
"""An action of the game, or ``{"do": "concede" | "seat" | "standing", "seat": n, ...}``."""

PASS: Action = ("pass",)
STRIDE = 8
"""How many entries lie between two positions that are kept along the way."""
STANDING_ANSWERS = ("ask", "never", "mine")
MOST_SHOWN = 3
"""How many areas that events showed lie on the table."""
TAKES_OVER = "sailor"
"""The bot that plays on for somebody who conceded."""


@dataclass(frozen=True, slots=True)
class Next:
    """What happens next: ``kind`` is "person", "curtain", "forced", "standing", "bot" or "over"; ``seat`` decides."""

    kind: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log with what each side may read of it."""

    step: int
    message: Message
    seats: tuple[int, ...] | None
    hidden: Message | None
    tone: str
    shows: Area | None = None

    def seen_by(self, viewer: int | None) -> Message | None:
        """Return what ``viewer`` may read, None for nothing."""
        if self.seats is None or viewer in self.seats:
            return self.message
        return self.hidden


@dataclass(frozen=True, slots=True)
class _Step:
    """What is remembered of an entry for undo: whose free decision it was, and the luck before it."""

    person: int | None
    luck: int


@dataclass(frozen=True, slots=True)
class _Glance:
    """The table as a seat left it with its last free decision: the position, how many lines the log had, which step."""

    state: State
    lines: int
    step: int


@dataclass(frozen=True, slots=True)
class _Mark:
    """The whole sitting as it was after some entry, to go on from there without a replay from the start."""

    state: State
    players: tuple[Player, ...]
    conceded: tuple[int, ...]
    standing: Mapping[tuple[int, str], str]
    glances: tuple[_Glance, ...]
    lines: int


class Match:
    """A game being played. Everything from outside is checked here; the rules below trust it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = game(setup.game_id)
        self.practice = False
        self.looked: int | None = None
        self.peeking = False
        self.thought = 0.0
        self._thinking: Thinking | None = None
        self._next: Next | None = None
        self.players = list(setup.players)
        self.entries: list[Entry] = []
        self.log: list[LogEntry] = []
        self.conceded: list[int] = []
        self.standing: dict[tuple[int, str], str] = {}
        self.state: State = self.game.new(len(setup.players), setup.options, setup.seed)
        self.state.events = []
        self._collect()
        self._steps: list[_Step] = []
        self._glances = [_Glance(self.state.copy(), len(self.log), 0)] * len(setup.players)
        self._marks = [self._mark()]
        self.sit_down()

    def sit_down(self) -> None:
        """Forget who looked last: a person alone needs no curtain, several do."""
        people = self._people()
        self.looked = people[0] if len(people) == 1 else None
        self._next = None

    # The way that was gone

    def position(self, step: int) -> State:
        """Return a copy of the position after the first ``step`` entries (0: as it was laid out)."""
        if not 0 <= step <= len(self.entries):
            raise IndexError(step)
        near = step // STRIDE
        state = self._marks[near].state.copy()
        for entry in self.entries[near * STRIDE : step]:
            if isinstance(entry, tuple):
                state.apply(entry)
        return state

    def _go_back(self, step: int) -> None:
        """Lay everything as it was after the first ``step`` entries."""
        near = step // STRIDE
        mark = self._marks[near]
        again = self.entries[near * STRIDE : step]
        del self._marks[near + 1 :], self.entries[near * STRIDE :], self._steps[near * STRIDE :], self.log[mark.lines :]
        self.state = mark.state.copy()
        self.state.events = []
        self.players = list(mark.players)
        self.conceded = list(mark.conceded)
        self.standing = dict(mark.standing)
        self._glances = list(mark.glances)
        self._next = None
        for entry in again:
            self._add(entry)

    def _mark(self) -> _Mark:
        state = self.state.copy()
        return _Mark(
            state, tuple(self.players), tuple(self.conceded), dict(self.standing), tuple(self._glances), len(self.log)
        )

    # What is to be done

    def next(self) -> Next:
        """Return what happens next."""
        if self._next is None:
            due = self._due()
            hidden = due.kind == "person" and self.looked != due.seat and self._is_secret(due.seat)
            self._next = Next("curtain", due.seat) if hidden else due
        return self._next

    def _due(self) -> Next:
        """Return what happens next, curtains aside: they need the scenes, which a replay has no use for."""
        state = self.state
        seat = state.to_act
        if seat is None or self._given_up():
            return Next("over")
        if self.players[seat].kind != PERSON or seat in self.conceded:
            return Next("forced" if self._is_forced(seat) else "bot", seat)
        if self._standing_answer() is not None:
            return Next("standing", seat)
        return Next("forced" if self._is_forced(seat) else "person", seat)

    def viewer(self) -> int | None:
        """Return who looks at the screen: the only person, or the one who decides, else None (all)."""
        if self.peeking:
            return self.looked
        coming = self.next()
        if coming.kind == "person":
            return coming.seat
        people = self._people()
        return people[0] if len(people) == 1 and self.looked == people[0] else None

    def look(self, seat: int | None) -> None:
        """Let ``seat`` look at what it alone may see; None ends a look out of turn."""
        if seat is not None:
            self._person(seat)
            self.looked = seat
        self.peeking = seat is not None and seat != self.state.to_act
        self._next = None

    def _in_view(self) -> int | None:
        """Return the seat whose own things lie open on the screen now, None where nobody's do."""
        alone = self._people() == [self.looked]
        return self.looked if alone or self.peeking or self._due() == Next("person", self.looked) else None

    def _is_forced(self, seat: int) -> bool:
        """Say whether ``seat`` has one action left, and no other person learns anything where it is played unasked."""
        asked = self.state.put_even_if_forced() and self._people() != [seat]
        return not asked and len(self.state.legal_actions()) == 1

    def _standing_answer(self) -> Action | None:
        window = self.state.window()
        if window is None or self.state.to_act is None:
            return None
        answer = self.standing.get((self.state.to_act, window.kind), "ask")
        return PASS if answer == "never" or (answer == "mine" and not window.concerns) else None

    def _is_secret(self, seat: int | None) -> bool:
        return self.game.scene(self.state, seat) != self.game.scene(self.state, None)

    def _people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.kind == PERSON and seat not in self.conceded]

    # What people and bots do

    def play(self, action: Action) -> None:
        """Carry out ``action`` for the seat that decides; raises IllegalAction, nothing changed, if it is not legal."""
        if self._due().kind == "over" or action not in self.state.legal_actions():
            raise IllegalAction("action-illegal")
        self._add(action)

    def advance(self) -> None:
        """Play the one step that needs nobody: a forced decision, or a standing answer."""
        coming = self.next().kind
        if coming == "standing":
            answer = self._standing_answer()
        elif coming == "forced":
            answer = self.state.legal_actions()[0]
        else:
            answer = None
        if answer is None:
            raise IllegalAction("action-not-forced")
        self._add(answer)

    def think(self, milliseconds: float, patience: float = 1.0) -> bool:
        """Let the bot that decides think for a while; True when it has played its action.

        ``patience``: how much of its rank's time it may take in all. ``thought`` says how far it is.
        Raises BotFailed, nothing changed, where the bot raises or ends with what is not legal.
        """
        coming = self.next()
        if coming.kind != "bot" or coming.seat is None:
            raise IllegalAction("action-not-bot")
        if self._thinking is None:
            kind = self.players[coming.seat].kind
            bot = LEVELS[TAKES_OVER if kind == PERSON else kind]
            luck = Rng((self.setup.seed << 20) + len(self.entries))
            record = [told for line in self.log if (told := line.seen_by(coming.seat)) is not None]
            self._thinking = bot(Handle(self.game, self.state, record), luck, patience)
        end = time.perf_counter() + milliseconds / 1000
        try:
            self.thought = next(self._thinking)  # however short the slice, thinking gets on
            while time.perf_counter() < end:
                self.thought = next(self._thinking)
        except StopIteration as done:
            action = done.value
        except Exception as error:
            self._thinking = None
            raise BotFailed("bot-failed", seat=seat_ref(coming.seat)) from error
        else:
            return False
        if action not in self.state.legal_actions():
            self._thinking = None
            raise BotFailed("bot-failed", seat=seat_ref(coming.seat)) from ValueError(f"not legal: {action!r}")
        self._add(action)
        return True

    def concede(self, seat: int) -> None:
        """Let the person on ``seat`` give up: a bot plays on, the seat comes last; a cooperative game is lost."""
        self._person(seat)
        self._arrange({"do": "concede", "seat": seat})

    def change_seat(self, seat: int, kind: str) -> None:
        """Hand ``seat`` over to a person or a level of bots (``kind``)."""
        if not 0 <= seat < len(self.players) or kind not in KINDS or seat in self.conceded:
            raise BadSetup("setup-damaged")
        self._arrange({"do": "seat", "seat": seat, "kind": kind})

    def answer_always(self, seat: int, window: str, answer: str) -> None:
        """Leave a standing ``answer`` ("ask", "never", "mine") of ``seat`` for windows of kind ``window``."""
        self._person(seat)
        if answer not in STANDING_ANSWERS:
            raise IllegalAction("action-illegal")
        self._arrange({"do": "standing", "seat": seat, "window": window, "answer": answer})

    def _arrange(self, entry: Mapping[str, Any]) -> None:
        """Carry out a decision about the sitting; raises IllegalAction after the end. It opens nobody's hand."""
        if self._due().kind == "over":
            raise IllegalAction("action-illegal")
        in_view = self._in_view()
        self._add(entry)
        self.looked = in_view

    def undo_kind(self) -> str | None:
        """Say how undo is possible: "free", "practice" (across luck, alone with bots), None: not at all."""
        back = self._undo_point()
        if back is None or any(isinstance(e, Mapping) and e["do"] == "concede" for e in self.entries[back:]):
            return None
        if self._steps[back].luck == self.state.luck:
            return "free"
        return "practice" if len(self._people()) == 1 else None

    def undo(self) -> None:
        """Go back to the last free decision of a person; raises IllegalAction where that is not allowed.

        Whoever presses undo need not be whose hand the earlier position shows: it opens only if it lay open before.
        """
        kind = self.undo_kind()
        back = self._undo_point()
        if kind is None or back is None:
            raise IllegalAction("undo-not-allowed")
        in_view = self._in_view()
        kept = [entry for entry in self.entries[back:] if isinstance(entry, Mapping)]
        self._go_back(back)
        for entry in kept:
            self._add(entry)
        self.looked, self.peeking = in_view, False
        self._next = None
        self.practice |= kind == "practice"

    def _undo_point(self) -> int | None:
        for index in range(len(self._steps) - 1, -1, -1):
            if self._steps[index].person is not None:
                return index
        return None

    def _person(self, seat: int) -> None:
        if seat not in self._people():
            raise IllegalAction("seat-not-person")

    def _add(self, entry: Entry) -> None:
        """Carry out an entry that was checked."""
        self._thinking = None
        self.thought = 0.0
        self.peeking = False
        due = self._due()
        free = due.seat if isinstance(entry, tuple) and due.kind == "person" else None
        self._steps.append(_Step(free, self.state.luck))
        if isinstance(entry, tuple):
            if free is not None:
                self.looked = free
            self.state.apply(entry)
        else:
            self._sitting(entry)
        self.entries.append(entry)
        self._next = None
        self._collect()
        if free is not None:
            self._glances[free] = _Glance(self.state.copy(), len(self.log), len(self.entries))
        if len(self.entries) % STRIDE == 0:
            self._marks.append(self._mark())

    def _sitting(self, entry: Mapping[str, Any]) -> None:
        seat = entry["seat"]
        if entry["do"] == "concede":
            self.conceded.append(seat)
            self.state.tell(msg("core-conceded", seat=seat_ref(seat)), tone="end")
        elif entry["do"] == "seat":
            self.players[seat] = replace(self.players[seat], kind=entry["kind"])
            self.state.tell(msg("core-seat-changed", seat=seat_ref(seat), kind=entry["kind"]))
        else:
            self.standing[seat, entry["window"]] = entry["answer"]

    def _collect(self) -> None:
        step = len(self.entries)
        for event in self.state.events or ():
            self.log.append(LogEntry(step, event.message, event.seats, event.hidden, event.tone, event.shows))
        self.state.events = []

    # How it ends

    def is_cooperative(self) -> bool:
        """Say whether all win or lose together."""
        return self.game.is_cooperative(self.setup.options)

    def _given_up(self) -> bool:
        if not self.conceded:
            return False
        return self.is_cooperative() or len(self.players) - len(self.conceded) < 2 or not self._people()

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None. Who conceded comes after all others."""
        played = self.state.outcome()
        if not self.conceded or (played is None and not self._given_up()):
            return played
        seats = range(len(self.players))
        if self.is_cooperative():
            places = tuple(2 for _ in seats)
        else:
            merit = played.places if played is not None else self._places_by_merit()
            ranks = [(seat in self.conceded, merit[seat]) for seat in seats]
            places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
        if played is not None:
            return played._replace(places=places)
        lines = self.state.tally() or tuple(() for _ in seats)
        scores = tuple(sum(line.points for line in own) for own in lines)
        return Outcome(places, scores, lines, msg("core-given-up"))

    def _places_by_merit(self) -> list[int]:
        merits = self.game.merits(self.state)
        return [1 + sum(other > merit for other in merits) for merit in merits]

    # What the face is told

    def refusal(self, path: Sequence[str]) -> Refusal:
        """Return why the last element of ``path`` leads nowhere after the earlier ones, for whoever looks."""
        return self.game.refusal(self.state, self.viewer(), path)

    def view(self, since: int = 0) -> dict[str, Any]:
        """Return all the face needs to draw the table, as JSON; the log from line ``since`` on."""
        coming = self.next()
        viewer = self.viewer()
        state = self.state
        window = state.window() if state.to_act is not None else None
        scene: Scene = self.game.scene(state, viewer)
        moves = self.game.moves(state) if coming.kind == "person" and viewer == coming.seat else []
        return {
            "game": self.game.id,
            "step": len(self.entries),
            "viewer": viewer,
            "peeking": self.peeking,
            "scene": {**scene, "areas": [*self._shown(viewer), *scene["areas"]]},
            "to_act": state.to_act,
            "next": {"kind": coming.kind, "seat": coming.seat},
            "moves": [_without_none(move._asdict()) for move in moves],
            "prompts": self._prompts(moves),
            "window": None if window is None else window._asdict(),
            "log": self._log_for(viewer, since),
            "news": self._news(scene, viewer),
            "undo": self.undo_kind(),
            "practice": self.practice,
            "seats": [
                {"name": player.name, "kind": player.kind, "conceded": seat in self.conceded}
                for seat, player in enumerate(self.players)
            ],
            "standing": [
                {"seat": seat, "window": kind, "answer": answer} for (seat, kind), answer in self.standing.items()
            ],
            "cooperative": self.is_cooperative(),
            "outcome": self._outcome_json(),
        }

    def _prompts(self, moves: Sequence[Move]) -> list[dict[str, Any]]:
        """Return what is to be done next after each beginning of a move, where it is not what the scene says."""
        begun = dict.fromkeys(move.path[:clicks] for move in moves for clicks in range(1, len(move.path)))
        told = ((path, self.game.prompt(self.state, path)) for path in begun)
        return [{"path": list(path), "message": message} for path, message in told if message is not None]

    def _log_for(self, viewer: int | None, since: int) -> list[dict[str, Any]]:
        lines = []
        for n in range(since, len(self.log)):
            entry = self.log[n]
            message = entry.seen_by(viewer)
            if message is not None:
                lines.append({"n": n, "step": entry.step, "message": message, "tone": entry.tone})
        return lines

    def _news(self, scene: Scene, viewer: int | None) -> dict[str, Any]:
        """Return what happened since the last free decision of ``viewer``: the things, and the log's first line."""
        if viewer is None:
            return {"things": [], "line": len(self.log)}
        glance = self._glances[viewer]
        return {"things": changed(self.game.scene(glance.state, viewer), scene), "line": glance.lines}

    def _shown(self, viewer: int | None) -> list[Area]:
        """Return what events left on the table since the last free decision of ``viewer``, its own step included.

        The last few at most, and only the last one lies open. For nobody in particular it is since anybody's.
        """
        since = max(glance.step for glance in self._glances) if viewer is None else self._glances[viewer].step
        areas: dict[str, Area] = {}
        steps: dict[str, int] = {}
        for entry in self.log:
            if entry.shows is not None and (entry.seats is None or viewer in entry.seats):
                area_id = entry.shows["id"]
                earlier = areas.get(area_id)
                items = entry.shows["items"] if earlier is None else [*earlier["items"], *entry.shows["items"]]
                areas[area_id] = {**(earlier or entry.shows), "items": items}
                steps[area_id] = entry.step
        shown = [area for area_id, area in areas.items() if steps[area_id] >= since][-MOST_SHOWN:]
        folded: list[Area] = [{**area, "folded": True} for area in shown[:-1]]
        return folded + shown[-1:]

    def _outcome_json(self) -> dict[str, Any] | None:
        outcome = self.outcome()
        if outcome is None:
            return None
        return {
            "places": list(outcome.places),
            "scores": list(outcome.scores),
            "lines": [[line._asdict() for line in lines] for lines in outcome.lines],
            "reason": outcome.reason,
        }


def _without_none(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if value is not None}
