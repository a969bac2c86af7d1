"""Runs of equal goods in a cargo, and their payout."""

from kajuta.games.oltremare.rules.cards import GOOD_OF_CARD, Card, Good, run_payout


def goods_runs(stack: tuple[Card, ...]) -> list[tuple[Good, int]]:
    """Kind of goods and length of each run in ``stack``, from bottom to top."""
    found: list[tuple[Good, int]] = []
    for card in stack:
        good = GOOD_OF_CARD[card]
        if found and found[-1][0] == good:
            found[-1] = (good, found[-1][1] + 1)
        else:
            found.append((good, 1))
    return found


def cargo_payout(stack: tuple[Card, ...]) -> int:
    """Payout of ``stack``, in ducats."""
    total, good, length = 0, -1, 0
    for card in stack:
        if GOOD_OF_CARD[card] == good:
            length += 1
            continue
        if length:
            total += run_payout(good, length)
        good, length = GOOD_OF_CARD[card], 1
    return total + run_payout(good, length) if length else 0
