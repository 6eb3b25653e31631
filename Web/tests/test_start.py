"""The start of the page: what its thread does before the device is seen, and what it does without."""

import unittest

from harness import PAGE, PageTest, alone

COMPILED = """() => {
  window.compiled = [];
  const { Module, compile } = WebAssembly;
  WebAssembly.Module = class extends Module { constructor(bytes) { super(bytes); compiled.push(bytes.byteLength); } };
  Object.defineProperty(WebAssembly.Module, Symbol.hasInstance, { value: (each) => each instanceof Module });
  WebAssembly.compile = (bytes) => { compiled.push(bytes.byteLength); return compile(bytes); };
  const streaming = WebAssembly.compileStreaming;
  WebAssembly.compileStreaming = (source) => { compiled.push(Infinity); return streaming(source); };
}"""


class StartTest(PageTest):
    has_own_context = True

    def opened(self, script):
        """Opens the page in a context in which a script runs first."""
        self.context.add_init_script(f"({script})()")
        return self.open()

    def test_the_engine_is_unpacked_and_compiled_beside_the_page(self):
        page = self.opened(COMPILED)
        # The decoder, for what else is packed.
        self.assertEqual([size < 10_000 for size in page.evaluate("compiled")], [True])

    def test_the_page_starts_without_workers(self):
        page = self.opened("() => { window.Worker = class { constructor() { throw new Error('none'); } }; }")
        self.assertGreater(self.main("view.frames.count", page), 10)

    def test_the_page_starts_if_the_worker_fails(self):
        page = self.opened("""() => {
          const Own = Worker;
          window.Worker = class extends Own { constructor() { super(URL.createObjectURL(new Blob(["throw new Error('no')"]))); } };
        }""")
        # Neither that of the start, nor the one for long work.
        for _ in range(500):
            if page.evaluate("compositionalPage.trial.worker") is None and page.evaluate("'worker' in compositionalPage.trial"):
                break
            page.wait_for_timeout(20)
        self.assertGreater(self.main("view.frames.count", page), 10)
        self.assertEqual(len(self.errors), 0)

    @alone
    def test_a_start_takes_less_than_300_ms_of_script(self):
        page = self.context.new_page()
        session = self.context.new_cdp_session(page)
        # The time of the thread, which other work on the computer does not change.
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.goto(PAGE.as_uri())
        page.wait_for_selector("body[data-ready]")
        metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
        self.assertGreater(metrics["ScriptDuration"], 0.02)
        self.assert_quick(1000 * metrics["ScriptDuration"], 300)

    def test_numbers_have_commas(self):
        self.choose("list")
        self.page.fill("#counts", "1234567")
        self.idle()
        self.assertIn("1,234,567 items", self.status())


if __name__ == "__main__":
    unittest.main()
