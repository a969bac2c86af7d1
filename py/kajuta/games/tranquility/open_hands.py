"""Open-hands determinization, for cheating baseline players that measure how much luck decides; never on the page."""

from kajuta.core.rng import Rng
from kajuta.games.tranquility.rules.cards import START, Card, is_island, is_storm
from kajuta.games.tranquility.rules.engine import Tranquility


def determinize_with_open_hands(state: Tranquility, seat: int, rng: Rng) -> Tranquility:
    """Shuffle only what is hidden from a player who has seen all hands since the beginning of the game.

    Hands and discards stay as they are.
    """
    new = state.copy()
    stacks: list[list[Card]] = [[*new.removed], *(pile[:] for pile in new.piles), *([*cards] for cards in new.blind)]
    seats = len(new.piles)
    piles = [(stack, place) for stack in range(1, seats + 1) for place in range(len(stacks[stack]))]
    blind = [(stack, place) for stack in range(seats + 1, len(stacks)) for place in range(len(stacks[stack]))]
    away = [(0, place) for place in range(len(stacks[0]))]
    cards = [card for stack in stacks for card in stack]
    dealt: dict[tuple[int, int], Card] = {}

    def put(card: Card, places: list[tuple[int, int]]) -> None:
        dealt[rng.choice([place for place in places if place not in dealt])] = card

    for seat in range(seats):
        own = (1 + seat, 1 + seats + seat)
        for _ in range(sum(stacks[stack].count(START) for stack in own)):
            put(START, [place for place in (*piles, *blind) if place[0] in own])
    for card in sorted(card for card in cards if is_storm(card)):
        put(card, piles)
    for card in sorted(card for card in cards if not is_island(card) and not is_storm(card) and card != START):
        put(card, [*piles, *blind])
    islands = sorted(card for card in cards if is_island(card))
    rng.shuffle(islands)
    for place in (*away, *piles, *blind):
        if place not in dealt:
            dealt[place] = islands.pop()
    for (stack, at), card in dealt.items():
        stacks[stack][at] = card
    new.removed = tuple(stacks[0])
    new.piles = stacks[1 : seats + 1]
    new.blind = tuple(tuple(stack) for stack in stacks[seats + 1 :])
    exploration = sorted(new.exploration)
    rng.shuffle(exploration)
    new.exploration = tuple(exploration)
    new.reseed(rng)
    return new
