// The frames of a real collection view, or of a flow layout, over those of the simulation: what differs is colored, and
// listed by how much.

import { byID, el, points } from "./dom.js";
import { ofDocument } from "./devices.js";
import { hasExpectation, isFlow, phoneOf, readProof } from "./proof-reading.js";

const tolerance = 0.01;
const listed = 200;
const sides = ["x", "y", "width", "height"];

export class Proof {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    this.card = byID("proof-card");
    this.chooser = el("input", { type: "file", accept: ".json,application/json", hidden: true, "aria-label": "Recording of a device, or flow layout" });
    this.chooser.addEventListener("change", async () => {
      const [file] = this.chooser.files;
      if (file) page.attempt(async () => this.open(await file.text(), file.name));
      this.chooser.value = "";
    });
    document.body.append(this.chooser);
    this.close();
  }

  get isOpen() { return this.recorded !== null; }

  get place() { return this.source === "device" ? "on the device" : `in the ${this.source}`; }

  /** Lays the frames of a text over the simulation. Throws a sentence if it is damaged. */
  open(text, name) {
    const flow = isFlow(text) ? this.page.engine.flow(text) : null;
    this.recorded = readProof(flow ?? text);
    this.source = flow ? "flow layout" : "device";
    this.name = name;
    this.page.store.set({ pane: "inspect" });
    byID("recorded-offer")?.remove();
    this.update();
  }

  /** Offers the frames that the document expects, where it has some. */
  offer() {
    const { text } = this.page.store.state;
    if (this.isOpen || !hasExpectation(text)) return;
    const place = phoneOf(/"origin"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? "");
    byID("findings-card").append(el("div", { id: "recorded-offer" }, el("p.empty", { textContent: `This document has recorded frames: ${place}.` }),
      el("button.way", { textContent: "Lay them over the layout", onclick: () => this.page.attempt(() => this.open(text, place)) })));
  }

  close() {
    this.recorded = null;
    this.found = [];
    this.card.hidden = true;
    const view = this.page.stage.main;
    if (view) { view.proof = null; view.dirty = true; }
  }

  /** Compares with the layout as it is now. */
  update() {
    const view = this.page.stage.main;
    if (!this.isOpen || !view?.simulator || view.isPlayback) return;
    const { recorded } = this;
    const all = this.page.problem ? [] : pairs(view, recorded);
    for (const each of all) each.by = distance(each);
    this.all = all;
    this.found = all.filter(({ by }) => by > tolerance).sort((a, b) => b.by - a.by);
    view.proof = { agree: all.filter(({ by }) => by <= tolerance).map(({ theirs }) => theirs), differ: this.found };
    view.dirty = true;
    this.show(view);
  }

  show(view) {
    const { card, found, all, recorded, page } = this;
    const [count, total] = [found.length, all.length];
    card.hidden = false;
    const title = page.problem ? "No comparison while the document is broken" : count ? `${count} of ${total} differ from the ${this.source}` : `All ${total} agree with the ${this.source}`;
    const isOf = /, (iOS|macOS) /.test(this.name);
    const isOther = recorded.size && String(recorded.size) !== String(view.size);
    const text = recorded.contentSize && view.contentSize.some((value, at) => Math.abs(value - recorded.contentSize[at]) > tolerance)
      ? ` Its content has ${recorded.contentSize.map(points).join(" × ")} points, that of the simulation ${view.contentSize.map(points).join(" × ")}.` : "";
    card.replaceChildren(...[
      el("header", {}, el("h2", { textContent: title }), el("span.grow"), el("button", { textContent: "Close", onclick: () => { this.close(); this.offer(); } })),
      isOf ? el("p.verdict", { textContent: `${total - count} of ${total} equal, ${this.name}` }) : null,
      el("p.empty", { textContent: `Frames of ${this.name} over the simulation: dashed where the ${this.source} has an element, whole where the simulation has it.${text}` }),
      isOther ? el("p.empty", {}, `The ${this.source} has a view of ${recorded.size.map(points).join(" × ")} points.`, el("button", { textContent: "Show that view", onclick: () => this.takeView() })) : null,
      el("ul.findings", { "aria-label": "Differences, the largest first" }, found.slice(0, listed).map((each) => this.row(each))),
      count > listed ? el("p.empty", { textContent: `and ${count - listed} smaller ones` }) : null,
    ].filter(Boolean));
  }

  row({ id, theirs, ours, by }) {
    const words = Number.isFinite(by) ? `by ${points(by)}` : theirs ? "not in the simulation" : `not ${this.place}`;
    const small = theirs && ours
      ? sides.filter((_, at) => Math.abs(theirs[at] - ours[at]) > tolerance).map((side) => { const at = sides.indexOf(side); return `${side} ${points(theirs[at])} ${this.place}, ${points(ours[at])} here`; }).join("; ")
      : `at ${(theirs ?? ours).map(points).join(", ")}`;
    return el("li.error", {}, el("button", { onclick: () => this.choose(id, theirs ?? ours) }, el("i"), el("span", {}, `${id ?? "a frame"}, ${words}`, el("small", { textContent: small }))));
  }

  /** Selects an element; one that the simulation does not have is scrolled to. */
  choose(id, frame) {
    const { stage, selecting } = this.page;
    const view = stage.main;
    if (id && frameOf(view.simulator, id)) selecting.select(id);
    else selecting.select(null);
    const isInSight = [0, 1].every((axis) => frame[axis] < view.offset[axis] + view.size[axis] && frame[axis] + frame[axis + 2] > view.offset[axis]);
    if (!isInSight) stage.scrollMainTo([0, 1].map((axis) => frame[axis] - (view.size[axis] - frame[axis + 2]) / 2));
  }

  /** Shows a view as large as that of the device. */
  takeView() {
    const { size } = this.recorded;
    const { store } = this.page;
    const ofText = /"environment"\s*:/.test(store.state.text) && String(this.page.ownSize()) === String(size);
    store.set(ofText ? { device: ofDocument, customSize: null } : { customSize: size.map((value) => Math.round(value)) });
  }
}

/** How far two frames are apart: the largest difference of their numbers. */
const distance = ({ theirs, ours }) => (theirs && ours ? Math.max(...theirs.map((value, at) => Math.abs(value - ours[at]))) : Infinity);

/** The elements of both: [{id, theirs, ours}]; null where one does not have it. */
function pairs(view, recorded) {
  const where = { contentOffset: recorded.offset ?? view.offset, size: view.size, orthogonalOffsets: recorded.rows ?? view.rows ?? {} };
  const own = ownElements(view, recorded, where);
  const named = recorded.elements.filter(({ id }) => id !== null);
  const found = named.map(({ id, frame }) => ({ id, theirs: frame, ours: own.get(id) ?? frameOf(view.layout, id, where) }));
  const unnamed = recorded.elements.filter(({ id }) => id === null);
  const left = new Map(own);
  for (const { id } of named) left.delete(id);
  if (unnamed.length) return [...found, ...matched(unnamed, left)];
  if (recorded.isComplete) for (const [id, frame] of left) found.push({ id, theirs: null, ours: frame });
  return found;
}

/** The frame of an element; null if there is none of that name. */
function frameOf(layout, id, where) {
  try { return layout.attributes(id, where)?.frame ?? null; } catch (error) {
    if (error.name === "EngineTrap") throw error;
    return null;
  }
}

/** What the simulation has where the device had its elements, at the offset of the device. */
function ownElements(view, { area, elements }, where) {
  const found = new Map();
  const bounds = area ?? elements.reduce(([x, y, right, bottom], { frame }) =>
    [Math.min(x, frame[0]), Math.min(y, frame[1]), Math.max(right, frame[0] + frame[2]), Math.max(bottom, frame[1] + frame[3])], [0, 0, 0, 0]);
  const [x, y, width, height] = bounds;
  if (view.layout.elementBound([x, y, width, height]) > 20_000) return found;
  const frames = view.layout.frames([x, y, width, height], where);
  for (let index = 0; index < frames.count; index += 1) found.set(frames.id(index), Array.from(frames.frames.subarray(index * 4, index * 4 + 4)));
  return found;
}

/** Frames without names, each with the element that is nearest and not taken. */
function matched(unnamed, own) {
  const left = new Map([...own].filter(([id]) => id.startsWith("cell ")));
  const key = (frame) => frame.map((value) => Math.round(value * 100)).join();
  const places = new Map([...left].map(([id, frame]) => [key(frame), id]));
  const found = [];
  const rest = [];
  for (const { frame } of unnamed) {
    const id = places.get(key(frame));
    if (id !== undefined && left.has(id)) { found.push({ id, theirs: frame, ours: left.get(id) }); left.delete(id); } else rest.push(frame);
  }
  for (const [index, frame] of rest.entries()) {
    let best = null;
    // So many comparisons take a tenth of a second.
    if (index * left.size < 2_000_000) for (const [id, ours] of left) {
      const by = distance({ theirs: frame, ours });
      if (!best || by < best.by) best = { id, ours, by };
    }
    if (best) left.delete(best.id);
    found.push({ id: best?.id ?? null, theirs: frame, ours: best?.ours ?? null });
  }
  return found;
}

/** Draws the frames of the device over the simulation. */
export function drawProof(context, { proof, unit, offset, size }, colors) {
  if (!proof) return;
  const pixel = (window.devicePixelRatio || 1) / unit;
  const isInSight = ([x, y, width, height]) => x < offset[0] + size[0] && x + width > offset[0] && y < offset[1] + size[1] && y + height > offset[1];
  context.lineWidth = pixel;
  context.strokeStyle = colors.pass;
  for (const frame of proof.agree) if (isInSight(frame)) context.strokeRect(...frame);
  context.lineWidth = 2 * pixel;
  for (const { theirs, ours } of proof.differ) {
    if (ours && isInSight(ours)) { context.strokeStyle = colors.accent; context.strokeRect(...ours); }
    if (!theirs || !isInSight(theirs)) continue;
    context.fillStyle = colors.error;
    context.globalAlpha = 0.14;
    context.fillRect(...theirs);
    context.globalAlpha = 1;
    context.strokeStyle = colors.error;
    context.setLineDash([5 * pixel, 3 * pixel]);
    context.strokeRect(...theirs);
    context.setLineDash([]);
  }
}
