"""Random requests to play, from the legal choices in a view."""

from typing import Any

from kajuta.core.rng import Rng


def random_choice(view: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """Arguments of a random request to play: an action of the view, or elements of its pick."""
    pick = view["pick"]
    place = rng.randbelow(len(view["moves"]) + (pick is not None))
    if place < len(view["moves"]):
        return {"action": view["moves"][place]["action"]}
    return {"chosen": random_set(pick["groups"], rng)}


def random_set(groups: list[dict[str, Any]], rng: Rng) -> list[str]:
    """Random elements within the limits of all ``groups``, in random order."""
    chosen: list[str] = []
    for group in groups:
        ids = list(group["ids"])
        rng.shuffle(ids)
        chosen += ids[: group["least"] + rng.randbelow(min(group["most"], len(ids)) - group["least"] + 1)]
    rng.shuffle(chosen)
    return chosen
