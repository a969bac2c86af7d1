"""The command line of build.py."""

import argparse
import sys
import time
import webbrowser
from collections.abc import Sequence

from tools import check_game, checks, game_data, generate_page_api, new_game, server, site
from tools.common import DIST, ROOT, Problem, say


def main(arguments: Sequence[str]) -> int:
    """Run one command; return the exit code."""
    if "--" in arguments:
        split = list(arguments).index("--")
        arguments, narrowed = arguments[:split], list(arguments[split + 1 :])
    else:
        narrowed = []
    parser = argparse.ArgumentParser(prog="build.py", description="Builds, serves and tests Kajuta.")
    commands = parser.add_subparsers(dest="command", required=True)
    building = commands.add_parser("build", help="assemble the site in dist/")
    building.add_argument("--plain", action="store_true", help="without the fast start of Python (docs/start.md)")
    serve = commands.add_parser("serve", help="build, serve on 127.0.0.1 and open the browser")
    serve.add_argument("--port", type=int, default=8000, help="the first port to try")
    serve.add_argument("--no-open", action="store_true", help="do not open the browser")
    test = commands.add_parser("test", help="lint, types, import rules, engine and browser tests")
    test.add_argument("what", nargs="?", choices=["all", "quick"], default="all", help="quick: without browser tests")
    new = commands.add_parser("new", help="create a playable game from the template")
    new.add_argument("id", help="name of the folder: lower-case letters and digits, such as `pearls`")
    new.add_argument("--title", required=True, help="name of the game, as people read it")
    new.add_argument("--players", required=True, help="numbers of players: 2-4, 3 or 2,4")
    check = commands.add_parser("check", help="run all checks of one game, in the order of docs/adding-a-game.md")
    check.add_argument("id", help="name of the game's folder")
    check.add_argument(
        "parts", nargs="*", metavar="PART", help=f"parts to check, all by default: {', '.join(check_game.part_names())}"
    )
    check.add_argument("--browser", action="store_true", help="with the browser tests, which take minutes")
    commands.add_parser("generate", help="write the page's types and request table")
    commands.add_parser("format", help="format Python, JavaScript and CSS")
    chosen = parser.parse_args(arguments)
    try:
        match chosen.command:
            case "build":
                build(plain=chosen.plain)
            case "serve":
                build()
                show(chosen.port, open_browser=not chosen.no_open)
            case "test":
                return checks.run_all(browser=chosen.what == "all", narrowed=narrowed)
            case "new":
                begin_game(chosen.id, chosen.title, chosen.players)
            case "check":
                return check_game.check(chosen.id, chosen.parts, browser=chosen.browser)
            case "generate":
                for path in generate_page_api.generate():
                    say(f"written: {path.relative_to(ROOT)}")
            case "format":
                return checks.format_all()
    except Problem as problem:
        print(f"build.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def build(*, plain: bool = False) -> None:
    """Build dist/ and print how long it took."""
    started = time.monotonic()
    changed = site.build(DIST, plain=plain)
    for game_id, lack in game_data.unfinished().items():
        say(f"left out: {game_id} is not finished ({lack})")
    say(f"dist/ is ready: {changed} files changed, {time.monotonic() - started:.1f} s")


def begin_game(game_id: str, title: str, players: str) -> None:
    """Create a game and print the next steps."""
    for folder in new_game.make(game_id, title, players):
        say(f"written: {folder.relative_to(ROOT).as_posix()}/")
    say("It plays already. Look at it, and check it:")
    say(f"    python3 build.py serve\n    python3 build.py check {game_id}")
    say(f"Then make it your game, step by step: {check_game.DOCS}")


def show(port: int, *, open_browser: bool) -> None:
    """Build and serve dist/ until Ctrl-C."""
    with server.listening(server.Host(DIST, pack=True), port=port) as address:
        say(f"Kajuta stands at {address} (Ctrl-C ends it)")
        if open_browser:
            webbrowser.open(address)
        while True:
            time.sleep(3600)
