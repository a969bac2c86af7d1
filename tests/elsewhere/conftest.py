"""A tab of each browser that was asked for; all tests of one browser share it, as a person would."""

from collections.abc import Iterator

import pytest

from tests.elsewhere import tabs

BROWSERS = {"firefox": tabs.firefox, "webkit": tabs.webkit}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the browsers be named."""
    parser.addoption("--in", action="append", dest="browsers", choices=[*BROWSERS], help="a browser; all without it")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run every test in every browser that was named, one browser after the other."""
    if "tab" in metafunc.fixturenames:
        named = metafunc.config.getoption("browsers") or [*BROWSERS]
        metafunc.parametrize("tab", named, indirect=True, scope="module")


@pytest.fixture(scope="module")
def tab(request: pytest.FixtureRequest) -> Iterator[tabs.Tab]:
    """A browser with an empty profile."""
    with BROWSERS[request.param]() as one:
        yield one
