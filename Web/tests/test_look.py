"""What is seen: devices side by side, large text, colors of the system, keys of the system, narrow and enlarged windows."""

import json

from harness import PHONE, PageTest, playground


class CompareTest(PageTest):
    def test_fit_shows_all_devices(self):
        for width in [1440, 1280, 1000]:
            with self.subTest(width):
                self.page.set_viewport_size({"width": width, "height": 900})
                while not self.page.is_disabled("#compare"):
                    self.page.click("#compare")
                self.idle()
                self.assertEqual(self.page.locator(".device").count(), 4)
                inside, whole = self.page.evaluate("(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])(document.querySelector('#device-list'))")
                self.assertLessEqual(whole, inside)
                boxes = [each.bounding_box() for each in self.page.locator(".device .body").all()]
                for before, after in zip(boxes, boxes[1:]):
                    gap = after["x"] - before["x"] - before["width"]
                    self.assertGreaterEqual(gap, 8)
                    self.assertLess(gap, 48, "the columns are as wide as the devices")
                captions = [each.bounding_box() for each in self.page.locator(".device .device-name").all()]
                for body, caption in zip(boxes, captions):
                    self.assertLessEqual(caption["width"], body["width"] + 1)

    def test_more_devices_are_told(self):
        for _ in range(3):
            self.page.click("#compare")
        self.assertFalse(self.page.is_visible("#more-devices"))
        self.page.click("[data-zoom='1']")
        self.idle()
        self.assertTrue(self.page.is_visible("#more-devices"))

    def test_names_are_not_selected_by_a_drag(self):
        box = self.page.locator(".device-name").bounding_box()
        self.page.mouse.move(box["x"] - 120, box["y"] - 200)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + box["width"] + 40, box["y"] + 10, steps=5)
        self.page.mouse.up()
        self.assertEqual(self.page.evaluate("String(getSelection())"), "")

    def test_a_phone_with_a_button_has_its_chin(self):
        self.page.select_option("#device", "iPhone SE (3rd)")
        self.idle()
        body, screen = [self.page.locator(each).first.bounding_box() for each in [".device .body", ".device .screen"]]
        zoom = self.main("view.zoom")
        self.assertGreater(body["y"] + body["height"] - screen["y"] - screen["height"], 40 * zoom)
        self.assertGreater(screen["y"] - body["y"], 40 * zoom)
        self.assertLess(screen["x"] - body["x"], 20 * zoom + 4)


class WideTest(PageTest):
    viewport = {"width": 2560, "height": 1440}

    def test_a_large_window_is_used(self):
        body = self.page.locator(".device .body").bounding_box()
        self.assertGreater(body["height"], 1100)
        self.assertGreater(self.page.locator("#document-pane").bounding_box()["width"], 600)


class TextTest(PageTest):
    def test_large_text_is_drawn_larger_and_not_in_more_lines(self):
        self.choose("inbox")
        found = {}
        for size in ["large", "accessibilityExtraExtraExtraLarge"]:
            self.page.select_option("#text-size", size)
            self.idle()
            found[size] = self.main("[...view.parts.byElement.get('cell 0.0')].filter((part) => part.isText).map(({ frame, lineHeight, pointSize, text }) => [frame[3], lineHeight, pointSize, text])")
        self.assertTrue(found["large"])
        for (_, line, font, _), (height, larger, font_larger, text) in zip(found["large"], found["accessibilityExtraExtraExtraLarge"]):
            self.assertGreater(larger, 1.5 * line)
            self.assertGreater(font_larger, 1.5 * font)
            # A line is 2444/2048 of the font size high, and the others follow at the leading.
            more = (height - 2444 / 2048 * font_larger) / larger
            self.assertAlmostEqual(more, round(more), delta=0.02, msg="whole lines")
            self.assertTrue(text)


class ForcedColorsTest(PageTest):
    def setUp(self):
        super().setUp()
        self.page.emulate_media(forced_colors="active", color_scheme="dark")
        self.idle()

    def colors(self, rows=24):
        """Returns how many colors a grid of points of the device has."""
        return self.main(f"""(() => {{
          const {{ canvas, context }} = view;
          const found = new Set();
          const {{ data }} = context.getImageData(0, 0, canvas.width, canvas.height);
          for (let at = 0; at < data.length; at += 4) found.add(`${{data[at] >> 5}} ${{data[at + 1] >> 5}} ${{data[at + 2] >> 5}}`);
          return found.size;
        }})()""")

    def test_the_device_is_drawn(self):
        self.assertGreater(self.colors(), 1)
        canvas = self.page.evaluate("(() => { const each = document.createElement('i'); each.style.color = 'Canvas'; each.style.forcedColorAdjust = 'none'; document.body.append(each); return getComputedStyle(each).color; })()")
        screen = self.main("(() => { const [r, g, b] = view.context.getImageData(4, Math.round(view.canvas.height / 2), 1, 1).data; return `rgb(${r}, ${g}, ${b})`; })()")
        self.assertEqual(screen, canvas)

    def test_choices_have_their_arrow(self):
        """The page's own arrow is a picture, which is not drawn with the colors of the system."""
        looks = self.page.evaluate("[...document.querySelectorAll('select')].map((each) => [each.id, getComputedStyle(each).appearance])")
        self.assertGreater(len(looks), 5)
        self.assertEqual([each for each in looks if each[1] == "none"], [])

    def test_marks_of_findings_and_of_record_are_there(self):
        for place in [".findings i", ".time .dot"]:
            color, behind = self.page.evaluate("(place) => { const each = document.querySelector(place); return [getComputedStyle(each).backgroundColor, getComputedStyle(document.body).backgroundColor]; }", place)
            self.assertNotEqual(color, behind, place)
            self.assertNotIn(color, ["rgba(0, 0, 0, 0)"], place)


class AppleKeysTest(PageTest):
    has_own_context = True

    def setUp(self):
        super().setUp()
        self.page.close()
        self.context.add_init_script("Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' })")
        self.page = self.open()

    def test_keys_have_their_names(self):
        self.page.click("#help")
        words = self.page.text_content("#help-dialog")
        self.assertNotIn("Ctrl", words)
        for name in ["⌘ Z", "⌥ Esc"]:
            self.assertIn(name, words)

    def test_completion_and_undo_have_keys_that_the_system_leaves_free(self):
        self.choose("grid")
        for keys in ["Alt+Escape", "Meta+i"]:
            with self.subTest(keys):
                self.page.evaluate("(() => { const area = document.querySelector('.editor textarea'); area.focus(); const at = area.value.indexOf('\"layout\": {') + 11; area.setSelectionRange(at, at); })()")
                self.page.keyboard.press(keys)
                self.assertTrue(self.page.is_visible(".completion"))
                self.page.keyboard.press("Escape")
        before = self.text()
        self.replace("0.2", "0.25")
        self.page.keyboard.press("Meta+z")
        self.assertEqual(self.text(), before)


class FirstSecondsTest(PageTest):
    def test_a_sentence_three_starts_and_hints_that_go(self):
        card = self.page.locator("#selection-card")
        self.assertIn("UICollectionViewCompositionalLayout", card.text_content())
        self.assertEqual(self.page.locator(".starts button").count(), 3)
        self.assertEqual(self.page.locator(".hints li").count(), 3)
        self.page.evaluate("compositionalPage.selecting.select('cell 0.1'); compositionalPage.selecting.select(null)")
        self.assertEqual(self.page.locator(".hints li").count(), 2)
        self.replace("0.5", "0.51")
        self.assertEqual(self.page.locator(".hints [data-hint=change]").count(), 0)
        self.page.locator(".screen").hover()
        self.page.mouse.wheel(0, 200)
        self.wait("document.querySelectorAll('.hints').length === 0", 10)
        self.page.close()
        self.page = self.open()
        self.assertEqual(self.page.locator(".hints").count(), 0, "and stay away")

    def test_controls_have_labels_and_whole_words(self):
        for width in [1440, 1280, 1000]:
            self.page.set_viewport_size({"width": width, "height": 900})
            if self.page.is_visible("#view-options") and self.page.get_attribute("#view-options", "aria-expanded") == "false":
                self.page.click("#view-options")
            self.page.select_option("#text-size", "accessibilityExtraExtraExtraLarge")
            for name, field in [("Device", "device"), ("Text size", "text-size"), ("Layout direction", "direction"), ("Items", "counts"), ("iOS version", "system")]:
                with self.subTest(f"{width} {name}"):
                    label = self.page.locator(f".field:has(#{field}) > span").first
                    self.assertTrue(label.is_visible())
                    self.assertEqual(label.text_content(), name)
            for field in ["text-size", "direction", "system"]:
                with self.subTest(f"{width} {field}"):
                    cut = self.page.evaluate("""(id) => {
                      const select = document.getElementById(id);
                      const context = document.createElement("canvas").getContext("2d");
                      context.font = getComputedStyle(select).font;
                      return context.measureText(select.selectedOptions[0].textContent).width - (select.clientWidth - 32);
                    }""", field)
                    self.assertLessEqual(cut, 0.5)
            self.assertLessEqual(self.page.evaluate("document.querySelector('.bar').scrollWidth"), width)

    def test_status_and_hint_are_on_one_line(self):
        for width in [1440, 1280]:
            self.page.set_viewport_size({"width": width, "height": 900})
            self.idle()
            self.assertLess(self.page.locator("#document-status").bounding_box()["height"], 36, width)
            cut = self.page.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('#hover-line'))")
            self.assertLessEqual(cut, 0, width)


class ContrastTest(PageTest):
    theme = "dark"

    def test_swatches_the_selected_row_and_scroll_bars_are_seen(self):
        ratios = self.page.evaluate("""() => {
          compositionalPage.selecting.choosePath("sections[0].group");
          const canvas = document.createElement("canvas").getContext("2d");
          const light = (color) => {
            canvas.fillStyle = "#000";
            canvas.fillRect(0, 0, 1, 1);
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
            const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((each) => ((each / 255 + 0.055) / 1.055) ** 2.4);
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
          const paper = getComputedStyle(document.querySelector(".pane")).backgroundColor;
          const swatches = [...document.querySelectorAll(".tree .swatch")].map((each) => ratio(/(?:rgb|oklch|color)[^)]*\\)/.exec(getComputedStyle(each).boxShadow)[0], paper));
          const row = document.querySelector(".tree [aria-selected=true] > .row");
          const bar = /^(?:rgb|oklch|color)[^)]*\\)/.exec(getComputedStyle(document.querySelector(".editor textarea")).scrollbarColor)?.[0] ?? paper;
          return [Math.min(...swatches), ratio(getComputedStyle(row.querySelector("small")).color, getComputedStyle(row).backgroundColor), ratio(bar, paper)];
        }""")
        self.assertGreater(ratios[0], 3)
        self.assertGreater(ratios[1], 4.5)
        self.assertGreater(ratios[2], 3, "scroll bars")


class DifferenceTest(PageTest):
    def compare(self):
        self.page.click("#diff")
        self.page.click("[role=menuitem]:has-text('As it was opened')")

    def test_what_moved_alike_is_one_row(self):
        self.choose("storefront")
        self.compare()
        self.replace('"absolute": 80', '"absolute": 100')
        self.idle()
        self.assertIn("elements moved by 0, +20", self.page.text_content("#diff-card"))
        self.assertLess(self.page.locator("#diff-card .findings > li").count(), 8)
        self.page.click("#diff-card button:has-text('elements moved by')")
        self.assertGreater(self.page.locator("#diff-card .findings > li li:visible").count(), 5)

    def test_a_broken_document_has_no_difference(self):
        self.choose("grid")
        self.compare()
        self.replace('"type": "horizontal"', '"type": "sideways"')
        self.idle()
        self.assertIn("has an error", self.page.text_content("#diff-card"))
        self.assertNotIn("Nothing in sight differs", self.page.text_content("#diff-card"))


class TimeTest(PageTest):
    def test_plots_have_units_and_are_explained(self):
        label = self.page.get_attribute(".plots canvas", "aria-label")
        for words in ["offset in pt", "velocity in pt/s", "work, what the engine did", "drift in pt, by how much the content has grown"]:
            self.assertIn(words, label)
        self.page.click("#help")
        self.assertIn("by how much the content has grown", self.page.text_content("#help-dialog"))

    def test_names_of_the_pool_are_not_cut(self):
        self.page.click(".time button[aria-expanded]")
        self.page.evaluate("compositionalPage.time.play()")
        self.page.wait_for_timeout(1500)
        cut = self.page.locator(".pool b").evaluate_all("(all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)")
        self.assertEqual(cut, [])


class EnlargedTest(PageTest):
    """400 %: a window of 1280 by 1024 pixels has 320 by 256 points."""

    viewport = {"width": 320, "height": 256}

    def test_a_line_of_the_document_is_in_sight(self):
        self.page.click("[data-pane=document]")
        area = self.page.locator(".editor").bounding_box()
        self.assertGreater(area["height"], 54)
        self.assertFalse(self.page.is_visible(".handle"))


class TouchTest(PageTest):
    viewport = PHONE
    touch = True

    def test_targets_are_large_enough_and_words_fit(self):
        for place in [".bar button:visible", ".tabs button"]:
            for each in self.page.locator(place).all():
                self.assertGreaterEqual(each.bounding_box()["height"], 40, each.text_content())
        self.assertTrue(self.page.is_visible(".tabs svg"))
        self.assertLess(self.page.locator(".tabs").bounding_box()["height"], 60)
        hint = self.page.evaluate("getComputedStyle(document.querySelector('#hover-line'), '::before').content")
        self.page.click("[data-pane=inspect]")
        for words in [hint, self.page.text_content("#selection-card")]:
            self.assertNotIn("Click", words)
            self.assertNotIn("press Tab", words)

    def test_a_finger_need_not_hit_a_handle_exactly(self):
        self.choose("grid")
        self.page.evaluate("compositionalPage.selecting.select('cell 0.6')")
        self.idle()
        handle = self.main("view.scene.sizes.find((each) => !each.isHidden)")
        self.assertIsNotNone(handle)
        reach = json.loads(self.page.evaluate("""(handle) => {
          const view = compositionalPage.stage.main;
          const { screen, zoom } = view;
          screen.setPointerCapture = () => {};
          const box = screen.getBoundingClientRect();
          let taken = [];
          const own = view.actions.pill;
          view.actions.pill = (_, pill) => { taken.push(pill.path); return { move() {}, end() {} }; };
          for (const pointerType of ["touch", "mouse"]) for (const off of [12, 40]) {
            const before = taken.length;
            const at = { pointerId: 5, pointerType, button: 0, buttons: 1, bubbles: true, clientX: box.x + (handle.x + handle.width / 2) * zoom - off, clientY: box.y + (handle.y + handle.height / 2) * zoom + off };
            screen.dispatchEvent(new PointerEvent("pointerdown", at));
            screen.dispatchEvent(new PointerEvent("pointerup", { ...at, buttons: 0 }));
            if (taken.length === before) taken.push(null);
          }
          view.actions.pill = own;
          return JSON.stringify(taken.map(Boolean));
        }""", handle))
        self.assertTrue(reach[0], "12 points beside it")
        self.assertFalse(reach[2], "a mouse is exact")


class FileTest(PageTest):
    def test_the_layouts_of_the_command_are_those_of_the_page(self):
        names = self.page.evaluate("[...document.querySelector('#gallery').options].map((each) => each.value)")
        self.assertEqual(names, [line.split()[0] for line in playground("gallery").splitlines() if line.strip()])
