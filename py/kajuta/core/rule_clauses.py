"""The rules of a game as short clauses with stable ids, read from ``rules.<lang>.md``.

The files hold::

    # Title
    ## Section
    ### [battle.ties] When both roll the same
    marks: technical
    The text, one or more paragraphs. ``**bold**`` and lists with ``-`` are supported.

Marks: ``technical`` (a limit of this program), ``people`` (the program cannot enforce it, players must),
``reconstructed`` (the original rule is lost), ``ruling`` (our decision where the rulebook says nothing).
"""

import re
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

from kajuta.core.message import Message

CORE = "core"
MARKS = ("technical", "people", "reconstructed", "ruling")
_PACKAGE = Path(__file__).resolve().parents[1]
_HEADING = re.compile(r"^### \[([a-z0-9.-]+)\] (.+)$")


class Clause(TypedDict):
    """One clause of the rules: ``text`` is Markdown in paragraphs, ``marks`` are words of MARKS."""

    id: str
    title: str
    section: str
    marks: list[str]
    text: str


class Refusal(NamedTuple):
    """The clause that forbids an action: a clause of the game, or of the core if ``scope`` is "core".

    ``reason``: sentence about the current position, if the game provides one.
    """

    clause: str
    scope: str = "game"
    reason: Message | None = None

    def to_json(self) -> dict[str, Any]:
        """The refusal as JSON for the page."""
        data: dict[str, Any] = {"clause": self.clause, "scope": self.scope}
        return data if self.reason is None else {**data, "reason": self.reason}


NOT_YOUR_TURN = Refusal("turn.not-yours", CORE)
GAME_OVER = Refusal("game.over", CORE)
NOT_NOW = Refusal("choice.not-now", CORE)


def scope_folder(scope: str) -> Path:
    """Folder with the rules and texts of ``scope``: a game's id, or "core"."""
    return _PACKAGE / "core" if scope == CORE else _PACKAGE / "games" / scope


def load_clauses(scope: str, lang: str) -> list[Clause]:
    """Clauses of ``scope`` in the language ``lang`` ("cs" or "en"); raises ValueError if the file is malformed."""
    path = scope_folder(scope) / f"rules.{lang}.md"
    return parse_clauses(path.read_text(encoding="utf-8"), path.name)


def parse_clauses(text: str, name: str) -> list[Clause]:
    """Clauses in ``text``; raises ValueError with ``name``, the name of the file, and the line if it is malformed."""
    clauses: list[Clause] = []
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            section = line[3:].strip()
        elif line.startswith("###"):
            match = _HEADING.match(line)
            if match is None:
                raise ValueError(f"{name}:{number}: a clause starts with '### [id] Title'")
            clauses.append({"id": match[1], "title": match[2].strip(), "section": section, "marks": [], "text": ""})
        elif line.startswith("marks:") and clauses and not clauses[-1]["text"]:
            clauses[-1]["marks"] = line[6:].split()
            if unknown := set(clauses[-1]["marks"]) - set(MARKS):
                raise ValueError(f"{name}:{number}: unknown mark {', '.join(sorted(unknown))}")
        elif clauses:
            clauses[-1]["text"] += line + "\n"
    for clause in clauses:
        clause["text"] = clause["text"].strip()
        if not clause["text"]:
            raise ValueError(f"{name}: clause {clause['id']} has no text")
    ids = [clause["id"] for clause in clauses]
    if len(ids) != len(set(ids)):
        raise ValueError(f"{name}: duplicate clause id")
    return clauses
