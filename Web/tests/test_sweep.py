"""The sweep: the layout in many views at once, as a table."""

import json

from harness import PHONE, PageTest

# A group that is taller than every phone in landscape fails there.
NARROW = json.dumps({"name": "Narrow", "layout": {"sections": [{"group": {
    "type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 60}, "subitems": [
        {"type": "item", "width": {"absolute": 500}, "height": {"fractionalHeight": 1}}]}}]},
    "environment": {"size": [600, 800]}, "itemCounts": [6]})
DONE = "!compositionalPage.sweep.isRunning"


class SweepTest(PageTest):
    def sweep(self):
        if self.viewport == PHONE:
            self.page.click(".tabs [data-pane=settings]")
        self.page.click("#sweep")
        self.wait(DONE, 60)

    def cards(self):
        return [[part.text_content() for part in card.locator("b, span, small").all()] for card in self.page.locator("#sweep-dialog .trial").all()]

    def test_devices_stand_below_one_another_and_one_opens_on_click(self):
        self.open_document(NARROW)
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.sweep()
        cards = self.cards()
        self.assertEqual(len(cards), 20)
        # A row for each device, with the text sizes and the directions across.
        self.assertEqual([card[0] for card in cards], [name for name in dict.fromkeys(card[0] for card in cards) for _ in range(4)])
        self.assertEqual(["Device", *[card[1] for card in cards[:4]]], self.page.locator("#sweep-dialog [role=columnheader]").all_text_contents())
        # 500 points have room on tablets only: what lint calls an error there is colored.
        errors = [card for card in cards if "error" in card[2]]
        self.assertEqual(len(errors), 12)
        self.assertEqual(self.page.locator("#sweep-dialog .trial.error").count(), 12)
        self.assertTrue(all("iPhone" in card[0] for card in errors))
        # What a row shares is said once.
        self.assertEqual(len([card for card in errors if len(card) > 3]), 3)
        self.assertEqual(self.page.text_content("#sweep-dialog [role=status]").strip(), "20 of 20 solved, 12 fail.")
        before = self.page.evaluate("JSON.stringify(compositionalPage.store.state, ['device', 'textSize', 'direction', 'landscape'])")
        wanted = self.page.locator("#sweep-dialog .trial:has-text('iPhone SE'):has-text('AX XXXL'):has-text('right to left')")
        wanted.click()
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertFalse(self.page.is_visible("#sweep-dialog"))
        self.assertEqual(self.main("[view.info.size, view.info.layoutDirection, view.info.contentSizeCategory]"), [[375, 667], "rightToLeft", "accessibilityExtraExtraExtraLarge"])
        # One step leads back.
        self.page.click("#toast button")
        self.assertEqual(self.page.evaluate("JSON.stringify(compositionalPage.store.state, ['device', 'textSize', 'direction', 'landscape'])"), before)
        # The results are still there.
        if self.viewport == PHONE:
            self.page.click(".tabs [data-pane=settings]") if not self.page.is_visible("#sweep") else None
        self.page.click("#sweep")
        self.assertEqual(len(self.cards()), 20)

    def test_the_way_back_ends_with_the_document(self):
        self.choose("grid")
        self.sweep()
        self.page.locator("#sweep-dialog .trial").last.click()
        self.assertTrue(self.page.is_visible("#toast button"))
        self.choose("list")
        self.assertFalse(self.page.is_visible("#toast"))

    def test_a_broken_document_is_not_tried(self):
        self.choose("grid")
        self.replace('"sections"', '"section"')
        self.page.click("#sweep")
        self.assertIn("Correct the document first", self.page.text_content("#toast"))
        self.assertEqual(self.page.locator("#sweep-dialog[open]").count(), 0)

    def test_the_pictures_show_the_frames_of_the_views(self):
        self.choose("grid")
        self.sweep()
        picture = self.page.evaluate("""(() => { const { picture } = compositionalPage.sweep.results.find((each) => each.device === "iPad mini (6th)" && each.direction === "leftToRight" && !each.textSize);
            return [picture.count, Array.from(picture.frames.slice(0, 4)), picture.size]; })()""")
        self.page.keyboard.press("Escape")
        self.page.select_option("#device", "iPad mini (6th)")
        self.wait("!compositionalPage.trial.isBusy", 5)
        self.assertEqual(picture, self.main("[view.frames.count, Array.from(view.frames.frames.slice(0, 4)), view.size]"))

    def test_it_can_be_stopped(self):
        self.open_slow()
        # However fast the engine is, there is time to stop it.
        self.page.evaluate("""() => {
          const { worker } = compositionalPage.trial;
          const post = worker.postMessage.bind(worker);
          worker.postMessage = (...message) => setTimeout(post, 3000, ...message);
        }""")
        self.page.click("#sweep")
        self.wait("compositionalPage.sweep.isRunning", 10)
        self.page.click("#sweep-dialog button:text-is('Stop')")
        self.assertIn("Stopped", self.page.text_content("#sweep-dialog [role=status]"))
        self.wait("!compositionalPage.trial.isBusy", 10)
        self.assert_no_long_task()

    def test_what_is_tried_is_chosen(self):
        self.choose("grid")
        self.sweep()
        self.page.click("summary:text-is('What to try')")
        for name in ["iPhone SE (3rd)", "iPhone 16 Pro Max", "iPad mini (6th)", 'iPad Pro 11"']:
            self.page.get_by_label(name, exact=True).uncheck()
        self.page.check("#sweep-dialog input[value=landscape]")
        self.page.click("#sweep-dialog button:text-is('Start')")
        self.wait(DONE, 60)
        cards = self.cards()
        self.assertEqual(len(cards), 8)
        self.assertEqual(sum("landscape" in card[0] for card in cards), 4)

    def test_no_long_task_while_it_runs(self):
        self.choose("storefront")
        self.watch_long_tasks()
        self.sweep()
        self.assert_no_long_task()


class PhoneSweepTest(SweepTest):
    viewport = PHONE
    theme = "dark"
    touch = True

    # What follows needs controls that stand in a sheet of a phone.
    test_the_pictures_show_the_frames_of_the_views = test_it_can_be_stopped = test_what_is_tried_is_chosen = None
    test_the_way_back_ends_with_the_document = test_a_broken_document_is_not_tried = None
