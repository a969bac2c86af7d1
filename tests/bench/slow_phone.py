"""A browser as slow as on a cheap phone: its processes share a quarter of this machine's processor time.

The throttling of browsers slows the page but none of its workers. So the browser runs in a Linux control group with a
limit on processor time, which needs root; elsewhere the rows for a slow phone are left out.
"""

import os
import shlex
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tools import find_browser

SHARE = 0.25
PERIOD = 10_000
"""Period of the limit in microseconds; shorter than a frame of 16,667 µs."""
GROUPS = Path("/sys/fs/cgroup")


@contextmanager
def slow_browser(folder: Path) -> Iterator[Path | None]:
    """Path of a program that starts a slow Chromium, written into ``folder``; None if no control group can be made."""
    is_divided = (GROUPS / "cpu").is_dir()  # cgroup version 1: one hierarchy for each resource
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
        with suppress(OSError):  # the last process may still be exiting
            group.rmdir()
