"""The commit of the code, recorded as the source of measured figures."""

import subprocess
from pathlib import Path


def checked_out_commit() -> str:
    """Short hash of the checked-out commit, "" outside a repository."""
    found = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False, cwd=Path(__file__).parent
    )
    return found.stdout.strip()
