"""Faults between several screens: each screen gets its seat back or a message with the reason."""

import base64

from playwright.sync_api import Page, expect

from tests.browser.conftest import START
from tests.browser.guests import Opener, Table, answer, begin, beside, hosting, invitation, let_in, waits


def started(address: str, open_page: Opener) -> Table:
    """A game of two; the guest uses a window beside the host's."""
    host = hosting(address, open_page, "submarine", "human,guest")
    guest = beside(host, invitation(host, 1))
    let_in(host)
    expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)
    return begin(host, [guest])


def altered(link: str, place: int, value: int) -> str:
    """An invitation with the byte at ``place`` changed and its checksum corrected."""
    head, code = link.removesuffix("?pace=0").split("#/join/")
    raw = bytearray(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))[:-4])
    raw[place] = value
    total = 0x811C9DC5
    for byte in raw:
        total = ((total ^ byte) * 0x01000193) & 0xFFFFFFFF
    sealed = base64.urlsafe_b64encode(bytes(raw) + total.to_bytes(4, "big")).decode().rstrip("=")
    return f"{head}#/join/{sealed}"


def hand(page: Page) -> list[str]:
    return page.locator(".region-hand .thing .visually-hidden").all_inner_texts()


def test_a_page_that_is_loaded_anew_comes_back_to_its_seat(address: str, open_page: Opener) -> None:
    table = started(address, open_page)
    guest = table.guests[0]
    table.play(clicks=4)
    seen = hand(guest)
    guest.reload()
    expect(guest.locator("main.table")).to_be_visible(timeout=START)
    assert hand(guest) == seen
    table.play(clicks=4)

    guest.close()
    expect(table.host.locator(".presence-bar [data-do=stand-in]")).to_be_visible(timeout=START)
    link = invitation(table.host, 1)
    again = beside(table.host, link)
    expect(table.host.locator("[data-do=accept]")).to_be_visible(timeout=START)
    assert again.locator("main.table").count() == 0, "a window that does not know the seat's code has to be let in"
    table.host.locator("[data-do=accept]").click()
    expect(again.locator("main.table")).to_be_visible(timeout=START)


def test_a_host_that_is_loaded_anew_finds_its_guests_on_their_seats(address: str, open_page: Opener) -> None:
    table = started(address, open_page)
    table.play(clicks=4)
    before = table.host.locator("main.table").get_attribute("data-to-act") or ""
    table.host.goto(f"{address}#/settings")
    table.host.reload()
    expect(table.guests[0].locator("[data-waiting]").first).to_be_visible(timeout=START)
    table.host.go_back()
    expect(table.host.locator("main.table")).to_be_visible(timeout=START)
    expect(table.guests[0].locator("[data-waiting]")).to_have_count(0, timeout=START)
    expect(table.host.locator("main.table")).to_have_attribute("data-to-act", before)
    assert table.play(clicks=4) >= 4


def test_a_guest_elsewhere_comes_back_with_a_new_invitation(address: str, open_page: Opener) -> None:
    host = hosting(address, open_page, "submarine", "human,guest")
    guest, guard = open_page(invitation(host, 1))
    guard.expect("ERR_ABORTED")
    answer(host, guest)
    let_in(host)
    table = begin(host, [guest])
    table.play(clicks=4)
    seen = hand(guest)
    guest.reload()
    again(table)
    assert hand(guest) == seen

    host.reload()
    expect(host.locator("main.table")).to_be_visible(timeout=START)
    again(table)
    assert hand(guest) == seen
    assert table.play(clicks=2) >= 2


def again(table: Table) -> None:
    """Let a guest in another browser than the host's return by a new invitation; its code shows which seat it had."""
    host, guest = table.host, table.guests[0]
    expect(guest.locator("[data-waiting]").first).to_be_visible(timeout=START)
    if guest.locator("[data-do=come-back]").count():  # the table has this button; a reloaded page shows no table yet
        guest.locator("[data-do=come-back]").click()
        expect(guest.locator("[data-do=invitation]")).to_be_focused()
    guest.locator("[data-do=invitation]").fill(invitation(host, 1).removesuffix("?pace=0"))
    host.locator(".presence-bar summary").click()
    answer(host, guest)
    expect(guest.locator("[data-waiting]")).to_have_count(0, timeout=START)
    expect(guest.locator("main.table")).to_be_visible(timeout=START)
    assert host.locator("[data-do=accept]").count() == 0, "its code shows who it is"


HELD = """
    const Connection = RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Connection {
        constructor(...about) { super(...about); globalThis.connections = [...(globalThis.connections ?? []), this]; }
    };
    globalThis.become = (state) => {
        const one = connections.find(({ connectionState }) => connectionState === "connected");
        Object.defineProperty(one, "connectionState", { value: state, configurable: true });
        one.dispatchEvent(new Event("connectionstatechange"));
        delete one.connectionState;
    };"""
"""Script that records a page's connections; ``become(state)`` reports another state for the connected one."""


def test_a_phone_that_sleeps_finds_its_seat_when_it_wakes(address: str, open_page: Opener) -> None:
    host, guard = open_page(f"{address}#/new/submarine?seats=human,guest&seed=7&start&pace=0", script=HELD)
    guard.expect("ERR_ABORTED")
    phone, phone_guard = open_page(invitation(host, 1), script=HELD, viewport={"width": 390, "height": 844})
    phone_guard.expect("ERR_ABORTED")
    answer(host, phone)
    let_in(host)
    expect(phone.locator("[data-lobby]")).to_be_visible(timeout=START)
    table = begin(host, [phone])
    table.play(clicks=3)
    lock = phone.context.new_cdp_session(phone)

    lock.send("Page.setWebLifecycleState", {"state": "frozen"})
    host.evaluate("become('disconnected')")
    expect(host.locator(".presence-bar [data-do=stand-in]")).to_be_visible()
    host.locator(".presence-bar [data-do=stand-in]").click()
    host.locator(".dialog-question [data-answer=yes]").click()
    waits(host, lambda: host.locator("main").get_attribute("data-to-act") == "0")
    lock.send("Page.setWebLifecycleState", {"state": "active"})
    host.evaluate("become('connected')")
    phone.locator("[data-do=back]").click(timeout=START)
    expect(phone.locator("[data-do=back]")).to_have_count(0)
    expect(host.locator(".presence-bar [data-do=stand-in]")).to_have_count(0)
    assert table.play(clicks=4) >= 4

    seen = hand(phone)
    phone.evaluate("for (const one of connections) one.close()")  # like a phone that switches off its radio
    lock.send("Page.setWebLifecycleState", {"state": "frozen"})
    expect(host.locator(".presence-bar [data-do=stand-in]")).to_be_visible(timeout=START)
    lock.send("Page.setWebLifecycleState", {"state": "active"})
    again(table)
    assert hand(phone) == seen
    assert table.play(clicks=2) >= 2


def test_an_invitation_that_is_opened_again_leads_to_the_seat_and_to_nobody_else_s(
    address: str, open_page: Opener
) -> None:
    host = hosting(address, open_page, "submarine", "human,guest,guest")
    link = invitation(host, 1)
    first = beside(host, link)
    let_in(host)
    expect(first.locator("[data-lobby]")).to_be_visible(timeout=START)
    twin = beside(host, link)
    expect(twin.locator("[data-lobby]")).to_be_visible(timeout=START)
    assert host.locator("[data-do=accept]").count() == 0, "its own browser knows the code of the seat"
    expect(first.locator("[data-refused=elsewhere]")).to_be_visible()

    link = invitation(host, 2)
    one, _ = open_page(link)
    answer(host, one)
    expect(host.locator("[data-do=accept]")).to_be_visible(timeout=START)
    other, _ = open_page(link)
    answer(host, other)
    expect(host.locator(".code-wrong")).to_contain_text("už někdo odpověděl")
    let_in(host)
    expect(one.locator("[data-lobby]")).to_be_visible(timeout=START)
    expect(other.locator("[data-lobby]")).to_have_count(0)


def test_an_invitation_that_leads_nowhere_says_why(address: str, open_page: Opener) -> None:
    host = hosting(address, open_page, "submarine", "human,guest")
    link = invitation(host, 1).removesuffix("?pace=0")
    page, guard = open_page(address)
    guard.expect("ERR_ABORTED")  # each address is left before its page has loaded
    for bad, why in (
        (link[:-9], "damaged"),
        (altered(link, 13, ord("~")), "build"),
        (altered(link, 20, 0), "old"),
        (link.split("#")[0] + "#/join/xyz", "damaged"),
    ):
        page.goto("about:blank")
        page.goto(bad)
        expect(page.locator("[data-refused]")).to_have_attribute("data-refused", why, timeout=START)
        expect(page.locator("[data-do=invitation]")).to_be_visible()


def test_only_one_of_two_guests_gets_a_seat(address: str, open_page: Opener) -> None:
    host = hosting(address, open_page, "submarine", "human,guest")
    link = invitation(host, 1)
    first, second = beside(host, link), beside(host, link)
    refused = "[data-refused=taken]"
    waits(host, lambda: first.locator(refused).count() + second.locator(refused).count())
    let_in(host)
    seated = second if first.locator(refused).count() else first
    expect(seated.locator("[data-lobby]")).to_be_visible(timeout=START)


def test_an_answer_that_was_used_or_belongs_to_another_invitation_is_refused(address: str, open_page: Opener) -> None:
    host = hosting(address, open_page, "submarine", "human,guest")
    guest, _ = open_page(invitation(host, 1))
    guest.locator("[data-answer]").wait_for(timeout=START)
    old = guest.locator("[data-answer]").text_content() or ""
    host.locator("[data-do=answer]").fill(old[:-5])
    expect(host.locator(".code-wrong")).to_contain_text("poškozená")
    host.locator("[data-do=invite]").click()
    invitation(host, 1)
    host.locator("[data-do=answer]").fill(old)
    expect(host.locator(".code-wrong")).to_contain_text("starší")


def test_an_answer_that_is_opened_as_a_link_is_handed_to_the_host_s_window(address: str, open_page: Opener) -> None:
    host = hosting(address, open_page, "submarine", "human,guest")
    guest, _ = open_page(invitation(host, 1))
    code = guest.locator("[data-answer]")
    code.wait_for(timeout=START)
    page = beside(host, code.text_content() or "")
    expect(page.locator("[data-handed=yes]")).to_be_visible(timeout=START)
    assert "/answer/" not in page.url
    let_in(host)
    expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)
    stranger, _ = open_page(f"{address}#/answer/AAAA")
    expect(stranger.locator("[data-handed=nobody]")).to_be_visible(timeout=START)


def test_without_webrtc_only_windows_beside_can_come(address: str, open_page: Opener) -> None:
    page, _ = open_page(
        f"{address}#/new/submarine?seats=human,guest&seed=7&start&pace=0", script="delete globalThis.RTCPeerConnection"
    )
    link = invitation(page, 1)
    expect(page.locator("[data-do=answer]")).to_have_count(0)
    guest = beside(page, link)
    let_in(page)
    expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)

    host = hosting(address, open_page, "submarine", "human,guest")
    lacking, _ = open_page(invitation(host, 1), script="delete globalThis.RTCPeerConnection")
    expect(lacking.locator("[data-refused=alone]")).to_be_visible(timeout=START)


def test_a_camera_that_is_refused_leaves_the_field(address: str, open_page: Opener) -> None:
    host = hosting(address, open_page, "submarine", "human,guest")
    host.locator("[data-do=scan]").click()
    expect(host.locator(".dialog-camera [role=status]")).to_contain_text("vložit i jako text", timeout=START)


def test_a_guest_that_floods_and_lies_does_no_harm(address: str, open_page: Opener) -> None:
    spy = """
        const send = BroadcastChannel.prototype.postMessage;
        BroadcastChannel.prototype.postMessage = function (post) {
            if (post?.kind === "text") globalThis.tell = (text) => send.call(this, { ...post, text });
            return send.call(this, post);
        };"""
    host = hosting(address, open_page, "submarine", "human,guest")
    host.context.add_init_script(spy)
    guest = beside(host, invitation(host, 1))
    let_in(host)
    expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)
    table = begin(host, [guest])
    table.play(clicks=3)
    guest.evaluate(
        """() => {
            tell("x".repeat(5000));
            tell('{"n":1,"op":"load","save":{}}');
            tell('{"n":1,"op":"play","action":[[[]]],"step":0}');
            tell("[");
            for (let n = 0; n < 120; n++) tell('{"n":2,"op":"refusal","path":["no"]}');
        }"""
    )
    assert table.play(clicks=4) >= 4
    table.host.reload()
    guest.close()
    table.host.locator(".presence-bar summary").first.click(timeout=START)
    listed = table.host.locator(".invite-refused").text_content() or ""
    assert all(why in listed for why in ("too-long", "guest-unknown", "guest-malformed", "flood")), listed


def test_a_guest_s_page_needs_no_python(address: str, open_page: Opener) -> None:
    host = hosting(address, open_page, "submarine", "human,guest")
    guest, _ = open_page(invitation(host, 1), script="delete globalThis.Worker")
    answer(host, guest)
    let_in(host)
    expect(guest.locator("[data-lobby]")).to_be_visible(timeout=START)
    table = begin(host, [guest])
    assert table.play(clicks=4) >= 4
    engine = "document.documentElement.dataset.engine"
    assert guest.evaluate(engine) == "loading", "none was started, or it would have failed"
    guest.locator(".bar .brand").click()
    guest.wait_for_function(f"{engine} === 'failed'")
