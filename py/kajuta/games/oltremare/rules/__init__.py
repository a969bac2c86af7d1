"""Rules of the game: position, legal actions and their effects, log lines and motions."""
