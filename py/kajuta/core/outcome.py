"""The outcome of a game: scores, places and tie-breaks."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Self

from kajuta.core.message import Message, enumeration, msg, seat_ref


class ScoreLine(NamedTuple):
    """One line of the final scoring: its label, the points, and the maximum ``of`` points if there is one."""

    label: Message
    points: int
    of: int | None = None


class TieBreaker(NamedTuple):
    """A criterion for ranking seats with equal points. The larger number wins, or the smaller one if ``fewer`` is set.

    ``label``: what is counted, worded so that it fits after "more", "fewer" and "equal". ``numbers``: by seat.
    """

    label: Message
    numbers: tuple[int, ...]
    fewer: bool = False

    def key(self, seat: int) -> int:
        """Sort key of ``seat`` for this criterion; larger is better."""
        return -self.numbers[seat] if self.fewer else self.numbers[seat]


class Tie(NamedTuple):
    """A group of seats with equal points, the best first.

    ``equal_in``: tie-breakers that did not separate them. ``decided_by``: the first one that did; None if they share a
    place.
    """

    seats: tuple[int, ...]
    equal_in: tuple[TieBreaker, ...]
    decided_by: TieBreaker | None


class Outcome(NamedTuple):
    """Result of a game.

    ``places``: rank of each seat, starting with 1; tied seats share a place. In a cooperative game all seats have 1
    (won) or 2 (lost).
    ``scores``: points by seat. ``lines``: final scoring by seat; the points of the lines add up to the score. In a
    cooperative game all seats have the same lines.
    ``reason``: why the game ended.
    ``ties``: the tie-breaks between seats with equal points. If a tie-breaker separates only some of the seats, the
    rest form another tie.
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
        """Outcome of a competitive game, ranked by points and then by ``tie_breakers`` in the given order.

        ``value``: converts a score to its value in the ranking, for games in which more points are not always better.
        """
        scores = tuple([sum([line.points for line in own]) for own in lines])
        worth = scores if value is None else [value(score) for score in scores]
        places = _places([(worth[seat], *(one.key(seat) for one in tie_breakers)) for seat in range(len(scores))])
        return cls(places, scores, tuple(lines), reason, tuple(_find_ties(scores, places, tie_breakers)))

    @classmethod
    def together(cls, won: bool, lines: Sequence[tuple[ScoreLine, ...]], reason: Message) -> Self:
        """Outcome of a cooperative game."""
        scores = tuple(sum(line.points for line in own) for own in lines)
        return cls((1 if won else 2,) * len(scores), scores, tuple(lines), reason)

    def with_conceded(self, conceded: Sequence[int]) -> Self:
        """The same outcome with the seats in ``conceded`` ranked after all others."""
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
        """The seats in first place; none if a cooperative game was lost."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def lead(self, seat: int) -> int:
        """Points by which ``seat`` is ahead of the best opponent; negative if it is behind."""
        return self.scores[seat] - max(score for other, score in enumerate(self.scores) if other != seat)

    def tie_messages(self) -> list[Message]:
        """One sentence per tie: the deciding tie-breaker, or that the seats share a place."""
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
            place=self.places[best],
            tie=message,
            how="fewer" if fewer else "more",
            what=what,
            seats=enumeration("core-comma", pairs),
        )


def _places(keys: Sequence[tuple[Any, ...]]) -> tuple[int, ...]:
    """Places by seat from ranking keys: the largest key is first, equal keys share a place."""
    return tuple([1 + sum([other > key for other in keys]) for key in keys])


def _find_ties(scores: Sequence[int], places: Sequence[int], tie_breakers: tuple[TieBreaker, ...]) -> Iterator[Tie]:
    """Yield the ties between seats with equal points, in the order of their places."""
    if len(set(scores)) == len(scores):
        return
    order = sorted(range(len(places)), key=places.__getitem__)
    for seats in _groups(order, scores.__getitem__):
        yield from _break(seats, tie_breakers, 0)


def _break(seats: list[int], tie_breakers: tuple[TieBreaker, ...], known: int) -> Iterator[Tie]:
    """Yield the ties among ``seats``, which have equal points and are equal in the first ``known`` tie-breakers."""
    for index in range(known, len(tie_breakers)):
        if len({tie_breakers[index].numbers[seat] for seat in seats}) > 1:
            yield Tie(tuple(seats), tie_breakers[:index], tie_breakers[index])
            for group in _groups(seats, tie_breakers[index].numbers.__getitem__):
                yield from _break(group, tie_breakers, index + 1)
            return
    yield Tie(tuple(seats), tie_breakers, None)


def _groups(seats: Sequence[int], number: Callable[[int], int]) -> list[list[int]]:
    """Groups of at least two ``seats`` for which ``number`` returns the same value."""
    groups: dict[int, list[int]] = {}
    for seat in seats:
        groups.setdefault(number(seat), []).append(seat)
    return [group for group in groups.values() if len(group) > 1]
