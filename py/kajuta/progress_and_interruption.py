"""Helpers for long-running commands: a progress line with the time left, and a clean exit on Ctrl-C."""

import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TextIO, TypeVar

Item = TypeVar("Item")

INTERRUPTED = 130
"""Exit code after Ctrl-C, as shells define it."""
WIDTH = 60
"""Minimum width of the line in columns, so that it overwrites the previous one."""
EVERY = 0.2
"""Minimum number of seconds between two updates."""


class ProgressLine:
    """A line of ``stream`` that is overwritten at each update: items done, total, and time left."""

    def __init__(self, what: str, total: int, stream: TextIO | None = None) -> None:
        self._what = what
        self._total = total
        self._stream = sys.stderr if stream is None else stream
        self._began = time.perf_counter()
        self._done = 0
        self._written = self._began - EVERY

    def step(self) -> None:
        """Count one item; update the line unless it was updated a moment ago."""
        self._done += 1
        now = time.perf_counter()
        if now - self._written < EVERY and self._done < self._total:
            return
        self._written = now
        left = (now - self._began) / self._done * (self._total - self._done)
        line = f"{self._what}: {self._done}/{self._total}, at most {left / 60:.0f} min left"
        print(f"\r{line:<{WIDTH}}", end="", file=self._stream, flush=True)

    def end(self) -> None:
        """Keep the line; further output begins below it."""
        print(file=self._stream, flush=True)


def with_progress(items: Iterable[Item], total: int, what: str, stream: TextIO | None = None) -> Iterator[Item]:
    """Yield ``items``, of which there are ``total``, and show the progress under the name ``what``."""
    line = ProgressLine(what, total, stream)
    for item in items:
        line.step()
        yield item
    line.end()


@contextmanager
def worker_processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Context manager that provides ``jobs`` worker processes and terminates them on an exception.

    The workers ignore Ctrl-C, which the main process handles.
    """
    threads = set(threading.enumerate())
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    except BaseException:
        # First the pool forgets its waiting tasks. Else it prints a traceback for each one when a worker ends.
        pool.shutdown(wait=False, cancel_futures=True)
        workers = multiprocessing.active_children()
        for process in workers:
            process.terminate()
        for process in workers:
            process.join()
        # The pool's own threads close its pipes. If Python exits meanwhile, it writes to a closed one.
        for thread in set(threading.enumerate()) - threads:
            thread.join()
        raise
    pool.shutdown()


def run_interruptibly(command: Callable[[], int]) -> int:
    """Run ``command`` and return its exit code; on Ctrl-C print one line instead of a traceback."""
    try:
        return command()
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return INTERRUPTED
