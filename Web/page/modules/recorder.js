// Keeps what fingers do as a script: drags, taps, scrolls, and the time between them.

const tapDistance = 10;

const round = (value, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits;

/** How far a finger may be from where an even movement has it, in points. */
const evenDistance = 1.5;

export class Recorder {
  /** @param view The view as it is now: the script begins there. */
  constructor(view) {
    this.view = view;
    this.actions = [];
    this.start = view.simulator.time;
    this.lastEnd = 0;
    this.finger = null;
    if (String(view.offset) !== String(view.info.contentOffset)) {
      this.actions.push({ scrollTo: { offset: view.offset.map((each) => round(each, 2)), animated: false } });
    }
    for (const [section, offset] of Object.entries(view.rows ?? {})) {
      if (offset) this.actions.push({ orthogonal: { section: Number(section), scrollTo: round(offset, 2), animated: false } });
    }
  }

  /** The seconds of the simulation since the start. */
  get now() { return this.view.simulator.time - this.start; }

  /** After a picture: keeps where the finger is. */
  tick() {
    const { finger, now, view } = this;
    if (finger && view.finger && now - finger.start > finger.path.at(-1)[0]) finger.path.push([now - finger.start, ...view.finger]);
  }

  /** Takes what a device tells about fingers. */
  note(name, value) {
    if (name === "down") {
      this.wait();
      this.finger = { start: this.now, path: [[0, ...value]] };
    } else if (name === "up" && this.finger) this.lift(value);
    else if (name === "update") {
      this.wait();
      this.actions.push(value);
    } else if (name === "scrollTo") {
      this.wait();
      this.actions.push({ scrollTo: { offset: value.offset.map((each) => round(each)), animated: value.animated } });
    }
  }

  lift(place) {
    const { start, path } = this.finger;
    this.finger = null;
    this.lastEnd = this.now;
    // It went on since the last picture.
    if (this.now - start > path.at(-1)[0]) path.push([this.now - start, ...place]);
    const [, x, y] = path[0];
    if (path.every(([, left, top]) => Math.hypot(left - x, top - y) < tapDistance)) {
      this.actions.push({ tap: [x, y].map((each) => round(each)) });
      return;
    }
    this.actions.push({ drag: evenDrag(path) ?? { path: simplified(path).map(([time, ...place]) => [round(time, 3), ...place.map((each) => round(each))]) } });
  }

  wait() {
    const pause = this.now - this.lastEnd;
    if (this.actions.length && pause > 0.02) this.actions.push({ wait: round(pause, 3) });
    this.lastEnd = this.now;
  }

  /** The script so far, one action a line. */
  get text() { return scriptText(this.actions); }
}

/** The place of a straight line between two points of a path at a time. */
function between([start, ...from], [end, ...to], time) {
  const share = end > start ? (time - start) / (end - start) : 1;
  return from.map((each, axis) => each + (to[axis] - each) * share);
}

const isNear = (path, first, last, distance) => path.slice(first + 1, last).every(([time, x, y]) => {
  const [left, top] = between(path[first], path[last], time);
  return Math.hypot(x - left, y - top) < distance;
});

/** A drag with one speed, and a rest before it ends, if the path is one; else null. */
function evenDrag(path) {
  const [end, left, top] = path.at(-1);
  const last = path.findIndex(([, ...place]) => Math.hypot(place[0] - left, place[1] - top) < 0.5);
  if (!isNear(path, 0, last, evenDistance)) return null;
  const [[, x, y], [time]] = [path[0], path[last]];
  const drag = { from: [round(x), round(y)], by: [round(left - x), round(top - y)], duration: round(Math.max(time, 0.02), 3) };
  return end > time ? { ...drag, holding: round(end - time, 3) } : drag;
}

/** A path without the points that lie between others. */
function simplified(path) {
  const kept = [path[0]];
  for (let first = 0; first < path.length - 1;) {
    let last = first + 1;
    while (last + 1 < path.length && isNear(path, first, last + 1, 0.3)) last += 1;
    kept.push(path[last]);
    first = last;
  }
  return kept;
}

/** A script as text, one action a line. */
export const scriptText = (actions) =>
  actions.length ? `[\n${actions.map((each) => `  ${JSON.stringify(each).replaceAll(",", ", ").replaceAll(":", ": ")}`).join(",\n")}\n]\n` : "[]\n";
