"""Move choice of bots and the coach: evaluation, candidate actions and playouts."""
