"""Where measured figures come from."""

import subprocess
from pathlib import Path


def checked_out_commit() -> str:
    """Short name of the commit that is checked out, "" where there is none."""
    found = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False, cwd=Path(__file__).parent
    )
    return found.stdout.strip()
