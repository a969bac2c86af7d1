"""Values as they come back from a file, a link, or a message."""

import json
from typing import Any


def through_json(value: Any) -> Any:
    """Value that was written as JSON and read again: tuples become lists, keys strings."""
    return json.loads(json.dumps(value))
