"""The sentence that names an action, as in "Eve places a 6 on Sail": the title of a hint, and its name in a review.

It is the line that the log will have, so a hint speaks as the table does. A line that depends on what the seat cannot
know, such as a drawn card, is not used: it is compared in several determinizations (random deals of the hidden cards).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kajuta.bots.seat_knowledge import SeatKnowledge
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.rng import Rng
from kajuta.core.scene import Scene
from kajuta.core.state import Action, State

DEALS = 8
"""Number of random deals in which the line must be the same."""


def action_sentence(info: SeatKnowledge, actions: Sequence[Action], path: Sequence[str]) -> Message | None:
    """Sentence about ``actions``, which the clicks ``path`` play; None if the table has no words for them.

    ``actions`` are one action or the actions of a set. In order of preference: the game's own text, the log line that
    the actions cause, the labels of the clicked elements.
    """
    game, seat = info.game, info.seat
    rng = Rng(0)  # of its own, so the sentences do not change what the coach advises
    world = info.determinize(rng)
    own = game.action_text(world, actions[0]) if len(actions) == 1 else None
    if own is not None:
        return own
    lines = [_line(world, actions, seat)]
    while lines[-1] is not None and lines[-1] == lines[0]:
        if len(lines) == DEALS:
            return lines[0]
        lines.append(_line(info.determinize(rng), actions, seat))
    return clicked_labels(game.scene(world, seat), path[-1:] if len(actions) > 1 else path)


def clicked_labels(scene: Scene, path: Sequence[str]) -> Message | None:
    """Labels of the elements ``path`` of a scene, joined with commas; None if they have none."""
    labels = dict(_labels(scene["areas"]))
    named: Message | None = None
    for label in [labels[id] for id in path if id in labels][::-1]:
        named = label if named is None else msg("core-comma", first=label, rest=named)
    return named


def _line(world: State, actions: Sequence[Action], seat: int) -> Message | None:
    """First log line that ``seat`` reads when it plays ``actions``; None unless it says what the seat does."""
    state = world.copy()
    state.events = []
    for action in actions:
        if action not in state.legal_actions():
            return None
        state.apply(action)
    for event in state.events:
        message = event.message if event.seats is None or seat in event.seats else event.for_others
        if message is None:
            continue
        announces = event.tone == "turn" and not event.motions  # the next turn or round, not the action
        return None if announces or seat_ref(seat) not in message.get("args", {}).values() else message
    return None


def _labels(items: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, Message]]:
    for item in items:
        if "items" in item:
            yield from _labels(item["items"])
        elif "label" in item:
            yield item["id"], item["label"]
            yield from _labels(item.get("contents", ()))
