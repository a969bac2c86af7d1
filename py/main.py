"""The worker's entry: one JSON request in, one JSON answer out.

Runs in the browser under PyScript, which finds the functions that the page may call in ``sync``.
"""

from pyscript import sync

from kajuta.desk import Desk

sync.call = Desk().call
