"""A position of a game: who decides, what may be done, what it leads to."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, NamedTuple, Self, TypeAlias

from kajuta.core.message import Message
from kajuta.core.motion import Motion
from kajuta.core.rng import HIGH_BITS, HIGH_SHIFT, INCREMENT, MASK, MULTIPLIER, Rng
from kajuta.core.scene import Area

Action: TypeAlias = tuple[int | str, ...]
"""One decision, for example ``("lay", 17, 4)``: its kind, then numbers or words. It goes through JSON as a list."""


class Event(NamedTuple):
    """Something that happened, for the log and the live line.

    ``message`` is told to ``seats`` (None: to everybody), ``for_others`` to all others (None: nothing). An event
    without a message says nothing and only moves.
    ``tone`` lets the face stress it: "turn", "gain", "loss", "battle", "end" or "".
    ``shows``: an area that lies on the table until the next decision of whoever looks, for what is
    gone from the position at once (dice that were rolled); further events with the same area add to it.
    ``motions``: what is seen to move, at once or shortly after each other; each says who sees it.
    """

    message: Message | None
    seats: tuple[int, ...] | None = None
    for_others: Message | None = None
    tone: str = ""
    shows: Area | None = None
    motions: tuple[Motion, ...] = ()


class ScoreLine(NamedTuple):
    """One line of a final reckoning: what for, and how many points.

    ``of``: the most it could have been, if known. ``tie``: it gives no points, it only decides where they are equal.
    """

    label: Message
    points: int
    of: int | None = None
    tie: bool = False


class Outcome(NamedTuple):
    """How a game ended.

    ``places``: a place for each seat, 1 is a winner, ties share a place. In a cooperative game all
    seats have place 1 (won) or 2 (lost). ``scores``: points by seat. ``lines``: the reckoning of
    each seat, its points add up to the score; of a crew that wins or loses together, all seats have
    the crew's. ``reason``: why the game ended.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    reason: Message

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place (none when a cooperative game was lost)."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def lead(self, seat: int) -> int:
        """Return by how many points ``seat`` is ahead of the best other one, negative where it is behind."""
        return self.scores[seat] - max(score for other, score in enumerate(self.scores) if other != seat)


class ReactionWindow(NamedTuple):
    """A right outside one's own turn.

    ``kind``: its keyword, ``window-<kind>`` is its name. ``concerns``: whether it is about the seat's own things; None
    where windows of this kind do not differ in that, so that an answer for one's own things only would say nothing.
    """

    kind: str
    concerns: bool | None = None


class State(ABC):
    """A mutable position. A game's own state adds its slots, with the type of each, and the six methods below.

    ``to_act``: the seat that decides now, None when the game is over; it depends only on what everybody may know.
    ``rng``: the generator's integer.
    ``irreversible_events``: counter that a game raises with each random event and whenever something hidden becomes
    visible to anybody; undo stops there.
    ``turn``: number of the turn. A decision out of turn belongs to the turn it interrupts; those before the first
    turn are a turn of their own.
    ``events``: what happened, collected only while it is a list.
    """

    __slots__ = ("events", "irreversible_events", "rng", "to_act", "turn")

    to_act: int | None
    rng: int
    irreversible_events: int
    turn: int
    events: list[Event] | None

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """Return every action ``to_act`` may take now, in a fixed order; empty only when the game is over."""

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Carry out ``action`` in place. It must be legal: the caller is trusted."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent position that nobody listens to (``events`` is None)."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> Self:
        """Return a copy in which all that ``seat`` has never seen is dealt anew, ``rng`` included.

        Two positions that look alike to ``seat`` give the same copy for the same ``rng``: sort what is unseen
        before it is shuffled, or a bot's choice would hang on what it cannot know.
        """

    def winners(self) -> tuple[int, ...]:
        """Return who won, once the game is over; nobody before.

        Bots ask for it at the end of a playout. A game has its own where its ``outcome`` says much besides.
        """
        outcome = self.outcome()
        return () if outcome is None else outcome.winners

    def score_so_far(self) -> tuple[tuple[ScoreLine, ...], ...]:
        """Return by seat what all may know to be reached so far, told where a game is given up; () for nothing."""
        return ()

    def must_ask(self) -> bool:
        """Say whether the decision is put to its seat even with a single legal action.

        True where playing it unasked would tell what the seat holds. Must not depend on secrets.
        """
        return False

    def reaction_window(self) -> ReactionWindow | None:
        """Return the window that is open, None where the decision belongs to the seat's own turn.

        In a window ``("pass",)`` is always legal, so a standing answer can be given.
        """
        return None

    def randbelow(self, n: int) -> int:
        """Return a random number from 0 to ``n - 1`` out of the position's own chance."""
        self.rng = rng = (self.rng * MULTIPLIER + INCREMENT) & MASK
        return ((rng >> HIGH_SHIFT) * n) >> HIGH_BITS

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle ``items`` in place out of the position's own chance."""
        rng = self.rng
        for i in range(len(items) - 1, 0, -1):
            rng = (rng * MULTIPLIER + INCREMENT) & MASK
            j = ((rng >> HIGH_SHIFT) * (i + 1)) >> HIGH_BITS
            items[i], items[j] = items[j], items[i]
        self.rng = rng

    def log_event(
        self,
        message: Message,
        *,
        seats: tuple[int, ...] | None = None,
        for_others: Message | None = None,
        tone: str = "",
        shows: Area | None = None,
        motions: Iterable[Motion] = (),
    ) -> None:
        """Add an event. Guard the call with ``if self.events is not None``: bots do not pay for messages."""
        if self.events is not None:
            self.events.append(Event(message, seats, for_others, tone, shows, tuple(motions)))

    def animate(self, *motions: Motion) -> None:
        """Let something be seen to move that the log says nothing of; guard it as ``log_event``."""
        if self.events is not None:
            self.events.append(Event(None, motions=motions))

    def digest(self) -> str:
        """Return 16 hex digits that are equal exactly for equal positions, on every Python."""
        text = json.dumps(_plain(self), separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def slot_names(value: object) -> list[str]:
    """Return the names of all slots of ``value``, ``events`` excepted, base classes first."""
    names: list[str] = []
    for cls in reversed(type(value).__mro__):
        slots = cls.__dict__.get("__slots__", ())
        names.extend([slots] if isinstance(slots, str) else slots)
    return [name for name in names if name != "events"]


def _plain(value: Any) -> Any:
    """Return ``value`` as JSON; a set or a float in a position is a mistake and raises TypeError."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | tuple):
        items = [_plain(item) for item in value]
        kind = getattr(value, "KIND", None)  # tells named tuples with equal fields apart
        return items if kind is None else [kind, *items]
    if isinstance(value, dict):
        return [[_plain(key), _plain(item)] for key, item in sorted(value.items())]
    if hasattr(type(value), "__slots__"):
        return [_plain(getattr(value, name)) for name in slot_names(value)]
    raise TypeError(f"a position may not hold {type(value).__name__}")
