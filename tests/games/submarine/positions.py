"""Positions for the tests, and short names of fields, tokens and cards.

A field is named by its column and row, "3-4" for column 3 and row 4. By default treasure number n lies in place n, so
that each column holds two complete types: column 1 all amphoras and crowns, column 2 all statues and masks, and so on.
"""

from collections.abc import Mapping, Sequence

from kajuta.core.rules_edition import class_of_edition
from kajuta.core.state import Action, Event
from kajuta.games.submarine import GAME
from kajuta.games.submarine.rules import SubmarinePosition
from kajuta.games.submarine.sea_grid import (
    LEFT_HARBOR,
    PLACES_OF_FIELD,
    PLACES_PER_COLUMN,
    RIGHT_HARBOR,
    Field,
    Place,
    field_at_column_and_row,
)
from kajuta.games.submarine.state import SAIL_STAGE
from kajuta.games.submarine.tokens_and_cards import (
    COLORS,
    KNOWER_BITS,
    NO_TOKEN,
    TOKEN_TYPE,
    TREASURE_COUNT,
    TREASURE_TYPES,
    Card,
    Token,
    encode_shell,
    encode_treasure,
    encode_unseen_card,
)

PLAIN = "red yellow green"
"""Default hand."""


def field(name: str) -> Field:
    """Field named like "3-4": column 3, row 4."""
    column, row = name.split("-")
    return field_at_column_and_row(int(column), int(row))


def place(name: str, number: int = 1) -> Place:
    """Place ``number`` (counted from 1) of the field ``name``."""
    return PLACES_OF_FIELD[field(name)][number - 1]


def token(name: str) -> Token:
    """Token named like "crown red" or "shell blue"."""
    kind, color = name.split()
    return encode_shell(color) if kind == "shell" else encode_treasure(kind, color)


def tokens(names: str) -> tuple[Token, ...]:
    """Tokens in a list separated by commas."""
    return tuple(token(name.strip()) for name in names.split(",") if name.strip())


def color(name: str) -> int:
    """Index of a color."""
    return COLORS.index(name)


def cards(names: str) -> tuple[Card, ...]:
    """Cards of the named colors, in this order."""
    return tuple(encode_unseen_card(name) for name in names.split())


def colors(heap: Sequence[Card]) -> str:
    """Names of the colors of cards."""
    return " ".join(COLORS[one >> KNOWER_BITS] for one in heap)


def table(
    *subs: str,
    ships: Sequence[int] = (),
    hands: Sequence[str] = (),
    stacks: Sequence[str] = (),
    jokers: Sequence[str] = (),
    containers: Sequence[str] = (),
    sea: Mapping[str, str] | None = None,
    empty: Sequence[str] = (),
    gradual: bool = False,
    edition: int = GAME.edition,
) -> SubmarinePosition:
    """Position in which seat 0 has to sail.

    ``subs``: for each seat, the fields of its submarines. ``ships``: columns of the ships, 1 to 6; 0 for the start
    on the left, the default, and 7 for past the right edge. ``stacks``: cards, the last one on top. ``sea``:
    treasures by field. ``empty``: fields without tokens.
    """
    seats = len(subs)
    state = class_of_edition(SubmarinePosition, edition)(seats, 1, gradual=gradual)
    state.active = state.to_act = 0
    state.stage = SAIL_STAGE
    state.board = list(range(TREASURE_COUNT))
    state.subs = [[field(name) for name in names.split()] for names in subs]
    state.ships = [column - 1 for column in ships] or [LEFT_HARBOR] * seats
    state.hands = [tuple(sorted(cards(names))) for names in hands] or [cards(PLAIN)] * seats
    state.stacks = [cards(names) for names in stacks] or [cards("blue blue blue violet violet violet")] * seats
    state.jokers = [tokens(names) for names in jokers] or [()] * seats
    state.containers = [(NO_TOKEN,) * len(TREASURE_TYPES)] * seats
    for seat, names in enumerate(containers):
        fill(state, seat, names)
    for name, names_there in (sea or {}).items():
        for number, one in enumerate(tokens(names_there), 1):
            lay(state, one, place(name, number))
    for name in empty:
        for one in PLACES_OF_FIELD[field(name)]:
            state.board[one] = NO_TOKEN
    return state


def lay(state: SubmarinePosition, one: Token, where: Place) -> None:
    """Put a token on a place; the token that was there takes the former place of the new one."""
    if one in state.board:
        state.board[state.board.index(one)] = state.board[where]
    state.board[where] = one


def fill(state: SubmarinePosition, seat: int, names: str) -> None:
    """Move the named treasures from the sea into the container of ``seat``."""
    container = list(state.containers[seat])
    for one in tokens(names):
        container[TOKEN_TYPE[one]] = one
        if one in state.board:
            state.board[state.board.index(one)] = NO_TOKEN
    state.containers[seat] = tuple(container)


def all_but(*kinds: str) -> str:
    """Names of red treasures of all types except ``kinds``."""
    return ", ".join(f"{kind} red" for kind in TREASURE_TYPES if kind not in kinds)


def play(state: SubmarinePosition, *actions: Action) -> SubmarinePosition:
    """Play ``actions``, each of which must be legal; return the position."""
    for action in actions:
        assert action in state.legal_actions(), f"{action} is not among {state.legal_actions()}"
        state.apply(action)
    return state


def sail(column: int) -> Action:
    """Action of sailing to a column; 7 is past the right edge."""
    return ("sail", column - 1)


def move(start: str, to: str) -> Action:
    """Action of moving a submarine."""
    return ("move", field(start), field(to))


def with_card(name: str, number: int = 1) -> Action:
    """Action of salvaging with a card from place ``number`` of the field ``name``."""
    return ("card", place(name, number))


def with_joker(name: str, joker: str, number: int = 1) -> Action:
    """Action of salvaging with a joker from place ``number`` of the field ``name``."""
    return ("joker", place(name, number), token(joker))


def salvaging(state: SubmarinePosition, column: int) -> SubmarinePosition:
    """Sail the ship of seat 0 to ``column`` and choose to salvage."""
    return play(state, sail(column), ("act", "salvage"))


def click(state: SubmarinePosition, *path: str) -> SubmarinePosition:
    """Play the action with the click path ``path``."""
    found = [one.action for one in GAME.legal_moves(state) if one.path == path]
    assert found, f"{path} is not among {[one.path for one in GAME.legal_moves(state)]}"
    return play(state, *found)


def lit(state: SubmarinePosition, *path: str) -> list[str]:
    """Elements that are legal clicks after the clicks of ``path``."""
    paths = [one.path for one in GAME.legal_moves(state)]
    return list(dict.fromkeys(one[len(path)] for one in paths if one[: len(path)] == path and len(one) > len(path)))


def refused(state: SubmarinePosition, *path: str) -> str:
    """Clause that forbids the last click of ``path``."""
    return GAME.refusal(state, state.to_act, path).clause


def told(state: SubmarinePosition, *actions: Action) -> list[Event]:
    """Play ``actions`` and return the events with messages."""
    state.events = []
    play(state, *actions)
    return [event for event in state.events if event.message]


def in_column(state: SubmarinePosition, column: int) -> list[Token]:
    """Tokens in a column, numbered from 1 to 6."""
    return [
        one for one in state.board[(column - 1) * PLACES_PER_COLUMN : column * PLACES_PER_COLUMN] if one != NO_TOKEN
    ]


__all__ = [
    "LEFT_HARBOR",
    "PLAIN",
    "RIGHT_HARBOR",
    "all_but",
    "cards",
    "click",
    "color",
    "colors",
    "field",
    "fill",
    "in_column",
    "lay",
    "lit",
    "move",
    "place",
    "play",
    "refused",
    "sail",
    "salvaging",
    "table",
    "token",
    "tokens",
    "told",
    "with_card",
    "with_joker",
]
