"""What the person to decide may send, read from a view as the page reads it."""

from typing import Any

from kajuta.core.rng import Rng


def random_choice(view: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """Return arguments of a request to play: an action of the view, or elements of its pick."""
    pick = view["pick"]
    place = rng.randbelow(len(view["moves"]) + (pick is not None))
    if place < len(view["moves"]):
        return {"action": view["moves"][place]["action"]}
    return {"chosen": random_set(pick["groups"], rng)}


def random_set(groups: list[dict[str, Any]], rng: Rng) -> list[str]:
    """Return elements that the limits of all ``groups`` allow, in random order."""
    chosen: list[str] = []
    for group in groups:
        ids = list(group["ids"])
        rng.shuffle(ids)
        chosen += ids[: group["least"] + rng.randbelow(min(group["most"], len(ids)) - group["least"] + 1)]
    rng.shuffle(chosen)
    return chosen
