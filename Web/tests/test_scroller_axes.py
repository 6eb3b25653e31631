"""The scroller sideways, in the window, and over the sections of lists, whose headers hold something."""

import unittest

from test_scroller import ScrollerTest

# The cells in sight along an axis, with what they are: [key, start, end].
PLACES = """([start, end, length]) => [...document.querySelectorAll(".cell")]
  .map((cell) => { const box = cell.getBoundingClientRect(); return [Number(cell.dataset.key), box[start], box[end]]; })
  .filter((cell) => cell[2] > 0.5 && cell[1] < window[length] - 0.5)
  .sort((one, other) => one[1] - other[1])"""
DOWN, ACROSS = ["top", "bottom", "innerHeight"], ["left", "right", "innerWidth"]
ENGINES = ["", "&core"]


class AxisTest(ScrollerTest):
    def places(self, axis, fills=True, step=1):
        """Returns where cells are: each begins where the one before it ends."""
        cells = self.page.evaluate(PLACES, axis)
        for (key, _, end), (next_key, start, _) in zip(cells, cells[1:]):
            self.assertEqual(next_key, key + step)
            self.assertAlmostEqual(start, end, delta=0.6)
        if fills:
            self.assertLessEqual(cells[0][1], 0.6)
            self.assertGreaterEqual(cells[-1][2], self.page.evaluate(axis[2]) - 0.6)
        self.assertEqual(self.errors, [])
        return {key: start for key, start, _ in cells}

    def check_step(self, axis, by, step=1):
        """Cells that stay in sight move by a step of what scrolls, and by no more."""
        before = self.places(axis, False, step)
        self.page.evaluate("([by, name]) => (scroller._inWindow ? window.scrollBy({ [name]: by, behavior: 'instant' }) : document.getElementById('view').scrollBy({ [name]: by, behavior: 'instant' }))", [by, axis[0]])
        self.settle()
        after = self.places(axis, False, step)
        for key in set(before) & set(after):
            self.assertAlmostEqual(after[key], before[key] - by, delta=1, msg=f"{key}, by {by}")

    def test_a_list_scrolls_sideways(self):
        for engine in ENGINES:
            with self.subTest(engine):
                page = self.open(f"?horizontal{engine}")
                self.assertEqual(next(iter(self.places(ACROSS))), 0)
                page.evaluate("scroller.scrollToItem(5000, { align: 'center' })")
                self.settle()
                cell = next(box for key, box in self.places(ACROSS).items() if key == 5000)
                width = page.evaluate("tall(5000)")
                self.assertAlmostEqual(cell + width / 2, 300, delta=1)
                for by in (-5, -120, -333, -700, 250, -4_000, -640, 1_000):
                    self.check_step(ACROSS, by)
                before = self.places(ACROSS)
                page.evaluate("""() => {
                  keys[0].unshift(-1, -2, -3);
                  scroller.update({ insert: ["0.0", "0.1", "0.2"] });
                }""")
                self.settle()
                self.assertEqual(sorted(self.places(ACROSS)), sorted(before))
                page.evaluate("document.getElementById('view').scrollLeft = 1e9")
                self.settle()
                self.settle()
                self.assertEqual(list(self.places(ACROSS))[-1], 9999)
                # Cells are as high as the view.
                self.assertAlmostEqual(page.evaluate("document.querySelector('.cell').getBoundingClientRect().height"), 800, delta=1)

    def test_a_list_scrolls_to_the_left(self):
        for engine in ENGINES:
            with self.subTest(engine):
                page = self.open(f"?horizontal&rightToLeft&count=400{engine}")
                # It begins at the right, and reads to the left.
                first = self.places(ACROSS, step=-1)
                self.assertEqual(list(first)[-1], 0)
                order = page.evaluate("[...document.querySelectorAll('.cell')].map((cell) => Number(cell.dataset.key))")
                self.assertEqual(order, sorted(order))
                self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('.cell')).direction"), "rtl")
                for by in (-500, -2_000, 300):
                    self.check_step(ACROSS, by, -1)
                page.evaluate("scroller.scrollToItem(200)")
                self.settle()
                cell = next(place for key, place in self.places(ACROSS, step=-1).items() if key == 200)
                self.assertAlmostEqual(cell + page.evaluate("tall(200)"), 600, delta=1)

    def test_the_window_scrolls_a_list_between_others(self):
        for engine in ENGINES:
            with self.subTest(engine):
                page = self.open(f"?window{engine}")
                self.assertAlmostEqual(self.places(DOWN, False)[0], 350, delta=0.6)
                self.assertLess(page.evaluate("document.querySelectorAll('.cell').length"), 40)
                # What is before the list scrolls away with it.
                for by in (200, 400, 20, 3_000, -10, -2_700):
                    self.check_step(DOWN, by)
                page.evaluate("scroller.scrollToItem(5000)")
                self.settle()
                self.assertAlmostEqual(self.places(DOWN)[5000], 0, delta=1)
                for by in (-5, -333, -700, -20_000, 640):
                    self.check_step(DOWN, by)
                before = self.places(DOWN)
                page.evaluate("""() => {
                  keys[0].unshift(...Array.from({ length: 30 }, (_, index) => -1 - index));
                  scroller.update({ insert: Array.from({ length: 30 }, (_, index) => `0.${index}`) });
                }""")
                self.settle()
                after = self.places(DOWN)
                for key, top in before.items():
                    self.assertAlmostEqual(after[key], top, delta=1)
                # The end of the window is below the list.
                page.evaluate("window.scrollTo(0, 1e9)")
                for _ in range(4):
                    self.settle()
                page.evaluate("window.scrollTo(0, 1e9)")
                self.settle()
                bottom = page.evaluate("Math.max(...[...document.querySelectorAll('.cell')].map((cell) => cell.getBoundingClientRect().bottom))")
                self.assertAlmostEqual(bottom, 450, delta=1.5)
                self.assertIn(9999, self.places(DOWN, False))
                page.evaluate("window.scrollTo(0, 0)")
                self.settle()
                self.assertAlmostEqual(page.evaluate("document.getElementById('view').getBoundingClientRect().top"), 350, delta=0.6)
                page.evaluate("scroller.destroy()")
                page.evaluate("window.scrollTo(0, 100)")
                self.settle()
                self.assertEqual(self.errors, [])

    def test_headers_pin_in_the_window(self):
        page = self.open("?window&sections=20&count=40")
        page.evaluate("window.scrollTo(0, 350 + 1_500)")
        self.settle()
        stuck = page.evaluate("[...document.querySelectorAll('.header')].filter((header) => header.parentElement.style.position === 'sticky').map((header) => header.getBoundingClientRect().top)")
        self.assertEqual(len(stuck), 1)
        self.assertAlmostEqual(stuck[0], 0, delta=0.6)

    def test_headers_of_lists_are_as_high_as_what_they_hold(self):
        for engine in ENGINES:
            with self.subTest(engine):
                page = self.open(f"?lists&sections=60&count=7{engine}")
                for offset in (0, 1_300, 9_000, 8_200, 20_000, 1e9, 0):
                    page.evaluate("(top) => { document.getElementById('view').scrollTop = top }", offset)
                    self.settle()
                    titles = page.evaluate("""() => [...document.querySelectorAll(".title[role=heading]")].map((title) => {
                      const { height } = title.getBoundingClientRect();
                      return [Number(title.textContent.slice(8)), height];
                    })""")
                    self.assertGreater(len(titles), 0)
                    for section, height in titles:
                        self.assertAlmostEqual(height, 24 + 9 * (section % 4), delta=0.6)
                self.assertEqual(self.errors, [])
                # Nothing lies over another.
                boxes = page.evaluate("scroller.rows.map(({ y, height, kind, role }) => [y, y + height, role]).filter((row) => row[2] !== 2)")
                for (_, end, _), (start, _, _) in zip(boxes, boxes[1:]):
                    self.assertGreaterEqual(start, end - 0.6)


if __name__ == "__main__":
    unittest.main()
