"""The written rules: both languages say the same clauses, and every clause has a test."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

from kajuta.core.rule_clauses import CORE, load_clauses, parse_clauses
from kajuta.games import all_games

SCOPES = [CORE, *(game.id for game in all_games())]
LANGUAGES = ("cs", "en")
TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("scope", SCOPES)
def test_both_languages_have_the_same_clauses(scope: str) -> None:
    czech, english = ([(one["id"], one["marks"]) for one in load_clauses(scope, lang)] for lang in LANGUAGES)
    assert czech == english, f"{scope}: rules.cs.md and rules.en.md have other clauses, marks, or another order"


@pytest.mark.parametrize("scope", [scope for scope in SCOPES if scope != CORE])
def test_every_clause_has_a_test(scope: str) -> None:
    tested = clauses_of_tests(TESTS / "games" / scope)
    needed = {one["id"] for one in load_clauses(scope, "en") if "people" not in one["marks"]}
    assert not needed - set(tested), (
        f'clauses without a test: mark one in tests/games/{scope}/ with @pytest.mark.clause("{scope}", "...")'
    )
    assert not set(tested) - {one["id"] for one in load_clauses(scope, "en")}, "tests of clauses that do not exist"


def clauses_of_tests(tests: Path) -> dict[str, list[str]]:
    """Tests by clause id, from the ``pytest.mark.clause`` marks in the sources."""
    found = defaultdict(list)
    for path in sorted(tests.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for clause in _marked(node):
                    found[clause].append(f"{path.name}::{node.name}")
    return found


def _marked(function: ast.FunctionDef) -> list[str]:
    ids = []
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
            ids += [one.value for one in decorator.args[1:] if isinstance(one, ast.Constant)]
    return ids


def test_a_heading_that_is_no_clause_is_refused_with_its_line() -> None:
    with pytest.raises(ValueError, match=r"rules\.en\.md:2"):
        parse_clauses("# Title\n### No id\ntext", "rules.en.md")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("### [a] A\n### [b] B\ntext", "a has no text"),
        ("### [a] A\ntext\n### [a] A\ntext", "duplicate clause id"),
        ("### [a] A\nmarks: new\ntext", "unknown mark new"),
    ],
)
def test_a_damaged_rules_file_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        parse_clauses(text, "rules.en.md")


def test_a_clause_has_its_section_title_marks_and_text() -> None:
    (clause,) = parse_clauses("## Part\n### [a.b] Name\nmarks: ruling technical\nOne.\n\n- two", "rules.en.md")
    assert clause == {
        "id": "a.b",
        "title": "Name",
        "section": "Part",
        "marks": ["ruling", "technical"],
        "text": "One.\n\n- two",
    }
