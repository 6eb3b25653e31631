"""Files: watched documents, recordings, versions that are compared, code."""

import base64
import json
import signal
import subprocess
import tempfile
import time
import zlib
from pathlib import Path

from harness import PLAYGROUND, PageTest, alone, playground

LAYOUT = """{"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
  "height": {"absolute": %s}, "subitems": [{"type": "item", "width": {"fractionalWidth": 0.5},
  "height": {"fractionalHeight": 1}}]}}]}
"""


class WatchTest(PageTest):
    """An open page follows a file, without a server."""

    def setUp(self):
        super().setUp()
        self.folder = tempfile.TemporaryDirectory()
        self.file = Path(self.folder.name) / "my layout.json"
        self.file.write_text(LAYOUT % 44)
        out = Path(self.folder.name) / "my page.html"
        self.process = subprocess.Popen(
            [PLAYGROUND, "view", str(self.file), "--watch", "--out", str(out)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for _ in range(100):
            if out.exists():
                break
            time.sleep(0.1)
        self.page.close()
        self.page = self.open(address=out.as_uri())

    def tearDown(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        # The browser says of a sheet that is gone that it could not be loaded.
        self.errors = [error for error in self.errors if "ERR_FILE_NOT_FOUND" not in error]
        super().tearDown()
        self.folder.cleanup()

    def height(self):
        return self.main("view.frames.count && view.frames.frames[3]")

    def becomes(self, height, seconds=1.0):
        self.wait(f"compositionalPage.stage.main.frames.frames[3] === {height}", seconds)

    @alone
    def test_a_change_is_shown_within_a_second_and_the_place_stays(self):
        self.assertEqual(self.height(), 44)
        self.wheel(50)
        place = self.offset()
        start = time.monotonic()
        self.file.write_text(LAYOUT % 61)
        self.becomes(61)
        self.assert_quick(1000 * (time.monotonic() - start), 1000)
        self.assertEqual(self.offset(), place)
        self.assertIn('"absolute": 61', self.text())

    def test_a_broken_document_shows_its_error_and_keeps_the_layout(self):
        self.file.write_text((LAYOUT % 70).replace("absolute", "absolut"))
        self.page.wait_for_selector(".status.bad", timeout=1000)
        self.assertIn('did you mean "absolute"?', self.status())
        self.assertEqual(self.height(), 44)
        self.file.write_text(LAYOUT % 50)
        self.becomes(50)
        self.assertEqual(self.page.locator(".status.bad").count(), 0)

    def test_the_end_of_the_watch_removes_the_sheet_and_the_page_says_so(self):
        sheet = Path(self.folder.name) / "my page.watch.css"
        self.assertTrue(sheet.exists())
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=5)
        self.assertFalse(sheet.exists())
        self.wait("document.querySelector('#hover-line').textContent.includes('watch has ended')", 8)
        self.assertEqual(self.height(), 44)

    def test_the_sheet_cannot_run_scripts(self):
        policy = self.page.get_attribute("meta[http-equiv]", "content")
        scripts = next(each for each in policy.split(";") if "script-src" in each)
        self.assertNotIn("file:", scripts)
        self.assertIn("connect-src" if "connect-src" in policy else "default-src 'none'", policy)


class RecordingTest(PageTest):
    """Recordings of the command are opened and played."""

    def recording(self, form, layout="storefront", *arguments):
        answer = playground("simulate", layout, "--fling", "2500", "--format", form, *arguments)
        file = tempfile.NamedTemporaryFile("w", suffix=".json")
        self.addCleanup(file.close)
        file.write(answer)
        file.flush()
        return file.name, json.loads(answer)

    def drop(self, name):
        self.page.evaluate(
            """([text]) => { const data = new DataTransfer();
            data.items.add(new File([text], "run.json", { type: "application/json" }));
            dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })); }""",
            [Path(name).read_text()])
        self.page.wait_for_selector("#time [aria-label='Close recording']")

    def scrub(self, share):
        self.page.evaluate(
            f"""(() => {{ const range = document.querySelector("#time input[type=range]");
            range.value = {share} * 1000; range.dispatchEvent(new Event("input")); }})()""")

    def test_a_recording_shows_the_frames_that_it_holds(self):
        name, answer = self.recording("recording")
        self.drop(name)
        self.scrub(1)
        # The last frame in full, put together here in another way: from the last keyframe on.
        frames = answer["frames"]
        start = max(index for index, frame in enumerate(frames) if "elements" in frame)
        shown = [list(row) for row in frames[start]["elements"]]
        for frame in frames[start + 1:]:
            for index in sorted(frame.get("disappeared", []), reverse=True):
                del shown[index]
            for index, *row in frame.get("appeared", []):
                shown.insert(index, row)
            for index, *row in frame.get("moved", []):
                shown[index] = [shown[index][0], *row]
        self.assertEqual(self.frames(), {row[0]: row[1:5] for row in shown})
        self.assertEqual(self.offset(), answer["summary"]["finalContentOffset"])
        self.assertEqual(self.main("Array.from(view.size)"), [720, 480])
        self.assertIn("Recording", self.page.text_content(".device-name"))

    def test_a_recording_plays_to_its_end_and_closes(self):
        name, _ = self.recording("recording", "list")
        self.choose("list")
        before = self.frames()
        self.drop(name)
        self.wait("compositionalPage.stage.main.offset[1] > 0", 10)
        moving = self.offset()[1]
        self.assertGreater(moving, 0)
        self.wait("!compositionalPage.time.playback", 20)
        self.assertGreater(self.offset()[1], moving)
        self.page.click("#time [aria-label='Close recording']")
        self.idle()
        self.assertEqual(self.frames(), before)
        self.assertEqual(self.main("Array.from(view.size)"), [393, 852])

    def test_an_answer_of_simulate_moves_the_layout_beside_it(self):
        name, answer = self.recording("json", "grid", "--device", "iPhone-15")
        self.choose("grid")
        self.drop(name)
        self.scrub(1)
        self.assertEqual(self.offset(), answer["frames"][-1]["contentOffset"])
        self.assertEqual(self.page.text_content("#time output"), f"{answer['frames'][-1]['time']:.2f} s")

    def test_the_command_writes_a_page_of_a_recording(self):
        name, answer = self.recording("recording")
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "run.html"
            playground("view", name, "--out", str(out))
            self.page.close()
            self.page = self.open(address=out.as_uri())
            self.assertTrue(self.page.is_visible("#time [aria-label='Close recording']"))
            self.scrub(1)
            self.assertEqual(self.offset(), answer["summary"]["finalContentOffset"])

    def test_a_damaged_recording_is_an_error(self):
        self.page.evaluate("compositionalPage.openRecording('{\"framesPerSecond\": 60, \"frames\": [{\"elements\": [[1]]}]}')")
        self.assertIn("damaged", self.page.text_content("#toast"))


class DifferenceTest(PageTest):
    def test_two_versions_are_laid_over_each_other(self):
        self.choose("grid")
        self.page.click("#diff")
        self.page.click("[role=menuitem]:has-text('As it was opened')")
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertIn("Nothing in sight differs", self.page.text_content("#diff-card"))
        self.replace('"height": {"fractionalWidth": 0.2}', '"height": {"absolute": 100}')
        changes = self.main("view.difference")
        first = next(each for each in changes if each["id"] == "cell 0.0")
        self.assertEqual(first["after"][3], 100)
        self.assertAlmostEqual(first["before"][3], 78.6, delta=0.5)
        gone = [each for each in changes if each["after"] is None]
        self.assertTrue(gone, "taller rows push cells out of sight")
        self.assertIn(f"{len(changes)} in sight differ", self.page.text_content("#diff-card h2"))
        # What changed alike is one row, which unfolds.
        self.page.click("#diff-card button:has-text('larger by')")
        self.page.click("#diff-card li li button:has-text('cell 0.1')")
        self.assertEqual(self.page.text_content("#selection-card h2"), "cell 0.1")
        self.page.click("#diff-card button:text-is('Close')")
        self.assertFalse(self.page.is_visible("#diff-card"))
        self.assertIsNone(self.main("view.difference"))

    def test_two_versions_stand_side_by_side(self):
        self.choose("grid")
        before = self.frames()
        self.page.click("#diff")
        self.page.click("[role=menuitem]:has-text('As it was opened')")
        self.page.click("#diff-card button:text-is('Side by side')")
        self.replace('"height": {"fractionalWidth": 0.2}', '"height": {"absolute": 100}')
        version = "compositionalPage.stage.views.find((view) => view.isVersion)"
        self.assertEqual(self.page.locator(".device").count(), 2)
        old = self.page.evaluate(f"Array.from({version}.frames.frames)")
        self.assertEqual(old, [value for frame in before.values() for value in frame])
        self.assertEqual(self.frames()["cell 0.0"][3], 100)
        box = self.page.locator(".device.version").bounding_box()
        self.assertLess(box["x"] + box["width"], self.page.locator(".device:not(.version)").bounding_box()["x"])
        # Each device shows its own side of a difference.
        self.assertTrue(all(each["before"] is None for each in self.main("view.difference")))
        self.assertTrue(all(each["after"] is None for each in self.page.evaluate(f"{version}.difference")))
        # They scroll together, whichever is moved.
        self.page.evaluate(f"""(() => {{
          const {{ stage }} = compositionalPage;
          stage.leader = stage.main;
          stage.main.simulator.scrollTo({{ offset: [0, 120], animated: false }});
          stage.main.fresh = true;
        }})()""")
        self.wait(f"{version}.offset[1] === 120", 2)
        self.page.click("[aria-label='Close this version']")
        self.assertEqual(self.page.locator(".device").count(), 1)
        self.assertFalse(self.page.is_visible("#diff-card"))


class NoteTest(PageTest):
    def test_a_file_that_is_no_document_leaves_the_document_alone(self):
        drop = """([name, text]) => {
          const data = new DataTransfer();
          data.items.add(new File([Uint8Array.from(atob(text), (each) => each.charCodeAt(0))], name));
          dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }"""
        before = self.text()
        for name, content in {"IMG_1.HEIC": b"\0\0\0\x18ftypheic", "film.gif": b"GIF89a\1\0\1\0\x80\0", "paper.pdf": b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"}.items():
            with self.subTest(name):
                self.page.evaluate(drop, [name, base64.b64encode(content).decode()])
                self.page.wait_for_selector(f"text={name} is no text, and no picture that is read")
                self.assertEqual(self.text(), before)
        # A picture whose kind the system does not know, and code without a layout.
        self.page.evaluate(drop, ["screen.png", base64.b64encode(b"\x89PNG\r\n\x1a\n").decode()])
        self.page.wait_for_selector("#finding-problem:has-text('screen.png is no picture')")
        self.page.keyboard.press("Escape")
        self.page.evaluate(drop, ["Cell.swift", base64.b64encode(b"class Cell: UICollectionViewCell {}\n").decode()])
        self.page.wait_for_selector("#code-dialog [role=status]:has-text('There is no layout')")
        self.assertEqual(self.text(), before)

    def test_what_the_page_cannot_hold_is_said(self):
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        state = json.dumps({"text": LAYOUT % 44, "note": "Swift computes the frames."}).encode()
        packed = base64.urlsafe_b64encode(packer.compress(state) + packer.flush()).decode().rstrip("=")
        other = self.open(f"#1.{packed}")
        self.assertIn("Swift computes the frames.", other.text_content("#findings-card"))

    def test_a_document_of_ones_own_shows_its_name_and_its_script(self):
        text = json.dumps({"name": "Store", "layout": json.loads(LAYOUT % 44), "environment": {"size": [320, 480]}, "itemCounts": [9]})
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        state = json.dumps({"text": text, "device": "document", "script": '[{"fling": 4000}]'}).encode()
        packed = base64.urlsafe_b64encode(packer.compress(state) + packer.flush()).decode().rstrip("=")
        self.page = self.open(f"#1.{packed}")
        self.assertEqual(self.page.text_content("#document-name"), "Store")
        self.assertEqual(self.page.title(), "Store, Compositional")
        self.assertEqual(self.page.input_value(".script textarea"), '[{"fling": 4000}]')

    def test_each_device_has_what_swift_computed_for_it(self):
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        state = json.dumps({"text": LAYOUT % 44, "device": "document", "note": "Swift computes it.", "samples": [
            {"size": [390, 844]}, {"size": [834, 1210], "text": LAYOUT % 66}, {"size": [852, 393], "text": LAYOUT % 55}]}).encode()
        packed = base64.urlsafe_b64encode(packer.compress(state) + packer.flush()).decode().rstrip("=")
        self.page = self.open(f"#1.{packed}")
        height = lambda: self.main("view.frames.frames[3]")
        note = lambda: self.page.text_content("#findings-card")
        self.assertEqual(height(), 44)
        self.assertIn("is one of them", note())
        self.page.select_option("#device", 'iPad Pro 11" (M4)')
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertEqual(height(), 66)
        self.assertEqual(self.text(), LAYOUT % 66)
        self.assertIn("834 × 1210 points is one of them", note())
        self.page.select_option("#device", "iPhone 13 mini")
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertEqual(height(), 66)
        self.assertIn("None of them is this view of 375 × 812 points", note())
        self.page.select_option("#device", "iPhone 15")
        self.page.keyboard.press("Escape")
        self.page.click("#rotate")
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertEqual(height(), 55)
        # A text that was edited stays.
        self.replace("55", "77")
        self.page.click("#rotate")
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertEqual(height(), 77)


class CodeTest(PageTest):
    def test_the_code_is_that_of_the_command(self):
        for form, label in [("dsl", "DSL"), ("uikit", "UIKit")]:
            for name in ["storefront", "messages", "two-columns"]:
                with self.subTest(f"{name} {form}"):
                    self.choose(name)
                    self.page.click("#export")
                    self.page.click(f"[role=menuitem]:has(small:text-is('{label}'))")
                    expected = playground("convert", name, "--to", form)
                    self.assertEqual(self.page.text_content("dialog pre"), expected)
                    self.page.keyboard.press("Escape")
                    self.page.wait_for_selector("dialog pre", state="detached")

    def drop(self, name, text):
        self.page.evaluate("""([name, text]) => {
          const data = new DataTransfer();
          data.items.add(new File([text], name, { type: "application/json" }));
          dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }""", [name, text])

    def shown(self):
        return self.page.title(), self.page.evaluate(
            "(({ device, customSize, landscape }) => [device, customSize, landscape])(compositionalPage.store.state)")

    def test_undo_of_an_opened_file_brings_back_the_name_and_the_device(self):
        self.choose("storefront")
        self.idle()
        before, old = self.shown(), self.text()
        case = json.loads(playground("gallery", "grid"))
        case["name"] = "another name"
        case["environment"]["size"] = [500, 400]
        self.drop("case.json", json.dumps(case))
        self.wait("compositionalPage.store.state.device === 'document'", 5)
        self.idle()
        after = self.shown()
        self.assertNotEqual(after, before)
        self.page.focus(".screen")
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertEqual(self.text(), old)
        self.assertEqual(self.shown(), before)
        self.page.keyboard.press("Control+Shift+z")
        self.idle()
        self.assertEqual(self.shown()[1], after[1])
