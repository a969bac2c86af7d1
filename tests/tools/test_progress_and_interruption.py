"""Progress of long-running commands, and their end without a traceback after an interruption."""

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kajuta.progress_and_interruption import INTERRUPTED, with_progress

PYTHON = Path(__file__).parents[2] / "py"


def test_a_line_of_progress_counts_and_estimates_and_ends_below_itself() -> None:
    stream = io.StringIO()
    assert list(with_progress("abc", 3, "letters", stream)) == ["a", "b", "c"]
    first, *_, last = stream.getvalue().split("\r")[1:]
    assert first.startswith("letters: 1/3, at most 0 min left")
    assert last.startswith("letters: 3/3") and last.endswith("\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_long_command_with_one_word_and_all_its_processes(jobs: str) -> None:
    call = ["-m", "kajuta", "simulate", "submarine", "--players", "2", "--bots", "mate", "--games", "9999"]
    # Shells start background jobs, such as these tests may be, with SIGINT ignored; a child would inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    command = subprocess.Popen(
        [sys.executable, *call, "--jobs", jobs],
        env=os.environ | {"PYTHONPATH": str(PYTHON)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    signal.signal(signal.SIGINT, before)
    assert command.stderr is not None
    told = b""
    while b"submarine: " not in told:
        told += os.read(command.stderr.fileno(), 4096)
    os.killpg(command.pid, signal.SIGINT)
    _, rest = command.communicate(timeout=60)
    assert command.returncode == INTERRUPTED
    assert rest.splitlines()[-1] == b"stopped" and b"Traceback" not in told + rest
    for _ in range(100):
        try:
            os.killpg(command.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("a process goes on")
