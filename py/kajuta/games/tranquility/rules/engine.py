"""The rules in motion: which decision is open, what it allows, what an action leads to.

What follows an action waits on ``pending``, the next thing last: paying, rocks, drawing, the next
turn. Steps that leave no choice are carried out on the way, the first decision among them stops.
"""

from collections.abc import Callable
from typing import Self

from kajuta.core.message import msg, seat_ref
from kajuta.core.rng import Rng
from kajuta.core.state import Action, Outcome, ReactionWindow, ScoreLine
from kajuta.games.tranquility.rules import (
    card_draw,
    compasses,
    day_and_night,
    determinization,
    duel,
    exploration,
    finish_card,
    islands,
    monsters,
    setup,
    sharp_rocks,
    start_card,
    storms,
    turn,
    wild_cards,
)
from kajuta.games.tranquility.rules.cards import CARDS_FOR_A_COMPASS, CARDS_TO_DISCARD, FINISH, MONSTER, WILD
from kajuta.games.tranquility.rules.compasses import DISCARD_ALL
from kajuta.games.tranquility.rules.finish_card import LAY_FINISH
from kajuta.games.tranquility.rules.pending import Pending
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE, DAY_NIGHT
from kajuta.games.tranquility.rules.start_card import LAY_START
from kajuta.games.tranquility.rules.state import Position, Setting

Choices = Callable[[Position, Pending], list[Action]]
Step = Callable[[Position, Pending], None]
Apply = Callable[[Position, Action], None]

DISCARD: Action = ("discard",)
STUCK: Action = ("stuck",)

CHOICES: dict[str, Choices] = {
    "pay": islands.pay_choices,
    "down": islands.pay_choices,
    "give": islands.pay_choices,
    "tops": start_card.tops_choices,
    "offer": start_card.offer_choices,
    "rocks": sharp_rocks.choices,
    "place-rocks": sharp_rocks.first_choices,
    "attack": monsters.attack_choices,
    "purple": storms.purple_choices,
    "window": storms.window_choices,
    "number": wild_cards.number_choices,
    "hands": day_and_night.hands_choices,
    "taking": duel.taking_choices,
}
"""What may be chosen in a pending decision, by its kind."""

STEPS: dict[str, Step] = {
    "next": turn.pass_on,
    "draw": card_draw.draw,
    "extra": card_draw.draw_extra,
    "eight": start_card.collect_eight,
    "take": duel.refill,
    "set-out": setup.set_out,
    "storm": storms.break_out,
    "effect": storms.take_effect,
    "reveal": exploration.reveal,
}
"""What is done without a choice when a pending thing has its turn."""

CARRY_OUT: dict[int | str, Apply] = {
    "start": start_card.lay_start,
    "wild-start": start_card.lay_start,
    "lay": islands.lay,
    "wild": wild_cards.choose_cell,
    "number": wild_cards.lay,
    "monster": monsters.play,
    "wild-monster": monsters.play,
    "finish": finish_card.lay_finish,
    "wild-finish": finish_card.lay_finish,
    "turn": day_and_night.turn_card,
    "discard": turn.discard_two,
    "discard-all": compasses.discard_all,
    "stuck": turn.be_stuck,
    "pay": islands.pay,
    "top": start_card.give_tops,
    "offer": start_card.offer,
    "rocks": sharp_rocks.move,
    "stay": sharp_rocks.stay,
    "attack": monsters.attack,
    "compass": compasses.cancel,
    "wild-compass": compasses.cancel,
    "row": storms.close_row,
    "pass": storms.let_pass,
    "cancel": storms.cancel_drawn,
    "wild-cancel": storms.cancel_drawn,
    "take": duel.take,
    "keep-hands": day_and_night.keep_hands,
    "turn-hands": day_and_night.turn_hands,
}
"""What to do for an action, by its kind."""

_NO_COMPASS = ("window", *start_card.SHARING)
"""Decisions in which the active seat cannot use a compass as at all others: a window, or the sharing of the eight."""


class Tranquility(Position):
    """A position with its rules."""

    __slots__ = ()

    def __init__(self, seats: int, seed: int, setting: Setting) -> None:
        super().__init__(seats, seed, setting)
        setup.set_up(self, setting)
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
        if start_card.must_lay(self):
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
                actions += wild_cards.choices(self, seat)
        if FINISH in hand and finish_card.may_try(self, seat):
            actions.append(LAY_FINISH)
        if self.variant == DAY_NIGHT and discardable:
            actions += [("turn", cell) for cell, number in enumerate(self.sea) if number]
        if discardable >= CARDS_TO_DISCARD:
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
        lines = self.score_so_far()
        seats = len(lines)
        reason = msg(f"end-{self.ending}", seat=seat_ref(self.active))
        return Outcome((1 if self.ending == "won" else 2,) * seats, (self.laid(),) * seats, lines, reason)

    def score_so_far(self) -> tuple[tuple[ScoreLine, ...], ...]:
        """Return the islands that the crew has laid, or the reckoning of the duel."""
        if self.variant == COMPETITIVE:
            return tuple(duel.lines(self, seat) for seat in range(len(self.hands)))
        return ((ScoreLine(msg("score-islands"), self.laid(), of=len(self.sea)),),) * len(self.hands)

    def determinize(self, seat: int, rng: Rng) -> Self:
        """Return a copy in which all that ``seat`` has never seen is dealt anew, ``rng`` included."""
        new = self.copy()
        determinization.deal_anew(new, seat, rng)
        return new

    def must_ask(self) -> bool:
        """Say whether the decision is put anyway: in a window, lest it be told who holds a wild card."""
        return bool(self.pending) and self.pending[-1].kind == "window"

    def reaction_window(self) -> ReactionWindow | None:
        """Return the window in which a storm that was just drawn may be cancelled."""
        if self.pending and self.pending[-1].kind == "window":
            return ReactionWindow("storm", concerns=self.pending[-1].seat == self.pending[-1].low)
        return None
