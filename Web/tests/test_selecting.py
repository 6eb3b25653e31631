"""Selecting and why; links; exports; keys."""

import json
import tempfile
from pathlib import Path

from harness import PHONE, PageTest, playground


class SelectingTest(PageTest):
    def setUp(self):
        super().setUp()
        self.choose("grid")

    def selection(self):
        return self.page.text_content("#selection-card h2")

    def click_cell(self, name):
        x, y, width, height = self.frames()[name]
        left, top = self.offset()
        zoom = self.main("view.zoom")
        self.page.locator(".screen").click(
            position={"x": (x - left + width / 2) * zoom, "y": (y - top + height / 2) * zoom})

    def test_a_click_shows_the_steps_of_the_command(self):
        self.click_cell("cell 0.7")
        self.assertEqual(self.selection(), "cell 0.7")
        explained = json.loads(playground(
            "explain", "grid", "cell", "0.7", "--device", "iPhone-15", "--format", "json"))
        titles = {f"{step['of']}: {step['title']}" for step in explained["steps"][:-1]}
        self.assertTrue(titles.issuperset(self.page.locator(".steps .of").all_text_contents()))
        x, y, _, _ = explained["frame"]
        self.assertIn(f"{x:.2f}, {y:.2f}", self.page.text_content(".facts"))

    def middle(self, name):
        """The middle of a cell in the window."""
        x, y, width, height = self.frames()[name]
        left, top = self.offset()
        zoom = self.main("view.zoom")
        box = self.page.locator(".screen").bounding_box()
        return box["x"] + (x - left + width / 2) * zoom, box["y"] + (y - top + height / 2) * zoom

    def test_a_click_may_tremble_in_a_small_picture_too(self):
        self.page.set_viewport_size({"width": 1440, "height": 480})
        self.idle()
        self.assertLess(self.main("view.zoom"), 0.5)
        x, y = self.middle("cell 0.7")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 3, y + 2)
        self.page.mouse.up()
        self.assertEqual(self.selection(), "cell 0.7")

    def test_a_finger_that_is_lost_does_not_keep_the_next_one_out(self):
        x, y = self.middle("cell 0.7")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        # The browser begins to capture with the next event.
        self.page.mouse.move(x + 1, y)
        self.page.evaluate("document.querySelector('.screen').releasePointerCapture(1)")
        self.page.mouse.move(40, 400)
        self.page.mouse.up()
        self.rest()
        self.click_cell("cell 0.4")
        self.assertEqual(self.selection(), "cell 0.4")

    def test_a_rule_unfolds(self):
        self.click_cell("cell 0.7")
        self.page.locator(".steps .rule").first.click()
        self.assertIn("The layout container", self.page.text_content(".rule-text"))

    def test_keys_walk_through_the_elements(self):
        self.page.focus(".screen")
        self.page.keyboard.press("Tab")
        self.assertEqual(self.selection(), "cell 0.0")
        self.page.keyboard.press("Tab")
        self.assertEqual(self.selection(), "cell 0.1")
        self.page.keyboard.press("Shift+Tab")
        self.assertEqual(self.selection(), "cell 0.0")
        self.page.keyboard.press("Alt+ArrowRight")
        self.assertEqual(self.selection(), "cell 0.1")
        self.page.keyboard.press("Alt+ArrowUp")
        row = self.page.locator(".tree [aria-selected=true]").first
        self.assertEqual(row.get_attribute("data-path"), "sections[0].group")
        self.page.keyboard.press("Alt+ArrowDown")
        self.assertEqual(self.selection(), "cell 0.0")
        self.page.keyboard.press("Escape")
        self.assertEqual(self.selection(), "Nothing selected")

    def test_alt_and_arrows_go_from_header_to_header(self):
        self.choose("pinned-headers")
        self.page.keyboard.press("/")
        self.page.keyboard.type("supplementary header 0.0")
        self.page.keyboard.press("Enter")
        self.page.focus(".screen")
        self.page.keyboard.press("Alt+ArrowRight")
        self.assertEqual(self.selection(), "header 1.0")
        self.page.keyboard.press("Alt+ArrowLeft")
        self.assertEqual(self.selection(), "header 0.0")

    def test_escape_and_tab_leave_the_device(self):
        self.page.focus(".screen")
        self.page.keyboard.press("Tab")
        self.assertIn("cell 0.0", self.page.text_content("#hover-line"))
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Tab")
        self.assertFalse(self.page.evaluate("document.activeElement.matches('.screen')"))

    def test_a_search_finds_an_element_out_of_sight(self):
        self.page.keyboard.press("/")
        self.page.keyboard.type("0.59")
        self.page.keyboard.press("Enter")
        self.assertEqual(self.selection(), "cell 0.59")

    def test_a_row_of_the_tree_selects_its_place(self):
        self.page.locator(".tree .row", has_text="item").first.click()
        self.assertEqual(self.selection(), "cell 0.0")
        self.assertIn('"type": "item"', "".join(self.page.locator(".layer .mark-place").all_text_contents()) + self.text())

    def test_every_control_is_reached_by_the_keyboard_and_named(self):
        unnamed = self.page.evaluate("""() => [...document.querySelectorAll("button, select, input, textarea")]
          .filter((each) => each.checkVisibility())
          .filter((each) => !(each.getAttribute("aria-label") || each.textContent.trim() || each.title || each.labels?.length))
          .map((each) => each.outerHTML)""")
        self.assertEqual(unnamed, [])
        self.page.evaluate("document.activeElement.blur()")
        reached = set()
        for _ in range(30):
            self.page.keyboard.press("Tab")
            reached.add(self.page.evaluate("document.activeElement.id"))
        self.assertTrue({"gallery", "device", "rotate", "share", "export", "help"} <= reached, reached)

    def test_the_hidden_list_names_what_is_in_sight(self):
        self.idle()
        rows = self.page.locator(".screen ul li").all_text_contents()
        self.assertTrue(any(row.startswith("cell 0.0 at 0,") for row in rows), rows[:3])

    def test_a_cell_under_a_pinned_header_is_shown_below_it(self):
        self.choose("pinned-headers")
        self.idle()
        # The header is 44 points high, and rows follow each other by 49.
        for offset, name in ((560.0, "cell 1.5"), (900.0, "cell 3.2"), (560.0, "cell 4.3"), (560.0, "cell 0.1")):
            with self.subTest(f"{name} from {offset}"):
                self.page.evaluate("(y) => compositionalPage.stage.main.simulator.scrollTo({ offset: [0, y], animated: false })", offset)
                self.idle()
                self.page.evaluate("(name) => compositionalPage.selecting.select(name)", name)
                self.rest()
                _, top, _, height = self.frames()[name]
                header = self.frames()[f"supplementary header {name[5]}.0"]
                self.assertGreaterEqual(top, header[1] + header[3] - 0.5)
                self.assertLessEqual(top + height, self.offset()[1] + self.main("view.size[1]"))

class LinkTest(PageTest):
    def link(self):
        self.page.wait_for_timeout(700)
        return self.page.evaluate("location.hash")

    def test_a_link_restores_everything(self):
        self.choose("carousel")
        self.replace('"itemCounts": [6, 15, 12]', '"itemCounts": [6, 15, 14]')
        self.page.select_option("#device", "iPhone 14")
        self.page.keyboard.press("Escape")
        self.page.focus(".screen")
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("End")
        self.idle()
        self.rest()
        text, offset = self.text(), self.offset()
        fragment = self.link()
        self.assertLess(len(fragment), 2000)
        other = self.open(fragment)
        self.assertEqual(other.input_value(".editor textarea"), text)
        self.assertEqual(other.input_value("#device"), "iPhone 14")
        self.assertEqual(other.text_content("#selection-card h2"), self.page.text_content("#selection-card h2"))
        for value, expected in zip(self.offset(other), offset):
            self.assertAlmostEqual(value, expected, delta=0.5)

    def test_a_document_of_ones_own_is_in_the_link(self):
        self.choose("grid")
        self.page.evaluate("compositionalPage.open(document.querySelector('.editor textarea').value.replace('60', '61'), '')")
        other = self.open(self.link())
        self.assertIn("[61]", other.input_value(".editor textarea"))

    def test_a_damaged_link_says_so_and_opens_the_first_layout(self):
        other = self.open("#1.AAAA")
        self.assertIn("damaged", other.text_content("#toast"))
        self.assertGreater(self.main("view.frames.count", other), 0)


class ExportTest(PageTest):
    def export(self, name):
        self.page.click("#export")
        with self.page.expect_download() as download:
            self.page.click(f"[role=menuitem]:has-text('{name}')")
        return Path(download.value.path())

    def test_the_document_is_exported_as_it_is(self):
        self.choose("mosaic")
        self.assertEqual(self.export("Document").read_text(), self.text())

    def test_a_case_is_one_that_the_command_verifies(self):
        for name in ["mosaic", "pinned-headers", "messages"]:
            with self.subTest(name):
                self.choose(name)
                self.wheel(200)
                with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
                    file.write(self.export("Case").read_text())
                    file.flush()
                    self.assertIn("1 passed", playground("verify", file.name))

    def test_pictures(self):
        self.choose("grid")
        self.assertIn("<title>cell 0.3</title>", self.export("SVG").read_text())
        self.assertEqual(self.export("PNG 2").read_bytes()[:8], b"\x89PNG\r\n\x1a\n")

    def test_the_page_itself_opens_again(self):
        self.choose("grid")
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "copy.html"
            copy.write_text(self.export("This page").read_text())
            page = self.context.new_page()
            page.on("pageerror", lambda error: self.errors.append(str(error)))
            page.goto(copy.as_uri())
            page.wait_for_selector("#loading", state="hidden")
            self.assertGreater(self.main("view.frames.count", page), 0)


class FirstVisitTest(PageTest):
    """What someone does who has read nothing."""

    def change(self):
        self.choose("grid")
        self.replace('"width": {"fractionalWidth": 0.2}', '"width": {"fractionalWidth": 0.1952}')

    def press(self, x, y):
        self.page.mouse.click(x, y)

    def test_a_fraction_is_changed_explained_flung_and_shared(self):
        self.change()
        # 0.1952 of 393 points are 76.71, floored to a third of a point.
        width = self.main("view.size[0]")
        scale = self.main("view.info.displayScale")
        expected = int(width * 0.1952 * scale) / scale
        self.assertAlmostEqual(self.frames()["cell 0.1"][2], expected, delta=0.01)
        box = self.page.locator(".screen").bounding_box()
        x, y, _, _ = self.frames()["cell 0.1"]
        left, top = self.offset()
        zoom = self.main("view.zoom")
        self.press(box["x"] + (x - left + 20) * zoom, box["y"] + (y - top + 20) * zoom)
        if self.page.is_visible("#why"):
            self.page.click("#why")
        card = self.page.locator("#inspect-pane")
        self.assertIn("cell 0.1", card.text_content())
        self.assertIn(f"0.1952 fraction × {width:g} width", card.text_content())
        self.assertIn(f"fractionalWidth: 0.1952 → {round(expected, 2):g}", card.text_content())
        if self.page.is_visible("button[data-pane=inspect]"):
            self.page.click("button[data-pane=inspect]")
        # The pane changes the height of the view, which ends a touch.
        self.idle()
        self.rest()
        box = self.page.locator(".screen").bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6)
        self.page.mouse.down()
        for step in range(1, 9):
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6 - 25 * step)
            self.page.wait_for_timeout(16)
        self.page.mouse.up()
        self.idle()
        self.rest()
        self.assertGreater(self.offset()[1], 20)
        self.page.click("#share")
        self.page.click("[role=menuitem]:has-text('Copy the link')")
        self.page.wait_for_selector("#toast:not([hidden])")
        self.idle()
        fragment = self.page.evaluate("location.hash")
        self.assertLess(len(fragment), 2000)
        frames, offset = self.frames(), self.offset()
        self.page = self.open(fragment)
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertEqual(self.text().count("0.1952"), 1)
        self.assertEqual(self.main("view.selection.id"), "cell 0.1")
        for value, other in zip(self.offset(), offset):
            self.assertAlmostEqual(value, other, delta=0.01)
        self.assertFrames(self.frames(), frames)

class FirstVisitOnAPhoneTest(FirstVisitTest):
    viewport = PHONE
    touch = True
    theme = "dark"

    def change(self):
        self.page.click("button[data-pane=document]")
        super().change()
        self.page.click("button[data-pane=document]")

    def press(self, x, y):
        self.page.touchscreen.tap(x, y)
