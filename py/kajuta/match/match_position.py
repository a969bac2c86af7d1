"""A position in the history of a match: the game's position, the seats, and the last decision of each seat."""

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
    """The position after a seat's last free decision, and the length of the log and number of entries then."""

    state: State
    log_length: int
    step: int


@dataclass(slots=True)
class MatchPosition:
    """The position after the first ``step`` entries of a match, when the log had ``log_length`` lines.

    It does not depend on who is looking at the screen.
    """

    setup: Setup
    game: Game[Any]
    state: State
    players: list[Player]
    conceded: list[int]
    auto_answers: dict[tuple[int, str], str]
    last_decisions: list[StateAfterDecision]
    substituted_guests: frozenset[int] = frozenset()
    """Seats of guests for whom a bot has taken over at some time."""
    step: int = 0
    log_length: int = 0
    _next_step: NextStep | None = None
    _legal_actions: Sequence[Action] | None = None
    _moves: Sequence[Move] | None = None
    _pick: tuple[Pick | None] | None = None
    """Cached pick, wrapped in a tuple so that the cached value None differs from "not computed"."""
    _choosers: dict[int, "MatchPosition"] | None = None
    """For each seat of a sealed round, the position in which it chooses, in the order of the rules."""
    _scenes: dict[int, tuple[StateAfterDecision, Scene]] = field(default_factory=dict)
    """Cached scene after the last decision of each seat. Copies share the cache, since last decisions never change."""
    _slots: dict[int, tuple[StateAfterDecision, Mapping[str, Any]]] = field(default_factory=dict)
    """Cached positions after the last decision of each seat, as JSON; also shared by copies."""

    @classmethod
    def initial(cls, setup: Setup) -> "MatchPosition":
        """Position before the first entry, with the events of the set-up."""
        state = setup.initial_state()
        if setup.position is not None:
            state.events = []
            state.log_event(msg("core-branched", turn=state.turn))
        return cls(setup, game(setup.game_id), state, list(setup.players), [], {}, [])

    def copy(self) -> "MatchPosition":
        """Independent copy that collects no events."""
        return replace(
            self,
            state=self.state.copy(),
            players=list(self.players),
            conceded=list(self.conceded),
            auto_answers=dict(self.auto_answers),
            last_decisions=list(self.last_decisions),
        )

    def add(self, entry: Entry) -> None:
        """Carry out a valid entry."""
        if isinstance(entry, tuple):
            self.state.apply(entry)
        else:
            self._add_seat_entry(entry)
        if isinstance(entry, tuple) or entry["do"] == "concede":
            self._log_ties()
        self.step += 1
        self.clear_cache()

    def clear_cache(self) -> None:
        """Clear the cached values: next step, legal actions, moves, pick and sealed-round positions."""
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
        """Log the tie-breaks if the game has just ended."""
        if self.state.events is not None and (outcome := self.outcome()) is not None:
            for message in outcome.tie_messages():
                self.state.log_event(message, tone="end")

    def reveals_bot_hand(self, seat: int, controller: str) -> bool:
        """Whether handing ``seat`` to ``controller`` would show a bot's hand to a person.

        A person who left their seat to a bot may return to it.
        """
        return controller in HUMANS and not self.is_or_was_human(seat)

    def is_or_was_human(self, seat: int) -> bool:
        """Whether a person plays ``seat``, or played it before a bot took over."""
        controllers = {self.players[seat].controller, self.setup.players[seat].controller}
        return bool(controllers.intersection(HUMANS)) or seat in self.substituted_guests

    def record_decision(self, seat: int) -> None:
        """Record that the last entry was a free decision of a person on ``seat``."""
        self.last_decisions[seat] = StateAfterDecision(self.state.copy(), self.log_length, self.step)

    def scene_after_last_decision(self, seat: int, scene: Scene) -> Scene:
        """Scene that ``seat`` saw after its last free decision; ``scene`` is what it sees now.

        The result is cached until the seat decides again.
        """
        decision = self.last_decisions[seat]
        known = self._scenes.get(seat)
        if known is None or known[0] is not decision:
            known = decision, scene if decision.step == self.step else self.game.scene(decision.state, seat)
            self._scenes[seat] = known
        return known[1]

    def slots_after_last_decision(self, seat: int) -> Mapping[str, Any]:
        """Position after the last free decision of ``seat`` as JSON, cached as well."""
        decision = self.last_decisions[seat]
        known = self._slots.get(seat)
        if known is None or known[0] is not decision:
            known = self._slots[seat] = decision, remembered_slots_to_json(self.game, decision.state)
        return known[1]

    # Next step

    def human_seats(self) -> list[int]:
        """Seats of all people who have not conceded, guests at other screens included."""
        return [
            seat
            for seat, player in enumerate(self.players)
            if player.controller in HUMANS and seat not in self.conceded
        ]

    def local_human_seats(self) -> list[int]:
        """Seats of the people at this screen who have not conceded."""
        return [seat for seat in self.human_seats() if self.players[seat].controller == LOCAL_HUMAN]

    def next_step(self) -> NextStep:
        """Next step of the match, regardless of who is looking at the screen."""
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
        """Seats that decide simultaneously in a sealed round, each with the position in which it decides.

        See ``State.sealed_round``. In the position of a later seat, the earlier seats have taken an arbitrary legal
        action. The positions are cached and must not be changed.
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
                return {}  # only a forged position leads here
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
        """Open pick of the seat to act, or None; it may allow only a single element."""
        if self._pick is None:
            self._pick = (self.game.pick(self.state, self.legal_actions()),)
        return self._pick[0]

    def offered_pick(self) -> Pick | None:
        """Open pick that is offered as a set to mark and confirm; None if the seat to act has ordinary moves only."""
        pick = self.pick()
        return pick if pick is not None and pick.is_set else None

    def _is_forced(self, seat: int) -> bool:
        """Whether ``seat`` has only one legal action, and playing it automatically reveals nothing to other people."""
        asked = self.state.must_ask() and self.human_seats() != [seat]
        return not asked and len(self.legal_actions()) == 1

    def auto_answer(self) -> Action | None:
        """Automatic answer of the seat to act, or None if it has to be asked."""
        window = self.state.reaction_window()
        if window is None or self.state.to_act is None:
            return None
        answer = self.auto_answers.get((self.state.to_act, window.kind), "ask")
        return PASS if answer == "never" or (answer == "mine" and window.concerns is False) else None

    def has_private_view(self, seat: int | None) -> bool:
        """Whether ``seat`` sees anything that a spectator does not."""
        return self.game.scene(self.state, seat) != self.game.scene(self.state, None)

    # The end

    def is_cooperative(self) -> bool:
        """Whether all players win or lose together."""
        return self.game.is_cooperative(self.setup.options)

    def is_abandoned(self) -> bool:
        """Whether so many people have conceded that the match is over."""
        if not self.conceded:
            return False
        return self.is_cooperative() or len(self.players) - len(self.conceded) < 2 or not self.human_seats()

    def outcome(self) -> Outcome | None:
        """Outcome of the match, None while it goes on. Seats that conceded rank after all others."""
        outcome = self.state.outcome()
        if outcome is None:
            if not self.is_abandoned():
                return None
            outcome = self.state.outcome_so_far()._replace(reason=msg("core-given-up"))
        return outcome.with_conceded(self.conceded) if self.conceded and not self.is_cooperative() else outcome
