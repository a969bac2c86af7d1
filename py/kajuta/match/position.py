"""The sitting as it is after some of its entries: position, seats, standing answers, who saw what last."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from kajuta.core.game import Game
from kajuta.core.message import msg, seat_ref
from kajuta.core.scene import Scene
from kajuta.core.state import Action, Outcome, State
from kajuta.games import game
from kajuta.match.entries import PASS, Entry, Next
from kajuta.match.setup import GUEST, PEOPLE, PERSON, Player, Setup


@dataclass(frozen=True, slots=True)
class Glance:
    """The table as a seat left it with its last free decision: the position, how many lines the log had, which step."""

    state: State
    lines: int
    step: int


@dataclass(slots=True)
class MatchPosition:
    """All that the first ``step`` entries make of a set-up; ``lines`` of the log were told by then.

    Nothing in it hangs on who looks at the screen.
    """

    setup: Setup
    game: Game[Any]
    state: State
    players: list[Player]
    conceded: list[int]
    standing: dict[tuple[int, str], str]
    glances: list[Glance]
    stood_in: frozenset[int] = frozenset()
    """The seats of guests that a bot has played for."""
    step: int = 0
    lines: int = 0
    _left: dict[int, tuple[Glance, Scene]] = field(default_factory=dict)
    """The scenes of the glances that were asked for last; copies share it, for a glance never changes."""

    @classmethod
    def first(cls, setup: Setup) -> "MatchPosition":
        """Return the moment before the first entry; its position holds the events of the laying out."""
        state = setup.opening()
        if setup.position is not None:
            state.events = []
            state.log_event(msg("core-branched", turn=state.turn))
        return cls(setup, game(setup.game_id), state, list(setup.players), [], {}, [])

    def copy(self) -> "MatchPosition":
        """Return an independent moment whose position nobody listens to."""
        return replace(
            self,
            state=self.state.copy(),
            players=list(self.players),
            conceded=list(self.conceded),
            standing=dict(self.standing),
            glances=list(self.glances),
        )

    def add(self, entry: Entry) -> None:
        """Carry out an entry that was checked."""
        if isinstance(entry, tuple):
            self.state.apply(entry)
        else:
            self._arrange(entry)
        self.step += 1

    def _arrange(self, entry: Mapping[str, Any]) -> None:
        seat = entry["seat"]
        if entry["do"] == "concede":
            self.conceded.append(seat)
            self.state.log_event(msg("core-conceded", seat=seat_ref(seat)), tone="end")
        elif entry["do"] == "seat":
            if self.is_taking_over(seat, entry["kind"]):
                self.state.log_event(msg("core-seat-practice"))
            if self.players[seat].kind == GUEST and entry["kind"] not in PEOPLE:
                self.stood_in |= {seat}
            self.players[seat] = replace(self.players[seat], kind=entry["kind"])
            self.state.log_event(msg("core-seat-changed", seat=seat_ref(seat), kind=entry["kind"]))
        elif entry["do"] == "hint":
            self.state.log_event(msg("core-hint", seat=seat_ref(seat)))
        else:
            self.standing[seat, entry["window"]] = entry["answer"]

    def is_taking_over(self, seat: int, kind: str) -> bool:
        """Say whether giving ``seat`` to ``kind`` shows a bot's hand to a person.

        Who left an own seat to a bot may come back to it.
        """
        people_before = {self.players[seat].kind, self.setup.players[seat].kind}.intersection(PEOPLE)
        return kind in PEOPLE and not people_before and seat not in self.stood_in

    def decided(self, seat: int) -> None:
        """Remember the table as ``seat`` leaves it with the free decision that was just carried out."""
        self.glances[seat] = Glance(self.state.copy(), self.lines, self.step)

    def left(self, seat: int, seen: Scene) -> Scene:
        """Return the table as ``seat`` left it with its last free decision; ``seen``: as it sees it now.

        It is drawn once, for it is asked for at every step until the next decision.
        """
        glance = self.glances[seat]
        known = self._left.get(seat)
        if known is None or known[0] is not glance:
            known = glance, seen if glance.step == self.step else self.game.scene(glance.state, seat)
            self._left[seat] = known
        return known[1]

    # What is due

    def people(self) -> list[int]:
        """Return the seats of the people who have not given up, at this screen or another."""
        return [seat for seat, player in enumerate(self.players) if player.kind in PEOPLE and seat not in self.conceded]

    def here(self) -> list[int]:
        """Return the seats of the people at this screen who have not given up."""
        return [seat for seat in self.people() if self.players[seat].kind == PERSON]

    def due(self) -> Next:
        """Return what happens next, curtains aside: they need the scenes, and whoever looked last."""
        seat = self.state.to_act
        if seat is None or self.given_up():
            return Next("over")
        if self.players[seat].kind not in PEOPLE or seat in self.conceded:
            return Next("forced" if self._is_forced(seat) else "bot", seat)
        if self.standing_answer() is not None:
            return Next("standing", seat)
        return Next("forced" if self._is_forced(seat) else "person", seat)

    def _is_forced(self, seat: int) -> bool:
        """Say whether ``seat`` has one action left, and no other person learns anything where it is played unasked."""
        asked = self.state.must_ask() and self.people() != [seat]
        return not asked and len(self.state.legal_actions()) == 1

    def standing_answer(self) -> Action | None:
        """Return what the seat that decides has answered once and for all, None where it is to be asked."""
        window = self.state.reaction_window()
        if window is None or self.state.to_act is None:
            return None
        answer = self.standing.get((self.state.to_act, window.kind), "ask")
        return PASS if answer == "never" or (answer == "mine" and window.concerns is False) else None

    def is_secret(self, seat: int | None) -> bool:
        """Say whether ``seat`` sees what not everybody may see."""
        return self.game.scene(self.state, seat) != self.game.scene(self.state, None)

    # How it ends

    def is_cooperative(self) -> bool:
        """Say whether all win or lose together."""
        return self.game.is_cooperative(self.setup.options)

    def given_up(self) -> bool:
        """Say whether too many people gave up for the game to go on."""
        if not self.conceded:
            return False
        return self.is_cooperative() or len(self.players) - len(self.conceded) < 2 or not self.people()

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None. Who conceded comes after all others."""
        played = self.state.outcome()
        if not self.conceded or (played is None and not self.given_up()):
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
        lines = self.state.score_so_far() or tuple(() for _ in seats)
        scores = tuple(sum(line.points for line in own) for own in lines)
        return Outcome(places, scores, lines, msg("core-given-up"))

    def _places_by_merit(self) -> list[int]:
        keys = self.game.ranking_keys(self.state)
        return [1 + sum(other > key for other in keys) for key in keys]
