"""``python -m kajuta``: the command line."""

import sys

from kajuta.cli import main

sys.exit(main(sys.argv[1:]))
