"""Sections of the scroller that scroll across, and cells that are shown beside pinned headers."""

import unittest

from harness import browser
from test_scroller import ScrollerTest

ENGINES = ["", "&core"]
# The cells of the row of a section, in the order of the page: key, left, right, top, bottom.
ROW = """(section) => {
  const { strip } = scroller.rows.find((row) => row.section === section && row.strip);
  return [...strip.element.querySelectorAll(".cell")].map((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return [Number(cell.dataset.key), left, right, top, bottom];
  });
}"""
STRIP = "scroller.rows.find((row) => row.section === 1 && row.strip).strip"


class RowTest(ScrollerTest):
    def row(self, gap=10, sign=1):
        """Returns where the cells of section 1 are: side by side, and all that the view has room for."""
        cells = self.page.evaluate(ROW, 1)
        for (key, left, right, *_), (after, next_left, next_right, *_) in zip(cells, cells[1:]):
            self.assertEqual(after, key + 1)
            self.assertAlmostEqual(next_left - right if sign > 0 else left - next_right, gap, delta=0.6)
        self.assertEqual(self.errors, [])
        return {key: place for key, *place in cells}

    def scroll(self, by):
        self.page.evaluate(f"(by) => {STRIP}.element.scrollBy({{ left: by, behavior: 'instant' }})", by)
        self.settle()

    def rest(self):
        """Waits until a row no longer moves."""
        last = None
        for _ in range(60):
            self.page.wait_for_timeout(60)
            now = self.page.evaluate(f"{STRIP}.element.scrollLeft")
            if now == last:
                return now
            last = now
        self.fail("the row still moves")


class SidewaysTests(RowTest):
    def test_a_row_scrolls_by_itself(self):
        for engine in ENGINES:
            with self.subTest(engine):
                page = self.open(f"?shelves=continuous&sections=6&count=60{engine}")
                page.evaluate("scroller.scrollToItem([1, 0])")
                self.settle()
                first = self.row()
                self.assertAlmostEqual(first[60][0], 20, delta=0.6)
                # Few cells exist, and they are as wide as the layout has them.
                self.assertLess(len(first), 10)
                self.assertAlmostEqual(first[60][1] - first[60][0], 140, delta=0.6)
                top = page.evaluate("scroller.offset")
                for by in (37, 300, 1_000, 4_000, -700):
                    before = self.row()
                    self.scroll(by)
                    after = self.row()
                    for key in set(before) & set(after):
                        self.assertAlmostEqual(after[key][0], before[key][0] - by, delta=1)
                    self.assertLessEqual(min(place[0] for place in after.values()), 0)
                    self.assertGreaterEqual(max(place[1] for place in after.values()), 600)
                # The list has not moved, and the other rows neither.
                self.assertAlmostEqual(page.evaluate("scroller.offset"), top, delta=0.6)
                # At its end, the last cell ends before the inset.
                self.scroll(1e6)
                self.assertAlmostEqual(self.row()[119][1], 580, delta=0.6)
                # Away and back, the row is where it was.
                page.evaluate("document.getElementById('view').scrollTop = 1e6")
                self.settle()
                self.settle()
                self.assertFalse(page.evaluate("scroller.rows.some((row) => row.section === 1)"))
                page.evaluate("scroller.scrollToItem([1, 59])")
                self.settle()
                self.assertAlmostEqual(self.row()[119][1], 580, delta=0.6)

    def test_cells_of_a_row_size_themselves(self):
        for engine in ENGINES:
            with self.subTest(engine):
                page = self.open(f"?shelves=continuous&tags&sections=4&count=80{engine}")
                page.evaluate("scroller.scrollToItem([1, 0], { align: 'center' })")
                self.settle()
                for by in (0, 200, 900, 3_000, -400):
                    self.scroll(by)
                    for key, (left, right, top, bottom) in self.row().items():
                        self.assertAlmostEqual(right - left, 20 + page.evaluate(f"tall({key} + 7)"), delta=0.6)
                        self.assertAlmostEqual(bottom - top, page.evaluate(f"tall({key})") + 1, delta=0.6)
                # The row has room for the highest one, and what follows begins after it.
                lowest = max(place[3] for place in self.row().values())
                below = page.evaluate("scroller.rows.find((row) => row.section === 2).element.getBoundingClientRect().top")
                self.assertGreaterEqual(below, lowest - 0.6)

    def test_rows_rest_at_their_groups(self):
        for engine in ENGINES:
            with self.subTest(engine):
                page = self.open(f"?shelves=groupPaging&sections=4&count=30{engine}")
                page.evaluate("scroller.scrollToItem([1, 0])")
                self.settle()
                self.scroll(190)
                self.assertAlmostEqual(self.rest(), 150, delta=1)
                # An arrow key goes on by one group, and back.
                page.evaluate(f"{STRIP}.element.focus()")
                page.keyboard.press("ArrowRight")
                self.settle()
                self.assertAlmostEqual(self.rest(), 300, delta=1)
                page.keyboard.press("ArrowLeft")
                self.settle()
                self.assertAlmostEqual(self.rest(), 150, delta=1)
                # Groups in the center are there from the beginning.
                page = self.open(f"?shelves=groupPagingCentered&sections=4&count=30{engine}")
                page.evaluate("scroller.scrollToItem([1, 0])")
                self.settle()
                left, right, *_ = self.row()[30]
                self.assertAlmostEqual((left + right) / 2, 300, delta=1)
                self.assertEqual(page.evaluate(f"{STRIP}.element.scrollLeft"), 0)

    def test_a_browser_that_does_not_tell_the_end_of_a_scroll(self):
        page = browser().new_page(viewport={"width": 600, "height": 800})
        self.addCleanup(page.close)
        page.add_init_script("for (const each of [Window, Document, Element, HTMLElement]) delete each.prototype.onscrollend; EventTarget.prototype.add = EventTarget.prototype.addEventListener;"
                             "EventTarget.prototype.addEventListener = function (name, ...rest) { if (name !== 'scrollend') this.add(name, ...rest); };")
        page.goto(f"{self.address}/?shelves=groupPaging&sections=4&count=30&core")
        page.wait_for_selector(".cell")
        self.page, self.errors = page, []
        page.evaluate("scroller.scrollToItem([1, 0])")
        self.settle()
        self.assertFalse(page.evaluate(f"'onscrollend' in {STRIP}.element"))
        self.scroll(190)
        self.wait_for_rest(150)

    def wait_for_rest(self, left):
        for _ in range(50):
            if abs(self.page.evaluate(f"{STRIP}.element.scrollLeft") - left) < 1:
                return
            self.page.wait_for_timeout(60)
        self.fail("the row does not come to rest")

    def test_rows_from_right_to_left(self):
        for engine in ENGINES:
            with self.subTest(engine):
                page = self.open(f"?shelves=continuous&rightToLeft&sections=4&count=40{engine}")
                page.evaluate("scroller.scrollToItem([1, 0])")
                self.settle()
                self.assertAlmostEqual(self.row(sign=-1)[40][1], 580, delta=0.6)
                before = self.row(sign=-1)
                self.scroll(-400)
                after = self.row(sign=-1)
                for key in set(before) & set(after):
                    self.assertAlmostEqual(after[key][0], before[key][0] + 400, delta=1)
                self.scroll(-1e6)
                self.assertAlmostEqual(self.row(sign=-1)[79][0], 20, delta=0.6)

    def test_an_item_of_a_row_is_scrolled_to(self):
        for engine in ENGINES:
            for behavior in ("continuous", "groupPaging", "paging"):
                with self.subTest(engine + behavior):
                    page = self.open(f"?shelves={behavior}&sections=12&count=40{engine}")
                    for section, item in ((5, 20), (5, 22), (9, 39), (1, 0), (5, 3)):
                        page.evaluate("(path) => scroller.scrollToItem(path, { align: 'center' })", [section, item])
                        self.settle()
                        box = page.evaluate("""(key) => {
                          const { left, right, top, bottom } = document.querySelector(`[data-key="${key}"]`).getBoundingClientRect();
                          return [left, right, top, bottom];
                        }""", section * 40 + item)
                        self.assertGreater(min(box[1], 600) - max(box[0], 0), 60, f"{section}.{item} {box}")
                        self.assertGreaterEqual(box[2], 0)
                        self.assertLessEqual(box[3], 800)

    def test_a_row_longer_than_an_element_has_both_ends(self):
        count = 400_000
        for more in ("", "&core", "&rightToLeft"):
            with self.subTest(more):
                sign = -1 if "right" in more else 1
                page = self.open(f"?shelves=continuous&sections=3&count={count}{more}")
                page.evaluate("scroller.scrollToItem([1, 0])")
                self.settle()
                self.assertEqual(min(self.row(sign=sign)), count)
                self.scroll(sign * 1e9)
                self.assertEqual(max(self.row(sign=sign)), 2 * count - 1)
                for item in (300_000, 150_000):
                    page.evaluate("(item) => scroller.scrollToItem([1, item])", item)
                    self.settle()
                    self.assertIn(count + item, self.row(sign=sign))
                    for by in (-100, 400, 2_000, -900):
                        before = self.row(sign=sign)
                        self.scroll(by)
                        after = self.row(sign=sign)
                        for key in set(before) & set(after):
                            self.assertAlmostEqual(after[key][0], before[key][0] - by, delta=1)
                self.assertLess(page.evaluate(f"{STRIP}.element.scrollWidth"), 17_000_000)
                self.scroll(-sign * 1e9)
                self.assertEqual(min(self.row(sign=sign)), count)

    def test_rows_are_lists_with_names_in_order(self):
        page = self.open("?shelves=continuous&sections=6&count=30")
        page.evaluate("scroller.scrollToItem([1, 0])")
        self.settle()
        found = page.evaluate(f"""() => {{
          const {{ element, content }} = {STRIP};
          const cell = content.querySelector(".cell");
          const outside = document.querySelector(".cell[role=article]");
          return [element.getAttribute("aria-label"), element.tabIndex, content.getAttribute("role"), cell.getAttribute("role"),
            cell.getAttribute("aria-posinset"), cell.getAttribute("aria-setsize"), outside !== null, content.parentElement.parentElement.getAttribute("role")];
        }}""")
        self.assertEqual(found, ["Section 1", 0, "list", "listitem", "1", "30", True, "presentation"])
        # What is read follows the places: down the page, and along each row.
        for by in (0, 500, 900, -300, 1_700):
            self.page.evaluate("(by) => { document.getElementById('view').scrollTop += by }", by)
            self.settle()
            order = page.evaluate("[...document.querySelectorAll('.cell')].map((cell) => Number(cell.dataset.key))")
            self.assertEqual(order, sorted(order))
        # A change of the data leaves the row where it was.
        page.evaluate("scroller.scrollToItem([1, 0])")
        self.settle()
        self.scroll(700)
        before = self.row()
        page.evaluate("() => { keys[0].shift(); scroller.update({ delete: ['0.0'] }); }")
        self.settle()
        after = self.row()
        for key in before:
            self.assertAlmostEqual(after[key][0], before[key][0], delta=1)

    def test_a_sideways_list_has_rows_that_scroll_down(self):
        page = self.open("?horizontal&shelves=continuous&sections=4&count=30")
        page.evaluate("scroller.scrollToItem([1, 0])")
        self.settle()
        place = f"(() => {{ const {{ top }} = {STRIP}.content.querySelector('[data-key=\"34\"]').getBoundingClientRect(); return top; }})()"
        before = page.evaluate(place)
        page.evaluate(f"{STRIP}.element.scrollTop = 100")
        self.settle()
        self.assertAlmostEqual(page.evaluate(place), before - 100, delta=1)
        self.assertEqual(self.errors, [])


class PinnedTests(ScrollerTest):
    def box(self, key):
        return self.page.evaluate("""(key) => {
          const { top, bottom } = document.querySelector(`[data-key="${key}"]`).getBoundingClientRect();
          return [top, bottom];
        }""", key)

    def test_items_are_shown_below_a_pinned_header(self):
        for engine in ENGINES:
            with self.subTest(engine):
                page = self.open(f"?sections=20&count=40{engine}")
                for align in ("start", "nearest"):
                    for item in ([3, 17], [9, 0], [5, 39], [2, 1]):
                        page.evaluate("([item, align]) => { scroller.scrollToItem([19, 39]); scroller.scrollToItem(item, { align }) }", [item, align])
                        self.settle()
                        top, bottom = self.box(item[0] * 40 + item[1])
                        self.assertAlmostEqual(top, 30, delta=1, msg=f"{item} {align}")
                # A cell half under the header is not in sight.
                page.evaluate("() => { scroller.scrollToItem([3, 17]); document.getElementById('view').scrollTop += 10; }")
                self.settle()
                page.evaluate("scroller.scrollToItem([3, 17], { align: 'nearest' })")
                self.settle()
                self.assertAlmostEqual(self.box(137)[0], 30, delta=1)
                # The first one of all has its header above it.
                page.evaluate("scroller.scrollToItem([0, 0])")
                self.settle()
                self.assertAlmostEqual(self.box(0)[0], 30, delta=1)

    def test_the_focus_is_shown_below_a_pinned_header(self):
        for window in ("", "&window"):
            with self.subTest(window):
                page = self.open(f"?sections=20&count=40&buttons{window}")
                page.evaluate("scroller.scrollToItem([3, 17])")
                self.settle()
                page.focus('[data-key="137"] button')
                for key in (136, 135, 134, 133):
                    page.keyboard.press("Shift+Tab")
                    self.settle()
                    self.settle()
                    top = page.evaluate("document.activeElement.getBoundingClientRect().top")
                    self.assertEqual(page.evaluate("document.activeElement.closest('.cell').dataset.key"), str(key))
                    self.assertGreaterEqual(top, 29)


if __name__ == "__main__":
    unittest.main()
