"""Swift beside the document, and documents from Swift code."""

import json

from harness import PHONE, PageTest, gallery, playground

PROVIDER = """import UIKit

func layout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { index, environment in
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.accessibilityHint = "two in a row"
    let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}
"""


class CodePaneTest(PageTest):
    def code(self):
        return self.page.text_content("#code-pane .code")

    def test_the_code_stands_beside_the_device_and_follows_edits(self):
        self.choose("grid")
        self.page.click("role=tab[name='Swift']")
        self.assertFalse(self.page.is_visible("#editor"))
        self.assertEqual(self.code(), playground("convert", "grid", "--to", "dsl"))
        self.page.select_option("#code-pane select", "uikit")
        self.assertEqual(self.code(), playground("convert", "grid", "--to", "uikit"))
        # An edit by a field of the inspector is in the code at once.
        self.page.evaluate("compositionalPage.selecting.choosePath('sections[0].group')")
        field = self.page.get_by_role("spinbutton", name="Height")
        field.fill("0.25")
        field.press("Enter")
        self.wait("document.querySelector('#code-pane .code').textContent.includes('.fractionalWidth(0.25)')", 2)
        self.page.keyboard.press("Escape")
        self.page.focus("role=tab[name='Swift']")
        self.page.keyboard.press("ArrowLeft")
        self.assertTrue(self.page.is_visible("#editor"))
        self.assertFalse(self.page.is_visible("#code-pane"))

    def test_what_the_code_leaves_out_is_said(self):
        self.choose("messages")
        self.page.click("role=tab[name='Swift']")
        self.assertIn("measurement of elements is left out", self.page.text_content("#code-pane .notes"))


    def test_what_is_shown_in_the_document_is_shown_in_json(self):
        self.choose("grid")
        self.page.evaluate("compositionalPage.selecting.select('cell 0.1')")
        self.page.click("role=tab[name='Swift']")
        self.page.click("#selection-card button:text-is('In document')")
        self.assertTrue(self.page.is_visible("#editor"))
        self.replace('"fractionalWidth"', '"wide"')
        self.page.click("role=tab[name='Swift']")
        self.page.click("#document-status button:text-is('Show')")
        self.assertTrue(self.page.is_visible("#editor"))
        self.assertEqual(self.page.evaluate("document.activeElement.tagName"), "TEXTAREA")

    def test_a_layout_of_the_gallery_takes_another_name(self):
        self.choose("grid")
        self.idle()
        name = json.loads(self.text())["name"]
        self.replace(f'"name": "{name}"', '"name": "My shop"')
        self.assertEqual(self.page.text_content("#document-name"), "My shop")
        self.assertIn("My shop", self.page.title())
        self.page.click("role=tab[name='Swift']")
        self.wait("document.querySelector('#code-pane .code').textContent.includes('makeMyShopLayout')", 5)
        # The code that is taken away has the same name.
        self.page.click("#export")
        self.page.click("[role=menuitem]:has-text('DSL')")
        self.page.wait_for_selector("dialog[open] .code")
        self.assertEqual(self.page.text_content("dialog[open] .code"), self.code())


class ReadingTest(PageTest):
    def test_code_is_pasted_at_once(self):
        self.page.click("role=tab[name='Swift']")
        self.page.click("#code-pane button:text-is('Paste code')")
        self.assertEqual(self.page.evaluate("document.activeElement.getAttribute('aria-label')"), "Swift code")

    def paste(self, text, place=".editor textarea"):
        self.page.evaluate("""([text, place]) => {
          const data = new DataTransfer();
          data.setData("text/plain", text);
          document.querySelector(place).dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        }""", [text, place])

    def normal(self):
        return json.loads(self.main("view.layout.document('layout')"))

    def test_code_that_is_pasted_becomes_the_document(self):
        for name in gallery():
            self.choose(name)
            self.wait("!compositionalPage.trial.isBusy", 5)
            normal = self.normal()
            for form in ["dsl", "uikit"]:
                with self.subTest(f"{name} {form}"):
                    self.paste(playground("convert", name, "--to", form))
                    self.page.click("#code-dialog button:text-is('Make it the document')")
                    self.wait("!compositionalPage.trial.isBusy", 5)
                    self.assertEqual(self.normal(), normal)
                    self.assertEqual(self.page.evaluate("compositionalPage.store.state.base"), "")

    def test_a_fraction_of_whole_numbers_is_no_whole_number(self):
        self.paste("""
        func layout() -> UICollectionViewLayout {
          let rows = 7 / 2
          let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(2/3), heightDimension: .fractionalHeight(1/4)))
          let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)), repeatingSubitem: item, count: rows)
          return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }""")
        self.page.click("#code-dialog button:text-is('Make it the document')")
        self.wait("!compositionalPage.trial.isBusy", 5)
        group = self.normal()["sections"][0]["group"]
        item = group["repeatingSubitem"]
        self.assertEqual([group["count"], item["width"]["fractionalWidth"], item["height"]["fractionalHeight"]], [3, 2 / 3, 0.25])

    def test_it_is_one_change_that_undo_takes_back(self):
        self.choose("grid")
        text = self.text()
        self.paste(playground("convert", "rows" if "rows" in gallery() else "storefront", "--to", "uikit"))
        self.page.click("#code-dialog button:text-is('Make it the document')")
        self.assertNotEqual(self.text(), text)
        self.page.click("#toast button")
        self.assertEqual(self.text(), text)
        self.assertEqual(self.page.input_value("#gallery"), "grid")

    def test_what_cannot_be_read_is_named_with_its_line(self):
        self.page.click("#open")
        self.page.click("[role=menuitem]:has-text('Swift code')")
        self.page.fill("#code-dialog textarea", PROVIDER)
        self.page.wait_for_selector("#code-dialog [role=status]:has-text('1 section is read. 2 parts are not read')")
        rows = self.page.locator("#code-dialog .findings li").all_text_contents()
        self.assertIn("Line 7: ", rows[0])
        self.assertIn("accessibilityHint", rows[0])
        self.assertIn("Line 8: ", rows[1])
        self.page.click("#code-dialog .findings li >> nth=1")
        chosen = self.page.evaluate("""(() => { const area = document.querySelector("#code-dialog textarea");
            return area.value.slice(area.selectionStart, area.selectionEnd); })()""")
        self.assertIn("let columns", chosen)
        self.page.fill("#code-dialog textarea", "print(1)")
        self.page.wait_for_selector("#code-dialog [role=status]:has-text('no layout')")
        self.assertTrue(self.page.is_disabled("#code-dialog button:text-is('Make it the document')"))
        self.page.keyboard.press("Escape")
        # The browser closes a dialog first, and says so in a later task.
        self.page.wait_for_selector("#code-dialog", state="detached", timeout=5000)

    def test_a_class_is_read_and_a_guess_is_marked_until_it_is_changed(self):
        code = PROVIDER.replace("import UIKit", "import UIKit\n\nfinal class Grid: UICollectionViewController {\n  class func make() -> Grid { Grid() }") + "}\n"
        self.paste(code.replace("subitems: [item]", "repeatingSubitem: item, count: columns").replace(".absolute(44)", ".absolute(Metrics.rowHeight)"))
        self.page.wait_for_selector("#code-dialog [role=status]:has-text('1 section is read. 2 values are guessed.')")
        self.assertIn("count 2 is taken", self.page.text_content("#code-dialog .findings"))
        self.page.click("#code-dialog button:text-is('Make it the document')")
        self.idle()
        marks = self.page.locator("#findings-card .findings li:has-text('guess')")
        self.assertEqual(marks.count(), 2)
        self.assertIn("count 2 is a guess", marks.nth(1).text_content())
        marks.nth(1).locator("button").click()
        self.assertEqual(self.page.evaluate("(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(document.querySelector('.editor textarea'))"), '"count": 2')
        self.replace('"count": 2', '"count": 3')
        self.wait("[...document.querySelectorAll('#findings-card .findings li')].filter((each) => each.textContent.includes('is a guess')).length === 1", 3)
        self.page.keyboard.press("Control+z")
        self.wait("[...document.querySelectorAll('#findings-card .findings li')].filter((each) => each.textContent.includes('is a guess')).length === 2", 3)

    def test_json_is_pasted_as_before(self):
        self.page.evaluate("document.querySelector('.editor textarea').select()")
        self.paste('{"sections": []}')
        self.assertEqual(self.page.locator("#code-dialog").count(), 0)

    def test_a_file_of_code_is_read(self):
        self.page.evaluate("""([text]) => { const data = new DataTransfer();
            data.items.add(new File([text], "Layout.swift", { type: "text/plain" }));
            dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })); }""", [PROVIDER])
        self.page.wait_for_selector("#code-dialog [role=status]:has-text('1 section is read')")

    def test_hostile_code_leaves_the_page_alive(self):
        for text in ["CompositionalLayout {" * 20_000, "NSCollectionLayout(" * 20_000, "let a = NSCollectionLayout" + "(" * 100_000]:
            self.paste(text)
            self.page.wait_for_selector("#code-dialog [role=status]:has-text('no layout')", timeout=5000)
            self.page.keyboard.press("Escape")
            self.page.wait_for_selector("#code-dialog", state="detached", timeout=5000)


class PhoneCodeTest(PageTest):
    viewport = PHONE
    touch = True

    def test_the_tab_is_in_the_sheet_of_the_document(self):
        self.page.click(".tabs [data-pane=document]")
        self.page.click("role=tab[name='Swift']")
        self.assertIn("import CompositionalDSL", self.page.text_content("#code-pane .code"))
        box = self.page.locator("#code-pane .code").bounding_box()
        self.assertLessEqual(box["x"] + box["width"], 390)
