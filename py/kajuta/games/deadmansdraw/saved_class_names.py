"""Names of classes in saved positions. They never change, even if a class is renamed.

Only classes listed here are written to and read from saves.
"""

from collections.abc import Mapping
from typing import Any

from kajuta.games.deadmansdraw.rules.stack_frame_types import OpenDecision, PendingStep

CLASS_BY_SAVED_NAME: Mapping[str, type[Any]] = {
    "frames.Decision": OpenDecision,
    "frames.Step": PendingStep,
}
