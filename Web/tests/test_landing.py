"""What is dragged in the structure, or moved by keys, lands in other lists, where a line shows it."""

import json

from harness import PageTest


class LandingTest(PageTest):
    DOCUMENT = {"layout": {"sections": [
        {"group": {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 100}, "subitems": [
            {"type": "item", "width": {"fractionalWidth": 0.2}, "height": {"fractionalHeight": 1}},
            {"type": "item", "width": {"fractionalWidth": 0.3}, "height": {"fractionalHeight": 1}},
            {"type": "vertical", "width": {"fractionalWidth": 0.4}, "height": {"fractionalHeight": 1}, "subitems": [
                {"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 0.4}}]}]},
         "boundarySupplementaryItems": [{"elementKind": "header", "width": {"fractionalWidth": 1}, "height": {"absolute": 44}, "alignment": "top"}]},
        {"group": {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 50}, "subitems": [
            {"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}}]},
        "environment": {"size": [400, 800]}, "itemCounts": [6, 6]}

    def setUp(self):
        super().setUp()
        self.open_document(self.DOCUMENT)
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.idle()

    def drag(self, path, target, share):
        mark = self.page.evaluate("""([path, target, share]) => {
          const row = (name) => document.querySelector(`[role=treeitem][data-path='${name}'] > .row`);
          const data = new DataTransfer();
          const at = (line) => { const { left, top, height } = line.getBoundingClientRect(); return { clientX: left + 20, clientY: top + height * share, dataTransfer: data, bubbles: true, cancelable: true }; };
          row(path).dispatchEvent(new DragEvent("dragstart", { dataTransfer: data, bubbles: true }));
          const line = row(target);
          line.dispatchEvent(new DragEvent("dragover", at(line)));
          const mark = line.className;
          line.dispatchEvent(new DragEvent("drop", at(line)));
          return mark;
        }""", [path, target, share])
        self.idle()
        return mark

    def sections(self):
        return json.loads(self.text())["layout"]["sections"]

    def selected(self):
        return self.page.locator(".tree [aria-selected=true]").get_attribute("data-path")

    def test_an_item_goes_into_another_group(self):
        group = "sections[0].group"
        self.assertIn("target", self.drag(f"{group}.subitems[0]", f"{group}.subitems[2]", 0.5))
        items = self.sections()[0]["group"]["subitems"]
        self.assertEqual([each["width"] for each in items], [{"fractionalWidth": 0.3}, {"fractionalWidth": 0.4}])
        self.assertEqual([each["width"] for each in items[1]["subitems"]], [{"fractionalWidth": 1}, {"fractionalWidth": 0.2}])
        self.assertEqual(self.selected(), f"{group}.subitems[1].subitems[1]")
        self.page.keyboard.press("Control+z")
        self.idle()
        self.assertEqual(self.sections(), self.DOCUMENT["layout"]["sections"])
        # A line shows where it lands between others.
        self.assertIn("lands-before", self.drag(f"{group}.subitems[1]", f"{group}.subitems[2].subitems[0]", 0.2))
        self.assertEqual([each["width"] for each in self.sections()[0]["group"]["subitems"][1]["subitems"]], [{"fractionalWidth": 0.3}, {"fractionalWidth": 1}])

    def test_a_header_goes_to_another_section_and_nothing_into_itself(self):
        self.assertIn("target", self.drag("sections[0].boundarySupplementaryItems[0]", "sections[1]", 0.5))
        first, second = self.sections()
        self.assertEqual(first["boundarySupplementaryItems"], [])
        self.assertEqual(second["boundarySupplementaryItems"][0]["elementKind"], "header")
        self.assertEqual(self.drag("sections[0].group.subitems[2]", "sections[0].group.subitems[2].subitems[0]", 0.5), "row")
        # A group keeps its last item.
        self.assertEqual(self.drag("sections[1].group.subitems[0]", "sections[0].group", 0.5), "row")

    def test_keys_move_in_and_out(self):
        group = "sections[0].group"
        self.page.click(f"[role=treeitem][data-path='{group}.subitems[1]'] > .row")
        self.page.evaluate("(path) => document.querySelector(`[role=treeitem][data-path='${path}']`).focus()", f"{group}.subitems[1]")
        self.page.keyboard.press("Alt+ArrowDown")
        self.idle()
        self.page.keyboard.press("Alt+ArrowRight")
        self.idle()
        self.assertEqual(self.selected(), f"{group}.subitems[1].subitems[1]")
        self.page.keyboard.press("Alt+ArrowLeft")
        self.idle()
        self.assertEqual(self.selected(), f"{group}.subitems[2]")

    def test_the_line_after_a_section_is_below_all_that_is_in_it(self):
        self.page.evaluate("""() => {
          const row = (name) => document.querySelector(`[role=treeitem][data-path='${name}'] > .row`);
          const data = new DataTransfer();
          row("sections[0]").dispatchEvent(new DragEvent("dragstart", { dataTransfer: data, bubbles: true }));
          const { left, bottom } = row("sections[1]").getBoundingClientRect();
          row("sections[1]").dispatchEvent(new DragEvent("dragover", { clientX: left + 20, clientY: bottom - 2, dataTransfer: data, bubbles: true, cancelable: true }));
        }""")
        marked = self.page.locator(".lands-after")
        self.assertEqual(marked.count(), 1)
        self.assertEqual(marked.locator("xpath=..").get_attribute("data-path"), "sections[1].group.subitems[0]")
