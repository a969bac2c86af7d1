"""The scene of a position, and the clicks that lead to actions."""
