"""What stands in the page at sizes between: lines that are whole, buttons in reach, labels that say they go on."""

from pathlib import Path

from harness import PHONE, PageTest


class GutterTest(PageTest):
    def test_no_letter_stands_beside_the_numbers_of_the_lines(self):
        left = self.page.evaluate("document.querySelector('.editor .gutter').getBoundingClientRect().left - document.querySelector('.editor').getBoundingClientRect().left")
        self.assertEqual(left, 0)
        self.assertEqual(self.page.evaluate("document.querySelector('.editor .gutter').offsetWidth"), 44)


class LabelTest(PageTest):
    def setUp(self):
        super().setUp()
        self.choose("section-headers-footers")
        self.idle()

    def test_a_long_kind_is_cut_and_not_left_out(self):
        self.page.evaluate("compositionalPage.selecting.choosePath('sections[0].boundarySupplementaryItems[0]')")
        field = self.page.locator("#fields-card [aria-label=Kind]")
        field.fill("a header of words that go on and on and on until no phone has room for them")
        field.press("Enter")
        self.idle()
        self.page.click("#export")
        with self.page.expect_download() as download:
            self.page.click("[role=menuitem]:has-text('SVG')")
        self.assertRegex(Path(download.value.path()).read_text(), r">a header of words[^<]*…<")

    def test_the_kinds_of_the_system_are_short_in_the_structure(self):
        self.page.evaluate("compositionalPage.selecting.choosePath('sections[0].boundarySupplementaryItems[0]')")
        field = self.page.locator("#fields-card [aria-label=Kind]")
        field.fill("UICollectionElementKindSectionHeader")
        field.press("Enter")
        self.idle()
        label = self.page.locator("[data-path='sections[0].boundarySupplementaryItems[0]'] .label")
        self.assertEqual(label.text_content(), "header")
        self.assertEqual(label.evaluate("(each) => getComputedStyle(each).textOverflow"), "ellipsis")


class FootTest(PageTest):
    viewport = {"width": 960, "height": 600}

    def test_every_button_of_the_foot_is_in_sight(self):
        edge = self.page.evaluate("document.querySelector('.stage-foot').getBoundingClientRect().right")
        for button in self.page.locator(".stage-foot .zoom button").all():
            box = button.bounding_box()
            self.assertLessEqual(box["x"] + box["width"], edge, button.text_content())


class NarrowFootTest(PageTest):
    viewport = PHONE

    def test_a_mouse_over_the_device_does_not_move_it(self):
        # Who has tried a click is not told of it anew.
        self.page.evaluate("localStorage.setItem('compositional.tried', 'why')")
        self.page.reload()
        self.page.wait_for_selector("body[data-ready]")
        self.idle()
        before = self.page.locator(".screen").bounding_box()
        self.page.mouse.move(100, 300)
        self.idle()
        self.assertEqual(self.page.locator(".screen").bounding_box(), before)
        self.assertIn("cell 0.4", self.page.text_content("#hover-line"))
        self.page.mouse.click(100, 300)
        self.wait("compositionalPage.store.state.selection === 'cell 0.4'", 5)
