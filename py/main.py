"""The worker's entry: one JSON request in, one JSON answer out.

Runs in the browser under PyScript, which finds the functions that the page may call in ``sync``.
"""

import gc

from pyscript import sync

from kajuta.api.dispatcher import Dispatcher

sync.call = Dispatcher().call

if __name__ == "__main__":  # not where the snapshot is made, which looks through all that there is
    gc.freeze()  # what is here now stays, so it is not looked through again: that held up an answer now and then
