"""Optional steps of the build: a step that does not recognise its input is left out with one warning."""

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
    """A step does not know what it works on; the text says what differs."""


@dataclass(frozen=True)
class Step:
    """An optional step. ``cost``: what a person notices where it is left out."""

    name: str
    cost: str


@dataclass
class Steps:
    """The steps of one build, with a warning for each that was left out."""

    warnings: list[str] = field(default_factory=list)

    def attempt(self, step: Step, work: Callable[[], T], otherwise: T) -> T:
        """Result of ``work``, or ``otherwise`` where it does not recognise its input."""
        try:
            return work()
        except (ValueError, LookupError) as why:  # what fails to parse is not recognised either
            self.leave_out(step, str(why))
            return otherwise

    def leave_out(self, step: Step, why: str) -> None:
        """Note that ``step`` was left out."""
        self.take(f"{LEFT_OUT}{step.name} ({why}). {step.cost}")

    def take(self, output: str) -> None:
        """Take the warnings out of the output of a program that has optional steps itself."""
        lines = [line for line in output.splitlines() if line.startswith(LEFT_OUT)]
        self.warnings += [line for line in lines if line not in self.warnings]


def execute(command: Sequence[str | Path]) -> str:
    """Output of ``command``; raises Unrecognized with its error message where it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        errors = _ERROR.findall(said) or [said.rpartition("\n")[2]]
        raise Unrecognized(errors[-1].removeprefix("Error: "))
    return done.stdout
