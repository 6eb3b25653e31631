// A virtual scroller of plain DOM over a layout of the engine: only what is near the view exists.

import { differenceOf, itemMoves } from "./scroller-changes.js";
import { CELL } from "./scroller-rows.js";
import { EACH, PINNED, REMEMBERED, ROUNDS, ScrollerView } from "./scroller-view.js";

/** So far around its place a key is looked for that the changes do not tell of. */
const LOOKED = 2_000;
/** So many items after one that is gone may be gone, too. */
const MOST_DELETED = 1_000_000;

/** Shows a layout in an element that scrolls; see `scroller.d.ts`. */
export function createScroller(view, options) { return new Scroller(view, options); }

class Scroller extends ScrollerView {
  /**
   * Changes the data, as `Layout.update` does. The caller has changed its own, so that `key` answers for
   * the new data. What is in sight stays where it is.
   */
  update(changes) {
    const anchors = this._anchors();
    const stays = this._isAtEnd && this._followsEnd;
    this._layout.update(changes);
    this._strips.begin(this._layout, this._axis, this._isMirrored);
    this._counts = this._layout.info.itemCounts;
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
    for (const row of this._rows.values()) row.forget();
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
    const start = (row) => this._span(row)[0];
    const others = this.rows.filter((row) => row !== first.row && row.isMeasured && !row.isStuck && row.role === CELL && this._span(row)[1] > at && start(row) < at + this._size[this._axis]);
    return [first, ...others.filter((row) => start(row) >= start(first.row)), ...others.filter((row) => start(row) < start(first.row)).reverse()]
      .map((each) => (each === first ? each : { row: each, key: each.key, distance: start(each) - at }))
      .map(({ row, key, distance }) => ({ section: row.section, item: row.item, key, distance }));
  }

  /** The place of a key in the new data; it is looked for where the changes have moved it, and around that. */
  _find({ section, item, key }, moves) {
    const count = this._counts[section] ?? 0;
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
    const count = this._counts[section] ?? 0;
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
      row.forget();
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
      const [place, length] = [found.frame[this._axis], found.frame[this._axis + 2]];
      let offset = this._offsetFor(place, length, align, [0, 0]);
      // What is pinned there covers a part of the view, and where the view goes then it may cover more.
      for (let round = 0; round < 3; round++) offset = this._offsetFor(place, length, align, this._covered(offset));
      return offset;
    };
    goal();
    this._stopMotion();
    this._isAtEnd = false;
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (behavior !== "smooth" || isReduced) return this._jump(goal, section, item);
    const begun = performance.now();
    let last = 0;
    const step = (now) => {
      this._motion = 0;
      const time = Math.min(1, Math.max(0, (now - begun) / 400));
      const eased = 1 - (1 - time) ** 3;
      if (time === 1) return this._jump(goal, section, item);
      // The rest of the way is taken anew in every frame, because measuring moves the goal.
      this._moveTo(this.offset + (goal() - this.offset) * (eased - last) / (1 - last));
      last = eased;
      this._show(this._anchor());
      this._motion = requestAnimationFrame(step);
    };
    this._motion = requestAnimationFrame(step);
  }

  /** The offset at which an element stands where it is asked for in the part of the view that nothing covers. */
  _offsetFor(place, length, align, [before, after]) {
    const spare = this._size[this._axis] - before - after - length;
    // In a list that goes to the left the start is at the right.
    const isMirrored = this._axis === 0 && this._start > 0;
    const at = this.offset + before;
    const side = align !== "nearest" ? align : place < at ? "low" : place > at + spare ? "high" : null;
    const shares = { low: 0, high: spare, start: isMirrored ? spare : 0, center: spare / 2, end: isMirrored ? 0 : spare };
    const offset = side === null ? this.offset : place - before - shares[side];
    return Math.max(0, Math.min(offset, this._length - this._size[this._axis]));
  }

  /** How much of a view at an offset is under pinned elements, at its start and at its end. */
  _covered(offset) {
    const [axis, length] = [this._axis, this._size[this._axis]];
    const covered = [0, 0];
    const count = this._query(offset, 0);
    for (let at = 0; at < count * EACH; at += EACH) {
      if (!(this._found[at + 7] & PINNED)) continue;
      const start = this._found[at + axis] - offset;
      const end = start + this._found[at + 2 + axis];
      if (start < 0.5) covered[0] = Math.max(covered[0], end);
      else if (end > length - 0.5) covered[1] = Math.max(covered[1], length - start);
    }
    return covered;
  }

  /** Goes to an offset that measuring may move, and shows an item of a row across. */
  _jump(goal, section, item) {
    for (let round = 0; round < ROUNDS; round++) {
      const offset = goal();
      const isThere = round && Math.abs(offset - this.offset) < 0.5;
      if (!isThere) this._moveTo(offset);
      if (isThere && !(this._strips.has(section) && this._reveal(section, item))) break;
      this._show(this._anchor());
    }
  }

  /** Scrolls the row of an item so that it is in sight, and says whether it had to. */
  _reveal(section, item) {
    const across = 1 - this._axis;
    const contentOffset = [0, 0];
    contentOffset[this._axis] = this.offset;
    const { frame } = this._layout.attributes(`cell ${section}.${item}`, { contentOffset, size: this._size });
    return this._strips.reveal(section, frame[across], frame[across + 2], this._size[across]);
  }

  /** Takes everything away, and gives the layout back. */
  destroy() {
    this._stopMotion();
    this._listen((target, name, action) => target.removeEventListener(name, action));
    this._sizes.disconnect();
    this._port.cover([0, 0]);
    this._view.replaceChildren();
    for (const element of [...this._free, ...[...this._rows.values()].map((row) => row.element)]) this._remove?.(element);
    this._free = [];
    this._rows.clear();
    this._layout.free();
  }
}
