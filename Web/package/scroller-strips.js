// The sections of a scroller that scroll across: each is an element that scrolls by itself, with the cells near its view.

/** Browsers end at a length of 17 to 33 million pixels; longer content scrolls through a shorter element. */
export const TALLEST = 15_000_000;

/** How far an arrow key looks for the next place at which a row rests, in points: as a browser scrolls, and further. */
const STEPS = [40, 80, 160, 320, 640, 1280];

/**
 * The row of a section. Offsets are those of the layout, which count from where reading starts; left is how far its
 * element is scrolled, and base what of longer content lies before that.
 */
class Strip {
  constructor(section, element, content) {
    Object.assign(this, { section, element, content, offset: 0, range: [0, 0], span: [0, 0], left: 0, base: 0, turn: 0 });
  }

  get length() { return this.range[1] - this.range[0]; }
  get shown() { return Math.min(this.length, TALLEST); }
}

/** The rows that exist of a scroller. */
export class Strips {
  /** @param moved Called after a row was scrolled. */
  constructor(view, moved) {
    this._view = view;
    this._moved = moved;
    this._all = new Map();
    /** The offsets of rows that were scrolled, also while they are away. */
    this._offsets = new Map();
    this._kinds = new Map();
  }

  get size() { return this._all.size; }

  /** Takes a layout, whose axis and direction are given. */
  begin(layout, axis, isMirrored) {
    Object.assign(this, { _layout: layout, _axis: axis, _isMirrored: isMirrored });
    this._kinds.clear();
  }

  /** True if the cells of a section scroll across. */
  has(section) {
    if (!this._kinds.has(section)) this._kinds.set(section, this._layout.row(section, this._offsets.get(section)) !== null);
    return this._kinds.get(section);
  }

  /** Has the layout find what rows show where they are now. */
  apply() { for (const [section, offset] of this._offsets) this._layout.row(section, offset); }

  /** The row of a section, which is made unless it exists. */
  take(section, size, turn, parent) {
    const strip = this._all.get(section) ?? this._make(section, parent);
    if (strip.turn === turn) return strip;
    strip.turn = turn;
    const { offset, range, span } = this._layout.row(section, this._offsets.get(section));
    Object.assign(strip, { offset, span });
    const [across, along] = this._axis ? ["width", "height"] : ["height", "width"];
    const set = (style, name, length) => { if (style[name] !== `${length}px`) style[name] = `${length}px`; };
    set(strip.element.style, along, span[1] - span[0]);
    set(strip.content.style, along, span[1] - span[0]);
    set(strip.content.style, across, size[1 - this._axis] + Math.min(range[1] - range[0], TALLEST));
    const hasMoved = range.some((end, at) => end !== strip.range[at]);
    strip.range = range;
    if (hasMoved) this._scroll(strip);
    return strip;
  }

  /** How far the element of a row is scrolled at an offset. */
  left({ range, base, offset: own }, offset = own) { return (this._isMirrored ? range[1] - offset : offset - range[0]) - base; }

  /** Puts a row where its offset is. Far from its share of longer content, or at an end of the element, it gets another base. */
  _scroll(strip) {
    const { length, shown } = strip;
    strip.left = this.left(strip);
    const whole = strip.left + strip.base;
    const share = length > shown ? whole / length * shown : whole;
    const isNear = length > shown && Math.abs(strip.left - share) < TALLEST / 100 && strip.left > 0 && strip.left < shown;
    if (!isNear || whole <= 0 || whole >= length) strip.left = share;
    strip.base = whole - strip.left;
    strip.element[this._name] = strip.left;
  }

  /** Takes how far the element of a row was scrolled. A jump, or an end of it, is a share of longer content. */
  _take(strip, left) {
    const { length, shown, range: [low, high] } = strip;
    const room = strip.element[this._axis ? "clientWidth" : "clientHeight"];
    if (length > shown && (Math.abs(left - strip.left) > 20 * room || left <= 0 || left >= shown)) strip.base = Math.max(0, Math.min(left, shown)) / shown * (length - shown);
    strip.left = left;
    const whole = left + strip.base;
    strip.offset = Math.min(high, Math.max(low, this._isMirrored ? high - whole : low + whole));
  }

  get _name() { return this._axis ? "scrollLeft" : "scrollTop"; }

  _make(section, parent) {
    const make = (style) => Object.assign(this._view.ownerDocument.createElement("div"), { style });
    const [across, overflow] = this._axis ? ["width", "auto hidden"] : ["height", "hidden auto"];
    const element = make(`position: absolute; left: 0; top: 0; ${across}: 100%; overflow: ${overflow}; overscroll-behavior: contain auto; scrollbar-width: none; direction: ltr`);
    const content = make("position: relative");
    element.append(content);
    element.tabIndex = 0;
    element.setAttribute("role", "group");
    const strip = new Strip(section, element, content);
    const rest = () => this._rest(strip, strip.offset);
    const tellsEnd = "onscrollend" in element;
    let timer = 0;
    element.addEventListener("scroll", () => {
      if (!tellsEnd) { clearTimeout(timer); timer = setTimeout(rest, 150); }
      const left = element[this._name];
      if (left === strip.left) return;
      this._take(strip, left);
      this._offsets.set(section, strip.offset);
      this._moved();
    }, { passive: true });
    if (tellsEnd) element.addEventListener("scrollend", rest);
    element.addEventListener("keydown", (event) => this._step(strip, event));
    parent.append(element);
    this._all.set(section, strip);
    return strip;
  }

  /** Scrolls a row to where it rests, from an offset. */
  _rest(strip, offset) {
    if (!strip.element.isConnected) return;
    const { rest } = this._layout.row(strip.section, offset);
    this.apply();
    if (Math.abs(rest - strip.offset) < 1) return;
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    strip.element.scrollTo({ [this._axis ? "left" : "top"]: this.left(strip, rest), behavior: isReduced ? "instant" : "smooth" });
  }

  /** An arrow key goes to the next place at which a row rests. A browser scrolls by a step, and it would turn back. */
  _step(strip, event) {
    const way = (this._axis ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"]).indexOf(event.key);
    if (way < 0 || event.target !== strip.element || event.altKey || event.ctrlKey || event.metaKey) return;
    const sign = (way ? 1 : -1) * (this._isMirrored ? -1 : 1);
    const goal = STEPS.map((step) => strip.offset + sign * step).find((offset) => sign * (this._layout.row(strip.section, offset).rest - strip.offset) > 1);
    if (goal !== undefined) this._rest(strip, goal);
    else this.apply();
    event.preventDefault();
  }

  /** Scrolls a row at once so that a cell in it is in sight, and says whether it had to. */
  reveal(section, start, length, size) {
    const strip = this._all.get(section);
    if (!strip || (start >= -1 && start + length <= size + 1)) return false;
    const sign = this._isMirrored ? -1 : 1;
    const seen = (offset) => {
      const low = start - sign * (offset - strip.offset);
      return Math.min(low + length, size) - Math.max(low, 0);
    };
    // The shortest way; where rows rest only at groups or pages, another may show more.
    const ends = [start, start + length - size];
    const rests = (start < 0 ? ends : ends.reverse()).map((by) => this._layout.row(section, strip.offset + sign * by).rest);
    const [offset] = rests.sort((one, other) => (Math.abs(seen(one) - seen(other)) < 1 ? 0 : seen(other) - seen(one)));
    this._offsets.set(section, offset);
    strip.offset = offset;
    this._scroll(strip);
    return true;
  }

  /** Names a row for a screen reader as its header, an element that is above it. */
  label({ section, element }, start) {
    const strip = this._all.get(section);
    const name = element.textContent.trim();
    if (strip && start < strip.span[0] && strip.element.ariaLabel !== name) strip.element.ariaLabel = name;
  }

  /** Takes away rows without elements. */
  sweep(turn) {
    for (const [section, { element, content, turn: last }] of this._all) {
      if (last === turn || content.firstElementChild || element.contains(element.ownerDocument.activeElement)) continue;
      element.remove();
      this._all.delete(section);
    }
  }

  /** Puts the elements of rows where the layout has them. @param base What the layout has before the view. */
  place(base) {
    for (const { element, span } of this._all.values()) {
      const transform = this._axis ? `translate(0px, ${span[0] - base}px)` : `translate(${span[0] - base}px, 0px)`;
      if (element.style.transform !== transform) element.style.transform = transform;
    }
  }

  /** Puts elements in an order. A row that a browser moves in the page has to be scrolled again. */
  order(parent, elements) {
    let next = parent.firstElementChild;
    for (const element of elements) {
      if (element === next) { next = next.nextElementSibling; continue; }
      parent.insertBefore(element, next);
      for (const strip of this._all.values()) if (strip.element === element) element[this._name] = strip.left;
    }
  }
}
