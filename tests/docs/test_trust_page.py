"""docs/trust.md: the tests named in its list of faults exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_test_that_the_list_of_faults_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "trust.md").read_text(encoding="utf-8")))
    there = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    assert named
    assert sorted(name for name in named if f"def {name}(" not in there) == []
