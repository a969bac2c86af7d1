"""Releases of the site, whose parts each worker makes once."""

from functools import cache

from tools import site


@cache
def _parts(plain: bool) -> site.Parts:
    return site.parts(plain=plain)


def assembled(extra: site.Files | None = None, *, plain: bool = False) -> site.Files:
    """Every file of a release. ``extra``: files to add or to replace; ``plain``: without the memory snapshot."""
    return site.assemble(extra, made=_parts(plain))
