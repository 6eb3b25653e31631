// Fingers, wheels and keys on a device. All of them move the simulated view, never the picture.

import { isTyping } from "./dom.js";
import { pillAt } from "./handles.js";

/** How far a click may move, in points of the window. */
const clickDistance = 5;
const wheelQuiet = 120;
const lineStep = 64;

/** Connects the events of a screen with its simulator. */
export function attachGestures(view) {
  attachPointer(view);
  attachWheel(view);
  attachKeys(view);
  attachHandle(view);
}

/** A point of the screen, in points of the view. */
function place(view, event) {
  const box = view.screen.getBoundingClientRect();
  return [(event.clientX - box.left) / view.zoom, (event.clientY - box.top) / view.zoom];
}

function attachPointer(view) {
  let pointer = null;
  let start = [0, 0];
  let moved = false;
  let pillDrag = null;
  /** What was under the finger when it came down: that is selected, whatever is drawn meanwhile. */
  let pressed = null;
  view.screen.addEventListener("pointerdown", (event) => {
    if (pointer !== null || event.button !== 0 || !view.simulator) return;
    pointer = event.pointerId;
    view.screen.setPointerCapture(pointer);
    start = place(view, event);
    const pill = pillAt(view, start, event.pointerType === "touch");
    pillDrag = pill ? view.actions.pill(view, pill, start) : null;
    if (pillDrag) return;
    moved = view.simulator.isMoving;
    const index = view.indexAt(...start);
    pressed = index < 0 ? null : view.frames.id(index);
    touch(view, "down", start);
  });
  view.screen.addEventListener("pointermove", (event) => {
    const point = place(view, event);
    if (event.pointerId !== pointer) {
      if (event.pointerType !== "touch") {
        view.actions.hover(view, view.indexAt(...point), event);
        const pill = pillAt(view, point);
        view.screen.style.cursor = pill ? (pill.axis ? "ns-resize" : "ew-resize") : "";
      }
      return;
    }
    // It went up where the page was not told.
    if (!event.buttons) { end(event); return; }
    if (pillDrag) { pillDrag.move(point); return; }
    if (Math.hypot(point[0] - start[0], point[1] - start[1]) * view.zoom > clickDistance) moved = true;
    if (moved) touch(view, "move", point);
  });
  const end = (event) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    if (pillDrag) { pillDrag.end(); pillDrag = null; return; }
    touch(view, "up", place(view, event));
    if (!moved && event.type === "pointerup") view.actions.select(pressed, view);
  };
  view.screen.addEventListener("pointerup", end);
  view.screen.addEventListener("pointercancel", end);
  // A finger that is lost without going up would keep the next one out.
  view.screen.addEventListener("lostpointercapture", end);
  view.screen.addEventListener("pointerleave", () => view.actions.hover(view, -1));
}

/** Moves the finger of the simulated view, and tells who records. */
export function touch(view, phase, point) {
  if (!view.simulator) return;
  if (!view.isRecorded) {
    view.scrubbed = null;
    view.touch(phase, point);
  }
  view.actions.finger(view, phase, point);
}

/** A wheel is a finger that stays on the view while the wheel turns. */
function attachWheel(view) {
  let finger = null;
  let target = [0, 0];
  let timer = 0;
  let follow = 0;
  /** The simulated time of the last movement: a finger that rested before it lets go does not throw. */
  let movedAt = 0;
  const rest = () => Math.abs(target[0] - finger[0]) + Math.abs(target[1] - finger[1]);
  const lift = () => {
    const isStill = finger && rest() === 0 && view.simulator.time - movedAt >= wheelQuiet / 1000;
    if (finger && view.touching && !isStill) { timer = setTimeout(lift, 30); return; }
    cancelAnimationFrame(follow);
    follow = 0;
    if (finger) touch(view, "up", finger);
    finger = null;
  };
  const glide = () => {
    if (!finger) return;
    if (rest() > 0) {
      finger = rest() < 0.5 ? [...target] : finger.map((value, axis) => value + (target[axis] - value) * 0.45);
      touch(view, "move", finger);
      movedAt = view.simulator.time;
    }
    follow = requestAnimationFrame(glide);
  };
  view.screen.addEventListener("wheel", (event) => {
    if (!view.simulator || view.isRecorded || (view.touching && !finger)) return;
    event.preventDefault();
    const step = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? 400 : 1;
    let [x, y] = [event.deltaX * step, event.deltaY * step];
    if (event.shiftKey && !x) [x, y] = [y, 0];
    if (view.horizontal && !x) [x, y] = [y, 0];
    if (!finger) {
      finger = place(view, event);
      target = [...finger];
      touch(view, "down", finger);
      follow = requestAnimationFrame(glide);
    }
    target = [target[0] - x, target[1] - y];
    clearTimeout(timer);
    timer = setTimeout(lift, wheelQuiet);
  }, { passive: false });
}

/** Scrolls by a distance with animation; recorded as such. */
export function scrollBy(view, distance) {
  const axis = view.horizontal ? 0 : 1;
  const from = view.scrollTarget && view.simulator.isMoving ? view.scrollTarget : view.offset;
  const offset = [...from];
  offset[axis] += distance;
  scrollTo(view, offset);
}

/** Scrolls to an offset with animation, within what the content allows. */
export function scrollTo(view, offset, animated = true) {
  if (view.isRecorded) return;
  const axis = view.horizontal ? 0 : 1;
  const [low, high] = view.simulator.info.offsetRange[axis ? "y" : "x"];
  const target = [...offset];
  target[axis] = Math.min(Math.max(target[axis], low), Math.max(low, high));
  view.scrollTarget = target;
  view.scrubbed = null;
  view.simulator.scrollTo({ offset: target, animated });
  view.fresh = true;
  view.actions.finger(view, "scrollTo", { offset: target, animated });
}

function attachKeys(view) {
  view.screen.addEventListener("keydown", (event) => {
    if (isTyping(event) || event.altKey || event.ctrlKey || event.metaKey || !view.simulator) return;
    const axis = view.horizontal ? 0 : 1;
    const page = view.size[axis] * 0.85;
    const [forward, back] = view.horizontal ? ["ArrowRight", "ArrowLeft"] : ["ArrowDown", "ArrowUp"];
    const distance = {
      [forward]: lineStep, [back]: -lineStep, PageDown: page, PageUp: -page,
      " ": event.shiftKey ? -page : page, Home: -1e12, End: 1e12,
    }[event.key];
    if (distance === undefined) return;
    event.preventDefault();
    scrollBy(view, distance);
  });
}

/** The corner handle changes the size of the view. */
function attachHandle(view) {
  let start = null;
  view.handle.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    view.handle.setPointerCapture(event.pointerId);
    start = { x: event.clientX, y: event.clientY, size: [...view.size] };
  });
  view.handle.addEventListener("pointermove", (event) => {
    if (!start) return;
    const grow = [(event.clientX - start.x) * 2, event.clientY - start.y];
    resize(view, start.size.map((length, axis) => length + grow[axis] / view.zoom));
  });
  const end = () => { if (start) { start = null; view.actions.resized(view, view.size, true); } };
  view.handle.addEventListener("pointerup", end);
  view.handle.addEventListener("pointercancel", end);
  const before = [];
  view.handle.addEventListener("keydown", (event) => {
    const by = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    const isUndo = (event.ctrlKey || event.metaKey) && event.key === "z" && before.length;
    if (!by && !isUndo) return;
    event.preventDefault();
    event.stopPropagation();
    if (by) before.push(view.size);
    resize(view, by ? view.size.map((length, axis) => length + by[axis] * (event.shiftKey ? 10 : 1)) : before.pop());
    view.actions.resized(view, view.size, true);
  });
}

function resize(view, size) {
  const whole = size.map((length) => Math.round(Math.min(Math.max(length, 64), 2400)));
  view.actions.resized(view, whole, false);
}
