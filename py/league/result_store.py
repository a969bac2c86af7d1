"""Stores results in a file, one line of JSON per game, so that an interrupted league can resume."""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from league.play import Pairing, Result, pairing_to_json


def key(pairing: Pairing) -> str:
    """Key of ``pairing`` in the store."""
    return json.dumps(pairing_to_json(pairing), sort_keys=True)


class ResultStore:
    """Results by pairing, stored in the file ``path`` (None: in memory only)."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        results = map(_result_from_json, read_json_lines(path))
        self._found = {key(result.pairing): result for result in results}

    def get(self, pairing: Pairing) -> Result | None:
        """Result of ``pairing``, or None if it has not been played."""
        return self._found.get(key(pairing))

    def add(self, result: Result) -> None:
        """Store ``result``."""
        self._found[key(result.pairing)] = result
        if self._path is not None:
            append_json_line(self._path, {**result._asdict(), "pairing": pairing_to_json(result.pairing)})


def read_json_lines(path: Path | None) -> Iterator[Any]:
    """Yield the content of each line of ``path``, without an incomplete one; nothing if there is no such file."""
    if path is None or not path.exists():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        with suppress(ValueError):
            yield json.loads(line)


def append_json_line(path: Path, data: object) -> None:
    """Append ``data`` as a line to ``path``; an incomplete last line is ended first."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as lines:
        if lines.tell():
            lines.seek(-1, os.SEEK_END)
            whole = lines.read() == b"\n"
        else:
            whole = True
        lines.write(("" if whole else "\n").encode() + json.dumps(data).encode() + b"\n")


def _result_from_json(data: dict[str, Any]) -> Result:
    """Result from the content of a line."""
    of = data["pairing"]
    options = {name: tuple(value) if isinstance(value, list) else value for name, value in of["options"].items()}
    pairing = Pairing(of["game_id"], options, tuple(of["lineup"]), of["seed"])
    listed = {name: tuple(data[name]) for name in ("places", "scores", "roles")}
    return Result(**{**data, **listed, "pairing": pairing})
