// The layout as Swift, in a dialog.

import { copy, el, save } from "./dom.js";

const forms = { dsl: "Swift with the builders of CompositionalDSL", uikit: "Swift with the classes of UIKit" };

/** What of a code is shown; the rest is only saved and copied. */
const longest = 100_000;

const words = /(\/\/[^\n]*)|("(?:[^"\\\n]|\\.)*")|\b(import|func|let|var|return|switch|case|default|private|in)\b|(#\w+|@\w+)|(-?\b\d[\d.]*)|(\b[A-Z]\w*)/g;
const classes = ["tp", "ts", "tw", "tw", "tn", "tk"];

/** Code in colors, as nodes. */
export function codeLines(text) {
  const nodes = [];
  let last = 0;
  for (const match of text.matchAll(words)) {
    nodes.push(text.slice(last, match.index), el(`span.${classes[match.slice(1).findIndex((each) => each !== undefined)]}`, { textContent: match[0] }));
    last = match.index + match[0].length;
  }
  return [...nodes, text.slice(last)];
}

/** Shows the layout of a page as Swift code. @param form "dsl" or "uikit". @param name The name of the layout. */
export async function showCode(page, form, name) {
  const code = await page.beside.code(page.stage.main, form, name);
  if (!code) return;
  const { text, notes } = code;
  const stem = name.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, __, letter) => letter.toUpperCase()) || "Layout";
  const dialog = el("dialog", { "aria-label": forms[form], onclose: () => dialog.remove() },
    el("div.dialog-body", {},
      el("button.icon.close", { textContent: "×", "aria-label": "Close", onclick: () => dialog.close() }),
      el("h2", { textContent: forms[form] }),
      text.length > longest ? el("p", { textContent: "This is the start. Copy and Save have all of it." }) : null,
      notes.map((note) => el("p", { textContent: note })),
      el("pre.code", { textContent: text.length > longest ? `${text.slice(0, longest)}\n…` : text, tabIndex: 0 }),
      el("div.row", {}, el("button.accent", { textContent: "Copy", onclick: () => copy(text, "Code") }),
        el("button", { textContent: "Save", onclick: () => save(`${stem}.swift`, text, "text/plain") }))));
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
}
