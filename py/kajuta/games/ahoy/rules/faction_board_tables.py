"""The four player boards: factions, dice, die slots and the smugglers' grid of rewards.

Dice and slots are numbered across all boards, so the number of a die or slot also determines its owner. A slot holds 0
(empty), DAMAGE, or a die: eight times the die's number plus its value.
"""

from typing import NamedTuple

from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS

SQUADRON, SMUGGLER, UNION, RIVAL = range(4)
FACTION_NAMES = ("squadron", "smuggler", "union", "rival")
SMUGGLERS = (SMUGGLER, RIVAL)
FACTIONS_BY_PLAYERS = {2: (SQUADRON, UNION), 3: (SQUADRON, SMUGGLER, UNION), 4: (SQUADRON, SMUGGLER, UNION, RIVAL)}
"""Factions by number of players, clockwise from the first player."""

CUTTER, GUNSHIP, PATROL, FORT = 4, 5, 6, 7
"""Figures; 0 to 3 are the factions' flagships."""
FIGURE_NAMES = ("flagship", "flagship", "flagship", "flagship", "cutter", "gunship", "patrol", "fort")
FACTION_OF_FIGURE = (SQUADRON, SMUGGLER, UNION, RIVAL, UNION, UNION, SQUADRON, SQUADRON)

DICE_OF_FACTION = ((0, 1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16))
DICE_COUNT = 17
DICE_SLICES = tuple(slice(dice[0], dice[-1] + 1) for dice in DICE_OF_FACTION)
"""Slice of each faction's dice in the list of all dice."""

DAMAGE = 7
ANY_VALUE = 0b1111110
EVEN_VALUES = 0b1010100

(
    SAIL,
    TAILWIND,
    ORDER,
    CANNONS,
    BOMBARD,
    DEPLOY,
    REPAIR,
    ASSEMBLE,
    INSPIRE,
    RALLY,
    FULL_SAIL,
    NEGOTIATE,
    CREW,
    SHIP,
) = range(14)
ACTION_NAMES = (
    "sail",
    "tailwind",
    "order",
    "cannons",
    "bombard",
    "deploy",
    "repair",
    "assemble",
    "inspire",
    "rally",
    "full-sail",
    "negotiate",
    "crew",
    "ship",
)


class SlotGroup(NamedTuple):
    """Adjacent slots for one action; bit ``n`` of ``accepts`` is set if a die of value ``n`` fits."""

    action: int
    slots: tuple[int, ...]
    accepts: int


def _board(first: int, *groups: tuple[int, int, int]) -> tuple[SlotGroup, ...]:
    """Slot groups of a board from (action, number of slots, accepted values); slots are numbered from ``first``."""
    board = []
    for action, count, accepts in groups:
        board.append(SlotGroup(action, tuple(range(first, first + count)), accepts))
        first += count
    return tuple(board)


_SMUGGLER = (
    (SAIL, 3, ANY_VALUE),
    (FULL_SAIL, 1, ANY_VALUE),
    (TAILWIND, 1, ANY_VALUE),
    (CANNONS, 1, ANY_VALUE),
    (NEGOTIATE, 1, EVEN_VALUES),
)
_SQUADRON = (
    (SAIL, 4, ANY_VALUE),
    (TAILWIND, 2, ANY_VALUE),
    (ORDER, 1, 1 << 3),
    (CANNONS, 1, 1 << 5),
    (CANNONS, 1, 1 << 6),
    (BOMBARD, 1, 1 << 4),
    (DEPLOY, 1, ANY_VALUE),
    (REPAIR, 1, 1 << 2),
)
_UNION = (
    (SAIL, 4, ANY_VALUE),
    (TAILWIND, 2, ANY_VALUE),
    (ASSEMBLE, 1, 1 << 1),
    (CANNONS, 1, ANY_VALUE),
    (INSPIRE, 1, 1 << 6),
    (RALLY, 1, 1 << 6),
    (REPAIR, 1, EVEN_VALUES),
)
BOARDS = (
    _board(0, *_SQUADRON),
    _board(12, *_SMUGGLER, (REPAIR, 1, EVEN_VALUES)),
    _board(20, *_UNION),
    _board(31, *_SMUGGLER, (REPAIR, 1, EVEN_VALUES)),
)

FIRST_CARD_SLOT = 39
"""Number of the slot of market card 0; card ``c`` has the slot ``FIRST_CARD_SLOT + c``, either a slot for its action or
the dashed slot for a die that pays for the card.
"""
CUTTER_SLOT = FIRST_CARD_SLOT + len(MARKET_CARDS)
GUNSHIP_SLOTS = (CUTTER_SLOT + 1, CUTTER_SLOT + 2)
SHIP_SLOTS = ((), (), (), (), (CUTTER_SLOT,), GUNSHIP_SLOTS)
SLOT_COUNT = CUTTER_SLOT + 3

CANNON_SLOTS = tuple(
    tuple(slot for group in board if group.action == CANNONS for slot in group.slots) for board in BOARDS
)
DAMAGEABLE_SLOTS = tuple(
    tuple(slot for group in board if group.action != REPAIR for slot in group.slots) for board in BOARDS
)
"""Slots of each board that can take damage: all except the dashed one."""

_CREW_GROUPS = tuple(SlotGroup(CREW, (FIRST_CARD_SLOT + card,), ANY_VALUE) for card in range(len(MARKET_CARDS)))
_SHIP_GROUPS = (
    SlotGroup(SHIP, (CUTTER_SLOT,), ANY_VALUE),
    SlotGroup(SHIP, (GUNSHIP_SLOTS[0],), 1 << 4),
    SlotGroup(SHIP, (GUNSHIP_SLOTS[1],), 1 << 6),
)
GROUP_OF_SLOT = tuple(
    next(
        group
        for group in (*(group for board in BOARDS for group in board), *_CREW_GROUPS, *_SHIP_GROUPS)
        if slot in group.slots
    )
    for slot in range(SLOT_COUNT)
)
"""Group of each slot."""
ACTION_OF_SLOT = tuple(group.action for group in GROUP_OF_SLOT)
"""Action of each slot."""

CREW_WITH_SLOT = sum(1 << number for number, card in enumerate(MARKET_CARDS) if card.slot)
"""Mask of the crew members that have a die slot."""

GOLD_SUPPLY, COMRADE_SUPPLY, PATROL_SUPPLY, FORT_SUPPLY = 20, 20, 10, 3
"""Numbers of pieces in the supply; damage tokens are not limited."""
READY_AT_START, LANDED_AT_START = 6, 2
"""Comrades of the Union at the start: ready ones, and those on its first island."""
SAIL_STEPS, SLOTS_REPAIRED = 2, 2
"""Number of spaces that Sail moves, and number of slots that Repair and a harbour repair."""
MAX_PIPS = 6
"""Highest value of a die."""
CARGO_LIMIT = 2
"""Highest number of cargo cards that a smuggler can carry."""
MAX_WEALTH = 6

BATTLE_BONUS = {FORT: 2, GUNSHIP: 3}
"""Bonus to the battle roll, by figure."""

FAME_GOAL = 30
MAX_ROUNDS = 40
"""Number of rounds after which the game ends even if no faction has reached the fame goal."""
MAX_EFFORT = 40
"""Highest number of moves and crew actions in a turn besides those of its dice; it makes every turn end."""
