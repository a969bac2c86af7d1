"""Determinization: a random position that agrees with everything that a seat has seen."""

from kajuta.core.rng import Rng
from kajuta.games.oltremare.rules import offer_making
from kajuta.games.oltremare.rules.action_constants import DONE, PAY
from kajuta.games.oltremare.rules.cards import GOOD_OF_CARD, LION, Card
from kajuta.games.oltremare.rules.known_cards_tracking import cards_as_bits
from kajuta.games.oltremare.rules.state import EVERYBODY, OFFER_MAKING, AnyPosition, Offer, Position


def redeal_hidden_cards(state: AnyPosition, seat: int | None, rng: Rng) -> AnyPosition:
    """Copy in which all cards that ``seat`` has never seen are redealt and the random generator is reseeded."""
    new = state.copy()
    known = _cards_on_show(state) if seat is None else state.knows[seat]
    unseen = [card for places in (*state.hands, *state.pirates) for card in places if not known >> card & 1]
    deck = [card for card in state.deck if card != LION] if state.lion else state.deck  # all its cards are hidden
    pool = sorted(unseen + deck)
    rng.shuffle(pool)
    dealt: dict[Card, Card] = {}
    if state.offers:
        dealt = _redeal_offered(state.sent_offers(), known, pool)
        if dealt:
            unseen = [card for card in unseen if card not in dealt]
    new.deck = pool[len(unseen) :]
    dealt.update(zip(unseen, pool, strict=False))
    comes = dealt.get  # new card in place of an old one; a known card has no entry and stays
    new.hands = [tuple(sorted(map(comes, hand, hand))) for hand in state.hands]
    new.pirates = [tuple(map(comes, stack, stack)) for stack in state.pirates]
    if state.offers:
        new.offers = tuple(
            [
                offer._replace(cards=tuple(sorted(map(comes, offer.cards, offer.cards)))) if offer.cards else offer
                for offer in state.offers
            ]
        )
    new.knows = [
        bits if other == seat else bits & known | cards_as_bits(new.hands[other])
        for other, bits in enumerate(state.knows)
    ]
    if state.lion:
        lowest, highest = state.lion
        highest = min(highest, len(state.deck) - (2 if len(state.deck) == state.settled else 1))
        new.deck.insert(lowest + rng.randbelow(highest - lowest + 1), LION)
    new.reseed(rng)
    return new


def _cards_on_show(state: Position) -> int:
    """Set (bits) of cards in hands that lie face up: those shown for an offer, and offered cards with open symbols."""
    offered = [card for offer in state.sent_offers() for card in offer.cards] if state.open_symbols else []
    return cards_as_bits(tuple({*state.picked, *offered}))


def _redeal_offered(sent: tuple[Offer, ...], known: int, pool: list[Card]) -> dict[Card, Card]:
    """New cards, taken from ``pool``, for the unknown cards of the ``sent`` offers; their kinds of goods are public."""
    dealt: dict[Card, Card] = {}
    for offer in sent:
        for card in offer.cards:
            if not known >> card & 1:
                fitting = next(other for other in pool if GOOD_OF_CARD[other] == GOOD_OF_CARD[card])
                pool.remove(fitting)
                dealt[card] = fitting
    return dealt


def redraft_unsent_offer(state: Position, rng: Rng) -> None:
    """Replace the offer that is being made by a random one at the same step."""
    offer, now = state.offers[-1], state.phase
    partner = offer.partner
    if offer.maker == state.active:
        open_to = offer_making.possible_partners(state)
        partner = rng.choice([*open_to, EVERYBODY] if len(open_to) > 1 else open_to)
    state.offers = (*state.offers[:-1], Offer(offer.maker, partner))
    state.phase = OFFER_MAKING[0]
    while state.phase != now or (now in ("give", "want") and rng.randbelow(2)):
        options = _LEGAL_ACTIONS[state.phase](state)
        if state.phase == now:
            options = [option for option in options if option != DONE]
        elif state.phase == "pay" and now == "charge":
            options = [PAY[0]]
        if not options:
            break
        action = rng.choice(options)
        (offer_making.apply_offer_step_done if action == DONE else _APPLY[state.phase])(state, action)


_LEGAL_ACTIONS = {
    "give": offer_making.legal_cards_to_give,
    "pay": offer_making.legal_ducats_to_give,
    "want": offer_making.legal_goods_to_ask_for,
}
_APPLY = {
    "give": offer_making.apply_card_to_give,
    "pay": offer_making.apply_ducats_to_give,
    "want": offer_making.apply_good_to_ask_for,
}
"""Function that carries out a step of making an offer, by phase; the last step is left out."""
