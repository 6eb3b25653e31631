"""Work on slow layouts: the worker does it, one job after another, and the page stays alive."""

import json
import unittest

from harness import PageTest

IDLE = "!compositionalPage.trial.isBusy"


class BesideTest(PageTest):
    def ask(self, action):
        self.page.evaluate(f"(() => {{ {action}; }})()")

    def test_data_of_a_slow_layout_change_beside_the_page(self):
        self.open_slow()
        count = self.main("view.info.itemCounts[0]")
        self.page.evaluate("compositionalPage.selecting.changeData('insert')")
        self.assertTrue(self.page.evaluate("compositionalPage.trial.isBusy"))
        self.wait("!compositionalPage.trial.isBusy", 60)
        self.assertEqual(self.main("view.info.itemCounts[0]"), count + 1)
        self.assertIn(f"cell 0.{count}", self.frames())
        self.page.evaluate("compositionalPage.selecting.changeData('delete')")
        self.wait("!compositionalPage.trial.isBusy", 60)
        self.assertEqual(self.main("view.info.itemCounts[0]"), count)
        self.assert_no_long_task()

    def test_a_script_that_rotates_a_slow_layout_waits_for_the_worker_and_can_be_stopped(self):
        self.open_slow()
        size = self.main("view.info.size")
        play = """compositionalPage.time.openScript('[{"rotate": true}, {"rotate": true}]')"""
        self.page.evaluate(play)
        self.wait("compositionalPage.time.player", 60)
        self.wait("!compositionalPage.time.player", 60)
        self.assertEqual(self.page.text_content("#time .script [role=status]"), "")
        self.assertEqual(self.main("view.info.size"), size)
        self.assert_no_long_task()
        # However fast the engine is, there is time to stop it.
        self.page.evaluate("""() => {
          const { worker } = compositionalPage.trial;
          const post = worker.postMessage.bind(worker);
          worker.postMessage = (...message) => setTimeout(post, 3000, ...message);
        }""")
        self.page.evaluate(play)
        # Another job may go on, whose button is there until the second rotation has one.
        self.wait(
            "compositionalPage.time.player?.index === 1 && compositionalPage.trial.job?.kind === 'change'", 60)
        self.page.click("#document-status button:text-is('Stop')")
        self.wait("!compositionalPage.time.player", 5)
        self.assertIn("[1]: The solve was stopped", self.page.text_content("#time .script [role=status]"))
        self.assertNotIn("Solving", self.status())
        self.assertEqual(self.main("view.info.size"), size[::-1])
        self.assert_no_long_task()

    def test_a_case_of_a_slow_layout_is_solved_beside_the_page(self):
        self.open_slow()
        self.page.click("#export")
        with self.page.expect_download(timeout=60_000) as download:
            self.page.click("#menu [role=menuitem]:has-text('Case')")
        case = json.loads(download.value.path().read_text())
        self.assertEqual({each["id"] for each in case["expected"]["elements"]}, set(self.frames()))
        self.assert_no_long_task()

    def test_a_layout_that_a_script_makes_slow_is_solved_beside_the_page(self):
        self.open_slow([375, 2**30], counts=[23, 0, 0, 0])
        self.ask("""compositionalPage.time.openScript('[{"rotate": true}]')""")
        self.wait("compositionalPage.time.player", 60)
        self.wait("!compositionalPage.time.player", 60)
        self.assertEqual(self.main("view.info.size"), [2**30, 375])
        self.assertTrue(self.main("view.isSlow"))
        self.assert_no_long_task()

    def test_the_elements_of_a_place_are_explained_beside_the_page(self):
        self.open_slow()
        self.wait(IDLE, 60)
        self.page.evaluate("""() => {
          const { simulator } = compositionalPage.stage.main;
          window.explained = 0;
          simulator.explain = (id) => { explained += 1; return Object.getPrototypeOf(simulator).explain.call(simulator, id); };
        }""")
        self.ask("compositionalPage.selecting.choosePath('sections[0].group')")
        # The sections are alike: all their tags are of this group, with the badge of each.
        tags = sum(self.main("view.info.itemCounts"))
        self.wait(f"(compositionalPage.stage.main.related ?? []).length === {2 * tags}", 60)
        self.assert_no_long_task()
        self.ask("compositionalPage.selecting.select('cell 1.2')")
        self.wait("compositionalPage.store.state.path === 'sections[0].group.subitems[0]'", 60)
        self.assertIn("Why it is", self.page.text_content("#reasons-card"))
        self.assertEqual(self.page.evaluate("explained"), 0)
        self.assert_no_long_task()

    def test_a_long_document_is_converted_beside_the_page(self):
        items = [{"frame": [at % 39 * 10, at // 39 * 10, 9, 9]} for at in range(15_000)]
        group = {"type": "custom", "width": {"fractionalWidth": 1}, "height": {"absolute": 4_000}, "items": items}
        self.open_document({"layout": {"sections": [{"group": group}] * 3}, "environment": {"size": [390, 844]}, "itemCounts": [15_000] * 3})
        self.wait(IDLE, 60)
        self.idle()
        self.watch_long_tasks()
        self.page.click("#export")
        self.page.click("#menu [role=menuitem]:has-text('UIKit')")
        self.page.wait_for_selector("dialog[open] pre.code", timeout=60_000)
        self.assertIn("NSCollectionLayoutGroup", self.page.text_content("dialog[open] pre.code"))
        self.assert_no_long_task()

    def test_a_change_of_the_data_waits_for_the_document_and_both_are_kept(self):
        self.open_slow()
        # The document changes as it does while one types: the selection stays.
        self.page.evaluate("(text) => { compositionalPage.follow(text); }", self.text().replace("[14, 23", "[15, 23"))
        self.wait("compositionalPage.trial.isBusy", 10)
        self.ask("compositionalPage.selecting.changeData('insert')")
        self.ask("compositionalPage.store.set({ selection: 'cell 1.2' })")
        self.ask("compositionalPage.selecting.changeData('insert')")
        self.wait(IDLE, 60)
        self.assertEqual(self.main("view.info.itemCounts.slice(0, 2)"), [16, 24])
        self.assert_no_long_task()

    def test_a_document_that_makes_a_change_needless_says_so(self):
        self.open_slow()
        # Both at once, so that the change is under way on a quick machine too.
        self.ask("""compositionalPage.selecting.changeData('insert');
            const list = document.getElementById('gallery');
            list.value = 'grid';
            list.dispatchEvent(new Event('change', { bubbles: true }))""")
        self.page.wait_for_selector("#toast:has-text('its data starts as the document says')", state="attached", timeout=10_000)
        self.wait(IDLE, 60)
        self.assertEqual(self.main("view.info.itemCounts"), [60])

    def test_an_export_is_kept_while_a_document_changes(self):
        self.open_slow()
        self.page.click("#export")
        with self.page.expect_download(timeout=60_000) as download:
            self.page.click("#menu [role=menuitem]:has-text('Case')")
            self.open_document(self.text().replace("32", "40", 1))
        case = json.loads(download.value.path().read_text())
        self.assertEqual(case["layout"]["sections"][0]["group"]["height"], {"absolute": 32})
        self.wait(IDLE, 60)
        self.assertIn("40", self.text())
        self.assertEqual(self.frames()["cell 0.0"][3], 40)


if __name__ == "__main__":
    unittest.main()
