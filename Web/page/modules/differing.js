// Two versions of a document: what differs in sight is drawn, one over the other or side by side, and listed.

import { byID, el, frameText, points } from "./dom.js";
import { hasExpectation } from "./proof-reading.js";
import { openMenu } from "./menu.js";
import { plainJobs, Solution } from "./solution.js";

const listed = 100;
const tolerance = 0.01;

export class Difference {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    this.text = null;
    this.name = "";
    this.opened = "";
    this.beside = false;
    this.problem = "";
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
      ["A recording of a device", "or a flow layout", () => page.proof.chooser.click()],
      ...(hasExpectation(page.store.state.text) ? [["The frames that it expects", "of a device", () => page.attempt(() => page.proof.open(page.store.state.text, "the case"))]] : []),
      ...(this.text === null ? [] : [null, ["Nothing", "", () => this.compare(null, "")]]),
    ];
  }

  /** Compares with another text from now on; null ends it. */
  compare(text, name) {
    this.text = text;
    this.name = name;
    this.button.setAttribute("aria-pressed", String(text !== null));
    this.arrange();
  }

  /** Shows the other version over the layout, or in a device beside it. */
  arrange() {
    const { stage, trial, engine } = this.page;
    this.release();
    this.problem = "";
    this.key = "";
    stage.version = this.beside && this.text !== null ? { text: this.text, name: this.name, problem: "" } : null;
    stage.arrange();
    stage.fit();
    this.update();
    if (this.text === null) return;
    if (trial.isSolving) { this.page.reload({ keepOffset: true }); return; }
    const jobs = [stage.job(0, this.text)];
    trial.run("version", () => plainJobs(jobs), ({ stopped, answers }) => {
      if (stopped) this.problem = stopped;
      else {
        const solution = new Solution(engine, jobs, answers);
        if (this.beside) stage.loadVersion(stage.views.at(-1), solution, 0);
        this.load(solution, 0);
      }
      stage.fit();
      stage.showSelection();
      this.update();
    });
  }

  /** What is to be solved besides the devices: the version that is laid over the layout. */
  jobs() { return this.text === null || this.beside ? [] : [this.page.stage.job(0, this.text)]; }

  /** Takes the other version from a solution; of the page, it comes after those of the devices. */
  load(solution, index = this.page.stage.views.length) {
    const { stage } = this.page;
    this.release();
    this.key = "";
    this.problem = stage.version?.problem ?? "";
    if (this.text === null || this.beside) return;
    try {
      ({ layout: this.layout, simulator: this.simulator } = solution.open(index));
    } catch (error) { this.problem = error.message; }
  }

  /** The simulated view of the other version. */
  get other() { return this.beside ? this.page.stage.views.find((view) => view.isVersion)?.simulator : this.simulator; }

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
    const other = this.text === null || this.problem ? null : this.other;
    const key = this.page.problem ? "broken" : other ? [view.offset, JSON.stringify(view.rows), view.frames.count, view.size, view.contentSize, view.info.itemCounts].join(" ") : this.problem;
    if (key === this.key && other) return;
    this.key = key;
    const changes = other ? this.found(view, other) : null;
    view.difference = this.beside ? changes?.map((each) => ({ ...each, before: null })) : changes;
    view.dirty = true;
    const version = this.page.stage.views.find((each) => each.isVersion);
    if (version) {
      version.difference = changes?.map((each) => ({ ...each, after: null }));
      version.dirty = true;
    }
    this.show(changes);
  }

  /** What differs: [{id, before, after}], frames in content coordinates, null where there is none. */
  found(view, other) {
    if (!this.beside) {
      other.scrollTo({ offset: view.offset, animated: false });
      for (const [section, offset] of Object.entries(view.rows ?? {})) {
        try { other.scrollTo({ section: Number(section), offset, animated: false }); } catch { /* The other version has no such row. */ }
      }
    }
    const before = byElement(other.frames({ views: false }));
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
    const isBroken = Boolean(this.page.problem);
    const title = isBroken || this.problem ? "No difference to show" : !changes ? "Solving the other version" : count === 0 ? "Nothing in sight differs" : `${count} in sight ${count === 1 ? "differs" : "differ"}`;
    const about = isBroken ? "The document has an error. The device still shows the last layout that worked." : this.problem ? `The other version is broken: ${this.problem}`
      : `Compared with the document ${this.name}. ${this.beside ? "It stands at the left." : "Dashed lines show where an element was."}`;
    const focused = [...card.querySelectorAll("header button, .way")].indexOf(document.activeElement);
    card.replaceChildren(
      el("header", {}, el("h2", { textContent: title }), el("span.grow"),
        el("button", { textContent: "Close", onclick: () => this.compare(null, "") })),
      el("p.empty", { textContent: about }),
      el("button.way", {
        textContent: "Side by side", "aria-pressed": this.beside,
        onclick: () => { this.beside = !this.beside; this.arrange(); },
      }),
      el("ul.findings", {}, grouped(isBroken ? [] : changes ?? []).slice(0, listed).map((group) => this.row(group))));
    card.querySelectorAll("header button, .way")[focused]?.focus();
  }

  /** A row for elements that changed alike, which unfolds; one element is a row of its own. */
  row({ text, changes }) {
    const single = ({ id, after }, small) => el("button", { onclick: () => { if (after) this.page.selecting.select(id); } }, el("i"), el("span", {}, id, el("small", { textContent: small })));
    const [first] = changes;
    if (changes.length === 1) return el("li", {}, single(first, frames(first)));
    const inner = el("ul", { hidden: true }, changes.slice(0, listed).map((each) => el("li", {}, single(each, frames(each)))));
    const button = el("button", { "aria-expanded": "false", onclick: () => { inner.hidden = !inner.hidden; button.setAttribute("aria-expanded", String(!inner.hidden)); } },
      el("i"), el("span", {}, `${changes.length} elements ${text}`, el("small", { textContent: `${first.id} to ${changes.at(-1).id}` })));
    return el("li", {}, button, inner);
  }
}

const frames = ({ before, after }) => (before && after ? `${frameText(before)} → ${frameText(after)}` : after ? `new, ${frameText(after)}` : `was ${frameText(before)}`);

/** Changes that are alike, together: what came, what went, and what moved by the same distance. */
function grouped(changes) {
  const found = new Map();
  for (const change of changes) {
    const text = likeness(change);
    const key = text || change.id;
    if (!found.has(key)) found.set(key, { text, changes: [] });
    found.get(key).changes.push(change);
  }
  return [...found.values()];
}

/** What happened to an element, in words that are the same for others; "" for what happened to it alone. */
function likeness({ before, after }) {
  if (!before) return "are new";
  if (!after) return "are gone";
  const by = after.map((value, at) => Math.round((value - before[at]) * 100) / 100);
  const signed = (value) => (value > 0 ? `+${points(value)}` : points(value));
  if (by[2] || by[3]) return by[0] || by[1] ? "" : `are larger by ${signed(by[2])}, ${signed(by[3])}`;
  return `moved by ${signed(by[0])}, ${signed(by[1])}`;
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
