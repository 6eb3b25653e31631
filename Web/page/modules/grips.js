// The handles of the selection for the keyboard: a slider over each distance and square of the first device.

import { el, points } from "./dom.js";
import { numberNode } from "./spacing.js";
import { findPath } from "./json-text.js";
import { handleNumber, targetOf } from "./handles.js";

const sides = { leading: "Leading", trailing: "Trailing", top: "Top", bottom: "Bottom" };

/** What a handle changes, in words. */
function nameOf({ size, isGroup, axis }, path) {
  if (size) return `${isGroup ? "Group" : "Item"} ${axis ? "height" : "width"}`;
  const side = /contentInsets\.(\w+)$/.exec(path)?.[1];
  if (side) return `${sides[side]} inset`;
  return /interGroupSpacing/.test(path) ? "Spacing of groups" : "Spacing of items";
}

/** Connects sliders with the first device. Enter on the device leads to them, Escape back. */
export class Grips {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    this.grips = new Map();
    this.place = el("div.grips", { role: "group", "aria-label": "Handles of the selection" });
  }

  /** Shows the handles of what was drawn. */
  update(view) {
    const { page } = this;
    if (view !== page.stage.main || view.scene.moving) return;
    if (this.place.parentNode !== view.body) this.attach(view);
    const found = new Map();
    if (!page.problem) {
      for (const pill of [...(view.scene.sizes ?? []), ...(view.scene.selected >= 0 ? view.scene.pills ?? [] : [])]) {
        const target = targetOf(page, view, pill);
        if (target && !found.has(target.path)) found.set(target.path, { pill, target });
      }
    }
    for (const [path, grip] of this.grips) {
      if (found.has(path)) continue;
      if (grip === document.activeElement) {
        // The layout is solved again; the handle comes back with it.
        if (page.trial.isBusy || page.problem) continue;
        view.screen.focus({ preventScroll: true });
      }
      grip.remove();
      this.grips.delete(path);
    }
    for (const [path, handle] of found) this.show(view, path, handle);
  }

  attach(view) {
    view.screen.after(this.place);
    view.screen.addEventListener("keydown", (event) => {
      // The selection is cleared: the next Tab must not find a handle that is about to go.
      if (event.key === "Escape") this.clear();
      const first = this.place.firstElementChild;
      if (event.key !== "Enter" || !first || event.target !== view.screen) return;
      event.preventDefault();
      first.focus({ preventScroll: true });
    });
  }

  clear() {
    for (const grip of this.grips.values()) grip.remove();
    this.grips.clear();
  }

  show(view, path, { pill, target }) {
    let grip = this.grips.get(path);
    if (!grip) {
      grip = el("div.grip", { role: "slider", tabIndex: 0, "aria-label": nameOf(pill, path), "aria-valuemin": 0, title: path });
      grip.addEventListener("keydown", (event) => this.key(event, view, grip));
      grip.addEventListener("focus", () => { this.page.editor.show(path); this.page.say(`${path}: ${grip.getAttribute("aria-valuenow")}. Arrow keys change it, with Shift by ten.`); });
      this.place.append(grip);
      this.grips.set(path, grip);
    }
    grip.handle = { pill, target };
    const value = this.number(path) ?? 0;
    grip.setAttribute("aria-valuenow", String(value));
    grip.setAttribute("aria-valuetext", `${value}, ${points(pill.length)} points on the device`);
    grip.setAttribute("aria-orientation", pill.axis ? "vertical" : "horizontal");
    const { zoom, size } = view;
    for (const [axis, start, length] of [[0, "left", "width"], [1, "top", "height"]]) {
      const at = Math.min(Math.max(axis ? pill.y : pill.x, 0), size[axis] - pill[length]);
      grip.style[start] = `${at * zoom}px`;
      grip.style[length] = `${pill[length] * zoom}px`;
    }
  }

  /** The number of the document behind a path; null if it does not stand there. */
  number(path) {
    const { node, complete } = findPath(this.page.editor.tree, path);
    return complete && node?.type === "number" ? Number(node.value) : null;
  }

  key(event, view, grip) {
    const sign = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (event.key === "Escape") view.screen.focus({ preventScroll: true });
    else if (sign && !event.altKey && !event.ctrlKey && !event.metaKey) this.step(grip, sign * (event.shiftKey ? 10 : 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Changes the number behind a handle by points, as one edit that undo takes back. */
  step(grip, distance) {
    const { editor } = this.page;
    const { pill, target } = grip.handle;
    if (this.page.problem) return;
    const now = this.number(target.path);
    const value = handleNumber(pill, target, now ?? 0, distance);
    // A missing number is added as it is then: one edit.
    const node = numberNode(editor, now === null ? { ...target, value: target.value.replace("0", value) } : target);
    if (!node) return;
    if (now !== null) editor.replace(node.start, node.end, String(value));
    grip.setAttribute("aria-valuenow", String(value));
    grip.focus({ preventScroll: true });
    this.page.say(`${target.path}: ${value}`);
  }
}
