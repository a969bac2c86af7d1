"""Plays the smoke part of the browser tests in other browsers than Chromium.

    .venv/bin/python -m tests.elsewhere [firefox] [webkit]

Firefox is Debian's ``firefox-esr`` or another that is installed; WebKit is WebKitGTK's small browser (Debian's
``webkit2gtk-driver``) on a screen that nobody sees (``xvfb``). What is not installed fails.
"""

import sys
from pathlib import Path

import pytest

sys.exit(pytest.main([str(Path(__file__).parent), "-v", *(f"--in={name}" for name in sys.argv[1:])]))
