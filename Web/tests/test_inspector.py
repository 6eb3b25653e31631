"""The inspector: the frame of the selection, and why each of its numbers is so."""

import json

from harness import PageTest, playground


class InspectorTest(PageTest):
    def select(self, name):
        self.page.evaluate("(name) => compositionalPage.selecting.select(name)", name)
        self.idle()

    def answers(self):
        return dict(self.page.locator(".answers button").evaluate_all(
            "(all) => all.map((each) => [each.dataset.side, Number(each.querySelector('b').textContent.replace('−', '-'))])"))

    def assert_frame(self, name):
        frame = self.frames()[name]
        found = self.answers()
        for side, value in zip(["x", "y", "width", "height"], frame):
            self.assertAlmostEqual(found[side], value, delta=0.006)

    def click_cell(self, name):
        x, y, width, height = self.frames()[name]
        left, top = self.offset()
        zoom = self.main("view.zoom")
        self.page.locator(".screen").click(position={"x": (x - left + width / 2) * zoom, "y": (y - top + height / 2) * zoom})

    def test_the_frame_stays_at_a_second_click(self):
        self.choose("grid")
        for _ in range(2):
            self.click_cell("cell 0.7")
            self.assert_frame("cell 0.7")
            self.assertIn("z-index", self.page.text_content(".facts"))
        self.page.focus(".screen")
        self.page.keyboard.press("Escape")
        self.click_cell("cell 0.7")
        self.assert_frame("cell 0.7")

    def test_the_frame_stays_when_an_edit_leaves_it_as_it_is(self):
        self.choose("grid")
        self.click_cell("cell 0.7")
        self.replace("A grid", "Some grid")
        self.assert_frame("cell 0.7")
        self.assertIn("On screen", self.page.text_content(".facts"))

    def test_each_number_has_its_own_steps_from_the_view_to_it(self):
        self.select("cell 2.1")
        explained = json.loads(playground("explain", "storefront", "cell", "2.1", "--device", "iPhone-15", "--format", "json"))
        steps, shown = explained["steps"], set()

        def reasons(end):
            found, todo = set(), [end]
            while todo:
                index = todo.pop()
                if index not in found:
                    found.add(index)
                    todo += (steps[index].get("from") or {}).values()
            return found

        for side, value in zip(["x", "y", "width", "height"], explained["frame"]):
            with self.subTest(side):
                if self.page.get_attribute(f".answers [data-side={side}]", "aria-expanded") != "true":
                    self.page.click(f".answers [data-side={side}]")
                titles = self.page.locator(".steps .of").all_text_contents()
                wanted = reasons(steps[-1]["from"][side])
                # Why the cell begins a new group stands before its place.
                before = reasons(explained["newGroup"]) - wanted if side in "xy" else set()
                self.assertEqual(titles, [f"{steps[index]['of']}: {steps[index]['title']}" for index in sorted(before) + sorted(wanted)])
                last = self.page.locator(".steps .result").last.text_content()
                self.assertAlmostEqual(float(last.replace("−", "-")), value, delta=0.006)
                shown |= before | wanted
        self.assertEqual(shown, set(range(len(steps) - 1)), "all steps are in one of the four")
        self.page.click(".answers [data-side=width]")
        self.assertLessEqual(self.page.locator(".steps li").count(), 6)

    def test_two_clicks_tell_why_a_cell_is_so_wide(self):
        # A third of the 230 points that insets of 16 and two gaps of 8 leave of 278.
        self.open_document({
            "layout": {"sections": [{
                "group": {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 60}, "interItemSpacing": {"fixed": 8},
                          "subitems": [{"type": "item", "width": {"fractionalWidth": 1 / 3}, "height": {"fractionalHeight": 1}}]},
                "contentInsets": {"leading": 16, "trailing": 16}}]},
            "environment": {"size": [278, 400], "displayScale": 3}, "itemCounts": [9]})
        self.page.select_option("#device", "document")
        self.idle()
        self.click_cell("cell 0.4")
        self.page.click(".answers [data-side=x]")
        self.page.click(".answers [data-side=width]")
        self.assertIn("Why it is 76.67 wide", self.page.text_content(".chain"))
        self.assertIn("230 free width", self.page.text_content(".chain"))

    def test_a_rule_says_its_words(self):
        self.select("cell 2.1")
        rules = self.page.locator(".steps .rule").all_text_contents()
        self.assertTrue(rules)
        for words in rules:
            self.assertRegex(words, r"[a-z]{4}", "words, not a number")
        rule = self.page.locator(".steps .rule").first
        rule.click()
        self.assertEqual(rule.get_attribute("aria-expanded"), "true")
        self.assertIn("Rule 2.1.1.", self.page.text_content(".rule-text"))

    def test_a_pinned_header_is_explained_where_it_is(self):
        self.choose("pinned-headers")
        self.select("supplementary header 0.0")
        self.page.evaluate("compositionalPage.stage.main.simulator.scrollTo({ offset: [0, 120], animated: false }); compositionalPage.stage.main.fresh = true")
        self.idle()
        self.assert_frame("supplementary header 0.0")
        self.page.click(".answers [data-side=y]")
        last = self.page.locator(".steps .result").last.text_content()
        self.assertAlmostEqual(float(last), self.frames()["supplementary header 0.0"][1], delta=0.006)

    def test_width_and_height_come_first(self):
        self.select("cell 0.1")
        self.assertEqual(self.page.locator(".answers button").evaluate_all("(all) => all.map((each) => each.dataset.side)"), ["width", "height", "x", "y"])
        terms = self.page.locator(".facts dt").all_text_contents()
        self.assertEqual(terms[:2], ["Width", "Height"])
        self.assertEqual(terms[-1], "z-index")

    def test_findings_leave_the_tree_in_sight(self):
        self.choose("calendar")
        tree = self.page.locator(".tree").bounding_box()
        self.assertLess(tree["y"], 700)
        rest = self.page.locator(".findings .rest")
        if rest.count():
            self.assertLess(rest.bounding_box()["height"], 36, "on one line")
        button = self.page.locator(".findings li > button").first
        button.click()
        self.assertEqual(button.get_attribute("aria-expanded"), "true")
        self.assertTrue(self.page.is_visible(".findings small"))


class HandleTest(PageTest):
    """Handles edit what they are on."""

    def setUp(self):
        super().setUp()
        self.page.evaluate("compositionalPage.selecting.select('cell 2.1')")
        self.page.evaluate("compositionalPage.stage.main.simulator.scrollTo({ section: 2, item: 1, animated: false }); compositionalPage.stage.main.fresh = true")
        self.idle()

    def handle(self, what):
        return self.main(f"view.scene.sizes.find((handle) => {what})")

    def drag(self, handle, by):
        box = self.page.locator(".screen").bounding_box()
        zoom = self.main("view.zoom")
        x, y = box["x"] + (handle["x"] + handle["width"] / 2) * zoom, box["y"] + (handle["y"] + handle["height"] / 2) * zoom
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for part in range(1, 5):
            self.page.mouse.move(x + by[0] * zoom * part / 4, y + by[1] * zoom * part / 4)
        self.page.mouse.up()
        self.idle()

    def group(self):
        return self.main("view.simulator.groups('cell 2.1').at(-1)")

    def test_the_outline_is_that_of_the_group_which_its_handle_edits(self):
        left, _, right, _ = self.main("view.scene.group")
        self.assertAlmostEqual(right - left, 92, delta=0.4)
        handle = self.handle("handle.isGroup && handle.axis === 0")
        self.assertEqual(handle["path"], "sections[2].group.subitems[1]")
        self.assertAlmostEqual(handle["length"], right - left, delta=0.01)
        self.drag(handle, [-20, 0])
        self.assertAlmostEqual(self.group()["frame"][2], 72, delta=0.7)

    def test_the_slider_of_a_group_tells_its_length(self):
        grip = self.page.locator(".grip[title='sections[2].group.subitems[1].width.fractionalWidth']")
        self.assertEqual(grip.get_attribute("aria-valuenow"), "0.25")
        self.assertEqual(grip.get_attribute("aria-valuetext"), "0.25, 92 points on the device")

    def test_an_item_with_insets_changes_by_what_its_handle_moves(self):
        # The items of this group have insets of 4, and a width of their own.
        self.open_document({
            "layout": {"sections": [{"group": {
                "type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 200},
                "subitems": [{"type": "item", "width": {"fractionalWidth": 0.25}, "height": {"fractionalHeight": 1},
                              "contentInsets": {"top": 4, "leading": 4, "bottom": 4, "trailing": 4}}]}}]}, "environment": {"size": [390, 844]}, "itemCounts": [4]})
        self.idle()
        self.page.evaluate("compositionalPage.selecting.select('cell 0.1')")
        self.idle()
        before = self.frames()["cell 0.1"][2]
        self.drag(self.handle("!handle.isGroup && handle.axis === 0"), [25, 0])
        self.assertAlmostEqual(self.frames()["cell 0.1"][2] - before, 25, delta=0.7)

    def test_handles_and_distances_do_not_cover_each_other(self):
        for name in ["grid", "calendar", "inset-grid", "storefront", "mosaic"]:
            self.choose(name)
            self.idle()
            for cell in ["cell 0.0", "cell 0.1", "cell 0.4"]:
                with self.subTest(f"{name} {cell}"):
                    self.page.evaluate("(cell) => compositionalPage.selecting.select(cell)", cell)
                    self.idle()
                    boxes, size = self.main("[[...(view.scene.sizes ?? []), ...(view.scene.pills ?? [])].filter((each) => !each.isHidden).map(({ x, y, width, height }) => [x, y, width, height]), view.size]")
                    for index, (x, y, width, height) in enumerate(boxes):
                        for other, (left, top, wide, high) in enumerate(boxes[:index]):
                            self.assertFalse(x < left + wide and left < x + width and y < top + high and top < y + height, (boxes[index], boxes[other]))
                        self.assertGreaterEqual(x, -0.01)
                        self.assertLessEqual(x + width, size[0] + 0.01)

    def test_a_click_on_a_distance_adds_nothing(self):
        self.choose("two-columns")
        self.replace('"interItemSpacing": {"fixed": 10}', '"interItemSpacing": {"fixed": 12}')
        self.page.evaluate("compositionalPage.selecting.select('cell 0.2')")
        self.idle()
        before = self.text()
        pills = self.main("view.scene.pills.filter((each) => !each.isHidden)")
        self.assertGreater(len(pills), 1)
        for pill in pills:
            self.drag(pill, [0, 0])
        self.assertEqual(self.text(), before)


class OverlayTest(PageTest):
    def test_all_groups_in_sight_are_outlined(self):
        self.choose("mosaic")
        self.idle()
        self.assertFalse(self.main("view.scene.groups?.length ?? 0"))
        before = self.main("Array.from(view.context.getImageData(0, 0, view.canvas.width, view.canvas.height).data).reduce((sum, each) => sum + each, 0)")
        self.page.click("#groups")
        self.idle()
        found = self.main("view.scene.groups.map(({ path, frame, depth }) => [path, frame.map((each) => Math.round(each * 100) / 100), depth])")
        # What the engine says of each cell in sight, each group once: sums of another order differ in their last bits.
        expected = self.main("[...new Set(Array.from({ length: view.frames.count }, (_, at) => view.frames.id(at)).filter((id) => id.startsWith('cell')).flatMap((id) => view.simulator.groups(id).map(({ path, frame }) => `${path} ${frame.map((each) => Math.round(each * 1e4) / 1e4)}`)))].length")
        self.assertEqual(len(found), expected)
        self.assertEqual({depth for _, _, depth in found}, {0, 1, 2})
        # The first group is as wide as the view, and 1.25 times as high, floored to a third of a point.
        top = next(frame for path, frame, depth in found if depth == 0)
        self.assertEqual(top, [0, 0, 393, 491])
        after = self.main("Array.from(view.context.getImageData(0, 0, view.canvas.width, view.canvas.height).data).reduce((sum, each) => sum + each, 0)")
        self.assertNotEqual(before, after)
        self.page.keyboard.press("o")
        self.idle()
        self.assertFalse(self.main("view.scene.groups?.length ?? 0"))


class ViewHandleTest(PageTest):
    def test_the_handle_of_the_view_is_a_slider(self):
        self.assertEqual(self.page.evaluate("document.querySelector('.handle').tagName"), "DIV")
        self.assertTrue(self.page.get_attribute(".handle", "aria-valuenow").isdigit())


class AnswersFirstTest(PageTest):
    """Fields stand before reasons, and what a number is made of is drawn on the device."""

    def open_counted(self, width):
        item = {"type": "item", "width": {"fractionalWidth": width}, "height": {"fractionalHeight": 1}}
        self.open_document({"layout": {"sections": [{"group": {
            "type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 60}, "subitem": item, "count": 3, "interItemSpacing": {"fixed": 8}},
            "contentInsets": {"leading": 16, "trailing": 16}}]}, "environment": {"size": [393, 700]}, "itemCounts": [9]})
        self.page.select_option("#device", "document")
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.page.evaluate("compositionalPage.selecting.select('cell 0.1')")
        self.idle()

    def test_fields_are_in_sight_before_the_reasons(self):
        self.page.set_viewport_size({"width": 1440, "height": 900})
        self.open_counted(1)
        fields = self.page.locator("#fields-card").bounding_box()
        self.assertLess(fields["y"] + fields["height"], 500)
        self.assertGreater(self.page.locator("#reasons-card").bounding_box()["y"], fields["y"])

    def test_a_width_is_drawn_as_what_it_is_made_of(self):
        self.open_counted(1)
        self.assertEqual(self.page.locator("#selection-card [aria-expanded=true]").get_attribute("data-side"), "width")
        bands = self.main("view.scene.bands.map(({ kind, length }) => [kind, length])")
        self.assertEqual(sorted(bands), [["item", 8], ["item", 8], ["section", 16], ["section", 16]])
        # All of them and the cells fill the view.
        widths = [frame[2] for name, frame in self.frames().items() if name in ("cell 0.0", "cell 0.1", "cell 0.2")]
        self.assertAlmostEqual(sum(widths) + sum(length for _, length in bands), 393, delta=2)
        self.page.click("#selection-card [data-side=height]")
        self.idle()
        self.assertEqual(self.main("view.scene.bands.every(({ axis }) => axis === 1)"), True)

    def test_a_field_without_effect_says_so(self):
        self.open_counted(0.3)
        self.assertIn("count", self.page.text_content("#fields-card .field-note"))
        self.open_counted(1)
        self.assertEqual(self.page.locator("#fields-card .field-note").count(), 0)

    def test_a_finding_stays_in_sight_when_it_is_chosen(self):
        self.page.set_viewport_size({"width": 1440, "height": 900})
        self.open_counted(0.3)
        self.page.evaluate("compositionalPage.selecting.select(null)")
        finding = self.page.locator("#findings-card .findings button").first
        finding.click()
        self.idle()
        box = finding.bounding_box()
        self.assertGreaterEqual(box["y"], 0)
        self.assertLessEqual(box["y"] + box["height"], 900)
