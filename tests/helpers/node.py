"""JavaScript of the page run in Node."""

import json
import subprocess
from typing import Any

from tools.common import ROOT
from tools.node_and_npm import node


def run_node(*arguments: str, given: Any = None) -> Any:
    """JSON output of a script; ``given``: its JSON input. The test fails with Node's error message."""
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
