"""Names and icons of slots, figures, cards and rewards, for the table and the log."""

from kajuta.core.message import Message, msg
from kajuta.games.ahoy.rules import reward_grid
from kajuta.games.ahoy.rules.faction_board_tables import (
    ACTION_NAMES,
    CREW,
    CUTTER,
    CUTTER_SLOT,
    FACTION_NAMES,
    FIGURE_NAMES,
    FIRST_CARD_SLOT,
    GROUP_OF_SLOT,
    GUNSHIP,
    SHIP,
    SMUGGLERS,
)
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS
from kajuta.games.ahoy.rules.plan_card_kinds import PLAN_NAMES
from kajuta.games.ahoy.rules.region_tiles import SWORDS, SYMBOL_NAMES

ACTION_ICONS = {name: f"ahoy-act-{name}" for name in ACTION_NAMES}
SYMBOL_ICONS = tuple(f"ahoy-{symbol}" for symbol in SYMBOL_NAMES)
FIGURE_ICONS = tuple(
    f"ahoy-{figure}" for figure in ("ship", "sloop", "ship", "sloop", "cutter", "gunship", "patrol", "fort")
)
CREW_ICONS = {card.crew: f"ahoy-{card.crew}" for card in MARKET_CARDS}
CARGO_ICONS = tuple(
    "ahoy-load-conches" if card.cargo == "shells" and card.to == SWORDS else f"ahoy-load-{card.cargo}"
    for card in MARKET_CARDS
)
"""Icons of cargoes, by card; the two loads of shells have different icons."""
PLAN_ICONS = tuple(f"ahoy-plan-{plan}" for plan in PLAN_NAMES)
REWARD_ICONS = {
    "pay": "ahoy-sign-pay",
    "move": "ahoy-act-sail",
    "fame": "ahoy-sign-fame",
    "hire": "ahoy-sign-crew",
    "fame-wealth": "ahoy-sign-wealth",
    "wind": "ahoy-act-tailwind",
    "gold": "ahoy-act-coins",
    "mend": "ahoy-act-repair",
    "mend-fame": "ahoy-act-repair",
    "tile": "ahoy-sign-tile",
    "move-quietly": "ahoy-sign-dove",
    "start": "ahoy-sign-start",
}


def slot_name(slot: int) -> Message:
    """Name of the action to which a slot belongs."""
    action = GROUP_OF_SLOT[slot].action
    if action == CREW:
        return crew_name(slot - FIRST_CARD_SLOT)
    if action == SHIP:
        return msg("figure-cutter" if slot == CUTTER_SLOT else "figure-gunship")
    return msg("action-" + ACTION_NAMES[action])


def slot_icon(slot: int) -> str:
    """Icon of the action to which a slot belongs."""
    action = GROUP_OF_SLOT[slot].action
    if action == CREW:
        return CREW_ICONS[MARKET_CARDS[slot - FIRST_CARD_SLOT].crew]
    if action == SHIP:
        return FIGURE_ICONS[CUTTER if slot == CUTTER_SLOT else GUNSHIP]
    return ACTION_ICONS[ACTION_NAMES[action]]


def figure_name(figure: int) -> Message:
    """Name of a figure."""
    return msg("figure-" + FIGURE_NAMES[figure])


def crew_name(card: int) -> Message:
    """Name of a crew member."""
    return msg("crew-" + MARKET_CARDS[card].crew)


def cargo_name(card: int) -> Message:
    """Name of a cargo."""
    return msg("cargo-" + MARKET_CARDS[card].cargo)


def plan_name(kind: int) -> Message:
    """Name of a plan."""
    return msg("plan-" + PLAN_NAMES[kind])


def reward_name(square: int) -> Message:
    """Name of the reward on a square of the grid."""
    kind, count = reward_grid.REWARD_GRID[square]
    return msg("reward-" + reward_grid.REWARD_NAMES[kind], n=count)


def victory_reward_name(who: int, choice: int) -> Message:
    """Name of the reward that a faction takes for winning a battle."""
    board = "smuggler" if who in SMUGGLERS else FACTION_NAMES[who]
    return msg(f"victory-{board}-{choice}")


def faction_name(faction: int) -> Message:
    """Name of a faction."""
    return msg("faction-" + FACTION_NAMES[faction], icon=faction_icon(faction))


def faction_icon(faction: int) -> str:
    """Icon of a faction."""
    return f"ahoy-faction-{FACTION_NAMES[faction]}"
