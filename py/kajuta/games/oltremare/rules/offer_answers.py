"""Answers to an offer (decline, accept, make a counter-offer), and the exchange of a concluded deal."""

from collections.abc import Iterator
from itertools import combinations, product

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import glow
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import messages
from kajuta.games.oltremare.rules.action_constants import AGREE, CALL_OFF, COUNTER, PASS
from kajuta.games.oltremare.rules.cards import GOOD_OF_CARD, Card, Good
from kajuta.games.oltremare.rules.element_ids import hand_id
from kajuta.games.oltremare.rules.known_cards_tracking import note_secret_transfer, reveal_cards_to_all
from kajuta.games.oltremare.rules.motions import card_motions, ducat_motions, offered_card_motions
from kajuta.games.oltremare.rules.offer_making import spare_card_count
from kajuta.games.oltremare.rules.state import UNSOLICITED, DeclinedOffer, Offer, Position
from kajuta.games.oltremare.rules.unsolicited_offers import ask_next_seat


def legal_offer_answers(state: Position) -> list[Action]:
    """Actions that decline the offer, accept it with certain cards or, for a first offer, begin a counter-offer."""
    offer, hand = state.offers[-1], state.hands[state.answering_seat()]
    actions: list[Action] = [PASS]
    actions += [("accept", *cards) for cards in card_choices_for_goods(hand, offer.wanted)]
    if offer.maker == state.active and (hand or (state.hands[state.active] and spare_card_count(state) > 0)):
        actions.append(COUNTER)
    return actions


def card_choices_for_goods(hand: tuple[Card, ...], wanted: tuple[Good, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield all sets of cards of ``hand`` that consist of the goods ``wanted``."""
    if not wanted:
        yield ()
        return
    choices = [
        combinations([card for card in hand if GOOD_OF_CARD[card] == good], wanted.count(good))
        for good in sorted(set(wanted))
    ]
    for choice in product(*choices):
        yield sum(choice, ())


def apply_start_of_counter_offer(state: Position, action: Action) -> None:
    """Begin a counter-offer."""
    state.offers += (Offer(state.waiting[0], state.active),)
    state.phase = "give"


def apply_offer_acceptance(state: Position, action: Action) -> None:
    """Accept with the chosen cards; with open symbols, the maker sees them before it confirms the deal."""
    state.irreversible_events += 1
    picked = tuple(int(card) for card in action[1:])
    if state.open_symbols and picked:
        reveal_cards_to_all(state, picked)
        state.picked = picked
        state.phase = "agree"
        if state.events is not None:
            state.log_event(msg("log-accept", seat=seat_ref(state.answering_seat())))
        state.to_act = state.offers[-1].maker
    else:
        _exchange(state, picked)


def legal_deal_confirmations(state: Position) -> list[Action]:
    """Actions that confirm or cancel the deal."""
    return [AGREE, CALL_OFF]


def apply_deal_confirmation(state: Position, action: Action) -> None:
    """Confirm the deal."""
    _exchange(state, state.picked)


def _exchange(state: Position, picked: tuple[Card, ...]) -> None:
    """Exchange cards and ducats; the partner of the active seat gains prestige for its first deal of the turn."""
    offer, other = state.offers[-1], state.answering_seat()
    maker, partner = offer.maker, state.waiting[0]
    if not state.open_symbols:
        note_secret_transfer(state, maker, other, offer.cards)
        note_secret_transfer(state, other, maker, picked)
    state.remove_from_hand(maker, offer.cards)
    state.remove_from_hand(other, picked)
    state.add_to_hand(maker, picked)
    state.add_to_hand(other, offer.cards)
    state.ducats[maker] -= offer.ducats
    state.ducats[other] += offer.ducats
    if state.events is not None:
        # With open symbols, all seats see the cards.
        seats = None if state.open_symbols else (maker, other)
        going = [
            *card_motions(offer.cards, hand_id(maker), hand_id(other), seats),
            *card_motions(picked, hand_id(other), hand_id(maker), seats),
            *ducat_motions(offer.ducats, f"seat:{maker}", f"seat:{other}"),
        ]
        state.log_event(messages.concluded_deal_message(offer, other), tone="gain", motions=going)
    if not state.rewarded >> partner & 1 and state.prestige_left():
        state.rewarded |= 1 << partner
        state.prestige[partner] += 1
        if state.events is not None:
            told = msg("log-prestige", seat=seat_ref(partner), icon="oltremare-laurels")
            state.log_event(told, motions=(glow(f"prestige:{partner}"),))
    if state.offers[0].maker != state.active:
        state.reopened = True
        ask_next_seat(state)
    else:
        _stop_talking(state)


def apply_deal_cancellation(state: Position, action: Action) -> None:
    """Cancel the deal."""
    _turn_down(state, state.offers[-1].maker)


def apply_offer_decline(state: Position, action: Action) -> None:
    """Decline the offer or, in the phase of unsolicited offers, make none."""
    if state.phase == UNSOLICITED:
        ask_next_seat(state)
    else:
        _turn_down(state, state.answering_seat())


def _turn_down(state: Position, seat: int) -> None:
    """End the negotiation with the current partner on behalf of ``seat``; an offer to all goes on to the next seat."""
    for offer in state.offers:
        partner = state.waiting[0] if offer.maker == state.active else state.active
        given = tuple(GOOD_OF_CARD[card] for card in offer.cards)
        refused = DeclinedOffer(state.turn, offer.maker, partner, given, offer.ducats, offer.wanted)
        same = refused[1:]
        state.declined = (*[other for other in state.declined if other[1:] != same], refused)
    if state.events is not None:
        stays = state.offers[0].maker == state.active and len(state.waiting) > 1
        gone = [
            offered_card_motions(offer.cards, offer.maker, openly=True, back=True) for offer in state.offers[stays:]
        ]
        going = [motion for one in gone for motion in one] if state.open_symbols else ()
        state.log_event(msg("log-decline", seat=seat_ref(seat)), motions=going)
    if state.offers[0].maker != state.active:
        ask_next_seat(state)
        return
    state.offers = state.offers[:1]
    state.picked = ()
    state.waiting = state.waiting[1:]
    if state.waiting:
        state.phase = "answer"
        state.to_act = state.waiting[0]
    else:
        _stop_talking(state)


def _stop_talking(state: Position) -> None:
    state.offers = ()
    state.waiting = ()
    state.picked = ()
    state.phase = "trade"
    state.to_act = state.active
