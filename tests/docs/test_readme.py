"""The README's list of screenshots is generated and up to date."""

from tests.pictures import README, SHOWN, with_tables


def test_the_readme_shows_the_pictures_as_the_command_writes_them() -> None:
    readme = README.read_text(encoding="utf-8")
    assert SHOWN.search(readme)
    assert with_tables(readme) == readme, "python3 -m tests.pictures"
