"""`build.py check`: it reports in plain words what a game lacks, with the section of the docs."""

import re
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import one_game
from tests.all_games import test_properties, test_scenes
from tests.helpers.random_play import TABLES
from tools import check_game, game_data, game_lacks, new_game
from tools.common import ROOT, Problem

DOCS = (ROOT / check_game.DOCS).read_text(encoding="utf-8")


@pytest.fixture
def wrecks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folder of a new game with the id ``wrecks``, which can be imported."""
    monkeypatch.setattr(new_game, "record_golden_games", lambda *_: None)
    for folder in ("py/kajuta/games", "tests/games"):
        (tmp_path / folder).mkdir(parents=True)
    folder, _ = new_game.make("wrecks", "Wrecks", "2-3", tmp_path)
    games = sys.modules["kajuta.games"]
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder.parent)])
    rule_clauses = game_data.module("kajuta.core.rule_clauses")
    monkeypatch.setattr(rule_clauses, "scope_folder", lambda scope: folder)
    for name in [name for name in sys.modules if name.startswith("kajuta.games.wrecks")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(game_lacks, "GAMES", folder.parent)
    monkeypatch.setattr(game_lacks, "ROOT", tmp_path)
    live = game_data.module("kajuta.games.wrecks").GAME
    monkeypatch.setattr(game_lacks, "_game", lambda _: live)
    return folder


def lacks(part: str) -> str:
    return "\n".join(game_lacks.LOOKS[part]("wrecks"))


@pytest.mark.parametrize("part", ["rules", "table", "texts", "clauses", "bots", "help"])
def test_a_new_game_lacks_nothing(wrecks: Path, part: str) -> None:
    assert lacks(part) == ""


@pytest.mark.parametrize(
    ("part", "file", "old", "new", "said"),
    [
        ("texts", "cs.ftl", "log-play", "log-plaa", "py/kajuta/games/wrecks/cs.ftl lacks log-play, which en.ftl has"),
        ("texts", "en.ftl", "game-tagline", "tagline", "py/kajuta/games/wrecks/en.ftl lacks game-tagline"),
        ("texts", "art/icons.txt", "wave-crest", "wave-crust", "asks for the icon 'wave-crust'"),
        ("clauses", "rules.en.md", "[end.points]", "[end.pointed]", "rules.cs.md lacks the clauses end.pointed"),
        ("clauses", "rules.en.md", "[end.points]", "[end.pointed]", "the clause end.pointed of py/kajuta/games/wrecks"),
        ("clauses", "rules.en.md", "### [card.play]", "### card.play", "rules.en.md:7: a clause starts with"),
        ("help", "rare.json", "log-discard", "log-storm", "speaks of log-storm, which en.ftl does not have"),
        ("help", "rare.json", "{", "[", "rare.json is no JSON"),
        ("help", "handbook.json", '"told"', '"tell"', 'handbook.json lacks "told"'),
        ("help", "en.ftl", "feat-climber", "feat-climbs", "en.ftl lacks feat-climber, each with the attribute .how"),
    ],
)
def test_what_is_missing_is_named_with_its_file(
    wrecks: Path, part: str, file: str, old: str, new: str, said: str
) -> None:
    path = wrecks / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert said in lacks(part)


@pytest.mark.parametrize(
    ("part", "file"),
    [
        ("texts", "cs.ftl"),
        ("clauses", "rules.en.md"),
        ("help", "rare.json"),
        ("help", "handbook.json"),
        ("help", "handbook.cs.ftl"),
    ],
)
def test_a_file_that_is_missing_is_named_with_what_belongs_into_it(wrecks: Path, part: str, file: str) -> None:
    (wrecks / file).unlink()
    assert re.search(rf"py/kajuta/games/wrecks/{re.escape(file)} is missing: \w+", lacks(part))


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(Problem, match=r"there is no game 'wrecks' .* there are .*build\.py new"):
        check_game.check("wrecks")
    with pytest.raises(Problem, match=r"there is no game '\.\./core'"):
        check_game.check("../core")


def test_a_part_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(Problem, match=r"no part 'tabel' .* rules, table, texts"):
        check_game.check(game_data.game_ids()[0], ["tabel"])


@pytest.mark.parametrize(
    ("names", "browser", "last"), [([], False, "code"), ([], True, "browser"), (["matches"], True, "browser")]
)
def test_the_browser_is_checked_when_it_is_asked_for(names: list[str], browser: bool, last: str) -> None:
    chosen = [part.id for part in check_game.chosen_parts(names, browser=browser)]
    assert chosen[-1] == last
    assert len(chosen) == (len(names) or len(check_game.PARTS) - 1) + browser


def test_each_part_leads_to_a_section_of_the_docs_in_their_order() -> None:
    headings = re.findall(r"^## (.+)$", DOCS, re.MULTILINE)
    sections = list(dict.fromkeys(part.section for part in check_game.PARTS))
    assert [heading for heading in headings if heading in sections] == sections


def test_the_docs_name_every_part_and_no_other() -> None:
    named = re.findall(r"^\| `(\w+)` \| .*$", DOCS, re.MULTILINE)
    assert named == check_game.part_names()
    for words in re.findall(r"build\.py check pearls((?: [a-z]+)*)", DOCS):
        assert set(words.split()) <= set(named)


def test_the_files_of_all_parts_are_there() -> None:
    for part in check_game.PARTS:
        for name in {*part.files, *part.whole}:
            assert "{id}" in name or (ROOT / "tests" / name).exists(), name


def test_plain_words_are_checked_wherever_texts_are_written() -> None:
    words = "all_games/test_plain_words.py"
    assert [part.id for part in check_game.PARTS if words in part.files and words in part.whole] == ["texts", "clauses"]


def test_a_failed_assertion_without_a_message_is_quoted() -> None:
    crash = SimpleNamespace(message="AssertionError", path="tests/browser/player.py", lineno=9)
    traceback = SimpleNamespace(reprentries=[SimpleNamespace(lines=["    assert after == before"])])
    report = pytest.CollectReport("", "failed", SimpleNamespace(reprcrash=crash, reprtraceback=traceback), [])
    assert one_game.said(report) == "AssertionError in tests/browser/player.py, line 9\nassert after == before"


def test_a_test_belongs_to_the_games_among_its_parameters() -> None:
    first, second, *_ = game_data.module("kajuta.games").all_games()
    assert list(one_game.named(first.id)) == list(one_game.named((first, 2))) == [first.id]
    assert list(one_game.named({"game": second.id, "seed": 3})) == [second.id]
    assert list(one_game.named([f"not {first.id}", 7])) == []


def test_pieces_that_differ_between_seeds_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table = TABLES[0]
    monkeypatch.setattr(type(table.game), "component_inventory", lambda _, state: ["boat", f"rock {state.rng}"])
    said = rf"{table.game.id}: component_inventory .* only first: 'rock \d+'; only then: 'rock \d+'\. List pieces"
    with pytest.raises(AssertionError, match=said):
        test_properties.test_every_seed_deals_the_same_pieces(table)


def test_a_seat_without_a_panel_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table = TABLES[0]
    drawn = table.game.scene

    def scene(state: Any, viewer: int | None) -> dict[str, Any]:
        return {
            "areas": [{**one, "kind": "fan"} if one.get("seat") == 1 else one for one in drawn(state, viewer)["areas"]]
        }

    monkeypatch.setattr(table.game, "scene", scene)
    with pytest.raises(AssertionError, match=r'no area of the scene has place="seat" and seat=1'):
        test_scenes.test_every_seat_has_a_panel_with_its_name(table)
