"""Sets of cards that are selected together: to play, to offer, or to give for an offer."""

from collections.abc import Sequence

from kajuta.core.pick import Pick, PickGroup
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import element_ids
from kajuta.games.oltremare.rules.action_constants import DONE, GIVE, LAY
from kajuta.games.oltremare.rules.cards import GOOD_OF_CARD, Card
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.offer_making import has_given_enough_cards, most_cards_to_give

PLAY_CHOSEN = "play-chosen"
"""Id of the button that plays the chosen cards."""


def pick(state: OltreMarePosition, actions: Sequence[Action]) -> Pick | None:
    """The set of cards that the current phase asks the player to select; None if it asks for no set."""
    match state.phase:
        case "play":
            return _cards_to_play(state)
        case "give":
            return _cards_to_give(state)
        case "answer" if sum(action[0] == "accept" for action in actions) > 1:
            return _cards_for_offer(state)
    return None


def _cards_to_play(state: OltreMarePosition) -> Pick:
    due = state.bales_to_play(state.active) - len(state.laid)
    cards = {_id(state, card): LAY[card] for card in state.hands[state.active]}
    return Pick(cards, (PickGroup(tuple(cards), due, due),), PLAY_CHOSEN, "play.bales")


def _cards_to_give(state: OltreMarePosition) -> Pick:
    offer = state.offers[-1]
    left = [card for card in state.hands[offer.maker] if card not in offer.cards]
    most = min(len(left), most_cards_to_give(state, offer) - len(offer.cards))
    cards = {_id(state, card): GIVE[card] for card in left} if most else {}
    least = 0 if has_given_enough_cards(state, offer) else 1
    return Pick(cards, (PickGroup(tuple(cards), least, most),), "done", "offer.bales", "offer.deal", end=DONE)


def _cards_for_offer(state: OltreMarePosition) -> Pick:
    wanted = state.offers[-1].wanted
    hand = state.hands[state.answering_seat()]
    cards: dict[str, Action] = {}
    groups = []
    for good in sorted(set(wanted)):
        held = {_id(state, card): (card,) for card in hand if GOOD_OF_CARD[card] == good}
        cards.update(held)
        groups.append(PickGroup(tuple(held), wanted.count(good), wanted.count(good)))
    return Pick(cards, tuple(groups), "accept", "answer.pick", head=("accept",))


def _id(state: OltreMarePosition, card: Card) -> str:
    seat = state.to_act or 0
    return f"{element_ids.hand_id(seat)}:{state.hands[seat].index(card)}"
