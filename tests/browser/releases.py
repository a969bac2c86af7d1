"""Builds of the site for the browser tests; each test process makes the parts that all builds share only once."""

from functools import cache

from tools import site


@cache
def _parts(plain: bool) -> site.Parts:
    return site.parts(plain=plain)


def assembled(extra: site.Files | None = None, *, plain: bool = False) -> site.Files:
    """All files of a release by address. ``extra``: files to add or replace; ``plain``: without the memory snapshot."""
    return site.assemble(extra, made=_parts(plain))
