"""The game of the day: a set-up that is the same for everybody, see docs/daily.md."""

import re
from dataclasses import dataclass
from typing import Any

from kajuta.core.errors import BadSetup

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_RELEASE = re.compile(r"[0-9a-z]{1,16}", re.ASCII)


@dataclass(frozen=True, slots=True)
class DailyGame:
    """Which day's game a set-up is: ``day`` as in 2026-11-26, ``release`` of rules and bots that it was begun with.

    Its bots decide without a clock, so the same moves make the same game on every device. ``practice``: it does not
    count, for the day is over, or the game came from outside.
    """

    day: str
    release: str
    practice: bool = False

    @classmethod
    def from_json(cls, data: Any) -> "DailyGame | None":
        """Game of the day in a set-up's ``daily``, None for none; raises BadSetup for what cannot be one."""
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
        """The game of the day as JSON, as ``from_json`` reads it."""
        return {"day": self.day, "release": self.release, **({"practice": True} if self.practice else {})}
