"""Decision making of bots and the coach: evaluation, candidate actions, playouts."""
