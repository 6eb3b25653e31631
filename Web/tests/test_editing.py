"""The document: errors in place, completion, formatting, numbers, undo."""

import json

from harness import PHONE, PageTest


class EditingTest(PageTest):
    def setUp(self):
        super().setUp()
        self.choose("grid")

    def test_an_edit_changes_the_layout_and_keeps_the_place(self):
        self.wheel(120)
        before = self.offset()
        self.replace('"height": {"fractionalWidth": 0.2}', '"height": {"absolute": 100}')
        self.assertEqual(self.frames()["cell 0.30"][3], 100)
        self.assertEqual(self.offset(), before)

    def test_a_broken_document_shows_the_message_and_keeps_the_layout(self):
        before = self.frames()
        self.replace("fractionalWidth", "fractionWidth")
        self.assertIn('unknown key "fractionWidth"; did you mean "fractionalWidth"?', self.status())
        self.assertIn("layout.sections[0].group.width", self.status())
        marked = self.page.locator(".layer .mark-error").all_text_contents()
        self.assertIn("fractionWidth", "".join(marked))
        self.assertEqual(self.frames(), before)
        self.assertEqual(self.page.locator(".device.stale").count(), 1)
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertEqual(self.page.locator(".status.bad").count(), 0)
        self.assertEqual(self.page.locator(".device.stale").count(), 0)

    def test_text_that_is_not_json_is_an_error_at_its_line(self):
        self.replace('"sections": [', '"sections": [[[')
        self.assertEqual(self.page.locator(".status.bad").count(), 1)
        self.assertEqual(self.page.locator(".gutter .bad").count(), 1)

    def test_hostile_text_stays_text(self):
        self.replace("A grid of squares, five in each row", "<img src=x onerror=alert(1)><script>alert(2)</script>")
        self.replace('"type": "horizontal"', '"type": "<b id=boom>"')
        self.assertIn("<b id=boom>", self.status())
        self.assertEqual(self.page.locator("#boom, .editor img, .editor script").count(), 0)

    def test_completion_offers_the_keys_that_are_left(self):
        self.replace('"layout": {', '"layout": {"')
        self.page.keyboard.press("Control+Space")
        options = self.page.locator(".completion li span").all_text_contents()
        self.assertIn("interSectionSpacing", options)
        self.assertNotIn("sections", options)
        self.page.keyboard.type("interS")
        self.page.keyboard.press("Enter")
        self.idle()
        self.assertIn('"interSectionSpacing": 0', self.text())
        json.loads(self.text())
        self.assertEqual(self.page.locator(".status.bad").count(), 0, self.status())

    def test_completion_offers_the_values_of_enumerations(self):
        self.replace('"type": "horizontal"', '"type": ')
        self.page.keyboard.press("Control+Space")
        options = self.page.locator(".completion li span").all_text_contents()
        self.assertIn('"vertical"', options)
        self.assertIn('"horizontal"', options)

    def test_format_keeps_the_values(self):
        before = json.loads(self.text())
        self.page.evaluate(
            "(() => { const area = document.querySelector('.editor textarea'); area.value = JSON.stringify(JSON.parse(area.value));"
            " area.dispatchEvent(new Event('input')); })()")
        self.idle()
        self.page.click("#format")
        self.assertGreater(self.text().count("\n"), 5)
        self.assertEqual(json.loads(self.text()), before)

    def test_a_number_is_dragged_sideways(self):
        self.replace('"height": {"fractionalWidth": 0.2}', '"height": {"absolute": 50}')
        span = self.page.locator(".layer .tn", has_text="50").first.bounding_box()
        x, y = span["x"] + 3, span["y"] + span["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 40, y, steps=5)
        self.idle()
        self.assertIn('"absolute": 60', self.text())
        self.assertEqual(self.frames()["cell 0.0"][3], 60)
        self.page.mouse.up()
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertIn('"absolute": 50', self.text())
        self.assertEqual(self.frames()["cell 0.0"][3], 50)

    def test_a_distance_on_the_device_is_dragged(self):
        self.choose("two-columns")
        self.page.locator(".screen").click(position={"x": 120, "y": 150})
        for find, path in [
            ("pill.neighbor && pill.axis === 0 && pill.after", "interItemSpacing"),
            ("!pill.neighbor && pill.axis === 0", "contentInsets"),
            ("pill.neighbor && pill.axis === 1 && pill.after", "interGroupSpacing"),
        ]:
            with self.subTest(path):
                before = self.text()
                x, y = self.main(
                    f"""(() => {{
                      const pill = view.scene.pills.find((pill) => {find});
                      const box = view.screen.getBoundingClientRect();
                      return [box.x + (pill.x + pill.width / 2) * view.zoom, box.y + (pill.y + pill.height / 2) * view.zoom];
                    }})()""")
                self.page.mouse.move(x, y)
                self.page.mouse.down()
                self.page.mouse.move(x + 12, y + 12, steps=4)
                self.page.mouse.up()
                self.idle()
                self.assertNotEqual(self.text(), before)
                self.assertIn(path, self.page.text_content("#hover-line"))
                json.loads(self.text())

    def test_a_size_on_the_device_is_dragged(self):
        self.page.locator(".screen").click(position={"x": 20, "y": 80})
        for find, by, expected in [
            ("!handle.isGroup && handle.axis === 0", 12, "width"),
            ("handle.isGroup && handle.axis === 1", 15, "height"),
        ]:
            with self.subTest(expected):
                before = self.frames()["cell 0.0"]
                x, y = self.main(
                    f"""(() => {{
                      const handle = view.scene.sizes.find((handle) => {find});
                      const box = view.screen.getBoundingClientRect();
                      return [box.x + (handle.x + handle.width / 2) * view.zoom, box.y + (handle.y + handle.height / 2) * view.zoom];
                    }})()""")
                zoom = self.main("view.zoom")
                self.page.mouse.move(x, y)
                self.page.mouse.down()
                self.page.mouse.move(x + by * zoom, y + by * zoom, steps=4)
                self.page.mouse.up()
                self.idle()
                self.assertIn(expected, self.page.text_content("#hover-line"))
                after = self.frames()["cell 0.0"]
                axis = 2 if expected == "width" else 3
                self.assertAlmostEqual(after[axis] - before[axis], by, delta=1.5)
                self.page.keyboard.press("Escape")
                self.page.focus(".editor textarea")
                self.page.keyboard.press("Control+z")
                self.idle()
                self.assertEqual(self.frames()["cell 0.0"], before)
                self.page.locator(".screen").click(position={"x": 20, "y": 80})

    def test_a_cell_at_a_place_of_its_own_is_resized_in_its_frame(self):
        self.open_document({"layout": {"sections": [{"group": {
            "type": "custom", "width": {"fractionalWidth": 1}, "height": {"absolute": 400},
            "items": [{"frame": [16, 0, 174, 180]}, {"frame": [202, 0, 174, 220]}, {"frame": [16, 192, 174, 180]}]}}]},
            "environment": {"device": "iPhone 15"}, "itemCounts": [6]})
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.page.evaluate("compositionalPage.selecting.select('cell 0.2')")
        self.idle()
        # The size of the group is not that of the cell.
        self.assertNotIn("400", self.page.text_content("#reasons-card"))
        self.assertEqual(self.page.locator("#fields-card [data-field*=interItemSpacing]").count(), 0)
        box = self.page.locator(".screen").bounding_box()
        zoom, handle = self.main("view.zoom"), self.main("view.scene.sizes.find((each) => each.axis === 1)")
        at = [box["x"] + (handle["x"] + handle["width"] / 2) * zoom, box["y"] + (handle["y"] + handle["height"] / 2) * zoom]
        self.page.mouse.move(*at)
        self.page.mouse.down()
        self.page.mouse.move(at[0], at[1] + 20 * zoom, steps=4)
        self.page.mouse.up()
        self.idle()
        group = json.loads(self.text())["layout"]["sections"][0]["group"]
        self.assertEqual(group["height"], {"absolute": 400})
        self.assertEqual(group["items"][2]["frame"], [16, 192, 174, 200])
        self.assertEqual(self.frames()["cell 0.2"], [16, 192, 174, 200])

    def test_a_cell_of_a_custom_group_inside_a_group_has_handles_for_its_frame(self):
        custom = {"type": "custom", "width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1},
                  "items": [{"frame": [0, 0, 80, 60]}, {"frame": [90, 0, 80, 90]}, {"frame": [20, 100, 100, 40]}]}
        item = {"type": "item", "width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}
        home = "sections[0].group.subitems"
        for subitems, name, path, frame in [
            ([custom, item], "cell 0.2", f"{home}[0].items[2]", [20, 100, 100, 40]),
            ([item, custom], "cell 0.6", f"{home}[1].items[1]", [286.33, 160, 80, 90]),
            ([custom, item], "cell 0.3", f"{home}[1]", [196.33, 0, 196.33, 160]),
        ]:
            for direction in ["", "rightToLeft"]:
                self.open_document({"layout": {"sections": [{"group": {
                    "type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 160}, "subitems": subitems}}]},
                    "environment": {"device": "iPhone 15"}, "itemCounts": [20]})
                self.page.evaluate(f"compositionalPage.store.set({{ direction: '{direction}' }})")
                self.wait("!compositionalPage.trial.isBusy", 5)
                self.page.evaluate(f"compositionalPage.selecting.select('{name}')")
                self.idle()
                own = self.frames()[name]
                expected = frame if not direction else [393 - frame[0] - frame[2], *frame[1:]]
                for value, other in zip(own, expected):
                    self.assertAlmostEqual(value, other, delta=0.67)
                grips = self.page.locator(".grip").evaluate_all("(all) => all.map((each) => each.title)")
                keys = [f"{path}.width.fractionalWidth", f"{path}.height.fractionalHeight"] if frame[0] > 196 and frame[2] > 100 else [f"{path}.frame[2]", f"{path}.frame[3]"]
                for key in keys:
                    self.assertIn(key, grips)
                if "frame" not in keys[1]:
                    continue
                before = self.text()
                self.page.locator(f".grip[title='{keys[1]}']").press("Shift+ArrowUp")
                self.idle()
                self.assertAlmostEqual(self.frames()[name][3], own[3] + 10, delta=0.01)
                self.page.keyboard.press("Escape")
                self.page.keyboard.press("Control+z")
                self.idle()
                self.assertEqual(self.text(), before)

    def test_sizes_and_distances_are_changed_by_keys_alone(self):
        self.choose("inset-grid")
        original = self.text()
        self.page.focus(".screen")
        self.page.keyboard.press("Tab")
        self.idle()
        names = self.page.locator(".grip").evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")
        for name in ["Spacing of items", "Spacing of groups", "Leading inset", "Group height"]:
            self.assertIn(name, names)
        before = self.frames()["cell 0.0"]
        self.page.keyboard.press("Enter")
        for _ in names:
            if self.page.evaluate("document.activeElement.getAttribute('aria-label')") == "Leading inset":
                break
            self.page.keyboard.press("Tab")
        value = float(self.page.evaluate("document.activeElement.getAttribute('aria-valuenow')"))
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Shift+ArrowRight")
        self.idle()
        self.assertEqual(self.page.evaluate("document.activeElement.getAttribute('aria-label')"), "Leading inset")
        self.assertEqual(float(self.page.evaluate("document.activeElement.getAttribute('aria-valuenow')")), value + 11)
        self.assertAlmostEqual(self.frames()["cell 0.0"][0], before[0] + 11, delta=0.34)
        self.page.keyboard.press("Control+z")
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertEqual(self.text(), original)
        self.assertEqual(self.frames()["cell 0.0"], before)
        # Escape goes back to the device, which keeps its selection.
        self.page.keyboard.press("Escape")
        self.assertEqual(self.page.evaluate("document.activeElement.className"), "screen")
        self.assertEqual(self.page.text_content("#selection-card h2"), "cell 0.0")

    def test_the_size_of_the_device_is_changed_by_keys(self):
        width, height = self.main("view.size")
        self.page.focus(".handle")
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Shift+ArrowDown")
        self.idle()
        self.assertEqual(self.main("view.size"), [width + 1, height + 10])
        self.assertEqual(self.page.get_attribute(".handle", "aria-valuetext"), f"{width + 1} by {height + 10} points")
        self.page.keyboard.press("Control+z")
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertEqual(self.main("view.size"), [width, height])

    def test_a_size_that_has_no_effect_has_no_handle(self):
        self.choose("two-columns")
        self.page.locator(".screen").click(position={"x": 120, "y": 150})
        self.idle()
        own = self.main("view.scene.sizes.filter((handle) => !handle.isGroup).map((handle) => handle.axis)")
        self.assertEqual(own, [1], "the columns share the width of their group")

    def test_a_cell_is_deleted_and_inserted(self):
        self.page.locator(".screen").click(position={"x": 20, "y": 80})
        self.assertEqual(self.page.text_content("#selection-card h2"), "cell 0.0")
        self.page.keyboard.press("Delete")
        self.assertEqual(self.main("view.simulator.info.itemCounts"), [59])
        self.page.keyboard.press("+")
        self.page.keyboard.press("+")
        self.assertEqual(self.main("view.simulator.info.itemCounts"), [61])

    def test_after_a_trap_the_document_is_kept_and_a_new_engine_starts(self):
        self.page.evaluate(
            "compositionalPage.failed(Object.assign(new Error('stopped'), { name: 'EngineTrap' }))")
        self.assertIn("The engine stopped", self.status())
        self.idle()
        self.replace('"itemCounts": [60]', '"itemCounts": [30]')
        self.assertEqual(self.page.locator(".status.bad").count(), 0)
        self.assertEqual(self.main("view.info.itemCounts"), [30])

    def test_too_many_elements_in_sight_is_a_sentence(self):
        before = self.frames()
        self.replace('"height": {"fractionalWidth": 0.2}', '"height": {"absolute": 0.01}')
        self.replace('"itemCounts": [60]', '"itemCounts": [10000000]')
        self.assertIn("20,000", self.status())
        self.assertTrue(before)

    def test_findings_are_those_of_the_command_and_lead_to_the_document(self):
        self.choose("calendar")
        self.page.click(".findings button >> nth=0")
        self.assertIn("CL012", self.page.text_content(".findings"))
        self.assertTrue(self.page.evaluate("document.activeElement.closest('.editor') !== null"))


class PhoneEditingTest(PageTest):
    viewport = PHONE
    theme = "dark"
    touch = True

    def test_panes_are_sheets_over_the_device(self):
        device = self.page.locator(".screen").bounding_box()
        self.page.click("role=tab[name='Document']")
        sheet = self.page.locator("#document-pane").bounding_box()
        self.assertGreater(sheet["y"], device["y"])
        self.assertEqual(sheet["width"], PHONE["width"])
        self.page.click("role=tab[name='Document']")
        self.assertFalse(self.page.locator("#document-pane").is_visible())

    def test_exports_are_in_the_pane_of_the_view(self):
        self.page.click("role=tab[name='View']")
        self.page.click("#export")
        with self.page.expect_download() as download:
            self.page.click("[role=menuitem]:has-text('Document')")
        self.assertEqual(download.value.suggested_filename, "storefront.json")

    def test_a_tap_selects(self):
        self.choose("grid")
        self.page.locator(".screen").tap(position={"x": 40, "y": 40})
        self.page.click("role=tab[name='Inspect']")
        self.assertEqual(self.page.text_content("#selection-card h2"), "cell 0.0")

    def test_what_fills_the_window_has_nothing_to_rotate(self):
        self.page.click(".tabs [data-pane=settings]")
        self.assertTrue(self.page.is_disabled("#rotate"))
        self.page.select_option("#device", "iPhone SE (3rd)")
        self.page.click("#rotate")
        self.assertEqual(self.main("view.info.size"), [667, 375])

    def test_compare_ends_when_there_are_enough_devices(self):
        self.page.click(".tabs [data-pane=settings]")
        for _ in range(3):
            self.page.click("#compare")
        self.assertTrue(self.page.is_disabled("#compare"))
        self.assertEqual(self.page.locator(".device").count(), 4)
