"""The outcome of a game: scores, places, and what ranked the seats with equal points."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Self

from kajuta.core.message import Message, enumeration, msg, seat_ref


class ScoreLine(NamedTuple):
    """One line of the final scoring: what for, how many points, and the maximum ``of`` them, if known."""

    label: Message
    points: int
    of: int | None = None


class TieBreaker(NamedTuple):
    """Criterion for seats with equal points: the larger number goes first, with ``fewer`` the smaller one.

    ``label``: what is counted, in words that go on after "more", "fewer" and "equal". ``numbers``: by seat.
    """

    label: Message
    numbers: tuple[int, ...]
    fewer: bool = False

    def key(self, seat: int) -> int:
        """Part of the ranking key of ``seat``; the larger one goes first."""
        return -self.numbers[seat] if self.fewer else self.numbers[seat]


class Tie(NamedTuple):
    """Seats with equal points, the best first.

    ``equal_in``: tie-breakers in which they are equal, too. ``decided_by``: the next one, in which they differ; None
    where there is none and they share a place.
    """

    seats: tuple[int, ...]
    equal_in: tuple[TieBreaker, ...]
    decided_by: TieBreaker | None


class Outcome(NamedTuple):
    """Result of a finished game.

    ``places``: rank of each seat from 1, ties share one; in a cooperative game all seats have 1 (won) or 2 (lost).
    ``scores``: points by seat. ``lines``: lines of the final scoring by seat, whose points add up to the score; in a
    crew that wins or loses together all seats have the crew's. ``reason``: why the game ended. ``ties``: those between
    seats with equal points; where a tie-breaker leaves some of them equal, a tie of their own follows.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    reason: Message
    ties: tuple[Tie, ...] = ()

    @classmethod
    def ranked(
        cls,
        lines: Sequence[tuple[ScoreLine, ...]],
        reason: Message,
        *tie_breakers: TieBreaker,
        value: Callable[[int], int] | None = None,
    ) -> Self:
        """Outcome of a game that seats win against each other, by points, then by ``tie_breakers`` in their order.

        ``value``: what a score is worth in the ranking, where more points are not always better.
        """
        scores = tuple([sum([line.points for line in own]) for own in lines])
        worth = scores if value is None else [value(score) for score in scores]
        places = _places([(worth[seat], *(one.key(seat) for one in tie_breakers)) for seat in range(len(scores))])
        return cls(places, scores, tuple(lines), reason, tuple(_find_ties(scores, places, tie_breakers)))

    @classmethod
    def together(cls, won: bool, lines: Sequence[tuple[ScoreLine, ...]], reason: Message) -> Self:
        """Outcome of a game that all seats win or lose together."""
        scores = tuple(sum(line.points for line in own) for own in lines)
        return cls((1 if won else 2,) * len(scores), scores, tuple(lines), reason)

    def with_conceded(self, conceded: Sequence[int]) -> Self:
        """The same outcome with the seats that conceded ranked after all others."""
        places = _places([(seat not in conceded, -place) for seat, place in enumerate(self.places)])
        ties = [
            tie._replace(seats=seats)
            for tie in self.ties
            for given_up in (False, True)
            if len(seats := tuple(seat for seat in tie.seats if (seat in conceded) == given_up)) > 1
            and (tie.decided_by is None or len({tie.decided_by.numbers[seat] for seat in seats}) > 1)
        ]
        return self._replace(places=places, ties=tuple(ties))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place (none when a cooperative game was lost)."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def lead(self, seat: int) -> int:
        """Points by which ``seat`` is ahead of the best other one; negative when it is behind."""
        return self.scores[seat] - max(score for other, score in enumerate(self.scores) if other != seat)

    def tie_messages(self) -> list[Message]:
        """A sentence about each tie: what decided it, or that a place is shared."""
        return [self._tie_message(tie) for tie in self.ties]

    def _tie_message(self, tie: Tie) -> Message:
        best = tie.seats[0]
        message = msg("core-tie", score=self.scores[best])
        for one in tie.equal_in:
            message = msg("core-tie-equal", tie=message, what=one.label, number=one.numbers[best])
        if tie.decided_by is None:
            seats = enumeration("core-and", [seat_ref(seat) for seat in tie.seats])
            return msg("core-tie-shared", tie=message, seats=seats, place=self.places[best])
        what, numbers, fewer = tie.decided_by
        pairs = [msg("core-tie-number", seat=seat_ref(seat), number=numbers[seat]) for seat in tie.seats]
        return msg(
            "core-tie-decided",
            tie=message,
            how="fewer" if fewer else "more",
            what=what,
            seats=enumeration("core-comma", pairs),
        )


def _places(keys: Sequence[tuple[Any, ...]]) -> tuple[int, ...]:
    """Place of each seat by its ranking key: the largest is first, equal ones share a place."""
    return tuple([1 + sum([other > key for other in keys]) for key in keys])


def _find_ties(scores: Sequence[int], places: Sequence[int], tie_breakers: tuple[TieBreaker, ...]) -> Iterator[Tie]:
    """Yield the ties between seats with equal points, the best places first."""
    if len(set(scores)) == len(scores):
        return
    order = sorted(range(len(places)), key=places.__getitem__)
    for seats in _groups(order, scores.__getitem__):
        yield from _break(seats, tie_breakers, 0)


def _break(seats: list[int], tie_breakers: tuple[TieBreaker, ...], known: int) -> Iterator[Tie]:
    """Yield the ties between ``seats``, which are equal in points and in the first ``known`` tie-breakers."""
    for index in range(known, len(tie_breakers)):
        if len({tie_breakers[index].numbers[seat] for seat in seats}) > 1:
            yield Tie(tuple(seats), tie_breakers[:index], tie_breakers[index])
            for group in _groups(seats, tie_breakers[index].numbers.__getitem__):
                yield from _break(group, tie_breakers, index + 1)
            return
    yield Tie(tuple(seats), tie_breakers, None)


def _groups(seats: Sequence[int], number: Callable[[int], int]) -> list[list[int]]:
    """Groups of two or more of ``seats`` with equal numbers."""
    groups: dict[int, list[int]] = {}
    for seat in seats:
        groups.setdefault(number(seat), []).append(seat)
    return [group for group in groups.values() if len(group) > 1]
