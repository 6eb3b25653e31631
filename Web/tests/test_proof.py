"""The frames of a real collection view over those of the simulation."""

import json
import tempfile
from pathlib import Path

from harness import PHONE, ROOT, PageTest, playground

CASE = ROOT / "Tests/CompositionalDocumentsTests/Fixtures/static/010-row-of-0-4-fixed-10.json"


class ProofTest(PageTest):
    def case(self):
        return json.loads(CASE.read_text())

    def open_case(self, case):
        self.open_document(case)
        self.page.select_option("#device", "document")
        self.wait("!compositionalPage.trial.isBusy", 5)

    def compare(self, value):
        """Chooses a recording as a file, by the menu."""
        self.page.click("#diff")
        with self.page.expect_file_chooser() as chooser:
            self.page.click("[role=menuitem]:has-text('A recording of a device')")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        file = Path(folder.name) / "device.json"
        file.write_text(value if isinstance(value, str) else json.dumps(value))
        # The file is read, and then there is a card or a sentence.
        self.page.evaluate("""() => {
          window.isAnswered = false;
          const seen = new MutationObserver(() => { window.isAnswered = true; });
          for (const id of ["toast", "proof-card"]) seen.observe(document.getElementById(id), { subtree: true, childList: true, characterData: true, attributes: true });
        }""")
        chooser.value.set_files(file)
        self.wait("isAnswered", 10)
        self.idle()

    def test_another_document_ends_the_comparison(self):
        case = self.case()
        self.open_case(case)
        self.page.click("text=Lay them over the layout")
        self.idle()
        self.assertTrue(self.page.is_visible("#proof-card"))
        self.choose("list")
        self.idle()
        self.assertFalse(self.page.is_visible("#proof-card"))

    def title(self):
        return self.page.text_content("#proof-card h2")

    def rows(self):
        return [row.text_content() for row in self.page.locator("#proof-card li button span").all()]

    def test_what_a_device_answered_agrees(self):
        self.open_case(self.case())
        self.page.click("#diff")
        self.page.click("[role=menuitem]:has-text('The frames that it expects')")
        self.assertEqual(self.title(), "All 8 agree with the device")
        self.assertEqual(self.main("view.proof.agree.length"), 8)

    def test_differences_are_colored_and_listed_the_worst_first(self):
        case = self.case()
        self.open_case(case)
        recorded = self.case()
        elements = recorded["expected"]["elements"]
        elements[3]["frame"][0] += 2
        elements[5]["frame"][3] = 17
        removed = elements.pop(6)
        elements.append({"id": "cell 0.9", "frame": [0, 50, 124, 10], "zIndex": 0})
        recorded["expected"]["items"] = []
        plain = self.page.screenshot(clip=self.page.locator(".screen").bounding_box())
        self.compare(recorded)
        self.assertEqual(self.title(), "4 of 9 differ from the device")
        rows = self.rows()
        self.assertEqual({rows[0].split(",")[0], rows[1].split(",")[0]}, {"cell 0.6", "cell 0.9"})
        self.assertIn("not on the device", next(row for row in rows if "0.6" in row))
        self.assertIn("not in the simulation", next(row for row in rows if "0.9" in row))
        self.assertEqual(rows[2], "cell 0.5, by 7height 17 on the device, 10 here")
        self.assertEqual(rows[3], "cell 0.3, by 2x 136 on the device, 134 here")
        self.assertNotEqual(plain, self.page.screenshot(clip=self.page.locator(".screen").bounding_box()))
        self.page.click("#proof-card li >> nth=2 >> button")
        self.assertEqual(self.page.text_content("#selection-card h2"), "cell 0.5")
        # The comparison follows the document.
        self.replace('"fixed": 10', '"fixed": 12')
        self.assertTrue(any("cell 0.1" in row for row in self.rows()))
        self.page.click("#proof-card button:text-is('Close')")
        self.assertIsNone(self.main("view.proof"))
        self.assertEqual(removed["id"], "cell 0.6")

    def test_an_answer_of_the_command_is_laid_over_its_view(self):
        self.choose("storefront")
        answer = playground("query", "storefront", "--offset", "0,300", "--format", "json")
        self.compare(answer)
        self.assertIn("differ from the device", self.title())
        self.assertIn("720 × 480", self.page.text_content("#proof-card"))
        self.page.click("#proof-card button:text-is('Show that view')")
        self.idle()
        count = len(json.loads(answer)["elements"])
        self.assertEqual(self.title(), f"All {count} agree with the device")

    def test_a_list_of_frames_without_names(self):
        self.open_case(self.case())
        frames = [element["frame"] for element in self.case()["expected"]["elements"]]
        self.compare({"view": [320, 480], "frames": frames})
        self.assertEqual(self.title(), "All 8 agree with the device")
        frames[4] = [3, 20, 124, 10]
        self.compare({"view": [320, 480], "frames": frames})
        self.assertEqual(self.rows(), ["cell 0.4, by 3x 3 on the device, 0 here"])

    def test_a_difference_out_of_sight_is_scrolled_to(self):
        self.choose("grid")
        cells = json.loads(playground("query", "grid", "--size", "393x852", "--format", "json"))
        self.main("view.simulator.scrollTo({ offset: [0, 0], animated: false })")
        last = self.main("view.layout.attributes('cell 0.59').frame")
        self.compare({"elements": [{"id": "cell 0.59", "frame": [value + 1 for value in last]}], "contentSize": cells["contentSize"]})
        self.page.select_option("#device", "iPhone SE (3rd)")
        self.idle()
        self.page.click("#proof-card li button >> nth=0")
        self.rest()
        self.idle()
        self.assertGreaterEqual(self.main("view.indexOf('cell 0.59')"), 0)

    # Three of 96 points and two gaps of 8 are 304 points wide, 8 more on each side fill 320.
    FLOW = {
        "flowLayout": {"itemSize": [96, 80], "minimumLineSpacing": 12, "minimumInteritemSpacing": 8,
                       "sectionInset": {"top": 8, "left": 8, "bottom": 8, "right": 8}},
        "environment": {"size": [320, 480]}, "itemCounts": [7],
    }

    def test_a_flow_layout_is_laid_over_the_layout_in_its_place(self):
        def case(spacing):
            return {"layout": {"sections": [{
                "interGroupSpacing": spacing, "contentInsets": {"top": 8, "leading": 8, "bottom": 8, "trailing": 8},
                "group": {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 80}, "count": 3,
                          "interItemSpacing": {"fixed": 8},
                          "subitem": {"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}}}]},
                "environment": {"size": [320, 480]}, "itemCounts": [7]}

        self.open_case(case(12))
        self.compare(self.FLOW)
        self.assertEqual(self.title(), "All 7 agree with the flow layout")
        self.open_case(case(10))
        self.compare(self.FLOW)
        self.assertEqual(self.title(), "4 of 7 differ from the flow layout")
        self.assertEqual(self.rows()[0], "cell 0.6, by 4y 192 in the flow layout, 188 here")
        self.compare({"flowLayout": {"itemSize": [96]}})
        self.assertIn("flowLayout.itemSize", self.page.text_content("#toast"))

    def test_damaged_recordings_are_refused(self):
        for value, words in [("{", "damaged"), ({"elements": [{"id": 3}]}, "no element"), ({"frames": "x"}, "no list of frames"), ({"elements": []}, "has no frames"),
                             ({"elements": [{"id": "cell 0.0", "frame": [1, 2, None, 4]}]}, "no element")]:
            self.compare(value)
            self.assertIn(words, self.page.text_content("#toast"))
            self.assertFalse(self.page.is_visible("#proof-card"))
        # Strange names and places do no harm.
        self.compare({"elements": [{"id": "<b>x", "frame": [1e300, 0, -5, 1e-300]}, {"id": "cell 99.1", "frame": [0, 0, 1, 1]}]})
        self.assertIn("2 of 2 differ", self.title())

    def test_a_file_that_is_dropped_is_compared(self):
        self.choose("grid")
        self.drop(playground("query", "grid", "--format", "json"))
        self.assertIn("the device", self.title())

    def test_a_flow_layout_that_is_dropped_is_compared(self):
        self.choose("grid")
        self.drop(json.dumps(self.FLOW))
        self.assertIn("the flow layout", self.title())

    def drop(self, text):
        self.page.evaluate("""([text]) => { const data = new DataTransfer();
            data.items.add(new File([text], "answer.json", { type: "application/json" }));
            dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })); }""",
            [text])
        self.page.wait_for_selector("#proof-card h2")


class PhoneProofTest(ProofTest):
    viewport = PHONE
    theme = "dark"

    # On a phone the card is in the sheet of the inspector; two of the tests suffice.
    for name in [name for name in dir(ProofTest) if name.startswith("test_")]:
        locals()[name] = None
    del name

    def test_the_card_is_in_the_sheet(self):
        case = self.case()
        case["expected"]["elements"][2]["frame"][1] = 13
        self.page.evaluate("(text) => { compositionalPage.open(text, ''); compositionalPage.store.set({ device: 'document' }); }", json.dumps(case))
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.page.evaluate("compositionalPage.proof.open(compositionalPage.store.state.text, 'the case')")
        self.assertTrue(self.page.is_visible("#proof-card"))
        self.assertEqual(self.rows(), ["cell 0.2, by 3y 13 on the device, 10 here"])


class RecordedTest(PageTest):
    """The frames of real phones over their layouts, by a click."""

    def test_every_layout_has_the_frames_of_its_phone(self):
        count = self.page.evaluate("compositionalPage.documents.recorded().length")
        self.assertGreater(count, 20)
        for number in range(count):
            self.page.evaluate("(number) => compositionalPage.documents.recorded()[number][2]()", number)
            self.wait("!compositionalPage.trial.isBusy && compositionalPage.proof.isOpen", 5)
            self.idle()
            card = self.page.text_content("#proof-card")
            self.assertRegex(card, r"(\d+) of \1 equal, (iP|a device)", msg=str(number) + card[:400])

    def test_it_is_one_choice_in_the_menu(self):
        self.page.click("#open")
        self.page.click("[role=menuitem]:has-text('Recorded frames')")
        self.page.click("[role=menuitem]:has-text('A mosaic of a large and eight small cells')")
        self.page.wait_for_selector("#proof-card:has-text('8 of 8 equal, iPhone 11, iOS 15')")
        self.assertEqual(self.page.locator("#recorded-offer").count(), 0)
        self.page.click("#proof-card button:text-is('Close')")
        self.page.click("#findings-card button:text-is('Lay them over the layout')")
        self.page.wait_for_selector("#proof-card:has-text('8 of 8 equal')")

    def test_a_file_keeps_its_own_view(self):
        text = (ROOT / "Documentation/Examples/layouts/photos.json").read_text()
        self.page.evaluate("""(text) => { const data = new DataTransfer(); data.items.add(new File([text], "photos.json", { type: "application/json" }));
            dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })); }""", text)
        self.wait("!compositionalPage.trial.isBusy && compositionalPage.store.state.device === 'document'", 5)
        self.idle()
        self.assertEqual(self.main("view.size"), [375, 812])
        self.assertIn("375 × 812", self.page.evaluate("document.querySelector('#device').selectedOptions[0].textContent"))
        widths = {round(frame[2], 2) for name, frame in self.frames().items() if name.startswith("cell")}
        self.assertIn(76.67, widths)
