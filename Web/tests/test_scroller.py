"""The virtual scroller of the package, over rows of random heights."""

import http.server
import os
import unittest
from pathlib import Path

from harness import ServedTest

TESTS = Path(__file__).resolve().parent
WEB = TESTS.parent
ENGINE = Path(os.environ.get("ENGINE") or WEB / "compositional.wasm").resolve()
CORE = Path(os.environ.get("CORE") or WEB / "core.wasm").resolve()

# The cells that the page shows now, from the top down, where the screen has them.
CELLS = """() => [...document.querySelectorAll(".cell")]
  .map((cell) => { const { top, bottom } = cell.getBoundingClientRect(); return { key: Number(cell.dataset.key), top, bottom }; })
  .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
  .sort((one, other) => one.top - other.top)"""

# Scrolls, and records where cells are at each of the next frames that are painted.
FRAMES = """async (by) => {
  const read = () => Object.fromEntries((%s)().map(({ key, top }) => [key, top]));
  const view = document.getElementById("view");
  const frames = [read()];
  view.scrollTop += by;
  const moved = view.scrollTop;
  for (let frame = 0; frame < 4; frame++) {
    await new Promise(requestAnimationFrame);
    await new Promise((done) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = done; port2.postMessage(0); });
    frames.push(read());
  }
  return frames;
}""" % CELLS


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the package as it is made, from the folder of the sources."""

    def translate_path(self, path):
        name = path.split("?")[0].removeprefix("/")
        places = {"package/compositional.wasm": ENGINE, "package/core.wasm": CORE}
        if name in places:
            return str(places[name])
        if name.startswith("package/compositional."):
            return str(WEB / name.removeprefix("package/"))
        return str((WEB if name.startswith("package/") else TESTS / "scroller") / (name or "index.html"))

    def log_message(self, *_):
        pass


class ScrollerTest(ServedTest):
    """A page with a scroller."""

    handler = Handler

    def open(self, query=""):
        self.load(query, {"width": 600, "height": 800}).wait_for_selector(".cell")
        return self.page

    def cells(self):
        """Returns the cells in sight: each begins where the one before it ends, and they fill the view."""
        cells = self.page.evaluate(CELLS)
        keys = self.page.evaluate("keys.flat().length")
        for above, cell in zip(cells, cells[1:]):
            self.assertAlmostEqual(cell["top"], above["bottom"], delta=0.6)
        self.assertLessEqual(cells[0]["top"], 0.6 if cells[0]["key"] else 30)
        self.assertGreaterEqual(cells[-1]["bottom"], 799 if keys > 100 else 0)
        self.assertEqual(self.errors, [])
        return cells

    def check_no_shift(self, by):
        """Cells in sight before and after a step have moved by the step, and then stay in every frame."""
        before, *frames = self.page.evaluate(FRAMES, by)
        for key in set(before) & set(frames[0]):
            self.assertAlmostEqual(frames[0][key], before[key] - by, delta=1, msg=f"row {key}, scrolled by {by}")
        for key, top in frames[0].items():
            for later in frames[1:]:
                self.assertAlmostEqual(later.get(key, top), top, delta=0.6, msg=f"row {key}, scrolled by {by}")
        self.cells()


class ScrollerTests(ScrollerTest):
    def test_rows_follow_each_other(self):
        page = self.open()
        self.assertEqual(self.cells()[0]["key"], 0)
        for offset in (500, 3_000, 100_000, 400_000, 399_000, 10**9, 0):
            page.evaluate("(top) => { document.getElementById('view').scrollTop = top }", offset)
            self.settle()
            self.cells()
        self.assertEqual(self.cells()[0]["key"], 0)

    def test_jumps_up_do_not_shift_rows(self):
        # Into rows that were not measured, by less than a row, by several rows, and by whole screens.
        page = self.open()
        page.evaluate("scroller.scrollToItem(6000)")
        self.settle()
        for by in (-5, -47, -120, -333, -500, -700, -333, -790, -2_000, -300, -750, -20_000, -640, -100_000, -777):
            self.check_no_shift(by)

    def test_jumps_down_do_not_shift_rows(self):
        self.open()
        for by in (5, 120, 333, 700, 2_000, 300, 20_000, 640, 100_000, 777):
            self.check_no_shift(by)

    def test_scroll_to_item_with_alignment(self):
        page = self.open()
        for key, align in ((5000, "start"), (123, "center"), (7777, "end"), (9999, "end"), (0, "start"), (4000, "center")):
            page.evaluate("([key, align]) => scroller.scrollToItem(key, { align })", [key, align])
            self.settle()
            found = next(cell for cell in self.cells() if cell["key"] == key)
            height = found["bottom"] - found["top"]
            expected = {"start": 0, "center": (800 - height) / 2, "end": 800 - height}[align]
            self.assertAlmostEqual(found["top"], expected, delta=1, msg=f"{key} {align}")
        # What is in sight stays where it is; what is above comes to the top, what is below to the bottom.
        page.evaluate("scroller.scrollToItem(4000, { align: 'nearest' })")
        self.settle()
        self.assertAlmostEqual(next(c for c in self.cells() if c["key"] == 4000)["top"], found["top"], delta=1)
        page.evaluate("scroller.scrollToItem(4100, { align: 'nearest' })")
        self.settle()
        self.assertAlmostEqual(next(c for c in self.cells() if c["key"] == 4100)["bottom"], 800, delta=1)
        self.assertIn("there is no item 0.10000", page.evaluate("() => { try { scroller.scrollToItem(10000) } catch (e) { return e.message } }"))
        self.assertIn("align must be", page.evaluate("() => { try { scroller.scrollToItem(1, { align: 'top' }) } catch (e) { return e.message } }"))

    def test_scroll_to_item_smoothly(self):
        page = self.open()
        # Read at once: the motion takes no longer on a busy machine.
        offset = page.evaluate("() => { scroller.scrollToItem(40, { align: 'center', behavior: 'smooth' }); return scroller.offset; }")
        self.assertLess(offset, 1_500)
        for _ in range(100):
            if not page.evaluate("scroller._motion"):
                break
            page.wait_for_timeout(50)
        found = next(cell for cell in self.cells() if cell["key"] == 40)
        self.assertAlmostEqual((found["top"] + found["bottom"]) / 2, 400, delta=1)

    def test_prepending_does_not_move_what_is_in_sight(self):
        page = self.open()
        page.evaluate("scroller.scrollToItem(5000, { align: 'center' })")
        self.settle()
        for count in (1, 30, 500):
            before = {cell["key"]: cell["top"] for cell in self.cells()}
            elements = page.evaluate_handle("Object.fromEntries(scroller.rows.map(({ key, element }) => [key, element]))")
            drawn = page.evaluate("""(count) => {
              const before = drawn;
              keys[0].unshift(...Array.from({ length: count }, (_, index) => -1 - keys[0].length - index));
              scroller.update({ insert: Array.from({ length: count }, (_, index) => `0.${index}`) });
              return drawn - before;
            }""", count)
            after = {cell["key"]: cell["top"] for cell in self.cells()}
            self.assertEqual(sorted(after), sorted(before))
            for key in after:
                self.assertAlmostEqual(after[key], before[key], delta=0.6, msg=f"{count} rows, row {key}")
            # The same elements show the same keys, and none was drawn again.
            same = page.evaluate("(elements) => scroller.rows.every(({ key, element }) => elements[key] === element)", elements)
            self.assertTrue(same)
            self.assertEqual(drawn, 0)

    def test_another_width_keeps_the_row_on_top(self):
        page = self.open()
        page.evaluate("scroller.scrollToItem(5000)")
        self.settle()
        for width, height in ((450, 800), (700, 800), (700, 801)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("scroller.refresh()")
            self.settle()
            self.assertEqual(self.cells()[0]["key"], 5000)

    def test_the_core_shows_the_same(self):
        page = self.open()
        page.evaluate("scroller.scrollToItem(5000, { align: 'center' })")
        self.settle()
        expected = self.cells()
        page = self.open("?core")
        page.evaluate("scroller.scrollToItem(5000, { align: 'center' })")
        self.settle()
        self.assertEqual(self.cells(), expected)
        for by in (-333, -120, -20_000, -640):
            self.check_no_shift(by)

    def test_a_row_that_grows_moves_those_below(self):
        page = self.open()
        page.evaluate("scroller.scrollToItem(500, { align: 'center' })")
        self.settle()
        before = self.cells()
        page.evaluate("document.querySelector('[data-key=\"500\"]').firstChild.style.height = '200px'")
        self.settle()
        after = {cell["key"]: cell for cell in self.cells()}
        self.assertAlmostEqual(after[500]["bottom"] - after[500]["top"], 201, delta=1)
        self.assertAlmostEqual(after[before[1]["key"]]["top"], before[1]["top"], delta=1)

    def test_rows_are_few_and_used_again(self):
        page = self.open()
        for offset in range(0, 8_000, 400):
            page.evaluate("(top) => { document.getElementById('view').scrollTop = top }", offset)
            self.settle()
        self.assertLess(page.evaluate("document.querySelectorAll('.cell').length"), 45)

    def test_pinned_headers_stand_still(self):
        page = self.open("?sections=20&count=40")
        for step in range(12):
            page.evaluate("(top) => { document.getElementById('view').scrollTop = top }", 150 + 613 * step)
            self.settle()
            tops = page.evaluate("""() => [...document.querySelectorAll('.header')]
              .map((header) => ({ top: header.getBoundingClientRect().top, layer: header.parentElement.style.position }))
              .sort((one, other) => one.top - other.top)""")
            stuck = [header for header in tops if header["layer"] == "sticky"]
            highest = [header for header in tops if header["top"] > -30][0]
            self.assertLessEqual(highest["top"], 0.6)
            self.assertLessEqual(len(stuck), 1)
            if abs(highest["top"]) < 0.4:
                self.assertEqual(highest["layer"], "sticky")
        # Between two frames of the page the view alone scrolls: the header stays.
        self.assertEqual(self.errors, [])

    def test_a_million_rows_have_both_ends(self):
        page = self.open("?count=1000000")
        page.evaluate("document.getElementById('view').scrollTop = 1e9")
        self.settle()
        self.assertEqual(self.cells()[-1]["key"], 999_999)
        for by in (-100, -300, -700, -500):
            self.check_no_shift(by)
        page.evaluate("scroller.scrollToItem(500000)")
        self.settle()
        self.assertEqual(self.cells()[0]["key"], 500_000)
        for by in (-100, 300, -700, 600):
            self.check_no_shift(by)
        page.evaluate("document.getElementById('view').scrollTop = 0")
        self.settle()
        self.assertEqual(self.cells()[0]["key"], 0)
        self.assertLess(page.evaluate("document.getElementById('view').scrollHeight"), 17_000_000)


if __name__ == "__main__":
    unittest.main()
