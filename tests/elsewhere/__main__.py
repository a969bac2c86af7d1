"""Smoke tests in other browsers than Chromium.

    .venv/bin/python -m tests.elsewhere [firefox] [webkit]

Firefox is Debian's ``firefox-esr`` or another installed version. WebKit is WebKitGTK's small test browser (Debian's
``webkit2gtk-driver``) on a virtual screen (``xvfb``). A browser that is not installed fails its tests.
"""

import sys
from pathlib import Path

import pytest

sys.exit(pytest.main([str(Path(__file__).parent), "-v", *(f"--in={name}" for name in sys.argv[1:])]))
