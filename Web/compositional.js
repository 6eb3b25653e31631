// The layout engine in a browser or in Node. See README.md beside this file.

/** The document, an option or a change is wrong; `path` says where, `message` what to write. */
export class DocumentError extends Error {
  constructor({ path, message, position, description }) {
    super(message);
    this.name = "DocumentError";
    this.path = path;
    this.position = position ?? null;
    this.description = description;
  }
}

/** The engine stopped; its instance is gone, and the next call works with a new one. */
export class EngineTrap extends Error {
  constructor(asked, reason, cause) {
    super(reason ? `${asked}: ${reason}` : `the engine stopped when asked for: ${asked}`, { cause });
    this.name = "EngineTrap";
    this.asked = asked;
    this.reason = reason || null;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const KINDS = ["cell", "supplementary", "decoration", "supplementary"];
/** The bytes of memory of an instance that is not kept for another layout. */
const LARGE = 64 << 20;
const MOST_SECTIONS = 1_000_000;
const TOO_MANY = "the query may find more than 20000 elements; give a smaller rectangle";

/** The numbers of an element in the array of `framesInto`. */
export const EACH = 8;
/** The numbers before those of the elements: the rectangle and the margin. */
const HEAD = 5;

/** Loads the engine from the bytes of the module, a response, or a compiled module. */
export async function loadEngine(source) {
  const module = await compile(source);
  const engine = new Engine(module);
  engine._give(await Instance.start(module));
  return engine;
}

/** Compiles the bytes of a module or a response. */
export async function compile(source) {
  let module = await source;
  if (typeof Response !== "undefined" && module instanceof Response) {
    const isStream = /^application\/wasm\b/.test(module.headers.get("Content-Type") ?? "");
    // A server that names the type lets the browser compile while it loads.
    module = isStream ? await WebAssembly.compileStreaming(module) : await module.arrayBuffer();
  }
  return module instanceof WebAssembly.Module ? module : WebAssembly.compile(module);
}

/** One instance of the module, with its own memory. It serves one layout. */
export class Instance {
  constructor() {
    this.reason = "";
    this.imports = {
      env: {
        exp: Math.exp,
        log: Math.log,
        expm1: Math.expm1,
        sin: Math.sin,
        pow: Math.pow,
        strtod: (at, count) => {
          const text = this.text(at, count);
          return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : NaN;
        },
        report: (at, count) => { this.reason = this.text(at, count); },
      },
    };
    this.names = [];
    this.isDead = false;
    this.room = 0;
    this.windowAt = 0;
    this.numbers = null;
  }

  static async start(module) {
    const it = new Instance();
    it.exports = (await WebAssembly.instantiate(module, it.imports)).exports;
    return it;
  }

  static startNow(module) {
    const it = new Instance();
    it.exports = new WebAssembly.Instance(module, it.imports).exports;
    return it;
  }

  /** Starts with the memory of another instance, which has no call in progress. Its other state is constant. */
  static startFrom(module, memory) {
    const it = Instance.startNow(module);
    const own = it.exports.memory;
    const missing = memory.byteLength - own.buffer.byteLength;
    if (missing > 0) own.grow(missing / 65536);
    new Uint8Array(own.buffer).set(new Uint8Array(memory));
    return it;
  }

  text(at, count) { return decoder.decode(new Uint8Array(this.exports.memory.buffer, at, count)); }

  /** The element kinds that queries have found so far. */
  nameList() {
    if (this.names.length < this.exports.cl_name_count()) {
      this.exports.cl_names();
      this.names = JSON.parse(this.output);
    }
    return this.names;
  }

  get output() { return this.text(this.exports.cl_output(), this.exports.cl_output_count()); }

  /** Makes room for elements in the memory of queries, and sees to its numbers; memory that grows leaves them. */
  window(room) {
    if (room > this.room || !this.numbers) {
      const at = this.call("framesInto", (exports) => exports.cl_window(room));
      this.room = Math.max(room, this.room);
      this.windowAt = at;
      this.numbers = null;
    }
    if (!this.numbers || this.numbers.length === 0) {
      this.numbers = new Float64Array(this.exports.memory.buffer, this.windowAt, HEAD + EACH * this.room);
    }
    return this.numbers;
  }

  row(section, offset) {
    if (typeof offset !== "number" || Math.abs(offset) === Infinity) number(offset, "an offset");
    const place = sectionNumber(`${section}`);
    const numbers = this.window(1);
    if (!this.call("row", (exports) => exports.cl_row_at(place, offset))) return null;
    const [low, high, at, rest, start, end] = numbers.length ? numbers : this.window(0);
    return { offset: at, rest, range: [low, high], span: [start, end] };
  }

  framesInto(rect, into, margin = 0) {
    const numbers = this.window((into.length / EACH) | 0);
    for (let index = 0; index < 4; index++) {
      const value = rect[index];
      if (typeof value !== "number" || value - value !== 0 || (index > 1 && value < 0)) rectangle(rect);
      numbers[index] = value;
    }
    numbers[4] = margin >= 0 && margin < Infinity ? margin : 0;
    let count = 0;
    try {
      count = this.exports.cl_fill();
    } catch (error) {
      throw this.stopped("framesInto", error);
    }
    if (count < 0) throw new RangeError(count === -1 ? TOO_MANY : "no layout is loaded");
    const end = Math.min(count, this.room, (into.length / EACH) | 0) * EACH;
    const found = this.window(0);
    for (let index = 0; index < end; index++) into[index] = found[HEAD + index];
    return count;
  }

  /** Calls a function; a trap becomes an EngineTrap. The arguments are checked before, so that only the engine throws. */
  call(asked, body) {
    if (this.isDead) throw new EngineTrap(asked, "the instance stopped before");
    this.reason = "";
    try {
      return body(this.exports);
    } catch (error) {
      throw this.stopped(asked, error);
    }
  }

  stopped(asked, error) {
    this.isDead = true;
    return new EngineTrap(asked, this.reason, error);
  }

  /**
   * Calls a function. A text goes in as its place and the number of its bytes, an array of numbers as
   * its place, a number as it is.
   */
  tell(asked, name, ...values) {
    const arrays = values.map((value) => (typeof value === "string" ? encoder.encode(value) : value));
    const status = this.call(asked, (exports) => {
      const taken = [];
      const given = arrays.flatMap((array) => {
        if (typeof array === "number") return [array];
        const at = exports.cl_alloc(array.byteLength);
        taken.push(at);
        new Uint8Array(exports.memory.buffer).set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
        return array instanceof Uint8Array ? [at, array.length] : [at];
      });
      const status = exports[name](...given);
      for (const at of taken) exports.cl_free(at);
      return status;
    });
    if (status === 1) throw new DocumentError(JSON.parse(this.output));
    if (status === 2) throw new RangeError(this.output);
  }

  /** Calls a function, and returns its answer. */
  ask(...call) {
    this.tell(...call);
    return this.output;
  }
}

/** The engine: makes layouts, each in an instance of its own. */
export class Engine {
  constructor(module) {
    this.module = module;
    this._free = [];
    this.version = "1.0.0-beta.1";
  }

  /** Keeps an instance for the next layout, unless its memory, which never shrinks, is large. */
  _give(instance) {
    const isSmall = !instance.isDead && instance.exports.memory.buffer.byteLength <= LARGE;
    if (isSmall && this._free.length < 4) this._free.push(instance);
  }

  _take() { return this._free.pop() ?? Instance.startNow(this.module); }

  /** Asks an instance that needs no layout. */
  _answer(asked, name, text) {
    const instance = this._take();
    try {
      return JSON.parse(instance.ask(asked, name, text));
    } finally {
      this._give(instance);
    }
  }

  /** Loads the text of a layout or of a case, or an object; options override it. */
  load(document, options = {}) { return new Layout(this, documentText(document), options); }

  /**
   * Returns the simulator of an image, with its layout, without solving anything: another engine
   * of the same module, in a worker, has done that.
   */
  restore({ memory, text, options, info, simulator, framesPerSecond }) {
    const layout = Object.create(Layout.prototype);
    Object.assign(layout, { _engine: this, _text: text, _options: options, _info: info });
    layout._instance = Instance.startFrom(this.module, memory);
    return new Simulator(layout, { framesPerSecond }, simulator);
  }

  /**
   * Finds the layout behind frames: what `playground infer --format json` prints, with the elements
   * of each view and the layout of each alternative. Each input is a text or an object: an answer of
   * a query, a recording, or `{view, frames}`. An error has the index of its `input`.
   */
  infer(inputs, { tolerance = 0.34 } = {}) {
    number(tolerance, "the tolerance");
    /** Does something with an input; an error of it has its index. */
    const of = (index, body) => {
      try {
        return body();
      } catch (error) { throw error.name === "DocumentError" ? Object.assign(error, { input: index }) : error; }
    };
    // All texts first: an instance never keeps some of the inputs for the next call.
    const texts = Array.from(inputs, (input, index) => of(index, () => documentText(input)));
    const instance = this._take();
    try {
      texts.forEach((text, index) => of(index, () => instance.ask("infer", "cl_infer_input", text)));
      const status = instance.call("infer", (exports) => exports.cl_infer(tolerance));
      if (status !== 0) throw new RangeError(instance.output);
      return JSON.parse(instance.output);
    } finally {
      this._give(instance);
    }
  }

  /**
   * The frames of a flow layout, a text or an object, as `playground query --format json` prints them:
   * of its whole content if that has at most 20,000 elements, else of its view.
   */
  flow(document) { return this._answer("flow", "cl_flow", documentText(document)); }

  /** The devices that an option can name: `{name, kind, size}`, phones first, and of each kind the oldest first. */
  devices() { return this._answer("devices", "cl_ask", jsonText({ ask: "devices" })); }

  /** Compares a case, or content, with its expectations: `{checkCount, mismatches}`. */
  verify(document) { return this._answer("verify", "cl_verify", documentText(document)); }
}

/** The elements of a query, in columns. */
export class Frames {
  constructor(instance, count) {
    const { exports } = instance;
    const buffer = exports.memory.buffer;
    const column = (number, Type, each = 1) => {
      const at = exports.cl_column(number);
      return count && at ? new Type(buffer, at, count * each).slice() : new Type(0);
    };
    this.count = count;
    this.frames = column(0, Float64Array, 4);
    this.zIndex = column(1, Int32Array);
    this.kinds = column(2, Uint8Array);
    this.sections = column(3, Int32Array);
    this.items = column(4, Float64Array);
    this.flags = column(5, Uint8Array);
    this.nameIndexes = column(6, Int32Array);
    this.views = column(7, Int32Array);
    this.names = instance.nameList();
  }

  /** The element kind; null for a cell. */
  elementKind(index) {
    const name = this.nameIndexes[index];
    return name < 0 ? null : this.names[name];
  }

  /** The identifier, such as "cell 0.3". */
  id(index) {
    const item = this.items[index];
    const path = `${this.sections[index]}.${item === Infinity ? "max" : item}`;
    const kind = this.elementKind(index);
    return `${KINDS[this.kinds[index]]} ${kind === null ? "" : kind + " "}${path}`;
  }

  /** The frame as `{x, y, width, height}`, in points. */
  frame(index) {
    const [x, y, width, height] = this.frames.subarray(4 * index, 4 * index + 4);
    return { x, y, width, height };
  }
}

/** Frames.flags: the element is a pinned one. */
export const PINNED = 1;
/** Frames.flags: it is pinned and not in its natural place. */
export const DISPLACED = 2;
/** Frames.flags: it scrolls with an orthogonal section. */
export const ORTHOGONAL = 4;
/** Frames.flags: its size is an estimate that was not measured yet. */
export const UNMEASURED = 8;

function documentText(document) { return typeof document === "string" ? document : jsonText(document); }

/** The JSON text of a value at a path. JSON has no NaN and no Infinity, and would have null in their place. */
function jsonText(value, path = "") {
  let isFinite = true;
  const text = JSON.stringify(value, (_, part) => {
    if (typeof part === "number" && part - part !== 0) isFinite = false;
    return part;
  });
  if (!isFinite) throw notFinite(value, path);
  return text;
}

/** The error about the first number of a value that is not finite. */
function notFinite(value, root) {
  const find = (part, path) => {
    if (typeof part === "number") return Number.isFinite(part) ? null : [path, part];
    if (typeof part !== "object" || part === null) return null;
    for (const [key, member] of Object.entries(part)) {
      const found = find(member, Array.isArray(part) ? `${path}[${key}]` : path ? `${path}.${key}` : key);
      if (found) return found;
    }
    return null;
  };
  const [path, number] = find(value, root) ?? [root, "one that is not"];
  const message = `expected a finite number, found ${number}`;
  return new DocumentError({ path, message, description: path ? `${path}: ${message}` : message });
}

function number(value, name) {
  if (typeof value !== "number" || !Number.isFinite(value)) {
    throw new TypeError(`${name} must be a finite number, not ${value}`);
  }
  return value;
}

/** The number of a section that is a key of an object. */
function sectionNumber(key) {
  const section = Number(key);
  if (!Number.isInteger(section) || section < 0 || section >= MOST_SECTIONS || key.trim() === "") {
    throw new RangeError(`a section is a whole number from 0 to ${MOST_SECTIONS - 1}, not ${key}`);
  }
  return section;
}

function rectangle(rect) {
  if (Array.isArray(rect)) rect = { x: rect[0], y: rect[1], width: rect[2], height: rect[3] };
  const { x, y, width, height } = rect;
  for (const [name, value] of [["x", x], ["y", y], ["width", width], ["height", height]]) {
    number(value, `the ${name} of a rectangle`);
  }
  if (width < 0 || height < 0) throw new RangeError("a rectangle has no negative lengths");
  return [x, y, width, height];
}

/** A length that a page has measured; NaN for none. */
function measured(value, path) {
  if (value === undefined) return NaN;
  if (!(value >= 0 && value < Infinity) || typeof value !== "number") {
    const message = `expected a finite number of at least 0, found ${value}`;
    throw new DocumentError({ path, message, description: `${path}: ${message}` });
  }
  return value;
}

/**
 * The mode, the offset and the size of a viewport, whose rows are set. Modes: 0 natural, 1 usual rows,
 * 2 given rows, 3 and 4 the current viewport with and without views.
 */
function placed(instance, viewport) {
  const { contentOffset = [0, 0], size = [-1, -1], orthogonalOffsets = null } = viewport ?? {};
  for (const value of [...contentOffset, ...size]) number(value, "a viewport");
  const rows = Object.entries(orthogonalOffsets ?? {});
  for (const row of rows) [row[0], row[1]] = [sectionNumber(row[0]), number(row[1], "an offset")];
  if (orthogonalOffsets) {
    instance.call("viewport", (exports) => {
      exports.cl_rows_clear();
      for (const [section, offset] of rows) exports.cl_row(section, offset);
    });
  }
  return [viewport ? (orthogonalOffsets ? 2 : 1) : 0, contentOffset[0], contentOffset[1], size[0], size[1]];
}

/** Asks for elements, in a rectangle or in what the viewport shows. */
function query(instance, subject, asked, rect, viewport, currentMode) {
  const at = rect ? rectangle(rect) : [0, 0, -1, -1];
  const [mode, ...place] = placed(instance, viewport);
  const count = instance.call(asked, (exports) => exports.cl_query(subject, currentMode || mode, ...at, ...place));
  if (count === -1) throw new RangeError(TOO_MANY);
  if (count < 0) throw new RangeError("no layout is loaded");
  return new Frames(instance, count);
}

/** A loaded layout. */
export class Layout {
  constructor(engine, text, options) {
    this._engine = engine;
    this._text = text;
    this._options = options;
    this._open();
  }

  _open() {
    const instance = this._engine._take();
    try {
      const options = jsonText(this._options ?? {}, "options");
      this._info = JSON.parse(instance.ask("load", "cl_load", this._text, options));
    } catch (error) {
      this._engine._give(instance);
      throw error;
    }
    this._instance = instance;
  }

  /** The instance; a new one, with the document as it was loaded, after a trap. */
  get _live() {
    if (!this._instance) throw new RangeError("the layout was freed");
    if (this._instance.isDead) this._open();
    return this._instance;
  }

  _ask(fields) {
    const instance = this._live;
    return instance.ask(fields.ask, "cl_ask", jsonText(fields));
  }

  /** What the layout says of itself; after a change it is asked for again when it is read. */
  get info() { return (this._info ??= JSON.parse(this._ask({ ask: "info" }))); }

  /** The size of the content, in points. */
  get contentSize() {
    return this._live.call("contentSize", (exports) => [exports.cl_length(0), exports.cl_length(1)]);
  }

  /** The elements that meet a rectangle; without one, those that the viewport shows. */
  frames(rect, viewport) {
    if (!rect) return this.framesIn(viewport);
    return query(this._live, 0, "frames", rect, viewport);
  }

  /** The elements that a viewport shows; without one, those at the start. */
  framesIn(viewport = {}) {
    const contentOffset = viewport.contentOffset ?? this.info.contentOffset;
    return query(this._live, 0, "framesIn", null, { ...viewport, contentOffset });
  }

  /**
   * Writes the elements that a view of this rectangle shows, with pinned ones in place, into an array
   * that the caller keeps, `EACH` numbers per element: x, y, width, height, section, item, z-index, and
   * what it is. Elements within the margin around the rectangle count too. Returns how many there are,
   * also where the array has not that much room. Nothing is allocated.
   */
  framesInto(rect, into, margin = 0) { return this._live.framesInto(rect, into, margin); }

  /** The element kind of an element of `framesInto` by its last number; null for a cell. */
  elementKind(what) { return what < 8 ? null : this._live.nameList()[(what >> 3) - 1]; }

  /**
   * The row of a section that scrolls across, at an offset or at the initial one, where `framesInto` shows it from
   * here on; null if the section has none.
   */
  row(section, offset = NaN) {
    const row = this._live.row(section, offset);
    if (row) this._info = null;
    return row;
  }

  /** An upper bound of the number of elements in a rectangle. */
  elementBound(rect) {
    const at = rectangle(rect);
    return this._live.call("elementBound", (exports) => exports.cl_bound(0, ...at));
  }

  /** An element as `playground query` prints it; null if there is none. */
  attributes(id, viewport) { return JSON.parse(this._ask({ ask: "attributes", id, viewport })); }

  /** Why an element is where it is: what `playground explain --format json` prints. */
  explain(id, viewport) { return JSON.parse(this._ask({ ask: "explain", id, viewport })); }

  /** The groups around a cell, the outermost first: `[{path, frame}]`; none for other elements. */
  groups(id, viewport) { return JSON.parse(this._ask({ ask: "groups", id, viewport })); }

  /** What will surprise: the findings of `playground lint --format json`. */
  lint(viewport) { return JSON.parse(this._ask({ ask: "lint", viewport })); }

  /** The parts inside cells with contents, in a rectangle or in a viewport. */
  parts(where) {
    if (where && ("width" in where || Array.isArray(where))) {
      return JSON.parse(this._ask({ ask: "parts", rect: rectangle(where) }));
    }
    return JSON.parse(this._ask({ ask: "parts", viewport: where }));
  }

  /** Records measured sizes. With a viewport, `contentOffsetAdjustment` keeps in place what it shows. */
  measure(list, viewport) {
    const lengths = new Float64Array(2 * list.length);
    list.forEach(({ width, height }, index) => {
      lengths[2 * index] = measured(width, `list[${index}].width`);
      lengths[2 * index + 1] = measured(height, `list[${index}].height`);
    });
    const instance = this._live;
    const place = placed(instance, viewport && { ...viewport, contentOffset: viewport.contentOffset ?? this.info.contentOffset });
    instance.window(1);
    instance.tell("measure", "cl_measure", list.map(({ id }) => `${id}\0`).join(""), lengths, ...place);
    this._info = null;
    const [width, height, x, y] = instance.window(0);
    return { contentSize: [width, height], contentOffsetAdjustment: [x, y] };
  }

  /** Changes the data: `{insert: ["0.3"]}` as in scripts, or lines such as "delete 0.3". */
  update(changes) {
    this._live.tell("update", "cl_change", jsonText(changes, "changes"));
    this._info = null;
  }

  /** The document in its normal form: "layout" or "case"; by default what was loaded. */
  document(form) { return this._ask({ ask: "document", form }); }

  /** Swift code that describes the layout, "dsl" or "uikit": `{text, notes}`. */
  swift(form, name = "") { return JSON.parse(this._ask({ ask: "convert", form, title: name })); }

  /** A collection view that shows the layout as it is now. */
  simulator(options = {}) { return new Simulator(this, options); }

  /** Gives the memory of the layout back. */
  free() {
    if (this._instance) this._engine._give(this._instance);
    this._instance = null;
  }
}

/** A simulated collection view: fingers, motion, cells that are reused. */
export class Simulator {
  constructor(layout, { framesPerSecond = 60 } = {}, number = 0) {
    if (!Number.isInteger(framesPerSecond) || framesPerSecond < 1 || 120 % framesPerSecond) {
      throw new RangeError("framesPerSecond must be a whole number that divides 120");
    }
    this.layout = layout;
    this.framesPerSecond = framesPerSecond;
    this._instance = layout._live;
    this._number = number || this._call("simulator", (exports) => exports.cl_sim_new());
    if (!this._number) throw new RangeError("no layout is loaded");
    this._rest = 0;
    this._read();
  }

  _call(asked, body) { return this._instance.call(asked, body); }

  _ask(fields) {
    return this._instance.ask(
      fields.ask, "cl_ask", jsonText({ ...fields, simulator: this._number }));
  }

  _read() {
    this._rows = null;
    const at = this._call("state", (exports) => exports.cl_sim_state(this._number));
    if (!at) throw new RangeError("there is no such simulator; it ended with its layout");
    this._state = new Float64Array(this._instance.exports.memory.buffer, at, 11).slice();
  }

  _changed(answer) {
    this._read();
    return answer;
  }

  get offset() { return [this._state[0], this._state[1]]; }
  get velocity() { return [this._state[2], this._state[3]]; }
  get contentSize() { return [this._state[4], this._state[5]]; }
  get time() { return this._state[6]; }
  get isMoving() { return this._state[7] !== 0; }
  get isTouched() { return this._state[8] !== 0; }
  get size() { return [this._state[9], this._state[10]]; }
  get orthogonalOffsets() { return (this._rows ??= JSON.parse(this._ask({ ask: "rows" }))); }
  get statistics() { return JSON.parse(this._ask({ ask: "statistics" })); }
  get info() { return JSON.parse(this._ask({ ask: "info" })); }
  /** The viewport, as queries of the layout take it. */
  get viewport() {
    return {
      contentOffset: this.offset, size: this.size, orthogonalOffsets: this.orthogonalOffsets,
    };
  }

  _touch(phase, x, y) {
    number(x, "x");
    number(y, "y");
    const isDown = this._call("touch", (exports) =>
      exports.cl_sim_touch(this._number, phase, x, y));
    this._read();
    return isDown !== 0;
  }

  /** Puts a finger down, in points from the corner of the view. */
  touchDown(x, y) { return this._touch(0, x, y); }
  /** Moves the finger. */
  touchMove(x, y) { return this._touch(1, x, y); }
  /** Moves the finger, and advances the clock by one tick, a 120th of a second. */
  tickTo(x, y) { return this._touch(3, x, y); }
  /** Lifts the finger. */
  touchUp() { return this._touch(2, 0, 0); }

  /** Throws the view, in points a second; `{section, velocity}` throws a row. */
  fling(velocity) {
    const fields = typeof velocity === "number" ? { velocity: number(velocity, "a velocity") } : velocity;
    return this._changed(JSON.parse(this._ask({ ask: "fling", ...fields })));
  }

  /** Scrolls to `{offset: [x, y]}`, `{section, item, position}` or `{section, offset}`. */
  scrollTo(goal) { return this._changed(JSON.parse(this._ask({ ask: "scroll", ...goal }))); }

  /** Performs a script and waits until nothing moves; returns the statistics. */
  run(script) {
    const { framesPerSecond } = this;
    return this._changed(JSON.parse(this._ask({ ask: "run", script, framesPerSecond })));
  }

  /** Performs actions as the next ones of a script, and returns also while something moves. */
  perform(script) { return this._changed(JSON.parse(this._ask({ ask: "perform", script }))); }

  /** Performs a script, and returns the text of its recording. */
  record(script, title = "") {
    const { framesPerSecond } = this;
    return this._changed(this._ask({ ask: "record", script, title, framesPerSecond }));
  }

  /** Advances the clock by seconds; true if something moves still. */
  tick(seconds) {
    this._rest += number(seconds, "seconds") * 120;
    const ticks = Math.floor(this._rest + 1e-6);
    this._rest -= ticks;
    if (ticks <= 0) return this.isMoving;
    const moves = this._call("tick", (exports) =>
      exports.cl_sim_tick(this._number, Math.min(ticks, 72_000)));
    this._read();
    return moves !== 0;
  }

  /** The elements that the view shows now; without `views` it takes a fraction of the time. */
  frames({ views = true } = {}) {
    return query(this._instance, this._number, "frames", null, null, views ? 3 : 4);
  }

  /** The elements that meet a rectangle of the content now. */
  framesIn(rect) { return query(this._instance, this._number, "framesIn", rect, this.viewport); }

  attributes(id) { return JSON.parse(this._ask({ ask: "attributes", id })); }
  explain(id) { return JSON.parse(this._ask({ ask: "explain", id })); }
  /** The groups around a cell, the outermost first: `[{path, frame}]`. */
  groups(id) { return JSON.parse(this._ask({ ask: "groups", id })); }
  parts() { return JSON.parse(this._ask({ ask: "parts" })); }
  /** What will surprise in the view as it is now, as `Layout.lint` says of the start. */
  lint() { return JSON.parse(this._ask({ ask: "lint" })); }
  /** What happened since the last call: touches, rests, jumps. */
  events() { return JSON.parse(this._ask({ ask: "events" })); }

  /** Changes the size, the insets, the text size or the direction of the view. */
  resize(options) {
    return this._changed(JSON.parse(this._ask({ ask: "resize", options })));
  }

  /** Changes the data, as `Layout.update` does. */
  update(changes) { return this._changed(JSON.parse(this._ask({ ask: "update", changes }))); }

  /**
   * A copy of the simulator and its layout as they are now, for `Engine.restore`. A worker posts it
   * with `[image.memory]` as what to transfer.
   */
  image() {
    const { layout, framesPerSecond } = this;
    const memory = this._call("image", (exports) => exports.memory.buffer.slice(0));
    return {
      memory, text: layout._text, options: layout._options, info: layout.info,
      simulator: this._number, framesPerSecond,
    };
  }

  /** Gives the memory of the simulator back. */
  free() {
    if (!this._instance.isDead) this._instance.exports.cl_sim_free(this._number);
  }
}
