"""Tranquility as it was judged by hand; frozen, see the package."""

from league.frozen.tranquility.advice import evaluate
from league.frozen.tranquility.playouts import candidates, playout

__all__ = ["candidates", "evaluate", "playout"]

COMMIT = "52ef88a"
