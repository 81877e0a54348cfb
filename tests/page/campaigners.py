"""People who carry a campaign through the page: they found it, begin and play its games, read endings, give names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from browsers import Visit
from playwright.sync_api import Page, expect
from running import Running
from test_sealed import sealed

TURN = '[data-step="turn"][data-asked="true"]'
HOME = "[data-campaign]"
BEGIN = '[data-action="begin"]'
DURING_A_GAME = 'body:not(:has([data-lesson="result"])) [data-telling]'
"""A story that is told in the middle of a game."""

PLAY = """async ({ table, seed, stop, most, patience }) => {
  const ask = async (path, body) => {
    const answer = await (window.quietly ?? fetch)(`/api/tables/${table}${path}`, body === undefined ? {} : {
      method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)});
    return [answer.status, await answer.json()];
  };
  let state = seed * 2654435761 >>> 0;
  const chance = (number) => (state = (state * 1664525 + 1013904223) >>> 8) % number;
  const [, { assets }] = await ask("/edition");
  const basic = Object.fromEntries(
    Object.entries(assets.charters).map(([charter, { resource }]) => [resource, `basic-${charter}`]));
  const missing = ({ cards, goods }, unlocked) => cards
    .map(card => (unlocked[card] ?? assets.buildings[card])?.build).filter(Boolean)
    .map(build => Object.keys(build).filter(what => goods[what] < build[what]))
    .sort((one, other) => one.length - other.length)[0] ?? [];
  const [, now] = await ask("");
  const yours = now.yours;
  for (let made = 0, idle = 0, seat = yours[0], since = now.seq; made < most;) {
    const [, { seq, turn, moves, position, view }] = await ask(`/update?since=${since}&seat=${seat}`);
    since = seq;
    if (view.result) return "over";
    if (!moves) {
      const mine = turn.filter(one => yours.includes(one));
      seat = mine.find(one => one !== seat) ?? seat;
      if (!mine.length || idle) await new Promise(done => setTimeout(done, 15));
      if (++idle > patience) return "waiting";
      continue;
    }
    if (moves.some(({ building }) => stop && building === stop)) return stop;
    const lacked = stop ? missing(view.players[seat], view.unlocked).map(what => basic[what]) : [];
    const liked = moves.filter(({ building }) => lacked.includes(building));
    const plots = view.charters[view.players[seat].charter].plots;
    const over = ({ move, plot }) => move === "build" && plots[plot - 1]?.building;
    const wise = moves.filter(one => one.move !== "partly" && !over(one));
    const open = liked.length ? liked : wise.length ? wise : moves;
    const [status] = await ask("/moves", { seat, position, key: `p${position}`, move: open[chance(open.length)] });
    if (status === 200) made += 1;
    idle = 0;
  }
  return "enough";
}"""
"""Most of a game is not clicked: this decides in the page, with its own session, for all seats on its screen. With a
building in `stop` it gathers what one of its building cards takes, and stops when that building can be used. It
builds over nothing while there is another plot.
"""


def come(visit: Visit, path: str = "/", **options: Any) -> Page:
    """A new visitor, who leaves stories for later.

    How the chances went in a finished game is told elsewhere, and takes the server's time.
    """
    page = visit("/rules/charterstone", **options)
    page.route("**/curve", lambda route: route.fulfill(json={"points": []}))
    page.add_locator_handler(page.locator(DURING_A_GAME), lambda story: story.press("Escape"))
    page.goto(path)
    return page


def renderer_of(page: Page) -> str:
    return page.url.split("/table/")[1].split("?")[0]


def play_on(page: Page, seed: int, stop: str = "", most: int = 3000, patience: int = 4000, table: str = "") -> str:
    """Decide for everybody on this screen: until the game is over, a building can be used, or others are long in."""
    asked = {"table": table or renderer_of(page), "seed": seed, "stop": stop, "most": most, "patience": patience}
    return str(page.evaluate(PLAY, asked))


@contextmanager
def aside(*pages: Page) -> Iterator[str]:
    """While the pages look elsewhere, so that nothing need be drawn; the table. Then they come back to it."""
    table = renderer_of(pages[0])
    for page in pages:
        page.goto("/rules/charterstone")
    yield table
    for page in pages:
        page.goto(f"/table/{table}")


def play_aside(page: Page, seed: int) -> str:
    """Decide for everybody on this screen, which looks elsewhere, until the game is over."""
    with aside(page) as table:
        return play_on(page, seed, table=table)


def play_together(pages: list[Page], seed: int) -> None:
    """All decide at once for those on their screens, until the game is over."""
    with aside(*pages) as table:
        for number, page in enumerate(pages):
            asked = {"table": table, "seed": seed + number, "stop": "", "most": 3000, "patience": 4000}
            page.evaluate(f"asked => void (window.playing = ({PLAY})(asked))", asked)
        assert {page.evaluate("() => window.playing") for page in pages} == {"over"}


def found(page: Page, name: str, way: str = "alone", kinds: dict[int, str] | None = None) -> str:
    """Found a campaign from the home page; its id."""
    page.locator('[data-action="found-campaign"]').click()
    page.locator('[data-action="campaign-name"]').fill(name)
    page.locator(f'[data-way="{way}"]').click()
    for member, kind in (kinds or {}).items():
        page.locator(f'input[name="member-{member}"][value="{kind}"]').check(force=True)
    for level in page.locator(".detail select").all():
        level.select_option("easy")
    page.locator('[data-action="found"]').click()
    page.wait_for_selector(HOME)
    return page.get_attribute(HOME, "data-campaign") or ""


def begin(page: Page) -> None:
    """The one big button, to the table."""
    page.locator(f"{BEGIN}:not([disabled])").click()
    page.wait_for_selector("[data-step]")


def through_the_ending(page: Page) -> list[str]:
    """Read the end of a game step by step, to the campaign's home; the pages it had."""
    result = page.locator('[data-lesson="result"]')
    result.wait_for()
    expect(page.locator('[data-action="rematch"]')).to_have_count(0)
    pages = []
    for _ in range(12):
        pages.append(result.get_attribute("data-page") or "")
        assert result.inner_text().strip()
        page.wait_for_function("() => document.querySelectorAll('[data-action^=ending-]').length > 0")
        if len(pages) > 1 and page.locator('[data-action="ending-home"]').count():
            break
        page.locator('[data-action="ending-next"]').click()
    page.locator('[data-action="ending-home"]').click()
    page.wait_for_selector(HOME)
    return pages


LISTEN = """() => {
  window.heard = [];
  window.quietly = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    const answer = await window.quietly(...asked);
    if (answer.status !== 304) answer.clone().text().then(text => window.heard.push(text), () => {});
    return answer;
  };
  window.WebSocket = class extends WebSocket {
    constructor(...asked) {
      super(...asked);
      this.addEventListener("message", ({ data }) => window.heard.push(String(data)));
    }
  };
}"""
"""Keeps all that the server says to the page."""


def listen(page: Page) -> None:
    """Keep everything the server says to the page from now on."""
    page.add_init_script(f"({LISTEN})()")
    page.reload()


def name_all(page: Page, names: list[str]) -> list[str]:
    """Give a name to everything of mine that waits for one, in the form of the page; what was named."""
    given = []
    forms = page.locator("form[data-name]")
    expect(page.locator("[data-naming]")).to_have_attribute("data-naming", str(forms.count()))
    for name in names:
        if not forms.count():
            break
        what = forms.first.get_attribute("data-name") or ""
        forms.first.locator("input").fill(name)
        forms.first.locator("button").click()
        expect(page.locator(f'form[data-name="{what}"]')).to_have_count(0)
        given.append(what)
    return given


def check_secrets(page: Page) -> None:
    """Nothing the server has said to this page, nor the page itself, holds what is not unlocked even now."""
    edition = f"/api/campaigns/{page.get_attribute(HOME, 'data-campaign')}/edition"
    village: Any = page.evaluate("async path => (await (await quietly(path)).json()).printed.village", edition)
    hidden = sorted(sealed(village, village["opened"]))
    assert len(hidden) > 100
    heard: Any = page.evaluate(
        """hidden => {
            const said = [...heard, document.documentElement.outerHTML].join("\\n");
            return [said.length, hidden.filter(word => said.includes(word))];
        }""",
        hidden,
    )
    assert heard[0] > 100_000
    assert heard[1] == [], f"the page was told {heard[1]}"


def killed(server: Running, page: Page) -> None:
    """The server is killed and started again, while the page asks for nothing."""
    page.goto("/rules/charterstone")
    page.wait_for_selector("article section")
    page.wait_for_load_state("networkidle")
    server.kill()
    server.start()


def buildings(page: Page) -> set[str]:
    """The buildings that stand in the village."""
    tiles = page.locator(".village [data-building]")
    return set(tiles.evaluate_all("tiles => tiles.map(tile => tile.dataset.building)"))
