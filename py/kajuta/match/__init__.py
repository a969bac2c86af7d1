"""A match: people and bots at a table, with history, undo, auto-answers and saves.

A match is its set-up and a list of entries. An entry is an action of the game, or a decision about a seat: a player
concedes, a seat gets another controller, an auto-answer is set. Replaying the entries from the set-up gives the current
position. The one exception is a match whose entries no longer fit after a change of the rules: it resumes from its last
position (``position_backup``).

Modules: ``match_setup`` and ``match_entry`` define the data, ``match_position`` is the position after some entries,
``history`` keeps entries and rewinds, ``sealed_round`` holds simultaneous secret choices until all are made,
``shared_screen`` decides whose hand is open on this screen, ``player_view`` makes what a viewer may see. ``match`` has
the class ``Match``, which builds on ``match_base``, ``undoable_match`` and ``match_views``.
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
