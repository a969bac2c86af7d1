"""The rules in motion: which phase allows what, and what each action leads to.

The phases of a turn are "limit" (too many cards in hand), "trade", "unasked" (the others may offer
something), "play" (cards are laid), "sail", "compass" and "load". While an offer is made or answered
the phase is "give", "pay", "want" or "charge" (the steps of making it), "answer" or "agree" (its maker
looks at the cards it is to get). The phase is "" when the game is over.
"""

from collections.abc import Callable
from typing import Self

from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import Action, Outcome, ReactionWindow
from kajuta.games.oltremare.rules import (
    card_play,
    cargo_loading,
    knowledge,
    offer_answers,
    offers,
    sailing,
    scoring,
    setup,
    trade,
    turn,
    unsolicited_offers,
)
from kajuta.games.oltremare.rules.state import ALL, MAKING, UNASKED, Position

OPTIONS: dict[str, Callable[[Position], list[Action]]] = {
    "limit": turn.drop_options,
    "trade": trade.trade_options,
    UNASKED: unsolicited_offers.unasked_options,
    "give": offers.give_options,
    "pay": offers.pay_options,
    "want": offers.want_options,
    "charge": offers.charge_options,
    "answer": offer_answers.answer_options,
    "agree": offer_answers.agree_options,
    "play": card_play.play_options,
    "sail": sailing.sail_options,
    "compass": sailing.compass_options,
    "load": cargo_loading.load_options,
}
"""What each phase allows."""

CARRY_OUT: dict[int | str, Callable[[Position, Action], None]] = {
    "drop": turn.drop,
    "buy": trade.buy,
    "offer": offers.propose,
    "give": offers.give,
    "pay": offers.pay,
    "want": offers.want,
    "charge": offers.charge,
    "done": offers.done,
    "pass": offer_answers.decline,
    "accept": offer_answers.accept,
    "counter": offer_answers.counter,
    "agree": offer_answers.agree,
    "call-off": offer_answers.call_off,
    "act": unsolicited_offers.end_trade,
    "lay": card_play.lay,
    "sail": sailing.sail,
    "jump": sailing.jump,
    "stay": sailing.stay,
    "load": cargo_loading.load,
}
"""What each kind of action does."""


class OltreMare(Position):
    """A position with its rules."""

    __slots__ = ()

    def __init__(self, seats: int, seed: int, *, open_symbols: bool) -> None:
        self.rng = rng_state_from_seed(seed)
        self.irreversible_events = 0
        self.turn = 0
        self.events = None
        self.open_symbols = open_symbols
        setup.set_up(self, seats)
        turn.begin_turn(self)

    def legal_actions(self) -> list[Action]:
        """Return what ``to_act`` may do now."""
        return OPTIONS[self.phase](self) if self.phase else []

    def apply(self, action: Action) -> None:
        """Carry out ``action``, then everything that leaves no choice."""
        CARRY_OUT[action[0]](self, action)

    def determinize(self, seat: int, rng: Rng) -> Self:
        """Return a copy in which all that ``seat`` has never seen is dealt anew, ``rng`` included."""
        new = knowledge.deal_anew(self, seat, rng)
        if self.phase in MAKING and seat != self.to_act:
            offers.draft_anew(new, rng)
        return new

    def outcome(self) -> Outcome | None:
        """Return the reckoning of the finished game."""
        return scoring.outcome(self) if self.to_act is None else None

    def winners(self) -> tuple[int, ...]:
        """Return who won the finished game."""
        return scoring.winners(self) if self.to_act is None else ()

    def must_ask(self) -> bool:
        """Say whether the decision is put anyway: whether a seat could accept tells what it holds."""
        return self.phase == "answer"

    def reaction_window(self) -> ReactionWindow | None:
        """Return the right to answer an offer, which may be for oneself alone, or to make one in another's turn."""
        if self.phase == UNASKED:
            return ReactionWindow(UNASKED)
        if self.phase == "answer" and self.to_act != self.active:
            return ReactionWindow("offer", concerns=self.offers[0].partner != ALL)
        return None
