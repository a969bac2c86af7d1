"""Node and the npm packages: found, checked, and installed as the lock file pins them."""

import re
import shutil
import subprocess
from pathlib import Path

from tools.common import CACHE, PACKAGES, ROOT, Problem, digest, run, say

OLDEST = 20
HINT = f"Kajuta's build needs Node {OLDEST} or newer (nodejs.org, or your system's packages)"


def node() -> str:
    """Path of the installed Node; raises Problem if it is missing or too old."""
    path = shutil.which("node")
    if path is None:
        raise Problem(f"{HINT}; no `node` was found.")
    version = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major = re.match(r"v(\d+)\.", version)
    if major is None or int(major[1]) < OLDEST:
        raise Problem(f"{HINT}; this is {version or 'a broken one'}.")
    return path


def install() -> None:
    """Install the npm packages of the lock file, unless they are up to date."""
    node()
    stamp = CACHE / "npm.sha256"
    wanted = digest(ROOT.joinpath(name).read_bytes() for name in ("package.json", "package-lock.json"))
    if PACKAGES.is_dir() and stamp.is_file() and stamp.read_text() == wanted:
        return
    npm = shutil.which("npm")
    if npm is None:
        raise Problem(f"{HINT}; `node` is there, but its `npm` is not.")
    say("installing npm packages ...")
    if run([npm, "ci"], quiet=True):
        raise Problem("`npm ci` failed; its own words stand above.")
    CACHE.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def tool(name: str) -> Path:
    """Path of the program ``name`` of an installed npm package."""
    return PACKAGES / ".bin" / name
