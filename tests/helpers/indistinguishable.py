"""Positions that a seat cannot tell apart, found by playing, without asking ``determinize``.

Beside the true game others are played: in one the cards were shuffled otherwise, in another somebody
chose otherwise. While a seat has seen the same in two games from the beginning, step by step, it
cannot know which of the two it is in. So every slot in which they differ is unknown to it, and
``determinize`` has to fill it now with this, now with that.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import pytest

from kajuta.bots import messages_for_seat
from kajuta.core.message import Message
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State, slot_names
from tests.helpers.tables import Table

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value in a position: names of slots, places in lists, keys; below an integer the number of a bit."""

GAMES_BESIDE = 5
"""How many other games are played beside the true one."""

TRIES = 30
"""How often another shuffle is tried, and how many actions, until one looks the same."""

SAMPLES = 600
"""How often an unknown slot is filled at most until it shows a second value."""

MASK_FROM = 1 << 20
"""From which size on an integer is looked at bit by bit: a set of cards, not a number."""

HEAPS = ("box", "discard")
"""Slots in which cards lie without an order that means anything."""

CHANCE = "rng"
"""The slot of the generator, which every sample has anew."""


def hides_something(state: State, viewer: int) -> bool:
    """Whether the seat cannot know all of a position, by what ``determinize`` deals anew."""
    sample = state.determinize(viewer, Rng(1))
    return any(getattr(sample, slot) != getattr(state, slot) for slot in slot_names(state) if slot != CHANCE)


class Beside:
    """The true game and those beside it that ``viewer`` cannot tell from it; ``record``: what it was told of both."""

    def __init__(self, table: Table, state: State, viewer: int, rng: Rng) -> None:
        self.table = table
        self.state = state
        self.viewer = viewer
        self.rng = rng
        self.others: list[State] = []
        self.message_log: list[Message] = []

    def add(self, other: State) -> None:
        """Play ``other`` too if it looks the same."""
        if len(self.others) < GAMES_BESIDE and self._look(other) == self._look(self.state):
            self.others.append(other)

    def step(self, action: Action) -> None:
        """Play ``action`` and what looks the same in the other games; those that begin to differ are given up."""
        actor, before = self.state.to_act, self.state.copy()
        self.state.events = []
        self.state.apply(action)
        self.message_log += messages_for_seat(self.state.events, self.viewer)
        seen = self._seen(self.state)
        kept = []
        for other in self.others:
            after = self._likewise(other, action, before.legal_actions(), seen, mine=actor == self.viewer)
            if after is not None:
                kept.append(after)
        self.others = kept
        if actor != self.viewer:
            self._choose_otherwise(before, action, seen)

    def _choose_otherwise(self, before: State, action: Action, seen: list[Any]) -> None:
        """Begin another game with another action, if that looks the same: the next one, or any; an old one may go."""
        legal = before.legal_actions()
        place = legal.index(action) + 1 if self.rng.randbelow(2) else self.rng.randbelow(len(legal))
        instead = legal[place % len(legal)]
        if instead == action:
            return
        after = self._after(before, instead)
        if self._seen(after) == seen:
            if len(self.others) == GAMES_BESIDE:
                self.others.pop(self.rng.randbelow(GAMES_BESIDE))
            self.others.append(after)

    def unknown(self) -> dict[Path, Any]:
        """Return the slots whose content differs between the games, with what the true one holds there."""
        truth = dict(leaves(self.state))
        found = {}
        for other in self.others:
            there = dict(leaves(other))
            found.update({path: value for path, value in truth.items() if there.get(path, value) != value})
        return found

    def told(self) -> dict[Path, Any]:
        """Return the unknown slots that ``determinize`` always fills with the truth."""
        left = self.unknown()
        for luck in range(SAMPLES):
            if not left:
                break
            sample = dict(leaves(self.state.determinize(self.viewer, Rng(luck))))
            left = {path: value for path, value in left.items() if sample.get(path) == value}
        return left

    def _likewise(
        self, other: State, action: Action, actions: list[Action], seen: list[Any], *, mine: bool
    ) -> State | None:
        """Return ``other`` after an action that looks like ``action``, None where there is none."""
        legal = other.legal_actions()
        if mine:
            tried = [action] if legal == actions else []
        else:
            same_place = legal[min(actions.index(action), len(legal) - 1)]
            first = [one for one in (action, same_place) if one in legal]
            tried = [*first, *(one for one in legal if one[0] == action[0] and one not in first)][:TRIES]
        for one in tried:
            after = self._after(other, one)
            if self._seen(after) == seen:
                return after
        return None

    def _after(self, state: State, action: Action) -> State:
        after = state.copy()
        after.events = []
        after.apply(action)
        return after

    def _seen(self, state: State) -> list[Any]:
        """Log lines of the latest step for the viewer, and its scene now."""
        return [messages_for_seat(state.events or (), self.viewer), self._look(state)]

    def _look(self, state: State) -> list[Any]:
        mine = state.legal_actions() if state.to_act == self.viewer else None
        return [state.to_act, mine, self.table.game.scene(state, self.viewer)]


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every single value in a position with the way to it; the chance to come excepted."""
    if isinstance(value, list | tuple):
        for place, item in enumerate(value):
            yield from leaves(item, (*path, place))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, (*path, key))
    elif isinstance(value, int) and value >= MASK_FROM:
        for bit in range(value.bit_length()):
            yield (*path, bit), value >> bit & 1
    elif hasattr(type(value), "__slots__") and not isinstance(value, int | str):
        for name in slot_names(value):
            if name != CHANCE:
                content = getattr(value, name)
                heap = name in HEAPS and not isinstance(content, int)
                yield from leaves(sorted(content) if heap else content, (*path, name))
    else:
        yield path, value


def dealt_otherwise(table: Table, seed: int, rng: Rng) -> State:
    """Return the opening position of ``seed`` after one of its shuffles came out a little otherwise.

    Two things that chance laid in order are swapped, as often as not two neighbours by their number: they look alike.
    """
    with shuffles() as sizes:
        table.new(seed)
    lots = [number for number, size in enumerate(sizes) if size > 1]
    if not lots:
        return table.new(seed)
    swapped = rng.choice(lots)
    with shuffles(swapped, rng):
        return table.new(seed)


@contextmanager
def shuffles(swapped: int | None = None, rng: Rng | None = None) -> Iterator[list[int]]:
    """Count the shuffles made meanwhile, by their sizes, and swap two things after number ``swapped``."""
    sizes: list[int] = []
    shuffle = State.shuffle

    def another(self: State, items: list[Any]) -> None:
        shuffle(self, items)
        if len(sizes) == swapped and rng is not None:
            one = rng.randbelow(len(items))
            ordered = sorted(range(len(items)), key=items.__getitem__)
            near = ordered[(ordered.index(one) + 1) % len(items)]
            two = near if rng.randbelow(2) else rng.randbelow(len(items))
            items[one], items[two] = items[two], items[one]
        sizes.append(len(items))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "shuffle", another)
        yield sizes
