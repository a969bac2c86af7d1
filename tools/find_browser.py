"""Finding a Chromium for the browser tests: Playwright's, an installed one, or one that this module installs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.common import Problem, say

SHELL = "chromium-headless-shell"
"""Debian's headless Chromium: the same engine with a quarter less work."""
INSTALLED = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_ASK = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"


def found(python: str = sys.executable) -> str | None:
    """Path of an installed Chromium, None if there is none. ``python``: interpreter that has Playwright."""
    answer = subprocess.run([python, "-c", _ASK], capture_output=True, text=True, check=False).stdout.strip()
    if answer and Path(answer).is_file():
        return answer
    return next((path for name in INSTALLED if (path := shutil.which(name))), None)


def need(python: str = sys.executable) -> str:
    """Path of a Chromium, installed first if there is none."""
    if program := found(python):
        return program
    say("no Chromium here; installing Playwright's ...")
    _try([python, "-m", "playwright", "install", "chromium"])
    if program := found(python):
        return program
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        say("Playwright's cannot be had; installing Debian's ...")
        _try(["apt-get", "update"])
        _try(["apt-get", "install", "-y", "--no-install-recommends", SHELL])
        if not found(python):
            _try(["apt-get", "install", "-y", "--no-install-recommends", "chromium"])
        if program := found(python):
            return program
    raise Problem("The browser tests need Chromium or Chrome: install one, or run `python3 build.py test quick`.")


def _try(command: list[str]) -> None:
    try:
        subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=900, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return
