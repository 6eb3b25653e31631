// What stands in the inspector without a selection: what the page is for, where to start, and what to try.

import { byID, el } from "./dom.js";
import { galleryEntry } from "./bundle-data.js";
import { newLayout } from "./documents.js";

const key = "compositional.tried";
export const isTouch = () => matchMedia("(pointer: coarse)").matches;

/** What to try, until it has been done. */
const hints = () => [
  ["why", `${isTouch() ? "Tap" : "Click"} a cell, then a number, to see why it is so.`],
  ["change", "Drag a number of the document, or an edge of a selected cell, to change the layout."],
  ["throw", "Scroll the device as with a finger."],
];

export class Welcome {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    this.tried = new Set();
    try { this.tried = new Set((localStorage.getItem(key) ?? "").split(" ")); } catch { /* Nothing is kept. */ }
    document.body.toggleAttribute("data-tried", this.tried.has("why"));
  }

  /** Notes that something was tried: its hint goes. */
  did(name) {
    if (!this.page.isStarted || this.tried.has(name)) return;
    this.tried.add(name);
    document.body.toggleAttribute("data-tried", this.tried.has("why"));
    try { localStorage.setItem(key, [...this.tried].join(" ").trim()); } catch { /* Nothing is kept. */ }
    const { inspector } = this.page;
    if (inspector?.isEmpty) inspector.clear();
  }

  /** What to show. */
  content() {
    const left = hints().filter(([name]) => !this.tried.has(name));
    const how = `${isTouch() ? "Tap" : "Click"} an element${isTouch() ? "" : ", or press Tab on the device,"} to see its frame and the reasons for it.`;
    if (document.body.hasAttribute("data-recording")) return [el("p.empty", { textContent: `${isTouch() ? "Tap" : "Click"} an element to see its frame in the recording.` })];
    if (!left.length) return [el("p.empty", { textContent: how })];
    const { documents } = this.page;
    const start = (name, action) => el("button", { textContent: name, onclick: action });
    return [
      el("p.purpose", { textContent: "Design a UICollectionViewCompositionalLayout: change it here, scroll it as on a device, and ask of every number why it is so." }),
      el("div.starts", {},
        start("A storefront", () => documents.open(galleryEntry("storefront").text, "storefront")),
        start("A new layout", () => documents.open(newLayout(), "")),
        start("A file", () => byID("open").click())),
      el("ul.hints", {}, left.map(([name, text]) => el("li", { "data-hint": name, textContent: text }))),
    ];
  }
}
