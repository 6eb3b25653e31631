"""The adapters that Documentation/Web.md gives for React, Vue and Svelte, with React 18, Vue 3 and Svelte 5 themselves."""

import re
import unittest

from harness import ROOT
from libraries import library
from test_scroller import Handler, ServedTest

# The rows in sight, from the top down: what they show, and where.
ROWS = """() => [...document.querySelectorAll(".message")]
  .map((row) => { const { top, bottom } = row.getBoundingClientRect(); return [row.textContent, top, bottom]; })
  .filter(([, top, bottom]) => bottom > 0 && top < innerHeight)
  .sort((one, other) => one[1] - other[1])"""

# The component of the page's documentation in an application of the library itself. The rows count their lives.
# No package has the compiler of Svelte: the row is what it makes of `<div class="message" style:height>Row {id}</div>`,
# and the action is called as `use:` calls it.
APPLICATION = """async ([kind, code]) => {
  const { loadEngine } = await import("/package/core.js");
  const scrollers = await import("/package/scroller.js");
  const size = { width: { fractionalWidth: 1 }, height: { estimated: 60 } };
  const list = { sections: [{ group: { type: "vertical", ...size, subitems: [{ type: "item", ...size }] } }] };
  const rows = (from, count) => Array.from({ length: count }, (_, at) => ({ id: from + at }));
  const engine = await loadEngine();
  const height = (id) => `${20 + Math.abs(id * 37) % 90}px`;
  document.body.innerHTML = '<div id="root" style="height: 100vh"></div>';
  document.body.style.margin = 0;
  const root = document.getElementById("root");
  const page = window.page = { live: 0, made: [], ended: 0 };
  const createScroller = (...options) => {
    const made = scrollers.createScroller(...options);
    const destroy = made.destroy.bind(made);
    made.destroy = () => { page.ended += 1; destroy(); };
    page.made.push(made);
    return made;
  };
  page.scroller = () => page.made.at(-1);
  let messages = rows(0, 1000);
  if (kind === "react") {
    const { createElement, StrictMode, useEffect, useRef, useState } = React;
    const { createRoot, flushSync } = ReactDOM;
    const Message = ({ id }) => {
      useEffect(() => { page.live += 1; return () => { page.live -= 1; }; }, []);
      return createElement("div", { className: "message", style: { height: height(id) } }, `Row ${id}`);
    };
    const List = new Function("createElement", "useEffect", "useRef", "createRoot", "flushSync", "createScroller", "list", "Message", `${code}; return List;`)(
      createElement, useEffect, useRef, createRoot, flushSync, createScroller, list, Message);
    const Application = () => {
      const [shown, setShown] = useState(messages);
      page.take = (next) => flushSync(() => setShown(next));
      return createElement(List, { messages: shown, engine });
    };
    const application = createRoot(root);
    application.render(createElement(StrictMode, null, createElement(Application)));
    page.end = () => application.unmount();
  } else if (kind === "svelte") {
    const modules = ["IoyDzpMI", "H3JtIqnJ", "CUVCm1Gs", "DoXe6v-Z"].map((name) => import(`/library/${name}.js`));
    const [{ m: mount, u: unmount, s: setText }, { f: fromHTML, a: append }, { t: push, x: pop, y: child, z: reset, w: templateEffect }, { o: onMount }] = await Promise.all(modules);
    const template = fromHTML('<div class="message"> </div>');
    const Message = (anchor, props) => {
      push(props, true);
      onMount(() => { page.live += 1; return () => { page.live -= 1; }; });
      const element = template();
      const text = child(element, true);
      reset(element);
      templateEffect(() => { element.style.height = height(props.id); setText(text, `Row ${props.id}`); });
      append(anchor, element);
      pop();
    };
    const action = new Function("mount", "unmount", "createScroller", "list", "Message", `${code}; return scroller;`)(mount, unmount, createScroller, list, Message);
    root.innerHTML = '<div style="overflow: auto; height: 100%"></div>';
    const applied = action(root.firstChild, { messages, engine });
    page.take = (next) => applied.update({ messages: next, engine });
    page.end = () => { applied.destroy(); root.replaceChildren(); };
  } else {
    const { createApp, h, nextTick, reactive, render } = await import("/library/vue.js");
    const Message = {
      props: ["id"],
      mounted() { page.live += 1; },
      unmounted() { page.live -= 1; },
      render() { return h("div", { class: "message", style: { height: height(this.id) } }, `Row ${this.id}`); },
    };
    const component = new Function("h", "render", "createScroller", "list", "Message", `return ${code}`)(h, render, createScroller, list, Message);
    const state = reactive({ messages });
    const application = createApp({ render: () => h(component, { messages: state.messages, engine }) });
    application.mount(root);
    page.take = (next) => { state.messages = next; return nextTick(); };
    page.end = () => application.unmount();
  }
  page.prepend = (count) => page.take(messages = [...rows(messages[0].id - count, count), ...messages]);
  page.shrink = (count) => page.take(messages = messages.slice(0, count));
}"""


class AdapterHandler(Handler):
    """Serves the libraries beside the package."""

    def do_GET(self):
        name = self.path.removeprefix("/library/")
        if name == self.path:
            super().do_GET()
            return
        text = library(name).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)


class AdapterTests(ServedTest):
    handler = AdapterHandler

    def code(self, kind):
        text = (ROOT / "Documentation/Web.md").read_text()
        if kind == "react":
            code = re.search(r"```jsx\n(function List.*?)```", text, re.S).group(1)
            # The two elements, as a compiler of JSX writes them.
            code = code.replace("<Message {...data.current[item]} />", "createElement(Message, data.current[item])")
            code = re.sub(r'<div ref=\{view\} style=\{(\{.*?\})\} />', r'createElement("div", { ref: view, style: \1 })', code)
            self.assertNotIn("/>", code)
            return code
        if kind == "vue":
            return re.search(r"```js\nimport \{ h, render \} from \"vue\";\n\nexport default (.*?);\n```", text, re.S).group(1)
        return re.search(r"```svelte\n<script>\n *import \{ mount, unmount \} from \"svelte\";\n(.*?)</script>", text, re.S).group(1)

    def check(self):
        """The rows follow each other and fill the view, each with what it is called."""
        rows = self.page.evaluate(ROWS)
        for (above, _, bottom), (below, top, _) in zip(rows, rows[1:]):
            self.assertAlmostEqual(top, bottom, delta=0.6)
            self.assertEqual(int(below[4:]), int(above[4:]) + 1)
        self.assertLessEqual(rows[0][1], 0.6)
        self.assertGreaterEqual(rows[-1][2], 799)
        self.assertEqual(self.errors, [])
        return {name: top for name, top, _ in rows}

    def test_the_libraries_themselves_show_the_lists(self):
        libraries = {"react": ["react.js", "react-dom.js"], "vue": ["vue.js"], "svelte": ["IoyDzpMI.js"]}
        for kind, names in libraries.items():
            with self.subTest(kind):
                if any(library(name) is None for name in names):
                    self.skipTest("there is no registry of packages")
                self.load("?core", {"width": 600, "height": 800})
                complaints = []
                self.page.on("console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None)
                for name in names if kind == "react" else []:
                    self.page.add_script_tag(url=f"/library/{name}")
                self.page.evaluate(APPLICATION, [kind, self.code(kind)])
                self.page.wait_for_selector(".message")
                self.settle()
                self.assertIn("Row 0", self.check())
                # One scroller lives, also where effects run twice.
                self.assertEqual(self.page.evaluate("page.made.length - page.ended"), 1)
                self.page.evaluate("page.scroller().scrollToItem(500, { align: 'center' })")
                self.settle()
                before = self.check()
                self.assertIn("Row 500", before)
                self.page.evaluate("page.prepend(30)")
                self.settle()
                after = self.check()
                self.assertEqual(sorted(after), sorted(before))
                for name, top in before.items():
                    self.assertAlmostEqual(after[name], top, delta=0.6, msg=name)
                self.page.evaluate("page.shrink(20)")
                self.settle()
                self.assertEqual(self.page.evaluate(ROWS)[-1][0], f"Row {-30 + 19}")
                self.page.evaluate("page.end()")
                self.settle()
                self.assertEqual(self.page.evaluate("[page.live, page.made.length - page.ended, document.querySelectorAll('.message').length]"), [0, 0, 0])
                self.assertEqual(complaints, [])


if __name__ == "__main__":
    unittest.main()
