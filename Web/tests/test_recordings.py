"""Recordings have a state of their own; what is recorded plays again."""

import json
import tempfile

from harness import PageTest, playground


def recording(name="grid"):
    """Returns the text of a recording of another layout than the page opens with."""
    return playground("simulate", name, "--fling", "2000", "--format", "recording")


class RecordingStateTest(PageTest):
    def setUp(self):
        super().setUp()
        self.page.evaluate("(text) => { compositionalPage.openRecording(text); }", recording())
        self.idle()

    def is_open(self):
        return self.page.evaluate("document.body.hasAttribute('data-recording')")

    def test_nothing_of_another_layout_stands_beside_it(self):
        self.assertTrue(self.is_open())
        for place in [".editor", "#document-status", "#tree-card", "#findings-card", "#document-name"]:
            self.assertFalse(self.page.is_visible(place), place)
        self.assertTrue(self.page.is_visible(".recording-note"))
        self.assertEqual(self.page.input_value("#gallery"), "recording")
        self.assertNotIn("storefront", self.page.title())
        self.assertTrue(self.page.is_visible("#recording-close"))

    def test_a_click_tells_what_the_recording_holds(self):
        name = self.main("view.frames.id(view.frames.count >> 1)")
        self.page.evaluate("compositionalPage.time.playback && compositionalPage.time.togglePlaying()")
        moment = self.page.evaluate("compositionalPage.time.cursor")
        self.page.evaluate("(name) => compositionalPage.selecting.select(name)", name)
        self.idle()
        card = self.page.text_content("#inspect-pane")
        self.assertNotIn("there is no", card)
        self.assertIn("A recording holds frames and no reasons.", card)
        self.assertEqual(self.page.evaluate("compositionalPage.time.cursor"), moment)
        self.assertTrue(self.main("view.isPlayback"))
        frame = self.frames()[name]
        shown = dict(self.page.locator(".answers button").evaluate_all("(all) => all.map((each) => [each.dataset.side, each.textContent])"))
        self.assertIn(f"{frame[2]:g}"[:4], shown["width"])

    def test_no_finger_shows_the_layout_behind_it(self):
        box = self.page.locator(".screen").bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.idle()
        self.assertTrue(self.main("view.isPlayback"))
        self.assertFalse(self.page.evaluate("Boolean(compositionalPage.time.playback)"))
        self.assertIn("A recording holds frames and no reasons.", self.page.text_content("#inspect-pane"))
        selected = self.page.evaluate("compositionalPage.store.state.selection")
        for act in [lambda: self.page.mouse.wheel(0, 300), lambda: self.page.keyboard.press("End"), lambda: self.page.keyboard.press("Delete")]:
            act()
            self.page.wait_for_timeout(300)
            self.assertTrue(self.main("view.isPlayback"))
        # What is told of the selection is that of the moment.
        self.page.evaluate("compositionalPage.time.seek(compositionalPage.time.cursor + 0.05)")
        self.idle()
        found = self.main(f"view.frameOf('{selected}')?.screen")
        if found:
            self.assertIn(f"{round(found[1], 2):g}".replace("-", "\u2212"), self.page.text_content("#reasons-card"))

    def test_a_run_and_a_script_close_it(self):
        open_again = lambda: self.page.evaluate("(text) => { compositionalPage.openRecording(text); }", recording())
        self.page.click("#time button:has-text('Record')")
        self.assertFalse(self.is_open())
        self.assertTrue(self.page.is_visible(".editor"))
        self.page.click("#time button:text-is('Stop')")
        open_again()
        self.page.evaluate("compositionalPage.time.openScript('[{\"wait\": 0.1}]')")
        self.rest()
        self.assertFalse(self.is_open())
        self.assertEqual(self.page.locator("#gallery option[value=recording]").count(), 0)

    def test_whatever_changes_the_layout_closes_it(self):
        changes = {
            "a layout": lambda: self.choose("mosaic"),
            "the same layout": lambda: self.page.evaluate("compositionalPage.documents.open(compositionalPage.store.state.text, 'mosaic')"),
            "a device": lambda: self.page.select_option("#device", "iPad mini (6th)"),
            "an edit": lambda: self.page.evaluate("compositionalPage.editor.edit([{ start: 0, end: 0, text: ' ' }])"),
        }
        for name, change in changes.items():
            with self.subTest(name):
                self.page.evaluate("(text) => { compositionalPage.openRecording(text); }", recording())
                self.assertTrue(self.is_open())
                change()
                self.idle()
                self.assertFalse(self.is_open())
                self.assertFalse(self.main("view.isPlayback"))
                self.assertTrue(self.page.is_visible(".editor"))

    def test_it_is_closed_by_its_button(self):
        self.page.click("#recording-close")
        self.assertFalse(self.is_open())
        self.assertIn("storefront", self.page.title())
        self.assertEqual(self.page.input_value("#gallery"), "storefront")
        self.assertEqual(self.page.locator("#gallery option[value=recording]").count(), 0)


class DamagedRecordingTest(PageTest):
    def open_recording(self, change):
        value = json.loads(recording("pinned-headers"))
        change(value)
        self.page.evaluate("(text) => { compositionalPage.openRecording(text); }", json.dumps(value))
        self.wait("!document.body.hasAttribute('data-recording')", 10)

    def test_a_wrong_index_is_a_sentence_and_closes_it(self):
        def change(value):
            next(each for each in value["frames"][1:] if each.get("moved"))["moved"][0][0] = 10_000
        self.open_recording(change)
        self.assertFalse(self.page.evaluate("document.body.hasAttribute('data-recording')"))
        self.assertIn("The recording is damaged", self.page.text_content("#toast"))
        # The console holds no error: that is checked when the test ends.

    def test_times_that_there_are_not_are_a_sentence(self):
        for rate in [-1, 0, 1e9, "60"]:
            with self.subTest(str(rate)):
                self.open_recording(lambda value, rate=rate: value.update(framesPerSecond=rate))
                self.assertFalse(self.page.evaluate("document.body.hasAttribute('data-recording')"))
                self.assertIn("frames per second", self.page.text_content("#toast"))


class StillTest(PageTest):
    def test_a_recording_waits_for_those_who_want_less_motion(self):
        self.page.emulate_media(reduced_motion="reduce")
        self.page.evaluate("(text) => { compositionalPage.openRecording(text); }", recording())
        self.page.wait_for_timeout(400)
        self.assertEqual(self.page.text_content(".time output"), "0.00 s")
        self.page.emulate_media(reduced_motion="no-preference")
        self.page.evaluate("(text) => { compositionalPage.openRecording(text); }", recording())
        self.wait("document.querySelector('.time output').textContent !== '0.00 s'", 10)


class RepeatTest(PageTest):
    """Record, then Play, ends where the run ended."""

    def setUp(self):
        super().setUp()
        self.choose("list")
        self.idle()
        # Pictures that are a sixtieth of a second apart, however busy the computer is.
        self.page.evaluate("""() => {
          const { stage } = compositionalPage;
          const loop = stage.loop.bind(stage);
          let now = stage.last;
          stage.loop = () => { now += 1000 / 60; loop(now); };
        }""")

    def button(self, name):
        self.page.click(f".time button:text-is('{name}')")

    def finger(self, path):
        """Moves a finger on the device, a step for each picture: [(pictures, points)]."""
        self.page.evaluate("""async (path) => {
          const { screen, zoom, size } = compositionalPage.stage.main;
          screen.setPointerCapture = () => {};
          const box = screen.getBoundingClientRect();
          let y = size[1] * 0.7;
          const send = (type, buttons) => screen.dispatchEvent(new PointerEvent(type, {
            pointerId: 9, pointerType: "touch", button: 0, buttons, bubbles: true, clientX: box.x + 150 * zoom, clientY: box.y + y * zoom,
          }));
          send("pointerdown", 1);
          for (const [pictures, distance] of path) {
            for (let picture = 0; picture < pictures; picture += 1) {
              await new Promise(requestAnimationFrame);
              y += distance;
              send("pointermove", 1);
            }
          }
          send("pointerup", 0);
        }""", path)
        self.rest()

    def run_twice(self, act, start=0):
        if start:
            self.main(f"view.simulator.scrollTo({{ offset: [0, {start}], animated: false }})")
            self.main("view.fresh = true")
            self.idle()
        self.button("Record")
        act()
        self.button("Stop")
        ended = self.offset()[1]
        self.button("Play")
        self.idle()
        self.rest()
        return ended, self.offset()[1]

    def test_a_run_from_the_middle_begins_there(self):
        ended, again = self.run_twice(lambda: self.finger([(20, 6), (12, 0)]), start=900)
        self.assertAlmostEqual(ended, 900 - 120, delta=12)
        self.assertAlmostEqual(again, ended, delta=1)
        script = json.loads(self.page.input_value(".time textarea"))
        self.assertEqual(script[0], {"scrollTo": {"offset": [0, 900], "animated": False}})

    def test_a_slow_drag_that_ends_in_a_flick_throws_again(self):
        ended, again = self.run_twice(lambda: self.finger([(40, -1), (8, -22)]))
        script = json.loads(self.page.input_value(".time textarea"))
        drag = next(each["drag"] for each in script if "drag" in each)
        self.assertGreater(len(drag["path"]), 2, "the path of the finger is kept")
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(script, file)
            file.flush()
            answer = json.loads(playground("simulate", "list", "--device", "iPhone-15", "--script", file.name, "--format", "json"))
        self.assertAlmostEqual(answer["frames"][-1]["contentOffset"][1], ended, delta=ended * 0.05, msg="the command throws it as far")
        travelled = 40 + 8 * 22
        self.assertGreater(ended, travelled * 1.5, "the flick threw the view")
        self.assertAlmostEqual(again, ended, delta=ended * 0.02)

    def test_an_even_drag_stays_a_short_action(self):
        self.run_twice(lambda: self.finger([(20, -8), (12, 0)]))
        script = json.loads(self.page.input_value(".time textarea"))
        self.assertLess(len(json.dumps(script)), 300)
