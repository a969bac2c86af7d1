"""What only the Bluefin Squadron does."""

from kajuta.core.message import msg
from kajuta.core.motion import fly_icon
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decisions, motions, pending_steps
from kajuta.games.ahoy.rules.mollusk_union import return_comrades_to_supply
from kajuta.games.ahoy.rules.movement import take_step
from kajuta.games.ahoy.rules.player_boards import PATROL, SQUADRON, UNION
from kajuta.games.ahoy.rules.state import Position, seat_argument
from kajuta.games.ahoy.rules.tiles import DIRECTION_OFFSETS

ORDERED_PATROLS = 4
"""Patrols that Order moves."""
PATROLS_PER_FORT = 2
"""Patrols that become a fort."""


def place_patrol(s: Position, space: int) -> None:
    """Put a patrol from the supply on a space, if there is one left."""
    if s.patrol_supply:
        s.patrol_supply -= 1
        s.patrols[space] += 1
        if s.events is not None:
            told = msg(
                "places-patrol", icon="ahoy-act-deploy", seat=seat_argument(s, SQUADRON), place=s.place_name(space)
            )
            start = f"seat:{s.seat_of[SQUADRON]}"
            s.log_event(told, motions=(fly_icon(motions.PATROL_ICON, start, motions.space_id(space)),))


def legal_patrol_drops(s: Position, frame: decisions.ChoosePatrolDrop) -> list[Action]:
    """Leave a patrol where the flagship anchored, or not [squadron.drop]."""
    return [("patrol",), ("done",)]


def apply_patrol_drop(s: Position, frame: decisions.ChoosePatrolDrop, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    if action[0] == "patrol":
        place_patrol(s, s.ships[SQUADRON])


def legal_patrol_deployments(s: Position, frame: decisions.ChoosePatrolDeployment) -> list[Action]:
    """Offer the flagship's space or one beside it; sandbars do not count [squadron.deploy]."""
    if not s.patrol_supply:
        return []
    here = s.ships[SQUADRON]
    x, y = s.chart.at[here]
    cells = s.chart.cells
    beside = [cells[x + dx, y + dy] for dx, dy in DIRECTION_OFFSETS if (x + dx, y + dy) in cells]
    return [("deploy", space) for space in sorted([here, *beside])]


def apply_patrol_deployment(
    s: Position, frame: decisions.ChoosePatrolDeployment, action: decisions.ChosenAction
) -> None:
    """Carry out the choice."""
    place_patrol(s, action[1])


def bombard_comrades(s: Position) -> None:
    """Remove all comrades from the island of the flagship's region [squadron.bombard]."""
    region = s.ships[SQUADRON] >> 2
    if UNION in s.order:
        return_comrades_to_supply(s, region, s.comrades[region])


def legal_fort_sites(s: Position, frame: decisions.ChooseFortSite) -> list[Action]:
    """Two patrols on an island become a fort, any number of times [squadron.forts]."""
    if not s.fort_supply:
        return []
    patrols = s.patrols
    options: list[Action] = [("fort", r) for r, at in enumerate(s.chart.island) if patrols[at] >= PATROLS_PER_FORT]
    return [*options, ("done",)] if options else []


def apply_fort_site(s: Position, frame: decisions.ChooseFortSite, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    if action[0] == "fort":
        region = action[1]
        s.patrols[s.chart.island[region]] -= PATROLS_PER_FORT
        s.patrol_supply += PATROLS_PER_FORT
        s.forts[region] += 1
        s.fort_supply -= 1
        if s.events is not None:
            s.log_event(
                msg("builds-fort", icon="ahoy-fort", seat=seat_argument(s, SQUADRON), region=s.region_name(region))
            )
        s.stack.append(frame)


def remove_victory_comrade(s: Position, frame: pending_steps.RemoveVictoryComrade) -> None:
    """Take a comrade from the battle's island into the supply."""
    return_comrades_to_supply(s, frame.region, 1)


def legal_patrol_orders(s: Position, frame: decisions.ChoosePatrolOrder) -> list[Action]:
    """Offer a step of a patrol that has not moved yet."""
    left, moved = frame.left, frame.moved
    if not left:
        return []
    options: list[Action] = []
    chart, explore_too = s.chart, bool(s.tile_stack)
    for space, count in enumerate(s.patrols):
        if count and (not moved or count > moved.count(space)):
            options += chart.patrol_orders(space, explore_too)
    if options:
        options.append(("done",))
    return options


def apply_patrol_order(s: Position, frame: decisions.ChoosePatrolOrder, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    if action[0] == "order":
        who, left, moved, steps, flags = frame
        s.stack.append(decisions.ChoosePatrolOrder(who, left - 1, moved, steps, flags))
        _, space, direction = action
        take_step(s, who, PATROL, space, ("go", direction), steps - 1, flags)
