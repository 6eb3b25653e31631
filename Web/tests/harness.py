"""What the tests of the page share: the page in a browser, and the command beside it."""

import json
import os
import subprocess
import unittest
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
PAGE = Path(os.environ.get("PAGE", ROOT / "Web/compositional.html")).resolve()
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
PLAYGROUND = os.environ.get("PLAYGROUND", str(ROOT / ".build/release/playground"))

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def playground(*arguments, status=0):
    """Runs the command, and returns what it prints."""
    run = subprocess.run([PLAYGROUND, *arguments], capture_output=True, text=True, timeout=120)
    if run.returncode != status:
        raise AssertionError(f"playground {' '.join(arguments)} ended with {run.returncode}: {run.stderr}")
    return run.stdout


def gallery():
    """Returns the names of the layouts that the command lists."""
    return [line.split()[0] for line in playground("gallery").splitlines() if line.strip()]


class PageTest(unittest.TestCase):
    """A test with a page of its own. It fails if the page writes an error to the console."""

    viewport = DESKTOP
    theme = "light"
    touch = False

    @classmethod
    def setUpClass(cls):
        cls.driver = sync_playwright().start()
        cls.browser = cls.driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.driver.stop()

    def setUp(self):
        self.errors = []
        self.requests = []
        self.context = self.browser.new_context(
            viewport=self.viewport, color_scheme=self.theme, has_touch=self.touch, accept_downloads=True)
        self.page = self.open()

    def tearDown(self):
        self.context.close()
        self.assertEqual(self.errors, [], "the console of the page")
        outside = [url for url in self.requests if not url.startswith(("file:", "blob:", "data:"))]
        self.assertEqual(outside, [], "requests to the network")

    def open(self, fragment="", address=None):
        page = self.context.new_page()
        page.set_default_timeout(int(os.environ.get("PATIENCE", "30000")))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: self.requests.append(request.url))
        page.goto((address or PAGE.as_uri()) + fragment)
        page.wait_for_selector("#loading", state="hidden")
        page.wait_for_selector("body[data-ready]")
        return page

    def main(self, expression, page=None):
        """Returns the value of an expression about the first device, named "view"."""
        return (page or self.page).evaluate(f"(() => {{ const view = compositionalPage.stage.main; return {expression}; }})()")

    def offset(self, page=None):
        return self.main("Array.from(view.offset)", page)

    def rest(self):
        """Waits until nothing moves."""
        for _ in range(600):
            moves = self.page.evaluate(
                "compositionalPage.stage.main.simulator.isMoving || Boolean(compositionalPage.time.player)")
            if not moves:
                return
            self.page.wait_for_timeout(50)
        self.fail("the view still moves after 30 seconds")

    def wait(self, expression, seconds):
        """Waits until an expression is true; the policy of the page forbids the driver to poll it there."""
        for _ in range(round(seconds * 50)):
            if self.page.evaluate(expression):
                return
            self.page.wait_for_timeout(20)
        self.fail(f"{expression} is not true after {seconds} seconds")

    def choose(self, name):
        self.page.select_option("#gallery", name)

    def status(self):
        return self.page.text_content("#document-status")

    def text(self):
        return self.page.input_value(".editor textarea")

    def replace(self, old, new):
        """Replaces the first occurrence of a text in the editor as if it were typed."""
        found = self.page.evaluate(
            """([old, text]) => {
              const area = document.querySelector(".editor textarea");
              const at = area.value.indexOf(old);
              area.focus();
              area.setSelectionRange(at, at + old.length);
              return at >= 0 && document.execCommand("insertText", false, text);
            }""", [old, new])
        self.assertTrue(found, f"{old} is in the document")
        self.page.wait_for_timeout(150)
        self.wait("!compositionalPage.trial.isBusy", 5)

    def open_document(self, document):
        text = document if isinstance(document, str) else json.dumps(document)
        self.page.evaluate("(text) => { compositionalPage.open(text, ''); }", text)

    def open_slow(self, size=(2**30, 667), counts=None):
        """Opens tags that wrap in a row of a billion points, which takes seconds, and watches what holds the page up."""
        self.page.select_option("#device", "document")
        slow = json.loads(playground("gallery", "wrapping-tags"))
        slow["environment"]["size"] = size
        slow["itemCounts"] = counts or slow["itemCounts"]
        self.open_document(slow)
        self.wait("!compositionalPage.trial.isBusy", 60)
        self.page.evaluate("compositionalPage.selecting.select('cell 0.3')")
        self.page.wait_for_timeout(200)
        self.watch_long_tasks()

    def watch_long_tasks(self):
        self.page.evaluate("""() => {
          window.longTasks = [];
          new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
            .observe({ type: "longtask", buffered: false });
        }""")

    def assert_no_long_task(self):
        self.page.wait_for_timeout(100)
        self.assertLess(max(self.page.evaluate("longTasks"), default=0), 250)

    def frames(self):
        """Returns the frames in sight, by element."""
        return self.main(
            "Object.fromEntries(Array.from({length: view.frames.count}, (_, index) => "
            "[view.frames.id(index), Array.from(view.frames.frames.subarray(4 * index, 4 * index + 4))]))")

    def query(self, layout, *arguments):
        """Returns the frames that the command answers with, by element."""
        answer = json.loads(playground("query", layout, "--format", "json", *arguments))
        return {element["id"]: element["frame"] for element in answer["elements"]}

    def assertFrames(self, found, expected):
        self.assertEqual(sorted(found), sorted(expected))
        for name, frame in expected.items():
            for value, other in zip(found[name], frame):
                self.assertAlmostEqual(value, other, delta=0.01, msg=name)
