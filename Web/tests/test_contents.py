"""Texts and pictures in cells, typed in fields."""

import json
import tempfile

from harness import PageTest

PLAIN = json.dumps({"name": "Plain", "layout": {"sections": [{"group": {
    "type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 60},
    "subitems": [{"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}}]},
    "environment": {"device": "iPhone 15"}, "itemCounts": [4]}, indent=2)


class ContentsTest(PageTest):
    def setUp(self):
        super().setUp()
        self.open_document(PLAIN)
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.select("cell 0.0")

    def select(self, name):
        self.page.evaluate("(id) => compositionalPage.selecting.select(id)", name)
        self.idle()

    def type(self, label, words):
        area = self.page.get_by_label(label, exact=True)
        area.fill(words)
        area.press("Tab")
        self.idle()

    def begin(self, name):
        self.page.click(f"#contents-card button:text-is('{name}')")
        self.idle()

    def heights(self):
        return [frame[3] for name, frame in self.frames().items() if name.startswith("cell")]

    def test_what_one_types_is_measured_and_drawn(self):
        self.begin("Text")
        low = self.heights()[0]
        self.type("Words of title", "A headline of many words that needs more than one line of a cell on a phone, as it is read here")
        high = self.heights()[0]
        self.assertGreater(high, low + 15)
        parts = self.main("view.simulator.parts().filter((each) => each.text !== undefined)")
        self.assertTrue(parts[0]["text"].startswith("A headline of many words"))
        # Its size is that of the command's text model for the same document.
        self.assertIn('"string": "A headline', self.text())
        self.page.get_by_label("Style of title", exact=True).select_option("largeTitle")
        self.idle()
        self.assertGreater(self.heights()[0], high)
        # A larger text size makes it larger still.
        before = self.heights()[0]
        self.page.evaluate("compositionalPage.store.set({ textSize: 'accessibilityLarge' })")
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertGreater(self.heights()[0], before)

    def test_what_one_types_is_seen_while_it_is_typed(self):
        self.begin("Text")
        before, low = self.text(), self.heights()[0]
        area = self.page.get_by_label("Words of title", exact=True)
        area.focus()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type("Words that need more than one line of a cell, as wide", delay=5)
        self.idle()
        self.assertGreater(self.heights()[0], low + 15)
        self.page.keyboard.type(" as a phone is", delay=5)
        self.idle()
        self.assertIn("as a phone is", self.text())
        # The field keeps what is typed, with its caret.
        self.assertEqual(area.input_value(), "Words that need more than one line of a cell, as wide as a phone is")
        self.assertEqual(self.page.evaluate("[document.activeElement.ariaLabel, document.activeElement.selectionStart]"), ["Words of title", 67])
        area.press("Tab")
        self.idle()
        self.page.focus(".screen")
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertEqual(self.text(), before)
        self.assertEqual(self.page.get_by_label("Words of title", exact=True).input_value(), "A title")
        self.page.keyboard.press("Control+Shift+z")
        self.idle()
        self.assertIn("as a phone is", self.text())

    def test_a_cell_gets_a_content_of_its_own_and_one_edit_is_one_undo(self):
        self.begin("Icon and texts")
        self.select("cell 0.2")
        self.begin("Of this cell alone")
        self.type("Words of title", "Third")
        texts = self.main("view.simulator.parts().filter((each) => each.text !== undefined && each.path.endsWith('/title')).map((each) => each.element + ' ' + each.text)")
        self.assertEqual(texts, ["cell 0.0 A title", "cell 0.1 A title", "cell 0.2 Third", "cell 0.3 A title"])
        self.page.keyboard.press("Escape")
        self.page.focus(".screen")
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertNotIn("Third", self.text())
        for _ in range(2):
            self.page.keyboard.press("Control+z")
            self.idle()
        self.assertEqual(self.text(), PLAIN)

    def test_a_size_that_is_being_typed_has_no_kind_yet(self):
        # The device shows the layout of before, and its cells can still be selected.
        self.begin("Text")
        self.page.evaluate("(text) => compositionalPage.open(text, '')", self.text().replace('"height": {"estimated"', '"height": {}, "h": {"estimated"', 1))
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertIn('"height": {}', self.text())
        self.select("cell 0.1")
        self.assertEqual(self.page.text_content("#selection-card h2"), "cell 0.1")

    def test_a_header_of_the_whole_layout_has_contents(self):
        self.choose("storefront")
        self.idle()
        self.select("supplementary banner 0.max")
        self.assertEqual(self.page.text_content("#selection-card h2"), "banner 0.max")
        self.begin("Title and button")
        self.type("Words of title", "Everything is new today")
        parts = self.main("view.simulator.parts().filter(({ element, text }) => element.includes('banner') && text).map(({ text }) => text)")
        self.assertIn("Everything is new today", parts)

    def test_a_picture_has_the_height_of_its_ratio(self):
        self.begin("Picture and texts")
        image = lambda: self.main("view.simulator.parts().find((each) => each.element === 'cell 0.0' && each.path.endsWith('image')).frame")
        _, _, width, height = image()
        self.assertEqual(width, 393)
        self.assertAlmostEqual(height, 393 * 9 / 16, delta=0.5)
        self.page.get_by_label("Ratio of picture", exact=True).select_option("1:1")
        self.idle()
        self.assertAlmostEqual(image()[3], 393, delta=0.5)

    def test_more_texts_and_widths_of_icons(self):
        self.begin("Icon and texts")
        low = self.heights()[0]
        self.begin("Add a text")
        self.assertGreater(self.heights()[0], low)
        self.type("Words of text1", "<img src=x onerror=alert(1)> & \"quotes\"")
        self.assertIn("<img", self.main("view.simulator.parts().find((each) => each.path.endsWith('text1')).text"))
        width = self.page.get_by_label("Width of icon", exact=True)
        width.fill("100")
        width.press("Tab")
        self.idle()
        self.assertEqual(self.main("view.simulator.parts().find((each) => each.path.endsWith('icon')).frame.slice(2)"), [100, 100])


def section(width, height, header, **more):
    return {"group": {"type": "horizontal", "width": width, "height": {"absolute": height}, "subitems": [
        {"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]},
        "boundarySupplementaryItems": [{"elementKind": header, "width": {"fractionalWidth": 1}, "height": {"absolute": 60}, "alignment": "top"}], **more}


class SectionContentsTest(PageTest):
    """Cells of different sections, and headers, look different."""

    # A kind may have the characters of a path in it.
    HEADER = "app.header[1]"

    def setUp(self):
        super().setUp()
        self.open_document(json.dumps({"layout": {"sections": [
            section({"fractionalWidth": 0.9}, 200, self.HEADER, orthogonalScrollingBehavior="groupPaging"),
            section({"fractionalWidth": 1}, 60, self.HEADER)]},
            "environment": {"device": "iPhone 15"}, "itemCounts": [3, 5]}, indent=2))
        self.wait("!compositionalPage.trial.isBusy", 5)

    def select(self, name):
        self.page.evaluate("(id) => compositionalPage.selecting.select(id)", name)
        self.idle()

    def begin(self, name):
        self.page.click(f"#contents-card button:text-is('{name}')")
        self.idle()

    def type(self, words):
        area = self.page.get_by_label("Words of title", exact=True)
        area.fill(words)
        area.press("Tab")
        self.idle()

    def measurement(self):
        return json.loads(self.text()).get("measurement")

    def part(self, element, name):
        return self.main(f"view.simulator.parts().find((each) => each.element === '{element}' && each.path.split('/').at(-1) === '{name}')")

    def height(self, element):
        return self.main(f"view.simulator.attributes('{element}').frame[3]")

    def test_an_app_store_is_built_by_clicks(self):
        head = f"supplementary {self.HEADER}"
        self.select("cell 0.0")
        self.begin("Picture and texts")
        self.select("cell 1.0")
        self.begin("Icon, texts and button")
        self.type("Kite")
        self.select(f"{head} 0.0")
        self.begin("Title and button")
        self.type("Today")
        self.select(f"{head} 1.0")
        self.begin("Of this section alone")
        self.type("New Apps")
        texts = [self.part(*each)["text"] for each in [("cell 0.0", "title"), ("cell 1.0", "title"), ("cell 1.0", "button"), (f"{head} 0.0", "title"), (f"{head} 1.0", "title"), (f"{head} 1.0", "button")]]
        self.assertEqual(texts, ["A title", "Kite", "Get", "Today", "New Apps", "See All"])
        # The button is at the end of its header.
        x, _, width, _ = self.part(f"{head} 1.0", "button")["frame"]
        self.assertAlmostEqual(x + width, 393, delta=1)
        self.begin("As high as the content")
        # The icon has 62 points, and 8 above and below it. A title of 22 points has lines of 26.25, 26.33 in pixels.
        self.assertEqual(self.height("cell 1.0"), 78)
        self.assertAlmostEqual(self.height(f"{head} 1.0"), 42.33, delta=0.01)
        self.assertAlmostEqual(self.height(f"{head} 0.0"), 42.33, delta=0.01)
        self.assertGreater(self.height("cell 0.0"), 200)
        self.assertEqual(self.page.evaluate("compositionalPage.stage.main.layout.lint().map(({ code }) => code)"), [])
        # The command measures with them, too.
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write(self.text())
            file.flush()
            found = self.query(file.name)
        self.assertFrames(self.frames(), {name: frame for name, frame in found.items() if name in self.frames()})

    def test_contents_take_the_place_of_sizes_and_leave_nothing_behind(self):
        before = json.loads(self.text())
        before["measurement"] = {"heights": [31], "sections": {"1": {"heights": [50], "supplementary": {self.HEADER: {"heights": [30]}}}}}
        self.open_document(json.dumps(before))
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.select("cell 1.0")
        self.begin("Text")
        rules = self.measurement()
        self.assertEqual(rules["heights"], [31])
        self.assertEqual(sorted(rules["sections"]["1"]), ["contents", "supplementary"])
        self.select(f"supplementary {self.HEADER} 1.0")
        self.begin("Title")
        self.assertEqual(list(self.measurement()["sections"]["1"]["supplementary"][self.HEADER]), ["contents"])
        self.begin("No content")
        self.select("cell 1.0")
        self.begin("No content")
        self.assertEqual(self.measurement(), {"heights": [31]})

    def test_contents_move_with_their_section(self):
        self.select("cell 1.0")
        self.begin("Text")
        self.page.evaluate("compositionalPage.selecting.choosePath('sections[1]')")
        self.idle()
        self.page.click("button[aria-label='Move up']")
        self.idle()
        self.assertEqual(list(self.measurement()["sections"]), ["0"])
        self.assertEqual(self.part("cell 0.0", "title")["text"], "A title")
        self.page.click("button[aria-label='Delete']")
        self.idle()
        self.assertEqual(self.measurement()["sections"], {})


class ListContentsTest(PageTest):
    """The elements of list sections, which are not in the document."""

    DOCUMENT = {"layout": {"sections": [{"list": {"appearance": "insetGrouped", "headerMode": "supplementary", "footerMode": "supplementary"}}]},
                "environment": {"device": "iPhone 15"}, "itemCounts": [4, 5]}

    def test_headers_and_cells_of_lists_have_contents(self):
        self.open_document(self.DOCUMENT)
        self.wait("!compositionalPage.trial.isBusy", 5)
        header, footer = [f"supplementary UICollectionElementKindSection{kind} 1.0" for kind in ("Header", "Footer")]
        for element, name in ((header, "Title and button"), (footer, "Title"), ("cell 1.0", "Text")):
            self.page.evaluate("(id) => compositionalPage.selecting.select(id)", element)
            self.idle()
            self.page.click(f"#contents-card button:text-is('{name}')")
            self.idle()
        document = json.loads(self.text())
        self.assertEqual(document["layout"], self.DOCUMENT["layout"])
        self.assertEqual(sorted(document["measurement"]), ["sections", "supplementary"])
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(document, file)
            file.flush()
            expected = self.query(file.name)
        found = self.frames()
        self.assertFrames(found, expected)
        self.assertGreater(found[header][3], 30)
        self.assertGreater(found["cell 1.0"][3], found["cell 0.0"][3])
        # The title of the inspector is a short name.
        self.page.evaluate("(id) => compositionalPage.selecting.select(id)", header)
        self.idle()
        self.assertEqual(self.page.inner_text("#selection-card h2"), "header 1.0")
