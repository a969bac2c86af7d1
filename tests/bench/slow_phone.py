"""A browser as slow as on a cheap phone: all its processes together get a quarter of this machine's processors.

The throttling that browsers offer slows the page and none of its workers. So the browser runs in a control group of
Linux with a quota of processor time, for which this process needs to be root; elsewhere there are no such rows.
"""

import os
import shlex
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tools import find_browser

SHARE = 0.25
PERIOD = 10_000
"""Microseconds in which the group gets its share once: short, for a frame takes 16,667."""
GROUPS = Path("/sys/fs/cgroup")


@contextmanager
def slow_browser(folder: Path) -> Iterator[Path | None]:
    """Program that starts a slow Chromium; None where no group can be made. ``folder``: where the program is put."""
    is_divided = (GROUPS / "cpu").is_dir()  # version 1: one hierarchy for each resource
    group = (GROUPS / "cpu" if is_divided else GROUPS) / f"slow-phone-{os.getpid()}"
    quota = int(SHARE * (os.cpu_count() or 1) * PERIOD)
    limits = {"cpu.max": f"{quota} {PERIOD}"}
    if is_divided:
        limits = {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": str(quota)}
    try:
        group.mkdir()
        for name, value in limits.items():
            (group / name).write_text(value)
    except OSError:
        yield None
        return
    program = folder / "slow-browser"
    join = f"echo $$ > {shlex.quote(str(group / 'cgroup.procs'))}"
    program.write_text(f'#!/bin/sh\n{join}\nexec {shlex.quote(find_browser.need())} "$@"\n')
    program.chmod(0o755)
    try:
        yield program
    finally:
        with suppress(OSError):  # the last process may still be ending
            group.rmdir()
