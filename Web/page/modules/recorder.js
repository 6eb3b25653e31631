// Keeps what fingers do as a script: drags, taps, scrolls, and the time between them.

const tapDistance = 10;
const stillTime = 0.08;

const round = (value, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits;

export class Recorder {
  constructor() {
    this.actions = [];
    this.now = 0;
    this.lastEnd = 0;
    this.finger = null;
  }

  tick(seconds) { this.now += seconds; }

  /** Takes what a device tells about fingers. */
  note(name, value) {
    if (name === "down") {
      this.wait();
      this.finger = { from: value, last: value, start: this.now, moved: this.now };
    } else if (name === "move" && this.finger) {
      const { last } = this.finger;
      if (Math.hypot(value[0] - last[0], value[1] - last[1]) > 0.5) {
        this.finger.last = value;
        this.finger.moved = this.now;
      }
    } else if (name === "up" && this.finger) this.lift();
    else if (name === "update") {
      this.wait();
      this.actions.push(value);
    } else if (name === "scrollTo") {
      this.wait();
      this.actions.push({ scrollTo: { offset: value.offset.map((each) => round(each)), animated: value.animated } });
    }
  }

  lift() {
    const { from, last, start, moved } = this.finger;
    this.finger = null;
    const by = [last[0] - from[0], last[1] - from[1]];
    this.lastEnd = this.now;
    if (Math.hypot(...by) < tapDistance) {
      this.actions.push({ tap: from.map((each) => round(each)) });
      return;
    }
    const holding = this.now - moved > stillTime ? this.now - moved : 0;
    const drag = {
      from: from.map((each) => round(each)), by: by.map((each) => round(each)),
      duration: round(Math.max(moved - start, 0.02), 3),
    };
    if (holding) drag.holding = round(holding, 3);
    this.actions.push({ drag });
  }

  wait() {
    const pause = this.now - this.lastEnd;
    if (this.actions.length && pause > 0.02) this.actions.push({ wait: round(pause, 3) });
    this.lastEnd = this.now;
  }

  /** The script so far, one action a line. */
  get text() { return scriptText(this.actions); }
}

/** A script as text, one action a line. */
export const scriptText = (actions) =>
  actions.length ? `[\n${actions.map((each) => `  ${JSON.stringify(each).replaceAll(",", ", ").replaceAll(":", ": ")}`).join(",\n")}\n]\n` : "[]\n";
