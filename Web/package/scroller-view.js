// What a scroller shows: the elements near the view, measured, in their places.

import { portOf } from "./scroller-port.js";
import { BADGE, BOUNDARY, CELL, DECORATION, Row, sizesOf, tellRole } from "./scroller-rows.js";
import { Strips, TALLEST } from "./scroller-strips.js";

/** The numbers of an element in the array of `framesInto`. */
export const EACH = 8;
export const PINNED = 4;
/** The most times that what is shown is measured at one offset. */
export const ROUNDS = 10;
/** So many keys are remembered, to find what has changed. */
export const REMEMBERED = 100_000;

export class ScrollerView {
  constructor(view, { layout, render, key, create, remove = null, overscan = 200, onChange = null,
    dependsOnHeight = false, startsAtEnd = false, followsEnd = false, scrolls = "element" }) {
    if (scrolls !== "element" && scrolls !== "window") throw new RangeError(`scrolls must be element or window, not ${scrolls}`);
    this._view = view;
    // Offsets count from the left, also where text does not.
    this._direction = getComputedStyle(view).direction;
    this._make = layout;
    this._render = render;
    this._key = key ?? ((section, item) => `${section}.${item}`);
    this._create = create ?? (() => view.ownerDocument.createElement("div"));
    this._overscan = overscan;
    this._onChange = onChange;
    this._remove = remove;
    this._dependsOnHeight = dependsOnHeight;
    this._inWindow = scrolls === "window";
    this._followsEnd = followsEnd;
    /** True while the view is at the end of its content: it stays there when rows are measured. */
    this._isAtEnd = startsAtEnd;
    /** True once an element exists that is no cell: rows are no list then. */
    this._hasOthers = false;
    this._rows = new Map();
    this._strips = new Strips(view, () => this._isBusy || this._show(this._anchor()));
    this._free = [];
    this._found = new Float64Array(EACH * 128);
    this._rect = new Float64Array(4);
    /** The offset in the layout minus that of the view. */
    this._base = 0;
    this._top = 0;
    this._turn = 0;
    this._motion = 0;
    this._isBusy = false;

    const make = (style) => {
      const element = view.ownerDocument.createElement("div");
      Object.assign(element.style, style);
      return element;
    };
    // Pinned elements that stand at an edge are in a layer that does not scroll, so that they never shake.
    this._stuck = make({ position: "sticky", top: "0", left: "0", height: "0", zIndex: "1" });
    this._content = make({ position: "relative" });
    view.style.overflowAnchor = "none";
    view.replaceChildren(this._stuck, this._content);

    this._onScroll = () => this._scrolled();
    this._stopMotion = () => { if (this._motion) cancelAnimationFrame(this._motion); this._motion = 0; };
    // A browser goes to the end that the content had before rows on the way were measured.
    this._onKey = (event) => {
      if (event.key !== "End" || event.defaultPrevented || event.altKey || event.shiftKey || event.target.closest("input, textarea, select, [contenteditable]")) return;
      event.preventDefault();
      this._isAtEnd = true;
      this._moveTo(Infinity);
      this._show(null);
    };
    this._onResize = () => this._resizedView();
    this._sizes = new ResizeObserver((entries) => this._resized(entries));
    this._axis = 1;
    this._port = portOf(view, 1, this._inWindow);
    this._size = this._port.size;
    this._load();
    this._listen((target, name, action) => target.addEventListener(name, action, { passive: name !== "keydown" }));
    this._keys = this._keysOf();
    if (startsAtEnd) this._moveTo(Infinity);
    else if (this._start > 0 && !this._inWindow) this._moveTo(this._start);
    else this._top = this._port.place;
    this._show(null);
    this._sizes.observe(view);
  }

  /** Begins or ends to listen to what scrolls. */
  _listen(act) {
    const { target } = this._port;
    act(target, "scroll", this._onScroll);
    for (const name of ["wheel", "touchstart", "pointerdown", "keydown"]) act(target, name, this._stopMotion);
    if (this._inWindow) act(target, "resize", this._onResize); else act(target, "keydown", this._onKey);
  }

  get layout() { return this._layout; }

  /** The offset in the layout; it differs from that of the view where the content is too long for a browser. */
  get offset() { return this._top + this._base; }

  /** The rows that exist, the first one first. */
  get rows() {
    const sign = this._axis === 0 && this._start > 0 ? -1 : 1;
    const [along, across] = this._axis ? ["y", "x"] : ["x", "y"];
    const start = ({ strip, [along]: place }) => (strip ? strip.span[0] : place);
    // Those of a row across stand together, column by column.
    const inside = (one, other) => (this._isMirrored ? other.x - one.x : one[across] - other[across]) || one[along] - other[along];
    return [...this._rows.values()].sort((one, other) => sign * (start(one) - start(other))
      || (one.strip && one.strip === other.strip ? inside(one, other) : one[across] - other[across]));
  }

  _load() {
    const [width, height] = this._size;
    this._layout = this._make({ width, height });
    const { scrollDirection, layoutDirection, startOffset, itemCounts } = this._layout.info;
    this._counts = itemCounts;
    const axis = scrollDirection === "horizontal" ? 0 : 1;
    if (axis !== this._axis) {
      this._axis = axis;
      this._port = portOf(this._view, axis, this._inWindow);
      if (axis === 0) this._view.style.direction = "ltr";
      this._stuck.style.width = axis ? "" : "0";
      if (axis === 0) this._content.style.height = "100%";
    }
    /** True where rows across begin at the right. */
    this._isMirrored = axis === 1 && layoutDirection === "rightToLeft";
    this._strips.begin(this._layout, axis, this._isMirrored);
    /** Where reading starts: at the right of a list that goes to the left. */
    this._start = startOffset?.[axis] ?? 0;
    this._resizeContent();
  }

  _resizeContent() {
    this._length = this._layout.contentSize[this._axis];
    this._shown = Math.min(this._length, TALLEST);
    const { style } = this._content;
    const name = this._axis ? "height" : "width";
    const length = `${this._shown}px`;
    if (style[name] !== length) style[name] = length;
    if (this._shown === this._length) this._base = 0;
  }

  /** Moves the view to an offset of the layout. */
  _moveTo(offset) {
    const room = this._shown - this._size[this._axis];
    const end = this._length - this._size[this._axis];
    const clamped = this._port.clamp(offset, this._length, this._size[this._axis]);
    let top = clamped - this._base;
    // The ends of long content are at those of the view, and a view far from them goes to its share.
    if (this._length > this._shown) {
      const inside = Math.max(0, Math.min(clamped, end));
      const share = inside / end * room + clamped - inside;
      const isNear = Math.abs(top - share) < TALLEST / 100 && top > 0 && top < room;
      if (!isNear || clamped <= 0 || clamped >= end) top = share;
    }
    this._port.place = top;
    this._top = this._port.place;
    if (this._length > this._shown) this._base = clamped - this._top;
  }

  _scrolled() {
    if (this._isBusy) return;
    const top = this._port.place;
    const delta = top - this._top;
    if (delta === 0) return;
    this._top = top;
    const length = this._size[this._axis];
    const room = this._shown - length;
    if (this._length > this._shown && (Math.abs(delta) > 20 * length || top <= 0 || top >= room)) {
      // A jump, such as one of the scroll bar: its share of the content.
      const inside = Math.max(0, Math.min(top, room));
      this._base = inside / room * (this._length - length) - inside;
    }
    this._isAtEnd = this._port.isAtEnd(top, room);
    this._show(this._anchor());
  }

  /** The row that keeps its place: the first whole one in sight among those that were in sight before. */
  _anchor(at = this.offset) {
    let best = null;
    const end = at + this._size[this._axis];
    for (const row of this._rows.values()) {
      const [start, stop] = this._span(row);
      if (!row.isMeasured || row.isStuck || row.role !== CELL || stop <= at || start >= end) continue;
      const isWhole = start >= at;
      const isBetter = !best || (isWhole !== best.isWhole ? isWhole : isWhole ? start < best.start : start > best.start);
      if (isBetter) best = { row, isWhole, start };
    }
    return best && { row: best.row, key: best.row.key, distance: best.start - at };
  }

  /** Where a row begins and ends along the axis. */
  _span(row) { return this._axis ? [row.y, row.y + row.height] : [row.x, row.x + row.width]; }

  /** Finds what a view at an offset shows, with what is near it. */
  _query(offset = this.offset, margin = this._overscan) {
    this._strips.apply();
    this._rect[this._axis] = offset;
    this._rect[1 - this._axis] = 0;
    this._rect[2] = this._size[0];
    this._rect[3] = this._size[1];
    let count = this._layout.framesInto(this._rect, this._found, margin);
    if (count * EACH > this._found.length) {
      this._found = new Float64Array(EACH * 2 * count);
      count = this._layout.framesInto(this._rect, this._found, margin);
    }
    return count;
  }

  /** Shows what is near the view, measures it, and keeps a row in its place. */
  _show(anchor) {
    this._isBusy = true;
    try {
      let place = anchor && { section: anchor.row.section, item: anchor.row.item, distance: anchor.distance };
      for (let round = 0; round < ROUNDS; round++) {
        const count = this._query();
        this._update(count);
        place ??= this._firstPlace(count);
        const sizes = sizesOf(this._rows.values(), this._turn, this._axis);
        if (!sizes.length) break;
        this._layout.measure(sizes);
        this._resizeContent();
        if (this._isAtEnd) this._moveTo(Infinity);
        else if (place) this._restore(place);
      }
      this._place();
    } finally {
      this._isBusy = false;
    }
    this._onChange?.(this);
  }

  /** The place of the cell at the edge of the view, which is kept if nothing was in sight before. */
  _firstPlace(count) {
    for (let at = 0; at < count * EACH; at += EACH) {
      const start = this._found[at + this._axis];
      if (this._found[at + 7] !== CELL || start + this._found[at + 2 + this._axis] <= this.offset) continue;
      const [section, item] = [this._found[at + 4], this._found[at + 5]];
      return { section, item, distance: start - this.offset };
    }
    return null;
  }

  /** Scrolls so that a cell is as far from the edge of the view as it was. */
  _restore({ section, item, distance }) {
    const found = this._layout.attributes(`cell ${section}.${item}`);
    if (!found) return;
    const offset = found.frame[this._axis] - distance;
    if (Math.abs(offset - this.offset) > 1e-6) this._moveTo(offset);
  }

  /** Makes rows for the elements that were found, and takes the others away. */
  _update(count) {
    this._turn += 1;
    for (let at = 0; at < count * EACH; at += EACH) {
      const what = this._found[at + 7];
      const [section, item] = [this._found[at + 4], this._found[at + 5]];
      const role = what & 3;
      const isAcross = (role === CELL || role === BADGE) && this._strips.has(section);
      const strip = isAcross ? this._strips.take(section, this._size, this._turn, this._content) : null;
      const kind = what === CELL ? null : this._layout.elementKind(what);
      const key = kind === null ? this._key(section, item) : `\u0000${kind} ${section}.${item}`;
      let row = this._rows.get(key);
      if (!row) {
        const element = (kind === null && this._free.pop()) || this._create(kind);
        row = new Row(key, element);
        row.kind = kind;
        row.role = role;
        Object.assign(element.style, { position: "absolute", left: "0", top: "0", boxSizing: "border-box", width: "", height: "" });
        if (this._axis === 0 || strip) element.style.direction = this._direction;
        this._rows.set(key, row);
        this._render(element, { key, kind, section, item });
        (strip?.content ?? this._content).append(element);
        this._sizes.observe(element);
        if (((kind !== null && role !== DECORATION) || strip) && !this._hasOthers) {
          this._hasOthers = true;
          for (const other of this._rows.values()) this._tell(other);
        }
      }
      row.turn = this._turn;
      row.section = section;
      row.item = item;
      [row.x, row.y, row.width, row.height] = this._found.subarray(at, at + 4);
      row.strip = strip;
      // Inside a row the places are those of its content.
      if (strip) row[this._axis ? "x" : "y"] += this._strips.left(strip);
      row.zIndex = this._found[at + 6];
      row.isPinned = (what & PINNED) !== 0;
      this._tell(row);
      const [across, length] = this._axis ? ["width", `${row.width}px`] : ["height", `${row.height}px`];
      if (row.element.style[across] !== length) row.element.style[across] = length;
    }
    for (const row of this._rows.values()) {
      if (row.turn === this._turn || row.element.contains(row.element.ownerDocument.activeElement)) continue;
      this._sizes.unobserve(row.element);
      row.element.remove();
      this._rows.delete(row.key);
      if (row.kind === null && this._free.length < 64) this._free.push(row.element);
      else this._remove?.(row.element);
    }
    this._strips.sweep(this._turn);
    if (this._strips.size) for (const row of this._rows.values()) if (row.role === BOUNDARY) this._strips.label(row, this._span(row)[0]);
  }

  _tell(row) { tellRole(row, row.strip?.content ?? this._content, this._hasOthers && !row.strip, this._counts[row.section]); }

  /** Puts the elements in the order in which they are seen: what reads or walks through them follows it. */
  _order() {
    const parts = new Map([[this._content, new Set()]]);
    for (const row of this.rows) {
      if (row.isStuck) continue;
      parts.get(this._content).add(row.strip?.element ?? row.element);
      if (row.strip) parts.set(row.strip.content, (parts.get(row.strip.content) ?? new Set()).add(row.element));
    }
    for (const [parent, elements] of parts) this._strips.order(parent, elements);
  }

  /** The name of the lengths that are measured. */
  get _along() { return this._axis ? "height" : "width"; }

  /** Puts the elements where the layout has them. */
  _place() {
    const { offset, _axis: axis, _along: along } = this;
    const end = offset + this._size[axis];
    const covered = [0, 0];
    this._strips.place(this._base);
    for (const row of this._rows.values()) {
      const [start, stop] = this._span(row);
      const isStuck = row.isPinned && (Math.abs(start - offset) < 0.5 || Math.abs(stop - end) < 0.5);
      if (isStuck !== row.isStuck) {
        row.isStuck = isStuck;
        (isStuck ? this._stuck : this._content).append(row.element);
      }
      if (isStuck) covered[start - offset < 0.5 ? 0 : 1] = row[along];
      const { style } = row.element;
      const place = start - (isStuck ? offset : row.strip ? row.strip.span[0] : this._base);
      const transform = axis ? `translate(${row.x}px, ${place}px)` : `translate(${place}px, ${row.y}px)`;
      if (style.transform !== transform) style.transform = transform;
      if (style.zIndex !== `${row.zIndex}`) style.zIndex = row.zIndex;
      // An element that does not size itself is as long as the layout says.
      const length = row.natural !== undefined && Math.abs(row.natural - row[along]) < 1 ? "" : `${row[along]}px`;
      if (style[along] !== length) style[along] = length;
    }
    this._port.cover(covered);
    this._order();
  }

  _resized(entries) {
    let hasChanged = false;
    for (const { target } of entries) {
      if (target === this._view) {
        this._resizedView();
        continue;
      }
      for (const row of this._rows.values()) {
        if (row.element !== target || !row.isMeasured || row.natural === undefined || row.element.style[this._along]) continue;
        if (Math.abs(target.getBoundingClientRect()[this._along] - row.natural) < 0.01) continue;
        row.forget();
        hasChanged = true;
      }
    }
    if (hasChanged) this._show(this._anchor());
  }

  /** In a view of another size rows have other lengths: the layout begins anew at the row that was on top. */
  _resizedView() {
    const [width, height] = this._port.size;
    if (width === this._size[0] && height === this._size[1]) return;
    const anchor = this._anchor();
    const needsLayout = width !== this._size[0] || this._axis === 0 || this._dependsOnHeight;
    this._size = [width, height];
    if (needsLayout) {
      this._layout.free();
      this._load();
      for (const row of this._rows.values()) row.forget();
      if (anchor) this._restore({ section: anchor.row.section, item: anchor.row.item, distance: anchor.distance });
    }
    this._show(anchor);
  }

  /** The keys of all cells, by section; null if they are too many to remember. */
  _keysOf() {
    const itemCounts = this._counts;
    if (itemCounts.reduce((sum, each) => sum + each, 0) > REMEMBERED) return null;
    return itemCounts.map((count, section) => Array.from({ length: count }, (_, item) => this._key(section, item)));
  }
}
