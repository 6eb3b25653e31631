// A virtual scroller of plain DOM over a layout of the engine: only what is near the view exists.

/** The numbers of an element in the array of `framesInto`. */
const EACH = 8;
/** Browsers end at a height of 17 to 33 million pixels; longer content scrolls through a shorter one. */
const TALLEST = 15_000_000;
const CELL = 0;
const PINNED = 4;
/** The most times that what is shown is measured at one offset. */
const ROUNDS = 10;
const DECORATION = 2;
/** The roles that the scroller itself gives. */
const OWN_ROLES = new Set(["listitem", "article", "heading"]);
/** So many keys are remembered, to find what has changed. */
const REMEMBERED = 100_000;
/** So far around its place a key is looked for that the changes do not tell of. */
const LOOKED = 2_000;
/** So many items after one that is gone may be gone, too. */
const MOST_DELETED = 1_000_000;

/** Shows a layout in an element that scrolls; see `scroller.d.ts`. */
export function createScroller(view, options) { return new Scroller(view, options); }

/** What changes make of an item, (section, item) to its new number; null if it is deleted. Other sections are as they were. */
function itemMoves(changes) {
  const ofObject = (object) => Object.entries(object ?? {}).flatMap(([name, list]) => (!Array.isArray(list) ? [] : name === "batch" ? list.flatMap(ofObject) : list.map((each) => [name, each])));
  const lines = typeof changes === "string" ? changes.split("\n").map((line) => line.trim().split(/\s+/)) : ofObject(changes);
  const sections = new Map();
  for (const [name, place] of lines) {
    const match = /^(\d+)\.(\d+)$/.exec(place ?? "");
    if (!match || (name !== "insert" && name !== "delete")) continue;
    const section = Number(match[1]);
    if (!sections.has(section)) sections.set(section, { delete: [], insert: [] });
    sections.get(section)[name].push(Number(match[2]));
  }
  for (const each of sections.values()) {
    each.deleted = new Set(each.delete);
    each.delete.sort((a, b) => a - b);
    each.insert.sort((a, b) => a - b);
  }
  return (section, item) => {
    const each = sections.get(section);
    if (!each) return item;
    if (each.deleted.has(item)) return null;
    let place = item - countBelow(each.delete, item);
    // Inserted items have the numbers that they have in the end.
    for (const at of each.insert) { if (at > place) break; place += 1; }
    return place;
  };
}

/** What makes one list of keys of another: the numbers that are deleted from the first, and inserted into the second. */
function differenceOf(before, after) {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const places = new Map();
  for (let item = start; item < before.length - end; item++) places.set(before[item], item);
  /** The longest run of items that stay in their order: where each stands in both, and what comes before it. */
  const tails = [];
  const chain = [];
  for (let item = start; item < after.length - end; item++) {
    const old = places.get(after[item]);
    if (old === undefined) continue;
    let [low, high] = [0, tails.length];
    while (low < high) { const middle = (low + high) >> 1; if (tails[middle].old < old) low = middle + 1; else high = middle; }
    tails[low] = { old, item, last: low ? tails[low - 1] : null };
  }
  for (let each = tails.at(-1) ?? null; each; each = each.last) chain.push(each);
  const [stayed, placed] = [new Set(chain.map(({ old }) => old)), new Set(chain.map(({ item }) => item))];
  const range = (from, to, taken) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).filter((item) => !taken.has(item));
  return { deleted: range(start, before.length - end, stayed), inserted: range(start, after.length - end, placed) };
}

/** How many numbers of a sorted list are below a number. */
function countBelow(sorted, number) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < number) low = middle + 1; else high = middle;
  }
  return low;
}

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
    dependsOnHeight = false, startsAtEnd = false, followsEnd = false }) {
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
    this._followsEnd = followsEnd;
    /** True while the view is at the end of its content: it stays there when rows are measured. */
    this._isAtEnd = startsAtEnd;
    /** True once an element exists that is no cell: rows are no list then. */
    this._hasOthers = false;
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
    // A browser goes to the end that the content had before rows on the way were measured.
    this._onKey = (event) => {
      if (event.key !== "End" || event.defaultPrevented || event.altKey || event.shiftKey || event.target.closest("input, textarea, select, [contenteditable]")) return;
      event.preventDefault();
      this._isAtEnd = true;
      this._moveTo(Infinity);
      this._show(null);
    };
    view.addEventListener("keydown", this._onKey);
    this._sizes = new ResizeObserver((entries) => this._resized(entries));
    this._size = [view.clientWidth, view.clientHeight];
    this._load();
    this._keys = this._keysOf();
    if (startsAtEnd) this._moveTo(Infinity);
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
    this._isAtEnd = room > 0 && top >= room - 1;
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
        if (kind !== null && row.role !== DECORATION && !this._hasOthers) {
          this._hasOthers = true;
          for (const other of this._rows.values()) this._tell(other);
        }
      }
      row.turn = this._turn;
      row.section = section;
      row.item = item;
      [row.x, row.y, row.width, row.height] = this._found.subarray(at, at + 4);
      row.zIndex = this._found[at + 6];
      row.isPinned = (what & PINNED) !== 0;
      this._tell(row);
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

  /** Tells a screen reader what an element is, and which of how many, unless it says so itself. */
  _tell({ element, kind, role, section, item }) {
    const set = (name, value) => { if (element.getAttribute(name) !== value) element.setAttribute(name, value); };
    this._content.setAttribute("role", this._hasOthers ? "presentation" : "list");
    if (role === DECORATION) { set("aria-hidden", "true"); return; }
    // Only what is a list has items of it; articles stand between headings.
    const own = kind !== null ? "heading" : this._hasOthers ? "article" : "listitem";
    const given = element.getAttribute("role");
    if (given !== null && !OWN_ROLES.has(given)) return;
    set("role", own);
    if (kind !== null) { set("aria-level", "2"); return; }
    set("aria-posinset", String(item + 1));
    set("aria-setsize", String(this._layout.info.itemCounts[section] ?? -1));
  }

  /** Puts the elements in the order in which they are seen: what reads or walks through them follows it. */
  _order() {
    let next = this._content.firstElementChild;
    for (const row of this.rows) {
      if (row.isStuck) continue;
      if (row.element === next) { next = next.nextElementSibling; continue; }
      this._content.insertBefore(row.element, next);
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
    const anchors = this._anchors();
    const stays = this._isAtEnd && this._followsEnd;
    this._layout.update(changes);
    this._resizeContent();
    const moves = itemMoves(changes);
    this._keys = this._keysOf();
    let place = null;
    for (const anchor of anchors) {
      const found = this._find(anchor, moves);
      if (found) { place = { ...found, distance: anchor.distance }; break; }
    }
    // Of all that was in sight nothing is left: what came after it takes its place.
    if (!place && anchors.length) place = this._nextPlace(anchors[0], moves);
    this._isAtEnd = stays;
    if (stays) this._moveTo(Infinity);
    else if (place) this._restore(place);
    // Rows of the same keys go on; the numbers of their items are those of the new data.
    this._show(place && !stays ? { row: place, distance: place.distance } : null);
  }

  /** The keys of all cells, by section; null if they are too many to remember. */
  _keysOf() {
    const { itemCounts } = this._layout.info;
    if (itemCounts.reduce((sum, each) => sum + each, 0) > REMEMBERED) return null;
    return itemCounts.map((count, section) => Array.from({ length: count }, (_, item) => this._key(section, item)));
  }

  /**
   * Takes data that has changed as a whole: how many items there are, a number or one for each section. What was
   * inserted, deleted or moved follows from the keys. Of more than 100,000 items only those in sight keep their heights.
   */
  setItems(counts, key = this._key) {
    const all = typeof counts === "number" ? [counts] : [...counts];
    this._key = key;
    const before = this._keys;
    const isLarge = all.reduce((sum, each) => sum + each, 0) > REMEMBERED;
    if (!before || isLarge || all.length !== before.length) { this._takeAll(); return; }
    const changes = { delete: [], insert: [] };
    for (const [section, count] of all.entries()) {
      const { deleted, inserted } = differenceOf(before[section], Array.from({ length: count }, (_, item) => key(section, item)));
      changes.delete.push(...deleted.map((item) => `${section}.${item}`));
      changes.insert.push(...inserted.map((item) => `${section}.${item}`));
    }
    const batch = Object.entries(changes).filter(([, list]) => list.length).map(([name, list]) => ({ [name]: list }));
    if (batch.length) this.update({ batch });
    this.refresh();
  }

  /** Makes the layout again for other data; a row that was in sight keeps its place. */
  _takeAll() {
    const anchors = this._anchors();
    const stays = this._isAtEnd && this._followsEnd;
    this._layout.free();
    this._load();
    this._keys = this._keysOf();
    for (const row of this._rows.values()) row.isMeasured = false;
    this._isAtEnd = stays;
    let place = null;
    for (const anchor of anchors) {
      const found = this._find(anchor, (_, item) => item);
      if (found) { place = { ...found, distance: anchor.distance }; break; }
    }
    if (stays) this._moveTo(Infinity); else if (place) this._restore(place);
    this._show(place && !stays ? { row: place, distance: place.distance } : null);
    this.refresh();
  }

  /** The rows that may keep their places, the likeliest first: that of `_anchor`, then the others in sight. */
  _anchors() {
    const first = this._anchor();
    if (!first) return [];
    const at = this.offset;
    const others = this.rows.filter((row) => row !== first.row && row.isMeasured && !row.isStuck && row.role === CELL && row.y + row.height > at && row.y < at + this._size[1]);
    return [first, ...others.filter((row) => row.y >= first.row.y), ...others.filter((row) => row.y < first.row.y).reverse()]
      .map((each) => (each === first ? each : { row: each, key: each.key, distance: each.y - at }))
      .map(({ row, key, distance }) => ({ section: row.section, item: row.item, key, distance }));
  }

  /** The place of a key in the new data; it is looked for where the changes have moved it, and around that. */
  _find({ section, item, key }, moves) {
    const count = this._layout.info.itemCounts[section] ?? 0;
    const moved = moves(section, item);
    if (moved !== null && moved < count && this._key(section, moved) === key) return { section, item: moved };
    const from = Math.min(moved ?? item, count - 1);
    for (let away = 0; away <= LOOKED && count > 0; away++) {
      for (const each of away ? [from + away, from - away] : [from]) {
        if (each >= 0 && each < count && this._key(section, each) === key) return { section, item: each };
      }
    }
    return null;
  }

  /** Where the first item stands that came after an item which is gone. */
  _nextPlace({ section, item, distance }, moves) {
    const count = this._layout.info.itemCounts[section] ?? 0;
    for (let next = item; next <= item + MOST_DELETED; next++) {
      const moved = moves(section, next);
      if (moved !== null && moved < count) return { section, item: moved, distance };
      if (moved !== null) break;
    }
    return count ? { section, item: count - 1, distance } : null;
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
    this._isAtEnd = false;
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
    this._view.removeEventListener("keydown", this._onKey);
    for (const name of ["wheel", "touchstart", "pointerdown", "keydown"]) this._view.removeEventListener(name, this._stopMotion);
    this._sizes.disconnect();
    this._view.replaceChildren();
    for (const element of [...this._free, ...[...this._rows.values()].map((row) => row.element)]) this._remove?.(element);
    this._free = [];
    this._rows.clear();
    this._layout.free();
  }
}
