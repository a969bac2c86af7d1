"""Actions of the Mollusk Union except its plans: comrades and small ships."""

from kajuta.core.message import msg
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decision_types, motions, move_flags, pending_step_types
from kajuta.games.ahoy.rules.faction_board_tables import CUTTER, SAIL_STEPS, UNION
from kajuta.games.ahoy.rules.state import Position, seat_argument

CUTTER_STEPS = 3
COMRADES_AFTER_SAIL = 2
"""Number of comrades that are placed or gained after Sail."""
MAX_COMRADES_PLACED = 4
"""Upper limit of three actions: islands of Inspire, comrades placed by Assemble, comrades gained by Rally."""


def gain_ready_comrades(state: Position, count: int) -> None:
    """Take ready comrades from the supply, at most as many as it holds."""
    count = min(count, state.comrade_supply)
    state.comrade_supply -= count
    state.ready += count
    if count and state.events is not None:
        told = msg("gains-comrades", icon="ahoy-act-fist", seat=seat_argument(state, UNION), n=count)
        state.log_event(told, tone="gain", motions=motions.comrade_motions(count, "comrade-supply", "ready"))


def legal_place_or_gain_comrades_answers(
    state: Position, frame: decision_types.ChoosePlaceOrGainComrades
) -> list[Action]:
    """Legal answers where the flagship anchored: place two comrades, gain two ready ones, or neither [union.sail]."""
    options: list[Action] = []
    if state.ready:
        options.append(("land",))
    if state.comrade_supply:
        options.append(("gain",))
    return [*options, ("done",)]


def apply_place_or_gain_comrades_answer(
    state: Position, frame: decision_types.ChoosePlaceOrGainComrades, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of placing comrades, gaining ready ones, or neither."""
    if action[0] == "land":
        place_ready_comrades(state, frame.region, COMRADES_AFTER_SAIL)
    elif action[0] == "gain":
        gain_ready_comrades(state, COMRADES_AFTER_SAIL)


def legal_assembled_comrade_counts(state: Position, frame: decision_types.ChooseAssembledComradeCount) -> list[Action]:
    """Legal numbers of ready comrades to place, up to four [union.assemble]."""
    return [("comrades", n) for n in range(min(MAX_COMRADES_PLACED, state.ready) + 1)] if state.ready else []


def apply_assembled_comrade_count(
    state: Position, frame: decision_types.ChooseAssembledComradeCount, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of how many comrades to place."""
    place_ready_comrades(state, frame.region, action[1])


def legal_inspire_action_islands(state: Position, frame: decision_types.ChooseInspiredIsland) -> list[Action]:
    """Legal islands for one comrade each, up to four islands in ascending order [union.inspire]."""
    left, last = frame.left, frame.last
    if not left or not state.ready:
        return []
    options: list[Action] = [("comrade", region) for region in state.regions() if region > last]
    return [*options, ("done",)] if options else []


def apply_inspire_action_island(
    state: Position, frame: decision_types.ChooseInspiredIsland, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of the next island that gets a comrade."""
    if action[0] == "comrade":
        region = action[1]
        place_ready_comrades(state, region, 1)
        state.stack.append(decision_types.ChooseInspiredIsland(UNION, frame.left - 1, region))


def gain_rallied_comrades(state: Position) -> None:
    """Gain four ready comrades if the flagship is on an island [union.rally]."""
    if state.symbol_at(state.ships[UNION]) >= 0:
        gain_ready_comrades(state, MAX_COMRADES_PLACED)


def legal_small_ship_sail_or_tailwind(
    state: Position, frame: decision_types.ChooseSmallShipSailOrTailwind
) -> list[Action]:
    """Legal kinds of move of a small ship.

    A move by tailwind may be declined, which lets the ship stay [union.ships-sail].
    """
    return [("sail",), ("wind",)]


def apply_small_ship_sail_or_tailwind(
    state: Position, frame: decision_types.ChooseSmallShipSailOrTailwind, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of Sail or Tailwind for a small ship."""
    who, ship, value = frame
    if action[0] == "sail":
        state.stack.append(
            decision_types.ChooseMoveStep(
                who,
                ship,
                CUTTER_STEPS if ship == CUTTER else SAIL_STEPS,
                move_flags.MUST_STEP | move_flags.IGNORE_WRECKAGE,
                state.ships[ship],
            )
        )
    else:
        spaces = tuple(space for space in state.chart.tailwind[value] if space != state.ships[ship])
        state.stack.append(decision_types.ChooseJumpTarget(who, ship, spaces, move_flags.IGNORE_WRECKAGE))


def place_ready_comrades(state: Position, region: int, count: int) -> None:
    """Place ready comrades on a region's island, at most as many as are ready."""
    count = min(count, state.ready)
    state.ready -= count
    state.comrades[region] += count
    if count and state.events is not None:
        state.log_event(
            msg(
                "lands",
                icon="ahoy-act-fist",
                seat=seat_argument(state, UNION),
                n=count,
                region=state.region_name(region),
            ),
            tone="gain",
            motions=motions.comrade_motions(count, "ready", motions.island_comrades_id(region)),
        )


def place_victory_comrade(state: Position, frame: pending_step_types.PlaceVictoryComrade) -> None:
    """Place a ready comrade on the island of the battle's region."""
    place_ready_comrades(state, frame.region, 1)


def return_comrades_to_supply(state: Position, region: int, count: int) -> None:
    """Return comrades from an island to the supply."""
    count = min(count, state.comrades[region])
    state.comrades[region] -= count
    state.comrade_supply += count
    if count and state.events is not None:
        told = msg(
            "leaves-island",
            icon="exit-door",
            seat=seat_argument(state, UNION),
            n=count,
            region=state.region_name(region),
        )
        state.log_event(
            told, motions=motions.comrade_motions(count, motions.island_comrades_id(region), "comrade-supply")
        )
