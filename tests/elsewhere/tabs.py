"""A tab of Firefox (WebDriver BiDi) or WebKitGTK (WebDriver) with the part of Playwright's page that a player needs."""

import json
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from tornado.ioloop import IOLoop
from tornado.websocket import WebSocketClientConnection, websocket_connect

PATIENCE = 120
"""Longest wait for one answer of the browser, in seconds: a start of Python on a slow and busy machine."""
SIZE = (1280, 900)
_CLICK = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]


class Missing(Exception):
    """Error: the browser or its driver is not installed."""


@dataclass(frozen=True)
class Found:
    """Result of ``Tab.wait_for_function``, like Playwright's JSHandle."""

    value: Any

    def json_value(self) -> Any:
        """Return the value."""
        return self.value


class Mouse:
    """Mouse of a tab, with Playwright's interface."""

    def __init__(self, tab: "Tab") -> None:
        self._tab = tab

    def click(self, x: float, y: float) -> None:
        """Click the left button at a point of the window, in CSS pixels."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        self._tab.perform([{"type": "pointer", "id": "mouse", "actions": [move, *_CLICK]}])


class Tab(ABC):
    """One window of a newly started browser with an empty profile."""

    def __init__(self) -> None:
        self.mouse = Mouse(self)

    @abstractmethod
    def goto(self, address: str) -> None:
        """Open an address and wait until it has loaded."""

    @abstractmethod
    def reload(self) -> None:
        """Reload the page."""

    @abstractmethod
    def perform(self, sources: list[dict[str, Any]]) -> None:
        """Send WebDriver input actions."""

    @abstractmethod
    def _call(self, function: str) -> str:
        """Text that the async JavaScript ``function``, which takes no arguments, resolves to."""

    def evaluate(self, script: str, arg: Any = None) -> Any:
        """Value of ``script``, an expression or a function of ``arg``; promises are awaited."""
        work = f"((found) => typeof found === 'function' ? found({json.dumps(arg)}) : found)({script})"
        answer = json.loads(self._call(f"async () => JSON.stringify({{ value: await {work} }})"))
        return answer.get("value")

    def wait_for_function(self, script: str, arg: Any = None, timeout: float = PATIENCE * 1000) -> Found:
        """Wait until ``script`` gives a true value; raises TimeoutError after ``timeout`` milliseconds."""
        end = time.monotonic() + timeout / 1000
        while time.monotonic() < end:
            if value := self.evaluate(script, arg):
                return Found(value)
            time.sleep(0.05)
        raise TimeoutError(f"never true: {script[:200]}")

    def inner_text(self, selector: str) -> str:
        """Visible text of the first element that matches ``selector``."""
        return str(self.evaluate(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''"))


class Bidi(Tab):
    """A tab of Firefox, controlled by WebDriver BiDi over a WebSocket."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._loop = IOLoop(make_current=False)
        self._number = 0
        self._socket: WebSocketClientConnection = self._wait(lambda: websocket_connect(f"{address}/session"))
        self._send("session.new", capabilities={})
        self._context = self._send("browsingContext.getTree")["contexts"][0]["context"]
        self._send(
            "browsingContext.setViewport",
            context=self._context,
            viewport=dict(zip(("width", "height"), SIZE, strict=True)),
        )

    def goto(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def reload(self) -> None:
        self._send("browsingContext.reload", context=self._context, wait="complete")

    def perform(self, sources: list[dict[str, Any]]) -> None:
        self._send("input.performActions", context=self._context, actions=sources)

    def _call(self, function: str) -> str:
        answer = self._send(
            "script.callFunction",
            functionDeclaration=function,
            awaitPromise=True,
            target={"context": self._context},
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return str(answer["result"]["value"])

    def _send(self, method: str, **params: Any) -> Any:
        self._number += 1
        asked = json.dumps({"id": self._number, "method": method, "params": params})
        self._wait(lambda: self._socket.write_message(asked))
        while True:
            message = self._wait(self._socket.read_message)
            if message is None:
                raise RuntimeError("Firefox has closed the connection")
            answer = json.loads(message)
            if answer.get("id") == self._number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]

    def _wait(self, begin: Callable[[], Awaitable[Any]]) -> Any:
        async def come() -> Any:
            return await begin()

        return self._loop.run_sync(come, timeout=PATIENCE)


class Classic(Tab):
    """A tab of WebKitGTK's test browser, controlled by WebDriver over HTTP."""

    def __init__(self, address: str, capabilities: dict[str, Any]) -> None:
        super().__init__()
        self._address = address
        session = self._post("/session", {"capabilities": {"alwaysMatch": capabilities}})["sessionId"]
        self._address = f"{address}/session/{session}"
        self._post("/timeouts", {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000})
        self._post("/window/rect", dict(zip(("width", "height"), SIZE, strict=True)))

    def goto(self, address: str) -> None:
        self._post("/url", {"url": "about:blank"})
        self._post("/url", {"url": address})

    def reload(self) -> None:
        self._post("/refresh", {})

    def perform(self, sources: list[dict[str, Any]]) -> None:
        self._post("/actions", {"actions": sources})

    def _call(self, function: str) -> str:
        script = (
            f"const done = arguments[arguments.length - 1];"
            f"({function})().then(done, (error) => done({{ problem: String(error) }}))"
        )
        answer = self._post("/execute/async", {"script": script, "args": []})
        if isinstance(answer, dict):
            raise RuntimeError(answer["problem"])
        return str(answer)

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            f"{self._address}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE + 30) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode(errors='replace')[:500]}") from error


@contextmanager
def firefox() -> Iterator[Tab]:
    """Start Firefox with an empty profile; raises Missing."""
    program = _program("firefox-esr", "firefox")
    with tempfile.TemporaryDirectory() as profile:
        command = [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"]
        with _running(command, r"WebDriver BiDi listening on (ws://\S+)") as address:
            yield Bidi(address)


@contextmanager
def webkit() -> Iterator[Tab]:
    """Start WebKitGTK's test browser on a virtual screen; raises Missing."""
    driver, screen = _program("WebKitWebDriver"), _program("Xvfb")
    browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")) or sorted(
        Path("/usr/libexec").glob("webkit2gtk-4.*/MiniBrowser")
    )
    if not browsers:
        raise Missing("WebKitGTK's MiniBrowser is not installed")
    options = {"webkitgtk:browserOptions": {"binary": str(browsers[-1]), "args": ["--automation"]}}
    with _running([screen, "-displayfd", "1", "-screen", "0", "1400x1000x24"], r"^(\d+)$") as display:
        port = _free_port()
        with _running(["env", f"DISPLAY=:{display}", "GDK_BACKEND=x11", driver, f"--port={port}"]):
            _answering(port)
            yield Classic(f"http://127.0.0.1:{port}", options)


def _program(*names: str) -> str:
    for name in names:
        if path := shutil.which(name):
            return path
    raise Missing(f"{names[0]} is not installed")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def _answering(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return


@contextmanager
def _running(command: list[str], saying: str = "") -> Iterator[str]:
    """Run a program; yields the first group of the pattern ``saying`` once its output has it, else an empty text."""
    with tempfile.TemporaryFile("w+") as said:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT)
        try:
            yield _heard(process, said, saying) if saying else ""
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _heard(process: "subprocess.Popen[bytes]", said: IO[str], saying: str) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        said.seek(0)
        if match := re.search(saying, said.read(), re.MULTILINE):
            return match[1]
        time.sleep(0.05)
    said.seek(0)
    raise Missing(f"{process.args!r} does not start: {said.read()[-500:]}")
