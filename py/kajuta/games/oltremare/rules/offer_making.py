"""Making an offer in steps: partner, cards, ducats, goods asked for, ducats asked for; the last step sends it."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import messages
from kajuta.games.oltremare.rules.action_constants import CHARGE, DONE, GIVE, PAY, WANT
from kajuta.games.oltremare.rules.cards import kinds_of_goods_in_play
from kajuta.games.oltremare.rules.known_cards_tracking import reveal_cards_to_all
from kajuta.games.oltremare.rules.motions import offered_card_motions
from kajuta.games.oltremare.rules.state import EVERYBODY, MOST_CARDS_ASKED_FOR, MOST_OFFERS_TO_PARTNER, Offer, Position


def possible_partners(state: Position) -> list[int]:
    """Seats that can get an offer: they have not got too many, and there is a card to give or to ask for."""
    gives = can_spare_card(state)
    return [
        other
        for other in state.other_seats(state.active)
        if state.asked[other] < MOST_OFFERS_TO_PARTNER and (gives or state.hands[other])
    ]


def most_cards_to_ask_for(state: Position, offer: Offer) -> int:
    """Maximum number of cards that ``offer`` may ask for.

    The limits are the size of the other hand and, if the offer is made to the active seat, the number of cards that the
    active seat can spare.
    """
    if offer.maker == state.active:
        partners = state.other_seats(offer.maker) if offer.partner == EVERYBODY else (offer.partner,)
        return min(MOST_CARDS_ASKED_FOR, max(len(state.hands[other]) for other in partners))
    return min(MOST_CARDS_ASKED_FOR, spare_card_count(state) + len(offer.cards), len(state.hands[state.active]))


def fewest_cards_to_ask_for(state: Position, offer: Offer) -> int:
    """Minimum number of cards that ``offer`` must ask for.

    An offer must move at least one card, and it must leave the active seat enough cards to play.
    """
    at_all = 0 if offer.cards else 1
    return max(at_all, len(offer.cards) - spare_card_count(state)) if offer.maker == state.active else at_all


def can_spare_card(state: Position) -> bool:
    """Whether the active seat has a card that it may give away."""
    return bool(state.hands[state.active]) and spare_card_count(state) > 0


def spare_card_count(state: Position) -> int:
    """Number of cards that the active seat may give away and still have enough to play, purchases included."""
    return max(0, len(state.hands[state.active]) + state.purchases_left() - state.bales_to_play(state.active))


def apply_new_offer(state: Position, action: Action) -> None:
    """Begin an offer of the active seat, or an unsolicited offer to it."""
    maker = state.active if state.phase == "trade" else state.waiting[0]
    state.offers = (Offer(maker, int(action[1])),)
    state.phase = "give"


def _change(state: Position, offer: Offer) -> None:
    state.offers = (*state.offers[:-1], offer)


def legal_cards_to_give(state: Position) -> list[Action]:
    """Actions that add a card to the offer or go on to the next step."""
    offer = state.offers[-1]
    actions: list[Action] = []
    if can_give_more_cards(state, offer):
        actions = [GIVE[card] for card in state.hands[offer.maker] if card not in offer.cards]
    if has_given_enough_cards(state, offer):
        actions.append(DONE)
    return actions


def can_give_more_cards(state: Position, offer: Offer) -> bool:
    """Whether the rules allow another card in ``offer``, provided that the maker has one."""
    return len(offer.cards) < most_cards_to_give(state, offer)


def most_cards_to_give(state: Position, offer: Offer) -> int:
    """Maximum number of cards that the rules allow in ``offer``, regardless of the maker's hand."""
    if offer.maker == state.active:
        return spare_card_count(state) + most_cards_to_ask_for(state, offer)
    return len(state.hands[offer.maker])


def has_given_enough_cards(state: Position, offer: Offer) -> bool:
    """Whether ``offer`` may go on to the next step without further cards."""
    return bool(offer.cards) or most_cards_to_ask_for(state, offer) > 0


def apply_card_to_give(state: Position, action: Action) -> None:
    """Add the chosen card to the offer."""
    offer = state.offers[-1]
    _change(state, offer._replace(cards=tuple(sorted((*offer.cards, int(action[1]))))))


def apply_offer_step_done(state: Position, action: Action) -> None:
    """Finish the current step of the offer and go on to the next one."""
    if state.phase == "give":
        state.phase = "pay"
    elif state.offers[-1].ducats:
        _send(state)
    else:
        state.phase = "charge"


def legal_ducats_to_give(state: Position) -> list[Action]:
    """Actions that choose the number of ducats to give."""
    return list(PAY)


def apply_ducats_to_give(state: Position, action: Action) -> None:
    """Set the number of ducats to give."""
    _change(state, state.offers[-1]._replace(ducats=int(action[1])))
    state.phase = "want"


def legal_goods_to_ask_for(state: Position) -> list[Action]:
    """Actions that ask for a card of a kind of goods or go on to the next step."""
    offer = state.offers[-1]
    actions: list[Action] = []
    if can_ask_for_more_cards(state, offer):
        actions += WANT[: len(kinds_of_goods_in_play(len(state.hands)))]
    if has_asked_for_enough_cards(state, offer):
        actions.append(DONE)
    return actions


def can_ask_for_more_cards(state: Position, offer: Offer) -> bool:
    """Whether ``offer`` may ask for another card."""
    return len(offer.wanted) < most_cards_to_ask_for(state, offer)


def has_asked_for_enough_cards(state: Position, offer: Offer) -> bool:
    """Whether ``offer`` may go on to the next step without asking for further cards."""
    return len(offer.wanted) >= fewest_cards_to_ask_for(state, offer)


def apply_good_to_ask_for(state: Position, action: Action) -> None:
    """Ask for one more card of the chosen kind of goods."""
    offer = state.offers[-1]
    _change(state, offer._replace(wanted=tuple(sorted((*offer.wanted, int(action[1]))))))


def legal_ducats_to_ask_for(state: Position) -> list[Action]:
    """Actions that choose the number of ducats to ask for."""
    return list(CHARGE)


def apply_ducats_to_ask_for(state: Position, action: Action) -> None:
    """Set the number of ducats to ask for and send the offer."""
    _change(state, state.offers[-1]._replace(ducats=-int(action[1])))
    _send(state)


def _send(state: Position) -> None:
    offer = state.offers[-1]
    state.irreversible_events += 1
    if state.open_symbols:
        reveal_cards_to_all(state, offer.cards)
    if offer.maker == state.active:
        state.waiting = tuple(other for other in possible_partners(state) if offer.partner in (EVERYBODY, other))
        state.asked = tuple(count + (seat in state.waiting) for seat, count in enumerate(state.asked))
    state.phase = "answer"
    state.to_act = state.answering_seat()
    if state.events is not None:
        name = "log-offer" if len(state.offers) == 1 else "log-counter"
        state.log_event(
            msg(
                name,
                seat=seat_ref(offer.maker),
                partner=messages.partner_name(offer.partner),
                terms=messages.offer_terms(offer),
                icon="shaking-hands",
            ),
            motions=offered_card_motions(offer.cards, offer.maker, openly=state.open_symbols),
        )
