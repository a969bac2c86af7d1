"""Names of things as messages, for the table and the log."""

from kajuta.core.message import Message, msg
from kajuta.games.ahoy.boards import ACTIONS, CARD_SLOT, CREW, CUTTER_SLOT, FACTIONS, GROUP_OF, SHIP
from kajuta.games.ahoy.market import CARDS
from kajuta.games.ahoy.plans import PLANS

ACTION_ICONS = {
    "sail": "ship-wheel",
    "full-sail": "fast-forward-button",
    "tailwind": "wind-slap",
    "order": "rally-the-troops",
    "cannons": "cannon",
    "bombard": "explosion-rays",
    "deploy": "galleon",
    "repair": "claw-hammer",
    "assemble": "raised-fist",
    "inspire": "public-speaker",
    "rally": "conversation",
    "negotiate": "shaking-hands",
}
SYMBOL_ICONS = ("circling-fish", "crossed-swords", "compass", "skull-crossed-bones", "palm-tree", "parrot-head")
TERRAIN_ICONS = ("", "island", "fog", "shipwreck", "at-sea", "harbor-dock")


def slot_word(slot: int) -> Message:
    """Return the name of the action to which a slot belongs."""
    action = GROUP_OF[slot].action
    if action == CREW:
        return crew_word(slot - CARD_SLOT)
    if action == SHIP:
        return msg("figure-cutter" if slot == CUTTER_SLOT else "figure-gunship")
    return msg("action-" + ACTIONS[action])


def crew_word(card: int) -> Message:
    """Return the name of a crew member."""
    return msg("crew-" + CARDS[card].crew)


def cargo_word(card: int) -> Message:
    """Return the name of a cargo."""
    return msg("cargo-" + CARDS[card].cargo)


def plan_word(kind: int) -> Message:
    """Return the name of a plan."""
    return msg("plan-" + PLANS[kind])


def faction_word(faction: int) -> Message:
    """Return the name of a faction."""
    return msg("faction-" + FACTIONS[faction])
