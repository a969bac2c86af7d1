"""Animations of figures on the map, dice, coins, market cards and comrades."""

from collections.abc import Iterable

from kajuta.core.motion import Motion, fly, fly_icon, roll

COIN_ICON = "ahoy-act-coins"
COMRADE_ICON = "ahoy-act-fist"
PATROL_ICON = "ahoy-act-deploy"
MAX_FLYING_ICONS = 4
"""Highest number of coins or comrades that are animated at once; more would only take longer."""


def space_id(n: int) -> str:
    """Element id of a space of the map."""
    return f"space:{n}"


def coin_gain_motions(faction: int, count: int, start: str) -> list[Motion]:
    """Motions of ``count`` coins from the supply to a faction."""
    return [fly_icon(COIN_ICON, start, f"coins:{faction}")] * min(count, MAX_FLYING_ICONS)


def motions_of_coins_to_supply(faction: int, count: int) -> list[Motion]:
    """Motions of ``count`` coins from a faction to the supply."""
    return [fly_icon(COIN_ICON, f"coins:{faction}", "market")] * min(count, MAX_FLYING_ICONS)


def ship_motion(figure: int, to: int) -> Motion:
    """Motion of a ship to the next space on its way."""
    return fly(f"ship:{figure}", f"ship:{figure}", space_id(to))


def ship_entry_motion(figure: int, seat: int, to: int) -> Motion:
    """Motion of a ship of ``seat`` onto the map, when it enters play."""
    return fly(f"ship:{figure}", f"seat:{seat}", space_id(to))


def patrol_motion(old: int, to: int) -> Motion:
    """Motion of a patrol between spaces."""
    return fly_icon(PATROL_ICON, space_id(old), space_id(to))


def comrade_motions(count: int, start: str, to: str) -> list[Motion]:
    """Motions of ``count`` comrades between elements."""
    return [fly_icon(COMRADE_ICON, start, to)] * min(count, MAX_FLYING_ICONS)


def island_comrades_id(region: int) -> str:
    """Element id of the comrades on the island of a region."""
    return f"comrades:{region}"


def die_flight_motion(n: int, start: str, to: str) -> Motion:
    """Motion of a die between elements."""
    return fly(f"die:{n}", start, to)


def slot_id(n: int) -> str:
    """Element id of a die slot."""
    return f"slot:{n}"


def pool_die_id(n: int) -> str:
    """Element id of an unplaced die."""
    return f"die:{n}"


def die_roll_motion(place: str) -> Motion:
    """Animation of rolling the die with an element id."""
    return roll(place)


def pool_dice_roll_motions(dice: Iterable[int]) -> list[Motion]:
    """Animations of rolling unplaced dice."""
    return [die_roll_motion(pool_die_id(n)) for n in dice]


def card_motion(n: int, start: str, to: str) -> Motion:
    """Motion of a market card between elements."""
    return fly(f"card:{n}", start, to)
