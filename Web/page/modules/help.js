// The help: what the page does, and its keys.

import { byID, el } from "./dom.js";
import { tracks } from "./plots.js";

/** True on systems of Apple, whose keys have other names. */
export const isApple = /Mac|iPhone|iPad|iPod/.test(navigator.platform);

/** The name of keys on this system, from "Ctrl Z" or "Alt ←". */
export const keyName = (keys) => (isApple ? keys.replaceAll("Ctrl ", "⌘ ").replaceAll("Alt ", "⌥ ").replaceAll("Shift ", "⇧ ").replaceAll("Enter", "Return") : keys);

const keys = [
  ["Drag, wheel", "scroll the device"], ["Arrows", "scroll a little, on the device"],
  ["Page, Space", "scroll a page"], ["Home, End", "scroll to the start or the end"],
  ["Click", "select an element"], ["Tab", "the next element, on the device"],
  ["Alt ← →", "the element before or after"], ["Alt ↑ ↓", "the group around it, or inside"],
  ["Escape", "clear the selection; then Tab leaves the device"], ["/", "find an element"],
  ["Delete, +", "delete the selected cell, insert one"], ["Drag a distance", "change the number behind it"], ["Drag a square", "change a width or a height"],
  ["Enter", "the handles of the selection; arrows change one, Shift by ten"], ["Ctrl Z", "take a change of the document back, also another document"],
  ["Alt ↑ ↓, in the tree", "move; Ctrl D duplicates, Ctrl G wraps in a group, Delete deletes"], ["R", "rotate"], ["0 1 2", "fit, actual size, twice"], ["G", "distances of the selection"], ["O", "outlines of all groups"], ["M", "the whole content as a map"], ["I", "insets and spacings of all that is in sight"],
  [isApple ? "⌘ I, ⌥ Esc" : "Ctrl Space", "completion in the document"], ["Ctrl Shift F", "format the document"],
  ["Drag a number", `change it; ${isApple ? "⌥" : "Alt"} tenths, Shift tens`], ["?", "this help"],
];

/** Connects the button and the dialog. */
export function attachHelp() {
  byID("format").title = `Format (${keyName("Ctrl Shift F")})`;
  const dialog = byID("help-dialog");
  const fill = () => dialog.replaceChildren(el("div.dialog-body", {},
    el("button.icon.close", { textContent: "×", "aria-label": "Close", onclick: () => dialog.close() }),
    el("h2", { textContent: "Compositional" }),
    el("p", { textContent: "A layout engine for collection views runs inside this page. It solves the document on the left, and answers for every frame that you see. Nothing leaves this computer." }),
    el("h3", { textContent: "What to do" }),
    el("ol.todo", {},
      el("li", { textContent: "Start from a layout of the list above, from a new one, from a file, or from frames that you have or draw: Open." }),
      el("li", { textContent: "Change it: type in the document, drag a number, or select a cell and drag its edges and distances." }),
      el("li", { textContent: "Throw it with the mouse, choose other devices and text sizes, and put devices side by side with Compare." }),
      el("li", { textContent: "Select an element and choose a number of its frame: the steps to it are listed, each with its rule." }),
      el("li", { textContent: "Take it away: a link or this page with Share; Swift code, a picture or a test case with Export." })),
    el("h3", { textContent: "Keys" }),
    el("dl.keys", {}, keys.map(([key, text]) => el("div", {}, el("dt", { textContent: keyName(key) }), el("dd", { textContent: keyName(text) })))),
    el("h3", { textContent: "Colors" }),
    el("p", { textContent: "A cell has the color of its section, and the number of its item. Headers and footers are gray, with the color of their section at the leading edge. A pin marks a header that is displaced by the scroll position. Slanted lines mark an estimated size that nothing has measured." }),
    el("h3", { textContent: "Plots of a run" }),
    el("dl.keys", {}, tracks.map(([name, unit, about]) => el("div", {}, el("dt", { textContent: unit ? `${name}, ${unit}` : name }), el("dd", { textContent: about }))))));
  const open = () => { fill(); dialog.showModal(); };
  byID("help").addEventListener("click", open);
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  return open;
}
