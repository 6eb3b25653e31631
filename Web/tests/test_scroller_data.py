"""The scroller when its data changes, at its end, and for those who read it with keys or a screen reader."""

import unittest

from test_scroller import ScrollerTest


class ChangingTests(ScrollerTest):
    def delete(self, first, last):
        self.page.evaluate("""([first, last]) => {
          keys[0].splice(first, last - first + 1);
          window.asked = 0;
          scroller.update({ delete: Array.from({ length: last - first + 1 }, (_, index) => `0.${first + index}`) });
        }""", [first, last])
        self.settle()

    def test_the_next_row_that_is_left_keeps_its_place(self):
        page = self.open()
        page.evaluate("scroller.scrollToItem(500)")
        self.settle()
        before = {cell["key"]: cell["top"] for cell in self.cells()}
        self.delete(300, 502)
        after = {cell["key"]: cell["top"] for cell in self.cells()}
        self.assertAlmostEqual(after[503], before[503], delta=1)
        # Without rows before it, it is the first.
        self.delete(0, 299)
        self.assertEqual(self.cells()[0]["key"], 503)

    def test_of_rows_that_are_all_deleted_the_next_takes_the_place(self):
        page = self.open()
        page.evaluate("scroller.scrollToItem(500)")
        self.settle()
        self.delete(490, 519)
        first = self.cells()[0]
        self.assertEqual(first["key"], 520)
        self.assertAlmostEqual(first["top"], 0, delta=1)

    def test_the_end_is_reached_and_kept(self):
        page = self.open()
        page.evaluate("document.getElementById('view').scrollTop = 1e9")
        self.settle()
        self.settle()
        last = self.cells()[-1]
        self.assertEqual(last["key"], 9999)
        self.assertAlmostEqual(last["bottom"], 800, delta=1)
        left = "(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)(document.getElementById('view'))"
        self.assertLess(page.evaluate(left), 1.5)
        # What grows there pushes the rows up.
        page.evaluate("document.querySelector('[data-key=\"9998\"]').firstChild.style.height = '300px'")
        self.settle()
        self.assertAlmostEqual(self.cells()[-1]["bottom"], 800, delta=1)
        # A step up leaves the end.
        self.check_no_shift(-300)
        page.evaluate("scroller.scrollToItem(5000)")
        self.settle()
        self.assertEqual(self.cells()[0]["key"], 5000)

    def test_the_end_key_reaches_the_end(self):
        page = self.open()
        page.evaluate("document.getElementById('view').tabIndex = 0")
        page.focus("#view")
        page.keyboard.press("End")
        self.settle()
        last = self.cells()[-1]
        self.assertEqual(last["key"], 9999)
        self.assertAlmostEqual(last["bottom"], 800, delta=1)

    def test_the_order_of_the_document_is_that_of_the_rows(self):
        page = self.open()
        page.evaluate("scroller.scrollToItem(600)")
        self.settle()
        for by in (-300, -500, 200, -900, 40):
            page.evaluate("(by) => { document.getElementById('view').scrollTop += by }", by)
            self.settle()
            order = page.evaluate("[...document.querySelectorAll('.cell')].map((cell) => Number(cell.dataset.key))")
            self.assertEqual(order, sorted(order))

    def test_roles_tell_which_row_of_how_many_it_is(self):
        page = self.open()
        page.evaluate("scroller.scrollToItem(600)")
        self.settle()
        row = "((cell) => [cell.getAttribute('role'), cell.getAttribute('aria-posinset'), cell.getAttribute('aria-setsize'), cell.parentElement.getAttribute('role')])"
        self.assertEqual(page.evaluate(f"{row}(document.querySelector('[data-key=\"603\"]'))"), ["listitem", "604", "10000", "list"])
        page = self.open("?sections=20&count=40")
        self.assertEqual(page.evaluate(f"{row}(document.querySelector('[data-key=\"3\"]'))"), ["article", "4", "40", "presentation"])
        self.assertEqual(page.evaluate("document.querySelector('.header').getAttribute('role')"), "heading")

    def test_other_data_is_compared_by_keys(self):
        page = self.open()
        page.evaluate("scroller.scrollToItem(5000)")
        self.settle()
        before = {cell["key"]: cell["top"] for cell in self.cells()}
        page.evaluate("""() => {
          // Some before and after are gone, others are new, and one has moved to the end.
          const left = keys[0].filter((key) => key % 7 !== 1 || (key >= 4990 && key < 5050));
          left.push(left.splice(3, 1)[0]);
          keys[0] = [-1, -2, -3, ...left];
          scroller.setItems(keys[0].length);
        }""")
        self.settle()
        after = {cell["key"]: cell["top"] for cell in self.cells()}
        self.assertEqual(sorted(after), sorted(before))
        for key, top in before.items():
            self.assertAlmostEqual(after[key], top, delta=1)
        self.assertEqual(page.evaluate("scroller.layout.info.itemCounts[0]"), page.evaluate("keys[0].length"))
        page.evaluate("() => { keys[0] = [4, 9, 7, 1, 0, 2, 3, 5, 6, 8]; scroller.setItems(10); }")
        self.settle()
        self.assertEqual([cell["key"] for cell in self.cells()], [4, 9, 7, 1, 0, 2, 3, 5, 6, 8])
        page.evaluate("() => { keys[0] = []; scroller.setItems(0); }")
        self.settle()
        self.assertEqual(page.evaluate("document.querySelectorAll('.cell').length"), 0)
        self.assertEqual(self.errors, [])


if __name__ == "__main__":
    unittest.main()
