"""Submarine as it was judged by hand; frozen, see the package."""

from collections.abc import Sequence

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.submarine.components import KNOWER_BITS, NOTHING, SHELL, TOKEN_COLOR, TOKEN_TYPE, Token
from kajuta.games.submarine.rules import DONE, MOVING, SALVAGING, Submarine
from kajuta.games.submarine.sea import DEPTHS, FIELD_OF, FIELDS, PLACES, Field

COMMIT = "23c6358"

TREASURE = 10.0
"""A treasure in the container."""
JOKER = 4.0
"""A joker in reserve."""
CARD = 1.0
WON = 1000.0

NO_CARD_YET = 0.4
"""What is left of a promise while the fitting card is not in the hand."""
LATER_PROMISES = (0.55, 0.35, 0.2, 0.1)
"""What the best, the second... promise of a field counts."""
NEXT_VOYAGE = 0.8
"""What a promise counts in a column that the ship has passed."""
RIVALRY = 0.6
"""How much the best opponent's standing counts."""


def evaluate(state: Submarine, seat: int) -> float:
    """Return how well ``seat`` stands."""
    outcome = state.outcome()
    if outcome is not None:
        return WON / len(outcome.winners) if outcome.places[seat] == 1 else -WON * outcome.places[seat]
    return _standing(state, seat) - RIVALRY * max(_standing(state, other) for other in state.opponents(seat))


def playout(state: Submarine, rng: Rng) -> Action:
    """Return a quick plausible action."""
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0]
    match actions[0][0]:
        case "act":
            return SALVAGING if max(_gains(state, state.salvages())) > 0 else MOVING
        case "card" | "joker":
            return _best(actions, _gains(state, actions))
        case "move":
            return _best_move(state, actions)
        case "sail":
            return actions[0]
    return rng.choice(actions)


def _standing(state: Submarine, seat: int) -> float:
    """Return what ``seat`` has and what its submarines promise."""
    promises = _promises(state, seat)
    ship = state.ships[seat]
    ahead = sum(
        promises[field] * (1 if field // DEPTHS > ship else NEXT_VOYAGE)
        for field in dict.fromkeys(state.subs[seat])
        if field >= 0
    )
    has = TREASURE * state.treasures(seat) + JOKER * len(state.jokers[seat]) + CARD * state.cards(seat)
    return has + ahead


def _promises(state: Submarine, seat: int) -> list[float]:
    """Return what each field would promise a submarine of ``seat``."""
    foreign = [0] * (FIELDS + 1)  # the last one counts submarines that are not placed yet
    for other, subs in enumerate(state.subs):
        if other != seat:
            for field in subs:
                foreign[field] += 1
    container = state.containers[seat]
    colors = [card >> KNOWER_BITS for card in state.hands[seat]]
    board = state.board
    promises = []
    fees = 0
    for field, places in enumerate(PLACES):
        fees = foreign[field] if field % DEPTHS == 0 else fees + foreign[field]
        price = CARD * (1 + fees)
        here = []
        for place in places:
            token = board[place]
            if token != NOTHING:
                kind = TOKEN_TYPE[token]
                worth = TREASURE if kind != SHELL and container[kind] == NOTHING else JOKER
                if worth > price:
                    here.append((worth - price) * (1 if TOKEN_COLOR[token] in colors else NO_CARD_YET))
        here.sort(reverse=True)
        promises.append(sum(one * share for one, share in zip(here, LATER_PROMISES, strict=False)))
    return promises


def _gains(state: Submarine, actions: Sequence[Action]) -> list[float]:
    """Return what each way to salvage would bring, ``DONE`` nothing."""
    seat = state.active
    fees: dict[Field, int] = {}
    gains = []
    for action in actions:
        if action == DONE:
            gains.append(0.0)
            continue
        place = int(action[1])
        field = FIELD_OF[place]
        if action[0] == "joker":
            price = JOKER
        else:
            if field not in fees:
                fees[field] = len(state.tolls(field))
            price = CARD * (1 + fees[field])
        gains.append(_worth(state, seat, state.board[place]) - price)
    return gains


def _worth(state: Submarine, seat: int, token: Token) -> float:
    kind = TOKEN_TYPE[token]
    return TREASURE if kind != SHELL and state.containers[seat][kind] == NOTHING else JOKER


def _best_move(state: Submarine, actions: Sequence[Action]) -> Action:
    """Return the move that promises most, ``DONE`` where none promises more than now."""
    seat = state.active
    promises = _promises(state, seat)
    ship = state.ships[seat]
    for field in range(FIELDS):
        if field // DEPTHS <= ship:
            promises[field] *= NEXT_VOYAGE
    held = state.subs[seat]
    for field in held:
        promises[field] = promises[field] if held.count(field) == 1 else 0.0
    taken = dict.fromkeys(held)
    gains = [
        0.0
        if action == DONE
        else (0.0 if int(action[2]) in taken else promises[int(action[2])]) - promises[int(action[1])]
        for action in actions
    ]
    return _best(actions, gains)


def _best(actions: Sequence[Action], gains: Sequence[float]) -> Action:
    return actions[max(range(len(actions)), key=gains.__getitem__)]
