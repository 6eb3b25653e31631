// What scrolls: an element, or the window around it. Places are along the axis of the list, from its start.

/** Tells a browser how much of what scrolls is covered, at the start and at the end: what gets the focus is scrolled out of it. */
function coverEnds({ style }, axis, covered) {
  for (const [at, side] of (axis ? ["Top", "Bottom"] : ["Left", "Right"]).entries()) {
    const length = covered[at] ? `${covered[at]}px` : "";
    if (style[`scrollPadding${side}`] !== length) style[`scrollPadding${side}`] = length;
  }
}

/** An element that scrolls its content. */
class ElementPort {
  /** @param axis 0 for a list that scrolls sideways, 1 for one that scrolls down. */
  constructor(view, axis) {
    this.view = view;
    this.axis = axis;
    this.name = axis ? "scrollTop" : "scrollLeft";
    this.target = view;
  }

  get size() { return [this.view.clientWidth, this.view.clientHeight]; }
  get place() { return this.view[this.name]; }
  set place(value) { this.view[this.name] = value; }

  cover(covered) { coverEnds(this.view, this.axis, covered); }

  /** The offset next to another at which content of a length can be shown. */
  clamp(offset, length, size) { return Math.max(0, Math.min(offset, length - size)); }

  /** True at the end of content that leaves some room to scroll. */
  isAtEnd(place, room) { return room > 0 && place >= room - 1; }
}

/** The window, in which the list is an element as long as its content, with others before and after it. */
class WindowPort {
  constructor(view, axis) {
    this.view = view;
    this.axis = axis;
    this.target = view.ownerDocument.defaultView;
  }

  get size() {
    const { clientWidth, clientHeight } = this.view.ownerDocument.documentElement;
    return this.axis ? [this.view.clientWidth, clientHeight] : [clientWidth, this.view.clientHeight];
  }

  get place() {
    const { left, top } = this.view.getBoundingClientRect();
    return -(this.axis ? top : left);
  }

  set place(value) {
    const by = value - this.place;
    if (by) this.target.scrollBy({ left: this.axis ? 0 : by, top: this.axis ? by : 0, behavior: "instant" });
  }

  cover(covered) { coverEnds(this.view.ownerDocument.documentElement, this.axis, covered); }

  // Above and below the list the window scrolls on.
  clamp(offset, length, size) { return offset === Infinity ? Math.max(0, length - size) : offset; }

  isAtEnd(place, room) { return room > 0 && Math.abs(place - room) <= 1; }
}

/** What scrolls for a list in an element. */
export function portOf(view, axis, inWindow) { return inWindow ? new WindowPort(view, axis) : new ElementPort(view, axis); }
