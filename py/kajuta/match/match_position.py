"""A position in the history of a match: the game's position, the seats, and what each seat saw last."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from kajuta.core.game import Game, Move
from kajuta.core.message import msg, seat_ref
from kajuta.core.outcome import Outcome
from kajuta.core.pick import Pick
from kajuta.core.position_json import remembered_slots_to_json
from kajuta.core.scene import Scene
from kajuta.core.state import Action, State
from kajuta.games import game
from kajuta.match.match_entry import Entry
from kajuta.match.match_setup import GUEST, HUMANS, LOCAL_HUMAN, Player, Setup
from kajuta.match.next_step import NextStep

PASS: Action = ("pass",)


@dataclass(frozen=True, slots=True)
class StateAfterDecision:
    """The last free decision of a seat: the position after it, the length of the log, and the number of entries."""

    state: State
    log_length: int
    step: int


@dataclass(slots=True)
class MatchPosition:
    """Result of the first ``step`` entries of a match; the log had ``log_length`` lines then.

    Nothing in it depends on who looks at the screen.
    """

    setup: Setup
    game: Game[Any]
    state: State
    players: list[Player]
    conceded: list[int]
    auto_answers: dict[tuple[int, str], str]
    last_decisions: list[StateAfterDecision]
    substituted_guests: frozenset[int] = frozenset()
    """Seats of guests for whom a bot has played."""
    step: int = 0
    log_length: int = 0
    _next_step: NextStep | None = None
    _legal_actions: Sequence[Action] | None = None
    _moves: Sequence[Move] | None = None
    _pick: tuple[Pick | None] | None = None
    """The pick in a tuple of its own: that there is none is worth keeping, too."""
    _choosers: dict[int, "MatchPosition"] | None = None
    """Positions in which the seats of a sealed round choose, by seat in the order of the rules."""
    _scenes: dict[int, tuple[StateAfterDecision, Scene]] = field(default_factory=dict)
    """Scenes after the last decisions, by seat; copies share it, since a last decision never changes."""
    _slots: dict[int, tuple[StateAfterDecision, Mapping[str, Any]]] = field(default_factory=dict)
    """Positions after the last decisions as JSON, likewise."""

    @classmethod
    def initial(cls, setup: Setup) -> "MatchPosition":
        """Position before the first entry, with the events of the game's set-up."""
        state = setup.initial_state()
        if setup.position is not None:
            state.events = []
            state.log_event(msg("core-branched", turn=state.turn))
        return cls(setup, game(setup.game_id), state, list(setup.players), [], {}, [])

    def copy(self) -> "MatchPosition":
        """Independent position that collects no events."""
        return replace(
            self,
            state=self.state.copy(),
            players=list(self.players),
            conceded=list(self.conceded),
            auto_answers=dict(self.auto_answers),
            last_decisions=list(self.last_decisions),
        )

    def add(self, entry: Entry) -> None:
        """Carry out an entry that was checked."""
        if isinstance(entry, tuple):
            self.state.apply(entry)
        else:
            self._add_seat_entry(entry)
        if isinstance(entry, tuple) or entry["do"] == "concede":
            self._log_ties()
        self.step += 1
        self.clear_cache()

    def clear_cache(self) -> None:
        """Forget what is computed once, when it is asked for: the next step, legal actions, moves, pick, choosers."""
        self._next_step = self._legal_actions = self._moves = self._pick = None
        self._choosers = None

    def _add_seat_entry(self, entry: Mapping[str, Any]) -> None:
        seat = entry["seat"]
        if entry["do"] == "concede":
            self.conceded.append(seat)
            self.state.log_event(msg("core-conceded", seat=seat_ref(seat)), tone="end")
        elif entry["do"] == "seat":
            if self.reveals_bot_hand(seat, entry["kind"]):
                self.state.log_event(msg("core-seat-practice"))
            if self.players[seat].controller == GUEST and entry["kind"] not in HUMANS:
                self.substituted_guests |= {seat}
            self.players[seat] = replace(self.players[seat], controller=entry["kind"])
            self.state.log_event(msg("core-seat-changed", seat=seat_ref(seat), kind=entry["kind"]))
        elif entry["do"] == "hint":
            self.state.log_event(msg("core-hint", seat=seat_ref(seat)))
        elif entry["do"] == "undo":
            self.state.log_event(msg("core-undone", seat=seat_ref(seat)))
        else:
            self.auto_answers[seat, entry["window"]] = entry["answer"]

    def _log_ties(self) -> None:
        """Log what decided between equal points, if the game has just ended."""
        if self.state.events is not None and (outcome := self.outcome()) is not None:
            for message in outcome.tie_messages():
                self.state.log_event(message, tone="end")

    def reveals_bot_hand(self, seat: int, controller: str) -> bool:
        """Whether giving ``seat`` to ``controller`` shows a bot's hand to a person.

        A person who left a seat to a bot may come back to it.
        """
        return controller in HUMANS and not self.is_or_was_human(seat)

    def is_or_was_human(self, seat: int) -> bool:
        """Whether a person plays ``seat``, or did before a bot."""
        controllers = {self.players[seat].controller, self.setup.players[seat].controller}
        return bool(controllers.intersection(HUMANS)) or seat in self.substituted_guests

    def record_decision(self, seat: int) -> None:
        """Record that the last entry was a free decision of ``seat``."""
        self.last_decisions[seat] = StateAfterDecision(self.state.copy(), self.log_length, self.step)

    def scene_after_last_decision(self, seat: int, scene: Scene) -> Scene:
        """Scene that ``seat`` saw after its last free decision; ``scene``: the one it sees now.

        It is drawn once, for every step until the next decision asks for it.
        """
        decision = self.last_decisions[seat]
        known = self._scenes.get(seat)
        if known is None or known[0] is not decision:
            known = decision, scene if decision.step == self.step else self.game.scene(decision.state, seat)
            self._scenes[seat] = known
        return known[1]

    def slots_after_last_decision(self, seat: int) -> Mapping[str, Any]:
        """Position after the last free decision of ``seat`` as JSON, made once as well."""
        decision = self.last_decisions[seat]
        known = self._slots.get(seat)
        if known is None or known[0] is not decision:
            known = self._slots[seat] = decision, remembered_slots_to_json(self.game, decision.state)
        return known[1]

    # What is due

    def human_seats(self) -> list[int]:
        """Seats of the people who have not conceded, at this screen or another."""
        return [
            seat
            for seat, player in enumerate(self.players)
            if player.controller in HUMANS and seat not in self.conceded
        ]

    def local_human_seats(self) -> list[int]:
        """Seats of the people at this screen who have not conceded."""
        return [seat for seat in self.human_seats() if self.players[seat].controller == LOCAL_HUMAN]

    def next_step(self) -> NextStep:
        """Next step of the match, whoever looks at the screen."""
        if self._next_step is None:
            self._next_step = self._find_next_step()
        return self._next_step

    def _find_next_step(self) -> NextStep:
        seat = self.state.to_act
        if seat is None or self.is_abandoned():
            return NextStep("over")
        if self.players[seat].controller not in HUMANS or seat in self.conceded:
            return NextStep("forced" if self._is_forced(seat) else "bot", seat)
        if self.auto_answer() is not None:
            return NextStep("standing", seat)
        return NextStep("forced" if self._is_forced(seat) else "person", seat)

    def choosers(self) -> Mapping[int, "MatchPosition"]:
        """Seats that decide at the same time and unseen from now on, each with a position in which it decides.

        See ``State.sealed_round``. In these positions the seats before have taken any action at all; they are made
        once, and to be looked at only.
        """
        if self._choosers is None:
            self._choosers = self._find_choosers()
        return self._choosers

    def _find_choosers(self) -> dict[int, "MatchPosition"]:
        seats = self.state.sealed_round()
        if not seats or self.next_step().kind == "over":
            return {}
        found: dict[int, MatchPosition] = {}
        position = self
        for number, seat in enumerate(seats):
            if number:
                state = position.state.copy()
                state.apply(position.legal_actions()[0])
                position = replace(self, state=state)
                position.clear_cache()
            if position.state.to_act != seat or seat in found:
                return {}  # a forged position
            found[seat] = position
        return found

    def legal_actions(self) -> Sequence[Action]:
        """Legal actions of the seat to act."""
        if self._legal_actions is None:
            self._legal_actions = self.state.legal_actions()
        return self._legal_actions

    def moves(self) -> Sequence[Move]:
        """Moves of the seat to act."""
        if self._moves is None:
            self._moves = self.game.moves(self.state, self.legal_actions())
        return self._moves

    def pick(self) -> Pick | None:
        """Set that the seat to act is choosing, if any, even one of a single element."""
        if self._pick is None:
            self._pick = (self.game.pick(self.state, self.legal_actions()),)
        return self._pick[0]

    def offered_pick(self) -> Pick | None:
        """Set that the seat to act may choose at once, None where its moves are single ones."""
        pick = self.pick()
        return pick if pick is not None and pick.is_set else None

    def _is_forced(self, seat: int) -> bool:
        """Whether ``seat`` has one legal action and playing it at once tells no other person anything."""
        asked = self.state.must_ask() and self.human_seats() != [seat]
        return not asked and len(self.legal_actions()) == 1

    def auto_answer(self) -> Action | None:
        """Automatic answer of the seat to act, None where it is to be asked."""
        window = self.state.reaction_window()
        if window is None or self.state.to_act is None:
            return None
        answer = self.auto_answers.get((self.state.to_act, window.kind), "ask")
        return PASS if answer == "never" or (answer == "mine" and window.concerns is False) else None

    def has_private_view(self, seat: int | None) -> bool:
        """Whether ``seat`` sees something that not everybody may see."""
        return self.game.scene(self.state, seat) != self.game.scene(self.state, None)

    # The end

    def is_cooperative(self) -> bool:
        """Whether all win or lose together."""
        return self.game.is_cooperative(self.setup.options)

    def is_abandoned(self) -> bool:
        """Whether too many people conceded for the game to go on."""
        if not self.conceded:
            return False
        return self.is_cooperative() or len(self.players) - len(self.conceded) < 2 or not self.human_seats()

    def outcome(self) -> Outcome | None:
        """Outcome of the match, None while it goes on; a seat that conceded ranks after all others."""
        outcome = self.state.outcome()
        if outcome is None:
            if not self.is_abandoned():
                return None
            outcome = self.state.outcome_so_far()._replace(reason=msg("core-given-up"))
        return outcome.with_conceded(self.conceded) if self.conceded and not self.is_cooperative() else outcome
