// Recordings of runs: the samples of their plots, and what was in sight in each frame.

const wrong = (what) => new Error(`The recording is damaged: ${what}.`);
const isPair = (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
const kindNumbers = { cell: 0, supplementary: 1, decoration: 2 };
const boundary = 3;

/** True if a text looks like a recording, or like the answer of "simulate --format json". */
export const isRecording = (text) => text.slice(0, 4096).includes('"framesPerSecond"');

/** Reads a recording: {title, samples}. Throws a sentence if it is damaged. */
export function readRecording(text) {
  let value;
  try { value = JSON.parse(text); } catch (error) { throw wrong(error.message); }
  if (!Array.isArray(value?.frames) || !value.frames.length) throw wrong("it has no frames");
  const rate = value.framesPerSecond;
  if (rate !== undefined && !(typeof rate === "number" && rate >= 1 && rate <= 1000)) throw wrong(`${JSON.stringify(rate)} is no number of frames per second`);
  const axis = value.scrollDirection === "horizontal" ? 0 : 1;
  const samples = value.frames[0]?.elements ? recorded(value, axis) : reported(value, axis);
  const back = samples.findIndex((each, index) => index && each.time < samples[index - 1].time);
  if (back > 0) throw wrong(`frame ${back} is before the one before it`);
  for (const each of samples) each.drift = each.contentSize[axis] - samples[0].contentSize[axis];
  return { title: String(value.title ?? value.layout ?? ""), samples };
}

/** The samples of an answer, which says where the view was, and not what was in it. */
function reported({ frames, size }, axis) {
  if (!isPair(size)) throw wrong("it has no size");
  const rows = {};
  return frames.map((frame, index) => {
    if (!isPair(frame?.contentOffset) || !isPair(frame.contentSize) || !Number.isFinite(frame.time)) throw wrong(`frame ${index} has no place`);
    Object.assign(rows, frame.orthogonalOffsets);
    return sample(frame.time, frame.contentOffset, frame.contentSize, axis, {
      velocity: frame.velocity, visible: frame.visible, created: frame.created, reused: frame.reused,
      work: sum(Object.values(frame.work ?? {})), rows: { ...rows }, size, events: frame.events ?? [],
    });
  });
}

/** The samples of a recording; the elements are read when they are shown. */
function recorded(value, axis) {
  const elements = new Elements(value.frames);
  const state = { size: null, place: [0, 0], content: [0, 0], tick: 0 };
  const totals = [0, 0, 0];
  const step = 120 / (value.framesPerSecond || 120);
  return value.frames.map((frame, index) => {
    state.size = frame.viewSize ?? state.size;
    state.place = frame.offset ?? state.place;
    state.content = frame.contentSize ?? state.content;
    state.tick = frame.tick ?? (index ? state.tick + step : 0);
    if (![state.size, state.place, state.content].every(isPair)) throw wrong(`frame ${index} has no place`);
    for (const at of [0, 1, 2]) totals[at] += frame.views?.[at] ?? 0;
    return sample(state.tick / 120, state.place, state.content, axis, {
      velocity: frame.velocity, visible: totals[0] + totals[1] - totals[2], created: totals[0], reused: totals[1],
      work: sum(frame.work ?? []), rows: {}, size: state.size, events: frame.events ?? [],
      frames: () => elements.at(index),
    });
  });
}

const sum = (values) => values.reduce((total, each) => total + (Number(each) || 0), 0);

function sample(time, place, contentSize, axis, more) {
  return { time, place, contentSize, offset: place[axis], ...more, velocity: more.velocity ?? 0 };
}

/** The elements of the frames, each of which says what changed since the one before. */
class Elements {
  constructor(frames) {
    this.frames = frames;
    this.last = -1;
    this.list = [];
    this.kinds = new Map();
  }

  /** What is in sight in a frame, in the form of the engine's answers. */
  at(index) {
    let from = index;
    while (from > 0 && !this.frames[from].elements) from -= 1;
    if (this.last >= from && this.last <= index) from = this.last + 1;
    for (let next = from; next <= index; next += 1) this.apply(this.frames[next], next);
    this.last = index;
    return new RecordedFrames(this.list.filter((each) => !each.look?.isHidden), this.kinds);
  }

  apply({ elements, disappeared = [], appeared = [], moved = [] }, index) {
    if (elements) { this.list = elements.map((row) => this.element(row[0], row.slice(1))); return; }
    const gone = new Set(disappeared);
    this.list = this.list.filter((_, at) => !gone.has(at));
    for (const [at, id, ...rest] of appeared) this.list.splice(at, 0, this.element(id, rest));
    for (const [at, ...rest] of moved) {
      if (!this.list[at]) throw wrong(`frame ${index} moves an element that it does not have`);
      this.list[at] = this.element(this.list[at].id, rest);
    }
  }

  element(id, [x, y, width, height, ...rest]) {
    const match = /^(cell|supplementary|decoration) (?:(.*) )?(?:(\d+)\.)?(\d+|max)$/.exec(id);
    if (!match || ![x, y, width, height].every(Number.isFinite)) throw wrong(`${JSON.stringify(id)} is no element`);
    const [, word, kind, section, item] = match;
    if (word === "supplementary" && item !== "max" && item !== "0") this.kinds.set(kind, kindNumbers.supplementary);
    return {
      id, word, kind: kind ?? null, section: Number(section ?? 0), item: item === "max" ? Infinity : Number(item),
      frame: [x, y, width, height], z: typeof rest[0] === "number" ? rest[0] : 0, look: rest.find((each) => typeof each === "object"),
    };
  }
}

/** Frames of a recording, with the members of the engine's. */
class RecordedFrames {
  constructor(list, anchored) {
    this.list = list;
    this.count = list.length;
    this.frames = Float64Array.from(list.flatMap((each) => each.frame));
    this.zIndex = Int32Array.from(list, (each) => each.z);
    this.kinds = Uint8Array.from(list, ({ word, kind }) =>
      (word === "supplementary" && !anchored.has(kind) ? boundary : kindNumbers[word]));
    this.sections = Int32Array.from(list, (each) => each.section);
    this.items = Float64Array.from(list, (each) => each.item);
    this.flags = new Uint8Array(list.length);
  }

  id(index) { return this.list[index].id; }
  elementKind(index) { return this.list[index].kind; }
}
