"""A pick: several things that one decision chooses in any order and confirms together.

The rules take such a set as actions in a fixed order, one thing each, and so do saves and bots. The table need not know
that order: it marks what is chosen, by the limits of the pick alone, and sends the whole set to be turned into actions.
"""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from kajuta.core.message import msg
from kajuta.core.rule_clauses import Refusal
from kajuta.core.state import Action


class PickGroup(NamedTuple):
    """Elements of which at least ``least`` and at most ``most`` are chosen; no element is in two groups."""

    ids: tuple[str, ...]
    least: int
    most: int


class Pick(NamedTuple):
    """A set to be chosen. Whatever keeps to the limits of all ``groups`` is allowed.

    ``actions``: what choosing an element does, by its id, in the order in which the rules take them.
    ``confirm``: id of the element that confirms the set. ``clause``: id of the clause that sets the limits.
    ``least_clause``: that of the lower limits, where it is another.
    ``end``: action that ends the decision while the rules would take more; None where the number is fixed.
    ``head``: beginning of the single action that takes the whole set: ``actions`` are what each element adds to it.
    Empty where each element has an action of its own.
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
        """Highest number of elements."""
        return sum(group.most for group in self.groups)

    @property
    def is_set(self) -> bool:
        """Whether elements are marked and confirmed; where at most one can be chosen, choosing it is a move."""
        return self.most > 1 or bool(self.head)

    def covers(self, action: Action) -> bool:
        """Whether ``action`` is taken by choosing and confirming, so that no move is needed for it."""
        if self.head and action[: len(self.head)] == self.head:
            return True
        return action == self.end or action in self.actions.values()

    def elements_of(self, action: Action) -> tuple[str, ...]:
        """Elements that ``action`` takes, which is one of the pick."""
        if self.head:
            return tuple(id for id, part in self.actions.items() if set(part) <= set(action[len(self.head) :]))
        return tuple(id for id, taken in self.actions.items() if taken == action)

    def allows(self, chosen: Collection[str]) -> bool:
        """Whether ``chosen`` can be confirmed."""
        return len(set(chosen)) == len(chosen) == sum(_count(group, chosen) for group in self.groups) and all(
            group.least <= _count(group, chosen) <= group.most for group in self.groups
        )

    def goes_on_in(self, later: "Pick | None") -> bool:
        """Whether ``later`` is what is left of this pick after one of its actions."""
        return (
            later is not None
            and (self.is_set or self.end is not None)
            and (later.end, later.confirm) == (self.end, self.confirm)
            and later.actions.keys() < self.actions.keys()
        )

    def limited_to(self, ids: Collection[str]) -> "Pick":
        """The pick with none but the elements ``ids``."""
        return self._replace(
            actions={id: action for id, action in self.actions.items() if id in ids},
            groups=tuple(group._replace(ids=tuple(id for id in group.ids if id in ids)) for group in self.groups),
        )

    def refusal(self, chosen: Collection[str], id: str) -> Refusal:
        """Refusal of a click on an element of the pick, or on its confirmation, after ``chosen``."""
        full = [group.most for group in self.groups if id in group.ids]
        if full:
            return Refusal(self.clause, reason=msg("core-pick-full", count=full[0]))
        missing = sum(max(0, group.least - _count(group, chosen)) for group in self.groups)
        return Refusal(self.least_clause or self.clause, reason=msg("core-pick-missing", count=missing))

    def to_json(self) -> dict[str, Any]:
        """The pick as JSON for the page."""
        return {"groups": [group._asdict() for group in self.groups], "confirm": self.confirm}


def _count(group: PickGroup, chosen: Collection[str]) -> int:
    return sum(id in group.ids for id in chosen)
