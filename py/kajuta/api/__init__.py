"""Requests to the engine, from the page and from guests at other screens."""
