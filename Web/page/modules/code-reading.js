// The dialog in which Swift code becomes a document.

import { debounced, el, toast } from "./dom.js";
import { longestSwift } from "./swift-parser.js";
import { readSwift } from "./swift-reader.js";

/** So many parts of the code that were not read are listed. */
const listed = 100;

/** True if a text looks like Swift code of a layout, and not like a document. */
export const isSwift = (text) => text.length <= longestSwift && !/^\s*[{[]/.test(text)
  && /NSCollectionLayout|UICollectionViewCompositionalLayout|CompositionalLayout\s*\{/.test(text);

/** Opens the dialog. @param code The code to begin with. */
export function openCodeReading(page, code) {
  let found = null;
  const area = el("textarea.code", { value: code.slice(0, longestSwift), spellcheck: false, "aria-label": "Swift code", placeholder: "Paste code of UIKit or of the DSL here", wrap: "off" });
  const says = el("p", { role: "status" });
  const problems = el("ul.findings");
  const use = el("button.accent", { textContent: "Make it the document", disabled: true, onclick: () => { dialog.close(); page.open(found.text, ""); toast("The code is the document now.", ["Undo", () => page.editor.step("undo")]); } });
  const dialog = el("dialog.wide", { id: "code-dialog", "aria-label": "Swift code to read", onclose: () => { soon.cancel(); dialog.remove(); } }, el("div.dialog-body", {},
    el("button.icon.close", { textContent: "×", "aria-label": "Close", onclick: () => dialog.close() }),
    el("h2", { textContent: "Swift code" }),
    el("p", { textContent: "Code of the forms that Export writes becomes a document. What cannot be read is left out, and listed with its line." }),
    area, says, problems, el("div.row", {}, use)));
  const soon = debounced(150, () => show());
  area.addEventListener("input", () => soon());
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
  show();

  function show() {
    found = readSwift(area.value);
    if (found.document) {
      // The engine has the last word.
      try { page.engine.load(found.text).free(); } catch (error) { found.document = null; found.problems.push({ line: 1, message: error.description ?? error.message }); }
    }
    use.disabled = !found.document;
    const left = found.problems.length;
    says.textContent = !area.value.trim() ? "" : [
      found.document ? `${found.sections} ${found.sections === 1 ? "section is" : "sections are"} read.` : "There is no layout that can be read in it.",
      left ? `${left} ${left === 1 ? "part is" : "parts are"} not read:` : ""].filter(Boolean).join(" ");
    problems.replaceChildren(...(area.value.trim() ? found.problems.slice(0, listed) : []).map(({ line, message }) =>
      el("li.warning", {}, el("button", { onclick: () => choose(line) }, el("i"), el("span", { textContent: `Line ${line}: ${message}` })))));
  }

  /** Selects a line of the code. */
  function choose(line) {
    const lines = area.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    area.focus();
    area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    area.scrollTop = Math.max(0, (line - 3) * 18);
  }
}
