// The dialog in which Swift code becomes a document.

import { debounced, el, toast } from "./dom.js";
import { longestSwift } from "./swift-parser.js";
import { readSwift } from "./swift-reader.js";

/** So many parts of the code that were not read are listed. */
const listed = 100;

/** True if a text looks like Swift code of a layout, and not like a document. */
export const isSwift = (text) => text.length <= longestSwift && !/^\s*[{[]/.test(text)
  && /NSCollectionLayout|UICollectionViewCompositionalLayout|(?:CompositionalLayout|LayoutBuilder)\s*(?:\(.*\)\s*)?\{/.test(text);

/** A guess in words: "count 2". */
export const guessText = ({ path, value }) => `${/\w+$/.exec(path)?.[0] ?? path} ${JSON.stringify(value)}`;

/** What of a document is a guess still, as findings. */
export function guessesOf(guesses, valueOf) {
  return guesses.filter(({ path, value }) => JSON.stringify(valueOf(path)) === JSON.stringify(value))
    .map((each) => ({ severity: "warning", code: "guess", path: each.path, message: `${guessText(each)} is a guess: line ${each.line} of the code has ${each.message}`, advice: "Change it, or write it again, and the mark goes." }));
}

/** Opens the dialog. @param code The code to begin with. */
export function openCodeReading(page, code) {
  let found = null;
  const area = el("textarea.code", { value: code.slice(0, longestSwift), spellcheck: false, "aria-label": "Swift code", placeholder: "Paste code of UIKit or of the DSL here", wrap: "off" });
  const says = el("p", { role: "status" });
  const problems = el("ul.findings");
  const use = el("button.accent", { textContent: "Make it the document", disabled: true, onclick: () => { dialog.close(); page.documents.open(found.text, "", { guesses: found.guesses }); toast("The code is the document now.", page.editor.undoing()); } });
  const dialog = el("dialog.wide", { id: "code-dialog", "aria-label": "Swift code to read", onclose: () => { soon.cancel(); dialog.remove(); } }, el("div.dialog-body", {},
    el("button.icon.close", { textContent: "×", "aria-label": "Close", onclick: () => dialog.close() }),
    el("h2", { textContent: "Swift code" }),
    el("p", { textContent: "Code with UIKit or the DSL becomes a document. A value that cannot be read is guessed, and marked there. What else cannot be read is left out, and listed with its line." }),
    area, says, problems, el("div.row", {}, use)));
  const soon = debounced(150, () => show());
  area.addEventListener("input", () => soon());
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
  area.focus();
  show();

  function show() {
    found = readSwift(area.value);
    if (found.document) {
      // The engine has the last word.
      try { page.engine.load(found.text).free(); } catch (error) { found.document = null; found.problems.push({ line: 1, message: error.description ?? error.message }); }
    }
    use.disabled = !found.document;
    const left = found.problems.length;
    const guessed = found.document ? found.guesses : [];
    says.textContent = !area.value.trim() ? "" : [
      found.document ? `${found.sections} ${found.sections === 1 ? "section is" : "sections are"} read.` : "There is no layout that can be read in it.",
      guessed.length ? `${guessed.length} ${guessed.length === 1 ? "value is" : "values are"} guessed.` : "",
      left ? `${left} ${left === 1 ? "part is" : "parts are"} not read:` : ""].filter(Boolean).join(" ");
    const row = (kind, line, words) => el(`li.${kind}`, {}, el("button", { onclick: () => choose(line) }, el("i"), el("span", { textContent: `Line ${line}: ${words}` })));
    problems.replaceChildren(...(!area.value.trim() ? [] : [
      ...guessed.map((each) => row("note", each.line, `${each.message}; ${guessText(each)} is taken`)),
      ...found.problems.map(({ line, message }) => row("warning", line, message))].slice(0, listed)));
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
