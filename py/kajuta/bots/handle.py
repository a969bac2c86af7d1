"""What a bot gets instead of the position, and what it is: a generator that thinks in small steps."""

import time
from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any, TypeAlias

from kajuta.bots.helper_worker import Help
from kajuta.core.game import Game
from kajuta.core.message import Message
from kajuta.core.rng import Rng
from kajuta.core.state import Action, Event, State


class Handle:
    """A position as its deciding seat knows it: all that can be had from it are new deals of the unknown.

    So a bot is fair by structure; there is no way from the handle to what is really hidden.
    ``seats``: how many there are. ``record``: what the seat was told since the game began, in order, as it read it.
    With ``seat`` it is the position as that seat knows it, who only looks on.
    ``help``: where the bot says what others may look at meanwhile, and finds what they saw.
    """

    __slots__ = ("_sample", "game", "help", "record", "seat", "seats")

    def __init__(
        self, game: Game[Any], state: State, record: Sequence[Message] = (), *, seat: int | None = None
    ) -> None:
        if seat is None:
            seat = state.to_act
        if seat is None:
            raise ValueError("nobody decides in a finished game")
        self.game = game
        self.seat = seat
        self.seats = game.seats(state)
        self.record = tuple(record)
        self.help = Help()
        self._sample = partial(state.determinize, seat)

    def sample(self, rng: Rng) -> State:
        """Return a position that fits all the seat knows."""
        return self._sample(rng)


def as_seen(events: Sequence[Event], seat: int) -> list[Message]:
    """Return what ``seat`` may read of ``events``: its record of them."""
    read = (event.message if event.seats is None or seat in event.seats else event.for_others for event in events)
    return [message for message in read if message is not None]


class Budget:
    """How much a bot may think: a number of simulations and, in front of people, a time.

    Without ``seconds`` the choice is the same on every machine; with them the earlier end counts.
    """

    __slots__ = ("_began", "_seconds", "simulations", "used")

    def __init__(self, simulations: int, seconds: float | None = None) -> None:
        self.used = 0
        self.simulations = simulations
        self._seconds = seconds
        self._began = 0.0 if seconds is None else time.perf_counter()

    def spent(self) -> float:
        """Return which part is used up, 1 for all of it."""
        part = self.used / self.simulations
        if self._seconds is not None:
            part = max(part, (time.perf_counter() - self._began) / self._seconds)
        return min(1.0, part)

    def expected(self, simulation: Callable[[], None]) -> int:
        """Return how many simulations there will be; where a clock counts, ``simulation`` is tried to see its time."""
        if self._seconds is None:
            return self.simulations
        began = time.perf_counter()
        simulation()
        taken = max(time.perf_counter() - began, 1e-9)
        return min(self.simulations, int(self._seconds / taken))


HURRY = "hurry"
"""What is sent to a bot at work when it shall decide at once."""

Thinking: TypeAlias = Generator[float, str | None, Action]
"""A bot at work: yields at least every 30 ms how far it is (from 0 to 1), returns its action.

When ``HURRY`` is sent to it, it yields no more and returns what seems best to it so far.
"""

Bot: TypeAlias = Callable[[Handle, Rng, float | None], Thinking]
"""Makes a bot think. The last argument is how much of its rank's time it may take (1: as its rank says, 3: three
times as long); None: it looks at no clock and does its number of simulations, the same on every machine."""
