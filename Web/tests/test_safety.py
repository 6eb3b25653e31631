"""Nothing is lost: undo across documents, what is edited, documents from before, links, watched files."""

import base64
import json
import zlib

from harness import PAGE, PHONE, PageTest, playground

LAYOUT = """{"name": "Rows of mine", "layout": {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
  "height": {"absolute": %s}, "subitems": [{"type": "item", "width": {"fractionalWidth": 0.5},
  "height": {"fractionalHeight": 1}}]}}]}, "environment": {"size": [390, 844]}, "itemCounts": [30]}
"""


def link(values):
    """Returns the hash of a link with values."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = deflate.compress(json.dumps(values).encode()) + deflate.flush()
    return "1." + base64.urlsafe_b64encode(packed).decode().rstrip("=")


class UndoTest(PageTest):
    def name(self):
        return self.page.evaluate("document.querySelector('#gallery').selectedOptions[0].textContent")

    def test_a_choice_of_the_gallery_is_taken_back_with_the_document_before(self):
        self.choose("storefront")
        self.replace('"absolute": 80', '"absolute": 123')
        edited = self.text()
        self.page.fill("#counts", "3, 3")
        self.idle()
        self.choose("grid")
        self.assertNotEqual(self.text(), edited)
        self.page.focus(".screen")
        self.page.keyboard.press("Control+z")
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertEqual(self.text(), edited)
        self.assertEqual(self.page.input_value("#gallery"), "storefront")
        self.assertEqual(self.page.input_value("#counts"), "3, 3")
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertIn('"absolute": 80', self.text())
        self.page.keyboard.press("Control+Shift+z")
        self.page.keyboard.press("Control+Shift+z")
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertEqual(self.page.input_value("#gallery"), "grid")
        self.assertEqual(self.text(), playground("gallery", "grid"))

    def test_what_is_closed_is_offered_again(self):
        self.choose("storefront")
        self.replace('"absolute": 80', '"absolute": 123')
        self.choose("grid")
        self.page.click("#toast button")
        self.idle()
        self.assertIn('"absolute": 123', self.text())

    def test_an_edited_document_says_so(self):
        self.choose("grid")
        self.assertFalse(self.page.is_visible("#document-edited"))
        self.replace("0.2", "0.25")
        self.assertTrue(self.page.is_visible("#document-edited"))
        self.assertEqual(self.name(), "grid (edited)")
        self.assertIn("(edited)", self.page.title())
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertFalse(self.page.is_visible("#document-edited"))
        self.assertEqual(self.name(), "grid")

    def test_typing_is_taken_back_in_pieces(self):
        self.choose("grid")
        before = self.text()
        self.page.focus(".editor textarea")
        self.page.evaluate("document.querySelector('.editor textarea').setSelectionRange(0, 0)")
        self.page.keyboard.type("abc")
        self.page.keyboard.press("Enter")
        self.page.keyboard.type("de")
        self.assertTrue(self.text().startswith("abc\nde"))
        self.page.keyboard.press("Control+z")
        self.assertTrue(self.text().startswith("abc\n{"), self.text()[:8])
        self.page.keyboard.press("Control+z")
        self.page.keyboard.press("Control+z")
        self.assertEqual(self.text(), before)
        self.page.keyboard.press("Control+y")
        self.assertTrue(self.text().startswith("abc{"))

    def test_the_back_button_returns_to_the_document_before(self):
        self.choose("grid")
        self.page.wait_for_timeout(700)
        self.choose("mosaic")
        self.page.wait_for_timeout(700)
        self.page.go_back()
        self.wait("document.querySelector('#gallery').value === 'grid'", 3)
        self.assertEqual(self.text(), playground("gallery", "grid"))

    def test_documents_from_before_are_got_back(self):
        self.choose("grid")
        self.replace("0.2", "0.21")
        edited = self.text()
        self.wait("JSON.parse(localStorage.getItem('compositional.recent') ?? '[]').length > 0", 10)
        self.page.close()
        # Another visit, without a link.
        self.page = self.open()
        self.page.click("#open")
        self.page.click("[role=menuitem]:has-text('grid')")
        self.idle()
        self.assertEqual(self.text(), edited)
        self.assertEqual(self.page.input_value("#gallery"), "grid")
        self.assertTrue(self.page.is_visible("#document-edited"))

    def test_documents_from_before_are_forgotten_if_asked_for(self):
        self.open_document(LAYOUT % 44)
        self.wait("JSON.parse(localStorage.getItem('compositional.recent') ?? '[]').length > 0", 10)
        self.choose("grid")
        self.page.click("#open")
        self.assertEqual(self.page.locator("[role=menuitem]:has-text('Rows of mine')").count(), 1)
        self.page.click("[role=menuitem]:has-text('Forget')")
        self.page.click("#open")
        self.assertEqual(self.page.locator("[role=menuitem]:has-text('Rows of mine')").count(), 0)

    def test_a_broken_storage_does_no_harm(self):
        self.page.evaluate("localStorage.setItem('compositional.recent', '[1, {\"id\": 3}, {\"id\": \"../x\", \"name\": \"n\", \"base\": \"\", \"time\": 0}]')")
        self.page.click("#open")
        self.assertEqual(self.page.locator("[role=menuitem]").count(), 7)


class NameTest(PageTest):
    def open_link(self, values, **options):
        self.page.close()
        self.page = self.open("#" + link(values), **options)

    def test_a_layout_of_the_gallery_has_its_name_also_as_a_text(self):
        # What "playground view storefront" writes.
        self.open_link({"text": playground("gallery", "storefront"), "device": "document"})
        self.assertEqual(self.page.input_value("#gallery"), "storefront")
        self.assertIn("storefront", self.page.title())

    def test_a_document_has_the_name_that_it_says(self):
        self.open_link({"text": LAYOUT % 44})
        self.assertEqual(self.page.evaluate("document.querySelector('#gallery').selectedOptions[0].textContent"), "Rows of mine")
        self.assertEqual(self.page.text_content("#document-name"), "Rows of mine")
        self.assertEqual(self.page.title(), "Rows of mine, Compositional")
        if not self.page.is_visible("#export"):
            self.page.click("[data-pane=settings]")
        self.page.click("#export")
        with self.page.expect_download() as download:
            self.page.click("[role=menuitem]:has-text('Document')")
        self.assertEqual(download.value.suggested_filename, "rows-of-mine.json")

    def test_choices_say_what_the_document_asks_for(self):
        self.open_link({"text": LAYOUT % 44, "device": "document"})
        words = self.page.evaluate("['device', 'text-size', 'direction'].map((id) => document.getElementById(id).selectedOptions[0].textContent)")
        self.assertEqual(words, ["390 × 844 (document)", "large (document)", "left to right (document)"])


class PhoneNameTest(NameTest):
    viewport = PHONE
    touch = True

    def test_choices_say_what_the_document_asks_for(self):
        """On a phone the device is the window itself."""
        self.open_link({"text": playground("gallery", "grid"), "device": "document"})
        self.assertEqual(self.main("view.description.fills"), True)
        self.assertEqual(self.main("view.size[0]"), PHONE["width"])


class LinkTest(PageTest):
    def open_link(self, values):
        self.page.close()
        self.page = self.open("#" + (values if isinstance(values, str) else link(values)))
        self.idle()

    def test_panes_never_hide_the_device(self):
        for values in [{"left": 900, "right": 600}, {"left": 3999}]:
            with self.subTest(str(values)):
                self.open_link({"base": "grid", **values})
                box = self.page.locator(".screen").bounding_box()
                self.assertGreater(box["width"], 200)
        self.page.evaluate("compositionalPage.store.set({ left: 720, right: 720 })")
        self.assertGreater(self.page.locator("#stage").bounding_box()["width"], 300)
        self.page.set_viewport_size({"width": 920, "height": 700})
        self.assertGreater(self.page.locator("#stage").bounding_box()["width"], 300)

    def test_how_wide_panes_are_is_not_in_a_link(self):
        self.choose("grid")
        self.wait("Boolean(compositionalPage.address.hash)", 3)
        self.page.wait_for_timeout(600)
        before = self.page.evaluate("compositionalPage.address.hash")
        self.page.evaluate("compositionalPage.store.set({ left: 333 })")
        self.page.wait_for_timeout(700)
        self.assertEqual(self.page.evaluate("compositionalPage.address.hash"), before)

    def test_values_that_there_are_not_are_left_out(self):
        self.open_link({
            "base": "grid", "system": "x", "textSize": "huge", "direction": "up", "device": "Nokia", "counts": "5",
            "others": [{"device": "none"}], "rows": {"0": "a"}})
        self.assertEqual(
            self.page.evaluate("(({ system, textSize, direction, device, others, counts }) => [system, textSize, direction, device, others.length, counts])(compositionalPage.store.state)"),
            ["", "", "", "iPhone 15", 0, "5"])
        self.assertEqual(self.main("view.info.itemCounts"), [5])

    def test_damaged_links_are_a_sentence(self):
        for values in [{"base": "grid", "changes": 5}, {"base": "grid", "changes": [{"for": 1}]}, {"base": "grid", "changes": [[0, "a", 3]]}, None, 7, "1.@@@"]:
            with self.subTest(str(values)):
                self.open_link(values if isinstance(values, str) else link(values))
                self.assertIn("The link is damaged", self.page.text_content("#toast"))
                self.assertGreater(self.main("view.frames.count"), 0, "there is a picture")

    def test_a_document_that_is_too_long_is_a_sentence_and_a_picture(self):
        self.open_link({"text": " " * 3_900_000})
        self.assertIn("larger than 2 MB", self.page.text_content("#toast"))
        self.assertGreater(self.main("view.frames.count"), 0)
        self.assertGreater(self.page.locator(".screen").bounding_box()["width"], 100)

    def test_the_address_follows_while_the_view_moves(self):
        self.choose("inbox")
        self.page.evaluate("compositionalPage.stage.main.simulator.fling(9000); compositionalPage.stage.main.fresh = true")
        self.page.wait_for_timeout(200)
        self.choose("messages")
        self.page.evaluate("compositionalPage.stage.main.simulator.fling(20000); compositionalPage.stage.main.fresh = true")
        self.page.wait_for_timeout(900)
        fragment = self.page.evaluate("location.hash")
        self.assertTrue(self.main("view.simulator.isMoving"))
        self.page.close()
        self.page = self.open(fragment)
        self.assertEqual(self.page.input_value("#gallery"), "messages")

    def test_sizes_beyond_all_bounds_are_a_sentence(self):
        self.open_document({"layout": json.loads(playground("gallery", "grid"))["layout"], "environment": {"size": [1e9, 1e9]}, "itemCounts": [60]})
        self.page.select_option("#device", "document")
        self.idle()
        self.assertNotIn("the engine stopped when asked for", self.status())
        self.assertNotIn("the engine stopped when asked for", self.page.text_content("#notice"))
        self.assertGreater(self.page.locator(".screen").bounding_box()["width"], 50)


class WatchedTest(PageTest):
    """A page made from the sources that follows a file, which the test writes."""

    def setUp(self):
        super().setUp()
        self.page.evaluate("(text) => { compositionalPage.documents.follow(text); }", LAYOUT % 44)
        self.idle()

    def save(self, text):
        self.page.evaluate("(text) => { compositionalPage.documents.follow(text); }", text)
        self.idle()

    def test_a_save_is_shown_and_taken_back(self):
        self.save(LAYOUT % 50)
        self.assertEqual(self.text(), LAYOUT % 50)
        self.assertFalse(self.page.is_visible("#document-edited"))
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertEqual(self.text(), LAYOUT % 44)

    def test_own_edits_are_not_replaced_without_a_word(self):
        self.replace('"fractionalWidth": 0.5', '"fractionalWidth": 0.7')
        mine = self.text()
        self.save(LAYOUT % 50)
        self.assertEqual(self.text(), mine)
        self.assertTrue(self.page.is_visible("#question"))
        self.page.click("#question button:has-text('Keep')")
        self.assertFalse(self.page.is_visible("#question"))
        self.save(LAYOUT % 51)
        self.page.click("#question button:has-text('Take')")
        self.idle()
        self.assertEqual(self.text(), LAYOUT % 51)
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertEqual(self.text(), mine)


class ShareTest(PageTest):
    def test_a_file_offers_itself_with_the_document_in_it(self):
        self.choose("grid")
        self.replace("0.2", "0.25")
        text = self.text()
        self.page.click("#share")
        rows = self.page.locator("[role=menuitem]").all_text_contents()
        self.assertTrue(any("this computer only" in row for row in rows), rows)
        with self.page.expect_download() as download:
            self.page.click("[role=menuitem]:has-text('Save this page')")
        self.assertTrue(PAGE.exists())
        copy = download.value.path().with_suffix(".html")
        download.value.save_as(copy)
        self.page.close()
        self.page = self.open(address=copy.as_uri())
        self.assertEqual(self.text(), text)
