// The whole content beside the device, small, with the part that the view shows: a click or a drag scrolls.

import { byID, clamp, el, points } from "./dom.js";
import { scrollTo } from "./gestures.js";
import { palette, sectionColor, onPalette } from "./palette.js";

/** More elements than this are not drawn each; places of the content are sampled. */
const most = 3000;
/** How long samples are drawn in one picture, in milliseconds. */
const patience = 5;
/** The length of a sample on the map, in pixels. */
const step = 2;

export class ContentMap {
  /** @param stage The devices. */
  constructor(stage) {
    this.stage = stage;
    this.canvas = el("canvas", { "aria-hidden": "true" });
    this.window = el("div.window");
    this.element = el("div.map", { id: "map", tabIndex: 0, role: "slider", "aria-label": "Place in the content", title: "The whole content; drag to scroll", hidden: true,
      onpointerdown: (event) => this.down(event), onpointermove: (event) => this.move(event), onpointerup: () => { this.grab = null; }, onpointercancel: () => { this.grab = null; },
      onkeydown: (event) => this.key(event) }, this.canvas, this.window);
    byID("stage").append(this.element);
    onPalette(() => { this.drawnAs = ""; });
    // It ends where the place of the devices does.
    new ResizeObserver(() => this.settle()).observe(stage.place);
  }

  /** Shows or hides the map. */
  toggle(isOpen) {
    this.element.hidden = !isOpen;
    this.drawnAs = "";
    this.shape();
    this.stage.fit();
  }

  settle() {
    const { place } = this.stage;
    const end = place.offsetTop + place.offsetHeight + parseFloat(getComputedStyle(place).marginBottom);
    this.element.style.bottom = `${Math.max(12, byID("stage").clientHeight - end + 12)}px`;
  }

  get view() { return this.stage.main; }
  get axis() { return this.view?.horizontal ? 0 : 1; }

  shape() {
    const isOpen = !this.element.hidden;
    this.element.classList.toggle("across", this.axis === 0);
    this.element.setAttribute("aria-orientation", this.axis ? "vertical" : "horizontal");
    this.stage.place.classList.toggle("beside-map", isOpen && this.axis === 1);
    this.stage.place.classList.toggle("above-map", isOpen && this.axis === 0);
  }

  /** Shows the present place; draws the content if it has changed, a part of it in each picture. */
  update() {
    const { view, element } = this;
    if (element.hidden || !view?.simulator || view.isPlayback) return;
    if (this.shapedAs !== this.axis) { this.shapedAs = this.axis; this.shape(); }
    const room = [element.clientWidth, element.clientHeight];
    if (!room[0] || !room[1]) return;
    const content = view.contentSize.map((value) => Math.max(value, 1));
    // Along the content the scale may be smaller, so that all of it is there.
    const across = room[1 - this.axis] / Math.max(content[1 - this.axis], view.size[1 - this.axis]);
    const along = Math.min(across, room[this.axis] / content[this.axis]);
    this.scale = this.axis ? [across, along] : [along, across];
    this.place(view, content);
    // While it moves, the content that grows is drawn once it rests.
    const key = `${content} ${view.size} ${room} ${JSON.stringify(view.info.itemCounts.slice(0, 50))}`;
    if (this.drawnOf !== view.layout || (this.drawnAs !== key && !view.simulator.isMoving)) this.begin(view, content, room, key);
    if (this.job) this.draw();
  }

  /** Moves the frame of what is in sight. */
  place(view, content) {
    const { axis, scale } = this;
    const [x, y] = view.offset.map((value, at) => value * scale[at]);
    const [width, height] = view.size.map((value, at) => Math.max(at === axis ? 6 : 0, value * scale[at]));
    const text = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) ${width.toFixed(2)} ${height.toFixed(2)}`;
    if (text === this.placed) return;
    this.placed = text;
    Object.assign(this.window.style, { transform: text.slice(0, text.indexOf(")") + 1), width: `${width}px`, height: `${height}px` });
    const [low, high] = view.offsetRange;
    const { element } = this;
    element.setAttribute("aria-valuemin", String(Math.round(low)));
    element.setAttribute("aria-valuemax", String(Math.round(high)));
    element.setAttribute("aria-valuenow", String(Math.round(clamp(view.offset[axis], low, high))));
    element.setAttribute("aria-valuetext", `${points(Math.round(view.offset[axis]))} of ${points(Math.round(content[axis]))} points`);
  }

  /** Begins to draw the content. */
  begin(view, content, room, key) {
    this.drawnOf = view.layout;
    this.drawnAs = key;
    const ratio = window.devicePixelRatio || 1;
    // The map of short content ends where that does.
    const size = room.map((length, at) => Math.min(length, Math.ceil(Math.max(content[at], view.size[at]) * this.scale[at])));
    this.canvas.width = Math.round(size[0] * ratio);
    this.canvas.height = Math.round(size[1] * ratio);
    Object.assign(this.canvas.style, { width: `${size[0]}px`, height: `${size[1]}px` });
    const context = this.canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, ...room);
    const isWhole = view.layout.elementBound([0, 0, ...content]) <= most;
    this.sampled = !isWhole;
    this.drawn = 0;
    this.job = { context, content, at: 0, end: isWhole ? 1 : Math.ceil(content[this.axis] * this.scale[this.axis] / step), isWhole };
    this.job.limit = isWhole ? most : Math.max(4, Math.floor(most / this.job.end));
  }

  /** Draws samples for a while. */
  draw() {
    const { job, view, axis, scale } = this;
    const until = performance.now() + patience;
    for (; job.at < job.end && performance.now() < until; job.at += 1) {
      const rect = [0, 0, ...job.content];
      if (!job.isWhole) {
        rect[axis] = (job.at * step) / scale[axis];
        // Of a place as much is read as is not too much.
        let length = step / scale[axis];
        for (rect[axis + 2] = length; length > 0.01 && view.layout.elementBound(rect) > 2 * job.limit; rect[axis + 2] = length) length /= 4;
      }
      const frames = view.simulator.framesIn({ x: rect[0], y: rect[1], width: rect[2], height: rect[3] });
      this.paint(frames, job.isWhole ? null : job.at * step);
    }
    if (job.at >= job.end) this.job = null;
  }

  /** Paints elements; of a sample, at its place on the map. */
  paint(frames, start) {
    const colors = palette();
    const { context } = this.job;
    const { axis, scale } = this;
    // Of more elements than that, some of all.
    const stride = Math.ceil(frames.count / this.job.limit);
    for (let pass = 0; pass < 2; pass += 1) {
      for (let index = 0; index < frames.count; index += stride) {
        const kind = frames.kinds[index];
        if ((kind === 2) !== (pass === 0)) continue;
        const box = [0, 1, 2, 3].map((at) => frames.frames[index * 4 + at] * scale[at % 2]);
        if (start !== null) { box[axis] = start; box[axis + 2] = step; }
        const gap = start === null && Math.min(box[2], box[3]) > 2 ? 0.5 : 0;
        context.fillStyle = kind === 2 ? colors.decoration : kind === 0 ? colors.inks[sectionColor(frames.sections[index])] : colors["boundary-ink"];
        context.globalAlpha = kind === 2 ? 1 : 0.6;
        context.fillRect(box[0], box[1], Math.max(box[2] - gap, 0.75), Math.max(box[3] - gap, 0.75));
        this.drawn += 1;
      }
    }
    context.globalAlpha = 1;
  }

  // What fingers and keys do.

  down(event) {
    if (!this.view?.simulator || event.button !== 0) return;
    this.element.setPointerCapture(event.pointerId);
    const box = this.element.getBoundingClientRect();
    const at = [event.clientX - box.left, event.clientY - box.top];
    const { axis, scale, view } = this;
    const start = view.offset[axis] * scale[axis];
    const length = Math.max(6, view.size[axis] * scale[axis]);
    // Beside the frame, its middle goes to the finger.
    this.grab = at[axis] >= start && at[axis] <= start + length ? at[axis] - start : length / 2;
    this.move(event);
    event.preventDefault();
    this.element.focus({ preventScroll: true });
  }

  move(event) {
    if (this.grab === null || this.grab === undefined || !this.view?.simulator) return;
    const box = this.element.getBoundingClientRect();
    const { axis, scale, view } = this;
    const at = axis ? event.clientY - box.top : event.clientX - box.left;
    this.go((at - this.grab) / scale[axis], view);
  }

  go(value, view = this.view) {
    const offset = [...view.offset];
    offset[this.axis] = value;
    this.stage.leader = view;
    scrollTo(view, offset, false);
  }

  key(event) {
    const { view, axis } = this;
    if (!view?.simulator || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = view.size[axis] * 0.85;
    const by = { ArrowDown: 40, ArrowRight: 40, ArrowUp: -40, ArrowLeft: -40, PageDown: page, PageUp: -page, Home: -1e12, End: 1e12 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.go(view.offset[axis] + by);
  }
}
