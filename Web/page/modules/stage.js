// The devices in a row: loading, scale, the loop that moves and draws them.

import { byID, clamp, el, frameText } from "./dom.js";
import { DeviceView } from "./device-view.js";
import { describeDevice, engineOptions, ofWindow } from "./devices.js";
import { pageData } from "./bundle-data.js";
import { onPalette } from "./palette.js";
import { scrollTo } from "./gestures.js";

export class Stage {
  constructor(store, actions) {
    this.store = store;
    this.actions = actions;
    this.views = [];
    /** The other version of the document that stands beside the first device: {text, name}, or null. */
    this.version = null;
    this.place = byID("device-list");
    this.observer = new ResizeObserver(() => this.roomChanged());
    // Its scroll bars and its padding follow from what is fitted.
    this.observer.observe(this.place, { box: "border-box" });
    this.place.addEventListener("scroll", () => this.showMore());
    byID("more-devices").addEventListener("click", () => this.place.scrollBy({ left: this.place.clientWidth * 0.8, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" }));
    onPalette(() => this.touchAll());
    this.last = performance.now();
    requestAnimationFrame((now) => this.loop(now));
  }

  get main() { return this.views[0]; }

  /** Makes as many devices as the state asks for. */
  arrange() {
    const { others } = this.store.state;
    let version = this.views.at(-1)?.isVersion ? this.views.pop() : null;
    while (this.views.length > others.length + 1) this.views.pop().element.remove();
    while (this.views.length < others.length + 1) this.add();
    if (!this.version) version?.element.remove();
    else {
      version ??= this.makeVersion();
      version.caption.querySelector("b").textContent = this.version.name;
      this.views.push(version);
    }
  }

  /** A view of the other version, before the others. */
  makeVersion() {
    const view = this.make();
    view.isVersion = true;
    view.element.classList.add("version");
    view.caption.prepend(el("b"));
    view.caption.append(el("button.icon", {
      textContent: "×", title: "Close this version", "aria-label": "Close this version", onclick: () => this.actions.closeVersion(),
    }));
    this.place.prepend(view.element);
    return view;
  }

  make() {
    return new DeviceView({
      select: (id) => this.actions.select(id),
      hover: (from, element, event) => this.hover(from, element, event),
      moved: (from) => this.moved(from),
      explain: (from, id) => this.actions.explain(from, id),
      finger: (from, name, values) => this.actions.finger(from, name, values),
      reshaped: () => this.fit(),
      sizes: (scene, path) => this.actions.sizes(scene, path),
      drawn: (from) => this.actions.drawn?.(from),
      pill: (from, pill, start) => this.actions.pill(from, pill, start),
      resized: (from, size, done) => this.resized(from, size, done),
    });
  }

  add() {
    const view = this.make();
    if (this.views.length) {
      view.caption.prepend(el("select", {
        "aria-label": "Device", className: "device-choice",
        onchange: (event) => this.changeOther(view, { device: event.target.value }),
      }, pageData().devices.toReversed().map((each) => el("option", { value: each.name, textContent: each.name }))));
      view.caption.append(el("button.icon", {
        textContent: "×", title: "Remove this device", "aria-label": "Remove this device",
        onclick: () => {
          const at = this.views.indexOf(view) - 1;
          this.store.set({ others: this.store.state.others.filter((_, each) => each !== at) });
        },
      }));
    }
    this.views.push(view);
    this.place.append(view.element);
  }

  /** Changes the choice of a device beside the first one. */
  changeOther(view, values) {
    const at = this.views.indexOf(view) - 1;
    this.store.set({ others: this.store.state.others.map((each, index) => (index === at ? values : each)) });
  }

  /** The size of the middle of the page, in whole points. */
  get room() { return [Math.max(this.place.offsetWidth, 64), Math.max(this.place.offsetHeight, 64)]; }

  roomChanged() {
    const { device, customSize } = this.store.state;
    const fills = device === ofWindow && !customSize && this.main?.info && !this.main.isPlayback;
    // A solve that goes on may have taken this size already.
    if (!fills || String(this.room) === this.asked) { this.fit(); return; }
    this.asked = String(this.room);
    this.actions.roomChanged(describeDevice(this.store.state, this.room));
  }

  /** The choice of the device at an index; that of the other version is the first one's. */
  choice(index) {
    const { state } = this.store;
    return index === 0 || this.views[index]?.isVersion ? state : { landscape: state.landscape, ...state.others[index - 1] };
  }

  /** The size of a device; undefined for that of the document. */
  sizeOf(index) { return describeDevice(this.choice(index), this.room)?.size; }

  /** What is to be solved for a device and a document: {text, description, options}. */
  job(index, text) {
    const description = describeDevice(this.choice(index), this.room);
    if (index) text = this.actions.sample(text, description?.size);
    return { text, description, options: engineOptions(this.store.state, description, /"environment"\s*:/.test(text)) };
  }

  /** What is to be solved for all devices. */
  jobs() {
    this.arrange();
    this.asked = String(this.room);
    return this.views.map((view, index) => this.job(index, view.isVersion ? this.version.text : this.store.state.text));
  }

  /** Shows a solution on all devices. Throws the first error of the document; the last layouts stay. */
  load(solution, { keepOffset = false } = {}) {
    try {
      for (const [index, view] of this.views.entries()) {
        if (view.isVersion) this.loadVersion(view, solution, index);
        else view.load(solution, index, { keepOffset });
      }
    } catch (error) {
      for (const view of this.views) view.element.classList.add("stale");
      throw error;
    }
    for (const [index, view] of this.views.entries()) {
      const choice = view.caption.querySelector("select");
      if (choice) choice.value = this.choice(index).device;
    }
    this.fit();
    this.showSelection();
  }

  loadVersion(view, solution, index) {
    this.version.problem = "";
    try {
      view.load(solution, index);
      this.follow(this.main, view);
    } catch (error) {
      this.version.problem = error.message;
      view.element.classList.add("stale");
    }
  }

  /** Chooses the scale: that of the state, or the largest at which all devices fit. */
  fit() {
    if (!this.main?.info) return;
    const { zoom } = this.store.state;
    // Around the devices is the padding of the place, between them a gap, and below them their names.
    this.place.classList.toggle("several", this.views.length > 1);
    const style = getComputedStyle(this.place);
    const [padding, gap] = [2 * parseFloat(style.paddingLeft), parseFloat(style.columnGap)];
    const width = this.place.offsetWidth - padding - gap * (this.views.length - 1) - 6 * this.views.length;
    const height = this.place.offsetHeight - padding - (this.views.length > 1 ? 52 : 30);
    const bodies = this.views.map((view) => view.bodySize);
    const total = bodies.reduce((sum, [each]) => sum + each, 0);
    const tallest = Math.max(...bodies.map(([, each]) => each));
    const best = clamp(Math.min(width / total, height / tallest), 0.05, 2.5);
    const fills = this.main.description.fills && this.views.length === 1 && !this.main.isPlayback;
    this.place.classList.toggle("filled", Boolean(fills));
    const scale = fills ? 1 : zoom === "fit" ? best : Number(zoom);
    this.scale = scale;
    for (const view of this.views) if (view.zoom !== scale) view.setZoom(scale);
    this.showMore();
  }

  /** Says where devices are out of sight. */
  showMore() {
    const { scrollLeft, scrollWidth, clientWidth } = this.place;
    const isMore = scrollWidth - clientWidth - scrollLeft > 8;
    byID("more-devices").hidden = !isMore;
  }

  touchAll() { for (const view of this.views) view.dirty = true; }

  loop(now) {
    const seconds = clamp((now - this.last) / 1000, 0.001, 0.05);
    this.last = now;
    try {
      this.actions.beforeStep?.(seconds);
      for (const view of this.views) {
        const active = view.step(seconds);
        if (!active && view.listDirty) this.listLater(view);
      }
      this.actions.afterStep?.(seconds);
    } catch (error) { this.actions.failed(error); }
    requestAnimationFrame((next) => this.loop(next));
  }

  listLater(view) {
    view.listTimer ??= setTimeout(() => { view.listTimer = undefined; view.listElements(); }, 250);
  }

  /** Other devices follow by the share of their content, another version by the offset. */
  moved(from) {
    if (this.views.length > 1 && from === this.leader) {
      for (const view of this.views) if (view !== from && view.simulator && view.horizontal === from.horizontal) this.follow(from, view);
    }
    this.actions.moved(from);
    if (from.isVersion && from === this.leader) this.actions.moved(this.main);
  }

  follow(from, view) {
    const isSame = from.isVersion || view.isVersion;
    const axis = from.horizontal ? 0 : 1;
    const [low, high] = from.offsetRange;
    const share = high > low ? clamp((from.offset[axis] - low) / (high - low), 0, 1) : 0;
    const [start, end] = view.offsetRange;
    const offset = [0, 0];
    offset[axis] = isSame ? from.offset[axis] : start + share * (end - start);
    view.simulator.scrollTo({ offset, animated: false });
    if (isSame) view.restore({ rows: from.rows });
    view.fresh = false;
    view.refresh();
  }

  hover(view, index, event) {
    for (const each of this.views) {
      const at = each === view ? index : -1;
      if (each.hover !== at) { each.hover = at; each.dirty = true; }
    }
    const line = byID("hover-line");
    if (index < 0) {
      const { selection } = this.store.state;
      const frame = selection && this.main.simulator ? this.main.frameOf(selection)?.content : null;
      line.textContent = frame ? `${selection}\u2003${frameText(frame)}` : "";
    } else {
      const frame = view.frames.frames.subarray(index * 4, index * 4 + 4);
      line.textContent = `${view.frames.id(index)}\u2003${frameText(frame)}`;
    }
    if (event) this.hovered = view;
  }

  resized(view, size, done) {
    const index = this.views.indexOf(view);
    if (index === 0) this.store.set({ customSize: size });
    else {
      const others = [...this.store.state.others];
      others[index - 1] = { ...others[index - 1], customSize: size };
      this.store.set({ others });
    }
    if (done) this.fit();
  }

  /** Shows on the device what a number of the selection is made of: "width", "height", "x" or "y"; null for nothing. */
  ask(side) {
    const axis = { width: 0, x: 0, height: 1, y: 1 }[side] ?? null;
    if (!this.main || this.main.askedAxis === axis) return;
    this.main.askedAxis = axis;
    this.main.dirty = true;
  }

  /** Marks the selection on all devices. */
  showSelection() {
    const { selection, path, guides, groups, bands } = this.store.state;
    for (const view of this.views) {
      view.selection = { id: selection, path };
      view.guides = guides && !view.isVersion;
      view.showsGroups = groups;
      view.showsBands = bands;
      view.related = this.actions.related?.(view) ?? null;
      view.place = this.actions.place?.(view)?.frame ?? null;
      view.dirty = true;
    }
  }

  /** Scrolls an element into sight, beside what is pinned. */
  reveal(id) {
    const view = this.main;
    if (!view?.simulator) return;
    const match = /(\d+)\.(\d+)$/.exec(id);
    const found = view.indexOf(id);
    if (found >= 0) {
      const by = hidden(view, found);
      if (Math.abs(by) > 0.5) scrollTo(view, view.offset.map((place, axis) => place + (axis === (view.horizontal ? 0 : 1) ? by : 0)));
    } else if (match) {
      const position = view.horizontal ? "centeredHorizontally" : "centeredVertically";
      view.simulator.scrollTo({ section: Number(match[1]), item: Number(match[2]), position, animated: true });
      view.fresh = true;
    }
  }

  scrollMainTo(offset) { if (this.main?.simulator) scrollTo(this.main, offset); }
}

/** How far the view has to scroll so that an element is whole between its bars and what is pinned in its section. */
function hidden(view, index) {
  const { frames, flags, kinds, sections, items, count } = view.frames;
  const axis = view.horizontal ? 0 : 1;
  const span = (at) => [frames[4 * at + axis], frames[4 * at + axis] + frames[4 * at + 2 + axis]];
  const bars = view.info.adjustedContentInset;
  const [low, high] = [view.offset[axis] + (axis ? bars.top : bars.left), view.offset[axis] + view.size[axis] - (axis ? bars.bottom : bars.right)];
  const free = [low, high];
  for (let at = 0; at < count; at += 1) {
    if (!(flags[at] & 1) || at === index || (items[at] !== Infinity && sections[at] !== sections[index])) continue;
    const [start, end] = span(at);
    if (start < low + 0.5) free[0] = Math.max(free[0], low + end - start);
    else if (end > high - 0.5) free[1] = Math.min(free[1], high - end + start);
  }
  const [start, end] = span(index);
  if (kinds[index] === 2 || flags[index] & 1 || end - start > free[1] - free[0]) return 0;
  return Math.min(0, start - free[0]) || Math.max(0, end - free[1]);
}
