// The picture of the document: the lines in sight in color, their numbers, and what is marked.

import { el } from "./dom.js";
import { paintText } from "./highlight.js";
import { splice } from "./history.js";

export const lineHeight = 18;
export const top = 8;
/** Lines that are drawn before and after those in sight. */
const around = 24;
/** Of a longer line only what is in sight is drawn. */
const longLine = 2000;
const kinds = { "mark-error": "bad", "mark-finding": "found" };

export class EditorLayer {
  constructor(place, area) {
    this.place = place;
    this.area = area;
    this.gutter = el("div.gutter", { "aria-hidden": "true" });
    this.layer = el("pre.layer", { "aria-hidden": "true" });
    place.append(this.gutter, this.layer);
    this.text = "";
    this.starts = [0];
    this.marks = [];
    area.addEventListener("scroll", () => this.follow());
    new ResizeObserver(() => this.draw()).observe(place);
  }

  /** Takes a text. Marks keep their places in what has not changed. */
  take(text) {
    const change = splice(this.text, text);
    if (!change) return;
    const moved = (at) => (at <= change.at ? at : Math.max(change.at, at - change.removed.length + change.inserted.length));
    this.marks = this.marks.map((each) => ({ ...each, start: moved(each.start), end: moved(each.end) })).filter(({ start, end }) => end > start);
    this.text = text;
    this.starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.starts.push(at + 1);
    this.draw();
  }

  /** Marks ranges: [{start, end, kind}] with the names of classes. */
  mark(marks) {
    this.marks = marks;
    this.draw();
  }

  /** The number of the line of a position, from 0. */
  lineOf(position) {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle] <= position) low = middle; else high = middle - 1;
    }
    return low;
  }

  /** Where a line ends, before its line end. */
  endOf(line) { return line + 1 < this.starts.length ? this.starts[line + 1] - 1 : this.text.length; }

  /** The width of a character, measured when it is first needed. */
  get characterWidth() {
    if (!this.measuredWidth) {
      const probe = el("span", { textContent: "0".repeat(100), className: "hidden-text" });
      this.place.append(probe);
      probe.style.cssText = "width:auto;position:absolute;white-space:pre";
      this.measuredWidth = probe.getBoundingClientRect().width / 100;
      probe.remove();
    }
    return this.measuredWidth || 7;
  }

  /** The position in the text under a point of the window, or -1. */
  positionAt({ clientX, clientY }) {
    const box = this.area.getBoundingClientRect();
    const line = Math.floor((clientY - box.top - top + this.area.scrollTop) / lineHeight);
    const column = (clientX - box.left - 4 + this.area.scrollLeft) / this.characterWidth;
    if (line < 0 || line >= this.starts.length || column < 0 || column > this.endOf(line) - this.starts[line]) return -1;
    return this.starts[line] + Math.floor(column);
  }

  /** Begins to draw. */
  start() {
    this.isShown = true;
    this.draw();
  }

  /** Draws before the next frame, once for all that has changed; not before the device is seen. */
  draw() {
    if (!this.isShown) return;
    this.drawing ??= requestAnimationFrame(() => { this.drawing = undefined; this.drawNow(); });
  }

  drawNow() {
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = this.area;
    const first = Math.max(0, Math.floor((scrollTop - top) / lineHeight) - around);
    const last = Math.min(this.starts.length, Math.ceil((scrollTop + clientHeight) / lineHeight) + around);
    this.drawn = { first, last, left: scrollLeft };
    const visible = Math.ceil(clientWidth / this.characterWidth);
    const pieces = [];
    for (let line = first; line < last; line += 1) {
      const [start, end] = [this.starts[line], this.endOf(line)];
      if (end - start <= longLine) { pieces.push([start, end, 0]); continue; }
      const column = Math.max(0, Math.floor(scrollLeft / this.characterWidth) - visible);
      const from = Math.min(end, start + column);
      pieces.push([from, Math.min(end, from + 3 * visible), from - start]);
    }
    paintText(this.layer, this.text, this.marks, pieces);
    this.layer.style.top = `${first * lineHeight}px`;
    this.drawGutter(first, last);
    this.moveTo(scrollLeft, scrollTop);
  }

  /** Moves the picture to where the text is scrolled. Nothing is asked of the browser here, which would lay the page out. */
  moveTo(left, top) {
    this.layer.style.transform = `translate(${-left}px, ${-top}px)`;
    this.gutter.style.transform = `translateY(${-top}px)`;
  }

  drawGutter(first, last) {
    const classes = new Map();
    for (const { start, kind } of this.marks) if (kinds[kind]) classes.set(this.lineOf(start), kinds[kind]);
    const rows = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
    const key = `${first} ${last} ${[...classes].join(" ")}`;
    this.gutter.style.top = `${first * lineHeight}px`;
    if (key === this.gutterKey) return;
    this.gutterKey = key;
    this.gutter.replaceChildren(...rows.map((line) => el("div", { textContent: String(line + 1), className: classes.get(line) ?? "" })));
  }

  follow() {
    const { scrollLeft, scrollTop, clientHeight } = this.area;
    this.moveTo(scrollLeft, scrollTop);
    if (!this.drawn) return;
    const first = Math.floor((scrollTop - top) / lineHeight);
    const last = Math.min(this.starts.length, Math.ceil((scrollTop + clientHeight) / lineHeight));
    if (first < this.drawn.first - 1 || last > this.drawn.last || (this.hasLongLines && Math.abs(scrollLeft - this.drawn.left) > this.area.clientWidth / 2)) this.draw();
  }

  /** True if a line is so long that not all of it is drawn. */
  get hasLongLines() { return this.text.length > longLine && this.starts.some((start, line) => this.endOf(line) - start > longLine); }

  /** Scrolls a position into sight. */
  reveal(position) {
    const y = top + this.lineOf(position) * lineHeight;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = this.area;
    if (y < scrollTop + lineHeight || y > scrollTop + clientHeight - 3 * lineHeight) this.area.scrollTop = Math.max(0, y - clientHeight / 3);
    const x = (position - this.starts[this.lineOf(position)]) * this.characterWidth;
    const edge = clientWidth - 40;
    if (x < edge) this.area.scrollLeft = 0;
    else if (x < scrollLeft || x > scrollLeft + edge) this.area.scrollLeft = x - clientWidth / 3;
  }
}
