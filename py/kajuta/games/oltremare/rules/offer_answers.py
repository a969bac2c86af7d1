"""Answering an offer: to decline, to accept, to make a counter-offer; the exchange itself."""

from collections.abc import Iterator
from itertools import combinations, product

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import glow
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import texts
from kajuta.games.oltremare.rules.actions import AGREE, CALL_OFF, COUNTER, PASS
from kajuta.games.oltremare.rules.cards import GOOD, Card, Good
from kajuta.games.oltremare.rules.element_ids import hand
from kajuta.games.oltremare.rules.knowledge import pass_unseen, see
from kajuta.games.oltremare.rules.motions import between, ducats, shown
from kajuta.games.oltremare.rules.offers import spare
from kajuta.games.oltremare.rules.state import UNASKED, Declined, Offer, Position
from kajuta.games.oltremare.rules.unsolicited_offers import next_word


def answer_options(s: Position) -> list[Action]:
    """Return declining, the ways to accept and, to a first offer, a counter-offer."""
    offer, hand = s.offers[-1], s.hands[s.answering()]
    actions: list[Action] = [PASS]
    actions += [("accept", *cards) for cards in picks(hand, offer.wanted)]
    if offer.maker == s.active and (hand or (s.hands[s.active] and spare(s) > 0)):
        actions.append(COUNTER)
    return actions


def picks(hand: tuple[Card, ...], wanted: tuple[Good, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield all ways to give cards of the goods ``wanted`` out of ``hand``."""
    if not wanted:
        yield ()
        return
    choices = [
        combinations([card for card in hand if GOOD[card] == good], wanted.count(good)) for good in sorted(set(wanted))
    ]
    for choice in product(*choices):
        yield sum(choice, ())


def counter(s: Position, action: Action) -> None:
    """Begin a counter-offer."""
    s.offers += (Offer(s.waiting[0], s.active),)
    s.phase = "give"


def accept(s: Position, action: Action) -> None:
    """Accept with certain cards; with open symbols the maker looks at them first."""
    s.irreversible_events += 1
    picked = tuple(int(card) for card in action[1:])
    if s.open_symbols and picked:
        see(s, picked)
        s.picked = picked
        s.phase = "agree"
        if s.events is not None:
            s.log_event(msg("log-accept", seat=seat_ref(s.answering())))
        s.to_act = s.offers[-1].maker
    else:
        _exchange(s, picked)


def agree_options(s: Position) -> list[Action]:
    """Return keeping to the deal and calling it off."""
    return [AGREE, CALL_OFF]


def agree(s: Position, action: Action) -> None:
    """Keep to the deal."""
    _exchange(s, s.picked)


def _exchange(s: Position, picked: tuple[Card, ...]) -> None:
    """Exchange what was agreed; the partner of the active seat gets prestige for its first deal of the turn."""
    offer, other = s.offers[-1], s.answering()
    maker, partner = offer.maker, s.waiting[0]
    if not s.open_symbols:
        pass_unseen(s, maker, other, offer.cards)
        pass_unseen(s, other, maker, picked)
    s.take_from_hand(maker, offer.cards)
    s.take_from_hand(other, picked)
    s.take_into_hand(maker, picked)
    s.take_into_hand(other, offer.cards)
    s.ducats[maker] -= offer.ducats
    s.ducats[other] += offer.ducats
    if s.events is not None:
        # With open symbols all have seen the cards.
        seats = None if s.open_symbols else (maker, other)
        going = [
            *between(offer.cards, hand(maker), hand(other), seats),
            *between(picked, hand(other), hand(maker), seats),
            *ducats(offer.ducats, f"seat:{maker}", f"seat:{other}"),
        ]
        s.log_event(texts.deal(offer, other), tone="gain", motions=going)
    if not s.rewarded >> partner & 1 and s.prestige_left():
        s.rewarded |= 1 << partner
        s.prestige[partner] += 1
        if s.events is not None:
            told = msg("log-prestige", seat=seat_ref(partner), icon="oltremare-laurels")
            s.log_event(told, motions=(glow(f"prestige:{partner}"),))
    if s.offers[0].maker != s.active:
        s.reopened = True
        next_word(s)
    else:
        _stop_talking(s)


def call_off(s: Position, action: Action) -> None:
    """Call the deal off."""
    _turn_down(s, s.offers[-1].maker)


def decline(s: Position, action: Action) -> None:
    """Decline the offer, or make none unasked."""
    if s.phase == UNASKED:
        next_word(s)
    else:
        _turn_down(s, s.answering())


def _turn_down(s: Position, seat: int) -> None:
    """Let ``seat`` end the talk with the present partner; the next one of an offer to all is asked."""
    for offer in s.offers:
        partner = s.waiting[0] if offer.maker == s.active else s.active
        given = tuple(GOOD[card] for card in offer.cards)
        refused = Declined(s.turn, offer.maker, partner, given, offer.ducats, offer.wanted)
        same = refused[1:]
        s.declined = (*[other for other in s.declined if other[1:] != same], refused)
    if s.events is not None:
        stays = s.offers[0].maker == s.active and len(s.waiting) > 1
        gone = [shown(offer.cards, offer.maker, openly=True, back=True) for offer in s.offers[stays:]]
        going = [motion for one in gone for motion in one] if s.open_symbols else ()
        s.log_event(msg("log-decline", seat=seat_ref(seat)), motions=going)
    if s.offers[0].maker != s.active:
        next_word(s)
        return
    s.offers = s.offers[:1]
    s.picked = ()
    s.waiting = s.waiting[1:]
    if s.waiting:
        s.phase = "answer"
        s.to_act = s.waiting[0]
    else:
        _stop_talking(s)


def _stop_talking(s: Position) -> None:
    s.offers = ()
    s.waiting = ()
    s.picked = ()
    s.phase = "trade"
    s.to_act = s.active
