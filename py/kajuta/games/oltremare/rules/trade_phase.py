"""Trade phase of the active seat: purchases, and the seats that it can make an offer to."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import messages
from kajuta.games.oltremare.rules.action_constants import ACT, BUY_FROM_DECK, BUY_FROM_PIRATES, OFFER
from kajuta.games.oltremare.rules.card_draw import draw_card
from kajuta.games.oltremare.rules.cards import GOOD_OF_CARD
from kajuta.games.oltremare.rules.element_ids import DECK, hand_id, pirate_stack_id
from kajuta.games.oltremare.rules.motions import card_motions, ducat_motions
from kajuta.games.oltremare.rules.offer_making import possible_partners
from kajuta.games.oltremare.rules.state import EVERYBODY, Position


def legal_trade_actions(state: Position) -> list[Action]:
    """Actions that buy a card, begin an offer or, with enough cards in hand, go on to playing cards."""
    seat = state.active
    actions: list[Action] = []
    can_buy = state.purchases_left() > 0
    if can_buy:
        actions.append(BUY_FROM_DECK)
        if state.pirates[seat]:
            actions.append(BUY_FROM_PIRATES)
    hand = len(state.hands[seat])
    open_to = possible_partners(state)
    actions += [OFFER[other] for other in open_to]
    if len(open_to) > 1:
        actions.append(OFFER[EVERYBODY])
    if hand >= state.bales_to_play(seat) or not can_buy:
        actions.append(ACT)
    return actions


def apply_purchase_from_deck_or_own_pirates(state: Position, action: Action) -> None:
    """Buy the top card of the deck or of the seat's own pirate stack."""
    seat, price = state.active, state.card_price()
    state.ducats[seat] -= price
    state.bought += 1
    if action == BUY_FROM_PIRATES:
        state.irreversible_events += 1
        card = state.pirates[seat][-1]
        state.pirates[seat] = state.pirates[seat][:-1]
    else:
        card = draw_card(state)
    state.add_to_hand(seat, (card,))
    if state.events is not None:
        name = "log-buy-pirates" if action == BUY_FROM_PIRATES else "log-buy"
        told = msg(
            name,
            seat=seat_ref(seat),
            price=price,
            card=messages.counted_good(GOOD_OF_CARD[card], 1),
            icon="oltremare-ducat",
        )
        hidden = msg(f"{name}-hidden", seat=seat_ref(seat), price=price, icon="oltremare-ducat")
        start = pirate_stack_id(seat) if action == BUY_FROM_PIRATES else DECK
        going = [
            *ducat_motions(price, f"seat:{seat}", start),
            *card_motions((card,), start, hand_id(seat), (seat,)),
        ]
        state.log_event(told, seats=(seat,), for_others=hidden, motions=going)
        if state.ducats[seat] < 0 <= state.ducats[seat] + price:
            state.log_event(msg("log-debt", seat=seat_ref(seat), icon="oltremare-ducat"), tone="loss")
