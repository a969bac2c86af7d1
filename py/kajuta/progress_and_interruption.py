"""What commands that run for minutes share: a line of progress with an estimate, and a quiet end at Ctrl-C."""

import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TextIO, TypeVar

Item = TypeVar("Item")

INTERRUPTED = 130
"""Exit code of a command that was interrupted, as shells have it."""
WIDTH = 60
"""Columns that a line takes at least, so that it covers the one before."""
EVERY = 0.2
"""Seconds between two lines."""


class ProgressLine:
    """One line of ``stream`` that is written anew at every step: what is done, of how many, and the time left."""

    def __init__(self, what: str, total: int, stream: TextIO | None = None) -> None:
        self._what = what
        self._total = total
        self._stream = sys.stderr if stream is None else stream
        self._began = time.perf_counter()
        self._done = 0
        self._written = self._began - EVERY

    def step(self) -> None:
        """Count one more; write the line unless one has just been written."""
        self._done += 1
        now = time.perf_counter()
        if now - self._written < EVERY and self._done < self._total:
            return
        self._written = now
        left = (now - self._began) / self._done * (self._total - self._done)
        line = f"{self._what}: {self._done}/{self._total}, at most {left / 60:.0f} min left"
        print(f"\r{line:<{WIDTH}}", end="", file=self._stream, flush=True)

    def end(self) -> None:
        """Leave the line as it is; what is written next begins below it."""
        print(file=self._stream, flush=True)


def with_progress(items: Iterable[Item], total: int, what: str, stream: TextIO | None = None) -> Iterator[Item]:
    """Yield ``items`` (``total`` of them) and tell the progress of ``what`` as they come."""
    line = ProgressLine(what, total, stream)
    for item in items:
        line.step()
        yield item
    line.end()


@contextmanager
def worker_processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Provide ``jobs`` processes that leave Ctrl-C to this one, and end them at once when it comes."""
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        pool.shutdown()
        raise
    pool.shutdown()


def run_interruptibly(command: Callable[[], int]) -> int:
    """Exit code of ``command``; at Ctrl-C a line that says so takes the place of a traceback."""
    try:
        return command()
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return INTERRUPTED
