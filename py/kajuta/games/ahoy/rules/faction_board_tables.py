"""The four player boards: factions, dice, die slots and the smugglers' grid of rewards.

Dice and slots are numbered through for the whole table, so that a number says whose it is. A slot
holds 0 (empty), DAMAGE, or a die: eight times its number plus its value.
"""

from typing import NamedTuple

from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS

SQUADRON, SMUGGLER, UNION, RIVAL = range(4)
FACTION_NAMES = ("squadron", "smuggler", "union", "rival")
SMUGGLERS = (SMUGGLER, RIVAL)
FACTIONS_BY_PLAYERS = {2: (SQUADRON, UNION), 3: (SQUADRON, SMUGGLER, UNION), 4: (SQUADRON, SMUGGLER, UNION, RIVAL)}
"""The factions by the number of players, clockwise, the first player first."""

CUTTER, GUNSHIP, PATROL, FORT = 4, 5, 6, 7
"""Figures; 0 to 3 are the factions' flagships."""
FIGURE_NAMES = ("flagship", "flagship", "flagship", "flagship", "cutter", "gunship", "patrol", "fort")
FACTION_OF_FIGURE = (SQUADRON, SMUGGLER, UNION, RIVAL, UNION, UNION, SQUADRON, SQUADRON)

DICE_OF_FACTION = ((0, 1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16))
DICE_COUNT = 17
DICE_SLICES = tuple(slice(dice[0], dice[-1] + 1) for dice in DICE_OF_FACTION)
"""Slice of each faction's dice among all dice."""

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
    """Slots side by side for one action; ``accepts``: bit ``n`` is set where a die of value ``n`` fits."""

    action: int
    slots: tuple[int, ...]
    accepts: int


def _board(first: int, *groups: tuple[int, int, int]) -> tuple[SlotGroup, ...]:
    """Groups of a board from (action, number of slots, accepted values); its slots are counted from ``first``."""
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
"""The slot of market card ``c`` is ``FIRST_CARD_SLOT + c``: its action's, or the dashed one for a die as its cost."""
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
"""The slots of each board that can take damage: all but the dashed one."""

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
"""The group of each slot."""
ACTION_OF_SLOT = tuple(group.action for group in GROUP_OF_SLOT)
"""The action of each slot."""

CREW_WITH_SLOT = sum(1 << number for number, card in enumerate(MARKET_CARDS) if card.slot)
"""The crew members with a die slot of their own, as a mask."""

GOLD_SUPPLY, COMRADE_SUPPLY, PATROL_SUPPLY, FORT_SUPPLY = 20, 20, 10, 3
"""Limits of the supplies; damage tokens are not limited."""
READY_AT_START, LANDED_AT_START = 6, 2
"""Comrades of the Union at the start: ready ones, and those on its island."""
SAIL_STEPS, SLOTS_REPAIRED = 2, 2
"""Spaces of Sail; damage that Repair and a harbour remove."""
MAX_PIPS = 6
"""Highest value of a die."""
CARGO_LIMIT = 2
"""Cargo cards that a smuggler can carry."""
MAX_WEALTH = 6

BATTLE_BONUS = {FORT: 2, GUNSHIP: 3}
"""Bonus of a figure to its roll."""

FAME_GOAL = 30
MAX_ROUNDS = 40
"""Number of rounds after which a game ends even if nobody has reached the goal."""
MAX_EFFORT = 40
"""Highest number of moves and crew actions in a turn beside its dice, so that every turn ends."""
