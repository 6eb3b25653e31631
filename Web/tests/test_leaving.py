"""What ends with a document or a layout that is left, and what goes on."""

import json

from harness import PHONE, PageTest

FLING = '[{"fling": 2000}, {"wait": "rest"}]'
DRAG = '[{"drag": {"by": [0, -300], "duration": 3}}, {"wait": "rest"}]'


class LeavingTest(PageTest):
    def state(self, key):
        return self.page.evaluate(f"compositionalPage.store.state.{key}")

    def play(self, script):
        self.page.evaluate("(script) => compositionalPage.time.openScript(script)", script)

    def seek(self, share):
        self.page.evaluate(f"""(() => {{
          const range = document.querySelector("#time input[type=range]");
          range.value = {share} * 1000;
          range.dispatchEvent(new Event("input"));
        }})()""")

    def press(self, keys):
        self.page.focus(".editor textarea")
        self.page.keyboard.press(keys)
        self.idle()

    def compare(self):
        self.page.click("#diff")
        self.page.click("[role=menuitem]:has-text('As it was opened')")
        self.idle()

    # What goes with the layout.

    def test_a_moment_of_a_run_ends_with_its_layout(self):
        self.choose("grid")
        self.idle()
        self.play(FLING)
        self.rest()
        self.seek(0.5)
        self.idle()
        self.page.select_option("#device", 'iPad Pro 11"')
        self.idle()
        self.assertEqual(self.main("view.frames.count"), self.main("view.simulator.frames({ views: false }).count"))
        self.assertEqual(self.offset(), self.main("Array.from(view.simulator.offset)"))
        self.assertTrue(self.page.is_disabled("#time input[type=range]"))
        self.page.locator(".plots").hover()
        self.assertEqual(self.offset(), self.main("Array.from(view.simulator.offset)"))
        # It stays behind the plots of the next run of the document.
        self.assertGreater(self.page.evaluate("compositionalPage.time.ghost.length"), 1)
        self.choose("list")
        self.idle()
        self.assertIsNone(self.page.evaluate("compositionalPage.time.ghost"))

    def test_a_run_ends_when_the_layout_is_solved_anew(self):
        self.choose("grid")
        self.idle()
        self.play(DRAG)
        self.wait("compositionalPage.time.time > 0.3", 10)
        self.page.select_option("#direction", "rightToLeft")
        self.idle()
        self.assertIsNone(self.page.evaluate("compositionalPage.time.player"))
        self.assertEqual(self.page.text_content("#time button:nth-of-type(2)"), "Play")
        self.page.click("#time button:has-text('Record')")
        self.page.select_option("#direction", "")
        self.idle()
        self.assertEqual(self.page.get_attribute("#time button:has-text('Record')", "aria-pressed"), "false")

    # What goes with the document.

    def test_the_tree_of_another_document_is_open(self):
        group = {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 44}, "subitems": [
            {"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}
        self.open_document({"sections": [{"group": group}] * 80})
        self.idle()
        closed = "[role=treeitem][aria-level='1'][aria-expanded=false]"
        self.assertEqual(self.page.locator(closed).count(), 80)
        self.choose("storefront")
        self.idle()
        self.assertEqual(self.page.locator(closed).count(), 0)

    def test_another_document_ends_the_difference(self):
        self.choose("grid")
        self.idle()
        self.compare()
        self.choose("list")
        self.idle()
        self.assertFalse(self.page.is_visible("#diff-card"))
        self.assertEqual(self.page.get_attribute("#diff", "aria-pressed"), "false")
        self.assertIsNone(self.main("view.difference"))
        self.compare()
        self.press("Control+z")
        self.assertEqual(self.state("base"), "grid")
        self.assertFalse(self.page.is_visible("#diff-card"))

    def test_what_was_said_and_marked_ends_with_the_document(self):
        self.choose("grid")
        self.idle()
        self.page.evaluate("compositionalPage.selecting.select('cell 0.3')")
        self.page.evaluate("compositionalPage.selecting.changeData('delete')")
        self.idle()
        self.assertIn("Deleted 0.3", self.page.text_content("#hover-line"))
        self.page.locator("#chain .steps button:not(.rule)").last.click()
        self.assertTrue(self.page.evaluate("compositionalPage.editor.placeMark"))
        self.choose("inset-grid")
        self.idle()
        self.assertEqual(self.page.text_content("#hover-line"), "")
        self.assertIsNone(self.page.evaluate("compositionalPage.editor.placeMark"))
        self.assertIsNone(self.main("view.related"))

    def test_undo_of_an_opening_takes_back_what_came_after_it(self):
        self.choose("grid")
        self.idle()
        self.replace("0.2", "0.25")
        text = self.text()
        self.choose("list")
        self.idle()
        self.replace("44", "45")
        self.replace("45", "46")
        self.page.click("#toast button:has-text('Undo')")
        self.idle()
        self.assertEqual(self.state("base"), "grid")
        self.assertEqual(self.text(), text)

    def test_the_view_comes_back_with_its_document(self):
        for field, value in [("device", "iPhone SE (3rd)"), ("text-size", "accessibilityLarge"), ("direction", "rightToLeft")]:
            self.page.select_option(f"#{field}", value)
        self.idle()
        before = [self.state(key) for key in ("base", "device", "textSize", "direction")]
        self.page.click("#open")
        self.page.click("[role=menuitem]:has-text('Recorded frames')")
        self.page.locator("#menu [role=menuitem]").first.click()
        self.idle()
        own = [self.state(key) for key in ("base", "device", "textSize", "direction")]
        self.assertEqual(own, ["", "document", "", ""])
        self.press("Control+z")
        self.assertEqual([self.state(key) for key in ("base", "device", "textSize", "direction")], before)
        self.press("Control+Shift+z")
        self.assertEqual([self.state(key) for key in ("base", "device", "textSize", "direction")], own)

    # Back.

    def test_back_from_a_sweep_keeps_the_document(self):
        self.choose("grid")
        self.idle()
        self.replace("0.2", "0.25")
        self.compare()
        self.page.click("#sweep")
        self.wait("!compositionalPage.sweep.isRunning", 60)
        self.page.locator("#sweep-dialog button.trial:has-text('iPad mini')").first.click()
        self.idle()
        self.assertEqual(self.state("device"), "iPad mini (6th)")
        count = self.page.evaluate("compositionalPage.editor.history.past.length")
        self.page.go_back()
        self.wait("compositionalPage.store.state.device === 'iPhone 15'", 5)
        self.idle()
        self.assertNotIn("closed", self.page.text_content("#toast"))
        self.assertTrue(self.page.evaluate("compositionalPage.documents.isEdited"))
        self.assertTrue(self.page.is_visible("#diff-card"))
        self.assertEqual(self.page.evaluate("compositionalPage.editor.history.past.length"), count)

    def test_back_brings_the_script(self):
        script = "#time textarea"
        self.choose("list")
        self.page.evaluate("compositionalPage.store.set({ script: '[{\"fling\": 100}]' })")
        self.page.wait_for_timeout(700)
        self.choose("grid")
        self.page.evaluate("compositionalPage.store.set({ script: '[{\"fling\": 900}]' })")
        self.page.wait_for_timeout(700)
        self.page.go_back()
        self.wait("compositionalPage.store.state.base === 'list'", 5)
        self.assertEqual(json.loads(self.page.input_value(script)), [{"fling": 100}])

    # What is known of the selection.

    def test_a_link_of_a_cell_shows_its_fields(self):
        self.page.evaluate("compositionalPage.selecting.select('cell 0.0')")
        self.idle()
        path = self.state("path")
        self.page.evaluate("compositionalPage.address.write()")
        self.wait("location.hash.length > 10", 5)
        self.page = self.open(self.page.evaluate("location.hash"))
        self.idle()
        self.assertEqual(self.state("path"), path)
        self.assertTrue(self.page.is_visible("#fields-card"))
        self.assertEqual(self.page.get_attribute("[role=treeitem][aria-selected=true]", "data-path"), path)

    def test_the_fields_are_of_the_place_to_which_an_edit_moved_the_cell(self):
        self.choose("grid")
        self.idle()
        self.page.evaluate("compositionalPage.selecting.select('cell 0.3')")
        self.assertEqual(self.state("path"), "sections[0].group.subitems[0]")
        self.replace('"subitems": [', '"subitems": [{"type": "item", "width": {"absolute": 10}, "height": {"fractionalHeight": 1}},')
        self.assertEqual(self.state("path"), "sections[0].group.subitems[1]")
        self.assertEqual(self.page.locator("[data-field^='sections[0].group.subitems[0]']").count(), 0)
        self.replace("[60]", "[2]")
        # Its section is what is left of it.
        self.assertEqual([self.state("selection"), self.state("path")], [None, "sections[0]"])

    def test_the_line_under_the_device_follows_a_row_that_scrolls(self):
        self.choose("storefront")
        self.idle()
        self.choose("peeking-carousel")
        self.idle()
        self.page.evaluate("compositionalPage.selecting.select('cell 0.1')")
        self.page.evaluate("(script) => compositionalPage.stage.main.simulator.perform(script)", [{"orthogonal": {"section": 0, "scrollTo": 200, "animated": True}}])
        self.page.evaluate("compositionalPage.stage.main.fresh = true")
        self.rest()
        x, y, *_ = self.frames()["cell 0.1"]
        points = lambda value: f"{round(value, 2):g}".replace("-", "\u2212")
        self.assertIn(f"cell 0.1\u2003{points(x)}, {points(y)}", self.page.text_content("#hover-line"))

    def test_what_is_said_of_a_long_job_ends_with_it(self):
        before = self.status()
        self.page.click("#sweep")
        self.page.evaluate("""() => {
          const { trial } = compositionalPage;
          const { tell } = trial;
          trial.tell = function () { this.job.since -= 1000; tell.call(this); };
          const { postMessage } = trial.worker;
          trial.worker.postMessage = function (...message) { postMessage.apply(this, message); setTimeout(() => { if (trial.job) trial.tell(); window.hasTold = true; }); };
        }""")
        self.wait("window.hasTold", 20)
        self.wait("!compositionalPage.sweep.isRunning", 60)
        self.page.keyboard.press("Escape")
        self.idle()
        self.assertNotIn("Trying a view", self.status())
        self.assertEqual(self.status().split(",")[0], before.split(",")[0])

    # What is broken.

    def test_a_broken_document_has_no_findings_and_no_tree_of_another(self):
        self.choose("grid")
        self.idle()
        self.assertEqual(self.page.text_content("#findings-card h2"), "1 finding")
        self.open_document('{"sections": [')
        self.idle()
        self.assertEqual(self.page.text_content("#findings-card h2"), "Findings")
        self.assertEqual(self.page.locator("[role=treeitem]").count(), 0)
        self.press("Control+z")
        self.assertEqual(self.page.text_content("#findings-card h2"), "1 finding")
        self.assertEqual(self.page.locator("[role=treeitem]").count(), 3)

    def test_nothing_is_exported_of_a_layout_that_is_not_that_of_the_document(self):
        self.choose("grid")
        self.idle()
        self.page.evaluate("compositionalPage.store.set({ code: 'uikit' })")
        self.wait("document.querySelector('#code-pane pre').textContent.includes('NSCollectionLayoutSection')", 5)
        self.open_document('{"sections": [')
        self.idle()
        self.assertEqual(self.page.text_content("#code-pane pre"), "")
        self.assertIn("has an error", self.page.text_content("#code-pane"))
        for name in ["Case with expected frames", "Swift", "Picture"]:
            self.page.evaluate("document.querySelector('#toast').hidden = true")
            self.page.click("#export")
            self.page.locator(f"[role=menuitem]:has-text('{name}')").first.click()
            self.page.wait_for_timeout(100)
            self.assertTrue(self.page.is_visible("#toast"), name)
            self.assertIn("Correct the document first", self.page.text_content("#toast"))
        self.press("Control+z")
        self.assertIn("NSCollectionLayoutSection", self.page.text_content("#code-pane pre"))


class ChangedDataTest(PageTest):
    def delete(self, cell):
        self.page.evaluate(f"compositionalPage.selecting.select('{cell}')")
        self.rest()
        self.page.focus(".device:not(.version) .screen")
        self.page.keyboard.press("Delete")
        self.rest()

    def texts(self):
        """Returns the frames of the texts that are drawn, by cell, and those that the view has."""
        read = "Object.fromEntries([...{}].map(([id, parts]) => [id, parts.filter((each) => each.isText).map((each) => each.frame)]))"
        own = """view.simulator.parts().reduce((found, each) => {
          if (each.role === "text" || each.text != null) found[each.element] = [...(found[each.element] ?? []), each.frame];
          return found;
        }, {})"""
        return self.main(read.format("view.scene.parts")), self.main(own)

    def test_the_texts_of_cells_are_where_the_cells_are(self):
        self.choose("inbox")
        self.idle()
        self.delete("cell 0.1")
        shown, own = self.texts()
        self.assertEqual({id: frames for id, frames in shown.items() if frames}, own)

    def test_what_a_script_deletes_is_not_found(self):
        self.choose("pinboards")
        self.idle()
        self.page.evaluate("compositionalPage.time.openScript('[{\"delete\": [\"0.0\"]}]')")
        self.rest()
        self.assertEqual(self.main("view.info.itemCounts"), self.main("view.simulator.info.itemCounts"))
        self.page.fill("#tree-card input", "0.5")
        self.page.keyboard.press("Enter")
        self.assertIn("There is no such element", self.page.text_content("#toast"))

    def test_a_moment_of_a_run_has_the_texts_of_its_cells(self):
        self.choose("inbox")
        self.idle()
        start = self.texts()[0]
        self.page.evaluate("(script) => compositionalPage.time.openScript(script)", FLING)
        self.rest()
        self.page.evaluate("compositionalPage.time.seek(0)")
        self.idle()
        self.assertEqual(self.main("view.frames.id(0)"), "cell 0.0")
        self.assertEqual(self.texts()[0].get("cell 0.0"), start["cell 0.0"])

    def test_a_difference_follows_the_data(self):
        self.choose("inbox")
        self.idle()
        self.page.evaluate("compositionalPage.difference.compare(compositionalPage.store.state.text, 'of a test')")
        self.idle()
        self.assertEqual(self.page.text_content("#diff-card h2"), "Nothing in sight differs")
        before = self.frames()
        self.delete("cell 0.1")
        after = self.frames()
        different = [id for id in {*before, *after} if any(abs(a - b) > 0.01 for a, b in zip(before.get(id, [0] * 4), after.get(id, [0] * 4)))]
        self.assertEqual(self.page.text_content("#diff-card h2"), f"{len(different)} in sight differ")

    def test_a_cell_that_another_version_lacks_is_deleted(self):
        self.choose("grid")
        self.idle()
        self.page.evaluate("""(() => {
          compositionalPage.difference.beside = true;
          compositionalPage.difference.compare(compositionalPage.store.state.text.replace("[60]", "[5]"), "of a test");
        })()""")
        self.idle()
        self.delete("cell 0.20")
        self.assertEqual(self.page.evaluate("compositionalPage.stage.views.map((view) => view.info.itemCounts[0])"), [59, 5])
        self.assertIn("Deleted 0.20", self.page.text_content("#hover-line"))


class PhoneDataTest(PageTest):
    viewport = PHONE
    touch = True

    def test_a_long_menu_is_in_the_window(self):
        self.page.click(".tabs [data-pane=document]")
        self.page.click("#open")
        self.page.click("#menu [role=menuitem]:has-text('Recorded frames')")
        self.page.keyboard.press("ArrowUp")
        last = self.page.locator("#menu [role=menuitem]").last.bounding_box()
        self.assertLessEqual(last["y"] + last["height"], PHONE["height"])
        self.page.locator("#menu [role=menuitem]").last.click()
        self.idle()
        self.assertTrue(self.page.is_visible("#proof-card"))

    def test_a_run_beside_a_difference_goes_to_its_end(self):
        self.choose("grid")
        self.idle()
        self.page.evaluate("compositionalPage.difference.compare(compositionalPage.store.state.text.replace('0.2', '0.25'), 'of a test')")
        self.idle()
        self.page.click(".tabs [data-pane=time]")
        self.page.evaluate("(script) => compositionalPage.time.openScript(script)", FLING)
        self.page.wait_for_timeout(500)
        self.rest()
        self.assertGreater(self.page.evaluate("compositionalPage.time.duration"), 0.5)
        self.assertTrue(self.page.is_enabled("#time input[type=range]"))

    def test_a_window_of_another_size_keeps_the_data_and_what_moves(self):
        self.choose("grid")
        self.idle()
        self.page.evaluate("compositionalPage.selecting.select('cell 0.2')")
        self.idle()
        self.page.focus(".screen")
        self.page.keyboard.press("Delete")
        self.rest()
        size = self.main("view.size")
        self.page.click(".tabs [data-pane=time]")
        self.idle()
        self.assertNotEqual(self.main("view.size"), size)
        self.assertEqual(self.main("view.info.itemCounts"), [59])
        self.page.click(".tabs [data-pane=time]")
        self.idle()
        self.assertEqual(self.main("view.size"), size)
        self.page.evaluate("(script) => compositionalPage.time.openScript(script)", DRAG)
        self.wait("compositionalPage.time.time > 0.3", 10)
        self.page.set_viewport_size({"width": 844, "height": 390})
        self.wait("compositionalPage.stage.main.size[0] > 600 || !compositionalPage.time.player", 5)
        # Its findings are those of the size.
        self.rest()
        self.page.set_viewport_size(PHONE)
        self.idle()
        found = "compositionalPage.found.map(({ message }) => message)"
        after = self.page.evaluate(found)
        self.page.evaluate("compositionalPage.reload({ keepOffset: true })")
        self.idle()
        self.assertEqual(after, self.page.evaluate(found))
