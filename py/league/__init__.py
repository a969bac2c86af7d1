"""The league: bots measured against each other, and evaluations trained from their games.

It stands above the engine and outside of it: nothing of it is in the browser, and neither bots nor the match can
reach it.
"""
