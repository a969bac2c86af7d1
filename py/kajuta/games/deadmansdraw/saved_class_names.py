"""Names of classes in saved positions: they stay as they were first written, however a class is called today.

Only what stands here is written and read.
"""

from collections.abc import Mapping
from typing import Any

from kajuta.games.deadmansdraw.rules.stack_frame_types import OpenDecision, PendingStep

CLASS_BY_SAVED_NAME: Mapping[str, type[Any]] = {
    "frames.Decision": OpenDecision,
    "frames.Step": PendingStep,
}
