"""Ahoj as it was judged by hand; frozen, see the package above."""

from league.frozen.ahoy.advice import evaluate
from league.frozen.ahoy.playouts import candidates, playout

__all__ = ["COMMIT", "candidates", "evaluate", "playout"]

COMMIT = "980a9ee"
