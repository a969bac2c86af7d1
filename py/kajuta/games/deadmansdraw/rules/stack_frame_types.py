"""Stack frame types: open decisions, and pending steps that need no choice.

They lie on the position's stack, the next one last. So the cards that an effect brings to the row are resolved before
that effect continues.
"""

from typing import Literal, NamedTuple, TypeAlias

from kajuta.core.state import Action

DecisionKind: TypeAlias = Literal[
    "keep",  # a character to keep
    "victim",  # whom Davy Jones watches
    "bust",  # asked without a choice, so that all players see the bust
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
    """Step that runs without a choice when it comes to the top of the stack; it may open a decision.

    ``seat``: the seat that it concerns. ``cards``: number of cards banked together, which sets the size of a bonus. A
    step named after a suit is the effect of the card that lies last in the row.
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
