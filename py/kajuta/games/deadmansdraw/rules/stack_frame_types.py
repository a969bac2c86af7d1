"""Types of stack frames: open decisions, and pending steps that need no choice.

Frames are on the stack ``pending`` of the position, the next one last. So an effect continues only after the effects of
the cards that it brought to the row.
"""

from typing import Literal, NamedTuple, TypeAlias

from kajuta.core.state import Action

DecisionKind: TypeAlias = Literal[
    "keep",  # keep one of two characters
    "victim",  # choose the seat that Davy Jones watches
    "bust",  # confirm a bust: no choice, but all players see it
    "protected",  # save the protected cards or leave them
    "hook",
    "cannon",
    "map",
    "mystic",  # let the Mystic look in private or in public
    "oracle",  # lay the top card, which all see, or put it back
    "peek",  # same as "oracle", after a private look
    "sword",
    "mermaid",
    "bonus",
    "davy-jones",
]

StepKind: TypeAlias = Literal[
    "begin",  # begin the first turn
    "anchor",
    "hook",
    "second-hook",  # second card of Captain Hook
    "cannon",
    "map",
    "oracle",
    "sword",
    "kraken",
    "mermaid",
    "bonus",  # bonus for key and chest
    "davy-jones",  # ask an owner of Davy Jones about the lost cards
    "lose",  # lose the cards that a bust has not spared
    "end-turn",
]


class OpenDecision(NamedTuple):
    """Open decision: ``seat`` chooses one of ``actions``."""

    kind: DecisionKind
    seat: int
    actions: tuple[Action, ...]


class PendingStep(NamedTuple):
    """Step that runs without a choice when it reaches the top of the stack; it may open a decision.

    ``seat``: seat that the step concerns. ``cards``: number of cards banked together, which determines the size of a
    bonus. A step named after a suit is the effect of the last card of the row.
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
