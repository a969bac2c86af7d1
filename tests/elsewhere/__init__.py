"""Smoke tests in Firefox and WebKit: ``python3 -m tests.elsewhere`` (needs .venv)."""
