"""A group or a section that is selected: its frame, and why it is so."""

from harness import PageTest


class PlaceTest(PageTest):
    def row(self, path):
        self.page.click(f"[role=treeitem][data-path='{path}'] > .row")
        self.idle()

    def title(self):
        return self.page.text_content("#selection-card h2")

    def numbers(self):
        return [float(each) for each in self.page.locator("#selection-card .answers b").all_text_contents()]

    def test_a_group_has_a_frame_and_reasons(self):
        self.choose("mosaic")
        self.idle()
        path = "sections[0].group.subitems[0].subitems[1]"
        self.row(path)
        self.assertEqual(self.title(), "Inner group of section 0")
        self.assertNotIn("Nothing selected", self.page.text_content("#inspect-pane"))
        expected = next(each["frame"] for each in self.main("view.simulator.groups('cell 0.2')") if each["path"] == path)
        for shown, frame in zip(self.numbers(), [expected[2], expected[3], expected[0], expected[1]]):
            self.assertAlmostEqual(shown, frame, delta=0.01)
        self.assertIn("a fraction of the width around it", self.page.text_content("#reasons-card .chain"))
        self.page.click("#selection-card .answers [data-side=height]")
        self.assertIn("196.33", self.page.text_content("#reasons-card .chain h3"))
        self.assertEqual(self.main("Array.from(view.scene.place)"), expected)

    def test_the_group_around_the_selected_cell_is_shown(self):
        self.choose("grid")
        self.idle()
        self.page.focus(".screen")
        self.page.evaluate("compositionalPage.selecting.select('cell 0.7')")
        self.page.keyboard.press("Alt+ArrowUp")
        self.idle()
        self.assertEqual(self.title(), "Group of section 0")
        expected = self.main("view.simulator.groups('cell 0.7')[0].frame")
        self.assertEqual(self.main("Array.from(view.scene.place)"), expected)
        self.page.click("#selection-card .answers [data-side=y]")
        self.assertIn("78.33", self.page.text_content("#reasons-card .chain"))
        self.page.keyboard.press("Alt+ArrowUp")
        self.idle()
        self.assertEqual(self.title(), "Section 0")
        self.assertEqual(self.main("Array.from(view.scene.place)"), self.main("[0, 0, ...view.contentSize]"))

    def test_a_section_reaches_from_its_start_to_the_next(self):
        self.choose("storefront")
        self.idle()
        self.row("sections[1]")
        self.rest()
        self.assertEqual(self.title(), "Section 1")
        starts = self.main("[1, 2].map((each) => view.simulator.explain(`cell ${each}.0`).steps.find(({ result }) => 'section start' in result).result['section start'])")
        x, y, width, height = self.main("Array.from(view.scene.place)")
        self.assertEqual([x, y, width], [0, starts[0], 393])
        spacing = self.main("JSON.parse(view.layout.document('layout')).interSectionSpacing ?? 0")
        self.assertAlmostEqual(height, starts[1] - starts[0] - spacing, delta=0.01)
        self.page.keyboard.press("Escape")
        self.idle()
        self.assertEqual(self.title(), "Nothing selected")


class PhonePlaceTest(PageTest):
    viewport = {"width": 390, "height": 844}
    touch = True

    def test_a_section_is_named_in_the_sheet(self):
        self.page.click(".tabs [data-pane=inspect]")
        self.page.click("[role=treeitem][data-path='sections[0]'] > .row")
        self.idle()
        self.assertEqual(self.page.text_content("#selection-card h2"), "Section 0")
        self.assertGreater(self.page.locator("#selection-card .answers b").count(), 3)
