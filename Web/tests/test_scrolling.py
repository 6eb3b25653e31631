"""The device: what it shows, and how it moves."""

import json
import tempfile
from pathlib import Path

from harness import PHONE, PageTest, gallery, playground


class GalleryTest(PageTest):
    """Every layout of the gallery has the frames of the command."""

    def test_every_layout_has_the_frames_of_the_command(self):
        for name in gallery():
            with self.subTest(name):
                self.choose(name)
                self.assertEqual(self.page.locator(".status.bad").count(), 0, self.status())
                self.assertFrames(self.frames(), self.query(name, "--device", "iPhone-15"))

    def test_a_device_on_its_side_has_the_frames_of_the_command(self):
        self.choose("discover")
        self.page.keyboard.press("r")
        self.assertFrames(self.frames(), self.query("discover", "--device", "iPhone-15", "--landscape"))

    def test_text_size_direction_and_counts_are_those_of_the_command(self):
        self.choose("messages")
        self.page.select_option("#text-size", "accessibilityLarge")
        self.page.select_option("#direction", "rightToLeft")
        self.page.fill("#counts", "3, 5")
        self.idle()
        expected = self.query(
            "messages", "--device", "iPhone-15", "--text-size", "accessibilityLarge",
            "--direction", "rtl", "--counts", "3,5")
        self.assertFrames(self.frames(), expected)


class DarkGalleryTest(PageTest):
    """The same on a phone, and in the dark."""

    viewport = PHONE
    theme = "dark"
    touch = True

    def test_every_layout_opens(self):
        for name in gallery():
            with self.subTest(name):
                self.choose(name)
                self.assertGreater(self.main("view.frames.count"), 0)
                self.assertEqual(self.page.locator(".status.bad").count(), 0)

    def test_the_device_fills_the_width(self):
        box = self.page.locator(".screen").bounding_box()
        self.assertEqual(box["width"], PHONE["width"])


class MotionTest(PageTest):
    """Fingers, wheels and keys move the simulated view."""

    def simulate(self, layout, script):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write(json.dumps(script))
            file.flush()
            answer = playground(
                "simulate", layout, "--device", "iPhone-15", "--script", file.name, "--format", "json")
        return json.loads(answer)["frames"][-1]

    def play(self, script):
        self.page.click("text=Plots and script")
        self.page.fill("#time textarea", json.dumps(script))
        self.page.click("#time button:text-is('Play')")
        self.rest()

    def test_a_fling_ends_where_the_command_says(self):
        for name, velocity in [("list", 900), ("pinned-headers", 2500), ("grid", 1500)]:
            with self.subTest(name):
                self.choose(name)
                script = [{"fling": velocity}, {"wait": "rest"}]
                self.page.evaluate("compositionalPage.time.open(false)")
                self.play(script)
                expected = self.simulate(name, script)["contentOffset"]
                for value, other in zip(self.offset(), expected):
                    self.assertAlmostEqual(value, other, delta=0.01)

    def test_a_row_that_pages_rests_where_the_command_says(self):
        self.choose("carousel")
        script = [{"orthogonal": {"section": 0, "fling": 900}}, {"wait": "rest"}]
        self.play(script)
        expected = self.simulate("carousel", script)
        rows = self.main("view.simulator.orthogonalOffsets")
        self.assertNotEqual(rows["0"], 0)
        self.assertAlmostEqual(rows["0"], expected["orthogonalOffsets"]["0"], delta=0.01)

    def test_a_script_rotates_the_view(self):
        self.choose("grid")
        self.play([{"rotate": True}, {"wait": "rest"}])
        self.assertEqual(self.main("view.size"), [852, 393])
        box = self.page.locator(".screen").bounding_box()
        self.assertGreater(box["width"], box["height"])
        expected = self.simulate("grid", [{"rotate": True}, {"wait": "rest"}])
        self.assertEqual(self.main("view.contentSize"), expected["contentSize"])

    def test_a_drag_moves_the_content_and_bounces_back(self):
        self.choose("list")
        start = self.offset()
        box = self.page.locator(".screen").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y + 60, steps=4)
        self.page.mouse.move(x, y + 160, steps=4)
        self.wait(f"compositionalPage.stage.main.offset[1] < {start[1]}", 10)
        self.page.mouse.up()
        self.idle()
        self.rest()
        self.assertEqual(self.offset(), start)

    def test_a_wheel_is_a_finger(self):
        self.choose("list")
        start = self.offset()[1]
        self.wheel(300)
        self.assertAlmostEqual(self.offset()[1] - start, 300, delta=12)

    def test_keys_scroll(self):
        self.choose("list")
        start = self.offset()[1]
        self.page.focus(".screen")
        for key, check in [
            ("End", lambda y: self.assertGreater(y, 500)),
            ("Home", lambda y: self.assertEqual(y, start)),
            ("PageDown", lambda y: self.assertGreater(y, start + 500)),
        ]:
            self.page.keyboard.press(key)
            self.idle()
            self.rest()
            check(self.offset()[1])

    def test_devices_beside_each_other_scroll_by_their_share(self):
        self.choose("list")
        self.page.click("#compare")
        self.page.locator(".screen").first.focus()
        self.page.keyboard.press("End")
        self.idle()
        self.rest()
        ends = self.page.evaluate(
            "compositionalPage.stage.views.map((view) => [view.offset[1], view.contentSize[1] - view.size[1]])")
        self.assertEqual(len(ends), 2)
        self.assertAlmostEqual(ends[1][0], ends[1][1], delta=40)

    def test_what_fingers_do_is_recorded_and_plays_again(self):
        self.choose("list")
        self.page.click("#time button:has-text('Record')")
        box = self.page.locator(".screen").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 200, steps=10)
        self.page.wait_for_timeout(200)
        self.page.mouse.up()
        self.idle()
        self.rest()
        there = self.offset()
        self.page.click("#time button:has-text('Stop')")
        script = json.loads(self.page.input_value("#time textarea"))
        self.assertEqual([list(action) for action in script], [["drag"]])
        self.page.click("#time button:text-is('Play')")
        self.rest()
        self.assertAlmostEqual(self.offset()[1], there[1], delta=3)


class TimeLineTest(PageTest):
    def play(self, layout, counts=None):
        self.choose(layout)
        self.page.evaluate("""() => { compositionalPage.store.set({ script: '[{"fling": 3000}, {"wait": "rest"}]' }); compositionalPage.time.play(); }""")
        self.idle()
        self.rest()

    def test_drift_is_the_growth_of_the_content_as_the_command_says(self):
        for name, grows in [("messages", True), ("grid", False)]:
            with self.subTest(name):
                self.play(name)
                found = self.page.evaluate("compositionalPage.time.samples.map(({ drift }) => drift)")
                frames = json.loads(playground(
                    "simulate", name, "--device", "iPhone 15", "--format", "json", "--fling", "3000"))["frames"]
                expected = frames[-1]["contentSize"][1] - frames[0]["contentSize"][1]
                self.assertEqual(expected != 0, grows)
                self.assertAlmostEqual(found[-1], expected, delta=0.01)

    def test_the_pool_tells_the_views_of_each_kind(self):
        self.play("pinned-headers")
        rows = self.page.locator(".pool-rows > div").all_text_contents()
        self.assertTrue(rows[0].startswith("cell"), rows)
        self.assertGreater(len(rows), 1)
        frames = self.main("Array.from(view.frames.kinds)")
        self.assertIn(f"{frames.count(0)} shown", rows[0])
        squares = self.page.locator(".pool-rows > div:first-child .squares i")
        shown = self.page.locator(".pool-rows > div:first-child .squares i:not(.free)")
        self.assertEqual(shown.count(), frames.count(0))
        self.assertIn(f"{squares.count()} created", rows[0])
        # At the start of the run fewer views had been reused.
        self.page.evaluate("compositionalPage.time.scrub(0)")
        self.assertIn("0 times reused", self.page.locator(".pool-rows > div").first.text_content())
