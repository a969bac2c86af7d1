"""Actions of the Bluefin Squadron only: patrols, forts, bombardment."""

from kajuta.core.message import msg
from kajuta.core.motion import fly_icon
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decision_types, motions, pending_step_types
from kajuta.games.ahoy.rules.faction_board_tables import PATROL, SQUADRON, UNION
from kajuta.games.ahoy.rules.mollusk_union import return_comrades_to_supply
from kajuta.games.ahoy.rules.movement import take_step
from kajuta.games.ahoy.rules.region_tiles import DIRECTION_OFFSETS
from kajuta.games.ahoy.rules.state import Position, seat_argument

ORDERED_PATROLS = 4
"""Number of patrols that Order moves."""
PATROLS_PER_FORT = 2
"""Number of patrols that are exchanged for a fort."""


def place_patrol(state: Position, space: int) -> None:
    """Put a patrol from the supply on a space, if there is one left."""
    if state.patrol_supply:
        state.patrol_supply -= 1
        state.patrols[space] += 1
        if state.events is not None:
            told = msg(
                "places-patrol",
                icon="ahoy-act-deploy",
                seat=seat_argument(state, SQUADRON),
                place=state.place_name(space, "to"),
            )
            start = f"seat:{state.seat_of[SQUADRON]}"
            state.log_event(told, motions=(fly_icon(motions.PATROL_ICON, start, motions.space_id(space)),))


def legal_patrol_at_anchorage_answers(state: Position, frame: decision_types.ChoosePatrolAtAnchorage) -> list[Action]:
    """Actions that leave a patrol where the flagship anchored, or none [squadron.drop]."""
    return [("patrol",), ("done",)]


def apply_patrol_at_anchorage_answer(
    state: Position, frame: decision_types.ChoosePatrolAtAnchorage, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of whether to leave a patrol where the flagship anchored."""
    if action[0] == "patrol":
        place_patrol(state, state.ships[SQUADRON])


def legal_patrol_deployments(state: Position, frame: decision_types.ChoosePatrolDeployment) -> list[Action]:
    """Legal spaces for a new patrol: the flagship's or an adjacent one, across sandbars too [squadron.deploy]."""
    if not state.patrol_supply:
        return []
    here = state.ships[SQUADRON]
    x, y = state.chart.at[here]
    cells = state.chart.cells
    beside = [cells[x + dx, y + dy] for dx, dy in DIRECTION_OFFSETS if (x + dx, y + dy) in cells]
    return [("deploy", space) for space in sorted([here, *beside])]


def apply_patrol_deployment(
    state: Position, frame: decision_types.ChoosePatrolDeployment, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of the space for a new patrol."""
    place_patrol(state, action[1])


def bombard_comrades(state: Position) -> None:
    """Remove all comrades from the island of the flagship's region [squadron.bombard]."""
    region = state.ships[SQUADRON] >> 2
    if UNION in state.order:
        return_comrades_to_supply(state, region, state.comrades[region])


def legal_fort_sites(state: Position, frame: decision_types.ChooseFortSite) -> list[Action]:
    """Actions that turn two patrols on an island into a fort, one after the other, or stop [squadron.forts]."""
    if not state.fort_supply:
        return []
    patrols = state.patrols
    options: list[Action] = [("fort", r) for r, at in enumerate(state.chart.island) if patrols[at] >= PATROLS_PER_FORT]
    return [*options, ("done",)] if options else []


def apply_fort_site(state: Position, frame: decision_types.ChooseFortSite, action: decision_types.ChosenAction) -> None:
    """Carry out the choice of an island for a fort."""
    if action[0] == "fort":
        region = action[1]
        state.patrols[state.chart.island[region]] -= PATROLS_PER_FORT
        state.patrol_supply += PATROLS_PER_FORT
        state.forts[region] += 1
        state.fort_supply -= 1
        if state.events is not None:
            state.log_event(
                msg(
                    "builds-fort",
                    icon="ahoy-fort",
                    seat=seat_argument(state, SQUADRON),
                    region=state.region_name(region),
                )
            )
        state.stack.append(frame)


def remove_enemy_comrade_after_victory(
    state: Position, frame: pending_step_types.RemoveEnemyComradeAfterVictory
) -> None:
    """Return a comrade from the battle's island to the supply."""
    return_comrades_to_supply(state, frame.region, 1)


def legal_patrol_steps(state: Position, frame: decision_types.ChoosePatrolToMove) -> list[Action]:
    """Legal steps of patrols that have not moved yet."""
    left, moved = frame.left, frame.moved
    if not left:
        return []
    options: list[Action] = []
    chart, explore_too = state.chart, bool(state.tile_stack)
    for space, count in enumerate(state.patrols):
        if count and (not moved or count > moved.count(space)):
            options += chart.patrol_orders(space, explore_too)
    if options:
        options.append(("done",))
    return options


def apply_patrol_step(
    state: Position, frame: decision_types.ChoosePatrolToMove, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a patrol's step."""
    if action[0] == "order":
        who, left, moved, steps, flags = frame
        state.stack.append(decision_types.ChoosePatrolToMove(who, left - 1, moved, steps, flags))
        _, space, direction = action
        take_step(state, who, PATROL, space, ("go", direction), steps - 1, flags)
