"""Entries of a match: actions of the game and decisions about seats. Replayed in order they give its position."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from kajuta.core.state import Action

Entry: TypeAlias = Action | Mapping[str, Any]
"""An action of the game, or a seat entry such as ``{"do": "concede", "seat": 2}``.

Values of ``do``: "concede", "seat" (change of controller), "standing" (an auto-answer is set), "hint" (a hint was
given), "undo" (a decision was taken back by consent).
"""
