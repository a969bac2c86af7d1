"""No-break spaces that the page adds to its texts: see static/ui/typography.js."""

import json
import subprocess
from pathlib import Path

import pytest

from tools.common import ROOT
from tools.node_and_npm import node

SCRIPT = """
import { Texts } from %s;
const [lang, source, message] = JSON.parse(process.argv[1]);
const texts = new Texts(lang, [source]);
texts.seats = [{ name: "Eva" }];
console.log(texts.plain(message));
"""


def shown(lang: str, text: str, **args: object) -> str:
    """Text as the page shows it, with ~ for a no-break space."""
    script = SCRIPT % json.dumps((ROOT / "static" / "ui" / "texts.js").as_uri())
    request = json.dumps([lang, f"one = {text}\nthing = karty", {"id": "one", "args": args}])
    command: list[str | Path] = [node(), "--input-type=module", "-e", script, request]
    done = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
    return done.stdout.rstrip("\n").replace("\u00a0", "~")


@pytest.mark.parametrize(
    ("lang", "text", "typeset"),
    [
        ("cs", "K ostrovu a v noci z moře", "K~ostrovu a~v~noci z~moře"),
        ("cs", "(s { $seat } o { $thing })", "(s~Eva o~karty)"),
        ("cs", "Vyložte 2 karty do 3. řady", "Vyložte 2~karty do 3. řady"),
        ("cs", "ještě { $n } { $thing }", "ještě 5~karty"),
        ("cs", "až do konce, on i ona", "až do konce, on i~ona"),
        ("cs", "Není-li komu, je-li", "Není-\u2060li komu, je-\u2060li"),
        ("en", "a Tel-li", "a Tel-li"),
        ("en", "{ $n } × gems, 2 × { $thing }", "5~×~gems, 2~×~karty"),
        ("en", "Play a card or discard { $n } cards", "Play a card or discard 5~cards"),
        ("en", "row { $n }, column 2 → row 3.", "row~5, column~2 → row~3."),
        ("cs", "Vyzvedávejte (nové: { $n })", "Vyzvedávejte (nové:~5)"),
        ("cs", "Vyložte 3. kartu a 12 dalších (poklady: 3/12)", "Vyložte 3. kartu a~12~dalších (poklady:~3/12)"),
    ],
)
def test_a_line_does_not_break_after_a_word_of_one_letter_or_a_number(lang: str, text: str, typeset: str) -> None:
    assert shown(lang, text, seat={"seat": 0}, thing={"id": "thing"}, n=5) == typeset
