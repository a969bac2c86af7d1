"""A copy of the repository with a new game from the template."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.common import ROOT

PACKAGES = (".venv", "node_modules", ".build")
NOT_COPIED = (*PACKAGES, ".git", "dist", "__pycache__", ".*_cache", ".hypothesis")


def copy_of_tree(target: Path) -> Path:
    """Copy the sources to ``target``, sharing the installed packages, and create the game ``wrecks`` in the copy."""
    shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(*NOT_COPIED))
    for name in PACKAGES:
        if (ROOT / name).exists():
            (target / name).symlink_to((ROOT / name).resolve())
    done = in_tree(target, "build.py", "new", "wrecks", "--title", "Wrecks & Reefs", "--players", "2-4")
    assert done.returncode == 0, done.stdout + done.stderr
    return target


def in_tree(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a copy of the repository."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(tree), str(tree / "py")))},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
