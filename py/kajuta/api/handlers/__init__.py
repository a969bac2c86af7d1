"""Handlers of the page's requests, grouped by subject. ``kajuta.api.request_declarations`` declares the requests."""

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
