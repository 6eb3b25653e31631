// The stage on which rectangles are drawn, and the one that shows a layout over frames that were given.

import { clamp, el, points, svg } from "./dom.js";
import { drawnAtMost, snappedFrame } from "./given.js";

/** How much of what is below the view is shown, in views. */
const screens = 2;

/** What an SVG can hold. */
const bounded = (value) => clamp(Number.isFinite(value) ? value : 0, -1e7, 1e7);

function boxOf(frame, more) {
  const [x, y, width, height] = frame.map(bounded);
  return svg("rect", { x, y, width: Math.max(0, width), height: Math.max(0, height), ...more });
}

/** An SVG of a view with its frames; what cannot be drawn is left out. */
function stageOf(size, frames, attributes, ground = null) {
  const bottom = frames.reduce((most, [, y, , height]) => Math.max(most, y + height), 0);
  const [width, height] = size.map((value) => clamp(bounded(value), 1, 1e7));
  const shown = clamp(bottom, height, height * screens);
  return svg("svg", { viewBox: `0 0 ${width} ${shown}`, class: "frames-stage", ...attributes }, boxOf([0, 0, width, height], { class: "view" }),
    ...(ground ? [svg("image", { href: ground.url, width: ground.size[0], height: ground.size[1], preserveAspectRatio: "none" }), svg("line", { x1: 0, x2: width, y1: ground.begins, y2: ground.begins, class: "begins" })] : []));
}

/** How near an edge of the chosen rectangle a finger takes hold of it, in pixels. */
const hold = 8;

/** Draws on: rectangles are drawn, chosen and moved by pointer and keys. */
export class DrawingStage {
  /** @param changed Takes the rectangles and the number of the chosen one. @param chose Takes that number. */
  constructor({ changed, chose }) {
    this.changed = changed;
    this.chose = chose;
    this.element = el("div.drawing", {
      tabIndex: 0, role: "application", "aria-roledescription": "drawing", "aria-label": "Rectangles of the view",
      onpointerdown: (event) => this.down(event), onpointermove: (event) => this.move(event),
      onpointerup: () => this.up(), onpointercancel: () => { this.drag = null; this.draw(); },
      onkeydown: (event) => this.key(event),
    });
  }

  /** Shows rectangles. @param isOwn True if they may be changed. @param elsewhere Those of the other views. */
  show({ size, frames, chosen, isOwn, elsewhere, ground = null }) {
    Object.assign(this, { size, frames, chosen, isOwn, elsewhere, ground });
    this.element.classList.toggle("pictured", Boolean(ground));
    this.draw();
  }

  draw() {
    const { size, frames, chosen, drag } = this;
    const shown = drag?.frame ? [...frames.filter((_, index) => index !== drag.index), drag.frame] : frames;
    const marked = drag?.frame ? shown.length - 1 : chosen;
    this.stage = stageOf(size, shown, { "aria-hidden": "true" }, this.ground);
    for (const [index, frame] of shown.slice(0, drawnAtMost).entries()) {
      const at = drag?.frame && index === marked ? drag.index : index;
      this.stage.append(boxOf(frame, { class: index === marked ? "given chosen" : "given", rx: 3, "data-index": at }));
      if (frame[2] > 24 && frame[3] > 20) {
        const label = svg("text", { x: bounded(frame[0] + frame[2] / 2), y: bounded(frame[1] + frame[3] / 2), "font-size": clamp(size[0] / 24, 1, 32) });
        label.textContent = index === marked ? `${points(frame[2])} × ${points(frame[3])}` : at + 1;
        this.stage.append(label);
      }
    }
    if (!shown.length && this.isOwn && !this.ground) {
      const hint = svg("text", { x: bounded(size[0] / 2), y: bounded(size[1] / 4), "font-size": clamp(size[0] / 20, 1, 40) });
      hint.textContent = "Draw rectangles here";
      this.stage.append(hint);
    }
    this.element.replaceChildren(this.stage);
  }

  /** The place of an event in the view. */
  place({ clientX, clientY }) {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.stage.getScreenCTM().inverse());
    return [x, y];
  }

  down(event) {
    if (!this.isOwn || event.button !== 0 || !this.stage.contains(event.target)) return;
    const place = this.place(event);
    const sides = this.sidesAt(place);
    const index = sides.length ? this.chosen : event.target.dataset?.index;
    this.drag = sides.length ? { from: place, index, sides, frame: null } : { from: place, index: index === undefined ? this.frames.length : Number(index), isMoved: index !== undefined, frame: null };
    this.element.setPointerCapture(event.pointerId);
    this.element.focus();
    event.preventDefault();
  }

  move(event) {
    const { drag, frames, size, elsewhere } = this;
    if (!drag) { this.showHold(event); return; }
    const [x, y] = this.place(event);
    const far = [x - drag.from[0], y - drag.from[1]];
    if (!drag.frame && Math.hypot(...far) < 4) return;
    const others = frames.filter((_, index) => index !== drag.index);
    const old = frames[drag.index];
    if (drag.sides) { drag.frame = this.resized(old, drag.sides, far, others); this.draw(); return; }
    const raw = drag.isMoved ? [old[0] + far[0], old[1] + far[1], old[2], old[3]]
      : [Math.min(x, drag.from[0]), Math.min(y, drag.from[1]), Math.abs(far[0]), Math.abs(far[1])];
    drag.frame = snappedFrame(raw, others, { size, elsewhere, isMoved: drag.isMoved });
    this.draw();
  }

  up() {
    const { drag } = this;
    if (!drag) return;
    this.drag = null;
    if (!drag.frame) { this.chose(drag.isMoved || drag.sides ? drag.index : null); return; }
    const frames = [...this.frames];
    frames[drag.index] = drag.frame;
    this.changed(frames, drag.index);
  }

  /** The sides of the chosen rectangle at a place: numbers of [left, top, right, bottom]. */
  sidesAt([x, y]) {
    const frame = this.isOwn ? this.frames[this.chosen] : undefined;
    if (!frame) return [];
    const reach = hold / (this.stage.getScreenCTM()?.a ?? 1);
    const ends = [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]];
    // Beside it another begins.
    const beside = reach / 4;
    if (x < ends[0] - beside || x > ends[2] + beside || y < ends[1] - beside || y > ends[3] + beside) return [];
    return [0, 1, 2, 3].filter((side) => {
      const away = Math.abs((side % 2 ? y : x) - ends[side]);
      // Of a narrow rectangle the middle moves it.
      return away <= Math.min(reach, frame[2 + (side % 2)] / 3 + reach / 2) && away <= Math.abs((side % 2 ? y : x) - ends[(side + 2) % 4]);
    });
  }

  showHold(event) {
    if (!this.stage?.contains(event.target)) return;
    const sides = this.sidesAt(this.place(event));
    this.stage.style.cursor = !sides.length ? "" : sides.length > 1 ? (sides[0] === 0 ? sides[1] === 1 : sides[1] === 2 ? false : true) ? "nwse-resize" : "nesw-resize" : sides[0] % 2 ? "ns-resize" : "ew-resize";
  }

  /** A rectangle whose sides go with a finger, and snap to those of others. */
  resized([x, y, width, height], sides, far, others) {
    const ends = [x, y, x + width, y + height];
    const unit = this.ground?.scale ?? 1;
    for (const side of sides) {
      const axis = side % 2;
      const goal = ends[side] + far[axis];
      const near = others.flatMap((frame) => [frame[axis], frame[axis] + frame[axis + 2]]).filter((each) => Math.abs(each - goal) <= 3).sort((a, b) => Math.abs(a - goal) - Math.abs(b - goal))[0];
      ends[side] = near ?? Math.round(goal * unit) / unit;
    }
    const tidy = (value) => Math.round(value * 100) / 100;
    return [Math.min(ends[0], ends[2]), Math.min(ends[1], ends[3]), Math.max(1, Math.abs(ends[2] - ends[0])), Math.max(1, Math.abs(ends[3] - ends[1]))].map(tidy);
  }

  /** Deletes the chosen rectangle. */
  remove() { this.changed(this.frames.filter((_, index) => index !== this.chosen), this.frames.length > 1 ? Math.max(0, this.chosen - 1) : null); }

  /** Arrows move the chosen rectangle, with Shift by ten; with Alt they change its size. Delete removes it. */
  key(event) {
    const frame = this.frames[this.chosen];
    if (!this.isOwn || !frame || event.ctrlKey || event.metaKey) return;
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [1, -1], ArrowDown: [1, 1] }[event.key];
    if (event.key === "Delete" || event.key === "Backspace") {
      this.remove();
    } else if (step) {
      const place = step[0] + (event.altKey ? 2 : 0);
      const value = frame[place] + step[1] * (event.shiftKey ? 10 : 1);
      const next = frame.with(place, event.altKey ? Math.max(1, value) : value);
      this.changed(this.frames.with(this.chosen, next), this.chosen);
    } else return;
    event.preventDefault();
  }
}

/**
 * A picture of frames with others over them: {element, count}. Those at other places are colored.
 *
 * @param given [{id, frame}] @param found [{id, frame}] @param isDifferent True for an id whose frames differ.
 */
export function overlaid(size, given, found, isDifferent, label) {
  const different = new Set([...given, ...found].map(({ id }) => id).filter(isDifferent));
  const stage = stageOf(size, [...given, ...found].map(({ frame }) => frame), { role: "img", "aria-label": label });
  for (const { id, frame } of given.slice(0, drawnAtMost)) stage.append(boxOf(frame, { class: different.has(id) ? "given differs" : "given", rx: 3, "data-id": id }));
  for (const { id, frame } of found.slice(0, drawnAtMost)) {
    if (different.has(id)) stage.append(boxOf(frame, { class: "found", rx: 3, "data-id": id }));
  }
  return { element: stage, count: different.size };
}
