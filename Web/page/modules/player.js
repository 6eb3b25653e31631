// Plays a script on a simulated view, tick by tick as `playground simulate` does, at the pace of the browser.

const dragTime = 0.3;
/** The ticks of a second of the simulation. */
const rate = 120;
/** The longest wait for a view at rest, in seconds. */
const longestWait = 600;

/** The actions of a script text. Throws a sentence if it is not a script. */
export function readScript(text) {
  let value;
  try { value = JSON.parse(text); } catch (error) { throw new Error(`The script is not JSON: ${error.message}`); }
  const actions = Array.isArray(value) ? value : value?.script;
  if (!Array.isArray(actions)) throw new Error("A script is an array of actions.");
  if (actions.length > 10_000) throw new Error("A script has at most 10,000 actions.");
  for (const [index, action] of actions.entries()) {
    if (!action || typeof action !== "object" || Object.keys(action).length !== 1) {
      throw new Error(`[${index}]: an action is an object with one key.`);
    }
    if (action.drag?.path !== undefined && !isPath(action.drag.path)) {
      throw new Error(`[${index}].drag.path: points [seconds, x, y], in the order of their times.`);
    }
  }
  return actions;
}

/** True if a text is a script, and not a layout or a case. */
export function isScript(text) {
  try {
    const value = JSON.parse(text);
    return Array.isArray(value) || (Array.isArray(value?.script) && !value.layout && !value.sections);
  } catch { return false; }
}

/** The ticks of some seconds. */
const ticksIn = (seconds) => Math.max(0, Math.round(seconds * rate));

/** Where the finger is on a path at a time. */
function placeAt(path, time) {
  const next = path.findIndex((each) => each[0] >= time);
  const [end, ...to] = path.at(next < 0 ? -1 : next);
  const [start, ...from] = path.at(next < 0 ? -1 : Math.max(next - 1, 0));
  const share = end > start ? Math.min(1, Math.max(0, (time - start) / (end - start))) : 1;
  return from.map((each, axis) => each + (to[axis] - each) * share);
}

/** True if a drag has a path that a finger can follow. */
const isPath = (path) => Array.isArray(path) && path.length > 0 && path.length <= 10_000
  && path.every((point, index) => Array.isArray(point) && point.length === 3 && point.every(Number.isFinite) && point[0] >= (path[index - 1]?.[0] ?? 0));

export class ScriptPlayer {
  /** @param change Performs {perform: [action]} beside the page; a promise. @param isQuick Tells if no action can take long. */
  constructor(view, actions, change, isQuick) {
    Object.assign(this, { view, actions, change, isQuick, index: 0, ticks: 0, due: 0, done: false, waits: false, error: null });
    this.going = this.run();
  }

  /** The seconds that were played. */
  get time() { return this.ticks / rate; }

  /** Name of the action that is going on. */
  get name() { return Object.keys(this.actions[this.index] ?? {})[0] ?? ""; }

  /** Plays the ticks of some seconds. The clock stands while the worker performs an action. */
  step(seconds) {
    const { view } = this;
    view.fresh = view.isDriven = true;
    this.due = this.waits ? 0 : this.due + seconds * rate;
    while (!this.waits && !this.done && this.due > 1 - 1e-6) {
      if (this.error) throw this.error;
      const { value, done } = this.going.next();
      this.done = done;
      if (done) return;
      if (value instanceof Promise) {
        this.waits = true;
        value.catch((error) => { this.error = error; }).finally(() => { this.waits = false; });
        return;
      }
      this.due -= 1;
      this.ticks += 1;
      if (value) view.simulator.tickTo(...value); else view.simulator.tick(1 / rate);
    }
  }

  /** Performs the script, and yields for each tick: where the finger goes with it, or null. */
  * run() {
    for (const [index, action] of this.actions.entries()) {
      this.index = index;
      yield* this.perform(action);
    }
    this.index = this.actions.length;
    yield* this.rest();
  }

  * wait(ticks) { for (let tick = 0; tick < ticks; tick += 1) yield null; }

  * rest() { for (let tick = 0; tick < longestWait * rate && this.view.simulator.isMoving; tick += 1) yield null; }

  * perform(action) {
    const [[name, value]] = Object.entries(action);
    if (name === "wait") yield* value === "rest" ? this.rest() : this.wait(ticksIn(value));
    else if (name === "tap") {
      yield* this.touch(value === true ? this.middle : value, function* () { yield null; });
    } else if (name === "drag" && value.path) yield* this.along(value.path);
    else if (name === "drag") yield* this.drag(value.from ?? this.middle, value);
    // A layout that was quick may be slow in another size.
    else if (this.isQuick() || name === "fling" || name === "scrollTo") {
      this.view.simulator.perform([action]);
      // All others change the data or the view.
      if (name !== "orthogonal" && name !== "fling" && name !== "scrollTo") this.view.takeCounts();
    } else yield this.change(this.view, { perform: [action] });
  }

  /** The middle of what nothing covers. */
  get middle() {
    const { top = 0, left = 0, bottom = 0, right = 0 } = this.view.simulator.info.adjustedContentInset ?? {};
    const [width, height] = this.view.size;
    return [left + Math.max(0, width - left - right) / 2, top + Math.max(0, height - top - bottom) / 2];
  }

  * touch(place, moving) {
    const { view } = this;
    view.touching = true;
    view.simulator.touchDown(...place);
    try { yield* moving.call(this); } finally {
      view.touching = false;
      if (view.simulator?.isTouched && !this.isTaken) view.simulator.touchUp();
    }
  }

  drag(from, { by, duration = dragTime, holding = 0 }) {
    const ticks = Math.max(1, ticksIn(duration));
    return this.touch(from, function* () {
      for (let tick = 1; tick <= ticks; tick += 1) yield [from[0] + by[0] * (tick / ticks), from[1] + by[1] * (tick / ticks)];
      yield* this.wait(ticksIn(holding));
    });
  }

  /** Drags along the points of a path. */
  along(path) {
    const end = path.at(-1)[0];
    const ticks = Math.max(1, ticksIn(end));
    return this.touch(path[0].slice(1), function* () {
      for (let tick = 1; tick <= ticks; tick += 1) yield placeAt(path, tick === ticks ? end : tick / rate);
    });
  }

  /** Ends the run where it is. A finger that is down goes up, unless another is in its place. */
  stop(isTaken) {
    this.isTaken = isTaken;
    this.view.isDriven = false;
    this.going.return();
  }
}
