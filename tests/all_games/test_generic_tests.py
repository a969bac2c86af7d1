"""Validity of each game's settings for the tests over all games."""

from pathlib import Path

import pytest

from kajuta.games import all_games
from tests.helpers import generic_tests
from tests.helpers.generic_tests import Expected, examples_of, expected


def test_a_game_that_declares_nothing_has_the_usual_expectations() -> None:
    assert expected("nowhere") == Expected()


def test_what_no_test_asks_for_is_named_with_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generic_tests, "FOLDER", tmp_path)
    (tmp_path / "pearls-with-a-fault").mkdir()
    (tmp_path / "pearls-with-a-fault" / "generic_tests.toml").write_text("reason = 9")
    with pytest.raises(ValueError, match=r"pearls-with-a-fault/generic_tests\.toml: .*'reason'"):
        expected("pearls-with-a-fault")


def test_every_example_is_that_of_a_game_and_every_declaration_can_be_read() -> None:
    examples = {test for game in all_games() for test in expected(game.id).examples}
    assert examples == {"two fingers", "list on a phone", "tab key"}
    assert all(examples_of(test) for test in examples)
