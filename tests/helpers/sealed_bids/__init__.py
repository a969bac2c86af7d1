"""Salvage: a miniature game with sealed rounds for tests, divided into files like a real game.

Eight wrecks are sold one after the other. Every seat holds eight bid cards that only it sees. All seats bid on the open
wreck at the same time, with one card or (as an option) two. The bids are revealed together; the highest sum takes the
wreck, and the next seat leads. Of equal sums, the one nearest to the leader wins. The most points win.
"""

from tests.helpers.sealed_bids.game import GAME

__all__ = ["GAME"]
