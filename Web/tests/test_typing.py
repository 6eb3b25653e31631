"""Typing: where an error is, long documents, long lines, fields."""

import json
import statistics

from harness import PageTest, alone, playground


def long_document(size):
    """Returns a document of many sections, of about so many bytes."""
    section = {"group": {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 44},
                         "subitems": [{"type": "item", "width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}]},
               "contentInsets": {"top": 8, "leading": 16, "bottom": 8, "trailing": 16}}
    one = len(json.dumps(section, indent=2)) * 1.3
    return json.dumps({"sections": [section] * max(1, round(size / one))}, indent=2)


class ErrorPlaceTest(PageTest):
    def test_an_error_of_json_is_where_the_command_says_it_is(self):
        for text in [
            playground("gallery", "discover").replace("}", "", 3),
            '{"sections": [\n  {"group": }\n]}', '{"sections": [1, 2,, 3]}', '{"sections": [\n\n\n', '[1,\n2\n3]', '{"a": "b\nc"}',
        ]:
            with self.subTest(text[:30]):
                self.open_document(text)
                self.idle()
                from subprocess import run
                from harness import PLAYGROUND
                import re
                import tempfile
                with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
                    file.write(text)
                    file.flush()
                    said = run([PLAYGROUND, "lint", file.name], capture_output=True, text=True).stderr
                line, column = map(int, re.search(r"line (\d+), column (\d+)", said).groups())
                self.assertIn(f"Line {line}, column {column}", self.status())
                self.assertEqual(self.page.evaluate("compositionalPage.editor.problem.line"), line)
                self.page.click("#document-status button:has-text('Show')")
                at = self.page.evaluate("document.querySelector('.editor textarea').selectionStart")
                self.assertIn(text[:at].count("\n") + 1, [line, line - 1] if column == 1 else [line])
                self.idle()
                self.assertEqual(self.page.locator(".gutter .bad").all_text_contents(), [str(text[:at].count("\n") + 1)])

    def test_nothing_is_spell_checked(self):
        self.assertEqual(self.page.evaluate("[...document.querySelectorAll('textarea, input[type=search], #counts')].map((each) => each.spellcheck)"), [False] * 4)


class LongTextTest(PageTest):
    def key_time(self, size):
        """Returns the work of the page's thread for a key with its two pictures, before typing rests, and the paces
        beside it, in milliseconds."""
        self.open_document(long_document(size))
        self.wait("!compositionalPage.trial.isBusy", 20)
        self.page.wait_for_timeout(800)
        session = self.context.new_cdp_session(self.page)
        # The time of the thread, which other work on the computer does not change.
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        work = lambda: {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}["TaskDuration"]
        self.page.evaluate("""() => {
          const area = document.querySelector(".editor textarea");
          area.focus();
          const at = area.value.indexOf("fractionalWidth", area.value.length / 2);
          area.setSelectionRange(at, at);
        }""")
        self.page.wait_for_timeout(500)
        # However slow the computer is, this is one stretch of typing.
        self.page.evaluate("Object.assign(compositionalPage.editor.changeSoon, { after() {} })")
        times, paces = [], []
        for _ in range(15):
            paces.append(self.pace())
            before = work()
            self.page.keyboard.press("x")
            self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            times.append((work() - before) * 1000)
        # The median: the browser compiles and collects garbage during some keys.
        return statistics.median(times), paces

    @alone
    def test_a_key_in_a_document_of_121_kilobytes_takes_less_than_50_ms(self):
        time, paces = self.key_time(121_000)
        print(f"work for a key at 121 kB: {time:.0f} ms, pace: {statistics.median(paces):.0f} ms", flush=True)
        self.assert_quick(time, 50, paces)

    def test_only_the_lines_in_sight_are_drawn(self):
        self.open_document(long_document(121_000))
        self.idle()
        self.assertGreater(self.text().count("\n"), 4000)
        self.assertLess(self.page.locator(".gutter div").count(), 150)
        self.assertLess(self.page.evaluate("document.querySelector('.layer').textContent.split('\\n').length"), 150)
        self.page.evaluate("document.querySelector('.editor textarea').scrollTop = 30000")
        self.idle()
        self.assertIn("1667", self.page.locator(".gutter div").all_text_contents())
        drawn = self.page.evaluate("document.querySelector('.layer').textContent.split('\\n')[0]")
        first = int(self.page.locator(".gutter div").first.text_content())
        self.assertEqual(drawn, self.text().split("\n")[first - 1])

    def test_the_picture_of_the_text_lies_under_the_text(self):
        self.open_document(long_document(40_000))
        self.page.evaluate("document.querySelector('.editor textarea').scrollTop = 9000")
        self.idle()
        top, first = self.page.evaluate("[document.querySelector('.layer').getBoundingClientRect().top, Number(document.querySelector('.gutter div').textContent)]")
        area = self.page.locator(".editor textarea").bounding_box()["y"]
        self.assertAlmostEqual(top, area - 9000 + (first - 1) * 18, delta=0.6)

    @alone
    def test_a_hundred_thousand_brackets_do_not_hold_the_page_up(self):
        self.watch_long_tasks()
        self.page.evaluate("""() => {
          const area = document.querySelector(".editor textarea");
          area.focus();
          area.select();
          document.execCommand("insertText", false, "[".repeat(100_000));
        }""")
        self.page.wait_for_timeout(1500)
        self.assertEqual(self.page.locator(".status.bad").count(), 1)
        self.assert_no_long_task(600, "the browser's own work on the line is in it")

    def test_a_long_line_is_offered_to_be_formatted(self):
        document = json.loads(playground("gallery", "discover"))
        self.open_document(json.dumps(document))
        self.idle()
        self.assertIn("one long line", self.status())
        self.page.click("#document-status button:has-text('Format')")
        self.idle()
        self.assertGreater(self.text().count("\n"), 50)
        self.assertEqual(json.loads(self.text()), document)


class CountsTest(PageTest):
    def test_what_is_no_count_is_told(self):
        for text in ["abc", "-3", "1073741825", "0x10", "1.5", "1e3"]:
            with self.subTest(text):
                self.page.fill("#counts", text)
                self.assertEqual(self.page.get_attribute("#counts", "aria-invalid"), "true")
                self.assertIn("1,073,741,824", self.page.text_content("#counts-hint"))
                self.assertTrue(self.page.is_visible("#counts-hint"))
        self.choose("list")
        self.page.fill("#counts", "1073741824")
        self.assertFalse(self.page.is_visible("#counts-hint"))
        self.idle()
        self.assertEqual(self.main("view.info.itemCounts"), [1073741824])

    def test_the_items_of_a_section_say_that_the_view_has_others(self):
        self.choose("list")
        self.page.evaluate("compositionalPage.selecting.choosePath('sections[0]')")
        self.assertNotIn("in place of this number", self.page.text_content("#fields-card"))
        self.page.fill("#counts", "3")
        self.wait("document.querySelector('#fields-card').textContent.includes('in place of this number')", 5)
        self.page.fill("#counts", "")
        self.wait("!document.querySelector('#fields-card').textContent.includes('in place of this number')", 5)
