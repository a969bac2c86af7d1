"""Optional build steps: a step that does not recognise its input is skipped with one warning."""

import re
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from tools.common import ROOT

T = TypeVar("T")
LEFT_OUT = "left out: "
_ERROR = re.compile(r"^(?:\w*Error(?: \[\w+\])?|Fatal): .+$", re.MULTILINE)


class Unrecognized(ValueError):
    """Error of an optional step that does not recognise its input; the text says what differs."""


@dataclass(frozen=True)
class Step:
    """An optional step. ``cost``: what users notice if it is skipped."""

    name: str
    cost: str


@dataclass
class Steps:
    """The optional steps of one build, with a warning for each skipped one."""

    warnings: list[str] = field(default_factory=list)

    def attempt(self, step: Step, work: Callable[[], T], otherwise: T) -> T:
        """Result of ``work``. If it raises an error about its input, record a warning and return ``otherwise``."""
        try:
            return work()
        except (ValueError, LookupError) as why:  # a parse error means an unknown input as well
            self.leave_out(step, str(why))
            return otherwise

    def leave_out(self, step: Step, why: str) -> None:
        """Record a warning that ``step`` was skipped."""
        self.take(f"{LEFT_OUT}{step.name} ({why}). {step.cost}")

    def take(self, output: str) -> None:
        """Move the warnings from the output of a subprocess, which has optional steps of its own, into this list."""
        lines = [line for line in output.splitlines() if line.startswith(LEFT_OUT)]
        self.warnings += [line for line in lines if line not in self.warnings]


def execute(command: Sequence[str | Path]) -> str:
    """Output of ``command``; raises Unrecognized with its error message if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        errors = _ERROR.findall(said) or [said.rpartition("\n")[2]]
        raise Unrecognized(errors[-1].removeprefix("Error: "))
    return done.stdout
