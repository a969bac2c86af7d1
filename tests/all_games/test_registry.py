"""Registry of games: an unfinished game does not affect the others, and none stays unfinished."""

from pathlib import Path

import pytest

from kajuta import cli, games
from tests.helpers import miniature
from tools import engine_zip, game_data

COMPLETE = "from tests.helpers.miniature import GAME\n"
WITHOUT_RULES = """
from kajuta.core.game import Game

class Half(Game):
    id = "half"

GAME = Half()
"""


def folder_of_games(where: Path, **sources: str) -> games.ImportedGames:
    """Function that imports the games of a package, each with the given source of its ``__init__.py``."""
    for game_id, source in sources.items():
        (where / game_id).mkdir(parents=True)
        (where / game_id / "__init__.py").write_text(source)
    return games.import_games([str(where)], where.name)


def test_a_game_that_cannot_be_imported_leaves_the_others_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    imported = folder_of_games(
        tmp_path / "trial",
        empty="",
        half=WITHOUT_RULES,
        shells=COMPLETE,
        typo="def :",
        unknown="from nothing_of_this_name import GAME",
    )
    assert imported.games == (miniature.GAME,)
    assert list(imported.broken) == ["empty", "half", "typo", "unknown"]
    assert "nothing_of_this_name" in imported.broken["unknown"]
    assert imported.broken["unknown"].endswith("(__init__.py, line 1)")
    assert "line 7" in imported.broken["half"]
    assert imported.broken["typo"].endswith("(__init__.py, line 1)")


def test_the_command_line_works_beside_a_broken_game_and_names_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "_imported_games", lambda: games.ImportedGames((miniature.GAME,), {"half": "no rules"}))
    assert cli.main(["simulate", "shells", "--players", "2", "--games", "1"]) == 0
    assert "half" not in capsys.readouterr().err
    for arguments, code in ((["games"], 0), (["simulate", "half", "--players", "2"], 2)):
        assert cli.main(arguments) == code
        assert "kajuta: half is no game yet: no rules" in capsys.readouterr().err


def test_a_game_without_its_texts_or_table_stays_out_of_the_site(monkeypatch: pytest.MonkeyPatch) -> None:
    class Half(type(miniature.GAME)):  # type: ignore[misc]
        id = "half"

    Half.scene = games.Game.scene
    finished, dropped = games.all_games()[0].id, games.all_games()[1].id
    imported = games.ImportedGames((miniature.GAME, Half(), *games.all_games()[:1]), {"typo": "SyntaxError"})
    monkeypatch.setattr(games, "_imported_games", lambda: imported)
    assert game_data.unfinished() == {
        "typo": "SyntaxError",
        "shells": "rules.cs.md is missing",
        "half": "scene is not written",
    }
    assert game_data.game_ids() == [finished]
    packed = {path.parent.name for path in engine_zip.sources()}
    assert finished in packed
    assert dropped not in packed


def test_no_folder_of_a_game_is_unfinished() -> None:
    assert game_data.unfinished() == {}
