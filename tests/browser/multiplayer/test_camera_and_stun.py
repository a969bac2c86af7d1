"""Connecting with help from outside the page: a camera that reads a QR code, and a STUN server."""

import base64
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import START
from tests.browser.guests import Opener, hosting, invitation
from tools import find_browser as browsers

WIDTH, HEIGHT = 640, 480
POINT = 5
"""Pixels of the film for each module of a QR code, across and down."""


def film(page: Page, code: str, path: Path) -> None:
    """Write a film of one frame that shows the QR code ``code`` of ``page`` (YUV4MPEG2)."""
    picture = page.locator(f"{code} .qr")
    size = int((picture.get_attribute("viewBox") or "").split()[2])
    drawn = picture.locator("path").get_attribute("d") or ""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h", drawn)}
    left, top = (WIDTH - size * POINT) // 2, (HEIGHT - size * POINT) // 2
    light = bytearray(b"\xc8" * (WIDTH * HEIGHT))
    for x, y in dark:
        for row in range(POINT):
            start = (top + y * POINT + row) * WIDTH + left + x * POINT
            light[start : start + POINT] = b"\x14" * POINT
    colour = b"\x80" * (WIDTH * HEIGHT // 2)
    head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode()
    path.write_bytes(head + b"FRAME\n" + bytes(light) + colour)


@pytest.fixture
def camera(browser: Browser, tmp_path: Path) -> Iterator[tuple[Browser, Path]]:
    """A browser with a fake camera, and the path of the film that the camera plays."""
    seen = tmp_path / "seen.y4m"
    seen.write_bytes(b"")
    apart = browser.browser_type.launch(
        executable_path=browsers.need(),
        args=[
            *browsers.ARGUMENTS,
            "--use-fake-device-for-media-stream",
            "--use-fake-ui-for-media-stream",
            f"--use-file-for-fake-video-capture={seen}",
        ],
    )
    yield apart, seen
    apart.close()


def test_an_answer_is_read_by_the_camera(address: str, camera: tuple[Browser, Path]) -> None:
    browser, seen = camera
    context = browser.new_context(locale="cs-CZ")
    host = context.new_page()
    host.goto(f"{address}#/new/submarine?seats=human,guest&seed=7&start&pace=0")
    guest = browser.new_context().new_page()
    guest.goto(invitation(host, 1))
    guest.locator("[data-answer]").wait_for(timeout=START)
    film(guest, "main", seen)
    host.locator("[data-do=scan]").click()
    expect(host.locator("[data-do=accept]")).to_be_visible(timeout=START)
    expect(host.locator(".dialog-camera")).to_have_count(0)
    host.locator("[data-do=accept]").click()
    expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)


@contextmanager
def listening() -> Iterator[tuple[int, list[bytes]]]:
    """A STUN server on this machine; yields its port and the requests that it receives."""
    asked: list[bytes] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as own:
        own.bind(("127.0.0.1", 0))
        own.settimeout(0.2)
        over = threading.Event()

        def serve() -> None:
            while not over.is_set():
                try:
                    text, where = own.recvfrom(2048)
                except TimeoutError:
                    continue
                asked.append(text)
                own.sendto(answered(text, where), where)

        server = threading.Thread(target=serve)
        server.start()
        yield own.getsockname()[1], asked
        over.set()
        server.join()


COOKIE = 0x2112A442


def answered(request: bytes, where: tuple[str, int]) -> bytes:
    """Success response to a STUN binding request, with the sender's address (RFC 8489, XOR-MAPPED-ADDRESS)."""
    address = int.from_bytes(socket.inet_aton(where[0]), "big") ^ COOKIE
    mapped = b"\0\x01" + (where[1] ^ COOKIE >> 16).to_bytes(2, "big") + address.to_bytes(4, "big")
    attribute = b"\0\x20" + len(mapped).to_bytes(2, "big") + mapped
    return b"\x01\x01" + len(attribute).to_bytes(2, "big") + request[4:20] + attribute


def test_only_a_stun_server_that_was_entered_is_asked_and_nothing_but_for_the_address(
    address: str, open_page: Opener
) -> None:
    spy = """
        globalThis.configured = [];
        const Connection = RTCPeerConnection;
        globalThis.RTCPeerConnection = class extends Connection {
            constructor(about) { super(about); configured.push(about); }
        };"""
    with listening() as (port, asked):
        host = hosting(address, open_page, "submarine", "human,guest")
        invitation(host, 1)
        host.context.add_init_script(spy)
        host.goto(f"{address}#/settings")
        host.reload()
        host.locator("[data-do=stun]").fill(f"127.0.0.1:{port}")
        host.locator("[data-do=stun]").blur()
        assert not asked and host.evaluate("configured") == [], "none is set by default"
        host.goto(f"{address}#/new/submarine?seats=human,guest&seed=7&start&pace=0")
        code = invitation(host, 1).removesuffix("?pace=0").split("#/join/")[1]
        assert b"\x14\x7f\0\0\1" in base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)), "it says 127.0.0.1"
        assert host.evaluate("configured")[0] == {"iceServers": [{"urls": f"stun:127.0.0.1:{port}"}]}
    assert asked, "the server was asked"
    for request in asked:
        assert request[:2] == b"\0\x01" and int.from_bytes(request[4:8], "big") == COOKIE, "for the address alone"
