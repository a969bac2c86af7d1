"""Positions for the tests, and short names of cards."""

from collections.abc import Sequence

from kajuta.core.rules_edition import class_of_edition
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules.cards import (
    NO_CHARACTER,
    NO_VARIANT,
    SUIT_OF_CARD,
    SUITS,
    VALUE_OF_CARD,
    Card,
    encode_card,
)
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition


def one(name: str) -> Card:
    """Card named like "anchor 4"; "anchor 4*" is the card of the second set."""
    suit, value = name.split()
    return encode_card(SUITS.index(suit), int(value.rstrip("*")), int(value.endswith("*")))


def cards(names: str) -> list[Card]:
    """Cards in a list separated by commas."""
    return [one(name) for name in names.split(",") if name.strip()]


def names(of: Sequence[Card]) -> str:
    """Names of cards in the form that ``cards`` reads."""
    return ", ".join(f"{SUITS[SUIT_OF_CARD[c]]} {VALUE_OF_CARD[c]}{'*' if c % 2 else ''}" for c in of)


def suit(name: str) -> int:
    """Index of a suit."""
    return SUITS.index(name)


def table(
    *,
    banks: Sequence[str] = ("", ""),
    flips: str = "",
    discard: str = "",
    row: str = "",
    characters: Sequence[str] = (),
    variant: str = NO_VARIANT,
    mermaids: bool = False,
    sparing: bool = False,
    sets: int = 1,
    last: bool = False,
    edition: int = DeadMansDrawPosition.edition,
) -> DeadMansDrawPosition:
    """Position before a decision of seat 0.

    ``flips``: top cards of the draw pile, the next one first. The other cards lie below them, or are out of the
    game with ``last``. ``row``: cards in the row, without pending effects.
    """
    state = class_of_edition(DeadMansDrawPosition, edition)(
        len(banks), 1, sets=sets, characters=False, variant=variant, mermaids_swim=mermaids, sparing=sparing
    )
    below = sorted(state.component_inventory())
    placed = [cards(bank) for bank in banks] + [cards(flips), cards(discard), cards(row)]
    for group in placed:
        for taken in group:
            below.remove(taken)
    state.banks = [[() for _ in SUITS] for _ in banks]
    for seat, bank in enumerate(banks):
        state.put_into_bank(seat, cards(bank))
    state.draw_pile = ([] if last else below) + cards(flips)[::-1]
    state.discard = cards(discard)
    state.row = cards(row)
    state.flipped = bool(row)
    state.characters = tuple(characters) or (NO_CHARACTER,) * len(banks)
    state.active = state.to_act = 0
    state.events = []
    return state


def play(state: DeadMansDrawPosition, *actions: Action) -> DeadMansDrawPosition:
    """Play ``actions``, each of which must be legal; return the position."""
    for action in actions:
        assert action in state.legal_actions(), f"{action} is not among {state.legal_actions()}"
        state.apply(action)
    return state


def flip(state: DeadMansDrawPosition, times: int = 1) -> DeadMansDrawPosition:
    """Flip cards from the draw pile."""
    return play(state, *[("flip",)] * times)


def bank(state: DeadMansDrawPosition, seat: int) -> str:
    """Cards in the bank of ``seat``, by suit and in ascending order."""
    return names([card for pile in state.banks[seat] for card in pile])


def lies(state: DeadMansDrawPosition) -> str:
    """Cards in the row."""
    return names(state.row)


def told(state: DeadMansDrawPosition) -> list[str]:
    """Ids of all log messages so far."""
    return [event.message["id"] for event in state.events or () if event.message]
