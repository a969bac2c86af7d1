"""What bots and the coach think of a position: evaluation, candidate actions, playouts."""
