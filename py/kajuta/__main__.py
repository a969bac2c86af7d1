"""``python -m kajuta``: the command line."""

import sys

from kajuta.cli import main
from kajuta.long_commands import run_interruptibly

sys.exit(run_interruptibly(lambda: main(sys.argv[1:])))
