"""How the eight cards that a Start costs are shared out."""

from collections.abc import Sequence


def shared_out(total: int, offers: Sequence[int], most: Sequence[int]) -> list[int]:
    """Return how many of ``total`` cards each gives, in the proportion of ``offers``, at most ``most`` each.

    By largest remainders; earlier ones come first on a tie, and what somebody cannot give goes to the
    others. Where nobody offers anything all offer the same. ``most`` must add up to ``total`` at least.
    """
    if not any(offers):
        offers = [1] * len(offers)
    whole = sum(offers)
    shares = [min(limit, total * offer // whole) for offer, limit in zip(offers, most, strict=True)]
    order = sorted(range(len(offers)), key=lambda place: -(total * offers[place] % whole))
    missing = total - sum(shares)
    while missing:
        for place in order:
            if missing and shares[place] < most[place]:
                shares[place] += 1
                missing -= 1
    return shares
