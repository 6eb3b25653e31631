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


class ChangedRunTest(PageTest):
    """Moments of a run whose data or size changes on the way."""

    def play(self, script):
        self.page.evaluate("(text) => compositionalPage.time.openScript(text)", json.dumps(script))
        self.wait("compositionalPage.time.player", 10)
        self.rest()

    def seek(self, time):
        self.page.evaluate("(time) => compositionalPage.time.seek(time)", time)
        self.idle()

    def drawn(self):
        return self.main("[...new Set(Array.from({ length: view.frames.count }, (_, index) => view.frames.id(index)))]")

    def test_a_moment_after_a_step_shows_the_data_of_then(self):
        self.choose("list")
        self.idle()
        self.play([{"wait": 0.3}, {"delete": [f"0.{index}" for index in range(3, 40)]}, {"wait": 0.4}, {"insert": ["0.0", "0.1"]}, {"wait": 0.3}])
        before, after, end = (self.seek(time) or self.frames() for time in [0.1, 0.5, 0.95])
        self.assertIn("cell 0.8", before)
        self.assertEqual([name for name in after if name.startswith("cell 0.")], ["cell 0.0", "cell 0.1", "cell 0.2"])
        self.assertEqual(len([name for name in end if name.startswith("cell 0.")]), 5)
        # Back in the present, what was there is there.
        self.page.evaluate("compositionalPage.time.scrub(null)")
        self.idle()
        self.assertEqual(self.frames(), end)

    def test_a_moment_before_a_rotation_has_the_size_of_then(self):
        self.choose("grid")
        self.idle()
        portrait = self.frames()
        self.play([{"wait": 0.3}, {"rotate": True}, {"wait": 0.3}])
        landscape = self.frames()
        self.seek(0.1)
        self.assertEqual(self.main("view.size"), [393, 852])
        self.assertEqual(self.frames(), portrait)
        box = self.page.locator(".screen").bounding_box()
        self.assertGreater(box["height"], box["width"])
        self.assertIn("iPhone", self.page.text_content(".device-name"))
        # Its camera is at the top, in the middle.
        self.assertEqual(self.main("view.insets"), [0, 59])
        self.seek(0.55)
        self.assertEqual(self.main("view.size"), [852, 393])
        self.assertEqual(self.frames(), landscape)

    def test_the_reasons_of_the_selection_are_those_of_what_is_shown(self):
        self.choose("grid")
        self.idle()
        self.play([{"wait": 0.3}, {"rotate": True}, {"wait": 0.3}])
        self.page.evaluate("compositionalPage.selecting.select('cell 0.7')")
        self.idle()
        reasons = lambda: self.page.text_content("#reasons-card")
        now = reasons()
        self.seek(0.1)
        self.assertIn("since this moment", reasons())
        self.page.evaluate("compositionalPage.time.scrub(null)")
        self.idle()
        self.assertEqual(reasons(), now)

    def test_the_texts_of_a_moment_are_those_in_its_cells(self):
        self.choose("inbox")
        self.idle()
        self.play([{"wait": 0.2}, {"delete": ["0.0"]}, {"wait": 0.3}])
        inside = """Array.from(view.scene.parts ?? []).flatMap(([id, parts]) => {
          const [x, y, width, height] = view.frameOf(id).content;
          return parts.map(({ frame }) => frame[1] >= y - 0.5 && frame[1] + frame[3] <= y + height + 0.5);
        })"""
        for time in [0.1, 0.4]:
            self.seek(time)
            found = self.main(inside)
            self.assertGreater(len(found), 3)
            self.assertTrue(all(found))

    def test_findings_are_those_of_the_size_after_a_rotation(self):
        # 600 points are more than the view is wide until it lies.
        layout = json.loads(playground("gallery", "list"))
        layout["layout"]["sections"] = [{"group": {"type": "horizontal", "width": {"absolute": 600}, "height": {"absolute": 60}, "subitems": [
            {"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}}]
        for key in ["itemCounts", "measurement"]:
            layout.pop(key, None)
        layout["itemCounts"] = [20]
        self.open_document(layout)
        self.wait("!compositionalPage.trial.isBusy", 10)
        first = self.page.text_content("#findings-card")
        self.assertIn("600", first)
        self.play([{"wait": 0.1}, {"rotate": True}, {"wait": 0.3}])
        own = self.main("JSON.stringify(view.simulator.lint().map(({ message }) => message))")
        self.assertEqual(json.dumps(self.page.evaluate("compositionalPage.found.map(({ message }) => message)")), json.dumps(json.loads(own)))
        self.assertNotEqual(self.page.text_content("#findings-card"), first)


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
