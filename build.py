#!/usr/bin/env python3
"""Build, serve and test Kajuta.

    python3 build.py build            assemble the site in dist/; `--plain` without the fast start (docs/start.md)
    python3 build.py serve            build, serve on 127.0.0.1 and open the browser
    python3 build.py test             run all checks; `test quick` leaves out the browser tests
    python3 build.py test -- ARGS     run pytest alone, with these arguments
    python3 build.py new ID --title "..." --players 2-4
                                      create a game from the template: docs/adding-a-game.md
    python3 build.py check ID         run all checks of one game; `--browser` adds the browser tests
    python3 build.py generate         write the page's types and request table (tools/generate_page_api.py)
    python3 build.py format           format all sources

This script needs only the standard library; the work is done in tools/.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Kajuta needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

from tools import command_line

if __name__ == "__main__":
    sys.exit(command_line.main(sys.argv[1:]))
