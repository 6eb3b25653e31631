// What the dialog shows of a layout that was found: how well it explains the frames, and what else it may be.

import { byID, el, points } from "./dom.js";
import { overlaid } from "./drawing.js";
import { alternatives, certainties, matches, sentences } from "./finding-report.js";
import { isNarrow } from "./panes.js";

export class FindingResult {
  /** @param page The page. */
  constructor(page) { this.page = page; }

  showEmpty() {
    this.report = null;
    this.result.replaceChildren(el("p.quiet", { textContent: "The plainest layout with these frames appears here, with what else it may be." }));
  }

  showReport() {
    const { report } = this;
    if (!report.layout) { this.result.replaceChildren(el("p", { textContent: "No cell was given, and so there is no layout." })); return; }
    this.others = alternatives(report);
    this.other = null;
    const radio = (text, note, other, index) => el("label.choice", {},
      el("input", { type: "radio", name: "found-layout", value: index, checked: other === null, onchange: () => { this.other = other; this.shown = other?.differsAt ?? 0; this.showPicture(); } }),
      el("span", {}, text, el("small", { textContent: note })));
    const certain = certainties(report);
    this.picture = el("div.picture");
    this.age = el("p.problem", { role: "status", textContent: "The frames have changed since. Find the layout again." });
    this.result.replaceChildren(...[
      this.age,
      el("h3", { textContent: report.matched ? "Every frame is explained" : "Some frames are not explained" }),
      el("ul.matches", {}, matches(report).map((textContent) => el("li", { textContent }))),
      report.flow ? el("p", { textContent: "The frames are those of a flow layout, whose lines share their room. No compositional layout has them; the command writes the flow layout with infer --to uikit." }) : null,
      this.picture,
      el("div.row", {}, el("button.accent", { textContent: "Use this layout", onclick: () => this.accept() }),
        el("button", { textContent: "Use it, and show the Swift", onclick: () => { this.accept(); this.page.store.set({ code: "uikit", pane: "document" }); } }), el("span.quiet", { textContent: "It becomes the document. Undo brings the old one back." })),
      el("h3", { textContent: "Why this layout" }),
      el("p", { textContent: `It is the plainest that has these frames in ${report.views.length === 1 ? "this view" : `these ${report.views.length} views`}. The engine has laid it out, and compared every frame.` }),
      el("ul.matches", {}, sentences(report).map((textContent) => el("li", { textContent }))),
      el("fieldset.choices", {}, el("legend", { textContent: this.others.length ? "What else it could be" : "Nothing else is known to have these frames" }),
        this.others.length ? [radio("The layout that was found", "the plainest", null, -1), ...this.others.map((other, index) => radio(other.text, other.note, other, index))] : null),
      certain.length ? el("h3", { textContent: "What is certain" }) : null,
      certain.length ? el("dl.certain", {}, certain.map(([place, value, because]) => el("div", {}, el("dt", { textContent: place }), el("dd", {}, el("code", { textContent: value }), because ? `: ${because}` : "")))) : null,
    ].filter(Boolean));
    this.shown = 0;
    this.showPicture();
    this.showAge();
    if (isNarrow()) this.result.scrollIntoView();
  }

  /** Says that the result is of other frames than those that are there now. */
  showAge() {
    const { source } = this;
    if (this.report?.layout) this.age.hidden = source.length === this.searched.length && source.every((each, index) => each === this.searched[index]);
  }

  /** The frames of a layout in a view: [{id, frame}]; null if there are too many. */
  framesOf(layout, { size, displayScale, layoutDirection, safeAreaInsets, given = null }) {
    const options = { size, displayScale, itemCounts: this.report.itemCounts, ...(layoutDirection ? { layoutDirection } : {}), ...(safeAreaInsets ? { safeAreaInsets } : {}) };
    let loaded = null;
    try {
      loaded = this.page.engine.load(layout, options);
      // What measures itself has the sizes that were seen.
      if (given && JSON.stringify(layout).includes('"estimated"')) loaded.measure(given.slice(0, 2000).filter(({ id }) => loaded.attributes(id)).map(({ id, frame: [, , width, height] }) => ({ id, width, height })));
      const frames = loaded.frames([0, 0, 1e7, 1e7]);
      return Array.from({ length: frames.count }, (_, index) => ({ id: frames.id(index), frame: Array.from(frames.frames.subarray(4 * index, 4 * index + 4)) }));
    } catch { return null; } finally { loaded?.free(); }
  }

  /** Shows the layout, or another, over the frames of a view, or where the two differ. */
  showPicture() {
    const { report, other } = this;
    const places = report.views.map((view, index) => [index, view.size]);
    if (other?.differsAt) places.push([other.differsAt, other.differsAt]);
    const isProbe = typeof this.shown !== "number";
    const view = isProbe ? { ...report.views[0], size: this.shown, safeAreaInsets: undefined, given: null } : report.views[this.shown];
    const layout = other?.layout ?? report.layout;
    const found = this.framesOf(layout, view) ?? [];
    const base = isProbe ? this.framesOf(report.layout, view) ?? [] : view.given;
    const isNear = new Map(base.map(({ id, frame }) => [id, frame]));
    const limit = Math.max(0.5, Number(this.tolerance.value));
    const wrong = new Set([...(view.unexplained ?? []), ...(view.absent ?? [])]);
    const placed = new Map(found.map(({ id, frame }) => [id, frame]));
    const isDifferent = (id) => {
      if (!isProbe) return wrong.has(id);
      const [one, two] = [isNear.get(id), placed.get(id)];
      return !one || !two || one.some((value, index) => Math.abs(value - two[index]) > limit);
    };
    const { element, count } = overlaid(view.size, base, found, isDifferent, isProbe ? "The layout that was found, and the other over it" : "The frames that were given, and the layout over them");
    const size = view.size.map(points).join(" × ");
    this.picture.replaceChildren(
      el("div.row.sizes", { role: "group", "aria-label": "Views of the result" }, places.map(([key, each]) => el("button", {
        textContent: `${each.map(points).join(" × ")}${typeof key === "number" ? "" : " tells"}`, "aria-pressed": String(key === this.shown),
        onclick: () => { this.shown = key; this.showPicture(); },
      }))),
      element,
      el("p.legend", {}, isProbe
        ? `${count} of ${base.length} elements differ at ${size}. Blue: the layout that was found. Pink: the other.`
        : count ? `${count} elements differ at ${size}. Blue: given. Pink: the layout has it there.` : `Nothing differs at ${size}.`,
      isProbe && !report.views.some((each) => String(each.size) === String(this.shown))
        ? el("button", { textContent: "Draw this view", onclick: () => this.addView(null, this.shown) }) : null));
  }

  /** Makes the layout that is chosen the document. */
  accept() {
    const { report, other } = this;
    const [view] = report.views;
    const { size, displayScale, layoutDirection, safeAreaInsets } = view;
    const document = {
      name: "Layout from frames", layout: other?.layout ?? report.layout,
      environment: { size, displayScale, ...(layoutDirection ? { layoutDirection } : {}), ...(safeAreaInsets ? { safeAreaInsets } : {}) },
      itemCounts: report.itemCounts,
    };
    this.dialog.close();
    this.page.open(this.page.engine.load(document).document("case"), "");
    byID("device-list").focus();
  }
}
