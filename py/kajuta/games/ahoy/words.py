"""Names and pictures of things, for the table and the log."""

from kajuta.core.message import Message, msg
from kajuta.games.ahoy import rewards
from kajuta.games.ahoy.boards import (
    ACTIONS,
    CARD_SLOT,
    CREW,
    CUTTER,
    CUTTER_SLOT,
    FACTIONS,
    FIGURES,
    GROUP_OF,
    GUNSHIP,
    SHIP,
    SMUGGLERS,
)
from kajuta.games.ahoy.market import CARDS
from kajuta.games.ahoy.plans import PLANS

ACTION_ICONS = {
    "sail": "galleon",
    "full-sail": "fast-forward-button",
    "tailwind": "wind-slap",
    "order": "rally-the-troops",
    "cannons": "cannon",
    "bombard": "explosion-rays",
    "deploy": "sailboat",
    "repair": "claw-hammer",
    "assemble": "fist",
    "inspire": "public-speaker",
    "rally": "conversation",
    "negotiate": "shaking-hands",
}
SYMBOL_ICONS = ("circling-fish", "crossed-swords", "compass", "skull-crossed-bones", "palm-tree", "parrot-head")
FIGURE_ICONS = (
    "galleon",
    "galleon",
    "galleon",
    "galleon",
    "small-fishing-sailboat",
    "battleship",
    "sailboat",
    "stone-tower",
)
CREW_ICONS = {
    "aeronauts": "air-balloon",
    "middleman": "profit",
    "documentarian": "quill",
    "elder": "monk-face",
    "sea-witch": "witch-flight",
    "buccaneer": "pirate-captain",
    "mystic": "crystal-ball",
    "gunner": "cannon-shot",
    "gunners-mate": "powder-bag",
    "powder-monkey": "monkey",
    "fighters": "mailed-fist",
    "cutpurse": "hooded-assassin",
    "shipwright": "hammer-nails",
    "emissary": "diploma",
    "grogmaster": "beer-stein",
    "comrade": "public-speaker",
    "official": "tied-scroll",
    "noble": "crown",
    "sailor": "anchor",
    "beakhead": "ram",
    "gust": "whirlwind",
    "wind": "wind-hole",
    "trawler": "fishing-boat",
    "barrelman": "telescope",
    "pilot": "steering-wheel",
    "sea-dog": "sitting-dog",
    "diver": "diving-helmet",
    "merchant": "shop",
}
CARGO_ICONS = (
    "feather",
    "coins-pile",
    "portrait",
    "rolled-cloth",
    "potion-ball",
    "gems",
    "herbs-bundle",
    "fur-shirt",
    "gladius",
    "metal-bar",
    "explosive-materials",
    "top-hat",
    "nails",
    "clothes",
    "wine-bottle",
    "spiral-shell",
    "meat",
    "triple-shells",
    "bullets",
    "incense",
    "teapot",
    "brandy-bottle",
    "wine-glass",
    "treasure-map",
    "fishing-net",
    "wood-pile",
    "anvil",
    "rope-coil",
    "gem-necklace",
    "book-pile",
)
"""Pictures of the cargoes by card; the two loads of shells differ."""
PLAN_ICONS = (
    "exit-door",
    "fast-forward-button",
    "hooded-assassin",
    "trumpet-flag",
    "small-fishing-sailboat",
    "battleship",
    "ammo-box",
    "bottle-vapors",
    "dodging",
)
REWARD_ICONS = {
    "pay": "cash",
    "move": "galleon",
    "fame": "laurel-crown",
    "hire": "pirate-captain",
    "fame-wealth": "upgrade",
    "wind": "wind-slap",
    "gold": "two-coins",
    "mend": "claw-hammer",
    "mend-fame": "hammer-nails",
    "tile": "treasure-map",
    "move-quietly": "dove",
    "start": "position-marker",
}


def slot_word(slot: int) -> Message:
    """Return the name of the action to which a slot belongs."""
    action = GROUP_OF[slot].action
    if action == CREW:
        return crew_word(slot - CARD_SLOT)
    if action == SHIP:
        return msg("figure-cutter" if slot == CUTTER_SLOT else "figure-gunship")
    return msg("action-" + ACTIONS[action])


def slot_icon(slot: int) -> str:
    """Return the icon of the action to which a slot belongs."""
    action = GROUP_OF[slot].action
    if action == CREW:
        return CREW_ICONS[CARDS[slot - CARD_SLOT].crew]
    if action == SHIP:
        return FIGURE_ICONS[CUTTER if slot == CUTTER_SLOT else GUNSHIP]
    return ACTION_ICONS[ACTIONS[action]]


def figure_word(figure: int) -> Message:
    """Return the name of a figure."""
    return msg("figure-" + FIGURES[figure])


def crew_word(card: int) -> Message:
    """Return the name of a crew member."""
    return msg("crew-" + CARDS[card].crew)


def cargo_word(card: int) -> Message:
    """Return the name of a cargo."""
    return msg("cargo-" + CARDS[card].cargo)


def plan_word(kind: int) -> Message:
    """Return the name of a plan."""
    return msg("plan-" + PLANS[kind])


def reward_word(square: int) -> Message:
    """Return what a square of the reward grid brings."""
    kind, count = rewards.GRID[square]
    return msg("reward-" + rewards.REWARDS[kind], n=count)


def victory_word(who: int, choice: int) -> Message:
    """Return what a faction takes for a battle won."""
    board = "smuggler" if who in SMUGGLERS else FACTIONS[who]
    return msg(f"victory-{board}-{choice}")


def faction_word(faction: int) -> Message:
    """Return the name of a faction."""
    return msg("faction-" + FACTIONS[faction])
