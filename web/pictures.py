"""Make the icons of an installed page and the picture that shared links show, from the page's own drawings.

They are kept with the page's sources: `python web/pictures.py` makes them anew after a drawing has changed.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright

from moonstone.testing.chromium import chromium_path

WEB = Path(__file__).resolve().parent
ART = WEB / "src" / "home" / "art"
MOST_BYTES = 60_000
"""What services that show links take without a second thought."""
BANDS = 10
SIGNATURE = b"\x89PNG\r\n\x1a\n"
STOP = re.compile(r'<stop offset="([\d.]+)" stop-color="#(\w\w)(\w\w)(\w\w)"/>')
SHARE = """
<style>
  body {{ margin: 0; width: 1200px; height: 630px; background: #0b101c }}
  div {{ height: 240px; overflow: hidden }}
  div svg {{ width: 1200px; height: 480px }}
  .night svg {{ margin-top: -122px }}
  .day svg {{ margin-top: -196px }}
  p {{
    display: flex; align-items: center; justify-content: center; gap: 28px;
    height: 150px; margin: 0; color: #eef4ff; font: 600 80px Palatino, "DejaVu Serif", serif;
  }}
  p svg {{ width: 96px; height: 96px }}
</style>
<div class="night">{night}</div><p>{icon}<span>Moonstone</span></p><div class="day">{day}</div>
"""
ICON = """
<body style="margin: 0; height: {size}px; display: grid; place-items: center; background: {ground}">
<style>svg {{ width: {part}%; height: {part}% }}</style>{icon}
"""


def main() -> None:
    """Make them all."""
    icon = drawing(WEB / "src" / "app" / "icon.svg", "icon")
    share = SHARE.format(night=drawing(ART / "charon.svg", "night"), day=drawing(ART / "village.svg", "day"), icon=icon)
    wanted = [
        (f"icon{kind}-{size}", size, size, ICON.format(size=size, part=part, ground=ground, icon=icon))
        for kind, size, part, ground in (
            ("", 192, 100, "transparent"),
            ("", 512, 100, "transparent"),
            ("-maskable", 512, 70, "#0b101c"),
        )
    ]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, width, height, content in (*wanted, ("share", 1200, 630, share)):
            page.set_viewport_size({"width": width, "height": height})
            page.set_content(content)
            picture = page.screenshot(omit_background="transparent" in content)
            save(name, with_palette(picture) if name == "share" else picture)
        browser.close()


def drawing(path: Path, own: str) -> str:
    """A drawing whose gradients have names of their own, and steps: smooth ones would make the picture too large."""
    text = re.sub(r'(id="|url\(#)(\w+)', rf"\1{own}-\2", path.read_text(encoding="utf-8"))
    return re.sub(f"(?:{STOP.pattern})+", lambda found: stepped(STOP.findall(found[0])), text)


def stepped(stops: list[tuple[str, ...]]) -> str:
    """The stops of a gradient in bands of one colour each."""
    places = [float(stop[0]) for stop in stops]
    colours = [[int(part, 16) for part in stop[1:]] for stop in stops]
    bands = []
    for band in range(BANDS):
        at = (band + 0.5) / BANDS
        after = next((index for index, place in enumerate(places) if place >= at), len(places) - 1)
        before = max(after - 1, 0)
        share = (at - places[before]) / ((places[after] - places[before]) or 1)
        mixed = [round(one + (other - one) * share) for one, other in zip(colours[before], colours[after], strict=True)]
        bands += [
            f'<stop offset="{edge / BANDS:.4f}" stop-color="rgb({",".join(map(str, mixed))})"/>'
            for edge in (band, band + 1)
        ]
    return "".join(bands)


def with_palette(picture: bytes) -> bytes:
    """The same picture, with a byte for each point: its 256 commonest colours, and for all else the nearest of them."""
    width, height, rows = read(picture)
    points = [row[at : at + 3] for row in rows for at in range(0, 3 * width, 3)]
    palette = [colour for colour, _ in Counter(points).most_common(256)]
    nearest = {
        colour: min(
            range(len(palette)), key=lambda one: sum((a - b) ** 2 for a, b in zip(palette[one], colour, strict=True))
        )
        for colour in set(points)
    }
    places = bytes(nearest[point] for point in points)
    lines = b"".join(b"\0" + places[at : at + width] for at in range(0, len(places), width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", b"".join(palette)), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    return SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )


def read(picture: bytes) -> tuple[int, int, list[bytes]]:
    """The width, the height and the rows of a PNG without transparency, three bytes for each point."""
    bodies: dict[bytes, bytes] = {}
    at = len(SIGNATURE)
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        kind = picture[at + 4 : at + 8]
        bodies[kind] = bodies.get(kind, b"") + picture[at + 8 : at + 8 + length]
        at += length + 12
    width, height, _, colours = struct.unpack(">IIBB", bodies[b"IHDR"][:10])
    assert colours == 2, "a picture without transparency"
    raw, rows = zlib.decompress(bodies[b"IDAT"]), [bytes(3 * width)]
    for line in range(height):
        begin = line * (3 * width + 1)
        rows.append(unfiltered(raw[begin], bytearray(raw[begin + 1 : begin + 1 + 3 * width]), rows[-1]))
    return width, height, rows[1:]


def unfiltered(kind: int, row: bytearray, above: bytes) -> bytes:
    """A row of a PNG as it was before it was filtered."""
    for at in range(len(row)):
        left, up, corner = (row[at - 3], above[at], above[at - 3]) if at > 2 else (0, above[at], 0)
        guess = left + up - corner
        paeth = min((left, up, corner), key=lambda one: abs(guess - one))
        row[at] = (row[at] + (0, left, up, (left + up) // 2, paeth)[kind]) & 255
    return bytes(row)


def save(name: str, picture: bytes) -> None:
    """Keep a picture, if it is small enough to be sent."""
    path = WEB / "public" / f"{name}.png"
    print(f"{path.name}: {len(picture)} bytes")
    assert len(picture) <= MOST_BYTES, path.name
    path.write_bytes(picture)


if __name__ == "__main__":
    main()
