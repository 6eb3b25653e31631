"""A picture of a screen becomes a layout: its cells are found, corrected by hand, and inferred."""

import base64
import json
import tempfile
from pathlib import Path
from urllib.parse import quote

from harness import PHONE, PageTest, browser, playground

# Draws a screen into a canvas, in points, and keeps the picture. Photos have noise in every pixel.
DRAW = """async ([size, scale, type, parts]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: size[0] * scale, height: size[1] * scale });
  const context = canvas.getContext("2d");
  context.scale(scale, scale);
  let seed = 7;
  const random = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 2 ** 32;
  for (const [kind, x, y, width, height, color, radius] of parts) {
    context.save();
    context.fillStyle = color;
    if (kind === "text") {
      context.font = `${height}px sans-serif`;
      context.textBaseline = "top";
      context.fillText(width, x, y);
    } else {
      context.beginPath();
      context.roundRect(x, y, width, height, radius ?? 0);
      if (kind === "shadow") { context.shadowColor = "rgba(0, 0, 0, 0.25)"; context.shadowBlur = 8 * scale; }
      context.fill();
      if (kind === "fade") {
        context.clip();
        const shade = Object.assign(document.createElement("canvas"), { width: width * scale, height: height * scale });
        const inner = shade.getContext("2d");
        const image = inner.createImageData(shade.width, shade.height);
        for (let at = 0; at < image.data.length; at += 4) {
          const [share, grain] = [at / image.data.length, 24 * random() - 12];
          for (let part = 0; part < 3; part += 1) image.data[at + part] = [171, 82, 163][part] * (1 - share) + [203, 82, 99][part] * share + grain;
          image.data[at + 3] = 255;
        }
        inner.putImageData(image, 0, 0);
        context.drawImage(shade, x, y, width, height);
      }
      if (kind === "photo") {
        context.clip();
        const noise = Object.assign(document.createElement("canvas"), { width: width * scale, height: height * scale });
        const inner = noise.getContext("2d");
        const image = inner.createImageData(noise.width, noise.height);
        for (let at = 0; at < image.data.length; at += 4) for (let part = 0; part < 4; part += 1) image.data[at + part] = part === 3 ? 255 : 40 + 40 * part + 130 * random();
        inner.putImageData(image, 0, 0);
        context.drawImage(noise, x, y, width, height);
      }
    }
    context.restore();
  }
  window.picture = await new Promise((done) => canvas.toBlob(done, type, 0.85));
}"""

FEED = [[16 + 186.5 * (index % 2), 112 + 242 * (index // 2), 174.5, 230] for index in range(6)]
ALBUMS = [[20 + 186.5 * (index % 2), 112 + 230 * (index // 2), 166.5, 166] for index in range(6)]


def feed(background="#f2f2f7", card="#ffffff", ink="#111111"):
    """Cards with a photo and two lines, under a title."""
    parts = [["rect", 0, 0, 393, 852, background], ["text", 16, 62, "Photos", 34, 0, ink]]
    parts[1] = ["text", 16, 62, "Photos", 34, ink]
    for number, (x, y, width, height) in enumerate(FEED):
        parts += [["shadow", x, y, width, height, card, 12], ["photo", x, y, width, 150, "#888888", 12],
                  ["text", x + 10, y + 162, f"Kite number {number}", 15, ink], ["text", x + 10, y + 186, "Drawn with the wind", 13, "#888888"]]
    return parts


def albums():
    """Photos with words below them, on white."""
    parts = [["rect", 0, 0, 393, 852, "#ffffff"], ["text", 20, 62, "Albums", 34, "#111111"]]
    for number, (x, y, width, height) in enumerate(ALBUMS):
        parts += [["photo", x, y, width, height, "#888888", 8], ["text", x, y + height + 7, ["Trips", "Cats and dogs", "Work"][number % 3], 15, "#111111"],
                  ["text", x, y + height + 27, f"{number * 37 + 5} items", 13, "#888888"]]
    return parts


def rows():
    """Two groups of rows with thin lines between them, as in settings."""
    parts = [["rect", 0, 0, 393, 852, "#f2f2f7"]]
    for top, count in [(112, 5), (367, 3)]:
        parts.append(["rect", 20, top, 353, 44 * count, "#ffffff", 10])
        for row in range(count):
            parts += [["rect", 36, top + 44 * row + 8, 29, 29, f"hsl({row * 60} 70% 50%)", 7], ["text", 80, top + 44 * row + 13, "A setting", 16, "#111111"]]
            if row:
                parts.append(["rect", 80, top + 44 * row - 0.34, 293, 0.34, "#c6c6c8"])
    return parts


# Screens that the browser itself lays out, with its grid and its boxes. Photos are noise that a filter makes.
NOISE = """<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><filter id="a"><feTurbulence baseFrequency=".03" numOctaves="4" seed="%d"/>
  <feColorMatrix values="1 0 0 0 .1 0 .9 0 0 .1 0 0 .8 0 .2 0 0 0 0 1"/></filter><rect width="400" height="400" filter="url(#a)"/></svg>"""
WORDS = ["The kite that flew", "A walk by the sea", "Bread", "Four ways to draw a tree, and what each is for", "Evening", "Paper boats"]


def screen(style, cells, title="Today", background="#ffffff", ink="#111111"):
    """A page of 393 points with a title, and cells in a box of a style."""
    return f"""<!doctype html><style>body {{ margin: 0; background: {background}; color: {ink}; font: 15px/20px sans-serif }}
      h1 {{ margin: 62px 16px 16px; font: 700 34px/41px sans-serif }} p {{ margin: 0; color: #888; font-size: 13px; line-height: 18px }} i {{ display: block }} {style}</style>
      <h1>{title}</h1><div class="box">{"".join(f'<div class="cell">{cell}</div>' for cell in cells)}</div>"""


def photo(height, seed=1):
    """A photo, which is as wide as what it is in."""
    return f'<i style="height: {height}px; background: url(data:image/svg+xml,{quote(NOISE % seed)}) center/cover"></i>'


LAID_OUT = {
    "cards of two columns": screen(
        ".box { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding: 0 16px } .cell { background: white; border-radius: 12px; overflow: hidden } .cell b, .cell p { margin: 8px 10px }",
        [f"{photo(150, each)}<b style='display: block'>Number {each}</b><p>Drawn with the wind</p>" for each in range(6)], background="#f2f2f7"),
    "hairlines around white on white": screen(
        ".box { display: flex; flex-direction: column; gap: 16px; padding: 0 24px } .cell { background: white; border: 1px solid #e2e2e2; border-radius: 28px; padding: 24px }",
        [f"<p>Partner, 1:4{each}</p>{WORDS[each % 6]}{'<p>And some more that was said then.</p>' * (each % 3)}" for each in range(5)], background="#fafafa"),
    "photos edge to edge": screen(
        ".box { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2px } .cell i { height: 129.66px !important }", [photo(130, each) for each in range(12)]),
    "a dark list of cards": screen(
        ".box { display: flex; flex-direction: column; gap: 10px; padding: 0 20px } .cell { background: #1c1c1e; border-radius: 14px; padding: 12px; display: flex; gap: 12px; height: 64px } .cell i { width: 64px; border-radius: 8px; flex: none }",
        [f"{photo(64, each)}<div>{WORDS[each]}<p>{each + 3} minutes</p></div>" for each in range(6)], background="#000000", ink="#ffffff"),
    "rows of a group": screen(
        ".box { margin: 0 16px; background: white; border-radius: 10px; overflow: hidden } .cell { height: 51px; line-height: 51px; padding-left: 16px; position: relative } .cell + .cell::before { content: ''; position: absolute; inset: 0 0 auto 16px; height: 1px; background: #d8d8dc }",
        WORDS[:5] + WORDS[:3], background="#f2f2f7"),
}


class PictureTest(PageTest):
    size = [393, 852]

    def picture(self, parts, scale=3, kind="png"):
        self.page.evaluate(DRAW, [self.size, scale, f"image/{kind}", parts])

    def drop(self, *picture):
        """Drops a picture that is drawn with these arguments, or the one that is kept."""
        if picture:
            self.picture(*picture)
        self.page.evaluate("""() => {
          if (window.compositionalPage.finding.note) compositionalPage.finding.say("");
          const data = new DataTransfer();
          data.items.add(new File([picture], "screen", { type: picture.type }));
          dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }""")
        self.page.wait_for_selector("#finding-dialog [role=status]:has-text('found')", timeout=60_000)

    def found(self):
        return json.loads(self.page.input_value("#finding-dialog textarea"))["frames"]

    def assertCells(self, expected, delta=1.05):
        found = self.found()
        self.assertEqual(len(found), len(expected), found)
        for frame, other in zip(found, expected):
            for value, wanted in zip(frame, other):
                self.assertAlmostEqual(value, wanted, delta=delta, msg=f"{frame} {other}")

    def find(self):
        self.page.click("#finding-dialog button:text-is('Find layout')")
        self.page.wait_for_selector("#finding-dialog .found-layout h3", timeout=60_000)
        return self.page.text_content("#finding-dialog .found-layout")


class ScreenshotTest(PictureTest):
    def test_a_feed_of_two_columns_is_taken_home_as_swift(self):
        self.drop(feed())
        self.assertCells(FEED, delta=0.01)
        self.assertEqual(self.page.input_value("#finding-dialog .row input >> nth=0"), "393")
        self.assertIn("Every frame is explained", self.find())
        self.page.click("#finding-dialog button:text-is('Use it, and show the Swift')")
        self.wait("document.querySelector('#code-pane .code').textContent.includes('NSCollectionLayoutGroup')", 5)
        code = self.page.text_content("#code-pane .code")
        self.assertIn("count: 2", code)
        self.assertIn("leading: 16, bottom: 0, trailing: 16", code)
        self.assertIn(".absolute(230)", code)
        section = json.loads(self.text())["layout"]["sections"][0]
        self.assertEqual(section["interGroupSpacing"], 12)
        self.assertEqual(section["group"]["interItemSpacing"], {"fixed": 12})

    def test_cards_whose_shadows_meet_on_a_large_ground(self):
        for count in [2, 4]:
            self.drop(feed()[:2 + 4 * count])
            self.assertCells(FEED[:count])

    def test_the_bar_at_the_end_of_a_screen_is_no_row_of_cells(self):
        names = ["Home", "Search", "New", "Likes", "You"]
        grounds = {"plain": [["rect", 0, 769, 393, 83, "#ffffff"]], "line": [["rect", 0, 769, 393, 83, "#f2f2f7"], ["rect", 0, 769, 393, 0.34, "#b8b8bc"]],
                   "floating": [["shadow", 21, 769, 351, 62, "#ffffff", 31]]}
        whole = FEED[:4]
        for kind, ground in grounds.items():
            for shape in ["square", "round"]:
                with self.subTest(f"{kind} {shape}"):
                    bar = list(ground)
                    for number, name in enumerate(names):
                        x = 45 + 67 * number
                        bar += [["rect", x, 777, 27, 27, "#0a7aff" if number == 0 else "#8e8e93", 4 if shape == "square" else 13.5], ["text", x - 2, 808, name, 10, "#8e8e93"]]
                    if kind != "floating":
                        bar.append(["rect", 127, 840, 139, 5, "#111111", 2.5])
                    self.drop([*feed()[:2 + 4 * 4], *bar])
                    self.assertCells(whole)

    def test_small_cells_down_to_the_end_are_cells(self):
        icons = [[20 + 52 * (index % 7), 100 + 52 * (index // 7), 40, 40] for index in range(7 * 14)]
        self.drop([["rect", 0, 0, 393, 852, "#ffffff"], *[["rect", *each, "#8e8e93", 8] for each in icons]])
        self.assertCells(icons)

    def test_other_scales_a_dark_screen_and_a_jpeg(self):
        for parts, scale, kind in [(feed(), 2, "png"), (feed("#000000", "#1c1c1e", "#ffffff"), 3, "png"), (feed(), 3, "jpeg")]:
            with self.subTest(f"{scale} {kind}"):
                self.drop(parts, scale, kind)
                self.assertCells(FEED, delta=1.6 if kind == "jpeg" else 1.05)

    def test_a_row_that_the_picture_just_begins_is_no_line_of_words(self):
        # The fourth row begins 8 points above the end.
        rows = [[16 + 186.5 * (index % 2), 118 + 242 * (index // 2), 174.5, 230] for index in range(8)]
        parts = [["rect", 0, 0, 393, 852, "#f2f2f7"]]
        for x, y, width, height in rows:
            parts += [["rect", x, y, width, height, "#ffffff"], ["photo", x, y, width, 150, "#888888"], ["text", x + 10, y + 162, "A bag", 15, "#111111"]]
        self.drop(parts)
        self.assertCells(rows[:6])

    def test_photos_in_which_colors_fade_are_whole(self):
        cells = [[16, 118, 174.5, 180], [202.5, 118, 174.5, 220], [16, 310, 174.5, 240], [202.5, 350, 174.5, 160]]
        self.drop([["rect", 0, 0, 393, 852, "#ffffff"], *[["fade", *each, "#b060c0", 12] for each in cells]])
        self.assertCells(cells)

    def test_words_below_photos_belong_to_their_cells(self):
        self.drop(albums())
        found = self.found()
        self.assertEqual(len(found), 6)
        for (x, y, width, height), (left, top, wide, _) in zip(found, ALBUMS):
            for value, wanted in zip((x, y, width), (left, top, wide)):
                self.assertAlmostEqual(value, wanted, delta=0.7)
            self.assertGreater(height, 190)
            self.assertLess(height, 214)

    def test_rows_between_thin_lines(self):
        self.drop(rows())
        self.assertCells([[20, 112 + 44 * row, 353, 44] for row in range(5)] + [[20, 367 + 44 * row, 353, 44] for row in range(3)])

    def test_pictures_of_the_command_and_of_the_page_at_two_scales(self):
        expected = {"two-columns": 16, "list": 18}
        for name, count in expected.items():
            frames = [frame for id, frame in self.query(name, "--device", "iPhone-15").items() if id.startswith("cell ")]
            shown = sorted(([x, y + 59, width, height] for x, y, width, height in frames), key=lambda each: (each[1], each[0]))
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "view.png"
                playground("render", name, "--device", "iPhone-15", "--out", str(file))
                pictures = [base64.b64encode(file.read_bytes()).decode()]
            self.choose(name)
            self.idle()
            for scale in [2, 3]:
                pictures.append(self.page.evaluate("""(scale) => {
                  const view = compositionalPage.stage.main;
                  const canvas = Object.assign(document.createElement("canvas"), { width: view.size[0] * scale, height: view.size[1] * scale });
                  view.paintOn(canvas.getContext("2d", { alpha: false }), scale);
                  return canvas.toDataURL("image/png").split(",")[1];
                }""", scale))
            for number, picture in enumerate(pictures):
                with self.subTest(f"{name} {number}"):
                    self.page.evaluate("(text) => { window.picture = new Blob([Uint8Array.from(atob(text), (each) => each.charCodeAt(0))], { type: 'image/png' }); }", picture)
                    self.drop()
                    found = self.found()
                    whole = [each for each in shown if each[1] >= 59 and each[1] + each[3] <= 852]
                    self.assertGreaterEqual(len(found), len(whole))
                    for frame in whole:
                        near = min(found, key=lambda other: sum(abs(a - b) for a, b in zip(frame, other)))
                        for value, wanted in zip(near, frame):
                            self.assertAlmostEqual(value, wanted, delta=1.6, msg=f"{near} {frame}")
                    self.page.keyboard.press("Escape")

    def test_screens_that_the_browser_lays_out(self):
        for name, html in LAID_OUT.items():
            for scale in [2, 3]:
                with self.subTest(f"{name}, {scale}"):
                    context = browser().new_context(viewport={"width": 393, "height": 852}, device_scale_factor=scale)
                    other = context.new_page()
                    other.set_content(html)
                    picture = base64.b64encode(other.screenshot()).decode()
                    cells = other.evaluate("""[...document.querySelectorAll(".cell")].map((cell) => {
                      const { x, y, width, height } = cell.getBoundingClientRect();
                      return [x, y, width, height];
                    })""")
                    context.close()
                    self.page.evaluate("(text) => { window.picture = new Blob([Uint8Array.from(atob(text), (each) => each.charCodeAt(0))], { type: 'image/png' }); }", picture)
                    self.drop()
                    self.assertCells([cell for cell in cells if cell[1] + cell[3] <= 852], delta=2)
                    self.page.keyboard.press("Escape")

    def test_rectangles_are_corrected_by_hand(self):
        self.drop(feed())
        stage = self.page.locator("#finding-dialog .drawing svg")
        stage.scroll_into_view_if_needed()
        box = stage.bounding_box()
        unit = box["width"] / 393
        self.assertGreater(box["width"], 300, "it is large enough to see")
        at = lambda x, y: (box["x"] + x * unit, box["y"] + y * unit)
        self.page.mouse.click(*at(100, 200))
        self.assertEqual(self.page.input_value("#finding-dialog .numbers select"), "0")
        # Its lower edge is dragged; then it is moved, and taken away.
        self.page.mouse.move(*at(60, 342))
        self.page.mouse.down()
        self.page.mouse.move(*at(60, 320))
        self.page.mouse.move(*at(60, 302))
        self.page.mouse.up()
        self.assertAlmostEqual(self.found()[0][3], 190, delta=2)
        self.page.keyboard.press("ArrowRight")
        self.assertAlmostEqual(self.found()[0][0], 17, delta=0.01)
        self.page.click("#finding-dialog .numbers button:text-is('Delete')")
        self.assertEqual(len(self.found()), 5)
        self.page.focus("#finding-dialog .drawing")
        for _ in range(3):
            self.page.keyboard.press("Control+z")
        self.assertEqual(self.found()[0], [16, 112, 174.5, 230])
        # Another width is another scale: the rectangles stay where they are in the picture.
        width = self.page.locator("#finding-dialog .row input").first
        width.fill("786")
        width.press("Tab")
        self.assertEqual(self.found()[0], [32, 224, 349, 460])

    def test_undo_takes_the_scale_back_with_the_rectangles(self):
        self.drop(feed())
        state = "(({ ground, read }) => [ground.size, ground.scale, ground.begins, read.size, read.frames[0]])(compositionalPage.finding)"
        before = self.page.evaluate(state)
        width = self.page.locator("#finding-dialog .row input").first
        width.fill("786")
        width.press("Tab")
        self.assertEqual(self.page.evaluate(state)[:2], [[786, 1704], 1.5])
        self.page.focus("#finding-dialog .drawing")
        self.page.keyboard.press("Control+z")
        self.assertEqual(self.page.evaluate(state), before)

    def test_what_is_no_picture_is_said(self):
        self.page.evaluate("""() => { const data = new DataTransfer(); data.items.add(new File(["x"], "bad.png", { type: "image/png" }));
            dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })); }""")
        self.page.wait_for_selector("#finding-problem:has-text('bad.png is no picture')")
        self.drop([["rect", 0, 0, 393, 852, "#ffffff"]])
        self.assertEqual(self.found(), [])


class PhoneScreenshotTest(PictureTest):
    viewport = PHONE
    touch = True

    def test_a_picture_is_read_on_a_phone(self):
        self.drop(feed())
        self.assertCells(FEED, delta=0.01)
        box = self.page.locator("#finding-dialog .drawing svg").bounding_box()
        self.assertGreater(box["width"], 250)
        self.assertLessEqual(box["x"] + box["width"], 390)
        self.assertIn("Every frame is explained", self.find())
