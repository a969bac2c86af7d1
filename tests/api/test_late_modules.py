"""Late modules: engine modules whose sources are sent with a request."""

import json
import sys

import pytest

from kajuta.api import late_modules
from kajuta.api.dispatcher import Dispatcher
from tools import engine_zip

SOURCES = {
    "latecomers": '"""A package."""\nfrom latecomers.guest import NAME\n',
    "latecomers.guest": 'NAME = "Eva"\n',
}


def test_a_request_brings_modules_that_are_imported_when_they_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(late_modules, "_LATE", late_modules.LateModules())
    Dispatcher().call(json.dumps({"op": "view", "modules": SOURCES}))
    assert "latecomers" not in sys.modules
    import latecomers  # type: ignore[import-not-found]

    assert latecomers.NAME == "Eva"
    for name in SOURCES:
        del sys.modules[name]


def test_modules_that_are_there_are_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(late_modules, "_LATE", late_modules.LateModules())
    late_modules.add_late_modules({"wave": "raise ValueError"})
    import wave

    assert wave.__file__


@pytest.mark.parametrize("package", engine_zip.LATE)
def test_a_late_package_is_in_no_archive_and_whole_in_its_file(package: str) -> None:
    names = engine_zip.late_sources(package)
    assert f"kajuta.{package}" in names
    assert not [path for path in engine_zip.sources() if package in path.relative_to(engine_zip.PACKAGE).parts]
