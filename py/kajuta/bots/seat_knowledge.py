"""What a seat knows of a position, which a bot gets in its place (its information set), and nothing else."""

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
    """A position as one seat knows it: it gives determinizations, and no way to what is really hidden.

    ``seat``: whose knowledge it is, that of the seat to act where none is given. ``seats``: how many there are.
    ``message_log``: what the seat was told since the game began, in order.
    ``helper``: where a thinking bot leaves a task for helper workers and finds their partial results.
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
        """A position that agrees with all the seat knows; what it does not know is dealt by ``rng``."""
        return self._determinize(rng)

    def after(self, action: Action) -> "SeatKnowledge":
        """What the seat knows once it has played ``action``, which may touch nothing that it does not know."""
        after = copy(self)
        after.helper = HelperMailbox()
        after._determinize = partial(self._determinize_after, action)
        return after

    def _determinize_after(self, action: Action, rng: Rng) -> State:
        world = self.determinize(rng)
        world.apply(action)
        return world


def messages_for_seat(events: Sequence[Event], seat: int) -> list[Message]:
    """Messages of ``events`` as ``seat`` may read them."""
    read = (event.message if event.seats is None or seat in event.seats else event.for_others for event in events)
    return [message for message in read if message is not None]
