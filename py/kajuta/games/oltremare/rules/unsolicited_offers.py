"""Unsolicited offers: before cards are played, seats that got no offer may make one to the active seat."""

from kajuta.core.state import Action
from kajuta.games.oltremare.rules.action_constants import OFFER, PASS
from kajuta.games.oltremare.rules.card_play import begin_play_phase
from kajuta.games.oltremare.rules.offer_making import can_spare_card
from kajuta.games.oltremare.rules.state import UNSOLICITED, Position


def ask_others_for_offers_before_card_play(state: Position, action: Action) -> None:
    """Ask the other seats for unsolicited offers, once per turn; afterwards, cards are played."""
    if state.heard:
        begin_play_phase(state)
        return
    state.heard = True
    _ask(state, state.other_seats(state.active))


def ask_next_seat(state: Position) -> None:
    """Ask the next seat for an unsolicited offer; who can trade is checked again, as a deal may have changed it."""
    others = state.other_seats(state.active)
    _ask(state, others[others.index(state.waiting[0]) + 1 :])


def _ask(state: Position, seats: tuple[int, ...]) -> None:
    """Ask the first of ``seats`` that may make an offer.

    After the last one, trade goes on if there was a deal; otherwise cards are played.
    """
    state.offers = ()
    state.picked = ()
    state.waiting = seats_entitled_to_offer(state, seats)
    if state.waiting:
        state.phase = UNSOLICITED
        state.to_act = state.waiting[0]
        return
    state.to_act = state.active
    if state.reopened:
        state.phase = "trade"
    else:
        begin_play_phase(state)


def seats_entitled_to_offer(state: Position, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Members of ``seats`` that got no offer in this turn and, as far as everybody knows, could trade."""
    return tuple([seat for seat in seats if not state.asked[seat] and could_trade_with_active_seat(state, seat)])


def could_trade_with_active_seat(state: Position, seat: int) -> bool:
    """Whether a card could change hands between ``seat`` and the active seat."""
    return bool(state.hands[seat]) or can_spare_card(state)


def legal_unsolicited_offers(state: Position) -> list[Action]:
    """Actions that pass or make an offer to the active seat."""
    return [PASS, OFFER[state.active]]
