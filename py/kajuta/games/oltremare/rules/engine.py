"""Rules engine: legal actions of each phase and the effects of actions.

Phases of a turn: "limit" (too many cards in hand), "trade", "unasked" (other seats may make unsolicited offers), "play"
(playing cards), "sail", "compass" and "load". Phases of a negotiation: "give", "pay", "want" and "charge" (steps of
making an offer), "answer", and "agree" (the maker sees the cards that it will get and confirms the deal). The phase is
"" after the end of the game.
"""

from collections.abc import Callable
from typing import ClassVar, Self

from kajuta.core.rng import Rng
from kajuta.core.state import Action, ReactionWindow
from kajuta.games.oltremare.rules import (
    card_play,
    determinization,
    final_scoring,
    loading_of_played_cards,
    offer_answers,
    offer_making,
    sailing,
    setup,
    trade_phase,
    turn,
    unsolicited_offers,
)
from kajuta.games.oltremare.rules.state import EVERYBODY, OFFER_MAKING, UNSOLICITED, Position

LEGAL_ACTIONS: dict[str, Callable[[Position], list[Action]]] = {
    "limit": turn.legal_drops_at_turn_start,
    "trade": trade_phase.legal_trade_actions,
    UNSOLICITED: unsolicited_offers.legal_unsolicited_offers,
    "give": offer_making.legal_cards_to_give,
    "pay": offer_making.legal_ducats_to_give,
    "want": offer_making.legal_goods_to_ask_for,
    "charge": offer_making.legal_ducats_to_ask_for,
    "answer": offer_answers.legal_offer_answers,
    "agree": offer_answers.legal_deal_confirmations,
    "play": card_play.legal_card_plays,
    "sail": sailing.legal_sailing_steps,
    "compass": sailing.legal_jumps_from_compass_port,
    "load": loading_of_played_cards.legal_cards_to_load,
}
"""Function that lists the legal actions, by phase."""

APPLY: dict[int | str, Callable[[Position, Action], None]] = {
    "drop": turn.apply_drop_at_turn_start,
    "buy": trade_phase.apply_purchase_from_deck_or_own_pirates,
    "offer": offer_making.apply_new_offer,
    "give": offer_making.apply_card_to_give,
    "pay": offer_making.apply_ducats_to_give,
    "want": offer_making.apply_good_to_ask_for,
    "charge": offer_making.apply_ducats_to_ask_for,
    "done": offer_making.apply_offer_step_done,
    "pass": offer_answers.apply_offer_decline,
    "accept": offer_answers.apply_offer_acceptance,
    "counter": offer_answers.apply_start_of_counter_offer,
    "agree": offer_answers.apply_deal_confirmation,
    "call-off": offer_answers.apply_deal_cancellation,
    "act": unsolicited_offers.ask_others_for_offers_before_card_play,
    "lay": card_play.apply_card_play,
    "sail": sailing.apply_sailing_step,
    "jump": sailing.apply_jump_from_compass_port,
    "stay": sailing.apply_stay_at_compass_port,
    "load": loading_of_played_cards.apply_card_to_load,
}
"""Function that carries out an action, by its kind."""


class OltreMarePosition(Position):
    """Position with the rules of the game."""

    __slots__ = ()

    edition: ClassVar[int] = 2

    outcome_so_far = final_scoring.outcome_so_far

    def __init__(self, seats: int, seed: int, *, open_symbols: bool) -> None:
        super().__init__(seed)
        self.open_symbols = open_symbols
        setup.set_up(self, seats)
        turn.begin_turn(self)

    def legal_actions(self) -> list[Action]:
        """Legal actions of the seat ``to_act``."""
        return LEGAL_ACTIONS[self.phase](self) if self.phase else []

    def apply(self, action: Action) -> None:
        """Carry out ``action`` and all forced steps after it."""
        APPLY[action[0]](self, action)

    def determinize(self, seat: int | None, rng: Rng) -> Self:
        """Copy in which the cards that ``seat`` has never seen are dealt at random and the generator is reseeded."""
        new = determinization.redeal_hidden_cards(self, seat, rng)
        if self.phase in OFFER_MAKING and seat != self.to_act:
            determinization.redraft_unsent_offer(new, rng)
        return new

    def must_ask(self) -> bool:
        """Whether to ask a forced decision: skipping an answer would reveal that the hand cannot meet the offer."""
        return self.phase == "answer"

    def reaction_window(self) -> ReactionWindow | None:
        """Reaction window: an offer to answer, or the chance to make an unsolicited one; None if none is open."""
        if self.phase == UNSOLICITED:
            return ReactionWindow(UNSOLICITED)
        if self.phase == "answer" and self.to_act != self.active:
            return ReactionWindow("offer", concerns=self.offers[0].partner != EVERYBODY)
        return None


class OltreMareWithoutMemoryAid(OltreMarePosition):
    """Position of a game without the memory aid: players must remember the cargo themselves."""

    __slots__ = ()

    remembers_cargo: ClassVar[bool] = False
