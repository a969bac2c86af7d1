"""Which clause forbids a click."""

from collections.abc import Sequence

from kajuta.games.oltremare.chart import COMPASS, PORT_NUMBER
from kajuta.games.oltremare.offers import most_wanted, partners, spare
from kajuta.games.oltremare.rules import OltreMare
from kajuta.games.oltremare.state import MOST_OFFERS, MOST_PURCHASES, MOST_WANTED, UNASKED

CLAUSES = {
    ("hand", "limit"): "limit.drop",
    ("hand", "trade"): "offer.steps",
    ("hand", "pay"): "offer.steps",
    ("hand", "want"): "offer.steps",
    ("hand", "charge"): "offer.steps",
    ("hand", "agree"): "answer.agree",
    ("hand", UNASKED): "offer.unasked",
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
"""Where there is only one reason: by the kind of what was clicked and the phase, "" standing for all others."""


def why_not(state: OltreMare, path: Sequence[str]) -> str | None:
    """Return the clause that forbids to click the last element of ``path``, None for no particular one."""
    kind, _, rest = path[-1].partition(":")
    match kind, state.phase:
        case "port", "compass" if state.port_tokens[PORT_NUMBER[rest]] == COMPASS:
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


def _card(state: OltreMare, place: int) -> str:
    """Return why the card on ``place`` of the hand cannot be added to the offer."""
    offer = state.offers[-1]
    later = not offer.cards or state.hands[offer.maker][place] > offer.cards[-1]
    return "offer.bales" if later else "offer.cards"


def _goods(state: OltreMare) -> str:
    """Return why a kind of goods cannot be asked for."""
    offer = state.offers[-1]
    count = len(offer.wanted)
    if count < most_wanted(state, offer):
        return "offer.goods"
    if offer.maker == state.active or count in (MOST_WANTED, len(state.hands[state.active])):
        return "offer.most"
    return "offer.bales"


def _partner(state: OltreMare, name: str) -> str:
    """Return why the partner called ``name`` (a seat or "all") cannot get an offer."""
    if name != "all":
        return "offer.bound" if state.asked[int(name)] >= MOST_OFFERS else _no_card(state)
    if partners(state):
        return "offer.all"
    asked = all(state.asked[seat] >= MOST_OFFERS for seat in state.others(state.active))
    return "offer.bound" if asked else _no_card(state)


def _no_card(state: OltreMare) -> str:
    """Return why no card can change hands: there is none, or the active seat needs its own ones."""
    return "offer.bales" if state.hands[state.active] and not spare(state) else "offer.deal"
