"""Thinking of bots and the coach: evaluation, candidate actions, playouts."""
