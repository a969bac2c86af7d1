"""Words of the texts: plain ones, and one name for each thing; plain_words.toml lists the words to avoid."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools.common import ROOT


def rows_of_game(path: Path) -> dict[str, Any]:
    """Rows of a game's own plain_words.toml, restricted to its texts."""
    own: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    folder = f"games/{path.parent.name}/"
    return {lang: [{**row, "in": [folder]} for row in own.get(lang, [])] for lang in ("en", "cs")}


TABLE: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "plain_words.toml").read_text(encoding="utf-8")
)
OWN = sorted((ROOT / "tests" / "games").glob("*/plain_words.toml"))
for own in OWN:
    for language, own_rows in rows_of_game(own).items():
        TABLE[language] += own_rows
MAY_USE = {
    f"games/{own.parent.name}/": tomllib.loads(own.read_text(encoding="utf-8")).get("may_use", []) for own in OWN
}
"""Words of the common list that a game may use, by the game's folder."""
SYNTAX = re.compile(r'^[a-zA-Z][\w-]* =|^ +\.[\w-]+ =|^ *\*?\[\w+\]|\{ ?"[^"]*" ?\}|\$\w+ ->|\{ [a-z][\w.-]* \}')
"""Pattern of Fluent syntax in a line, which is not text."""
NO_TEXT = re.compile(r"^marks:.*|^### \[[^\]]*\]|^    .*|`[^`]*`|\]\([^)]*\)")
"""Pattern of parts of a Markdown line that are not text: marks and ids of clauses, code, link targets."""
RECORDS = ("docs/journal/", "docs/balance/")
"""Pages that are records and are never edited."""


def files(lang: str) -> list[Path]:
    """All Fluent files and rules in a language."""
    folders = (ROOT / "static" / "texts", ROOT / "py" / "kajuta")
    found = [
        one for folder in folders for one in sorted(folder.rglob("*.ftl")) if f".{one.name}".endswith(f".{lang}.ftl")
    ]
    found += sorted((ROOT / "py" / "kajuta").rglob(f"rules.{lang}.md"))
    return [*found, ROOT / "README.md"] if lang == "en" else found


def pages() -> list[Path]:
    """Pages for developers; only rows marked ``pages`` apply to them."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return [page for page in sorted(found) if not page.relative_to(ROOT).as_posix().startswith(RECORDS)]


def lines(file: Path) -> Iterator[tuple[int, str]]:
    """Line numbers and lines of a file, without syntax."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if file.suffix == ".md":
            yield number, NO_TEXT.sub("", line)
        elif not line.startswith("#"):
            yield number, SYNTAX.sub("", line)


@pytest.mark.parametrize(
    ("lang", "row"), [(lang, row) for lang, rows in TABLE.items() for row in rows], ids=lambda value: str(value)[:60]
)
def test_the_texts_use_plain_words_and_one_name_for_a_thing(lang: str, row: dict[str, Any]) -> None:
    avoided = re.compile(row["avoid"])
    found = []
    for file in [*files(lang), *(pages() if row.get("pages") else [])]:
        path = file.relative_to(ROOT).as_posix()
        if not any(part in path for part in row.get("in", [""])) or any(part in path for part in row.get("but", [])):
            continue
        if any(row["avoid"] in allowed for folder, allowed in MAY_USE.items() if folder in path):
            continue
        # Variable names are not text for people, so only rows about variables apply to them.
        hidden = re.compile(r"$^" if r"\$" in row["avoid"] else r"\$\w+")
        for number, line in lines(file):
            if match := avoided.search(hidden.sub("", line)):
                found.append(f"{path}:{number}: “{match[0]}” in: {line.strip()}")
    assert not found, f"say: {row['say']} (tests/all_games/plain_words.toml)\n" + "\n".join(found)


CAPTION = re.compile(r"^    \.word =(.*)\n(.*)\n", re.M)
"""Pattern of the caption of a counter, such as “cards” under a 3: the line of its name, and the next line."""
AGREES = re.compile(r"^ (v|ve|na|z|ze) |^ (poškození|síla)$")
"""Pattern of Czech captions that fit every number: where or out of what the things are, equal forms, a measure."""


@pytest.mark.parametrize("file", files("cs"), ids=lambda file: file.parent.name + "/" + file.name)
def test_czech_captions_agree_with_their_numbers(file: Path) -> None:
    text = file.read_text(encoding="utf-8") + "\n"
    wrong = [
        first.strip() for first, second in CAPTION.findall(text) if "->" not in second and not AGREES.search(first)
    ]
    assert not wrong, (
        f"give the forms for 1, 2 and 5 (`{{ $count -> [one] ... [few] ... *[other] ... }}`), say where or out of what"
        f" the things are (v balíčku, z 9 kol), or write the number into the text (kolo: 3): {wrong}"
    )
