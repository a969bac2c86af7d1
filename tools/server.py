"""A small web server that behaves like a static host: MIME types, revalidation, a sub-path, compression."""

import gzip
import os
import socket
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import lru_cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from tools.common import Problem

TYPES = {
    "": "application/octet-stream",
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
PACKED = {".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".txt", ".wasm", ".webmanifest"}
CHUNK = 16 * 1024


@dataclass
class Host:
    """Settings of the server, and a count of the bytes that it sent.

    ``prefix``: address of the folder. ``pack``: compress with gzip what GitHub Pages compresses. ``cache``:
    Cache-Control header of every response. ``rate``: bandwidth in bytes per second, 0 for no limit. ``aside``:
    further files to serve, by address. ``sent``: total length of all response bodies in bytes.
    """

    folder: Path
    prefix: str = "/"
    pack: bool = False
    cache: str = "no-cache"
    rate: int = 0
    aside: Mapping[str, Path] = field(default_factory=dict)
    sent: int = 0
    _line: threading.Lock = field(default_factory=threading.Lock)

    def send(self, source: BinaryIO, to: BinaryIO) -> None:
        """Copy ``source`` to the client; all responses share the limited bandwidth."""
        while chunk := source.read(CHUNK):
            if self.rate:
                with self._line:
                    time.sleep(len(chunk) / self.rate)
            to.write(chunk)
            self.sent += len(chunk)


class Handler(SimpleHTTPRequestHandler):
    """Request handler for a ``Host``."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def __init__(self, *args: Any, host: Host) -> None:
        self.host = host
        super().__init__(*args, directory=str(host.folder))

    def translate_path(self, path: str) -> str:
        """File for the address ``path``; a path that does not exist if the address is outside the prefix."""
        if not path.startswith(self.host.prefix):
            return os.path.join(self.directory, "no such file")
        inside = path.removeprefix(self.host.prefix)
        if beside := self.host.aside.get(inside.partition("?")[0]):
            return str(beside)
        return super().translate_path(f"/{inside}")

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """Refuse to list a folder, as a static host does."""
        self.send_error(404)

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Send the headers of a compressed response if the client accepts it, else those of the plain file."""
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        wanted = self.host.pack and "gzip" in self.headers.get("Accept-Encoding", "")
        if not (wanted and path.is_file() and path.suffix in PACKED):
            return super().send_head()
        body = _packed(path, path.stat().st_mtime_ns)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)

    def end_headers(self) -> None:
        """Add the Cache-Control header."""
        self.send_header("Cache-Control", self.host.cache)
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file's bytes."""
        self.host.send(source, outputfile)

    def log_message(self, format: str, *args: Any) -> None:
        """Print no log: the browser's developer tools show the requests."""


@lru_cache(maxsize=1024)
def _packed(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), 6, mtime=0)


class _Server(ThreadingHTTPServer):
    """Server that closes its open connections when it stops, so that a browser notices at once."""

    daemon_threads = True

    def __init__(self, *args: Any) -> None:
        self._open: set[socket.socket] = set()
        super().__init__(*args)

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answer in a thread and remember the connection."""
        self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """Forget a closed connection."""
        self._open.discard(request)
        super().shutdown_request(request)

    def server_close(self) -> None:
        """Stop listening, then close the open connections."""
        super().server_close()
        for request in list(self._open):
            with suppress(OSError):
                request.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore connections that a browser has closed."""


def _open(host: Host, port: int) -> _Server:
    for candidate in [*range(port, port + 20), 0] if port else [0]:
        try:
            return _Server(("127.0.0.1", candidate), partial(Handler, host=host))
        except OSError:
            continue
    raise Problem("No port on 127.0.0.1 is free to serve the site on.")


@contextmanager
def listening(host: Host, *, port: int = 0) -> Iterator[str]:
    """Run a server for ``host`` in a thread; yields the site's URL. ``port``: first port to try, 0 for any free one."""
    httpd = _open(host, port)
    thread = threading.Thread(target=httpd.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{httpd.server_address[1]}{host.prefix}"
    finally:
        httpd.shutdown()
        httpd.server_close()
        thread.join()
