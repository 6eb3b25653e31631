"""The example with 100,000 rows that measure themselves."""

import functools
import http.server
import os
import threading
import unittest
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parent.parent
ENGINE = Path(os.environ.get("ENGINE") or WEB / "compositional.wasm").resolve()

ROWS = """() => [...document.querySelectorAll(".row")]
  .map((row) => ({ item: parseInt(row.textContent), top: row.offsetTop, height: row.getBoundingClientRect().height }))
  .sort((one, other) => one.item - other.item)"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the folder, with the built engine in its place."""

    def translate_path(self, path):
        return str(ENGINE) if path == "/compositional.wasm" else super().translate_path(path)

    def log_message(self, *_):
        pass


class VirtualScrollerTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        handler = functools.partial(Handler, directory=str(WEB))
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.driver = sync_playwright().start()
        cls.browser = cls.driver.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or "/usr/bin/chromium", args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.driver.stop()
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.page = self.browser.new_page(viewport={"width": 390, "height": 844})
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        port = self.server.server_address[1]
        self.page.goto(f"http://127.0.0.1:{port}/examples/virtual-scroller.html")
        self.page.wait_for_selector(".row")
        self.addCleanup(self.page.close)

    def scroll(self, offset):
        self.page.evaluate("(top) => { document.getElementById('view').scrollTop = top }", offset)
        self.page.wait_for_timeout(150)

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
        self.page.wait_for_timeout(300)
        self.assertEqual(self.check_rows()[0]["item"], item)


if __name__ == "__main__":
    unittest.main()
