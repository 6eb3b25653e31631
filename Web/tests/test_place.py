"""A group or a section that is selected: its frame, and why it is so."""

import json

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

    def test_the_second_section_and_what_is_below_the_cells_of_the_first(self):
        rows = {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 60}, "subitems": [
            {"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}
        footer = {"elementKind": "footer", "width": {"fractionalWidth": 1}, "height": {"absolute": 28}, "alignment": "bottom"}
        tags = {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 60}, "subitems": [
            {"type": "item", "width": {"absolute": 50}, "height": {"fractionalHeight": 1}}]}
        self.open_document({"layout": {"sections": [
            {"group": rows, "contentInsets": {"top": 8, "bottom": 16}, "boundarySupplementaryItems": [footer]},
            {"group": rows, "contentInsets": {"top": 4, "bottom": 12}},
            {"group": tags}]}, "environment": {"size": [393, 852]}, "itemCounts": [2, 3, 4]})
        self.wait("!compositionalPage.trial.isBusy", 5)
        # 8 + 2 * 60 + 16 + 28 are 172, and 4 + 3 * 60 + 12 are 196.
        for section, (height, y) in enumerate([(172, 0), (196, 172), (60, 368)]):
            self.row(f"sections[{section}]")
            self.assertEqual(self.numbers(), [393, height, 0, y], f"section {section}")
        self.assertIn("as wide as the view", self.page.text_content("#reasons-card .chain"))

    def test_the_section_of_a_cell_that_is_gone_keeps_its_fields(self):
        self.choose("list")
        self.page.evaluate("compositionalPage.selecting.select('cell 0.1')")
        self.page.click("#fields-card button:has-text('Section 0')")
        for count in ["0", "5"]:
            field = self.page.locator("#fields-card input[aria-label=Items]")
            field.fill(count)
            field.press("Enter")
            self.idle()
            self.assertEqual(self.title(), "Section 0")
            self.assertEqual(self.main("view.info.itemCounts"), [int(count)])

    def test_sections_that_are_alike_have_the_fields_of_theirs(self):
        self.choose("pinned-headers")
        self.idle()
        counts = json.loads(self.text())["itemCounts"]
        self.assertEqual(len(json.loads(self.text())["layout"]["sections"]), 1)
        self.page.evaluate("compositionalPage.selecting.select('cell 1.1')")
        self.idle()
        self.assertEqual(self.page.locator(".tree [aria-selected=true]").get_attribute("data-path"), "sections[0].group.subitems[0]")
        self.assertTrue(self.page.is_visible("#contents-card"))
        self.assertGreater(len(self.main("view.scene.sizes")), 0)
        self.page.click("#fields-card button:has-text('Section 0')")
        self.assertEqual(self.page.input_value("#fields-card input[aria-label=Items]"), str(counts[1]))
        # The section around the cell is the second one.
        self.page.evaluate("compositionalPage.selecting.choosePath('sections[0]')")
        self.assertEqual(self.title(), "Section 1")
        # 44 of the header, insets of 5, and rows of 44 with 5 between.
        self.assertEqual(self.numbers()[1], 44 + 10 + 44 * counts[1] + 5 * (counts[1] - 1))

    def test_a_cell_of_a_list_marks_its_section_in_the_structure(self):
        self.choose("settings")
        self.page.evaluate("compositionalPage.selecting.select('cell 0.0')")
        self.idle()
        self.assertEqual(self.page.locator(".tree [aria-selected=true]").get_attribute("data-path"), "sections[0]")

    def test_a_section_with_badges_and_a_badge_are_told_apart(self):
        self.choose("storefront")
        self.page.evaluate("compositionalPage.stage.reveal('cell 3.0')")
        self.rest()
        self.row("sections[3]")
        self.assertEqual(self.title(), "Section 3")
        badge = "sections[3].group.subitem.supplementaryItems[0]"
        self.page.evaluate("compositionalPage.selecting.select('supplementary badge 3.1')")
        self.assertEqual(self.page.evaluate("compositionalPage.store.state.path"), badge)
        self.row("sections[3].decorationItems[0]")
        self.assertEqual(self.page.evaluate("compositionalPage.store.state.selection"), "decoration background 3.0")

    def scroll(self, offset):
        self.page.evaluate(f"""(() => {{
          const {{ stage }} = compositionalPage;
          stage.main.simulator.scrollTo({{ offset: [0, {offset}], animated: false }});
          stage.main.fresh = true;
        }})()""")
        self.wait(f"compositionalPage.stage.main.offset[1] === {offset}", 2)
        self.idle()

    def test_a_view_with_another_kind_stays_selected(self):
        self.choose("storefront")
        self.idle()
        path = "sections[0].boundarySupplementaryItems[0]"
        self.row(path)
        self.assertEqual(self.title(), "header 0.0")
        field = self.page.locator(f"[data-field='{path}.elementKind']")
        field.fill("hero")
        field.press("Tab")
        self.idle()
        self.assertEqual(self.title(), "hero 0.0")
        self.assertEqual(len(self.numbers()), 4)
        self.assertNotIn("there is no", self.page.text_content("#inspect-pane"))

    def test_a_place_finds_its_element_when_that_comes_into_sight(self):
        self.choose("storefront")
        self.idle()
        path = "sections[0].boundarySupplementaryItems[0]"
        self.scroll(900)
        self.page.evaluate(f"compositionalPage.selecting.choosePath('{path}')")
        self.assertIsNone(self.page.evaluate("compositionalPage.store.state.selection"))
        self.scroll(0)
        self.wait("compositionalPage.store.state.selection === 'supplementary header 0.0'", 5)
        self.assertNotIn("Nothing of it is in sight", self.page.text_content("#inspect-pane"))

    def test_a_wrapped_item_is_found_again_after_undo(self):
        self.choose("storefront")
        self.idle()
        path = "sections[0].group.subitems[0]"
        if not self.page.locator(f"[role=treeitem][data-path='{path}']").count():
            path = "sections[0].group.subitem"
        self.row(path)
        title = self.title()
        self.page.keyboard.press("Control+g")
        self.idle()
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertEqual(self.title(), title)
        self.assertNotIn("Nothing of it is in sight", self.page.text_content("#inspect-pane"))


class PhonePlaceTest(PageTest):
    viewport = {"width": 390, "height": 844}
    touch = True

    def test_a_section_is_named_in_the_sheet(self):
        self.page.click(".tabs [data-pane=inspect]")
        self.page.click("[role=treeitem][data-path='sections[0]'] > .row")
        self.idle()
        self.assertEqual(self.page.text_content("#selection-card h2"), "Section 0")
        self.assertGreater(self.page.locator("#selection-card .answers b").count(), 3)
