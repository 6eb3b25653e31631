"""Texts and pictures in cells, typed in fields."""

import json

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
