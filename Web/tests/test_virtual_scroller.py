"""The example with 100,000 rows that measure themselves."""

import http.server
import os
import unittest
from pathlib import Path

from harness import ServedTest

WEB = Path(__file__).resolve().parent.parent
ENGINE = Path(os.environ.get("ENGINE") or WEB / "compositional.wasm").resolve()

ROWS = """() => [...document.querySelectorAll(".row")]
  .map((row) => ({ item: parseInt(row.textContent), top: row.offsetTop, height: row.getBoundingClientRect().height }))
  .sort((one, other) => one.item - other.item)"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the folder, with the built engine in its place."""

    def __init__(self, *arguments):
        super().__init__(*arguments, directory=str(WEB))

    def translate_path(self, path):
        return str(ENGINE) if path == "/compositional.wasm" else super().translate_path(path)

    def log_message(self, *_):
        pass


class VirtualScrollerTests(ServedTest):
    handler = Handler

    def setUp(self):
        self.load("examples/virtual-scroller.html", {"width": 390, "height": 844}).wait_for_selector(".row")

    def scroll(self, offset):
        self.page.evaluate("(top) => { document.getElementById('view').scrollTop = top }", offset)
        self.settle()

    def check_rows(self):
        """Each row begins where the one before it ends, and together they fill the view."""
        rows = self.page.evaluate(ROWS)
        self.assertGreater(len(rows), 3)
        self.assertLess(len(rows), 40)
        for above, row in zip(rows, rows[1:]):
            self.assertEqual(row["item"], above["item"] + 1)
            self.assertAlmostEqual(row["top"], above["top"] + above["height"], delta=1)
        top, height = self.page.evaluate(
            "() => { const view = document.getElementById('view'); return [view.scrollTop, view.clientHeight] }")
        self.assertLessEqual(rows[0]["top"], top + 1)
        self.assertGreaterEqual(rows[-1]["top"] + rows[-1]["height"], top + height - 1)
        self.assertEqual(self.errors, [])
        return rows

    def test_rows_follow_each_other_wherever_the_list_is_scrolled(self):
        self.assertEqual(self.check_rows()[0]["item"], 1)
        for offset in (500, 3_000, 100_000, 3_000_000, 2_999_000):
            self.scroll(offset)
            self.check_rows()

    def test_rows_are_reused(self):
        for offset in range(0, 20_000, 400):
            self.scroll(offset)
        exist = int(self.page.inner_text("#status").split(", ")[1].split()[0])
        self.assertLess(exist, 60)

    def test_another_width_keeps_the_row_on_top(self):
        self.scroll(100_000)
        item = next(row["item"] for row in self.check_rows())
        self.page.set_viewport_size({"width": 700, "height": 600})
        self.settle()
        self.assertEqual(self.check_rows()[0]["item"], item)


if __name__ == "__main__":
    unittest.main()
