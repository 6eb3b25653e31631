"""The Time row and its plots, and the labels of a small picture."""

import json
import tempfile
import unittest

from harness import CHROMIUM, DESKTOP, PAGE, PHONE, PageTest, driver, playground


class TimeRowTest(PageTest):
    viewport = {"width": 1280, "height": 800}

    def play(self):
        self.page.click("#time button:text-is('Play')")
        self.wait("compositionalPage.time.player", 10)
        self.rest()

    def test_the_plots_name_the_first_action(self):
        self.page.evaluate("""() => {
          window.written = new Set();
          const { fillText } = CanvasRenderingContext2D.prototype;
          CanvasRenderingContext2D.prototype.fillText = function (text, ...place) { written.add(text); fillText.call(this, text, ...place); };
        }""")
        self.play()
        names = self.page.evaluate("[compositionalPage.time.events.map((each) => each.name), [...written]]")
        self.assertEqual(names[0][:2], ["fling", "wait"])
        self.assertIn("fling", names[1])
        self.assertIn("wait", names[1])

    def test_the_reuse_pool_is_seen_as_a_whole(self):
        self.play()
        size = self.page.evaluate("(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])(document.querySelector('.pool'))")
        self.assertLessEqual(size[0], size[1])

    def test_headers_are_named_in_a_small_picture(self):
        self.page.set_viewport_size({"width": 1280, "height": 500})
        self.idle()
        self.page.evaluate("""() => {
          window.written = new Set();
          const { fillText } = CanvasRenderingContext2D.prototype;
          CanvasRenderingContext2D.prototype.fillText = function (text, ...place) { written.add(text); fillText.call(this, text, ...place); };
          compositionalPage.stage.touchAll();
        }""")
        self.idle()
        self.assertLess(self.main("view.zoom"), 0.42)
        self.assertIn("header 0", self.page.evaluate("[...written]"))


class SimulationTest(PageTest):
    """Play rests where the command rests, each time."""

    def play(self, script):
        self.page.evaluate("(text) => compositionalPage.time.openScript(text)", json.dumps(script))
        self.wait("compositionalPage.time.player", 10)
        self.rest()

    def command(self, layout, script):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(script, file)
            file.flush()
            answer = json.loads(playground("simulate", layout, "--device", "iPhone-15", "--script", file.name, "--format", "json"))
        return answer["frames"][-1]["contentOffset"]

    def check(self, layout, script, times=2):
        self.choose(layout)
        self.idle()
        expected = self.command(layout, script)
        for _ in range(times):
            self.play(script)
            for found, value in zip(self.offset(), expected):
                self.assertAlmostEqual(found, value, delta=0.006, msg=json.dumps(script))

    def test_five_plays_of_a_drag_rest_where_the_command_does(self):
        self.check("list", [{"drag": {"by": [0, -100], "duration": 0.25}}, {"wait": "rest"}], times=5)

    def test_paths_taps_flings_and_scrolls_do_so_too(self):
        path = [[0, 200, 600], [0.05, 200, 590], [0.21, 201, 470], [0.333, 202, 300]]
        self.check("inbox", [{"drag": {"path": path}}, {"wait": 0.35}, {"tap": True}, {"fling": 900}, {"wait": 0.1}, {"drag": {"from": [100, 300], "by": [0, 90], "holding": 0.05}}, {"wait": "rest"}])
        self.check("storefront", [{"scrollTo": {"offset": [0, 300]}}, {"wait": 0.1}, {"fling": 1500}, {"wait": 0.2}, {"rotate": True}, {"wait": "rest"}])

    def test_data_and_rows_that_scroll_do_so_too(self):
        self.check("list", [{"fling": 2000}, {"wait": 0.3}, {"insert": ["0.0"]}, {"delete": ["0.3"]}, {"wait": "rest"}])
        self.check("carousel", [{"orthogonal": {"section": 0, "drag": 220}}, {"wait": 0.1}, {"fling": 700}])
        row = self.main("view.rows")
        self.check("carousel", [{"orthogonal": {"section": 0, "drag": 220}}, {"wait": 0.1}, {"fling": 700}])
        self.assertEqual(self.main("view.rows"), row)


class FitTest(PageTest):
    viewport = {"width": 2560, "height": 1300}

    def test_the_devices_fit_beside_each_other(self):
        for _ in range(4):
            sizes = self.page.evaluate("(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [scrollWidth - clientWidth, scrollHeight - clientHeight])(document.querySelector('#device-list'))")
            self.assertEqual(sizes, [0, 0])
            if self.page.is_enabled("#compare"):
                self.page.click("#compare")
                self.idle()

    def test_the_line_under_the_device_follows_a_rotation(self):
        self.choose("grid")
        self.page.evaluate("compositionalPage.selecting.select('cell 0.7')")
        self.page.click("#rotate")
        self.idle()
        x, y, *_ = self.frames()["cell 0.7"]
        self.assertIn(f"{x:.2f}, {y:.2f}", self.page.text_content("#hover-line"))


class SmallestTest(PageTest):
    viewport = {"width": 320, "height": 640}

    def test_the_time_row_is_one_row(self):
        self.page.click(".tabs [data-pane=time]")
        self.assertLess(self.page.locator("#time > .row").bounding_box()["height"], 48)
        self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), 320)


# Keeps what is drawn into the plots from here on: texts with their boxes, and level lines.
DRAWN = """(() => {
  window.drawn = { texts: [], lines: [] };
  const { fillText, moveTo, lineTo, clearRect } = CanvasRenderingContext2D.prototype;
  const own = (context) => context.canvas.closest(".plots");
  let last = null;
  Object.assign(CanvasRenderingContext2D.prototype, {
    clearRect(...box) { if (own(this)) window.drawn = { texts: [], lines: [] }; clearRect.call(this, ...box); },
    moveTo(x, y) { last = [x, y]; moveTo.call(this, x, y); },
    lineTo(x, y) { if (own(this) && y === last[1]) drawn.lines.push([last[0], x, y]); lineTo.call(this, x, y); },
    fillText(text, x, y) {
      const { width } = this.measureText(text);
      const left = x - { left: 0, center: width / 2, right: width }[this.textAlign];
      if (own(this)) drawn.texts.push([text, left, y - 4, left + width, y + 4]);
      fillText.call(this, text, x, y);
    },
  });
})()"""


class PlotsTest(PageTest):
    viewport = PHONE

    def overlaps(self):
        return self.page.evaluate("""drawn.texts.flatMap(([text, left, top, right, bottom], index) => [
          ...drawn.texts.slice(index + 1).filter((each) => each[1] < right && each[3] > left && each[2] < bottom && each[4] > top).map((each) => [text, each[0]]),
          ...drawn.lines.filter(([from, to, y]) => from < right && to > left && y > top && y < bottom).map(([, , y]) => [text, y])])""")

    def test_no_text_of_the_plots_lies_over_another_or_a_line(self):
        self.page.evaluate(DRAWN)
        self.page.click(".tabs [data-pane=time]")
        self.page.click("#time button:has-text('Plots')")
        self.idle()
        self.assertIn("Play runs the script", " ".join(self.page.evaluate("drawn.texts.map(([text]) => text)")))
        self.assertEqual(self.overlaps(), [])
        self.page.click("#time button:text-is('Play')")
        self.wait("compositionalPage.time.player", 10)
        self.rest()
        scales = self.page.evaluate("drawn.texts.filter(([text, left]) => left > 260)")
        self.assertGreater(len(scales), 5)
        self.assertEqual([each for each in self.overlaps() if isinstance(each[1], str)], [])


class PoolTest(PageTest):
    def test_the_numbers_of_the_pool_are_whole_in_a_wide_font(self):
        self.page.click("#time button:text-is('Play')")
        self.wait("compositionalPage.time.player", 10)
        self.rest()
        self.page.evaluate("document.querySelector('.pool').style.letterSpacing = '1px'")
        cut = self.page.evaluate("[...document.querySelectorAll('.pool .quiet')].filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)")
        self.assertEqual(cut, [])


class ObserverTest(unittest.TestCase):
    """Where scroll bars take room, as in a browser with a mouse."""

    def test_what_is_fitted_does_not_change_what_is_observed(self):
        own = driver().chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"], ignore_default_args=["--hide-scrollbars"])
        self.addCleanup(own.close)
        for viewport in [DESKTOP, PHONE]:
            page = own.new_page(viewport=viewport)
            page.add_init_script("window.said = []; addEventListener('error', ({ message }) => said.push(message))")
            page.goto(PAGE.as_uri())
            page.wait_for_selector("body[data-ready]")
            for state in ["map: true", "bands: true", "zoom: '2'", "zoom: 'fit'", "others: [{ device: 'iPad mini (6th)' }]", "pane: 'inspect'", "pane: ''"]:
                page.evaluate(f"compositionalPage.store.set({{ {state} }})")
                page.wait_for_timeout(150)
            page.set_viewport_size({"width": viewport["width"] - 57, "height": viewport["height"] - 40})
            page.wait_for_timeout(300)
            self.assertEqual(page.evaluate("said"), [])
            devices = page.evaluate("(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [scrollWidth - clientWidth, scrollHeight - clientHeight])(document.querySelector('#device-list'))")
            self.assertEqual(devices, [0, 0])
            page.close()


if __name__ == "__main__":
    unittest.main()
