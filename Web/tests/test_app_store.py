"""Someone who has never seen the page builds a store from an empty document, asks why, and sends it: clicks and fields, no JSON."""

import json
import tempfile
from pathlib import Path

from harness import PageTest

WIDE = {"width": 1280, "height": 900}


class AppStoreTest(PageTest):
    viewport = WIDE

    def settle(self):
        self.idle()

    def insert(self, name):
        self.page.click(".outline button:has-text('Insert')")
        self.page.click(f"[role=menuitem]:has(span:text-is('{name}'))")
        self.settle()

    def row(self, path):
        self.page.click(f"[role=treeitem][data-path='{path}'] > .row")
        self.settle()

    def field(self, name, value):
        field = self.page.get_by_role("spinbutton", name=name, exact=True)
        field.fill(str(value))
        field.press("Tab")
        self.settle()

    def words(self, part, words):
        area = self.page.get_by_label(f"Words of {part}", exact=True)
        area.fill(words)
        area.press("Tab")
        self.settle()

    def click_cell(self, name):
        """Clicks where a cell is on the device."""
        x, y, width, height = self.main(f"view.frameOf('{name}').screen")
        box = self.page.locator(".screen").bounding_box()
        zoom = self.main("view.zoom")
        self.page.mouse.click(box["x"] + (x + width / 2) * zoom, box["y"] + (y + min(height / 2, 20)) * zoom)
        self.settle()

    def test_a_store_from_nothing_is_explained_and_sent(self):
        page = self.page
        page.click(".starts button:text-is('A new layout')")
        self.settle()
        # What is there becomes the list of apps; before it comes what is new, after it what is small.
        self.row("sections[0]")
        self.insert("Carousel")
        self.insert("Header")
        self.row("sections[1]")
        self.insert("Shelf")
        self.insert("Header")
        self.insert("Grid")
        self.row("sections[0]")
        page.keyboard.press("Delete")
        self.settle()
        layout = json.loads(self.main("view.layout.document('layout')"))
        self.assertEqual(len(layout["sections"]), 3)
        self.assertEqual([section.get("orthogonalScrollingBehavior") for section in layout["sections"]], ["groupPagingCentered", "groupPaging", None])
        # Small cells, in the last section: 0.2276 of the room.
        self.row("sections[2].group.subitems[0]")
        self.field("Width", 0.2276)
        self.row("sections[2].group")
        self.field("Height", 0.25)
        # Words and pictures in the cells.
        self.row("sections[0]")
        self.click_cell("cell 0.0")
        page.click("#contents-card button:text-is('Picture and texts')")
        self.settle()
        self.words("title", "Kite Studio")
        self.words("subtitle", "Draw with the wind, and send what you have made")
        self.assertIn("Kite Studio", self.main("JSON.stringify(view.simulator.parts())"))
        # Why is a cell 76.67 wide? Two clicks.
        page.click("[role=treeitem][data-path='sections[2]'] > .row")
        self.settle()
        self.rest()
        self.click_cell("cell 2.0")
        width = page.locator(".answers button:has-text('Width')")
        self.assertIn("76.67", width.text_content())
        # The number that was asked for last is open already.
        if width.get_attribute("aria-expanded") != "true":
            width.click()
        chain = page.text_content("#reasons-card .chain")
        self.assertIn("0.2276", chain)
        self.assertIn("76.67", chain)
        # It is sent as a file, which opens with all of it.
        text = self.text()
        page.click("#share")
        with page.expect_download() as download:
            page.click("[role=menuitem]:has-text('Save this page')")
        other = self.open(address=self.saved(download.value))
        self.assertEqual(other.input_value(".editor textarea"), text)
        self.assertIn("Kite Studio", self.main("JSON.stringify(view.simulator.parts())", other))

    def saved(self, download):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        file = Path(folder.name) / download.suggested_filename
        download.save_as(file)
        return file.as_uri()


class PhoneAppStoreTest(PageTest):
    viewport = {"width": 390, "height": 844}
    theme = "dark"
    touch = True

    def test_a_section_is_added_on_a_phone(self):
        self.page.click(".tabs [data-pane=inspect]")
        self.page.click(".starts button:text-is('A new layout')")
        self.idle()
        self.page.click("[role=treeitem][data-path='sections[0]'] > .row")
        self.page.click(".outline button:has-text('Insert')")
        self.page.click("[role=menuitem]:has(span:text-is('Grid'))")
        self.idle()
        self.assertEqual(self.main("view.layout.info.sectionCount"), 2)
