"""The engine's API: requests from the page and from guests at other screens. ``dispatcher`` is the entry point."""
