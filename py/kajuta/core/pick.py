"""Picks: decisions in which several elements are chosen in any order and confirmed together.

For the rules, saves and bots such a set is a sequence of actions in a fixed order, usually one per element. The page
does not need that order: it marks the chosen elements within the limits of the pick and sends the whole set, which the
engine turns into actions.
"""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from kajuta.core.message import msg
from kajuta.core.rule_clauses import Refusal
from kajuta.core.state import Action


class PickGroup(NamedTuple):
    """A group of elements of which between ``least`` and ``most`` must be chosen. Groups do not overlap."""

    ids: tuple[str, ...]
    least: int
    most: int


class Pick(NamedTuple):
    """A set of elements to choose. Every choice within the limits of all ``groups`` is allowed.

    ``actions``: the action of each element, by its id, in the order that the rules require.
    ``confirm``: id of the element that confirms the set. ``clause``: id of the rule clause that sets the limits.
    ``least_clause``: id of the clause that sets the lower limits, if it is a different one.
    ``end``: action that ends the decision before the upper limit is reached; None if the number of elements is fixed.
    ``head``: if the whole set is a single action, the beginning of that action; each value of ``actions`` is then the
    part that its element appends. Empty if each element has an action of its own.
    """

    actions: Mapping[str, Action]
    groups: tuple[PickGroup, ...]
    confirm: str
    clause: str
    least_clause: str = ""
    end: Action | None = None
    head: Action = ()

    @property
    def most(self) -> int:
        """Largest number of elements that may be chosen."""
        return sum(group.most for group in self.groups)

    @property
    def is_set(self) -> bool:
        """Whether elements are marked first and then confirmed. If at most one can be chosen, a click plays it."""
        return self.most > 1 or bool(self.head)

    def covers(self, action: Action) -> bool:
        """Whether choosing elements and confirming can produce ``action``, so no separate move is needed for it."""
        if self.head and action[: len(self.head)] == self.head:
            return True
        return action == self.end or action in self.actions.values()

    def elements_of(self, action: Action) -> tuple[str, ...]:
        """Ids of the elements that ``action`` takes; ``action`` must belong to this pick."""
        if self.head:
            return tuple(id for id, part in self.actions.items() if set(part) <= set(action[len(self.head) :]))
        return tuple(id for id, taken in self.actions.items() if taken == action)

    def allows(self, chosen: Collection[str]) -> bool:
        """Whether the elements ``chosen`` are a complete, valid choice."""
        return len(set(chosen)) == len(chosen) == sum(_count(group, chosen) for group in self.groups) and all(
            group.least <= _count(group, chosen) <= group.most for group in self.groups
        )

    def goes_on_in(self, later: "Pick | None") -> bool:
        """Whether ``later`` is the rest of this pick after one of its actions."""
        return (
            later is not None
            and (self.is_set or self.end is not None)
            and (later.end, later.confirm) == (self.end, self.confirm)
            and later.actions.keys() < self.actions.keys()
        )

    def limited_to(self, ids: Collection[str]) -> "Pick":
        """This pick with only the elements ``ids``."""
        return self._replace(
            actions={id: action for id, action in self.actions.items() if id in ids},
            groups=tuple(group._replace(ids=tuple(id for id in group.ids if id in ids)) for group in self.groups),
        )

    def refusal(self, chosen: Collection[str], id: str) -> Refusal:
        """Explain why ``id`` cannot be clicked after ``chosen``: its group is full, or elements are missing."""
        full = [group.most for group in self.groups if id in group.ids]
        if full:
            return Refusal(self.clause, reason=msg("core-pick-full", count=full[0]))
        missing = sum(max(0, group.least - _count(group, chosen)) for group in self.groups)
        return Refusal(self.least_clause or self.clause, reason=msg("core-pick-missing", count=missing))

    def to_json(self) -> dict[str, Any]:
        """The limits of the pick as JSON for the page."""
        return {"groups": [group._asdict() for group in self.groups], "confirm": self.confirm}


def _count(group: PickGroup, chosen: Collection[str]) -> int:
    return sum(id in group.ids for id in chosen)
