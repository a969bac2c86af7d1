"""What is seen to move: figures on the map, dice, coins, cards of the market, comrades."""

from collections.abc import Iterable

from kajuta.core.motion import Motion, fly, fly_icon, roll

COIN = "ahoy-act-coins"
COMRADE = "ahoy-act-fist"
PATROL = "ahoy-act-deploy"
MOST = 4
"""How many coins or comrades fly at most; more would only take longer."""


def space(n: int) -> str:
    """Return the place of a space of the map."""
    return f"space:{n}"


def coins(faction: int, count: int, start: str) -> list[Motion]:
    """Return how ``count`` coins come to a faction."""
    return [fly_icon(COIN, start, f"coins:{faction}")] * min(count, MOST)


def spent(faction: int, count: int) -> list[Motion]:
    """Return how ``count`` coins of a faction go back to the supply."""
    return [fly_icon(COIN, f"coins:{faction}", "market")] * min(count, MOST)


def sails(figure: int, to: int) -> Motion:
    """Return how a ship comes to a space; every space that it passes is told."""
    return fly(f"ship:{figure}", f"ship:{figure}", space(to))


def comes_in(figure: int, seat: int, to: int) -> Motion:
    """Return how a ship of ``seat`` comes onto the map."""
    return fly(f"ship:{figure}", f"seat:{seat}", space(to))


def patrols(old: int, to: int) -> Motion:
    """Return how a patrol comes from a space to another."""
    return fly_icon(PATROL, space(old), space(to))


def comrades(count: int, start: str, to: str) -> list[Motion]:
    """Return how ``count`` comrades go from one place to another."""
    return [fly_icon(COMRADE, start, to)] * min(count, MOST)


def island(region: int) -> str:
    """Return the comrades on the island of a region."""
    return f"comrades:{region}"


def die(n: int, start: str, to: str) -> Motion:
    """Return how a die comes from one place to another."""
    return fly(f"die:{n}", start, to)


def slot(n: int) -> str:
    """Return the place of a slot for dice."""
    return f"slot:{n}"


def pool(n: int) -> str:
    """Return the place of a die that is not placed yet."""
    return f"die:{n}"


def rolls(place: str) -> Motion:
    """Return how the die at a place is rolled."""
    return roll(place)


def rolled(dice: Iterable[int]) -> list[Motion]:
    """Return how dice of the pool are rolled."""
    return [rolls(pool(n)) for n in dice]


def card(n: int, start: str, to: str) -> Motion:
    """Return how a card of the market comes from one place to another."""
    return fly(f"card:{n}", start, to)
