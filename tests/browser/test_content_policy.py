"""The page's content security policy: no inline scripts or styles, and no other origin."""

from tests.browser.conftest import Opener

TRY = """async () => {
    const kept = new Set();
    addEventListener("securitypolicyviolation", (event) => kept.add(event.effectiveDirective));
    for (const [kind, text] of [["style", "body { color: red }"], ["script", "globalThis.ran = true"]]) {
        const element = document.createElement(kind);
        element.textContent = text;
        document.head.append(element);
    }
    document.body.setAttribute("onclick", "globalThis.ran = true");
    document.body.click();
    new Image().src = "https://elsewhere.example/picture.png";
    const frame = document.createElement("iframe");
    frame.src = "https://elsewhere.example/";
    document.body.append(frame);
    await fetch("https://elsewhere.example/").catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    return [[...kept].sort(), globalThis.ran ?? false];
}"""


def test_nothing_inline_runs_and_no_request_leaves_the_origin(address: str, open_page: Opener) -> None:
    page, guard = open_page(address)
    page.locator(".posters").wait_for()
    guard.expect("violates the following|Content Security Policy|Refused to|elsewhere.example")
    left: list[str] = []
    page.context.on("response", lambda response: left.append(response.url))
    kept, ran = page.evaluate(TRY)
    assert kept == ["connect-src", "frame-src", "img-src", "script-src-attr", "script-src-elem", "style-src-elem"]
    assert not ran
    assert not [url for url in left if "elsewhere" in url]
