// Two versions of a document: what differs in sight is drawn one over the other, and listed.

import { byID, el, frameText } from "./dom.js";
import { engineOptions } from "./devices.js";
import { openMenu } from "./menu.js";

const listed = 100;
const tolerance = 0.01;

export class Difference {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    this.text = null;
    this.name = "";
    this.opened = "";
    this.button = byID("diff");
    this.card = byID("diff-card");
    this.button.addEventListener("click", () => openMenu(this.button, this.rows()));
    const chooser = el("input", { type: "file", accept: ".json,application/json", hidden: true, "aria-label": "Document to compare with" });
    chooser.addEventListener("change", async () => {
      const [file] = chooser.files;
      if (file && file.size <= 2_000_000) this.compare(await file.text(), file.name);
      chooser.value = "";
    });
    document.body.append(chooser);
    this.chooser = chooser;
  }

  rows() {
    const { page } = this;
    return [
      ["As it was opened", "", () => this.compare(this.opened, "as it was opened")],
      ["As it is now", "", () => this.compare(page.store.state.text, "as it was before")],
      ["A file", "", () => this.chooser.click()],
      ...(this.text === null ? [] : [null, ["Nothing", "", () => this.compare(null, "")]]),
    ];
  }

  /** Compares with another text from now on; null ends it. */
  compare(text, name) {
    this.text = text;
    this.name = name;
    this.button.setAttribute("aria-pressed", String(text !== null));
    this.reload();
  }

  /** Solves the other version for the view as it is now. */
  reload() {
    const view = this.page.stage.main;
    this.release();
    this.key = "";
    this.problem = "";
    if (this.text !== null && view?.simulator) {
      const options = engineOptions(this.page.store.state, view.description.fills || view.description.preset ? view.description : null, /"environment"\s*:/.test(this.text));
      try {
        this.layout = this.page.engine.load(this.text, { ...options, size: view.size });
        this.simulator = this.layout.simulator({ framesPerSecond: 60 });
      } catch (error) { this.release(); this.problem = `The other version is broken: ${error.message}`; }
    }
    this.update();
  }

  release() {
    this.simulator?.free();
    this.layout?.free();
    this.simulator = null;
    this.layout = null;
  }

  /** Compares what is in sight now. */
  update() {
    const view = this.page.stage.main;
    if (!view?.simulator) return;
    if (view.isPlayback) { view.difference = null; this.key = ""; return; }
    const key = this.simulator ? `${view.offset} ${JSON.stringify(view.rows)} ${view.frames.count} ${view.size}` : this.problem;
    if (key === this.key && this.simulator) return;
    this.key = key;
    view.difference = this.simulator ? this.found(view) : null;
    view.dirty = true;
    this.show(view.difference);
  }

  /** What differs: [{id, before, after}], frames in content coordinates, null where there is none. */
  found(view) {
    this.simulator.scrollTo({ offset: view.offset, animated: false });
    for (const [section, offset] of Object.entries(view.rows ?? {})) {
      try { this.simulator.scrollTo({ section: Number(section), offset, animated: false }); } catch { /* The other version has no such row. */ }
    }
    const before = byElement(this.simulator.frames({ views: false }));
    const after = byElement(view.frames);
    const changes = [];
    for (const [id, frame] of after) {
      const old = before.get(id) ?? null;
      if (!old || old.some((value, at) => Math.abs(value - frame[at]) > tolerance)) changes.push({ id, before: old, after: frame });
    }
    for (const [id, frame] of before) if (!after.has(id)) changes.push({ id, before: frame, after: null });
    return changes;
  }

  show(changes) {
    const { card } = this;
    card.hidden = this.text === null;
    if (card.hidden) return;
    const count = changes?.length ?? 0;
    const title = this.problem ? "No difference to show" : `${count === 0 ? "Nothing" : count} in sight ${count === 1 ? "differs" : "differ"}`.replace("Nothing in sight differ", "Nothing in sight differs");
    card.replaceChildren(
      el("header", {}, el("h2", { textContent: title }), el("span.grow"),
        el("button", { textContent: "Close", onclick: () => this.compare(null, "") })),
      el("p.empty", { textContent: this.problem || `Compared with the document ${this.name}. Dashed lines show where an element was.` }),
      el("ul.findings", {}, (changes ?? []).slice(0, listed).map(({ id, before, after }) => el("li", {}, el("button", {
        onclick: () => { if (after) this.page.selecting.select(id); },
      }, el("i"), el("span", {}, id, el("small", { textContent: before && after ? `${frameText(before)} → ${frameText(after)}` : after ? `new, ${frameText(after)}` : `was ${frameText(before)}` })))))));
  }
}

function byElement(frames) {
  const found = new Map();
  for (let index = 0; index < frames.count; index += 1) found.set(frames.id(index), Array.from(frames.frames.subarray(index * 4, index * 4 + 4)));
  return found;
}

/** Draws where elements were, over where they are. */
export function drawDifference(context, { difference, unit }, colors) {
  if (!difference) return;
  const pixel = (window.devicePixelRatio || 1) / unit;
  for (const { before, after } of difference) {
    context.lineWidth = 1.5 * pixel;
    if (after) { context.strokeStyle = colors.accent; context.strokeRect(...after); }
    if (!before) continue;
    context.strokeStyle = colors.error;
    context.setLineDash([5 * pixel, 3 * pixel]);
    context.strokeRect(...before);
    context.setLineDash([]);
  }
}
