"""Positions that a seat cannot tell apart, found by playing and without calling ``determinize``.

Beside the true game, alternative games are played in which a shuffle or a choice came out differently. As long as a
seat has seen the same in the true game and in an alternative, it cannot know which of them it is in. Every slot in
which the two differ is then unknown to the seat, and ``determinize`` must fill it with several values.
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
"""Path to a value in a position: slot names, list indices, dictionary keys; for a bit set the number of the bit."""

GAMES_BESIDE = 5
"""Number of alternative games beside the true one."""

TRIES = 30
"""Number of shuffles, or of actions, to try until one looks the same to the seat."""

SAMPLES = 600
"""Number of samples to draw until an unknown slot shows a second value."""

MASK_FROM = 1 << 20
"""Least value of an integer that is treated as a bit set of cards and not as a number."""

HEAPS = ("box", "discard")
"""Slots with cards whose order has no meaning."""

CHANCE = "rng"
"""Slot of the random generator, which is new in every sample."""


def hides_something(state: State, viewer: int) -> bool:
    """Whether a position has hidden information for the seat, judged by the slots that ``determinize`` changes."""
    sample = state.determinize(viewer, Rng(1))
    return any(getattr(sample, slot) != getattr(state, slot) for slot in slot_names(state) if slot != CHANCE)


class Beside:
    """The true game and alternatives that look the same to ``viewer``; ``message_log``: messages that it got in all."""

    def __init__(self, table: Table, state: State, viewer: int, rng: Rng) -> None:
        self.table = table
        self.state = state
        self.viewer = viewer
        self.rng = rng
        self.others: list[State] = []
        self.message_log: list[Message] = []

    def add(self, other: State) -> None:
        """Add the alternative ``other`` if it looks the same."""
        if len(self.others) < GAMES_BESIDE and self._look(other) == self._look(self.state):
            self.others.append(other)

    def step(self, action: Action) -> None:
        """Play ``action`` in the true game and a look-alike in the others; drop those that begin to look different."""
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
        """Try another action than ``action`` in the position ``before``.

        If the viewer cannot tell the two apart, the position after it becomes an alternative. It replaces a random one
        if there are already ``GAMES_BESIDE``.
        """
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
        """Unknown slots: those that differ between the games, with their content in the true game."""
        truth = dict(leaves(self.state))
        found = {}
        for other in self.others:
            there = dict(leaves(other))
            found.update({path: value for path, value in truth.items() if there.get(path, value) != value})
        return found

    def told(self) -> dict[Path, Any]:
        """Unknown slots that ``determinize`` always fills with the true content; there should be none."""
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
        """Position after an action in ``other`` that looks like ``action`` to the viewer, None if there is none."""
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
        """Messages of the latest step for the viewer, and its present scene."""
        return [messages_for_seat(state.events or (), self.viewer), self._look(state)]

    def _look(self, state: State) -> list[Any]:
        mine = state.legal_actions() if state.to_act == self.viewer else None
        return [state.to_act, mine, self.table.game.scene(state, self.viewer)]


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every single value in a position with its path, except the random generator."""
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
    """Opening position of ``seed`` with two swapped items in one of its shuffles.

    Half of the swaps exchange neighbours in sorted order, since they often look alike.
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
    """Record the sizes of all shuffles in the context, and swap two items after shuffle number ``swapped``."""
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
