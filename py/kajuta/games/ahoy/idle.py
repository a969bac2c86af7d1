"""Dice that would do nothing: legal, but nobody places one like that on purpose by mistake."""

from kajuta.games.ahoy import boards, smuggling, squadron
from kajuta.games.ahoy import frames as f
from kajuta.games.ahoy.boards import CARD_SLOT, CUTTER, CUTTER_SLOT, GROUP_OF, GUNSHIP, OWNER
from kajuta.games.ahoy.market import CONVINCING_COMRADES, CONVINCING_OFFICIALS, SHIPWRIGHT
from kajuta.games.ahoy.movement import move_options
from kajuta.games.ahoy.state import Sea


def idle(s: Sea, who: int, die: int, slot: int) -> str | None:
    """Return what is missing for a die on a slot to do anything now, as a keyword; None where it does something."""
    action = GROUP_OF[slot].action
    here = s.ships[who]
    region = here >> 2
    match action:
        case boards.SAIL | boards.FULL_SAIL:
            return None if can_step(s, who) else "way"
        case boards.TAILWIND:
            return None if blows(s, who, s.pool[die]) else "wind"
        case boards.REPAIR:
            return None if s.damaged(who) else "damage"
        case boards.ORDER:
            return None if squadron.orders_options(s, f.Orders(who, 1, (), 1, 0)) else "patrols"
        case boards.BOMBARD:
            return None if s.comrades[region] else "comrades"
        case boards.DEPLOY:
            return None if s.patrol_supply else "supply"
        case boards.ASSEMBLE | boards.INSPIRE:
            return None if s.ready else "ready"
        case boards.RALLY if s.symbol_at(here) < 0:
            return "island"
        case boards.RALLY:
            return None if s.comrade_supply else "supply"
        case boards.NEGOTIATE if s.symbol_at(here) < 0:
            return "island"
        case boards.NEGOTIATE:
            return None if smuggling.negotiating_options(s, f.Negotiating(who, 0)) else "market"
        case boards.CREW:
            return idle_crew(s, who, slot - CARD_SLOT)
        case boards.SHIP:
            ship = CUTTER if slot == CUTTER_SLOT else GUNSHIP
            return None if can_step(s, ship) or blows(s, ship, s.pool[die]) else "way"
    return None


def idle_crew(s: Sea, who: int, card: int) -> str | None:
    """Return what a crew member with a slot of its own lacks to do anything now, None where it lacks nothing."""
    if card == SHIPWRIGHT:
        return None if s.damaged(who) else "damage"
    if card in CONVINCING_COMRADES:
        return None if any(s.comrades) else "comrades"
    if card in CONVINCING_OFFICIALS:
        return None if squadron.orders_options(s, f.Orders(who, 1, (), 1, 0)) else "patrols"
    return None if can_step(s, who) else "way"


def can_step(s: Sea, figure: int) -> bool:
    """Say whether a ship can make a step."""
    return bool(move_options(s, f.Move(OWNER[figure], figure, 1, f.MUST, s.ships[figure])))


def blows(s: Sea, figure: int, value: int) -> bool:
    """Say whether a die of ``value`` carries a ship anywhere else."""
    return any(space != s.ships[figure] for space in s.chart.tailwind[value])
