"""Making an offer: partner, cards, ducats, goods asked for, ducats asked for; the last step sends it."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import texts
from kajuta.games.oltremare.rules.actions import CHARGE, DONE, GIVE, PAY, WANT
from kajuta.games.oltremare.rules.cards import goods_in_play
from kajuta.games.oltremare.rules.knowledge import see
from kajuta.games.oltremare.rules.motions import shown
from kajuta.games.oltremare.rules.state import ALL, MAKING, MOST_OFFERS, MOST_WANTED, Offer, Position


def partners(s: Position) -> list[int]:
    """Return the seats that can get an offer: not asked too often, and some card could be given or asked for."""
    gives = can_give(s)
    return [other for other in s.others(s.active) if s.asked[other] < MOST_OFFERS and (gives or s.hands[other])]


def most_wanted(s: Position, offer: Offer) -> int:
    """Return how many cards ``offer`` can ask for: what the other side may hold and the active seat can spare."""
    if offer.maker == s.active:
        partners = s.others(offer.maker) if offer.partner == ALL else (offer.partner,)
        return min(MOST_WANTED, max(len(s.hands[other]) for other in partners))
    return min(MOST_WANTED, spare(s) + len(offer.cards), len(s.hands[s.active]))


def least_wanted(s: Position, offer: Offer) -> int:
    """Return how many cards ``offer`` has to ask for, so that it moves a card and leaves the turn playable."""
    at_all = 0 if offer.cards else 1
    return max(at_all, len(offer.cards) - spare(s)) if offer.maker == s.active else at_all


def can_give(s: Position) -> bool:
    """Say whether the active seat has a card that it can spare."""
    return bool(s.hands[s.active]) and spare(s) > 0


def spare(s: Position) -> int:
    """Return how many cards the active seat can lose and still reach its number of bales by purchases."""
    return max(0, len(s.hands[s.active]) + s.purchases() - s.bales(s.active))


def propose(s: Position, action: Action) -> None:
    """Begin an offer of the active seat, or one to it unasked."""
    maker = s.active if s.phase == "trade" else s.waiting[0]
    s.offers = (Offer(maker, int(action[1])),)
    s.phase = "give"


def _change(s: Position, offer: Offer) -> None:
    s.offers = (*s.offers[:-1], offer)


def give_options(s: Position) -> list[Action]:
    """Return the cards that can be added to the offer."""
    offer = s.offers[-1]
    actions: list[Action] = []
    if gives_more(s, offer):
        actions = [GIVE[card] for card in s.hands[offer.maker] if card not in offer.cards]
    if gives_enough(s, offer):
        actions.append(DONE)
    return actions


def gives_more(s: Position, offer: Offer) -> bool:
    """Say whether another card can be added to ``offer``, as far as there is one."""
    most = spare(s) + most_wanted(s, offer) if offer.maker == s.active else len(s.hands[offer.maker])
    return len(offer.cards) < most


def gives_enough(s: Position, offer: Offer) -> bool:
    """Say whether ``offer`` can do with the cards it gives."""
    return bool(offer.cards) or most_wanted(s, offer) > 0


def give(s: Position, action: Action) -> None:
    """Add a card to the offer."""
    offer = s.offers[-1]
    _change(s, offer._replace(cards=tuple(sorted((*offer.cards, int(action[1]))))))


def done(s: Position, action: Action) -> None:
    """Go on to the next step of the offer: nothing more is added to this one."""
    if s.phase == "give":
        s.phase = "pay"
    elif s.offers[-1].ducats:
        _send(s)
    else:
        s.phase = "charge"


def pay_options(s: Position) -> list[Action]:
    """Return the ducats that can be added."""
    return list(PAY)


def pay(s: Position, action: Action) -> None:
    """Add ducats to the offer."""
    _change(s, s.offers[-1]._replace(ducats=int(action[1])))
    s.phase = "want"


def want_options(s: Position) -> list[Action]:
    """Return the goods that can be asked for."""
    offer = s.offers[-1]
    actions: list[Action] = []
    if wants_more(s, offer):
        actions += WANT[: len(goods_in_play(len(s.hands)))]
    if wants_enough(s, offer):
        actions.append(DONE)
    return actions


def wants_more(s: Position, offer: Offer) -> bool:
    """Say whether ``offer`` can ask for another card."""
    return len(offer.wanted) < most_wanted(s, offer)


def wants_enough(s: Position, offer: Offer) -> bool:
    """Say whether ``offer`` can do with the cards it asks for."""
    return len(offer.wanted) >= least_wanted(s, offer)


def want(s: Position, action: Action) -> None:
    """Ask for one card more of a kind of goods."""
    offer = s.offers[-1]
    _change(s, offer._replace(wanted=tuple(sorted((*offer.wanted, int(action[1]))))))


def charge_options(s: Position) -> list[Action]:
    """Return the ducats that can be asked for."""
    return list(CHARGE)


def charge(s: Position, action: Action) -> None:
    """Ask for ducats, which sends the offer."""
    _change(s, s.offers[-1]._replace(ducats=-int(action[1])))
    _send(s)


def _send(s: Position) -> None:
    offer = s.offers[-1]
    s.irreversible_events += 1
    if s.open_symbols:
        see(s, offer.cards)
    if offer.maker == s.active:
        s.waiting = tuple(other for other in partners(s) if offer.partner in (ALL, other))
        s.asked = tuple(count + (seat in s.waiting) for seat, count in enumerate(s.asked))
    s.phase = "answer"
    s.to_act = s.answering()
    if s.events is not None:
        name = "log-offer" if len(s.offers) == 1 else "log-counter"
        s.log_event(
            msg(
                name,
                seat=seat_ref(offer.maker),
                partner=texts.partner(offer.partner),
                terms=texts.terms(offer),
                icon="shaking-hands",
            ),
            motions=shown(offer.cards, offer.maker, openly=s.open_symbols),
        )


def draft_anew(s: Position, rng: Rng) -> None:
    """Make the offer that is being made anew at random, as far as everybody sees its making has got."""
    offer, now = s.offers[-1], s.phase
    partner = offer.partner
    if offer.maker == s.active:
        open_to = partners(s)
        partner = rng.choice([*open_to, ALL] if len(open_to) > 1 else open_to)
    _change(s, Offer(offer.maker, partner))
    s.phase = MAKING[0]
    while s.phase != now or (now in ("give", "want") and rng.randbelow(2)):
        options = _OPTIONS[s.phase](s)
        if s.phase == now:
            options = [option for option in options if option != DONE]
        elif s.phase == "pay" and now == "charge":
            options = [PAY[0]]
        if not options:
            break
        action = rng.choice(options)
        (done if action == DONE else _CARRY_OUT[s.phase])(s, action)


_OPTIONS = {"give": give_options, "pay": pay_options, "want": want_options}
_CARRY_OUT = {"give": give, "pay": pay, "want": want}
"""The steps of making an offer but the last one."""
