"""A tool to design in: fields, the structure, patterns; without typing JSON."""

import json

from harness import PageTest, playground


class DesignTest(PageTest):
    def settle(self):
        self.idle()
        self.wait("!compositionalPage.trial.isBusy && !compositionalPage.problem", 20)
        self.idle()

    def select(self, path):
        self.page.evaluate("(path) => compositionalPage.selecting.choosePath(path)", path)
        self.idle()

    def document(self):
        return json.loads(self.text())

    def field(self, name):
        return self.page.locator(f"#fields-card [data-field='{name}']")

    def change(self, name, value):
        self.field(name).fill(str(value))
        self.page.keyboard.press("Enter")
        self.settle()

    def tool(self, title):
        self.page.click(f".outline button[title^='{title}']")
        self.settle()

    def insert(self, name):
        self.page.click(".outline button:has-text('Insert')")
        self.page.click(f"[role=menuitem]:has(span:text-is('{name}'))")
        self.settle()

    def undo(self):
        self.page.focus(".screen")
        self.page.keyboard.press("Control+z")
        self.settle()


class FieldsTest(DesignTest):
    def setUp(self):
        super().setUp()
        self.choose("storefront")
        self.original = self.text()

    def only_change(self, old, new):
        """The text differs by one replacement, and undo takes it back at once."""
        self.assertEqual(self.text().count(new), self.original.count(new) + 1, new)
        self.assertEqual(len(self.text()), len(self.original) - len(old) + len(new))
        self.undo()
        self.assertEqual(self.text(), self.original)

    def test_a_height_is_one_change_that_keeps_the_rest_of_the_text(self):
        self.select("sections[0].group")
        self.assertEqual(self.field("sections[0].group.height number").input_value(), "52")
        before = self.frames()["cell 0.0"][3]
        self.change("sections[0].group.height number", 61)
        self.assertAlmostEqual(self.frames()["cell 0.0"][3] - before, 9, delta=0.4)
        self.only_change('"height": {"absolute": 52}', '"height": {"absolute": 61}')

    def test_another_kind_keeps_what_the_element_measures(self):
        self.choose("grid")
        self.page.evaluate("compositionalPage.selecting.select('cell 0.1')")
        self.idle()
        path = "sections[0].group.subitems[0]"
        before = self.frames()["cell 0.1"]
        self.field(f"{path}.width kind").select_option("absolute")
        self.settle()
        self.assertEqual(self.document()["layout"]["sections"][0]["group"]["subitems"][0]["width"], {"absolute": 78.33})
        self.assertAlmostEqual(self.frames()["cell 0.1"][2], before[2], delta=0.34)
        self.field(f"{path}.width kind").select_option("fractionalWidth")
        self.settle()
        width = self.document()["layout"]["sections"][0]["group"]["subitems"][0]["width"]
        self.assertAlmostEqual(width["fractionalWidth"], 78.33 / 393, delta=0.0006)

    def test_insets_spacing_and_behavior_of_a_section(self):
        self.select("sections[0]")
        self.change("sections[0].contentInsets leading", 20)
        self.assertEqual(self.document()["layout"]["sections"][0]["contentInsets"], {"top": 8, "leading": 20, "bottom": 8, "trailing": 16})
        self.undo()
        self.change("sections[0].interGroupSpacing", 11)
        self.only_change('"interGroupSpacing": 8', '"interGroupSpacing": 11')
        self.field("sections[0].orthogonalScrollingBehavior").select_option("paging")
        self.settle()
        self.assertEqual(self.document()["layout"]["sections"][0]["orthogonalScrollingBehavior"], "paging")
        self.undo()
        self.assertEqual(self.text(), self.original)
        self.change("itemCounts[0]", 5)
        self.assertEqual(self.document()["itemCounts"][0], 5)
        self.assertEqual(self.main("view.info.itemCounts[0]"), 5)

    def test_pins_and_alignment_of_a_header(self):
        self.select("sections[0].boundarySupplementaryItems[0]")
        path = "sections[0].boundarySupplementaryItems[0]"
        self.assertTrue(self.field(f"{path}.pinToVisibleBounds").is_checked())
        self.field(f"{path}.pinToVisibleBounds").uncheck()
        self.settle()
        self.assertIs(self.document()["layout"]["sections"][0]["boundarySupplementaryItems"][0]["pinToVisibleBounds"], False)
        self.field(f"{path}.alignment").select_option("bottom")
        self.settle()
        self.assertEqual(self.document()["layout"]["sections"][0]["boundarySupplementaryItems"][0]["alignment"], "bottom")

    def test_the_group_around_an_item_has_its_fields_beside(self):
        self.page.evaluate("compositionalPage.selecting.select('cell 0.1')")
        self.idle()
        self.assertEqual(self.page.locator(".trail button").all_text_contents(), ["Item", "Group", "Section 0", "Layout"])
        self.page.click(".trail button:has-text('Group')")
        self.change("sections[0].group.count", 3)
        self.assertEqual(self.document()["layout"]["sections"][0]["group"]["count"], 3)
        self.page.click(".trail button:has-text('Layout')")
        self.change("interSectionSpacing", 20)
        self.assertEqual(self.document()["layout"]["interSectionSpacing"], 20)
        self.assertNotIn("interSectionSpacing", {key for key in self.document() if key != "layout"})

    def test_what_is_missing_is_added_where_it_belongs(self):
        self.choose("grid")
        original = self.text()
        self.select("sections[0]")
        self.change("sections[0].contentInsets top", 12)
        self.assertEqual(self.document()["layout"]["sections"][0]["contentInsets"], {"top": 12})
        self.page.click(".trail button:has-text('Layout')")
        self.field("scrollDirection").select_option("horizontal")
        self.settle()
        self.assertEqual(self.document()["layout"]["scrollDirection"], "horizontal")
        # What was there stands as it stood, line for line.
        lines = self.text().split("\n")
        for line in original.split("\n"):
            self.assertTrue(any(each.startswith(line.rstrip(",")) for each in lines), line)
        self.undo()
        self.undo()
        self.assertEqual(self.text(), original)

    def test_focus_stays_in_the_field(self):
        self.select("sections[0].group")
        self.field("sections[0].group.height number").focus()
        self.page.keyboard.press("ArrowUp")
        self.settle()
        self.assertEqual(self.page.evaluate("document.activeElement.dataset.field"), "sections[0].group.height number")
        self.assertEqual(self.document()["layout"]["sections"][0]["group"]["height"], {"absolute": 53})
        self.page.keyboard.press("Control+z")
        self.settle()
        self.assertEqual(self.text(), self.original, "undo works in a field, too")


class StructureTest(DesignTest):
    def setUp(self):
        super().setUp()
        self.choose("storefront")
        self.original = self.text()

    def sections(self):
        return self.document()["layout"]["sections"]

    def test_a_section_is_duplicated_with_its_items(self):
        before = self.document()
        self.select("sections[1]")
        self.tool("Duplicate")
        self.assertEqual(self.sections()[2], before["layout"]["sections"][1])
        counts = before["itemCounts"]
        self.assertEqual(self.document()["itemCounts"], counts[:2] + counts[1:])
        self.undo()
        self.assertEqual(self.text(), self.original)

    def test_a_section_is_moved_and_deleted_by_keys(self):
        before = self.document()
        self.select("sections[1]")
        self.page.focus(".tree [data-path='sections[1]']")
        self.page.keyboard.press("Alt+ArrowUp")
        self.settle()
        self.assertEqual(self.sections()[0], before["layout"]["sections"][1])
        self.assertEqual(self.document()["itemCounts"][:2], [before["itemCounts"][1], before["itemCounts"][0]])
        self.assertEqual(self.page.evaluate("document.activeElement.dataset.path"), "sections[0]")
        self.page.keyboard.press("Delete")
        self.settle()
        self.assertEqual(len(self.sections()), 3)
        self.assertEqual(self.sections()[0], before["layout"]["sections"][0])
        self.undo()
        self.undo()
        self.assertEqual(self.text(), self.original)

    def test_a_section_is_duplicated_and_one_inserted_by_keys(self):
        before = self.sections()
        self.page.focus(".tree [data-path='sections[1]']")
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Control+d")
        self.settle()
        self.assertEqual(self.sections(), before[:2] + before[1:])
        self.page.keyboard.press("Insert")
        name = self.page.evaluate("document.activeElement.querySelector('span').textContent")
        self.page.keyboard.press("Enter")
        self.settle()
        self.assertEqual(len(self.sections()), len(before) + 2, f"{name} is a section")
        self.assertEqual(self.page.locator(".status.bad").count(), 0, self.status())
        self.undo()
        self.undo()
        self.assertEqual(self.text(), self.original)

    def test_an_item_is_wrapped_in_a_group_of_its_place(self):
        before = self.frames()["cell 0.0"]
        self.choose("grid")
        self.settle()
        before = self.frames()
        self.select("sections[0].group.subitems[0]")
        self.page.focus(".tree [data-path='sections[0].group.subitems[0]']")
        self.page.keyboard.press("Control+g")
        self.settle()
        wrapped = self.sections()[0]["group"]["subitems"][0]
        self.assertEqual(wrapped["type"], "vertical")
        self.assertEqual(wrapped["subitems"][0]["type"], "item")
        self.assertFrames(self.frames(), before)

    def test_parts_are_inserted_where_the_selection_is(self):
        self.select("sections[1].group.subitems[0]")
        self.insert("Item")
        self.assertEqual(len(self.sections()[1]["group"]["subitems"]), 2)
        self.insert("Badge")
        self.assertEqual(self.sections()[1]["group"]["subitems"][1]["supplementaryItems"][0]["elementKind"][:5], "badge")
        self.select("sections[1]")
        self.insert("Footer")
        self.assertEqual(self.sections()[1]["boundarySupplementaryItems"][-1]["alignment"], "bottom")
        self.insert("Header")
        kinds = [each["elementKind"] for each in self.sections()[1]["boundarySupplementaryItems"]]
        self.assertEqual(len(set(kinds)), len(kinds), kinds)
        self.assertEqual(self.page.locator(".status.bad").count(), 0, self.status())

    def test_the_last_of_what_a_layout_needs_is_not_deleted(self):
        self.choose("grid")
        self.select("sections[0]")
        self.assertTrue(self.page.is_disabled(".outline button[title^=Delete]"))
        self.select("sections[0].group.subitems[0]")
        self.assertTrue(self.page.is_disabled(".outline button[title^=Delete]"))

    def test_a_section_is_dragged_to_another_place(self):
        before = self.document()
        self.page.locator(".tree [data-path='sections[0]'] > .row").drag_to(self.page.locator(".tree [data-path='sections[2]'] > .row"), target_position={"x": 40, "y": 20})
        self.settle()
        sections = before["layout"]["sections"]
        self.assertEqual(self.sections(), [sections[1], sections[2], sections[0], sections[3]])
        self.assertEqual(self.document()["itemCounts"], [before["itemCounts"][at] for at in [1, 2, 0, 3]])


class AppStoreTest(DesignTest):
    def test_a_new_layout_is_written_as_one_formats_it(self):
        self.page.click(".starts button:has-text('A new layout')")
        self.settle()
        self.insert("Carousel")
        text = self.text()
        self.assertIn('\n      {\n        "group": {\n', text)
        self.page.click("#format")
        self.idle()
        self.assertEqual(self.text(), text)

    def test_a_page_of_a_store_is_built_and_sent_without_typing(self):
        self.page.click(".starts button:has-text('A new layout')")
        self.settle()
        for name in ["Carousel", "Shelf", "Grid", "Tags", "Mosaic", "List"]:
            self.insert(name)
            self.assertEqual(self.page.locator(".status.bad").count(), 0, f"{name}: {self.status()}")
        self.assertEqual(len(self.document()["layout"]["sections"]), 7)
        self.select("sections[2]")
        self.insert("Header")
        self.insert("Background")
        self.select("sections[0]")
        self.tool("Delete")
        self.assertEqual(len(self.document()["layout"]["sections"]), 6)
        self.assertEqual(self.main("view.info.itemCounts"), self.document()["itemCounts"])
        with self.subTest("the command reads it"):
            import tempfile
            with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
                file.write(self.text())
                file.flush()
                playground("query", file.name)
        self.page.click("#share")
        with self.page.expect_download() as download:
            self.page.click("[role=menuitem]:has-text('Save this page')")
        self.assertEqual(download.value.suggested_filename, "untitled.html")


class FindingFreeTest(PageTest):
    """What the page inserts and changes by itself has no finding."""

    def findings(self):
        return self.page.evaluate("compositionalPage.stage.main.layout.lint().map(({ code, path, message }) => `${code} ${path}: ${message}`)")

    def start(self):
        self.page.evaluate("compositionalPage.selecting.select(null)")
        self.page.click("#open")
        self.page.click("[role=menuitem]:has-text('A new layout')")
        self.idle()

    def insert(self, name):
        self.page.click(".outline button:has-text('Insert')")
        self.page.click(f"[role=menuitem]:has(span:text-is('{name}'))")
        self.idle()

    def test_every_pattern_and_every_content_of_it(self):
        names = self.page.evaluate("""() => { document.querySelector(".outline button").click();
            return [...document.querySelectorAll("#menu [role=menuitem] span:first-child")].map((each) => each.textContent); }""")
        self.page.keyboard.press("Escape")
        self.assertGreater(len(names), 5)
        for name in names[:6]:
            for content in ["Text", "Icon and texts", "Picture and texts"]:
                with self.subTest(f"{name}, {content}"):
                    self.start()
                    self.insert(name)
                    self.assertEqual(self.findings(), [])
                    self.page.evaluate("compositionalPage.selecting.select('cell 1.0')")
                    self.idle()
                    self.page.click(f"#contents-card button:text-is('{content}')")
                    self.idle()
                    self.assertEqual(self.findings(), [])

    def test_parts_of_a_section(self):
        for name in ["Header", "Footer", "Background", "Item", "Column", "Row", "Badge"]:
            with self.subTest(name):
                self.start()
                self.page.evaluate("compositionalPage.selecting.choosePath('sections[0].group.subitems[0]')")
                self.idle()
                self.insert(name)
                self.assertEqual(self.findings(), [])
