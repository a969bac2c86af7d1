"""Handlers of the page's requests, which ``kajuta.api.request_declarations`` declares, grouped by subject."""

from kajuta.api.handlers import (
    bot_and_coach_thinking,
    hosting_guests,
    match_changes,
    match_queries,
    puzzle,
    speculation,
    start_or_load_match,
    tutorial,
)
from kajuta.api.handlers.registry import HANDLERS

__all__ = [
    "HANDLERS",
    "bot_and_coach_thinking",
    "hosting_guests",
    "match_changes",
    "match_queries",
    "puzzle",
    "speculation",
    "start_or_load_match",
    "tutorial",
]
