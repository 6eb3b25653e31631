"""The gallery as cards, drags in the tree by a finger, and small things that the page owes."""

import json
import unittest

from harness import PHONE, PageTest, gallery, playground


class GalleryTest(PageTest):
    def open_cards(self):
        self.page.click("#open")
        self.page.click("#menu button:has-text('The gallery')")
        self.wait("compositionalPage.galleryCards.cards.every(({ picture, isBroken }) => picture || isBroken)", 60)

    def test_each_layout_has_a_card_with_its_picture(self):
        self.open_cards()
        self.assertEqual(self.page.locator(".cards [data-name]").evaluate_all("(all) => all.map((each) => each.dataset.name)"), gallery())
        drawn = self.page.locator(".cards canvas").evaluate_all("""(all) => all.map((canvas) => {
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          return new Set(new Uint32Array(data.buffer)).size;
        })""")
        self.assertGreater(min(drawn), 2, "each picture has a few colors")
        self.page.click(".cards [data-name=inbox]")
        self.idle()
        self.assertEqual(json.loads(self.text())["name"], json.loads(playground("gallery", "inbox"))["name"])
        self.assertFalse(self.page.is_visible("#gallery-dialog"))

    def test_nothing_tells_of_options_of_the_command(self):
        self.open_cards()
        titles = self.page.locator(".cards button span").all_text_contents()
        self.assertIn("As many columns as fit into the width", titles)
        self.page.click(".cards [data-name=adaptive-sections]")
        self.idle()
        self.assertEqual(self.page.text_content("#document-name"), "As many columns as fit into the width")
        said = self.page.evaluate("""[document.title, document.querySelector('#gallery-dialog').textContent, ...Array.from(document.querySelectorAll('[title]'), (each) => each.title)]""")
        self.assertEqual([each for each in said if "--" in each], [])

    def test_a_map_ends_where_its_content_does(self):
        self.page.click("#show-map")
        self.idle()
        canvas, (width, height) = self.page.locator("#map canvas"), self.main("view.contentSize")
        box = canvas.bounding_box()
        self.assertAlmostEqual(box["height"], box["width"] * height / width, delta=2)

    def test_a_choice_is_in_the_address_at_once(self):
        self.page.select_option("#device", "iPhone SE (3rd)")
        self.page.wait_for_timeout(250)
        self.page.reload()
        self.page.wait_for_selector("body[data-ready]")
        self.assertEqual(self.page.input_value("#device"), "iPhone SE (3rd)")

    def test_a_recording_has_no_device(self):
        recording = playground("simulate", "list", "--device", "iPhone-SE-3", "--fling", "900", "--format", "recording")
        self.page.evaluate("(text) => { compositionalPage.openRecording(text); }", recording)
        self.assertEqual(self.page.input_value("#device"), "recording")
        self.page.click("[data-zoom='1']")
        self.assertEqual(self.page.input_value("#device"), "recording")
        # A device, also that of before, is one of the document.
        self.page.select_option("#device", "iPhone 15")
        self.idle()
        self.assertFalse(self.page.is_visible("#recording-title"))
        self.assertEqual(self.page.input_value("#device"), "iPhone 15")

    def test_captions_of_several_devices_stand_in_two_lines(self):
        for _ in range(2):
            self.page.click("#compare")
        self.idle()
        lines = self.page.locator(".device-name").evaluate_all("""(all) => all.slice(1).map((each) => {
          const [name, size] = [each.querySelector("select, b") ?? each.firstChild, each.querySelector("span")].map((part) => part.getBoundingClientRect());
          return [size.top - name.bottom >= -2, each.querySelector("button").getBoundingClientRect().top < size.top];
        })""")
        self.assertEqual(lines, [[True, True]] * 2)
        # Both lines stand below the middle of the device.
        middles = self.page.evaluate("""() => {
          const range = document.createRange();
          const label = document.querySelector(".device-name span");
          const middle = ({ left, right }) => (left + right) / 2;
          return [...label.querySelectorAll("i"), label.lastChild].map((each) => {
            const text = each.firstChild ?? each;
            range.setStart(text, 0);
            range.setEnd(text, text.data.trimEnd().length);
            return middle(range.getBoundingClientRect());
          });
        }""")
        self.assertAlmostEqual(middles[0], middles[1], delta=1)
        first = self.page.locator(".device-name span").first.bounding_box()
        self.assertGreater(first["height"], 30)


    def test_the_line_under_the_device_goes_with_its_element(self):
        self.page.evaluate("compositionalPage.selecting.select('cell 0.2')")
        self.assertIn("cell 0.2", self.page.inner_text("#hover-line"))
        self.page.evaluate("compositionalPage.selecting.choosePath('sections[1].group')")
        self.assertNotIn("cell 0.2", self.page.inner_text("#hover-line"))
        self.choose("inbox")
        self.idle()
        self.assertEqual(self.page.inner_text("#hover-line"), "")

    def test_text_of_the_editor_goes_below_the_line_numbers_and_comes_back(self):
        self.page.evaluate("compositionalPage.selecting.showPath('sections[0].group.subitem.height.fractionalHeight')")
        self.idle()
        self.assertGreater(self.page.evaluate("document.querySelector('.editor textarea').scrollLeft"), 20)
        gutter = self.page.locator(".gutter").evaluate("(it) => { const style = getComputedStyle(it); return [style.backgroundColor, style.zIndex]; }")
        self.assertEqual(gutter, [self.page.locator("#document-pane").evaluate("(it) => getComputedStyle(it).backgroundColor"), "1"])
        self.page.evaluate("compositionalPage.selecting.showPath('sections[1]')")
        self.assertEqual(self.page.evaluate("document.querySelector('.editor textarea').scrollLeft"), 0)


class LowWindowTest(PageTest):
    viewport = {"width": 720, "height": 450}

    def test_the_device_stays_large_beside_a_pane(self):
        for pane in ("inspect", "document"):
            self.page.click(f"[data-pane={pane}]")
            self.idle()
            screen = self.page.locator(".screen").bounding_box()
            self.assertGreater(screen["width"], 100)
            side = self.page.locator(f"#{pane}-pane").bounding_box()
            self.assertLess(side["x"] + side["width"], screen["x"])


class TouchTest(PageTest):
    viewport = PHONE
    touch = True

    def finger(self, kind, x=0, y=0):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def test_a_finger_that_rests_moves_a_section_and_sees_where(self):
        self.session = self.context.new_cdp_session(self.page)
        self.page.tap("[data-pane=inspect]")
        self.page.locator(".tree [data-path='sections[0]'] > .row").scroll_into_view_if_needed()
        before = json.loads(self.text())["layout"]["sections"]
        start = self.page.locator(".tree [data-path='sections[0]'] > .row").bounding_box()
        goal = self.page.locator(".tree [data-path='sections[1]'] > .row").bounding_box()
        x, y = start["x"] + 60, start["y"] + 12
        self.finger("touchStart", x, y)
        self.page.wait_for_timeout(500)
        for step in (0.4, 0.8, 1):
            self.finger("touchMove", x, y + (goal["y"] + goal["height"] - 3 - y) * step)
        self.assertEqual(self.page.locator(".tree .lands-after").count(), 1)
        self.finger("touchEnd")
        self.idle()
        after = json.loads(self.text())["layout"]["sections"]
        self.assertEqual(after[:2], [before[1], before[0]])
        # A finger that moves at once scrolls, and moves nothing.
        self.finger("touchStart", x, y)
        self.finger("touchMove", x, y - 80)
        self.page.wait_for_timeout(500)
        self.finger("touchEnd")
        self.assertEqual(json.loads(self.text())["layout"]["sections"], after)


if __name__ == "__main__":
    unittest.main()
