"""Setup: cards for the first cargo and the ships' positions, hands, and the place of the Venice card (lion)."""

from kajuta.games.oltremare.rules.cards import LION, PORT_OF_CARD, Card, cards_in_play
from kajuta.games.oltremare.rules.known_cards_tracking import cards_as_bits, reveal_cards_to_all
from kajuta.games.oltremare.rules.sea_map import NO_TOKEN, PORT_BY_NAME, PORTS, all_port_tokens
from kajuta.games.oltremare.rules.state import Position

FIRST_DUCATS = 11
FIRST_HAND = 4

LION_FROM, LION_TO = 45, 55
"""Limits of the Venice card's place in the deck, in percent from the top."""


def set_up(state: Position, seats: int) -> None:
    """Lay out map and deck, give each seat a ship, cards and ducats, and draw the start player at random."""
    tokens = all_port_tokens()
    state.shuffle(tokens)
    state.port_tokens = tuple(tokens[: len(PORTS)])
    state.box = tuple(tokens[len(PORTS) :])
    state.ducats = [FIRST_DUCATS] * seats
    state.prestige = [0] * seats
    state.token = [NO_TOKEN] * seats
    state.used_tokens = [()] * seats
    state.unloaded = [0] * seats
    state.pirates = [()] * seats
    state.knows = [0] * seats
    state.start = state.active = state.randbelow(seats)
    state.discard = ()
    state.declined = ()
    state.last_round = False
    state.deck = cards_in_play(seats)
    state.shuffle(state.deck)
    _launch_ships(state, seats)
    state.shuffle(state.deck)
    state.hands = [tuple(sorted(state.deck.pop() for _ in range(FIRST_HAND))) for _ in range(seats)]
    state.knows = [known | cards_as_bits(hand) for known, hand in zip(state.knows, state.hands, strict=True)]
    _hide_lion(state)


def _launch_ships(state: Position, seats: int) -> None:
    """For each seat, turn over cards up to one with a port: it is the first cargo, and its port is the ship's start."""
    state.cargo = [()] * seats
    state.ships = [0] * seats
    turned: list[Card] = []
    for seat in (state.start, *((state.start + step) % seats for step in range(1, seats))):
        card = state.deck.pop()
        while not PORT_OF_CARD[card]:
            turned.append(card)
            card = state.deck.pop()
        state.cargo[seat] = (card,)
        state.ships[seat] = port = PORT_BY_NAME[PORT_OF_CARD[card]]
        reveal_cards_to_all(state, (card,))
        state.box += (state.port_tokens[port],)
        state.remove_port_token(port)
    state.deck += turned


def _hide_lion(state: Position) -> None:
    """Put the Venice card at a random place near the middle of the deck."""
    count = len(state.deck)
    fewest = (LION_FROM * count + 99) // 100
    most = LION_TO * count // 100
    state.lion = (count - most, count - fewest)
    state.deck.insert(count - fewest - state.randbelow(most - fewest + 1), LION)
    state.settled = len(state.deck)
