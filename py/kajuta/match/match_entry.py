"""The entries of a match, which replayed from its set-up give its position: actions and decisions about seats."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from kajuta.core.state import Action

Entry: TypeAlias = Action | Mapping[str, Any]
"""An action of the game, or a seat entry: ``{"do": what, "seat": n, ...}``.

What is done: "concede", "seat" (another controller), "standing" (an auto-answer), "hint" or "undo" (by consent).
"""
