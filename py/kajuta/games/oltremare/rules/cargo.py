"""Cargo: the runs of equal goods in it, and what they pay."""

from kajuta.games.oltremare.rules.cards import GOOD, Card, Good, pay


def runs(stack: tuple[Card, ...]) -> list[tuple[Good, int]]:
    """Return the kinds of goods lying one on another in ``stack`` and how many cards of each, from the bottom up."""
    found: list[tuple[Good, int]] = []
    for card in stack:
        good = GOOD[card]
        if found and found[-1][0] == good:
            found[-1] = (good, found[-1][1] + 1)
        else:
            found.append((good, 1))
    return found


def cargo_pay(stack: tuple[Card, ...]) -> int:
    """Return what ``stack`` pays."""
    total, good, length = 0, -1, 0
    for card in stack:
        if GOOD[card] == good:
            length += 1
            continue
        if length:
            total += pay(good, length)
        good, length = GOOD[card], 1
    return total + pay(good, length) if length else 0
