// One device: a layout of the engine, a simulated view, and the canvas that shows it.

import { el, svg, points } from "./dom.js";
import { paint } from "./painter.js";
import { bodyOf, shapeBody } from "./chrome.js";
import { describeDocumentView } from "./devices.js";
import { attachGestures } from "./gestures.js";
import { documented, forgetPaths, groupFrame, groupOutline, groupsOf } from "./paths.js";
import { PartsReader } from "./parts.js";
import { bandsInSight, bandsOf } from "./bands.js";
import { groupsInSight } from "./overlay.js";

const none = { count: 0 };

export class DeviceView {
  /** @param actions {select(id), hover(view, index), moved(view), finger(view, name, values), resized(view, size)} */
  constructor(actions) {
    this.actions = actions;
    this.zoom = 1;
    this.frames = none;
    this.offset = [0, 0];
    this.selection = { id: null, path: null };
    this.hover = -1;
    this.dirty = true;
    this.guides = true;
    /** Where the finger is in the simulation, and where it was seen last. */
    this.finger = this.goal = null;
    /** True while a recording is open: no finger moves the layout behind it. */
    this.isRecorded = false;
    /** The ticks that are due, less than one. */
    this.due = 0;
    /** True while a script moves the clock. */
    this.isDriven = false;
    /** The axis of the number that is asked for; null for none. */
    this.askedAxis = null;
    this.canvas = el("canvas", { "aria-hidden": "true" });
    this.chrome = el("div.chrome", { "aria-hidden": "true" });
    this.list = el("ul.hidden-text", { "aria-label": "Visible elements" });
    this.screen = el("div.screen", { tabIndex: 0, role: "application", "aria-roledescription": "device", "aria-label": "Device" },
      this.canvas, this.chrome, el("div.stale-edge"), this.list);
    this.handle = el("div.handle", { tabIndex: 0, role: "slider", title: "Drag to resize; arrow keys too, with Shift by ten", "aria-label": "Size of the view", "aria-valuemin": 64, "aria-valuemax": 2400 },
      svg("svg", { viewBox: "0 0 10 10" }, svg("path", { d: "M9 1 1 9M9 5 5 9", fill: "none" })));
    this.body = el("div.body", {}, this.screen, this.handle);
    this.caption = el("div.device-name");
    this.element = el("div.device", {}, this.body, this.caption);
    this.context = this.canvas.getContext("2d", { alpha: false });
    attachGestures(this);
  }

  /** Why an element is where it is; undefined while the worker looks. Throws what the engine throws. */
  explain(id) {
    if (!this.isSlow) return documented(this, this.simulator.explain(id));
    const found = this.explanations.get(id);
    // What was measured meanwhile may have moved it.
    if (found?.at !== String(this.contentSize)) this.actions.explain(this, id);
    if (found?.error) throw new Error(found.error);
    return found;
  }

  /** Why the selected element is where it is, and the frames of the groups around it; null if that is not known. */
  get selectedReasons() {
    const { id } = this.selection;
    if (!id || this.isPlayback || !this.simulator) return null;
    if (this.isSlow) return this.explanations.get(id) ?? null;
    const key = `${id} ${JSON.stringify(this.rows)} ${this.contentSize}`;
    if (key !== this.reasonKey) {
      this.reasonKey = key;
      this.reasons = null;
      try { this.reasons = { ...this.explain(id), groups: groupsOf(this, id) }; } catch (error) {
        if (error.name === "EngineTrap") throw error;
      }
    }
    return this.reasons;
  }

  /** Forgets what was explained, of another layout or size. */
  forgetReasons() {
    forgetPaths(this);
    this.sectionInsets = new Map();
    this.endGroups = new Map();
    this.reasonKey = "";
    this.explanations = new Map();
    this.asked = { next: new Set(), going: new Set() };
  }

  /** Shows a document of a solution. Throws what the engine throws; then the last layout stays. */
  load(solution, index, { keepOffset = false } = {}) {
    const { text, description } = solution.jobs[index];
    const { layout, simulator, findings, isSlow } = solution.open(index);
    let frames;
    try { frames = simulator.frames({ views: false }); } catch (error) {
      layout.free?.();
      throw error;
    }
    const before = keepOffset && this.simulator
      ? { offset: [...this.offset], rows: { ...this.rows } } : null;
    this.release();
    this.scrubbed = null;
    this.layout = layout;
    this.simulator = simulator;
    this.findings = findings;
    /** True if the worker has solved the document because that takes long. It makes changes and explains, too. */
    this.isSlow = isSlow;
    this.forgetReasons();
    this.frames = frames;
    this.info = layout.info;
    this.description = description ?? describeDocumentView(this.info);
    if (this.description.preset) this.description = { ...this.description, safeArea: this.info.safeAreaInsets };
    this.parts = new PartsReader(this.info.measures !== false && /"contents?"\s*:/.test(text));
    this.element.classList.remove("stale");
    if (before) this.restore(before);
    this.refresh();
    this.shape();
  }

  /** Takes the simulated view that the worker has changed. One that was scrolled meanwhile stays where it is. */
  adopt(simulator, { findings, isSlow }, before) {
    const now = { offset: [...this.offset], rows: { ...this.rows } };
    this.release();
    this.layout = simulator.layout;
    this.simulator = simulator;
    this.isSlow ||= isSlow;
    this.takeCounts();
    this.findings = findings;
    this.scrubbed = null;
    if (before && String(now.offset) !== String(before)) this.restore(now);
    this.fresh = true;
    this.refresh();
    // Those of another size are of the worker, too.
    this.findings = findings;
  }

  /** Gives back what the last document took. */
  release() {
    this.touching = this.isDriven = false;
    this.finger = this.goal = null;
    this.simulator?.free?.();
    this.layout?.free?.();
    this.simulator = null;
  }

  /** Goes back to offsets, as far as the content allows. */
  restore({ offset, rows }) {
    if (offset) this.simulator.scrollTo({ offset, animated: false });
    for (const [section, value] of Object.entries(rows ?? {})) {
      if (!value || Number(section) >= (this.info.itemCounts?.length ?? 0)) continue;
      try {
        this.simulator.scrollTo({ section: Number(section), offset: value, animated: false });
      } catch { /* A row that no longer scrolls has no offset. */ }
    }
  }

  /** True if the frames of a recording are shown in place of those of the layout. */
  get showsRecording() { return this.isRecorded && Boolean(this.scrubbed?.frames); }

  /** True if what is shown has no reasons: a recording, or a moment of other data or of another size than the present ones. */
  get isPlayback() { return this.showsRecording || (Boolean(this.scrubbed?.frames) && this.scrubbed.info !== this.info); }

  /** The device as it was at the moment that is shown. */
  get shownDescription() { return this.scrubbed?.description ?? this.description; }

  get size() { return this.scrubbed?.size ?? this.info?.size ?? this.description?.size ?? [390, 844]; }
  /** The size with the body around the screen, in points of the device. */
  get bodySize() {
    // One that is not laid out yet has no body.
    const { bezel, chin } = !this.description || this.description.plain || this.showsRecording ? { bezel: 3 } : bodyOf({ ...this.shownDescription, size: this.size });
    const isWide = this.size[0] > this.size[1];
    return [this.size[0] + 2 * ((chin && isWide ? chin : bezel) + 2), this.size[1] + 2 * ((chin && !isWide ? chin : bezel) + 2)];
  }

  get horizontal() { return this.info?.scrollDirection === "horizontal"; }

  /** Advances time. Returns true if something moved. */
  step(seconds) {
    if (!this.simulator) return false;
    const active = this.simulator.isMoving || this.touching || this.fresh;
    if (!active && !this.dirty) return false;
    if (active) {
      if (!this.isDriven) this.advance(seconds);
      this.fresh = false;
      this.hover = -1;
      this.refresh();
    }
    this.draw();
    if (active) this.actions.moved(this);
    this.settled = !active;
    return active;
  }

  /** Advances the clock; a finger goes evenly to where it was seen last, as that of a script does. */
  advance(seconds) {
    this.due += seconds * 120;
    const ticks = Math.floor(this.due + 1e-6);
    this.due -= ticks;
    if (!this.touching || !this.goal) { if (ticks > 0) this.simulator.tick(ticks / 120); return; }
    const { finger, goal } = this;
    for (let tick = 1; tick <= ticks; tick += 1) this.simulator.tickTo(...finger.map((each, axis) => each + (goal[axis] - each) * (tick / ticks)));
    if (ticks > 0) this.finger = goal;
  }

  /** Puts the finger down, moves it, or lifts it. */
  touch(phase, point) {
    if (phase === "move") { this.goal = point; return; }
    this.touching = phase === "down";
    if (phase === "down") {
      this.finger = this.goal = point;
      this.simulator.touchDown(...point);
      return;
    }
    // It went on since the last picture.
    if (this.goal && String(this.goal) !== String(this.finger)) {
      this.simulator.tickTo(...this.goal);
      this.due -= 1;
    }
    this.finger = this.goal = null;
    this.simulator.touchUp();
    this.fresh = true;
  }

  /** Reads what the view shows now. */
  refresh() {
    this.offset = Array.from(this.simulator.offset);
    this.rows = this.info.rows?.length ? this.simulator.orthogonalOffsets : {};
    const { scrubbed } = this;
    this.frames = scrubbed?.frames?.() ?? (scrubbed ? this.layout.framesIn(scrubbed) : this.simulator.frames({ views: false }));
    if (scrubbed) this.offset = scrubbed.contentOffset;
    if (String(this.simulator.size) !== String(this.info.size)) this.takeSize();
    if (this.shapedAs !== undefined && this.shapeName !== this.shapedAs) { this.shape(); this.actions.reshaped(this); }
    this.dirty = true;
    this.listDirty = true;
  }

  /** Takes the item counts of the simulated view, after its data has changed. */
  takeCounts() {
    this.findings = null;
    this.info = { ...this.info, itemCounts: this.simulator.info.itemCounts };
    this.forgetReasons();
  }

  /** Changes the data of the simulated view: {insert: ["0.3"]} and the like. */
  update(change) {
    this.simulator.update(change);
    this.takeCounts();
    this.scrubbed = null;
    this.fresh = true;
    this.refresh();
    this.actions.finger(this, "update", change);
  }

  /** Takes another size, as the view of a window does: its data and what moves stay. */
  resize(size) {
    this.simulator.resize({ size });
    this.refresh();
  }

  /** The offsets between which the view rests, along the scroll axis. */
  get offsetRange() {
    const area = this.description?.safeArea ?? { top: 0, left: 0, bottom: 0, right: 0 };
    const axis = this.horizontal ? 0 : 1;
    const low = axis ? -area.top : -area.left;
    const end = axis ? area.bottom : area.right;
    return [low, Math.max(low, this.contentSize[axis] - this.size[axis] + end)];
  }

  /** Takes the size that a script has given to the view. */
  takeSize() {
    this.findings = null;
    const { size, safeAreaInsets } = this.simulator.info;
    this.info = { ...this.info, size };
    this.description = { ...this.description, size, safeArea: safeAreaInsets };
    this.forgetReasons();
    this.shape();
    this.actions.reshaped(this);
  }

  /** Shows another moment, or the present one. */
  scrub(viewport) {
    this.scrubbed = viewport;
    if (this.simulator) this.refresh();
  }

  draw() {
    this.dirty = false;
    const unit = this.zoom * (window.devicePixelRatio || 1);
    this.scene = {
      frames: this.frames, offset: this.offset, size: this.size, unit, guides: this.guides,
      content: this.contentSize, horizontal: this.horizontal, hover: this.hover,
      selected: this.indexOf(this.selection.id), related: this.related, place: this.isPlayback ? null : this.place,
      parts: this.scrubbed?.frames ? this.scrubbed.parts : this.parts?.at(this.frames, this.scrubbed ? this.layout : this.simulator, this.scrubbed ?? undefined), difference: this.difference, proof: this.isPlayback ? null : this.proof, moving: this.simulator?.isMoving || this.touching,
      rightToLeft: this.info?.layoutDirection === "rightToLeft", insets: this.insets,
    };
    if (this.showsBands) this.scene.bands = bandsInSight(this);
    else if (this.guides && this.askedAxis !== null && this.scene.selected >= 0 && !this.isPlayback) this.scene.bands = bandsOf(this, this.scene.selected, this.askedAxis);
    if (this.showsGroups) this.scene.groups = groupsInSight(this);
    if (this.guides && this.simulator && !this.isPlayback) {
      this.scene.group = groupOutline(this, this.scene.selected, this.selection.path);
      this.scene.custom = groupFrame(this, this.selection.path);
      this.scene.steps = this.selectedReasons?.steps;
      this.scene.sizes = this.actions.sizes?.(this.scene, this.selection.path);
    }
    paint(this.context, this.scene);
    this.actions.drawn?.(this);
  }

  /** Paints the view alone, without a selection, on another context. */
  paintOn(context, unit) {
    const scene = { ...this.scene, unit, selected: -1, hover: -1, related: null, place: null, group: null, groups: null, bands: null, sizes: null, difference: null, proof: null, moving: false };
    paint(context, scene);
  }

  get contentSize() { return this.scrubbed?.contentSize ?? this.simulator?.contentSize ?? this.info?.contentSize ?? [0, 0]; }
  get insets() {
    const area = this.shownDescription?.safeArea ?? { left: 0, top: 0 };
    return [area.left, area.top];
  }

  indexOf(id) {
    if (!id) return -1;
    for (let index = 0; index < this.frames.count; index += 1) if (this.frames.id(index) === id) return index;
    return -1;
  }

  /** The index of the front element at a point of the screen, or -1. */
  indexAt(x, y) {
    const [px, py] = [x + this.offset[0], y + this.offset[1]];
    let best = -1;
    let depth = -Infinity;
    const { count, frames, zIndex, kinds } = this.frames;
    for (let index = 0; index < count; index += 1) {
      const at = index * 4;
      if (px < frames[at] || py < frames[at + 1] || px >= frames[at] + frames[at + 2] || py >= frames[at + 1] + frames[at + 3]) continue;
      const rank = zIndex[index] * 4 + (kinds[index] === 2 ? 0 : kinds[index] === 0 ? 1 : 2);
      if (rank >= depth) { best = index; depth = rank; }
    }
    return best;
  }

  /** The frame of an element that is in sight: {content, screen, section}. */
  frameOf(id) {
    const index = this.indexOf(id);
    if (index < 0) return null;
    const content = Array.from(this.frames.frames.subarray(index * 4, index * 4 + 4));
    const [x, y, width, height] = content;
    return {
      index, content, screen: [x - this.offset[0], y - this.offset[1], width, height],
      zIndex: this.frames.zIndex[index], flags: this.frames.flags[index],
      section: this.frames.sections[index], kind: this.frames.kinds[index],
    };
  }

  setZoom(zoom) {
    this.zoom = zoom;
    this.shape();
  }

  get shapeName() { return `${this.size} ${this.showsRecording}`; }

  /** Sizes the body and the canvas. */
  shape() {
    if (!this.info) return;
    this.shapedAs = this.shapeName;
    const ratio = window.devicePixelRatio || 1;
    shapeBody(this.body, this.screen, this.chrome, { ...this.shownDescription, size: this.size, plain: this.description.plain || this.showsRecording }, this.zoom);
    this.canvas.width = Math.round(this.size[0] * this.zoom * ratio);
    this.canvas.height = Math.round(this.size[1] * this.zoom * ratio);
    const [width, height] = this.size;
    this.handle.setAttribute("aria-valuenow", String(Math.round(width)));
    this.handle.setAttribute("aria-valuetext", `${points(width)} by ${points(height)} points`);
    const name = this.showsRecording ? "Recording" : this.description.name || "View";
    this.screen.setAttribute("aria-label", `${name}, ${points(width)} by ${points(height)} points`);
    const own = this.caption.querySelector("select") && this.description.name && !this.showsRecording;
    this.label.replaceChildren(own ? "" : el("i", { textContent: name }), `${points(width)} × ${points(height)}`);
    this.dirty = true;
  }

  get label() {
    if (!this.labelElement) {
      this.labelElement = el("span");
      this.caption.querySelector("select")?.after(this.labelElement);
      if (!this.labelElement.parentNode) this.caption.prepend(this.labelElement);
    }
    return this.labelElement;
  }

  /** Writes the elements in sight into the list for screen readers, when nothing moves. */
  listElements() {
    if (!this.listDirty || !this.frames.count) return;
    this.listDirty = false;
    const shown = Math.min(this.frames.count, 200);
    const rows = Array.from({ length: shown }, (_, index) => {
      const [x, y, width, height] = this.frames.frames.subarray(index * 4, index * 4 + 4);
      const place = `at ${points(x - this.offset[0])}, ${points(y - this.offset[1])}, ${points(width)} by ${points(height)}`;
      return el("li", { textContent: `${this.frames.id(index)} ${place}` });
    });
    if (this.frames.count > shown) rows.push(el("li", { textContent: `and ${this.frames.count - shown} more` }));
    this.list.replaceChildren(...rows);
  }
}
