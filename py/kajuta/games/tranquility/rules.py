"""The rules in motion: which decision is open, what it allows, what an action leads to.

What follows an action waits on ``pending``, the next thing last: paying, rocks, drawing, the next
turn. Steps that leave no choice are carried out on the way, the first decision among them stops.
"""

from collections.abc import Callable
from typing import Self

from kajuta.core.message import msg, seat_ref
from kajuta.core.rng import Rng
from kajuta.core.state import Action, Line, Outcome, Window
from kajuta.games.tranquility import (
    compasses,
    drawing,
    duel,
    exploration,
    finish,
    islands,
    knowledge,
    monsters,
    night,
    rocks,
    setting_out,
    start,
    storms,
    turns,
    wilds,
)
from kajuta.games.tranquility.cards import CARDS_FOR_A_COMPASS, DISCARDED, FINISH, MONSTER, WILD
from kajuta.games.tranquility.compasses import DISCARD_ALL
from kajuta.games.tranquility.finish import LAY_FINISH
from kajuta.games.tranquility.sea import COMPETITIVE, DAY_NIGHT
from kajuta.games.tranquility.start import LAY_START
from kajuta.games.tranquility.state import Pending, Position, Setting

Choices = Callable[[Position, Pending], list[Action]]
Step = Callable[[Position, Pending], None]
Apply = Callable[[Position, Action], None]

DISCARD: Action = ("discard",)
STUCK: Action = ("stuck",)

CHOICES: dict[str, Choices] = {
    "pay": islands.pay_choices,
    "down": islands.pay_choices,
    "give": islands.pay_choices,
    "tops": start.tops_choices,
    "offer": start.offer_choices,
    "rocks": rocks.choices,
    "place-rocks": rocks.first_choices,
    "attack": monsters.attack_choices,
    "purple": storms.purple_choices,
    "window": storms.window_choices,
    "number": wilds.number_choices,
    "hands": night.hands_choices,
    "taking": duel.taking_choices,
}
"""What may be chosen in a pending decision, by its kind."""

STEPS: dict[str, Step] = {
    "next": turns.pass_on,
    "draw": drawing.draw,
    "extra": drawing.draw_extra,
    "eight": start.collect_eight,
    "take": duel.refill,
    "set-out": setting_out.set_out,
    "storm": storms.break_out,
    "effect": storms.take_effect,
    "reveal": exploration.reveal,
}
"""What is done without a choice when a pending thing has its turn."""

CARRY_OUT: dict[int | str, Apply] = {
    "start": start.lay_start,
    "wild-start": start.lay_start,
    "lay": islands.lay,
    "wild": wilds.choose_cell,
    "number": wilds.lay,
    "monster": monsters.play,
    "wild-monster": monsters.play,
    "finish": finish.lay_finish,
    "wild-finish": finish.lay_finish,
    "turn": night.turn_card,
    "discard": turns.discard_two,
    "discard-all": compasses.discard_all,
    "stuck": turns.be_stuck,
    "pay": islands.pay,
    "top": start.give_tops,
    "offer": start.offer,
    "rocks": rocks.move,
    "stay": rocks.stay,
    "attack": monsters.attack,
    "compass": compasses.cancel,
    "wild-compass": compasses.cancel,
    "row": storms.close_row,
    "pass": storms.let_pass,
    "cancel": storms.cancel_drawn,
    "wild-cancel": storms.cancel_drawn,
    "take": duel.take,
    "keep-hands": night.keep_hands,
    "turn-hands": night.turn_hands,
}
"""What to do for an action, by its kind."""

_NO_COMPASS = ("window", *start.SHARING)
"""Decisions in which the active seat cannot use a compass as at all others: a window, or the sharing of the eight."""


class Tranquility(Position):
    """A position with its rules."""

    __slots__ = ()

    def __init__(self, seats: int, seed: int, setting: Setting) -> None:
        super().__init__(seats, seed, setting)
        setting_out.set_up(self, setting)
        self._settle()

    def legal_actions(self) -> list[Action]:
        """Return what ``to_act`` may do now."""
        if self.pending:
            item = self.pending[-1]
            actions = CHOICES[item.kind](self, item)
            if self.compasses and item.seat == self.active and item.kind not in _NO_COMPASS:
                actions += compasses.cancellations(self, "compass")
            return actions
        return [] if self.to_act is None else self._turn_actions()

    def _turn_actions(self) -> list[Action]:
        """Return the actions a turn may consist of; the only one is to be stuck where there is no other."""
        seat = self.active
        hand = self.hands[seat]
        if start.must_lay(self):
            actions = [LAY_START]
            if WILD in hand:
                actions += compasses.cancellations(self, "wild-compass")
            if self.compasses:
                actions += compasses.cancellations(self, "compass")
            return actions
        return islands.lays(self, hand, seat) + self.beside_islands() or [STUCK]

    def beside_islands(self) -> list[Action]:
        """Return what a turn may consist of beside laying an island, where no Start has to be laid."""
        seat = self.active
        hand = self.hands[seat]
        actions: list[Action] = []
        discardable = len(hand)
        if hand and hand[-1] >= MONSTER:
            discardable -= hand.count(MONSTER)
            if MONSTER in hand:
                actions += monsters.choices(self, "monster")
            if WILD in hand:
                actions += wilds.choices(self, seat)
        if FINISH in hand and finish.may_try(self, seat):
            actions.append(LAY_FINISH)
        if self.variant == DAY_NIGHT and discardable:
            actions += [("turn", cell) for cell, number in enumerate(self.sea) if number]
        if discardable >= DISCARDED:
            actions.append(DISCARD)
            if self.supply and discardable >= CARDS_FOR_A_COMPASS:
                actions.append(DISCARD_ALL)
        if self.compasses:
            actions += compasses.cancellations(self, "compass")
        return actions

    def apply(self, action: Action) -> None:
        """Carry out ``action``, then everything that leaves no choice."""
        CARRY_OUT[action[0]](self, action)
        self._settle()

    def _settle(self) -> None:
        """Carry out what is pending up to the first decision."""
        while pending := self.pending:
            item = pending[-1]
            step = STEPS.get(item.kind)
            if step is None:
                self.to_act = item.seat
                return
            pending.pop()
            step(self, item)

    def outcome(self) -> Outcome | None:
        """Return how the finished game ended."""
        if not self.ending:
            return None
        if self.variant == COMPETITIVE:
            return duel.outcome(self)
        lines = self.tally()
        seats = len(lines)
        reason = msg(f"end-{self.ending}", seat=seat_ref(self.active))
        return Outcome((1 if self.ending == "won" else 2,) * seats, (self.laid(),) * seats, lines, reason)

    def tally(self) -> tuple[tuple[Line, ...], ...]:
        """Return the islands that the crew has laid, or the reckoning of the duel."""
        if self.variant == COMPETITIVE:
            return tuple(duel.lines(self, seat) for seat in range(len(self.hands)))
        return ((Line(msg("score-islands"), self.laid(), of=len(self.sea)),),) * len(self.hands)

    def determinize(self, seat: int, rng: Rng) -> Self:
        """Return a copy in which all that ``seat`` has never seen is dealt anew, ``rng`` included."""
        new = self.copy()
        knowledge.deal_anew(new, seat, rng)
        return new

    def put_even_if_forced(self) -> bool:
        """Say whether the decision is put anyway: in a window, lest it be told who holds a wild card."""
        return bool(self.pending) and self.pending[-1].kind == "window"

    def window(self) -> Window | None:
        """Return the window in which a storm that was just drawn may be cancelled."""
        if self.pending and self.pending[-1].kind == "window":
            return Window("storm", concerns=self.pending[-1].seat == self.pending[-1].low)
        return None
