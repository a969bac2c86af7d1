"""Positions from short descriptions: ``table(hands=("grain, gems DP", ""), cargo=("olives 4", "silk 2"))``.

A card is named by its goods, followed by its symbols (DP, DC, ...) or its number of bales if they matter.
"""

from collections.abc import Sequence

from kajuta.core.state import Action
from kajuta.games.oltremare.rules.cards import BALES, CARDS, GOOD_OF_CARD, GOODS, LION
from kajuta.games.oltremare.rules.engine import OltreMarePosition, OltreMareWithoutMemoryAid
from kajuta.games.oltremare.rules.known_cards_tracking import cards_as_bits, reveal_cards_to_all
from kajuta.games.oltremare.rules.sea_map import NO_TOKEN, PORT_BY_NAME, PORTS, TOKEN_NAMES
from kajuta.games.oltremare.rules.state import UNSOLICITED
from kajuta.games.oltremare.rules.turn import begin_turn


def good(name: str) -> int:
    return GOODS.index(name)


def port(name: str) -> int:
    return PORT_BY_NAME[name]


def token(name: str) -> int:
    return TOKEN_NAMES.index(name) if name else NO_TOKEN


class Box:
    """Cards that are not yet placed in the position."""

    def __init__(self, seats: int) -> None:
        self.left = [card for card, (kind, *_) in enumerate(CARDS) if seats > 2 or kind != "grain"]

    def take(self, words: str) -> tuple[int, ...]:
        return tuple(self._find(*one.split()) for one in words.split(",") if one.strip())

    def _find(self, kind: str, *wanted: str) -> int:
        for card in self.left:
            symbols, bales = CARDS[card][2], str(BALES[card])
            if CARDS[card][0] == kind and all(word in (symbols, bales) for word in wanted):
                self.left.remove(card)
                return card
        raise LookupError(f"no card '{kind} {' '.join(wanted)}' left")


def table(
    *,
    hands: Sequence[str] = (),
    cargo: Sequence[str] = (),
    pirates: Sequence[str] = (),
    ducats: Sequence[int] = (),
    prestige: Sequence[int] = (),
    ships: Sequence[str] = (),
    tokens: Sequence[str] = (),
    at: dict[str, str] | None = None,
    deck: str = "",
    rest: bool = True,
    lion: int | None = None,
    discard: str = "",
    seats: int = 3,
    active: int = 0,
    open_symbols: bool = True,
    memory: bool = True,
) -> OltreMarePosition:
    """Position at the start of the turn of ``active``; seat 0 is the start player.

    ``deck``: its top cards, the next one first. Other cards lie below them, or in the discard pile if ``rest`` is
    false and no discard is given. ``lion``: number of cards above the lion in the deck. ``at``: token in each port.
    """
    state = (OltreMarePosition if memory else OltreMareWithoutMemoryAid)(seats, 1, open_symbols=open_symbols)
    box = Box(seats)
    state.start = 0
    state.active = active
    state.cargo = [
        box.take(words)
        for words in (*cargo, *("olives 2", "silk 2", "salt 2", "pottery 2", "gems 2")[len(cargo) : seats])
    ]
    state.hands = [tuple(sorted(box.take(words))) for words in (*hands, *[""] * (seats - len(hands)))]
    state.pirates = [box.take(words) for words in (*pirates, *[""] * (seats - len(pirates)))]
    state.discard = box.take(discard)
    state.deck = [*(reversed(box.left) if rest else ()), *reversed(box.take(deck))]
    if rest:
        top = state.deck[len(state.deck) - len([one for one in deck.split(",") if one.strip()]) :]
        state.deck = [card for card in state.deck[: len(state.deck) - len(top)] if card not in top] + top
    state.lion = ()
    if lion is not None:
        state.deck.insert(len(state.deck) - lion, LION)
        state.lion = (len(state.deck) - 1 - lion,) * 2
    state.settled = len(state.deck)
    state.ducats = [*ducats, *[11] * (seats - len(ducats))]
    state.prestige = [*prestige, *[0] * (seats - len(prestige))]
    state.ships = [port(name) for name in (*ships, *("malta", "varna", "bari", "tana", "rodi")[len(ships) : seats])]
    state.token = [token(name) for name in (*tokens, *[""] * (seats - len(tokens)))]
    places = at or {}
    state.port_tokens = tuple(token(places.get(name, "")) for name in PORTS)
    state.box = ()
    state.knows = [cards_as_bits(hand) for hand in state.hands]
    for pile in (*state.cargo, state.discard):
        reveal_cards_to_all(state, pile)
    begin_turn(state)
    return state


def play(state: OltreMarePosition, *actions: Action | str) -> OltreMarePosition:
    """Play ``actions``, each of which must be legal; a text stands for the action of that kind without arguments.

    When the active seat ends its trade, all others decline to make an unsolicited offer.
    """
    for action in actions:
        one = (action,) if isinstance(action, str) else action
        assert one in state.legal_actions(), f"{one} is not among {state.legal_actions()} ({state.phase})"
        state.apply(one)
        while one == ("act",) and state.phase == UNSOLICITED:
            state.apply(("pass",))
    return state


def held(state: OltreMarePosition, seat: int) -> list[str]:
    """Goods of the cards in the hand of ``seat``."""
    return [GOODS[GOOD_OF_CARD[card]] for card in state.hands[seat]]


def goods(cards: Sequence[int]) -> list[str]:
    """Goods of ``cards``."""
    return [GOODS[GOOD_OF_CARD[card]] for card in cards]


def offer(
    state: OltreMarePosition,
    partner: int,
    give: Sequence[int] = (),
    pay: int = 0,
    want: Sequence[str] = (),
    charge: int = 0,
) -> OltreMarePosition:
    """Compose and send an offer; ``give``: places in the active seat's hand; ``partner``: a seat, -1 for all."""
    return make(play(state, ("offer", partner)), give, pay, want, charge)


def counter(
    state: OltreMarePosition, give: Sequence[int] = (), pay: int = 0, want: Sequence[str] = (), charge: int = 0
) -> OltreMarePosition:
    """Compose and send a counter-offer."""
    return make(play(state, "counter"), give, pay, want, charge)


def make(
    state: OltreMarePosition, give: Sequence[int], pay: int, want: Sequence[str], charge: int
) -> OltreMarePosition:
    hand = state.hands[state.offers[-1].maker]
    play(state, *(("give", hand[place]) for place in give), "done", ("pay", pay))
    play(state, *(("want", good(name)) for name in want), "done")
    return state if pay else play(state, ("charge", charge))


def cargo_is_used_up() -> OltreMarePosition:
    """Position in the last round after the start player's cargo was shuffled into the deck."""
    state = table(
        hands=("grain, grain", "silk DC, gems, salt", "pottery, pottery"),
        cargo=("gems, gems, olives 1", "olives 1", "olives 2"),
        pirates=("salt, salt",),
        rest=False,
        active=1,
    )
    state.last_round = True
    play(state, ("buy", "deck"))
    assert state.cargo[0] == ()
    return state


def turn(state: OltreMarePosition) -> OltreMarePosition:
    """Finish the turn of the active seat: end the trade as soon as possible, else take the first legal action."""
    number = state.turn
    while state.turn == number and state.to_act is not None:
        actions = state.legal_actions()
        act = ("act",)
        state.apply(act if act in actions else actions[0])
    return state


def kinds(state: OltreMarePosition) -> set[str]:
    """Kinds of the legal actions."""
    return {str(action[0]) for action in state.legal_actions()}
