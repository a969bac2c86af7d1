"""Types of stack frames: open decisions, and pending steps, which follow by themselves.

They lie on the position's stack, the next one last. So cards that an effect lays are finished
before that effect goes on.
"""

from typing import Literal, NamedTuple, TypeAlias

from kajuta.core.state import Action

DecisionKind: TypeAlias = Literal[
    "keep",  # a character to keep
    "victim",  # whom Davy Jones watches
    "bust",  # nothing to choose, but all shall see it
    "protected",  # whether to take what a bust has spared
    "hook",
    "cannon",
    "map",
    "mystic",  # how the Mystic uses the oracle
    "oracle",  # the top card lies open: lay it or put it back
    "peek",  # the same after a private look
    "sword",
    "mermaid",
    "bonus",
    "davy-jones",
]

StepKind: TypeAlias = Literal[
    "begin",  # the first turn
    "anchor",
    "hook",
    "second-hook",  # Captain Hook's
    "cannon",
    "map",
    "oracle",
    "sword",
    "kraken",
    "mermaid",
    "bonus",  # for key and chest
    "davy-jones",  # an owner is asked for the lost cards
    "lose",  # the rest of a bust
    "end-turn",
]


class OpenDecision(NamedTuple):
    """An open decision: ``seat`` chooses one of ``actions``."""

    kind: DecisionKind
    seat: int
    actions: tuple[Action, ...]


class PendingStep(NamedTuple):
    """Something that happens by itself when its turn comes; it may open a decision.

    ``seat``: whom it is about. ``cards``: how many cards a bonus counts. A step named after a suit
    is the effect of the card that lies last in the row.
    """

    kind: StepKind
    seat: int
    cards: int = 0


StackFrame: TypeAlias = OpenDecision | PendingStep

FLIP: Action = ("flip",)
TAKE: Action = ("take",)
BUST: Action = ("bust",)
SAVE: Action = ("save",)
LEAVE: Action = ("leave",)
LAY: Action = ("lay",)
PUT_BACK: Action = ("put-back",)
LOOK: Action = ("look",)
SHOW: Action = ("show",)
DECLINE: Action = ("decline",)
CLAIM: Action = ("claim",)
PASS: Action = ("pass",)
