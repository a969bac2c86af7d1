"""The contract of a position: seat to act, legal actions, their effects, the outcome."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, NamedTuple, Self, TypeAlias, TypeVar

from kajuta.core.message import Message
from kajuta.core.motion import Motion
from kajuta.core.outcome import Outcome
from kajuta.core.position_copy import copy_method
from kajuta.core.rng import HIGH_BITS, HIGH_SHIFT, INCREMENT, MASK, MULTIPLIER, Rng, rng_state_from_seed
from kajuta.core.scene import Area

T = TypeVar("T")

Action: TypeAlias = tuple[int | str, ...]
"""One decision, for example ``("lay", 17, 4)``: its kind, then numbers or words. In JSON it is a list."""


class Event(NamedTuple):
    """Something that happened, for the log and the screen reader's live region.

    ``message`` is told to ``seats`` (None: to everybody), ``for_others`` to all others (None: nothing). An event
    without a message says nothing and only moves.
    ``tone``: emphasis on the page: "turn", "gain", "loss", "battle", "end" or "".
    ``shows``: area that stays on the table until the viewer's next decision, for what is already gone from the
    position (dice that were rolled); further events with the same area add to it.
    ``motions``: animations, at once or in quick succession; each says who sees it.
    """

    message: Message | None
    seats: tuple[int, ...] | None = None
    for_others: Message | None = None
    tone: str = ""
    shows: Area | None = None
    motions: tuple[Motion, ...] = ()


class ReactionWindow(NamedTuple):
    """A chance to react outside one's own turn.

    ``kind``: keyword, named by the text ``window-<kind>``. ``concerns``: whether it is about the seat's own things;
    None where this never differs, so that an automatic answer for one's own things only makes no sense.
    """

    kind: str
    concerns: bool | None = None


class State(ABC):
    """A mutable position. A game adds its slots, annotated with their types, and the abstract methods below.

    ``copy`` is derived from these annotations, see ``core.position_copy``.

    ``to_act``: the seat that decides now, None when the game is over; it depends only on what everybody may know.
    ``rng``: the generator's integer.
    ``irreversible_events``: counter that a game raises with each random event and whenever something hidden becomes
    visible to anybody; undo stops there.
    ``turn``: number of the turn. A decision out of turn belongs to the turn it interrupts; those before the first
    turn are a turn of their own.
    ``events``: what happened, collected only while it is a list.
    ``edition``: edition of the rules, see ``core.rules_edition``.
    ``forgettable``: slots that only bots read; the last position kept for an update of the rules does without them.
    """

    __slots__ = ("events", "irreversible_events", "rng", "to_act", "turn")

    edition: ClassVar[int] = 1
    forgettable: ClassVar[frozenset[str]] = frozenset()

    to_act: int | None
    rng: int
    irreversible_events: int
    turn: int
    events: list[Event] | None

    def __init__(self, seed: int) -> None:
        """Begin a position before its first turn: the game says who acts, and fills its own slots."""
        self.rng = rng_state_from_seed(seed)
        self.irreversible_events = 0
        self.turn = 0
        self.events = None

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """Every action ``to_act`` may take, in a fixed order; empty only when the game is over."""

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Play ``action`` in place. It must be legal: the caller is trusted."""

    def __init_subclass__(cls) -> None:
        """Derive ``copy`` from the slots that the class adds, when it is first called."""
        super().__init_subclass__()
        if "__slots__" not in cls.__dict__:
            raise TypeError(f"{cls.__qualname__}: name the slots of the position, __slots__ = () where it adds none")
        if cls.__slots__ and "copy" not in cls.__dict__:

            def copy_first(self: Any) -> Any:
                cls.copy = copy_method(cls, slot_names_of_class(cls))  # type: ignore[assignment,method-assign]
                return cls.copy(self)

            cls.copy = copy_first  # type: ignore[method-assign]

    def copy(self) -> Self:
        """Independent copy that collects no events (``events`` is None), see ``core.position_copy``."""
        raise NotImplementedError(f"{type(self).__qualname__} adds no slots to a position")

    @abstractmethod
    def outcome_so_far(self) -> Outcome:
        """Outcome if the game ended now: that of a finished game, and of one that is given up.

        When players give up, those left are ranked by it, never by an evaluation; its reason is not read then.
        """

    @abstractmethod
    def determinize(self, seat: int | None, rng: Rng) -> Self:
        """Copy in which everything that ``seat`` has not seen is dealt anew, the generator included.

        Positions that look alike to ``seat`` must give the same copy for the same ``rng``: sort unseen things before
        they are shuffled, or a bot's choice would depend on what it cannot know. With None everything is dealt anew
        that the scene for None does not show, and the copy does not say which seat has seen what.
        """

    def outcome(self) -> Outcome | None:
        """Result of the game, None while it goes on."""
        return self.outcome_so_far() if self.to_act is None else None

    def winners(self) -> tuple[int, ...]:
        """Winning seats of a finished game; none before. Called at the end of every playout."""
        return self.outcome_so_far().winners if self.to_act is None else ()

    def must_ask(self) -> bool:
        """Whether the seat is asked even if only one action is legal.

        True where playing it automatically would reveal what the seat holds. Must not depend on secrets.
        """
        return False

    def reaction_window(self) -> ReactionWindow | None:
        """The open reaction window, None when the decision belongs to the seat's own turn.

        In a window ``("pass",)`` is always legal, so it can be answered automatically.
        """
        return None

    def sealed_round(self) -> tuple[int, ...]:
        """Seats whose decisions from now on are made at the same time and unseen, in the order in which they come.

        Empty for an ordinary decision. The first is ``to_act``; once it has decided, the rest is the round that is
        left, and the last decision shows them all. The rules take one after the other, as ever; a match takes them in
        any order (``match.sealed_round``). Therefore:

        * each seat takes one action in the round; a set is one action, see ``Pick.head``;
        * what a seat may do, and what it and everybody else sees, does not depend on what the seats before it have
          chosen, nor that they have: the page says who is still to choose;
        * the last decision raises ``irreversible_events``; ``determinize`` deals anew what others have chosen.
        """
        return ()

    def randbelow(self, n: int) -> int:
        """Random number from 0 to ``n - 1`` from the position's own generator."""
        self.rng = rng = (self.rng * MULTIPLIER + INCREMENT) & MASK
        return ((rng >> HIGH_SHIFT) * n) >> HIGH_BITS

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle ``items`` in place with the position's own generator."""
        rng = self.rng
        for i in range(len(items) - 1, 0, -1):
            rng = (rng * MULTIPLIER + INCREMENT) & MASK
            j = ((rng >> HIGH_SHIFT) * (i + 1)) >> HIGH_BITS
            items[i], items[j] = items[j], items[i]
        self.rng = rng

    def reseed(self, rng: Rng) -> None:
        """Let ``rng`` choose the position's own generator anew: what it brings is hidden from every seat."""
        self.rng = rng_state_from_seed(rng.randbelow(1 << HIGH_BITS))

    def draw(self, pile: list[T], count: int) -> list[T]:
        """Take ``count`` things off the end of ``pile``, the top first, fewer where it has fewer.

        They become visible to somebody, so undo stops there.
        """
        drawn = [pile.pop() for _ in range(min(count, len(pile)))]
        self.irreversible_events += bool(drawn)
        return drawn

    def refill(self, hand: list[T], pile: list[T], size: int) -> list[T]:
        """``draw`` from ``pile`` into ``hand`` up to ``size`` things, and return those drawn."""
        drawn = self.draw(pile, size - len(hand))
        hand += drawn
        return drawn

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
        """Add an event. Guard the call with ``if self.events is not None``: playouts must not build messages."""
        if self.events is not None:
            self.events.append(Event(message, seats, for_others, tone, shows, tuple(motions)))

    def animate(self, *motions: Motion) -> None:
        """Add motions without a line in the log; guard the call like ``log_event``."""
        if self.events is not None:
            self.events.append(Event(None, motions=motions))

    def digest(self) -> str:
        """Hash of 16 hex digits, the same for equal positions on every Python."""
        text = json.dumps(_plain(self), separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def slot_names(value: object) -> list[str]:
    """Names of all slots of ``value`` but ``events``, base classes first."""
    return slot_names_of_class(type(value))


def slot_names_of_class(cls: type[Any]) -> list[str]:
    """Names of all slots of objects of ``cls`` but ``events``, base classes first."""
    names: list[str] = []
    for base in reversed(cls.__mro__):
        slots = base.__dict__.get("__slots__", ())
        names.extend([slots] if isinstance(slots, str) else slots)
    return [name for name in names if name != "events"]


_SCALARS = (int, str)
_SEQUENCES = (list, tuple)


def _plain(value: Any) -> Any:
    """``value`` as JSON; raises TypeError for what a position may not hold, such as a set or a float."""
    if value is None or isinstance(value, _SCALARS):
        return value
    if isinstance(value, _SEQUENCES):
        items = [item if type(item) is int else _plain(item) for item in value]  # most of a position is numbers
        kind = getattr(value, "KIND", None)  # tells named tuples with equal fields apart
        return items if kind is None else [kind, *items]
    if isinstance(value, dict):
        return [[_plain(key), _plain(item)] for key, item in sorted(value.items())]
    if hasattr(type(value), "__slots__"):
        return [_plain(getattr(value, name)) for name in slot_names(value)]
    raise TypeError(f"a position may not hold {type(value).__name__}")
