"""Shells: a miniature game for tests, and an example of a game in one file.

Twelve shells have the values 1 to 6, each twice. Every seat holds two shells that only it sees. In its turn a seat
either lays a shell from its hand into its row and draws a new one, or dives: the top shell of the draw pile is revealed
and put into the row, but if the row already has its value, both are lost. After a successful dive every other seat with
cards may discard a 6 to sink the new shell. The game ends when all hands are empty; the largest sum wins.
"""

from collections.abc import Sequence
from typing import Self

from kajuta.core.game import Game, Move, Option, Options
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.motion import fly, motion_for_seat_and_for_others
from kajuta.core.outcome import Outcome, ScoreLine
from kajuta.core.rng import Rng
from kajuta.core.scene import Element, Scene, area, element
from kajuta.core.state import Action, ReactionWindow, State

SINKER = 6


class Shells(State):
    """Position of Shells. ``asked``: seats that may still sink the shell just revealed; the last one is next."""

    __slots__ = ("active", "asked", "discard", "draw_pile", "hands", "rows", "sinking")

    active: int
    asked: list[int]
    discard: list[int]
    draw_pile: list[int]
    hands: list[list[int]]
    rows: list[list[int]]
    sinking: bool

    def __init__(self, seats: int, sinking: bool, seed: int) -> None:
        super().__init__(seed)
        self.draw_pile = [value for value in range(1, 7) for _ in range(2)]
        self.shuffle(self.draw_pile)
        self.hands = [self.draw(self.draw_pile, 2) for _ in range(seats)]
        self.rows = [[] for _ in range(seats)]
        self.discard = []
        self.asked = []
        self.sinking = sinking
        self.active = 0
        self.to_act = 0

    def legal_actions(self) -> list[Action]:
        if self.to_act is None:
            return []
        hand = self.hands[self.to_act]
        if self.asked:
            return [("pass",), ("sink",)] if SINKER in hand else [("pass",)]
        actions: list[Action] = [("lay", index) for index in range(len(hand))]
        if self.draw_pile:
            actions.append(("dive",))
        return actions

    def apply(self, action: Action) -> None:
        seat = self.to_act
        assert seat is not None
        match action:
            case ("lay", int(index)):
                value = self.hands[seat].pop(index)
                self.rows[seat].append(value)
                if self.events is not None:
                    laid = f"shell:{seat}:{len(self.rows[seat]) - 1}"
                    seen, for_others = fly("", f"hand:{seat}:{index}", laid), fly("", f"hand:{seat}", laid)
                    told = msg("laid", seat=seat_ref(seat), value=value)
                    self.log_event(told, motions=(motion_for_seat_and_for_others(seat, seen, for_others),))
                self.irreversible_events += 1
                self.hands[seat] += self.draw(self.draw_pile, 1)
                self._next_turn()
            case ("dive",):
                self._dive(seat)
            case ("sink",):
                self.hands[seat].remove(SINKER)
                self.discard += [SINKER, self.rows[self.active].pop()]
                self.irreversible_events += 1
                self.asked.clear()
                self._next_turn()
            case ("pass",):
                self.asked.pop()
                self._ask_or_go_on()

    def _dive(self, seat: int) -> None:
        value = self.draw_pile.pop()
        self.irreversible_events += 1
        row = self.rows[seat]
        if value in row:
            row.remove(value)
            self.discard += [value, value]
            self._next_turn()
            return
        row.append(value)
        seats = len(self.hands)
        if self.sinking:
            others = [(seat + step) % seats for step in range(1, seats)]
            self.asked = [other for other in reversed(others) if self.hands[other]]
        self._ask_or_go_on()

    def _ask_or_go_on(self) -> None:
        if self.asked:
            self.to_act = self.asked[-1]
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        seats = len(self.hands)
        for step in range(1, seats + 1):
            seat = (self.active + step) % seats
            if self.hands[seat]:
                self.active = self.to_act = seat
                self.turn += 1
                return
        self.to_act = None

    def outcome_so_far(self) -> Outcome:
        return Outcome.ranked([(ScoreLine(msg("row"), sum(row)),) for row in self.rows], msg("hands-empty"))

    def determinize(self, seat: int | None, rng: Rng) -> Self:
        new = self.copy()
        unseen = sorted(
            new.draw_pile + [card for other, hand in enumerate(new.hands) if other != seat for card in hand]
        )
        rng.shuffle(unseen)
        for other, hand in enumerate(new.hands):
            if other != seat:
                new.hands[other] = [unseen.pop() for _ in hand]
        new.draw_pile = unseen
        new.reseed(rng)
        return new

    def must_ask(self) -> bool:
        return bool(self.asked)

    def reaction_window(self) -> ReactionWindow | None:
        return ReactionWindow("sink", concerns=False) if self.asked else None


class ShellsGame(Game[Shells]):
    """Definition of Shells for the engine."""

    id = "shells"
    players = (2, 3, 4)
    options = (Option("sinking", ("off", "on"), "on"),)
    minutes = (2, 3)
    icon = "shell"

    def new(self, seats: int, options: Options, seed: int) -> Shells:
        return Shells(seats, options["sinking"] == "on", seed)

    def scene(self, state: Shells, viewer: int | None) -> Scene:
        areas = [
            area(
                "row",
                f"row:{seat}",
                [_shell(f"shell:{seat}:{n}", v) for n, v in enumerate(row)],
                place="seat",
                seat=seat,
            )
            for seat, row in enumerate(state.rows)
        ]
        areas += [
            area(
                "fan",
                f"hand:{seat}",
                [_held(seat, n, v, seat == viewer) for n, v in enumerate(hand)],
                place="hand",
                seat=seat,
            )
            for seat, hand in enumerate(state.hands)
        ]
        areas.append(
            area(
                "row",
                "table",
                [
                    element("pile", "draw-pile", msg("draw-pile"), back=True, count=len(state.draw_pile)),
                    element("pile", "discard", msg("discard"), count=len(state.discard), inert=True),
                ],
                place="table",
            )
        )
        areas.append(
            area(
                "row",
                "actions",
                [element("button", "sink", msg("sink")), element("button", "pass", msg("pass"))],
                place="actions",
            )
        )
        status: Message = msg("over") if state.to_act is None else msg("turn", seat=seat_ref(state.to_act))
        return {"status": status, "areas": areas}

    def moves(self, state: Shells, actions: Sequence[Action]) -> list[Move]:
        paths = {"dive": ("draw-pile",), "sink": ("sink",), "pass": ("pass",)}
        return [
            Move(action, (f"hand:{state.to_act}:{action[1]}",) if action[0] == "lay" else paths[str(action[0])])
            for action in actions
        ]

    def forbidding_clause(self, state: Shells, path: Sequence[str]) -> str | None:
        return "dive.empty" if path[-1] == "draw-pile" and not state.draw_pile else None

    def component_inventory(self, state: Shells) -> object:
        return sorted(state.draw_pile + state.discard + sum(state.hands, []) + sum(state.rows, []))

    def seats(self, state: Shells) -> int:
        return len(state.hands)

    def evaluate(self, state: Shells, seat: int) -> float:
        worth = [sum(row) + sum(hand) for row, hand in zip(state.rows, state.hands, strict=True)]
        return worth[seat] - max(other for index, other in enumerate(worth) if index != seat)


def _shell(element_id: str, value: int) -> Element:
    return element("card", element_id, msg("shell", value=value), face={"icon": "shell", "value": value})


def _held(seat: int, index: int, value: int, seen: bool) -> Element:
    place = f"hand:{seat}:{index}"
    return _shell(place, value) if seen else element("card", place, msg("hidden"), back=True)


GAME = ShellsGame()
