"""The league: games between bots that measure their strength, balance the games, train evaluations and find puzzles.

It uses the engine (``kajuta``) but is not part of the site, and the engine never imports it. ``league_commands``
defines its commands.
"""
