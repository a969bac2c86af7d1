"""Mutation test of the rules: small faults are put into the rules, and tests of clauses should fail.

``python3 -m tests.mutation [GAME ...]`` (with ``PYTHONPATH=py``) draws random faults, puts one at a time into a copy of
the sources, and runs those tests of the game that prove a clause. Golden games and random play are left out: they would
detect nearly every fault without saying why. The result is written to ``docs/mutation.md``, with an explanation of each
undetected fault from ``mutation.toml`` beside the game's tests. ``--minutes`` limits the time. ``--at
pearls/rules.py:13 ...`` tries only the faults in these lines and writes no file.
"""

import argparse
import ast
import copy
import inspect
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from kajuta.games import all_games
from kajuta.progress_and_interruption import run_interruptibly, with_progress

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "py" / "kajuta" / "games"
REPORT = ROOT / "docs" / "mutation.md"
TESTS = ROOT / "tests" / "games"
"""Folders of the games' tests.

Their ``mutation.toml`` explains undetected faults, by module and function, then by code.
"""
NOT_RULES = ("messages", "motions", "element_ids", "knowledge", "determinization")
"""Modules of a game without rules: texts, animations, ids, and dealing of hidden cards for bots.

The last two have tests over all games.
"""
NO_RULES = ("copy", "determinize", "component_inventory", "__repr__")
"""Methods of a position that are no rules; they have tests over all games."""
LONGEST = 60
"""Limit of processor time for the tests in seconds; a fault that makes them hang counts as detected."""

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}
"""Operators and their replacements."""


@dataclass(frozen=True)
class Fault:
    """A fault: its number among the possible ones of ``module``, its line, and the changed code.

    ``function``: qualified name of the function around it, empty outside of functions.
    """

    module: Path
    place: int
    line: int
    what: str
    function: str


@dataclass
class Tally:
    """Results for the faults of one game; ``survivors``: undetected faults."""

    possible: int
    tried: int = 0
    survivors: list[Fault] = field(default_factory=list)


def rules_of(game_id: str) -> list[Path]:
    """Modules of a game's rules: ``rules.py`` or ``rules/engine.py``, and their imports from the game's folder."""
    folder = GAMES / game_id
    found: set[Path] = set()
    waiting = [folder / "rules.py", folder / "rules" / "engine.py"]
    while waiting:
        path = waiting.pop()
        if path in found or path.stem in NOT_RULES or not path.is_file():
            continue
        found.add(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"kajuta.games.{game_id}"):
                inside = GAMES.joinpath(*node.module.split(".")[2:])
                waiting += [inside.with_suffix(".py"), *(inside / f"{name.name}.py" for name in node.names)]
    return sorted(found)


def _changes(node: ast.AST) -> Iterator[tuple[str, Callable[[], ast.AST]]]:
    """Yield the possible faults at ``node``: a prefix for the report, and a function that makes the replacement."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in SWAPS:
            other = SWAPS[type(op)]()
            yield "", lambda: ast.Compare(node.left, [other], node.comparators)  # type: ignore[list-item]
        case ast.BoolOp(op=op):
            yield "", lambda: ast.BoolOp(SWAPS[type(op)](), node.values)  # type: ignore[arg-type]
        case ast.BinOp(op=op) if type(op) in SWAPS:
            yield "", lambda: ast.BinOp(node.left, SWAPS[type(op)](), node.right)  # type: ignore[arg-type]
        case ast.AugAssign(op=op):
            yield "left out: ", ast.Pass
            if type(op) in SWAPS:
                yield "", lambda: ast.AugAssign(node.target, SWAPS[type(op)](), node.value)  # type: ignore[arg-type]
        case ast.UnaryOp(op=ast.Not()):
            yield "", lambda: node.operand
        case ast.Constant(value=bool() as value):
            yield "", lambda: ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield "", lambda: ast.Constant(value + 1)
        case ast.If(test=test) | ast.IfExp(test=test) if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            changed = copy.copy(node)
            changed.test = ast.UnaryOp(ast.Not(), test)  # type: ignore[attr-defined]
            yield "turned round: ", lambda: changed
        case ast.Expr(value=ast.Call()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "left out: ", ast.Pass


def _is_telling(node: ast.AST) -> bool:
    """Whether code does not change the game: log messages, names, and the counter of irreversible events.

    That counter has a test over all games (``tests/all_games/test_luck.py``).
    """
    text = ast.unparse(node)
    if isinstance(node, ast.AugAssign) and ast.unparse(node.target).endswith(".irreversible_events"):
        return True
    if isinstance(node, ast.FunctionDef) and node.returns is not None:
        return ast.unparse(node.returns) in ("Message", "SeatRef")
    if isinstance(node, ast.If | ast.IfExp):
        return "events is not None" in ast.unparse(node.test)
    return isinstance(node, ast.Expr) and ".log_event(" in text


class _Walk(ast.NodeTransformer):
    """Tree visitor that numbers the possible faults and puts in number ``wanted``."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.places: list[tuple[int, str, str]] = []
        self._within: list[str] = []
        self._function = ""

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.arguments) or _is_telling(node):
            return node
        if isinstance(node, ast.FunctionDef) and node.name in NO_RULES:
            return node
        changed: ast.AST | None = None
        for words, replace in _changes(node):
            statement = isinstance(node, ast.stmt) and not isinstance(node, ast.If)
            if statement and words and not self._function:
                continue  # module-level assignments are never removed: the module could not be imported
            if len(self.places) == self.wanted:
                changed = replace()
            before = ast.unparse(node.test if isinstance(node, ast.If) else node)  # type: ignore[attr-defined]
            self.places.append((getattr(node, "lineno", 0), words + before.splitlines()[0], self._function))
        if changed is not None:
            return ast.copy_location(changed, node)
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            return self.generic_visit(node)
        outside = self._function
        self._within.append(node.name)
        if isinstance(node, ast.FunctionDef) and not outside:
            self._function = ".".join(self._within)
        self.generic_visit(node)
        self._within.pop()
        self._function = outside
        return node


def faults(module: Path) -> list[Fault]:
    """All possible faults of a module."""
    walk = _Walk()
    walk.visit(ast.parse(module.read_text(encoding="utf-8")))
    return [Fault(module, place, *found) for place, found in enumerate(walk.places)]


def faulty(fault: Fault) -> str:
    """Source of the module with the fault."""
    tree = _Walk(fault.place).visit(ast.parse(fault.module.read_text(encoding="utf-8")))
    return ast.unparse(ast.fix_missing_locations(tree))


def copied(folder: Path) -> Path:
    """Copy the sources that may change to ``folder`` and link the rest."""
    for name in ("py", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "browser"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name in ("static", "tools", "node_modules", "data"):
        if (ROOT / name).exists():
            (folder / name).symlink_to(ROOT / name)
    return folder


def begun(game_id: str, folder: Path | None = None) -> int:
    """Run the game's tests in a child process; return its process id.

    ``folder``: a copy of the sources to import again; None: test the modules that are already loaded.
    """
    child = os.fork()
    if child:
        return child
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
    if folder is not None:
        os.chdir(folder)
        for name in [name for name in sys.modules if name.split(".")[0] in ("kajuta", "tests")]:
            del sys.modules[name]
        sys.path[:] = [str(folder / "py"), str(folder), *(path for path in sys.path if not _is_ours(path))]
    os._exit(_tested(game_id))


def _tested(game_id: str, *more: str) -> int:
    """Run the tests of a game's clauses in this process; return pytest's exit code."""
    plugins = ("-p", "no:cacheprovider", "-p", "no:xdist")
    return int(pytest.main(["-x", "-q", *plugins, *more, "-m", "clause", f"tests/games/{game_id}"]))


def gather(games: list[str]) -> None:
    """Load the rules without faults and their tests, so that child processes start with them."""
    os.chdir(ROOT)
    for game_id in games:
        if _tested(game_id, "--collect-only", "-qq"):
            raise SystemExit(f"the tests of {game_id} cannot be gathered")


def noticed_in_memory(game_id: str, fault: Fault) -> bool:
    """Whether tests fail with the fault in the loaded function; a quick first check.

    If they pass, nothing is proved: values computed at import time have not changed.
    """
    function = _function_of(game_id, fault)
    if function is None:
        return False
    sound = function.__code__
    try:
        function.__code__ = _code_of(faulty(fault), fault.function)
    except ValueError:
        return False  # the fault changes the function's free variables, so its code cannot be replaced
    child = begun(game_id)
    function.__code__ = sound
    return os.waitpid(child, 0)[1] != 0


def _function_of(game_id: str, fault: Fault) -> FunctionType | None:
    """Loaded function that contains a fault, None outside of functions."""
    found: Any = sys.modules.get(".".join(fault.module.relative_to(ROOT / "py").with_suffix("").parts))
    for name in fault.function.split("."):
        found = vars(found).get(name) if hasattr(found, "__dict__") else None
    if isinstance(found, property):
        found = found.fget
    elif isinstance(found, classmethod | staticmethod):
        found = found.__func__
    found = inspect.unwrap(found) if callable(found) else None
    return found if isinstance(found, FunctionType) and found.__qualname__ == fault.function else None


def _code_of(text: str, function: str) -> CodeType:
    """Code object of a function, compiled from the source of its module."""
    waiting = [compile(text, "<faulty>", "exec")]
    while waiting:
        code = waiting.pop()
        if code.co_qualname == function:
            return code
        waiting += [one for one in code.co_consts if isinstance(one, CodeType)]
    raise LookupError(function)


def _is_ours(path: str) -> bool:
    return Path(path or ".").resolve() in (ROOT, ROOT / "py")


def put(folder: Path, module: Path, text: str) -> None:
    """Write a module of a copy, and delete its compiled files."""
    there = folder / module.relative_to(ROOT)
    there.write_text(text, encoding="utf-8")
    for compiled in (there.parent / "__pycache__").glob(f"{there.stem}.*"):
        compiled.unlink()


def measure(games: list[str], sample: int, seed: int, minutes: float) -> dict[str, Tally]:
    """Try ``sample`` faults of each game, the games in turn, for at most ``minutes``."""
    end = time.monotonic() + minutes * 60
    chance = random.Random(seed)
    drawn: list[list[tuple[str, Fault]]] = []
    tallies: dict[str, Tally] = {}
    for game_id in games:
        all_faults = [fault for module in rules_of(game_id) for fault in faults(module)]
        tallies[game_id] = Tally(len(all_faults))
        drawn.append([(game_id, fault) for fault in chance.sample(all_faults, min(sample, len(all_faults)))])
    waiting = [pair for turn in zip_longest(*drawn) for pair in turn if pair]
    for game_id, fault, noticed in with_progress(tried(waiting, end), len(waiting), "faults"):
        tallies[game_id].tried += 1
        if not noticed:
            tallies[game_id].survivors.append(fault)
    return tallies


def tried(waiting: list[tuple[str, Fault]], end: float = float("inf")) -> Iterator[tuple[str, Fault, bool]]:
    """Try one fault after the other until the time ``end``; yield the game, the fault, and whether tests fail."""
    games = list(dict.fromkeys(game_id for game_id, _ in waiting))
    gather(games)
    with tempfile.TemporaryDirectory() as place:
        folder = copied(Path(place))
        for game_id in games:
            if os.waitpid(begun(game_id, folder), 0)[1]:
                raise SystemExit(f"the tests of {game_id} fail without any fault")
        for game_id, fault in waiting:
            if time.monotonic() > end:
                break
            noticed = noticed_in_memory(game_id, fault)
            if not noticed:
                put(folder, fault.module, faulty(fault))
                noticed = os.waitpid(begun(game_id, folder), 0)[1] != 0
                put(folder, fault.module, fault.module.read_text(encoding="utf-8"))
            if not noticed:
                print(f"not noticed: {place_of(fault)}: {fault.what}", flush=True)
            yield game_id, fault, noticed


def at(places: list[str]) -> Iterator[tuple[str, Fault]]:
    """Yield game and fault for each possible fault in ``places``, lines like ``pearls/rules.py:13``."""
    for place in places:
        game_id, _, rest = place.partition("/")
        for fault in faults(GAMES / game_id / rest.partition(":")[0]):
            if place_of(fault) == place:
                yield game_id, fault


def place_of(fault: Fault) -> str:
    """Module and line of a fault."""
    return f"{fault.module.relative_to(GAMES).as_posix()}:{fault.line}"


def why(fault: Fault) -> str:
    """Explanation of an undetected fault, empty if there is none."""
    game_id, _, module = fault.module.relative_to(GAMES).as_posix().partition("/")
    path = TESTS / game_id / "mutation.toml"
    explained = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    where = f"{module} {fault.function}".strip()
    return str(explained.get(where, {}).get(fault.what, ""))


def code(text: str) -> str:
    """Text with Markdown's column separator escaped, for a table cell."""
    return text.replace("|", "\\|")


def report(tallies: dict[str, Tally], seed: int) -> str:
    """Text of docs/mutation.md."""
    rows = ["| game | possible faults | tried | detected | share |", "|---|---|---|---|---|"]
    for game_id, tally in tallies.items():
        noticed = tally.tried - len(tally.survivors)
        share = f"{100 * noticed / tally.tried:.0f} %" if tally.tried else "–"
        rows.append(f"| {game_id} | {tally.possible} | {tally.tried} | {noticed} | {share} |")
    survivors = [one for tally in tallies.values() for one in tally.survivors]
    left = [f"| `{code(one.what)}` | `{place_of(one)}` | {why(one) or 'Not explained.'} |" for one in survivors]
    if left:
        left = ["| changed code | place | why no test fails |", "|---|---|---|", *left]
    head = [
        "# Faults in the rules that the tests detect",
        "",
        "Each fault is a small change in the rules, drawn at random: another comparison, a number one higher, a",
        "skipped statement, or a negated condition. A fault is detected if a test of one of the game's clauses",
        "fails. Other tests, recorded games and random play are not run. Written by `python3 -m tests.mutation",
        f"--seed {seed}`.",
        "",
    ]
    return "\n".join([*head, *rows, "", "## Undetected faults", "", *(left or ["Nothing."]), ""])


def main() -> int:
    """Run the mutation test from the command line."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.mutation", description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[game.id for game in all_games()])
    parser.add_argument("--sample", type=int, default=100, help="number of faults to try in each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--at", nargs="+", metavar="GAME/MODULE.py:LINE", help="try only the faults in these lines")
    chosen = parser.parse_args()
    if chosen.at:
        for _, fault, noticed in tried(list(at(chosen.at))):
            print(f"{place_of(fault)}: {fault.what}: {'noticed' if noticed else why(fault) or 'not noticed'}")
        return 0
    tallies = measure(chosen.games, chosen.sample, chosen.seed, chosen.minutes)
    REPORT.write_text(report(tallies, chosen.seed), encoding="utf-8")
    print(REPORT.read_text(encoding="utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(run_interruptibly(main))
