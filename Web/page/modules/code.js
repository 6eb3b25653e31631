// The layout as Swift, in a dialog.

import { copy, el, save } from "./dom.js";

const forms = { dsl: "Swift with the builders of CompositionalDSL", uikit: "Swift with the classes of UIKit" };

/** Shows a layout as Swift code. @param form "dsl" or "uikit". @param name The name of the layout. */
export function showCode(layout, form, name) {
  const { text, notes } = layout.swift(form, name);
  const stem = name.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, __, letter) => letter.toUpperCase()) || "Layout";
  const dialog = el("dialog", { "aria-label": forms[form], onclose: () => dialog.remove() },
    el("div.dialog-body", {},
      el("button.icon.close", { textContent: "×", "aria-label": "Close", onclick: () => dialog.close() }),
      el("h2", { textContent: forms[form] }),
      notes.map((note) => el("p", { textContent: note })),
      el("pre.code", { textContent: text, tabIndex: 0 }),
      el("div.row", {}, el("button.accent", { textContent: "Copy", onclick: () => copy(text, "Code") }),
        el("button", { textContent: "Save", onclick: () => save(`${stem}.swift`, text, "text/plain") }))));
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
}
