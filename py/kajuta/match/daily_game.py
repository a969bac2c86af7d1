"""The game of the day: one set-up per date that is the same for everybody, see docs/daily.md."""

import re
from dataclasses import dataclass
from typing import Any

from kajuta.core.errors import BadSetup

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_RELEASE = re.compile(r"[0-9a-z]{1,16}", re.ASCII)


@dataclass(frozen=True, slots=True)
class DailyGame:
    """Marks a set-up as the game of the day. ``day`` is the date, as in 2026-11-26.

    ``release``: release of the rules and bots with which the game was begun. Its bots search without a time limit, so
    the same moves lead to the same game on every device.
    ``practice``: True if the result does not count, because the day is over or the game came from outside.
    """

    day: str
    release: str
    practice: bool = False

    @classmethod
    def from_json(cls, data: Any) -> "DailyGame | None":
        """Game of the day from the field ``daily`` of a set-up, None if absent; raises BadSetup for invalid data."""
        if data is None:
            return None
        if not isinstance(data, dict):
            raise BadSetup("setup-damaged")
        day, release, practice = data.get("day"), data.get("release"), data.get("practice", False)
        if not isinstance(day, str) or not isinstance(release, str) or type(practice) is not bool:
            raise BadSetup("setup-damaged")
        if not _DAY.fullmatch(day) or not _RELEASE.fullmatch(release):
            raise BadSetup("setup-damaged")
        return cls(day, release, practice)

    def to_json(self) -> dict[str, Any]:
        """The game of the day as JSON, readable by ``from_json``."""
        return {"day": self.day, "release": self.release, **({"practice": True} if self.practice else {})}
