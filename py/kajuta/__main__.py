"""Entry point of the command line: ``python -m kajuta``."""

import sys

from kajuta.cli import main
from kajuta.progress_and_interruption import run_interruptibly

sys.exit(run_interruptibly(lambda: main(sys.argv[1:])))
