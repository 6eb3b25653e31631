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
    this.place = byID("device-list");
    this.observer = new ResizeObserver(() => this.roomChanged());
    this.observer.observe(this.place);
    onPalette(() => this.touchAll());
    this.last = performance.now();
    requestAnimationFrame((now) => this.loop(now));
  }

  get main() { return this.views[0]; }

  /** Makes as many devices as the state asks for. */
  arrange() {
    const { others } = this.store.state;
    while (this.views.length > others.length + 1) this.views.pop().element.remove();
    while (this.views.length < others.length + 1) this.add();
  }

  add() {
    const index = this.views.length;
    const view = new DeviceView({
      select: (id, from) => this.actions.select(id, from),
      hover: (from, element, event) => this.hover(from, element, event),
      moved: (from) => this.moved(from),
      finger: (from, name, values) => this.actions.finger(from, name, values),
      reshaped: () => this.fit(),
      sizes: (scene, path) => this.actions.sizes(scene, path),
      pill: (from, pill, start) => this.actions.pill(from, pill, start),
      resized: (from, size, done) => this.resized(from, size, done),
    });
    if (index) {
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
  get room() { return [Math.max(this.place.clientWidth, 64), Math.max(this.place.clientHeight, 64)]; }

  roomChanged() {
    const { device, customSize } = this.store.state;
    const fills = device === ofWindow && !customSize && this.main?.info && !this.main.isPlayback;
    if (fills && String(this.room) !== String(this.main.size)) this.actions.roomChanged();
    else this.fit();
  }

  /** The choice of the device at an index. */
  choice(index) {
    const { state } = this.store;
    return index === 0 ? state : { landscape: state.landscape, ...state.others[index - 1] };
  }

  /** The options of the first device for a document. */
  options(text) {
    return engineOptions(this.store.state, describeDevice(this.choice(0), this.room), /"environment"\s*:/.test(text));
  }

  /** Loads the document into all devices. Throws the first error; the last layouts stay. */
  load(engine, { keepOffset = false } = {}) {
    const { state } = this.store;
    this.arrange();
    try {
      for (const [index, view] of this.views.entries()) {
        view.load(engine, state.text, state, describeDevice(this.choice(index), this.room), { keepOffset });
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

  /** Chooses the scale: that of the state, or the largest at which all devices fit. */
  fit() {
    if (!this.main?.info) return;
    const { zoom } = this.store.state;
    const width = this.place.clientWidth - 32 - 34 * this.views.length;
    const height = this.place.clientHeight - 40 - 52;
    const total = this.views.reduce((sum, view) => sum + view.size[0], 0);
    const tallest = Math.max(...this.views.map((view) => view.size[1]));
    const best = clamp(Math.min(width / total, height / tallest), 0.12, 1.6);
    const fills = this.main.description.fills && this.views.length === 1 && !this.main.isPlayback;
    this.place.classList.toggle("filled", Boolean(fills));
    const scale = fills ? 1 : zoom === "fit" ? best : Number(zoom);
    this.scale = scale;
    for (const view of this.views) if (view.zoom !== scale) view.setZoom(scale);
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

  /** Other devices follow by the share of their content. */
  moved(from) {
    this.actions.moved(from);
    if (this.views.length < 2 || from !== this.leader) return;
    const axis = from.horizontal ? 0 : 1;
    const [low, high] = from.offsetRange;
    const share = high > low ? clamp((from.offset[axis] - low) / (high - low), 0, 1) : 0;
    for (const view of this.views) {
      if (view === from || view.horizontal !== from.horizontal) continue;
      const [start, end] = view.offsetRange;
      const offset = [0, 0];
      offset[axis] = start + share * (end - start);
      view.simulator.scrollTo({ offset, animated: false });
      view.fresh = false;
      view.refresh();
    }
  }

  hover(view, index, event) {
    for (const each of this.views) {
      const at = each === view ? index : -1;
      if (each.hover !== at) { each.hover = at; each.dirty = true; }
    }
    const line = byID("hover-line");
    if (index < 0) line.textContent = "";
    else {
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

  /** Marks the selection on all devices. */
  showSelection() {
    const { selection, path, guides } = this.store.state;
    for (const view of this.views) {
      view.selection = { id: selection, path };
      view.guides = guides;
      view.related = this.actions.related?.(view) ?? null;
      view.dirty = true;
    }
  }

  /** Scrolls an element into sight. */
  reveal(id) {
    const view = this.main;
    if (!view?.simulator || view.indexOf(id) >= 0) return;
    const match = /(\d+)\.(\d+)$/.exec(id);
    if (match) {
      view.simulator.scrollTo({ section: Number(match[1]), item: Number(match[2]), animated: true });
      view.fresh = true;
    }
  }

  scrollMainTo(offset) { if (this.main?.simulator) scrollTo(this.main, offset); }
}
