"""Settings of every test process."""

import gc

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    """Leave what is there before the first test out of garbage collections, and collect less often.

    Modules and thousands of collected tests live until the end; looking through them again and again takes long.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
