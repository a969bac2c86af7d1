"""What is seen to move: figures on the map, dice, coins, cards of the market, comrades."""

from collections.abc import Iterable

from kajuta.core.motion import Motion, fly, fly_icon, roll

COIN_ICON = "ahoy-act-coins"
COMRADE_ICON = "ahoy-act-fist"
PATROL_ICON = "ahoy-act-deploy"
MAX_FLYING_ICONS = 4
"""How many coins or comrades fly at most; more would only take longer."""


def space_id(n: int) -> str:
    """Return the place of a space of the map."""
    return f"space:{n}"


def coin_gain_motions(faction: int, count: int, start: str) -> list[Motion]:
    """Return how ``count`` coins come to a faction."""
    return [fly_icon(COIN_ICON, start, f"coins:{faction}")] * min(count, MAX_FLYING_ICONS)


def coin_payment_motions(faction: int, count: int) -> list[Motion]:
    """Return how ``count`` coins of a faction go back to the supply."""
    return [fly_icon(COIN_ICON, f"coins:{faction}", "market")] * min(count, MAX_FLYING_ICONS)


def ship_motion(figure: int, to: int) -> Motion:
    """Return how a ship comes to a space; every space that it passes is told."""
    return fly(f"ship:{figure}", f"ship:{figure}", space_id(to))


def ship_entry_motion(figure: int, seat: int, to: int) -> Motion:
    """Return how a ship of ``seat`` comes onto the map."""
    return fly(f"ship:{figure}", f"seat:{seat}", space_id(to))


def patrol_motion(old: int, to: int) -> Motion:
    """Return how a patrol comes from a space to another."""
    return fly_icon(PATROL_ICON, space_id(old), space_id(to))


def comrade_motions(count: int, start: str, to: str) -> list[Motion]:
    """Return how ``count`` comrades go from one place to another."""
    return [fly_icon(COMRADE_ICON, start, to)] * min(count, MAX_FLYING_ICONS)


def island_comrades_id(region: int) -> str:
    """Return the comrades on the island of a region."""
    return f"comrades:{region}"


def die_motion(n: int, start: str, to: str) -> Motion:
    """Return how a die comes from one place to another."""
    return fly(f"die:{n}", start, to)


def slot_id(n: int) -> str:
    """Return the place of a slot for dice."""
    return f"slot:{n}"


def pool_die_id(n: int) -> str:
    """Return the place of a die that is not placed yet."""
    return f"die:{n}"


def die_roll_motion(place: str) -> Motion:
    """Return how the die at a place is rolled."""
    return roll(place)


def pool_dice_roll_motions(dice: Iterable[int]) -> list[Motion]:
    """Return how dice of the pool are rolled."""
    return [die_roll_motion(pool_die_id(n)) for n in dice]


def card_motion(n: int, start: str, to: str) -> Motion:
    """Return how a card of the market comes from one place to another."""
    return fly(f"card:{n}", start, to)
