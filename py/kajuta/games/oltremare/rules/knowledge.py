"""Who knows which card is where, and the table as a seat may imagine it."""

from kajuta.core.rng import HIGH_BITS, Rng, rng_state_from_seed
from kajuta.games.oltremare.rules.cards import CARDS, GOOD_OF_CARD, LION, Card
from kajuta.games.oltremare.rules.state import Offer, P, Position

BIT = tuple(1 << card for card in range(len(CARDS)))
"""Each card as bits."""


def bits_of(cards: tuple[Card, ...]) -> int:
    """Return ``cards`` as bits."""
    return sum([BIT[card] for card in cards])


def see(state: Position, cards: tuple[Card, ...]) -> None:
    """Let everybody know where ``cards`` are."""
    bits = bits_of(cards)
    state.knows = [known | bits for known in state.knows]


def forget(state: Position, cards: tuple[Card, ...]) -> None:
    """Let everybody lose sight of ``cards``."""
    others = ~bits_of(cards)
    state.knows = [known & others for known in state.knows]


def lose_sight(state: Position, seat: int) -> None:
    """Let all others forget the hand of ``seat``: something unseen leaves it."""
    mine = ~bits_of(state.hands[seat])
    state.knows = [known if other == seat else known & mine for other, known in enumerate(state.knows)]


def pass_unseen(state: Position, giver: int, taker: int, cards: tuple[Card, ...]) -> None:
    """Let ``giver`` know where its cards go; third seats lose sight of its hand."""
    if cards:
        bits = bits_of(cards)
        mine = ~bits_of(state.hands[giver])
        state.knows = [
            known | bits if seat in (giver, taker) else known & mine for seat, known in enumerate(state.knows)
        ]


def deal_anew(state: P, seat: int, rng: Rng) -> P:
    """Return a copy in which all cards that ``seat`` has never seen are dealt anew, ``rng`` included."""
    new = state.copy()
    known = state.knows[seat]
    unseen = [card for places in (*state.hands, *state.pirates) for card in places if not known >> card & 1]
    deck = [card for card in state.deck if card != LION] if state.lion else state.deck  # nobody knows a card of it
    pool = sorted(unseen + deck)
    rng.shuffle(pool)
    dealt: dict[Card, Card] = {}
    if state.offers:
        dealt = _redeal_offered(state.sent(), known, pool)
        if dealt:
            unseen = [card for card in unseen if card not in dealt]
    new.deck = pool[len(unseen) :]
    dealt.update(zip(unseen, pool, strict=False))
    comes = dealt.get  # what comes to the place of a card; a known one stays where it is
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
        bits if other == seat else bits & known | bits_of(new.hands[other]) for other, bits in enumerate(state.knows)
    ]
    if state.lion:
        lowest, highest = state.lion
        highest = min(highest, len(state.deck) - (2 if len(state.deck) == state.settled else 1))
        new.deck.insert(lowest + rng.randbelow(highest - lowest + 1), LION)
    new.rng = rng_state_from_seed(rng.randbelow(1 << HIGH_BITS))
    return new


def _redeal_offered(offers: tuple[Offer, ...], known: int, pool: list[Card]) -> dict[Card, Card]:
    """Take cards out of ``pool`` for those of ``offers`` of which only the kind is known."""
    dealt: dict[Card, Card] = {}
    for offer in offers:
        for card in offer.cards:
            if not known >> card & 1:
                fitting = next(other for other in pool if GOOD_OF_CARD[other] == GOOD_OF_CARD[card])
                pool.remove(fitting)
                dealt[card] = fitting
    return dealt
