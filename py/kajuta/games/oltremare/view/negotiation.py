"""Areas of a negotiation: the offers, and the choices of the seat that makes one."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.scene import Area, Element, area, element
from kajuta.games.oltremare.rules import messages
from kajuta.games.oltremare.rules.cards import GOOD_OF_CARD, GOODS, Card, Good, kinds_of_goods_in_play
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.state import MOST_DUCATS_OFFERED, OFFER_MAKING, Offer
from kajuta.games.oltremare.view.card_elements import card_copy, open_card


def negotiation_area(state: OltreMarePosition, viewer: int | None) -> Area:
    """Offers that are being negotiated; an offer that is still being made is shown to its maker only."""
    items: list[Element] = []
    for place, offer in enumerate(state.offers):
        sent = place < len(state.offers) - 1 or state.phase not in OFFER_MAKING
        if not sent and viewer != offer.maker:
            break
        told = msg(
            "offer" if place == 0 else "counter-offer",
            seat=seat_ref(offer.maker),
            partner=messages.partner_name(offer.partner),
            terms=messages.offer_terms(offer, sent),
        )
        items.append(element("text", f"talk:{place}", told, inert=True))
        if sent:
            items += [_offered(state, viewer, offer, place, card) for card in offer.cards]
    if state.picked:
        items.append(element("text", "picked", msg("picked", seat=seat_ref(state.answering_seat())), inert=True))
        items += [card_copy(f"picked:{place}", card) for place, card in enumerate(state.picked)]
    return area("row", "talk", items, place="table", title=msg("talk") if items else None)


def _offered(state: OltreMarePosition, viewer: int | None, offer: Offer, place: int, card: Card) -> Element:
    """Card on offer; with hidden symbols, other viewers see only its kind of goods."""
    card_id = f"offered:{place}:{offer.cards.index(card)}"
    if viewer == offer.maker:
        return card_copy(card_id, card)
    if state.open_symbols:
        return open_card(card_id, card, inert=True)
    good = GOOD_OF_CARD[card]
    face = {"art": messages.GOOD_ART[good], "name": messages.good_name(good), "color": GOODS[good]}
    return element("card", card_id, messages.good_name(good), face=face, inert=True)


def goods_choice_area(state: OltreMarePosition, viewer: int | None) -> Area:
    """Kinds of goods to ask for, shown to the maker of an offer while it chooses."""
    asks = state.phase == "want" and viewer == state.offers[-1].maker
    items = [_want(good) for good in kinds_of_goods_in_play(len(state.hands))] if asks else []
    return area("row", "wants", items, place="actions", title=msg("wants") if items else None)


def _want(good: Good) -> Element:
    face = {"art": messages.GOOD_ART[good], "name": messages.good_name(good), "color": GOODS[good]}
    return element("card", f"want:{GOODS[good]}", messages.good_name(good), face=face, scale="s")


def ducats_choice_area(state: OltreMarePosition, viewer: int | None) -> Area:
    """Numbers of ducats to give or to ask for, shown to the maker of an offer while it chooses."""
    asks = state.phase in ("pay", "charge") and viewer == state.offers[-1].maker
    items = [_coin(count) for count in range(MOST_DUCATS_OFFERED + 1)] if asks else []
    return area("row", "coins", items, place="actions", title=msg(f"coins-{state.phase}") if items else None)


def _coin(count: int) -> Element:
    return element("token", f"coins:{count}", msg("ducats", count=count), face={"value": count})
