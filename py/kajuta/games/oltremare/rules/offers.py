"""Making an offer: partner, cards, ducats, goods asked for, ducats asked for; the last step sends it."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import texts
from kajuta.games.oltremare.rules.actions import CHARGE, DONE, GIVE, PAY, WANT
from kajuta.games.oltremare.rules.cards import goods_in_play
from kajuta.games.oltremare.rules.knowledge import see
from kajuta.games.oltremare.rules.motions import offered_card_motions
from kajuta.games.oltremare.rules.state import ALL, MAKING, MOST_OFFERS, MOST_WANTED, Offer, Position


def partners(state: Position) -> list[int]:
    """Return the seats that can get an offer: not asked too often, and some card could be given or asked for."""
    gives = can_give(state)
    return [
        other
        for other in state.others(state.active)
        if state.asked[other] < MOST_OFFERS and (gives or state.hands[other])
    ]


def most_wanted(state: Position, offer: Offer) -> int:
    """Return how many cards ``offer`` can ask for: what the other side may hold and the active seat can spare."""
    if offer.maker == state.active:
        partners = state.others(offer.maker) if offer.partner == ALL else (offer.partner,)
        return min(MOST_WANTED, max(len(state.hands[other]) for other in partners))
    return min(MOST_WANTED, spare(state) + len(offer.cards), len(state.hands[state.active]))


def least_wanted(state: Position, offer: Offer) -> int:
    """Return how many cards ``offer`` has to ask for, so that it moves a card and leaves the turn playable."""
    at_all = 0 if offer.cards else 1
    return max(at_all, len(offer.cards) - spare(state)) if offer.maker == state.active else at_all


def can_give(state: Position) -> bool:
    """Say whether the active seat has a card that it can spare."""
    return bool(state.hands[state.active]) and spare(state) > 0


def spare(state: Position) -> int:
    """Return how many cards the active seat can lose and still reach its number of bales by purchases."""
    return max(0, len(state.hands[state.active]) + state.purchases() - state.bales(state.active))


def propose(state: Position, action: Action) -> None:
    """Begin an offer of the active seat, or one to it unasked."""
    maker = state.active if state.phase == "trade" else state.waiting[0]
    state.offers = (Offer(maker, int(action[1])),)
    state.phase = "give"


def _change(state: Position, offer: Offer) -> None:
    state.offers = (*state.offers[:-1], offer)


def give_options(state: Position) -> list[Action]:
    """Return the cards that can be added to the offer."""
    offer = state.offers[-1]
    actions: list[Action] = []
    if gives_more(state, offer):
        actions = [GIVE[card] for card in state.hands[offer.maker] if card not in offer.cards]
    if gives_enough(state, offer):
        actions.append(DONE)
    return actions


def gives_more(state: Position, offer: Offer) -> bool:
    """Say whether another card can be added to ``offer``, as far as there is one."""
    most = spare(state) + most_wanted(state, offer) if offer.maker == state.active else len(state.hands[offer.maker])
    return len(offer.cards) < most


def gives_enough(state: Position, offer: Offer) -> bool:
    """Say whether ``offer`` can do with the cards it gives."""
    return bool(offer.cards) or most_wanted(state, offer) > 0


def give(state: Position, action: Action) -> None:
    """Add a card to the offer."""
    offer = state.offers[-1]
    _change(state, offer._replace(cards=tuple(sorted((*offer.cards, int(action[1]))))))


def done(state: Position, action: Action) -> None:
    """Go on to the next step of the offer: nothing more is added to this one."""
    if state.phase == "give":
        state.phase = "pay"
    elif state.offers[-1].ducats:
        _send(state)
    else:
        state.phase = "charge"


def pay_options(state: Position) -> list[Action]:
    """Return the ducats that can be added."""
    return list(PAY)


def pay(state: Position, action: Action) -> None:
    """Add ducats to the offer."""
    _change(state, state.offers[-1]._replace(ducats=int(action[1])))
    state.phase = "want"


def want_options(state: Position) -> list[Action]:
    """Return the goods that can be asked for."""
    offer = state.offers[-1]
    actions: list[Action] = []
    if wants_more(state, offer):
        actions += WANT[: len(goods_in_play(len(state.hands)))]
    if wants_enough(state, offer):
        actions.append(DONE)
    return actions


def wants_more(state: Position, offer: Offer) -> bool:
    """Say whether ``offer`` can ask for another card."""
    return len(offer.wanted) < most_wanted(state, offer)


def wants_enough(state: Position, offer: Offer) -> bool:
    """Say whether ``offer`` can do with the cards it asks for."""
    return len(offer.wanted) >= least_wanted(state, offer)


def want(state: Position, action: Action) -> None:
    """Ask for one card more of a kind of goods."""
    offer = state.offers[-1]
    _change(state, offer._replace(wanted=tuple(sorted((*offer.wanted, int(action[1]))))))


def charge_options(state: Position) -> list[Action]:
    """Return the ducats that can be asked for."""
    return list(CHARGE)


def charge(state: Position, action: Action) -> None:
    """Ask for ducats, which sends the offer."""
    _change(state, state.offers[-1]._replace(ducats=-int(action[1])))
    _send(state)


def _send(state: Position) -> None:
    offer = state.offers[-1]
    state.irreversible_events += 1
    if state.open_symbols:
        see(state, offer.cards)
    if offer.maker == state.active:
        state.waiting = tuple(other for other in partners(state) if offer.partner in (ALL, other))
        state.asked = tuple(count + (seat in state.waiting) for seat, count in enumerate(state.asked))
    state.phase = "answer"
    state.to_act = state.answering()
    if state.events is not None:
        name = "log-offer" if len(state.offers) == 1 else "log-counter"
        state.log_event(
            msg(
                name,
                seat=seat_ref(offer.maker),
                partner=texts.partner_name(offer.partner),
                terms=texts.offer_terms(offer),
                icon="shaking-hands",
            ),
            motions=offered_card_motions(offer.cards, offer.maker, openly=state.open_symbols),
        )


def draft_anew(state: Position, rng: Rng) -> None:
    """Make the offer that is being made anew at random, as far as everybody sees its making has got."""
    offer, now = state.offers[-1], state.phase
    partner = offer.partner
    if offer.maker == state.active:
        open_to = partners(state)
        partner = rng.choice([*open_to, ALL] if len(open_to) > 1 else open_to)
    _change(state, Offer(offer.maker, partner))
    state.phase = MAKING[0]
    while state.phase != now or (now in ("give", "want") and rng.randbelow(2)):
        options = _OPTIONS[state.phase](state)
        if state.phase == now:
            options = [option for option in options if option != DONE]
        elif state.phase == "pay" and now == "charge":
            options = [PAY[0]]
        if not options:
            break
        action = rng.choice(options)
        (done if action == DONE else _CARRY_OUT[state.phase])(state, action)


_OPTIONS = {"give": give_options, "pay": pay_options, "want": want_options}
_CARRY_OUT = {"give": give, "pay": pay, "want": want}
"""The steps of making an offer but the last one."""
