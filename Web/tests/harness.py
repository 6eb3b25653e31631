"""What the tests of the page share: the page in a browser, and the command beside it."""

import atexit
import functools
import http.server
import json
import os
import statistics
import subprocess
import threading
import unittest
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

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


@functools.cache
def driver():
    started = sync_playwright().start()
    atexit.register(started.stop)
    return started


launched = []


def browser():
    """Returns the browser of this process, which all its tests share. One that has ended has a successor."""
    if not launched or not launched[-1].is_connected():
        launched.append(driver().chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]))
    return launched[-1]


# Counts the timers of a page that end soon: typing that is waited out, lists that are filled in.
TIMERS = """(() => {
  const waiting = new Map();
  const { setTimeout: set, clearTimeout: clear } = window;
  window.setTimeout = (action, time = 0, ...values) => {
    const timer = set((...given) => { waiting.delete(timer); action(...given); }, time, ...values);
    if (time <= 260) waiting.set(timer, performance.now());
    return timer;
  };
  window.clearTimeout = (timer) => { waiting.delete(timer); clear(timer); };
  window.shortTimers = waiting;
})()"""

# A timer that is set again and again, such as one of a page with an error, is not waited for.
IDLE = """async () => {
  const late = performance.now() + 500;
  const end = performance.now() + 60_000;
  for (let quiet = 0; quiet < 3 && performance.now() < end; ) {
    await new Promise(requestAnimationFrame);
    const isWaiting = [...shortTimers.values()].some((since) => since < late);
    quiet = isWaiting || window.compositionalPage?.trial.isBusy ? 0 : quiet + 1;
  }
}"""


# A fixed amount of work, of scripts and of layout by the browser. Returns how long it takes, in milliseconds.
PACE = """() => {
  const start = performance.now();
  const text = JSON.stringify(Array.from({ length: 4000 }, (_, index) => ({ index, name: `item ${index}` })));
  let long = 0;
  for (let round = 0; round < 4; round += 1) long += JSON.parse(text).filter((each) => each.name.length > 6).length;
  const box = document.createElement("div");
  box.style = "position: fixed; visibility: hidden; width: 300px";
  box.innerHTML = "<span>word </span>".repeat(1000 + (long & 1));
  document.body.append(box);
  box.getBoundingClientRect();
  box.remove();
  return performance.now() - start;
}"""
# What it takes where the limits of the tests were set.
USUAL_PACE = 10


class Contexts:
    """The contexts of this process, one for each kind of window.

    A page that is opened in a context of before has the code of the engine compiled already. For that a plain page
    stays open, through which the storage is cleared.
    """

    def __init__(self):
        self.kept = {}

    def take(self, **options):
        """Returns a context in which nothing is stored and no page of the engine is open."""
        key = json.dumps(options)
        if key in self.kept:
            context, plain = self.kept[key]
            try:
                plain.evaluate("localStorage.clear()")
                return context
            except Error:
                # Its process has ended, or the browser.
                del self.kept[key]
        context = browser().new_context(**options)
        plain = context.new_page()
        plain.goto((ROOT / "LICENSE").as_uri())
        self.kept[key] = context, plain
        return context

    def leave(self, context):
        """Closes the pages that a test has opened."""
        plain = next((plain for kept, plain in self.kept.values() if kept is context), None)
        for page in context.pages:
            if page is not plain:
                page.close()
        if not plain:
            context.close()


contexts = Contexts()


def alone(test):
    """Marks a test, or all of a class, that measures time: no other runs beside it."""
    test.alone = True
    return test


class ServedTest(unittest.TestCase):
    """Tests of files that a server of their own hands out."""

    handler = http.server.SimpleHTTPRequestHandler

    @classmethod
    def setUpClass(cls):
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), cls.handler)
        cls.address = f"http://127.0.0.1:{cls.server.server_address[1]}"
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()

    def load(self, path, viewport):
        """Opens a page in a context of its own, and keeps the errors of its scripts."""
        self.page = browser().new_page(viewport=viewport)
        self.addCleanup(self.page.close)
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(f"{self.address}/{path}")
        return self.page

    def settle(self):
        """Waits until what follows from a scroll or a new size is drawn: three frames, each to its end."""
        self.page.evaluate("""async () => {
          for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        }""")


class PageTest(unittest.TestCase):
    """A test with a page of its own. It fails if the page writes an error to the console."""

    viewport = DESKTOP
    theme = "light"
    touch = False
    # Tests that change the context itself, or measure a first start, have one of their own.
    has_own_context = False

    def setUp(self):
        self.errors = []
        self.requests = []
        self.longest = None
        options = {"viewport": self.viewport, "color_scheme": self.theme, "has_touch": self.touch, "accept_downloads": True}
        self.context = browser().new_context(**options) if self.has_own_context else contexts.take(**options)
        self.page = self.open()

    def tearDown(self):
        if self.longest is not None:
            browser().stop_tracing()
        contexts.leave(self.context)
        self.assertEqual(self.errors, [], "the console of the page")
        outside = [url for url in self.requests if not url.startswith(("file:", "blob:", "data:"))]
        self.assertEqual(outside, [], "requests to the network")

    def open(self, fragment="", address=None):
        page = self.context.new_page()
        page.add_init_script(TIMERS)
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

    def idle(self):
        """Waits until the page has done what was asked of it: no job, no short timer, and two frames drawn since."""
        self.page.evaluate(IDLE)

    def wheel(self, by):
        """Turns the wheel over the device, and waits until nothing moves."""
        self.page.locator(".screen").hover()
        self.page.evaluate("""() => {
          window.hasTurned = false;
          addEventListener("wheel", () => { window.hasTurned = true; }, { once: true, capture: true, passive: true });
        }""")
        self.page.mouse.wheel(0, by)
        self.wait("hasTurned", 10)
        self.idle()
        self.rest()

    def rest(self):
        """Waits until nothing moves, and what may begin to move has begun."""
        self.idle()
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
        self.idle()

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
        self.idle()
        self.watch_long_tasks()

    def watch_long_tasks(self):
        """From here on the tasks of the page are recorded."""
        self.longest = 0
        self.trace()

    def trace(self):
        browser().start_tracing(page=self.page, categories=["-*", "disabled-by-default-devtools.timeline"])

    def longest_task(self):
        """Returns the work of the longest task of the page's thread since it was watched, in milliseconds.

        It is the time of the thread, which other work on the computer does not change.
        """
        events = json.loads(browser().stop_tracing())["traceEvents"]
        self.trace()
        threads = {(event["pid"], event["tid"]) for event in events
                   if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"}
        work = [event.get("tdur", 0) / 1000 for event in events
                if event["name"] == "RunTask" and (event["pid"], event["tid"]) in threads]
        self.assertTrue(work, "tasks were recorded")
        self.longest = max(self.longest, *work)
        return self.longest

    def pace(self):
        """Returns how long a fixed amount of work takes now, in milliseconds."""
        return self.page.evaluate(PACE)

    def assert_quick(self, time, limit, paces=(), message=None):
        """Fails if a time is over a limit, both in milliseconds.

        On a computer that is slower than usual, or is slower now, the limit is longer by as much.

        - paces: What the fixed work took beside it; measured now unless given.
        """
        slower = max(1, statistics.median(paces or [self.pace() for _ in range(9)]) / USUAL_PACE)
        self.assertLess(time, limit * slower, message or f"{slower:.2f} times the usual time is allowed")

    def assert_no_long_task(self, limit=250, message=None):
        """Fails if a task of the page's thread since it was watched took longer, in milliseconds."""
        self.assert_quick(self.longest_task(), limit, message=message)

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
