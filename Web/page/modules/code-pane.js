// The layout as Swift beside the document: it follows every edit.

import { byID, copy, el } from "./dom.js";
import { codeLines } from "./code.js";

/** What of a code is shown; all of it is copied. */
const longest = 100_000;

export class CodePane {
  /** @param page The page. @param read Opens the dialog that reads code. */
  constructor(page, read) {
    this.page = page;
    this.text = "";
    this.form = el("select", { "aria-label": "Form of the code", onchange: () => page.store.set({ code: this.form.value }) },
      el("option", { value: "dsl", textContent: "DSL" }), el("option", { value: "uikit", textContent: "UIKit" }));
    this.code = el("pre.code", { tabIndex: 0, role: "region", "aria-label": "Swift code of the layout" });
    this.notes = el("div.notes", { role: "status" });
    this.element = byID("code-pane");
    this.copying = el("button", { textContent: "Copy", onclick: () => copy(this.text, "Code") });
    this.element.append(el("div.row", {}, this.form, this.copying,
      el("span.grow"), el("button", { textContent: "Paste code", title: "Make a document of Swift code", onclick: () => read("") })), this.notes, this.code);
    this.tabs = [...document.querySelectorAll("[data-source]")];
    for (const [index, tab] of this.tabs.entries()) {
      tab.addEventListener("click", () => page.store.set({ code: tab.dataset.source === "code" ? this.form.value : "" }));
      tab.addEventListener("keydown", ({ key }) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
        if (!step) return;
        const next = this.tabs[(index + step + this.tabs.length) % this.tabs.length];
        next.focus();
        next.click();
      });
    }
    this.code.addEventListener("paste", (event) => {
      event.preventDefault();
      read(event.clipboardData?.getData("text/plain") ?? "");
    });
    page.store.on(["code"], () => this.show());
    this.show();
  }

  get isOpen() { return Boolean(this.page.store.state.code); }

  show() {
    const { code } = this.page.store.state;
    byID("document-pane").classList.toggle("shows-code", this.isOpen);
    this.element.hidden = !this.isOpen;
    for (const tab of this.tabs) {
      const isChosen = (tab.dataset.source === "code") === this.isOpen;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    }
    if (code) this.form.value = code;
    this.update();
  }

  /** Shows the code of the layout as it is now. */
  async update() {
    const { page } = this;
    if (!this.isOpen || !page.stage.main?.layout) return;
    if (page.problem) { this.key = ""; this.fill("", ["The document has an error. Its code follows once that is corrected."]); return; }
    const key = [page.store.state.text, page.store.state.code, page.documents.name].join("\0");
    if (key === this.key) return;
    this.key = key;
    const found = await page.beside.code(page.stage.main, page.store.state.code, page.documents.codeName);
    // What was asked for later is shown.
    if (!found || key !== this.key) return;
    this.fill(found.text, found.notes);
  }

  fill(text, notes) {
    this.text = text;
    this.copying.disabled = !text;
    const isCut = text.length > longest;
    this.notes.replaceChildren(...[...(isCut ? ["This is the start. Copy has all of it."] : []), ...notes].map((note) => el("p", { textContent: note })));
    const { scrollTop, scrollLeft } = this.code;
    this.code.replaceChildren(...codeLines(isCut ? `${text.slice(0, longest)}\n…` : text));
    this.code.scrollTo(scrollLeft, scrollTop);
  }
}
