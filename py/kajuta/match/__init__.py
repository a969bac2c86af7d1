"""A match: people and bots at a table, with history, undo, auto-answers and saves.

A match is its set-up and a list of entries. An entry is an action of the game, or a decision about a seat: somebody
concedes, a seat gets another controller, an auto-answer is set. The position is what the entries make of the set-up,
nothing else; only a match that an update would lead elsewhere goes on from its last position (``position_backup``).

``match_entry`` defines entries, ``match_position`` what some entries make of a set-up, ``history`` keeps them
and rewinds, ``player_view`` says what a viewer may know of a position, ``shared_screen`` whose hand lies open,
``sealed_round`` holds what seats choose at the same time until all have, ``undoable_match`` adds entries and takes
them back, ``match_views`` shows a match to its people, ``match`` is what is played.
"""

from kajuta.match.history import CHECKPOINT_INTERVAL, History
from kajuta.match.log_entry import LogEntry
from kajuta.match.match import AUTO_ANSWERS, Match
from kajuta.match.match_entry import Entry
from kajuta.match.match_position import MatchPosition
from kajuta.match.match_setup import SUBSTITUTE_BOT
from kajuta.match.next_step import NextStep
from kajuta.match.recent_events import MAX_EVENT_AREAS

__all__ = [
    "AUTO_ANSWERS",
    "CHECKPOINT_INTERVAL",
    "MAX_EVENT_AREAS",
    "SUBSTITUTE_BOT",
    "Entry",
    "History",
    "LogEntry",
    "Match",
    "MatchPosition",
    "NextStep",
]
