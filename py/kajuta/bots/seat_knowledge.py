"""The knowledge of a seat about a position (its information set). Bots get this instead of the position."""

from collections.abc import Sequence
from copy import copy
from functools import partial
from typing import Any

from kajuta.bots.helper_worker_messages import HelperMailbox
from kajuta.core.game import Game
from kajuta.core.message import Message
from kajuta.core.rng import Rng
from kajuta.core.state import Action, Event, State


class SeatKnowledge:
    """A position as one seat knows it. It gives no access to hidden information.

    Instead it provides determinizations: random positions that agree with everything the seat knows.
    ``seat``: the seat, by default the one to act. ``seats``: number of seats.
    ``message_log``: messages that the seat has received since the game began, in order.
    ``helper``: exchange of tasks and results with helper workers.
    """

    __slots__ = ("_determinize", "game", "helper", "message_log", "seat", "seats")

    def __init__(
        self, game: Game[Any], state: State, message_log: Sequence[Message] = (), *, seat: int | None = None
    ) -> None:
        if seat is None:
            seat = state.to_act
        if seat is None:
            raise ValueError("nobody decides in a finished game")
        self.game = game
        self.seat = seat
        self.seats = game.seats(state)
        self.message_log = tuple(message_log)
        self.helper = HelperMailbox()
        self._determinize = partial(state.determinize, seat)

    def determinize(self, rng: Rng) -> State:
        """Random position that agrees with the seat's knowledge; ``rng`` deals what the seat does not know."""
        return self._determinize(rng)

    def after(self, action: Action) -> "SeatKnowledge":
        """The seat's knowledge after playing ``action``, which must not reveal anything or use random numbers."""
        after = copy(self)
        after.helper = HelperMailbox()
        after._determinize = partial(self._determinize_after, action)
        return after

    def _determinize_after(self, action: Action, rng: Rng) -> State:
        world = self.determinize(rng)
        world.apply(action)
        return world


def messages_for_seat(events: Sequence[Event], seat: int) -> list[Message]:
    """Messages of ``events`` that ``seat`` may read."""
    read = (event.message if event.seats is None or seat in event.seats else event.for_others for event in events)
    return [message for message in read if message is not None]
