"""A second miniature game, with sealed rounds, and divided into files as a real game is.

"Salvage": eight wrecks are sold, one after the other. Everybody holds eight bid cards that nobody else sees. All seats
bid on the open wreck at the same time, with one card or (an option) two. The bids are shown together, the highest sum
takes the wreck, and the next seat leads. Of equal sums the one nearest to the leader counts. Most points win.
"""

from tests.helpers.sealed_bids.game import GAME

__all__ = ["GAME"]
