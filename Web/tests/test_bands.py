"""Insets and spacings of all that is in sight, and the map of the whole content."""

import json

from harness import PHONE, PageTest, alone

SPACED = {"name": "Spaced", "layout": {"sections": [{
    "group": {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 80}, "interItemSpacing": {"fixed": 12},
              "subitem": {"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1},
                          "contentInsets": {"top": 3, "leading": 5, "bottom": 7, "trailing": 9}}, "count": 2},
    "interGroupSpacing": 14, "contentInsets": {"top": 20, "leading": 16, "bottom": 24, "trailing": 30}}]},
    "environment": {"size": [400, 600]}, "itemCounts": [6]}


class BandsTest(PageTest):
    def open_spaced(self, document=SPACED, **options):
        document = json.loads(json.dumps(document))
        document["environment"].update(options)
        self.open_document(document)
        self.page.evaluate("compositionalPage.store.set({ device: 'document' })")
        self.wait("!compositionalPage.trial.isBusy", 5)

    def bands(self, kind, there_are=True):
        self.idle()
        if there_are:
            # They are drawn with the next scene, which a busy machine makes later.
            self.wait(f"compositionalPage.stage.main.scene.bands?.some((each) => each.kind === '{kind}')", 5)
        return sorted(self.main(f"view.scene.bands.filter((each) => each.kind === '{kind}').map((each) => [...each.frame, each.length])"))

    def toggle(self):
        self.page.focus(".screen")
        self.page.keyboard.press("i")

    def test_the_gap_between_two_cells_from_right_to_left(self):
        self.choose("storefront")
        self.page.evaluate("compositionalPage.store.set({ bands: true, direction: 'rightToLeft' })")
        self.wait("!compositionalPage.trial.isBusy", 5)
        found = [each for each in self.bands("item") if each[1] < 500]
        # 393 - 32 are 361; two cells of 172.33 end at 377 and begin at 16.33.
        self.assertEqual(len(found), 6)
        for x, _, width, height, length in found:
            for value, wanted in [(x, 188.67), (width, 16), (height, 52), (length, 16)]:
                self.assertAlmostEqual(value, wanted, delta=0.01)

    def test_an_edit_that_leaves_the_content_as_long_moves_the_insets(self):
        self.choose("list")
        self.page.evaluate("compositionalPage.store.set({ bands: true })")
        self.idle()
        self.replace('"group"', '"contentInsets": {"leading": 50}, "group"')
        self.assertEqual(self.bands("section"), [[0, 0, 50, 1760, 50]])

    def test_the_key_shows_every_inset_and_spacing_with_its_number(self):
        self.open_spaced()
        self.assertIsNone(self.main("view.scene.bands ?? null"))
        self.toggle()
        self.assertEqual(self.page.get_attribute("#bands", "aria-pressed"), "true")
        # 400 - 16 - 30 is 354; two slots of 171 with 12 between.
        self.assertEqual(self.bands("section"), [
            [0, 0, 400, 20, 20], [0, 20, 16, 268, 16], [0, 288, 400, 24, 24], [370, 20, 30, 268, 30]])
        self.assertEqual(self.bands("item"), [[187, y, 12, 80, 12] for y in (20, 114, 208)])
        self.assertEqual(self.bands("group"), [[16, y, 354, 14, 14] for y in (100, 194)])
        inset = self.bands("inset")
        self.assertEqual(len(inset), 24)
        self.assertIn([16, 20, 171, 3, 3], inset)
        self.assertIn([16, 23, 5, 70, 5], inset)
        self.assertIn([178, 23, 9, 70, 9], inset)
        self.assertEqual(self.page.locator("#legend li").count(), 5)
        self.assertEqual(self.bands("edge", there_are=False), [])
        # Each cell is what its bands leave of its slot.
        self.assertEqual(self.frames()["cell 0.0"], [21, 23, 157, 70])
        self.toggle()
        self.assertEqual(self.page.locator("#legend").count(), 0)
        self.wait("compositionalPage.stage.main.scene.bands === undefined", 2)

    def test_the_bands_follow_the_direction_and_the_safe_area(self):
        self.open_spaced(layoutDirection="rightToLeft", safeAreaInsets={"right": 40})
        self.toggle()
        first = self.frames()["cell 0.0"]
        inset = self.bands("inset")
        # The leading inset of the first cell is at its right.
        self.assertIn([first[0] + first[2], first[1], 5, first[3], 5], inset)
        section = self.bands("section")
        widths = sorted(each[4] for each in section)
        self.assertIn(56, widths, "16 points and the safe area of 40")
        right = next(each for each in section if each[4] == 56)
        self.assertEqual(right[0] + right[2], 400)

    def test_edge_spacing_and_nested_groups(self):
        document = json.loads(json.dumps(SPACED))
        item = {"type": "item", "width": {"absolute": 60}, "height": {"absolute": 30}, "edgeSpacing": {"top": {"fixed": 6}, "leading": {"fixed": 4}}}
        column = {"type": "vertical", "width": {"absolute": 90}, "height": {"absolute": 80}, "interItemSpacing": {"fixed": 2}, "subitems": [item, {**item, "edgeSpacing": {}}]}
        document["layout"]["sections"][0]["group"] = {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 80}, "interItemSpacing": {"fixed": 10}, "subitems": [column, column]}
        document["itemCounts"] = [4]
        self.open_spaced(document)
        self.toggle()
        cell = self.frames()["cell 0.0"]
        edge = self.bands("edge")
        self.assertIn([cell[0] - 4, cell[1] - 6, cell[2] + 4, 6, 6], edge)
        self.assertIn([cell[0] - 4, cell[1], 4, cell[3], 4], edge)
        item_bands = self.bands("item")
        self.assertIn(10, [each[4] for each in item_bands])
        self.assertIn(2, [each[4] for each in item_bands])

    def test_rows_that_scroll_across_and_sideways_layouts(self):
        for name in ["discover", "carousel", "board"]:
            if name not in [option.get_attribute("value") for option in self.page.locator("#gallery option").all()]:
                continue
            with self.subTest(name):
                self.choose(name)
                self.wait("!compositionalPage.trial.isBusy", 5)
                if not self.page.query_selector("#legend"):
                    self.toggle()
                self.idle()
                bands = self.main("view.scene.bands.map((each) => each.length)")
                self.assertTrue(bands)
                self.assertTrue(all(0 < value < 400 for value in bands), bands)

    @alone
    def test_a_fling_with_bands_stays_quick(self):
        self.choose("inbox")
        self.toggle()
        self.idle()
        times = self.page.evaluate("""async () => {
          const view = compositionalPage.stage.main;
          view.simulator.fling(6000);
          view.fresh = true;
          const draw = view.draw.bind(view);
          const times = [];
          view.draw = () => { const start = performance.now(); draw(); times.push(performance.now() - start); };
          await new Promise((done) => setTimeout(done, 1500));
          return times.sort((a, b) => a - b);
        }""")
        self.assert_quick(times[len(times) // 2], 16)

    def test_links_and_undo_of_the_overlay(self):
        self.toggle()
        self.wait("location.hash.length > 10", 3)
        self.page.wait_for_timeout(700)
        other = self.open(self.page.evaluate("location.hash"))
        self.assertEqual(other.get_attribute("#bands", "aria-pressed"), "true")


class PhoneBandsTest(PageTest):
    viewport = PHONE
    theme = "dark"
    touch = True

    def test_the_control_is_in_the_sheet_of_the_view(self):
        self.page.click(".tabs [data-pane=settings]")
        self.page.click("#bands")
        self.page.click(".tabs [data-pane=settings]")
        self.assertTrue(self.page.is_visible("#legend"))
        box = self.page.locator("#legend").bounding_box()
        self.assertLessEqual(box["x"] + box["width"], 390)


class MapTest(PageTest):
    def open_map(self):
        self.page.focus(".screen")
        self.page.keyboard.press("m")
        self.wait("compositionalPage.map.element.clientHeight > 0 && !compositionalPage.map.job && compositionalPage.map.drawn > 0", 20)

    def middle(self):
        box = self.page.locator("#map").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box

    def test_all_content_is_there_and_a_click_and_a_drag_scroll(self):
        self.choose("storefront")
        self.open_map()
        self.assertFalse(self.page.evaluate("compositionalPage.map.sampled"))
        content = self.main("view.contentSize")
        count = self.main("view.simulator.framesIn({ x: 0, y: 0, width: view.contentSize[0], height: view.contentSize[1] }).count")
        self.assertEqual(self.page.evaluate("compositionalPage.map.drawn"), count)
        x, y, box = self.middle()
        scale = self.page.evaluate("compositionalPage.map.scale[1]")
        # The middle of the view goes to the place of the click.
        self.page.mouse.click(x, box["y"] + 1 + 1000 * scale)
        self.rest()
        height = self.main("view.size[1]")
        self.assertAlmostEqual(self.offset()[1], 1000 - height / 2, delta=1.5 / scale)
        self.assertLess(self.offset()[1], content[1])
        # A drag of the frame moves the view as far as the content moves on the map.
        start = self.offset()[1]
        self.page.mouse.move(x, box["y"] + 1 + 1000 * scale)
        self.page.mouse.down()
        self.page.mouse.move(x, box["y"] + 1 + 1000 * scale - 30, steps=4)
        self.page.mouse.up()
        self.rest()
        self.assertAlmostEqual(start - self.offset()[1], 30 / scale, delta=1.5 / scale)
        self.page.focus("#map")
        self.page.keyboard.press("End")
        self.idle()
        self.assertEqual(self.page.get_attribute("#map", "aria-valuenow"), self.page.get_attribute("#map", "aria-valuemax"))
        self.page.keyboard.press("Home")
        self.idle()
        self.assertEqual(self.page.get_attribute("#map", "aria-valuenow"), self.page.get_attribute("#map", "aria-valuemin"))

    def test_a_layout_that_scrolls_sideways_has_it_below(self):
        self.open_document({"layout": {"scrollDirection": "horizontal", "sections": [{"group": {
            "type": "vertical", "width": {"absolute": 120}, "height": {"fractionalHeight": 1},
            "subitems": [{"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 0.25}}]}}]}, "itemCounts": [200], "environment": {"size": [390, 600]}})
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.open_map()
        x, y, box = self.middle()
        self.assertGreater(box["width"], box["height"])
        self.page.mouse.click(box["x"] + box["width"] - 4, y)
        self.wait("compositionalPage.stage.main.offset[0] > 4000", 3)

    @alone
    def test_a_hundred_thousand_measured_rows_are_sampled_and_stay_quick(self):
        self.choose("inbox")
        self.page.fill("#counts", "100000") if self.page.is_visible("#counts") else self.page.evaluate("compositionalPage.store.set({ counts: '100000' })")
        self.idle()
        self.wait("!compositionalPage.trial.isBusy && compositionalPage.stage.main.info.itemCounts[0] === 100000", 20)
        size = self.main("view.contentSize")
        self.open_map()
        self.assertTrue(self.page.evaluate("compositionalPage.map.sampled"))
        self.assertLess(self.page.evaluate("compositionalPage.map.drawn"), 4000)
        self.assertEqual(self.main("view.contentSize"), size, "the map measures nothing")
        times = self.page.evaluate("""async () => {
          const { map, stage } = compositionalPage;
          const update = map.update.bind(map);
          const times = [];
          map.update = () => { const start = performance.now(); update(); times.push(performance.now() - start); };
          stage.main.simulator.fling(9000);
          stage.main.fresh = true;
          await new Promise((done) => setTimeout(done, 3500));
          return times.sort((a, b) => a - b);
        }""")
        self.assertGreater(len(times), 20)
        self.assert_quick(times[len(times) * 95 // 100], 16)
        # A click goes far, and the view is there at once.
        x, y, box = self.middle()
        self.page.mouse.click(x, y)
        self.idle()
        self.assertAlmostEqual(self.offset()[1] / size[1], 0.5, delta=0.02)


class PhoneMapTest(PageTest):
    viewport = PHONE
    theme = "dark"

    def test_it_lies_over_the_edge_of_the_window_and_changes_no_size(self):
        size = self.main("view.size")
        self.page.evaluate("compositionalPage.store.set({ map: true })")
        self.wait("!compositionalPage.map.job && compositionalPage.map.drawn > 0", 5)
        self.assertEqual(self.main("view.size"), size)
        box = self.page.locator("#map").bounding_box()
        self.assertLessEqual(box["x"] + box["width"], 390)

