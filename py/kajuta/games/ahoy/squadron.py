"""What only the Bluefin Squadron does."""

from kajuta.core.message import msg
from kajuta.core.state import Action
from kajuta.games.ahoy.battle import withdraw
from kajuta.games.ahoy.boards import SQUADRON, UNION
from kajuta.games.ahoy.frames import Choice, Frame
from kajuta.games.ahoy.state import Sea, seat
from kajuta.games.ahoy.tiles import OFFSETS


def place_patrol(s: Sea, space: int) -> None:
    """Put a patrol from the supply on a space, if there is one left."""
    if s.patrol_supply:
        s.patrol_supply -= 1
        s.patrols[space] += 1
        if s.events is not None:
            s.tell(msg("places-patrol", icon="sailboat", seat=seat(s, SQUADRON), place=s.place_name(space)))


def patrol_here_options(s: Sea, frame: Frame) -> list[Action]:
    """PATROL_HERE: leave a patrol where the flagship anchored, or not [squadron.drop]."""
    return [("patrol",), ("done",)]


def apply_patrol_here(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    if action[0] == "patrol":
        place_patrol(s, s.ships[SQUADRON])


def deploying_options(s: Sea, frame: Frame) -> list[Action]:
    """DEPLOYING: the flagship's space or one beside it; sandbars do not count [squadron.deploy]."""
    if not s.patrol_supply:
        return []
    here = s.ships[SQUADRON]
    x, y = s.chart.at[here]
    cells = s.chart.cells
    beside = [cells[x + dx, y + dy] for dx, dy in OFFSETS if (x + dx, y + dy) in cells]
    return [("deploy", space) for space in sorted([here, *beside])]


def apply_deploying(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    place_patrol(s, action[1])


def bombard(s: Sea) -> None:
    """Remove all comrades from the island of the flagship's region [squadron.bombard]."""
    region = s.ships[SQUADRON] >> 2
    if UNION in s.order:
        withdraw(s, region, s.comrades[region])


def fortify_options(s: Sea, frame: Frame) -> list[Action]:
    """FORTIFY: two patrols on an island become a fort, any number of times [squadron.forts]."""
    if not s.fort_supply:
        return []
    options: list[Action] = [("fort", r) for r in s.regions() if s.patrols[s.chart.island[r]] >= 2]
    return [*options, ("done",)] if options else []


def apply_fortify(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    if action[0] == "fort":
        region = action[1]
        s.patrols[s.chart.island[region]] -= 2
        s.patrol_supply += 2
        s.forts[region] += 1
        s.fort_supply -= 1
        if s.events is not None:
            s.tell(msg("builds-fort", icon="guarded-tower", seat=seat(s, SQUADRON), region=s.region_name(region)))
        s.stack.append(frame)
