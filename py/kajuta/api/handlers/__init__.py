"""What the engine does for each request that ``kajuta.api.requests`` declares, by what the request is about."""

from kajuta.api.handlers import loading, looking, playing, screens, thinking, tutorial, warming
from kajuta.api.handlers.registry import HANDLERS

__all__ = ["HANDLERS", "loading", "looking", "playing", "screens", "thinking", "tutorial", "warming"]
