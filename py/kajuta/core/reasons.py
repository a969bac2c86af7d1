"""Why one action is better than another, said in the features of a game's evaluation."""

from typing import NamedTuple


class Reason(NamedTuple):
    """How a difference in one feature is put into words: by the message ``why-<term>`` of the game.

    The message gets ``way`` ("more" or "less" of the feature) and, where something is counted, ``number``.
    ``per``: how many of what the sentence counts make 1 of the feature; 0 where it counts nothing.
    ``rival``: there is a message ``why-<term>-rival`` too, which gets ``seat`` beside, for what befalls another.
    """

    per: float = 0.0
    rival: bool = False
