"""Scripts of the page run by Node, whose own words are told where it fails."""

import json
import subprocess
from typing import Any

from tools.common import ROOT
from tools.node_and_npm import node


def run_node(*arguments: str, given: Any = None) -> Any:
    """What a script prints as JSON. ``given``: what it reads, as JSON."""
    done = subprocess.run(
        [node(), *arguments],
        cwd=ROOT,
        input="" if given is None else json.dumps(given),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0 and not done.stderr, f"node {arguments[0]}:\n{done.stderr or done.stdout}"
    return json.loads(done.stdout)
