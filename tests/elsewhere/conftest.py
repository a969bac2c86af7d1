"""Fixture with one tab for each requested browser; all tests of a browser share its tab."""

from collections.abc import Iterator

import pytest

from tests.elsewhere import tabs

BROWSERS = {"firefox": tabs.firefox, "webkit": tabs.webkit}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that names browsers."""
    parser.addoption(
        "--in", action="append", dest="browsers", choices=[*BROWSERS], help="a browser to test; all by default"
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run every test in every named browser, one browser after the other."""
    if "tab" in metafunc.fixturenames:
        named = metafunc.config.getoption("browsers") or [*BROWSERS]
        metafunc.parametrize("tab", named, indirect=True, scope="module")


@pytest.fixture(scope="module")
def tab(request: pytest.FixtureRequest) -> Iterator[tabs.Tab]:
    """A tab of a browser with an empty profile."""
    with BROWSERS[request.param]() as one:
        yield one
