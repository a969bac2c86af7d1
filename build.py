#!/usr/bin/env python3
"""Builds, serves and tests Kajuta.

    python3 build.py build            assemble the site in dist/; `--plain` without the fast start (docs/start.md)
    python3 build.py serve            build, serve on 127.0.0.1 and open the browser
    python3 build.py test             all checks; `test quick` leaves the browser out
    python3 build.py test -- ARGS     pytest alone, with these arguments
    python3 build.py new ID --title "..." --players 2-4
                                      begin a game: docs/adding-a-game.md
    python3 build.py check ID         all that concerns one game; `--browser` with the browser tests
    python3 build.py generate         write what the page knows of the engine's interface (tools/generate_page_api.py)
    python3 build.py format           put the sources into the form that the checks ask for

Only the standard library is needed here; the work is done in tools/.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Kajuta needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

from tools import command_line

if __name__ == "__main__":
    sys.exit(command_line.main(sys.argv[1:]))
