"""Refusals of clicks: the clause of the rules that forbids a click, and the reason in the current position."""

from collections.abc import Sequence

from kajuta.core.message import Message, msg, seat_ref
from kajuta.games.oltremare.rules import messages
from kajuta.games.oltremare.rules.cards import GOOD_OF_CARD
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.offer_making import possible_partners, spare_card_count
from kajuta.games.oltremare.rules.sea_map import COMPASS, PORT_BY_NAME
from kajuta.games.oltremare.rules.state import (
    MOST_CARDS_ASKED_FOR,
    MOST_OFFERS_TO_PARTNER,
    MOST_PURCHASES,
    OFFER_MAKING,
    UNSOLICITED,
    Offer,
)

CLAUSES = {
    ("hand", "limit"): "limit.drop",
    ("hand", "trade"): "offer.steps",
    ("hand", "pay"): "offer.steps",
    ("hand", "want"): "offer.steps",
    ("hand", "charge"): "offer.steps",
    ("hand", "agree"): "answer.agree",
    ("hand", UNSOLICITED): "offer.unasked",
    ("hand", ""): "play.bales",
    ("laid", ""): "load.order",
    ("deck", ""): "buy.phase",
    ("pirates", ""): "buy.phase",
    ("port", "sail"): "ship.route",
    ("port", "compass"): "compass.jump",
    ("port", ""): "ship.steps",
    ("want", ""): "offer.steps",
    ("coins", ""): "offer.steps",
    ("act", "trade"): "play.bales",
    ("done", "give"): "offer.deal",
    ("accept", "answer"): "answer.accept",
}
"""Clauses by the kind of the clicked element and the phase, if these two decide; "" stands for all other phases."""

CARDS_LAID_PHASES = ("play", "sail", "compass", "load")
"""Phases in which played cards are on the table."""


def forbidding_clause(state: OltreMarePosition, path: Sequence[str]) -> str | None:
    """Clause that forbids clicking the last element of ``path``; None if no single clause does."""
    kind, _, rest = path[-1].partition(":")
    match kind, state.phase:
        case "port", "compass" if state.port_tokens[PORT_BY_NAME[rest]] == COMPASS:
            return "compass.no-chain"
        case "pirates", _ if int(rest) != state.active:
            return "buy.own-pirates"
        case "deck" | "pirates", "trade":
            return "buy.four" if state.bought == MOST_PURCHASES else "buy.none"
        case "hand", "give":
            return _card(state, int(rest.partition(":")[2]))
        case "hand", "answer":
            can = any(action[0] == "accept" for action in state.legal_actions())
            return "answer.pick" if can else "answer.accept"
        case "want", "want":
            return _goods(state)
        case "done", "want":
            offer = state.offers[-1]
            return "offer.bales" if offer.cards or offer.wanted else "offer.deal"
        case "partner", "trade":
            return _partner(state, rest)
        case "counter", "answer":
            return "answer.counter" if state.offers[-1].maker != state.active else _no_card(state)
    return CLAUSES.get((kind, state.phase)) or CLAUSES.get((kind, ""))


def _card(state: OltreMarePosition, place: int) -> str:
    """Clause that forbids adding the card at ``place`` of the hand to the offer."""
    offer = state.offers[-1]
    return "offer.steps" if state.hands[offer.maker][place] in offer.cards else "offer.bales"


def _goods(state: OltreMarePosition) -> str:
    """Clause that forbids asking for another card of some goods."""
    offer = state.offers[-1]
    count = len(offer.wanted)
    if offer.maker == state.active or count in (MOST_CARDS_ASKED_FOR, len(state.hands[state.active])):
        return "offer.most"
    return "offer.bales"


def _partner(state: OltreMarePosition, name: str) -> str:
    """Clause that forbids an offer to the partner ``name``, a seat number or "all"."""
    if name != "all":
        return "offer.bound" if state.asked[int(name)] >= MOST_OFFERS_TO_PARTNER else _no_card(state)
    if possible_partners(state):
        return "offer.all"
    asked = all(state.asked[seat] >= MOST_OFFERS_TO_PARTNER for seat in state.other_seats(state.active))
    return "offer.bound" if asked else _no_card(state)


def _no_card(state: OltreMarePosition) -> str:
    """Clause that keeps cards from changing hands: there are none, or the active seat needs its own."""
    return "offer.bales" if state.hands[state.active] and not spare_card_count(state) else "offer.deal"


def refusal_reason(state: OltreMarePosition, path: Sequence[str], clause: str) -> Message | None:
    """Reason why ``clause`` forbids clicking the last element of ``path``: numbers, cards or a port."""
    seat, (kind, _, rest) = state.active, path[-1].partition(":")
    match clause:
        case "ship.steps" if state.to_act is not None:
            steps = state.steps if state.to_act == seat else 0
            return msg("refused-steps", port=messages.port_name(state.ships[state.to_act]), count=steps)
        case "ship.route":
            here, goal = messages.port_name(state.ships[seat]), messages.port_name(PORT_BY_NAME[rest])
            return msg("refused-route", port=here, goal=goal, count=state.steps)
        case "buy.own-pirates":
            return msg("refused-pirates-of", seat=seat_ref(int(rest)))
        case "buy.phase" if state.phase in OFFER_MAKING:
            return msg(f"refused-step-{state.phase}")
        case "offer.unasked" if kind == "hand":
            return msg("refused-step-unasked")
        case "buy.phase" if state.phase in CARDS_LAID_PHASES:
            return msg("refused-laying", bales=state.bales_to_play(seat), count=len(state.laid))
        case "buy.four":
            return msg("refused-bought", count=state.bought)
        case "buy.none":
            return msg("refused-no-pirates" if kind == "pirates" else "refused-no-more-cards")
        case "play.bales":
            hand = len(state.hands[seat])
            return msg("refused-bales", bales=state.bales_to_play(seat), count=len(state.laid), hand=hand)
        case "limit.drop":
            return msg("refused-limit", power=state.naval_power(seat), hand=len(state.hands[seat]))
        case "offer.bound":
            return (
                msg("refused-asked", seat=seat_ref(int(rest)), count=MOST_OFFERS_TO_PARTNER) if rest.isdigit() else None
            )
        case "offer.bales" if state.to_act == seat:
            hand, bales = len(state.hands[seat]), state.bales_to_play(seat)
            return msg("refused-spare", hand=hand, bales=bales, count=spare_card_count(state))
        case "answer.pick":
            wanted = state.offers[-1].wanted
            good = GOOD_OF_CARD[state.hands[state.answering_seat()][int(rest.partition(":")[2])]]
            if good in wanted:
                return msg("refused-only-these")
            return msg("refused-wanted", goods=messages.counted_goods(wanted)) if wanted else None
        case "offer.steps" if (kind, state.phase) == ("hand", "give"):
            return msg("refused-in-offer")
        case "offer.steps":
            return msg(f"refused-step-{state.phase}")
    return _why_no_offer(state.offers[-1], clause) if state.offers else None


def _why_no_offer(offer: Offer, clause: str) -> Message | None:
    """Reason why ``clause`` forbids the click, based on the ``offer`` that is being made or answered."""
    wanted = offer.wanted
    match clause:
        case "answer.accept" if wanted:
            return msg("refused-wanted", goods=messages.counted_goods(wanted)) if wanted else None
        case "offer.most":
            return msg("refused-most", count=len(wanted))
    return None
