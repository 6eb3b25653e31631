// Plays a script on a simulated view in real time, one action after another.

const dragTime = 0.3;
/** Times of a script are rounded, so an action ends a little before its time. */
const slack = 0.002;

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
  /** @param change Performs {run: [action]} beside the page; a promise. @param isQuick Tells if no action can take long. */
  constructor(view, actions, change, isQuick) {
    this.isQuick = isQuick;
    this.change = change;
    this.view = view;
    this.actions = actions;
    this.index = 0;
    this.time = 0;
    this.inside = 0;
    this.started = false;
  }

  get done() { return this.index >= this.actions.length && !this.view.simulator.isMoving; }

  /** Name of the action that is going on. */
  get name() { return Object.keys(this.actions[this.index] ?? {})[0] ?? ""; }

  /** Advances by a frame: calls the fingers; the view itself is ticked by who draws it. */
  step(seconds) {
    this.time += seconds;
    // An action begins with the picture in which it is reached.
    if (this.started) this.inside += seconds;
    for (let guard = 0; guard < 50 && this.index < this.actions.length; guard += 1) {
      const finished = this.perform(this.actions[this.index], this.inside, !this.started);
      this.started = true;
      if (!finished) return;
      this.index += 1;
      this.inside = 0;
      this.started = false;
    }
  }

  /** Performs an action at a time since its start. Returns true when it is over. */
  perform(action, time, first) {
    const { view } = this;
    const { simulator } = view;
    const [[name, value]] = Object.entries(action);
    view.fresh = true;
    switch (name) {
      case "drag": return value.path ? this.along(value.path, time, first) : this.drag(value.from ?? view.size.map((each) => each / 2), value, time, first);
      case "tap": {
        const point = value === true ? view.size.map((each) => each / 2) : value;
        simulator.touchDown(point[0], point[1]);
        simulator.touchUp();
        return true;
      }
      case "fling": simulator.fling(value); return true;
      case "scrollTo": simulator.scrollTo(value); return true;
      case "wait": return value === "rest" ? !simulator.isMoving : time >= value - slack;
      default: return this.run(action, first);
    }
  }

  /**
   * Performs an action that solves the layout anew: at once, or beside the page if that may take long. A
   * layout that was quick may be slow in another size.
   */
  run(action, first) {
    if (this.isQuick()) { this.view.simulator.run([action]); return true; }
    if (first) {
      this.waits = true;
      this.change(this.view, { run: [action] }).catch((error) => { this.error = error; }).finally(() => { this.waits = false; });
    }
    if (this.error) throw this.error;
    return !this.waits;
  }

  drag(from, { by, duration = dragTime, holding = 0 }, time, first) {
    const { view } = this;
    if (first) { view.touching = true; view.simulator.touchDown(from[0], from[1]); }
    const share = duration > 0 ? Math.min(time / duration, 1) : 1;
    view.simulator.touchMove(from[0] + by[0] * share, from[1] + by[1] * share);
    if (time < duration + holding - slack) return false;
    return this.lift();
  }

  /** Drags along the points of a path. */
  along(path, time, first) {
    const { view } = this;
    const place = placeAt(path, time);
    if (first) { view.touching = true; view.simulator.touchDown(path[0][1], path[0][2]); }
    view.simulator.touchMove(...place);
    return time >= path.at(-1)[0] - slack && this.lift();
  }

  lift() {
    this.view.touching = false;
    this.view.simulator.touchUp();
    return true;
  }
}
