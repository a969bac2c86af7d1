"""One sitting: people and bots at a table, with history, undo, standing answers and saves.

A match is its set-up and a list of entries. An entry is an action of the game, or a decision about the sitting
itself: somebody concedes, a seat changes between person and bot, a standing answer is left. The position is what
the entries make of the set-up, nothing else.

``entries`` says what an entry is, ``moment`` what some entries make of a set-up, ``way`` keeps them and goes back,
``told`` says what a viewer may know of a moment, ``sitting`` is the match that people and bots play.
"""

from kajuta.match.entries import STANDING_ANSWERS, TAKES_OVER, Entry, LogEntry, Next
from kajuta.match.history import CHECKPOINT_INTERVAL, History
from kajuta.match.match import Match
from kajuta.match.player_view import MOST_SHOWN
from kajuta.match.position import MatchPosition

__all__ = [
    "CHECKPOINT_INTERVAL",
    "MOST_SHOWN",
    "STANDING_ANSWERS",
    "TAKES_OVER",
    "Entry",
    "History",
    "LogEntry",
    "Match",
    "MatchPosition",
    "Next",
]
