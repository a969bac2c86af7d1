"""The interface of a position: the seat to act, its legal actions and their effects, and the outcome."""

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
"""One decision, for example ``("lay", 17, 4)``: its kind, followed by numbers or strings. In JSON it is a list."""


class Event(NamedTuple):
    """Something that happened, for the log, the animation and screen readers.

    ``message``: log line for ``seats`` (None: for everybody). ``for_others``: line for all other seats (None: nothing).
    An event without a message only has motions.
    ``tone``: emphasis on the page: "turn", "gain", "loss", "battle", "end" or "".
    ``shows``: area that stays on the table until the viewer's next decision, for things that the position no longer
    holds, such as dice already rolled. All events with the same area id add to it, so
    each round needs an id of its own.
    ``motions``: animations, played together or in quick succession; each says who sees it.
    """

    message: Message | None
    seats: tuple[int, ...] | None = None
    for_others: Message | None = None
    tone: str = ""
    shows: Area | None = None
    motions: tuple[Motion, ...] = ()


class ReactionWindow(NamedTuple):
    """A chance to react outside one's own turn.

    ``kind``: keyword; the text ``window-<kind>`` names it. ``concerns``: whether the event affects the seat's own
    pieces. None if that is always or never so, which makes the auto-answer "only if mine" pointless.
    """

    kind: str
    concerns: bool | None = None


class State(ABC):
    """A mutable position of a game. A subclass adds annotated slots and implements the abstract methods.

    ``copy`` is generated from the annotations, see ``core.position_copy``.

    ``to_act``: the seat that decides now, None when the game is over. It may depend on public information only.
    ``rng``: state of the random number generator, an integer.
    ``irreversible_events``: counter that the game increases at every random event and whenever hidden information is
    revealed to any seat. Players cannot freely undo past such an event.
    ``turn``: number of the turn. A decision out of turn belongs to the turn that it interrupts. All decisions before
    the first turn count as one turn.
    ``events``: list of events; None while events are not collected.
    ``edition``: edition of the rules, see ``core.rules_edition``.
    ``forgettable``: slots that only bots read. They are left out of the position stored with a save as a fallback for
    rule changes.
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
        """Initialize the slots of this class. The game sets ``to_act`` and its own slots."""
        self.rng = rng_state_from_seed(seed)
        self.irreversible_events = 0
        self.turn = 0
        self.events = None

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """All legal actions of the seat to act, in a fixed order; empty only when the game is over."""

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Play ``action`` in place. It must be legal, which is not checked."""

    def __init_subclass__(cls) -> None:
        """Give the subclass a ``copy`` method that is generated from its slots at the first call."""
        super().__init_subclass__()
        if "__slots__" not in cls.__dict__:
            raise TypeError(f"{cls.__qualname__}: name the slots of the position, __slots__ = () where it adds none")
        if cls.__slots__ and "copy" not in cls.__dict__:

            def copy_first(self: Any) -> Any:
                cls.copy = copy_method(cls, slot_names_of_class(cls))  # type: ignore[assignment,method-assign]
                return cls.copy(self)

            cls.copy = copy_first  # type: ignore[method-assign]

    def copy(self) -> Self:
        """Independent copy with ``events`` set to None, see ``core.position_copy``."""
        raise NotImplementedError(f"{type(self).__qualname__} adds no slots to a position")

    @abstractmethod
    def outcome_so_far(self) -> Outcome:
        """Outcome if the game ended now.

        It is also used to rank the remaining players when others concede; ``reason`` is ignored then.
        """

    @abstractmethod
    def determinize(self, seat: int | None, rng: Rng) -> Self:
        """Copy in which everything unknown to ``seat`` is dealt randomly again, including the generator's state.

        Positions that look alike to ``seat`` must give the same copy for the same ``rng``. Therefore sort the unknown
        cards before shuffling them, or a bot's choice could depend on hidden information. With ``seat`` None,
        everything is dealt again that a spectator's scene does not show, and the copy does not record which seat has
        seen what.
        """

    def outcome(self) -> Outcome | None:
        """Outcome of a finished game, None while the game goes on."""
        return self.outcome_so_far() if self.to_act is None else None

    def winners(self) -> tuple[int, ...]:
        """Winning seats of a finished game; empty while the game goes on. Called at the end of every playout."""
        return self.outcome_so_far().winners if self.to_act is None else ()

    def must_ask(self) -> bool:
        """Whether the seat must decide in person even if it has only one legal action.

        True if playing the only action automatically would reveal something about the seat's hand. It must not depend
        on secrets.
        """
        return False

    def reaction_window(self) -> ReactionWindow | None:
        """The open reaction window, or None if the decision belongs to the seat's own turn.

        In a reaction window ``("pass",)`` must be legal, so that it can be the automatic answer.
        """
        return None

    def sealed_round(self) -> tuple[int, ...]:
        """Seats that decide simultaneously and secretly from now on, in the order of the rules.

        Empty for an ordinary decision. The first seat is ``to_act``; after its action the rest of the seats remain, and
        the last action reveals all choices. The rules still apply the actions one by one, but the match takes them in
        any order, see ``match.sealed_round``. This requires:

        * Each seat takes one action in the round; a set of elements must be a single action, see ``Pick.head``.
        * The legal actions of a seat, and what any seat sees, do not depend on the actions of earlier seats or on
          whether they have acted. The page shows who still has to choose.
        * The last action increases ``irreversible_events``, and ``determinize`` randomizes the choices of other seats.
        """
        return ()

    def randbelow(self, n: int) -> int:
        """Random integer from 0 to ``n - 1`` from the position's own generator."""
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
        """Seed the position's own generator from ``rng``, so that no seat can predict its random numbers."""
        self.rng = rng_state_from_seed(rng.randbelow(1 << HIGH_BITS))

    def draw(self, pile: list[T], count: int) -> list[T]:
        """Remove ``count`` items, or as many as there are, from the end of ``pile`` and return them, the top one first.

        It counts as an irreversible event, since somebody sees the items.
        """
        drawn = [pile.pop() for _ in range(min(count, len(pile)))]
        self.irreversible_events += bool(drawn)
        return drawn

    def refill(self, hand: list[T], pile: list[T], size: int) -> list[T]:
        """Draw from ``pile`` until ``hand`` has ``size`` items or the pile is empty; return the drawn items."""
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
        """Add an event. Call it only if ``self.events is not None``: building messages would slow down playouts."""
        if self.events is not None:
            self.events.append(Event(message, seats, for_others, tone, shows, tuple(motions)))

    def animate(self, *motions: Motion) -> None:
        """Add an event without a log line. Call it only if ``self.events is not None``, as with ``log_event``."""
        if self.events is not None:
            self.events.append(Event(None, motions=motions))

    def digest(self) -> str:
        """Hash of the position in 16 hex digits, equal for equal positions on every Python version."""
        text = json.dumps(_plain(self), separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def slot_names(value: object) -> list[str]:
    """Names of all slots of ``value`` except ``events``, those of base classes first."""
    return slot_names_of_class(type(value))


def slot_names_of_class(cls: type[Any]) -> list[str]:
    """Names of all slots of ``cls`` except ``events``, those of base classes first."""
    names: list[str] = []
    for base in reversed(cls.__mro__):
        slots = base.__dict__.get("__slots__", ())
        names.extend([slots] if isinstance(slots, str) else slots)
    return [name for name in names if name != "events"]


_SCALARS = (int, str)
_SEQUENCES = (list, tuple)


def _plain(value: Any) -> Any:
    """``value`` as JSON; raises TypeError for types that a position must not hold, such as sets and floats."""
    if value is None or isinstance(value, _SCALARS):
        return value
    if isinstance(value, _SEQUENCES):
        items = [item if type(item) is int else _plain(item) for item in value]  # fast path for numbers
        kind = getattr(value, "KIND", None)  # distinguishes named tuples with equal fields
        return items if kind is None else [kind, *items]
    if isinstance(value, dict):
        return [[_plain(key), _plain(item)] for key, item in sorted(value.items())]
    if hasattr(type(value), "__slots__"):
        return [_plain(getattr(value, name)) for name in slot_names(value)]
    raise TypeError(f"a position may not hold {type(value).__name__}")
