"""Answering an offer: to decline, to accept, to make a counter-offer; the exchange itself."""

from collections.abc import Iterator
from itertools import combinations, product

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import glow
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import texts
from kajuta.games.oltremare.rules.actions import AGREE, CALL_OFF, COUNTER, PASS
from kajuta.games.oltremare.rules.cards import GOOD_OF_CARD, Card, Good
from kajuta.games.oltremare.rules.element_ids import hand_id
from kajuta.games.oltremare.rules.knowledge import pass_unseen, see
from kajuta.games.oltremare.rules.motions import ducat_motions, offered_card_motions, private_card_motions
from kajuta.games.oltremare.rules.offers import spare
from kajuta.games.oltremare.rules.state import UNASKED, Declined, Offer, Position
from kajuta.games.oltremare.rules.unsolicited_offers import next_word


def answer_options(state: Position) -> list[Action]:
    """Return declining, the ways to accept and, to a first offer, a counter-offer."""
    offer, hand = state.offers[-1], state.hands[state.answering()]
    actions: list[Action] = [PASS]
    actions += [("accept", *cards) for cards in picks(hand, offer.wanted)]
    if offer.maker == state.active and (hand or (state.hands[state.active] and spare(state) > 0)):
        actions.append(COUNTER)
    return actions


def picks(hand: tuple[Card, ...], wanted: tuple[Good, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield all ways to give cards of the goods ``wanted`` out of ``hand``."""
    if not wanted:
        yield ()
        return
    choices = [
        combinations([card for card in hand if GOOD_OF_CARD[card] == good], wanted.count(good))
        for good in sorted(set(wanted))
    ]
    for choice in product(*choices):
        yield sum(choice, ())


def counter(state: Position, action: Action) -> None:
    """Begin a counter-offer."""
    state.offers += (Offer(state.waiting[0], state.active),)
    state.phase = "give"


def accept(state: Position, action: Action) -> None:
    """Accept with certain cards; with open symbols the maker looks at them first."""
    state.irreversible_events += 1
    picked = tuple(int(card) for card in action[1:])
    if state.open_symbols and picked:
        see(state, picked)
        state.picked = picked
        state.phase = "agree"
        if state.events is not None:
            state.log_event(msg("log-accept", seat=seat_ref(state.answering())))
        state.to_act = state.offers[-1].maker
    else:
        _exchange(state, picked)


def agree_options(state: Position) -> list[Action]:
    """Return keeping to the deal and calling it off."""
    return [AGREE, CALL_OFF]


def agree(state: Position, action: Action) -> None:
    """Keep to the deal."""
    _exchange(state, state.picked)


def _exchange(state: Position, picked: tuple[Card, ...]) -> None:
    """Exchange what was agreed; the partner of the active seat gets prestige for its first deal of the turn."""
    offer, other = state.offers[-1], state.answering()
    maker, partner = offer.maker, state.waiting[0]
    if not state.open_symbols:
        pass_unseen(state, maker, other, offer.cards)
        pass_unseen(state, other, maker, picked)
    state.take_from_hand(maker, offer.cards)
    state.take_from_hand(other, picked)
    state.take_into_hand(maker, picked)
    state.take_into_hand(other, offer.cards)
    state.ducats[maker] -= offer.ducats
    state.ducats[other] += offer.ducats
    if state.events is not None:
        # With open symbols all have seen the cards.
        seats = None if state.open_symbols else (maker, other)
        going = [
            *private_card_motions(offer.cards, hand_id(maker), hand_id(other), seats),
            *private_card_motions(picked, hand_id(other), hand_id(maker), seats),
            *ducat_motions(offer.ducats, f"seat:{maker}", f"seat:{other}"),
        ]
        state.log_event(texts.log_deal(offer, other), tone="gain", motions=going)
    if not state.rewarded >> partner & 1 and state.prestige_left():
        state.rewarded |= 1 << partner
        state.prestige[partner] += 1
        if state.events is not None:
            told = msg("log-prestige", seat=seat_ref(partner), icon="oltremare-laurels")
            state.log_event(told, motions=(glow(f"prestige:{partner}"),))
    if state.offers[0].maker != state.active:
        state.reopened = True
        next_word(state)
    else:
        _stop_talking(state)


def call_off(state: Position, action: Action) -> None:
    """Call the deal off."""
    _turn_down(state, state.offers[-1].maker)


def decline(state: Position, action: Action) -> None:
    """Decline the offer, or make none unasked."""
    if state.phase == UNASKED:
        next_word(state)
    else:
        _turn_down(state, state.answering())


def _turn_down(state: Position, seat: int) -> None:
    """Let ``seat`` end the talk with the present partner; the next one of an offer to all is asked."""
    for offer in state.offers:
        partner = state.waiting[0] if offer.maker == state.active else state.active
        given = tuple(GOOD_OF_CARD[card] for card in offer.cards)
        refused = Declined(state.turn, offer.maker, partner, given, offer.ducats, offer.wanted)
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
        next_word(state)
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
