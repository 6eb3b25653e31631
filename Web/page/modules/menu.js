// A menu under a button.

import { byID, el } from "./dom.js";

/** Opens a menu. Rows are [label, note, action], or null for a line. */
export function openMenu(button, rows) {
  const menu = byID("menu");
  if (!menu.hidden) { close(); return; }
  menu.replaceChildren(...rows.map((row) => (row === null ? el("hr") : el("button", {
    role: "menuitem", tabIndex: -1, onclick: () => { close(); row[2](); },
  }, el("span", { textContent: row[0] }), el("small", { textContent: row[1] })))));
  menu.hidden = false;
  button.setAttribute("aria-expanded", "true");
  const box = button.getBoundingClientRect();
  menu.style.top = `${Math.max(8, Math.min(box.bottom + 4, innerHeight - menu.offsetHeight - 8))}px`;
  menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - menu.offsetWidth - 8))}px`;
  const items = [...menu.querySelectorAll("button")];
  items[0].focus();

  function close() {
    menu.hidden = true;
    button.setAttribute("aria-expanded", "false");
    button.focus();
    removeEventListener("pointerdown", outside, true);
    menu.removeEventListener("keydown", key);
  }
  function outside(event) {
    if (!menu.contains(event.target) && !button.contains(event.target)) close();
  }
  function key(event) {
    const at = items.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items[(at + step + items.length) % items.length].focus();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  addEventListener("pointerdown", outside, true);
  menu.addEventListener("keydown", key);
}
