"""docs/start.md: the files that it names as users of private interfaces exist."""

import re

from tools.common import ROOT

PAGE = (ROOT / "docs" / "start.md").read_text(encoding="utf-8")


def test_every_file_that_relies_on_a_private_interface_exists() -> None:
    named = re.findall(r"`((?:tools|static|tests)/[\w/.-]+|pyscript\.toml)`", PAGE)
    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_file_of_the_runtime_is_in_its_map() -> None:
    folder = ROOT / "tools" / "runtime"
    listed = set(re.findall(r"`([\w.-]+\.(?:py|mjs))`", (folder / "README.md").read_text(encoding="utf-8")))
    assert {path.name for path in folder.iterdir() if path.suffix in {".py", ".mjs"}} <= listed
