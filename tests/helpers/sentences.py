"""Messages formatted by the page's own code, for tests of what a sentence says with certain numbers and names."""

from typing import Any

from kajuta.core.rule_clauses import CORE
from tests.all_games.test_texts import UI, file_of
from tests.helpers.node import run_node

SEATS = [{"name": name} for name in ("Eva", "Karel", "Jana")]


def formatted(game: str, lang: str, **given: list[Any]) -> dict[str, list[str]]:
    """Formatted ``messages`` and accessible names of ``elements``, with ordinary spaces."""
    sources = [file_of(scope, lang).read_text(encoding="utf-8") for scope in (game, CORE, UI)]
    request = {"lang": lang, "sources": sources, "seats": SEATS, "messages": [], "elements": [], **given}
    answer: dict[str, list[str]] = run_node("tests/helpers/sentences.mjs", given=request)
    return {kind: [sentence.replace("\u00a0", " ") for sentence in told] for kind, told in answer.items()}


def sentences(game: str, lang: str, *messages: Any) -> list[str]:
    """The ``messages`` of a game as sentences, with ordinary spaces."""
    return formatted(game, lang, messages=[*messages])["messages"]


def accessible_names(game: str, lang: str, *elements: Any) -> list[str]:
    """The names of the ``elements`` of a game that screen readers read, with ordinary spaces."""
    return formatted(game, lang, elements=[*elements])["elements"]
