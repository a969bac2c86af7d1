"""The rules: position, legal actions and what they lead to, with the log and the motions that they tell."""
