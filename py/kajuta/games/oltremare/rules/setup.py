"""Before the first turn: cards turned over for cargo and ships, and the place of the lion."""

from kajuta.games.oltremare.rules.cards import LION, PORT, Card, deck
from kajuta.games.oltremare.rules.knowledge import bits_of, see
from kajuta.games.oltremare.rules.sea_map import NO_TOKEN, PORT_NUMBER, PORTS, token_bag
from kajuta.games.oltremare.rules.state import Position

FIRST_DUCATS = 11
FIRST_HAND = 4

LION_FROM, LION_TO = 45, 55
"""Between which hundredths of the deck the lion lies."""


def set_up(s: Position, seats: int) -> None:
    """Lay out map and deck, give every seat a ship, cards and ducats; chance names who begins."""
    tokens = token_bag()
    s.shuffle(tokens)
    s.port_tokens = tuple(tokens[: len(PORTS)])
    s.box = tuple(tokens[len(PORTS) :])
    s.ducats = [FIRST_DUCATS] * seats
    s.prestige = [0] * seats
    s.token = [NO_TOKEN] * seats
    s.used_tokens = [()] * seats
    s.unloaded = [0] * seats
    s.pirates = [()] * seats
    s.knows = [0] * seats
    s.start = s.active = s.randbelow(seats)
    s.discard = ()
    s.declined = ()
    s.last_round = False
    s.deck = deck(seats)
    s.shuffle(s.deck)
    _launch_ships(s, seats)
    s.shuffle(s.deck)
    s.hands = [tuple(sorted(s.deck.pop() for _ in range(FIRST_HAND))) for _ in range(seats)]
    s.knows = [known | bits_of(hand) for known, hand in zip(s.knows, s.hands, strict=True)]
    _hide_lion(s)


def _launch_ships(s: Position, seats: int) -> None:
    """Let every seat turn over cards up to one with a port: its first cargo; its ship begins there."""
    s.cargo = [()] * seats
    s.ships = [0] * seats
    turned: list[Card] = []
    for seat in (s.start, *((s.start + step) % seats for step in range(1, seats))):
        card = s.deck.pop()
        while not PORT[card]:
            turned.append(card)
            card = s.deck.pop()
        s.cargo[seat] = (card,)
        s.ships[seat] = port = PORT_NUMBER[PORT[card]]
        see(s, (card,))
        s.box += (s.port_tokens[port],)
        s.clear_port(port)
    s.deck += turned


def _hide_lion(s: Position) -> None:
    """Put the lion at a random place about the middle of the deck."""
    count = len(s.deck)
    fewest = (LION_FROM * count + 99) // 100
    most = LION_TO * count // 100
    s.lion = (count - most, count - fewest)
    s.deck.insert(count - fewest - s.randbelow(most - fewest + 1), LION)
    s.settled = len(s.deck)
