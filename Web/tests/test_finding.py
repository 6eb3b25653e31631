"""The dialog that finds a layout behind frames: pasted, drawn, hostile, and by keys alone."""

import json

from harness import PHONE, ROOT, PageTest, playground

NARROW = (ROOT / "Documentation/Examples/narrow.json").read_text()
WIDE = (ROOT / "Documentation/Examples/wide.json").read_text()
FIVE = {
    (390, 844): [[16, 16, 173, 120], [201, 16, 173, 120], [16, 148, 173, 120], [201, 148, 173, 120], [16, 280, 173, 120]],
    (768, 1024): [[16, 16, 362, 120], [390, 16, 362, 120], [16, 148, 362, 120], [390, 148, 362, 120], [16, 280, 362, 120]],
}


class FindingTest(PageTest):
    def show(self):
        self.page.click("#open")
        self.page.click("[role=menuitem]:has-text('A layout from frames')")
        self.page.wait_for_selector("#finding-dialog[open]")

    def paste(self, *texts):
        for index, text in enumerate(texts):
            if index:
                self.page.click("#finding-dialog button:text-is('Another size')")
            self.page.fill("#finding-dialog textarea", text)

    def find(self, seconds=20):
        self.page.click("#finding-dialog button:text-is('Find layout')")
        self.settle(seconds)

    def settle(self, seconds=20):
        self.wait("!document.querySelector('#finding-dialog .accent').disabled", seconds)

    def result(self):
        return self.page.text_content("#finding-dialog .found-layout")

    def problem(self):
        return self.page.text_content("#finding-problem")

    def layout(self):
        return json.loads(self.text())["layout"]

    def draw(self, frames):
        """Draws rectangles with the pointer, as a hand does it: a pixel beside the place."""
        for index, (x, y, width, height) in enumerate(frames):
            slip = [(1, -1.5), (-1.5, 1), (1.5, 1.5), (-1, -1)][index % 4]
            # Measured anew each time: the dialog may have scrolled.
            self.page.locator("#finding-dialog .drawing").scroll_into_view_if_needed()
            box = self.page.evaluate("""() => {
              const stage = document.querySelector("#finding-dialog .drawing svg");
              const { x, y, width } = stage.getBoundingClientRect();
              return [x, y, width / stage.viewBox.baseVal.width];
            }""")
            at = lambda x, y: (box[0] + x * box[2], box[1] + y * box[2])
            self.page.mouse.move(*at(x + slip[0], y + slip[1]))
            self.page.mouse.down()
            self.page.mouse.move(*at(x + width / 2, y + height / 2))
            self.page.mouse.move(*at(x + width - slip[1], y + height + slip[0]))
            self.page.mouse.up()

    def test_the_button_is_in_reach_and_cells_of_a_fixed_width_are_told(self):
        self.show()
        self.draw([(24, 16, 148, 208), (196, 16, 148, 208), (24, 248, 148, 208), (196, 248, 148, 208)])
        self.page.evaluate("document.querySelector('#finding-dialog').scrollTo(0, 0)")
        box = self.page.locator("#finding-dialog button:text-is('Find layout')").bounding_box()
        self.assertLess(box["y"] + box["height"], self.page.locator("#finding-dialog").bounding_box()["y"] + self.page.locator("#finding-dialog").bounding_box()["height"])
        self.find()
        self.assertIn("a row of cells, as many as have room", self.result())
        self.assertNotIn("one cell in a row", self.result())

    def test_pasted_lists_become_the_document_and_undo_brings_the_old_one_back(self):
        before = self.text()
        self.show()
        self.paste(NARROW, WIDE)
        self.find()
        self.assertIn("390 × 844: all 5 elements match.", self.result())
        self.assertIn("768 × 1024: all 5 elements match.", self.result())
        self.assertIn("2 equal cells in a row, 12 apart; groups 12 apart; insets of 16.", self.result())
        self.assertIn("the same in every view", self.result())
        self.page.click("#finding-dialog button:text-is('Use this layout')")
        self.assertEqual(self.page.locator("#finding-dialog[open]").count(), 0)
        self.wait("!compositionalPage.trial.isBusy", 5)
        group = self.layout()["sections"][0]["group"]
        self.assertEqual(group["count"], 2)
        self.assertEqual(group["height"], {"absolute": 120})
        self.assertEqual(len(self.frames()), 5)
        self.page.focus("#device-list")
        self.page.keyboard.press("Control+z")
        self.assertEqual(self.text(), before)

    def test_the_report_is_that_of_the_command(self):
        native = json.loads(playground("infer", str(ROOT / "Documentation/Examples/narrow.json"), "--format", "json"))
        self.show()
        self.paste(NARROW)
        self.find()
        report = self.page.evaluate("compositionalPage.finding.report")
        for view in report["views"]:
            self.assertEqual([each["frame"] for each in view.pop("given")], FIVE[(390, 844)])
        # The command writes only the layouts of other references.
        for key in ("dimensions", "spacings"):
            for value, printed in zip(report[key], native[key], strict=True):
                for other, short in zip(value["alternatives"], printed["alternatives"], strict=True):
                    layout = other.pop("layout")
                    self.assertIn("sections", layout)
                    self.assertEqual(short.pop("layout", layout), layout)
        self.assertEqual(report, native)

    def test_five_rectangles_drawn_at_two_widths(self):
        self.show()
        self.draw(FIVE[(390, 844)])
        self.assertEqual(json.loads(self.page.input_value("#finding-dialog textarea"))["frames"], FIVE[(390, 844)])
        self.page.click("#finding-dialog button:text-is('Another size')")
        self.draw(FIVE[(768, 1024)])
        self.find()
        self.assertIn("Every frame is explained", self.result())
        self.assertIn("768 × 1024: all 5 elements match.", self.result())
        self.assertIn(".fractionalWidth(1): all of the room in every view", self.result())

    def test_alternatives_are_shown_where_they_differ(self):
        self.show()
        self.paste(NARROW)
        self.find()
        differing = self.page.locator("#finding-dialog .picture .found")
        self.assertEqual(differing.count(), 0)
        self.assertIn("Nothing differs at 390 × 844.", self.result())
        other = self.page.locator("#finding-dialog .choice", has_text=".absolute(358)")
        self.assertIn("A view of 320 × 568 tells.", other.text_content())
        other.click()
        self.assertIn("320 × 568 tells", self.result())
        # All five cells are wider than those of two equal columns of the narrow view.
        self.assertEqual(differing.count(), 5)
        widths = {float(each.get_attribute("width")) for each in differing.all()}
        self.assertEqual(widths, {173})
        self.page.click("#finding-dialog button:text-is('390 × 844') >> nth=1")
        self.assertEqual(differing.count(), 0)
        self.page.click("#finding-dialog button:text-is('320 × 568 tells')")
        self.page.click("#finding-dialog button:text-is('Use this layout')")
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertEqual(self.layout()["sections"][0]["group"]["width"], {"absolute": 358})

    def test_a_missing_rectangle_is_named_and_colored(self):
        frames = [[16 + 185 * (item % 2), 16 + 132 * (item // 2), 173, 120] for item in range(10) if item != 3]
        self.show()
        self.paste(json.dumps({"view": [390, 844], "frames": frames}))
        self.find()
        self.assertIn("Some frames are not explained", self.result())
        self.assertIn("Not given, though the layout has it: cell 0.3", self.result())
        self.assertEqual(self.page.locator("#finding-dialog .picture .found").count(), 1)

    def test_a_result_of_other_frames_says_so(self):
        says = "#finding-dialog .found-layout .problem"
        self.show()
        self.paste(json.dumps({"view": [390, 844], "frames": FIVE[(390, 844)]}))
        self.find()
        self.assertFalse(self.page.is_visible(says))
        self.page.click("#finding-dialog button:text-is('Add rectangle')")
        self.assertIn("have changed since", self.page.text_content(says))
        self.assertTrue(self.page.is_visible(says))
        self.page.focus("#finding-dialog .drawing")
        self.page.keyboard.press("Control+z")
        self.assertFalse(self.page.is_visible(says))
        self.page.select_option("#finding-dialog .field select >> nth=-1", "4")
        self.assertTrue(self.page.is_visible(says))
        self.find()
        self.assertFalse(self.page.is_visible(says))

    def test_an_answer_and_a_recording(self):
        answers = [playground("query", "grid", "--device", device, "--rect", "0,0,1e6,1e6", "--format", "json") for device in ["iPhone-15", "iPad-mini"]]
        self.show()
        self.paste(*answers)
        self.find()
        self.assertIn("Every frame is explained", self.result())
        self.page.click("#finding-dialog button:text-is('Use this layout')")
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.page.select_option("#device", "iPhone 15")
        self.assertFrames(self.frames(), self.query("grid", "--device", "iPhone-15"))
        recording = playground("simulate", "list", "--fling", "2000", "--format", "recording")
        self.show()
        self.page.click("#finding-dialog button:text-is('Remove view')")
        self.paste(recording)
        self.find()
        self.assertRegex(self.result(), r"375 × 667: all \d+ elements match\.")

    def test_a_flow_layout(self):
        self.show()
        self.paste(json.dumps({
            "flowLayout": {"itemSize": [96, 80], "minimumLineSpacing": 12, "minimumInteritemSpacing": 8,
                           "sectionInset": {"top": 8, "left": 8, "bottom": 8, "right": 8}},
            "environment": {"size": [320, 480]}, "itemCounts": [7]}))
        # Its frames are drawn at once.
        self.wait("document.querySelectorAll('#finding-dialog .drawing rect').length >= 7", 5)
        self.find()
        self.assertIn("all 7", self.result())
        self.page.click("#finding-dialog button:text-is('Use this layout')")
        self.idle()
        section = self.layout()["sections"][0]
        self.assertEqual(section["interGroupSpacing"], 12)

    def test_bad_input_says_where_and_what(self):
        self.show()
        self.paste(NARROW, '{"view": [768, 1024],\n "frames": [[0, 0, 390, "44"]]}')
        self.page.click("#finding-dialog button:text-is('390 × 844')")
        self.find()
        self.assertRegex(self.problem(), r"View 2: .*frames\[0\]\[3\]: expected a number, found the string")
        self.assertIn('"view": [768, 1024]', self.page.input_value("#finding-dialog textarea"))
        self.assertEqual(self.page.get_attribute("#finding-dialog textarea", "aria-invalid"), "true")
        self.paste('{"view": [390, 844], "frames": [[0, 0, 390')
        self.find()
        self.assertRegex(self.problem(), r"line 1, column \d+")
        self.page.click("#finding-dialog button:text-is('Remove view')")
        self.page.click("#finding-dialog button:text-is('Remove view')")
        self.find()
        self.assertIn("no rectangle yet", self.problem())

    def test_hostile_input_is_answered_within_bounds(self):
        hostile = [
            "[" * 200_000, '{"view": [390, 844], "frames": [[NaN, 0, 1, 1]]}', '{"view": [390, 844], "frames": [[1e999, 0, 1, 1]]}',
            '{"view": [390, 844], "frames": [[1e308, -1e308, 1e308, 1e308], [0, 0, 1e7, 1e7], [-1e7, -1e7, 1e7, 1e7]]}',
            '{"view": [1e300, 1e-300], "frames": [[0, 0, 0, 0], [0, 0, -1, 5]]}', "null", "\u0000", '{"elements": []}', '{"framesPerSecond": 1e9}',
            '{"view": [0, 0], "frames": [[0, 0, 0, 0]]}', '{"view": [1e7, 1e7], "frames": [[0, 0, 1e7, 1e-7], [9999999, 0, 1e-7, 1e7]]}',
            '{"view": {"__proto__": []}, "frames": "<img src=x onerror=alert(1)>"}',
        ]
        self.show()
        for text in hostile:
            with self.subTest(text[:60]):
                self.paste(text)
                self.find()
                self.assertTrue(self.problem() or "match" in self.result(), "an answer")
                self.assertNotIn("undefined", self.result() + self.problem())
                self.assertNotIn("NaN", self.result())

    def test_ten_thousand_rectangles_do_not_freeze_the_page(self):
        frames = [[(index % 5) * 78, (index // 5) * 60, 70 + (index * 7919) % 5, 50] for index in range(10_000)]
        self.show()
        self.watch_long_tasks()
        self.page.evaluate("(text) => compositionalPage.finding.take(text)", json.dumps({"view": [390, 844], "frames": frames}))
        self.page.click("#finding-dialog button:text-is('Find layout')")
        self.idle()
        self.settle(60)
        self.assertIn("match", self.result())
        self.idle()
        self.assert_no_long_task(1500)

    def test_keys_alone(self):
        press = self.page.keyboard.press
        self.page.focus("#open")
        press("Enter")
        press("ArrowDown")
        press("ArrowDown")
        press("Enter")
        self.page.wait_for_selector("#finding-dialog[open]")

        def tab_to(text):
            for _ in range(60):
                if self.page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()") == text:
                    return
                press("Tab")
            self.fail(f"{text} is not reached by Tab")

        tab_to("Add rectangle")
        for _ in range(5):
            press("Enter")
        tab_to("Rectangles of the view")
        self.assertEqual(json.loads(self.page.input_value("#finding-dialog textarea"))["frames"], FIVE[(390, 844)])
        press("ArrowRight")
        press("Shift+ArrowDown")
        press("Alt+ArrowLeft")
        self.assertEqual(json.loads(self.page.input_value("#finding-dialog textarea"))["frames"][4], [17, 290, 172, 120])
        for _ in range(3):
            press("Control+z")
        tab_to("Find layout")
        press("Enter")
        self.settle()
        tab_to("Use this layout")
        press("Enter")
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertEqual(self.layout()["sections"][0]["group"]["count"], 2)
        self.assertEqual(self.page.evaluate("document.activeElement.id"), "device-list")

    def test_escape_closes_and_the_rectangles_stay(self):
        self.show()
        self.draw(FIVE[(390, 844)][:2])
        self.page.keyboard.press("Escape")
        self.assertEqual(self.page.locator("#finding-dialog[open]").count(), 0)
        self.show()
        self.assertEqual(self.page.locator("#finding-dialog .drawing .given").count(), 2)


class PhoneFindingTest(PageTest):
    viewport = PHONE
    touch = True

    def test_the_dialog_fits_a_phone(self):
        self.page.evaluate("compositionalPage.finding.open()")
        self.page.fill("#finding-dialog textarea", NARROW)
        self.page.click("#finding-dialog button:text-is('Find layout')")
        self.page.wait_for_selector("#finding-dialog .choice")
        width, room = self.page.evaluate("[document.querySelector('#finding-dialog').scrollWidth, document.querySelector('#finding-dialog').clientWidth]")
        self.assertLessEqual(width, room)
