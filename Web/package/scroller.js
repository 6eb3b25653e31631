// A virtual scroller of plain DOM over a layout of the engine: only what is near the view exists.

/** The numbers of an element in the array of `framesInto`. */
const EACH = 8;
/** Browsers end at a height of 17 to 33 million pixels; longer content scrolls through a shorter one. */
const TALLEST = 15_000_000;
const CELL = 0;
const PINNED = 4;
/** The most times that what is shown is measured at one offset. */
const ROUNDS = 10;

/** Shows a layout in an element that scrolls; see `scroller.d.ts`. */
export function createScroller(view, options) { return new Scroller(view, options); }

class Row {
  constructor(key, element) {
    Object.assign(this, { key, element, section: 0, item: 0, x: 0, y: 0, width: 0, height: 0 });
    this.isMeasured = false;
    this.isSeen = false;
    this.isStuck = false;
    this.turn = 0;
  }
}

class Scroller {
  constructor(view, { layout, render, key, create, remove = null, recycle = true, overscan = 200, onChange = null,
    dependsOnHeight = false }) {
    this._view = view;
    this._make = layout;
    this._render = render;
    this._key = key ?? ((section, item) => `${section}.${item}`);
    this._create = create ?? (() => view.ownerDocument.createElement("div"));
    this._overscan = overscan;
    this._onChange = onChange;
    this._remove = remove;
    this._dependsOnHeight = dependsOnHeight;
    this._recycles = recycle;
    this._rows = new Map();
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
    view.addEventListener("scroll", this._onScroll, { passive: true });
    for (const name of ["wheel", "touchstart", "pointerdown", "keydown"]) {
      view.addEventListener(name, this._stopMotion, { passive: true });
    }
    this._sizes = new ResizeObserver((entries) => this._resized(entries));
    this._size = [view.clientWidth, view.clientHeight];
    this._load();
    this._show(null);
    this._sizes.observe(view);
  }

  get layout() { return this._layout; }

  /** The offset in the layout; it differs from that of the view where the content is too long for a browser. */
  get offset() { return this._top + this._base; }

  /** The rows that exist, the first one first. */
  get rows() {
    return [...this._rows.values()].sort((one, other) => one.y - other.y || one.x - other.x);
  }

  _load() {
    const [width, height] = this._size;
    this._layout = this._make({ width, height });
    if (this._layout.info.scrollDirection === "horizontal") {
      throw new RangeError("a scroller shows layouts that scroll vertically");
    }
    this._resizeContent();
  }

  _resizeContent() {
    this._length = this._layout.info.contentSize[1];
    this._shown = Math.min(this._length, TALLEST);
    const height = `${this._shown}px`;
    if (this._content.style.height !== height) this._content.style.height = height;
    if (this._shown === this._length) this._base = 0;
  }

  /** Moves the view to an offset of the layout. */
  _moveTo(offset) {
    const room = this._shown - this._size[1];
    const clamped = Math.max(0, Math.min(offset, this._length - this._size[1]));
    let top = clamped - this._base;
    // The ends of long content are at those of the view, and a view far from them goes to its share.
    if (this._length > this._shown) {
      const share = clamped / (this._length - this._size[1]) * room;
      const isNear = Math.abs(top - share) < TALLEST / 100 && top > 0 && top < room;
      if (!isNear || clamped === 0 || clamped === this._length - this._size[1]) top = share;
    }
    this._view.scrollTop = top;
    this._top = this._view.scrollTop;
    if (this._length > this._shown) this._base = clamped - this._top;
  }

  _scrolled() {
    if (this._isBusy) return;
    const top = this._view.scrollTop;
    const delta = top - this._top;
    if (delta === 0) return;
    this._top = top;
    const room = this._shown - this._size[1];
    if (this._length > this._shown && (Math.abs(delta) > 20 * this._size[1] || top <= 0 || top >= room)) {
      // A jump, such as one of the scroll bar: its share of the content.
      this._base = top / room * (this._length - this._size[1]) - top;
    }
    this._show(this._anchor());
  }

  /** The row that keeps its place: the first whole one in sight among those that were in sight before. */
  _anchor(at = this.offset) {
    let best = null;
    const end = at + this._size[1];
    for (const row of this._rows.values()) {
      if (!row.isMeasured || row.isStuck || row.role !== CELL || row.y + row.height <= at || row.y >= end) continue;
      const isWhole = row.y >= at;
      const isBetter = !best || (isWhole !== best.isWhole ? isWhole : isWhole ? row.y < best.row.y : row.y > best.row.y);
      if (isBetter) best = { row, isWhole };
    }
    return best && { row: best.row, key: best.row.key, distance: best.row.y - at };
  }

  _query() {
    this._rect[1] = this.offset;
    this._rect[2] = this._size[0];
    this._rect[3] = this._size[1];
    let count = this._layout.framesInto(this._rect, this._found, this._overscan);
    if (count * EACH > this._found.length) {
      this._found = new Float64Array(EACH * 2 * count);
      count = this._layout.framesInto(this._rect, this._found, this._overscan);
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
        const sizes = this._measure();
        if (!sizes.length) break;
        this._layout.measure(sizes);
        this._resizeContent();
        if (place) this._restore(place);
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
      if (this._found[at + 7] !== CELL || this._found[at + 1] + this._found[at + 3] <= this.offset) continue;
      const [section, item] = [this._found[at + 4], this._found[at + 5]];
      return { section, item, distance: this._found[at + 1] - this.offset };
    }
    return null;
  }

  /** Scrolls so that a cell is as far from the edge of the view as it was. */
  _restore({ section, item, distance }) {
    const found = this._layout.attributes(`cell ${section}.${item}`);
    if (!found) return;
    const offset = found.frame[1] - distance;
    if (Math.abs(offset - this.offset) > 1e-6) this._moveTo(offset);
  }

  /** Makes rows for the elements that were found, and takes the others away. */
  _update(count) {
    this._turn += 1;
    for (let at = 0; at < count * EACH; at += EACH) {
      const what = this._found[at + 7];
      const [section, item] = [this._found[at + 4], this._found[at + 5]];
      const kind = what === CELL ? null : this._layout.elementKind(what);
      const key = kind === null ? this._key(section, item) : `\u0000${kind} ${section}.${item}`;
      let row = this._rows.get(key);
      if (!row) {
        const element = (kind === null && this._free.pop()) || this._create(kind);
        row = new Row(key, element);
        row.kind = kind;
        row.role = what & 3;
        Object.assign(element.style, { position: "absolute", left: "0", top: "0", boxSizing: "border-box", height: "" });
        this._rows.set(key, row);
        this._render(element, { key, kind, section, item });
        this._content.append(element);
        this._sizes.observe(element);
      }
      row.turn = this._turn;
      row.section = section;
      row.item = item;
      [row.x, row.y, row.width, row.height] = this._found.subarray(at, at + 4);
      row.zIndex = this._found[at + 6];
      row.isPinned = (what & PINNED) !== 0;
      const width = `${row.width}px`;
      if (row.element.style.width !== width) row.element.style.width = width;
    }
    for (const row of this._rows.values()) {
      if (row.turn === this._turn || row.element.contains(row.element.ownerDocument.activeElement)) continue;
      this._sizes.unobserve(row.element);
      row.element.remove();
      this._rows.delete(row.key);
      if (this._recycles && row.kind === null && this._free.length < 64) this._free.push(row.element);
      else this._remove?.(row.element);
    }
  }

  /** The sizes of rows that were not measured as they are now. */
  _measure() {
    const sizes = [];
    for (const row of this._rows.values()) {
      if (row.isMeasured || row.turn !== this._turn) continue;
      row.isMeasured = true;
      row.element.style.height = "";
      if (row.role === 2 || row.role === 1) continue;
      row.natural = row.element.getBoundingClientRect().height;
      if (Math.abs(row.natural - row.height) < 0.01) continue;
      const path = `${row.section}.${row.item === Infinity ? "max" : row.item}`;
      sizes.push({ id: row.kind === null ? `cell ${path}` : `supplementary ${row.kind} ${path}`, height: row.natural });
    }
    return sizes;
  }

  /** Puts the elements where the layout has them. */
  _place() {
    const offset = this.offset;
    const end = offset + this._size[1];
    for (const row of this._rows.values()) {
      const isStuck = row.isPinned && (Math.abs(row.y - offset) < 0.5 || Math.abs(row.y + row.height - end) < 0.5);
      if (isStuck !== row.isStuck) {
        row.isStuck = isStuck;
        (isStuck ? this._stuck : this._content).append(row.element);
      }
      const { style } = row.element;
      const transform = `translate(${row.x}px, ${row.y - (isStuck ? offset : this._base)}px)`;
      if (style.transform !== transform) style.transform = transform;
      if (style.zIndex !== `${row.zIndex}`) style.zIndex = row.zIndex;
      // An element that does not size itself is as high as the layout says.
      const height = row.natural !== undefined && Math.abs(row.natural - row.height) < 1 ? "" : `${row.height}px`;
      if (style.height !== height) style.height = height;
    }
  }

  _resized(entries) {
    let hasChanged = false;
    for (const { target } of entries) {
      if (target === this._view) {
        this._resizedView();
        continue;
      }
      for (const row of this._rows.values()) {
        if (row.element !== target || !row.isMeasured || row.natural === undefined || row.element.style.height) continue;
        if (Math.abs(target.getBoundingClientRect().height - row.natural) < 0.01) continue;
        row.isMeasured = false;
        hasChanged = true;
      }
    }
    if (hasChanged) this._show(this._anchor());
  }

  /** At another width rows have other heights: the layout begins anew at the row that was on top. */
  _resizedView() {
    const { clientWidth: width, clientHeight: height } = this._view;
    if (width === this._size[0] && height === this._size[1]) return;
    const anchor = this._anchor();
    const needsLayout = width !== this._size[0] || this._dependsOnHeight;
    this._size = [width, height];
    if (needsLayout) {
      this._layout.free();
      this._load();
      for (const row of this._rows.values()) row.isMeasured = false;
      if (anchor) this._restore({ section: anchor.row.section, item: anchor.row.item, distance: anchor.distance });
    }
    this._show(anchor);
  }

  /**
   * Changes the data, as `Layout.update` does. The caller has changed its own, so that `key` answers for
   * the new data. What is in sight stays where it is.
   */
  update(changes) {
    const anchor = this._anchor();
    this._layout.update(changes);
    this._resizeContent();
    const place = anchor && this._find(anchor);
    if (place) this._restore({ ...place, distance: anchor.distance });
    // Rows of the same keys go on; the numbers of their items are those of the new data.
    this._show(place ? { row: place, distance: anchor.distance } : null);
  }

  /** The place of a key in the new data; it is looked for around the old one. */
  _find({ row, key }) {
    for (const section of [row.section, ...this._layout.info.itemCounts.keys()]) {
      const count = this._layout.info.itemCounts[section] ?? 0;
      const from = section === row.section ? row.item : 0;
      for (let away = 0; away < Math.max(count - from, from + 1); away++) {
        if (from + away < count && this._key(section, from + away) === key) return { section, item: from + away };
        if (away && away <= from && from - away < count && this._key(section, from - away) === key) return { section, item: from - away };
      }
    }
    return null;
  }

  /** Draws rows again whose data has changed: those of keys, or all. */
  refresh(keys = null) {
    const wanted = keys && new Set(keys);
    const anchor = this._anchor();
    for (const row of this._rows.values()) {
      if (wanted && !wanted.has(row.key)) continue;
      const { key, kind, section, item } = row;
      this._render(row.element, { key, kind, section, item });
      row.isMeasured = false;
    }
    this._show(anchor);
  }

  /** Scrolls to an item, `index` or `[section, item]`. */
  scrollToItem(index, { align = "start", behavior = "auto" } = {}) {
    const [section, item] = Array.isArray(index) ? index : [0, index];
    if (!["start", "center", "end", "nearest"].includes(align)) {
      throw new RangeError(`align must be start, center, end or nearest, not ${align}`);
    }
    const goal = () => {
      const found = this._layout.attributes(`cell ${section}.${item}`);
      if (!found) throw new RangeError(`there is no item ${section}.${item}`);
      const [, y, , height] = found.frame;
      const spare = this._size[1] - height;
      const side = align !== "nearest" ? align : y < this.offset ? "start" : y > this.offset + spare ? "end" : null;
      const offset = side === null ? this.offset : y - { start: 0, center: spare / 2, end: spare }[side];
      return Math.max(0, Math.min(offset, this._length - this._size[1]));
    };
    goal();
    this._stopMotion();
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (behavior !== "smooth" || isReduced) return this._jump(goal);
    const begun = performance.now();
    let last = 0;
    const step = (now) => {
      this._motion = 0;
      const time = Math.min(1, Math.max(0, (now - begun) / 400));
      const eased = 1 - (1 - time) ** 3;
      if (time === 1) return this._jump(goal);
      // The rest of the way is taken anew in every frame, because measuring moves the goal.
      this._moveTo(this.offset + (goal() - this.offset) * (eased - last) / (1 - last));
      last = eased;
      this._show(this._anchor());
      this._motion = requestAnimationFrame(step);
    };
    this._motion = requestAnimationFrame(step);
  }

  /** Goes to an offset that measuring may move. */
  _jump(goal) {
    for (let round = 0; round < ROUNDS; round++) {
      const offset = goal();
      if (round && Math.abs(offset - this.offset) < 0.5) break;
      this._moveTo(offset);
      this._show(this._anchor());
    }
  }

  /** Takes everything away, and gives the layout back. */
  destroy() {
    this._stopMotion();
    this._view.removeEventListener("scroll", this._onScroll);
    for (const name of ["wheel", "touchstart", "pointerdown", "keydown"]) this._view.removeEventListener(name, this._stopMotion);
    this._sizes.disconnect();
    this._view.replaceChildren();
    for (const element of [...this._free, ...[...this._rows.values()].map((row) => row.element)]) this._remove?.(element);
    this._free = [];
    this._rows.clear();
    this._layout.free();
  }
}
