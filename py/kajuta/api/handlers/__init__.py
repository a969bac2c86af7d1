"""Handlers of the page's requests, which ``kajuta.api.requests`` declares, grouped by subject."""

from kajuta.api.handlers import actions, fast_start, guests, loading, thinking, tutorial, views
from kajuta.api.handlers.registry import HANDLERS

__all__ = ["HANDLERS", "actions", "fast_start", "guests", "loading", "thinking", "tutorial", "views"]
