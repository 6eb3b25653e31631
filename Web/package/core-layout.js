// The layouts of the core: prepare, query, measure, update.
import { compile, DocumentError, Instance } from "./compositional.js";
import { numbersOf, numbersOfChanges } from "./numbers.js";

export { compile, DocumentError, EACH, EngineTrap } from "./compositional.js";

const ROLES = ["cell", "supplementary", "decoration", "supplementary"];

/** The core: a compiled module. */
export class Core {
  constructor(module) { this.module = module; }

  /** Loads a layout or a case; options override its environment and data. */
  load(document, options = {}) { return new CoreLayout(this.module, document, options); }
}

/** Starts the core of a module, a response or bytes. */
export async function start(source) { return new Core(await compile(source)); }

class CoreLayout {
  constructor(module, document, options) {
    this._module = module;
    this._read = numbersOf(document, options);
    this._open();
  }

  _open() {
    const instance = Instance.startNow(this._module);
    const { numbers, composed, axis, layoutDirection, size, contentOffset } = this._read;
    const text = new TextEncoder().encode(composed.map((name) => `${name}\0`).join(""));
    const isFinite = this._with(instance, "load", [numbers, text], (exports, [at, textAt]) =>
      exports.cl_load(at, numbers.length, textAt, text.length)) === 0;
    if (!isFinite) {
      const message = "a size or a place of the layout is not finite, or it has too many sections that differ";
      throw new DocumentError({ path: "", message, description: message });
    }
    this._instance = instance;
    this._kinds = [...this._read.kinds];
    this._composed = [...composed];
    this._sectionCount = this._read.sectionCount;
    instance.window(64);
    this.info = { size, scrollDirection: axis, layoutDirection };
    this._refresh();
    this.info.contentOffset = contentOffset ?? this.info.startOffset;
  }

  /** Calls with arrays copied into the memory of the instance. */
  _with(instance, asked, arrays, body) {
    return instance.call(asked, (exports) => {
      const places = arrays.map((array) => {
        const place = exports.cl_alloc(array.byteLength);
        new Uint8Array(exports.memory.buffer, place, array.byteLength).set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
        return place;
      });
      const answer = body(exports, places);
      for (const place of places) exports.cl_free(place);
      return answer;
    });
  }

  /** The size of the content, in points. */
  get contentSize() { return this.info.contentSize; }

  get _live() {
    if (!this._instance) throw new RangeError("the layout was freed");
    if (this._instance.isDead) this._open();
    return this._instance;
  }

  _refresh() {
    const { exports } = this._instance;
    this.info.contentSize = [exports.cl_length(0), exports.cl_length(1)];
    this.info.startOffset = [exports.cl_length(2), exports.cl_length(3)];
    this.info.itemCounts = [];
    for (let section = 0; section < 10_000; section++) {
      const count = exports.cl_count(section);
      if (count < 0) break;
      this.info.itemCounts.push(count);
    }
  }

  framesInto(rect, into, margin = 0) { return this._live.framesInto(rect, into, margin); }

  row(section, offset = NaN) { return this._live.row(section, offset); }

  elementKind(what) {
    const index = (what >> 3) - 1;
    return index < 0 ? null : this._kind(index);
  }

  _kind(index) {
    const instance = this._live;
    while (this._kinds.length <= index && this._kinds.length < instance.exports.cl_name_count()) {
      // A kind of the engine, such as that of the header of a list.
      const count = instance.exports.cl_name(this._kinds.length);
      const name = new TextDecoder().decode(Uint8Array.from(instance.window(0).subarray(0, count)));
      this._kinds.push(name);
      this._composed.push(name.normalize("NFC"));
    }
    return this._kinds[index];
  }

  /** The role, the number of the kind, the section and the item of an identifier. */
  _place(id) {
    const found = /^(cell|supplementary (.+)|decoration (.+)) (\d+)\.(\d+|max)$/s.exec(id);
    if (!found) {
      const message = `"${id}" does not name an element; examples are "cell 0.4" and "supplementary header 0.0"`;
      throw new DocumentError({ path: "id", message, description: message });
    }
    const kind = found[2] ?? found[3];
    this._kind(this._live.exports.cl_name_count() - 1);
    const index = kind === undefined ? -1 : this._composed.indexOf(kind.normalize("NFC"));
    const [section, item] = [Number(found[4]), found[5] === "max" ? -1 : Number(found[5])];
    // The module has 32 bits for each, and no element has more.
    const isKnown = (kind === undefined || index >= 0) && Math.max(section, item) < 2 ** 31;
    return isKnown ? [ROLES.indexOf(found[1].split(" ")[0]), index, section, item] : null;
  }

  /** The frame and the z-index of an element; null if there is none. */
  attributes(id, viewport = null) {
    const place = this._place(id);
    const instance = this._live;
    const [x, y] = viewport?.contentOffset ?? this.info.contentOffset;
    const numbers = instance.window(0);
    numbers.set([x, y, ...(viewport?.size ?? this.info.size)]);
    if (!place || !instance.call("attributes", (exports) => exports.cl_element(...place))) return null;
    const [left, top, width, height, zIndex] = instance.window(0);
    return { id, frame: [left, top, width, height], zIndex };
  }

  /** Records measured sizes. */
  measure(list) {
    const instance = this._live;
    for (const { id, width, height } of list) {
      for (const length of [width, height]) {
        if (length !== undefined && !(Number.isFinite(length) && length >= 0)) {
          throw new RangeError(`a measured length must be a number of at least 0, not ${length}`);
        }
      }
      const place = this._place(id);
      if (place) instance.call("measure", (exports) => exports.cl_record(...place, width ?? NaN, height ?? NaN));
    }
    this._refresh();
    return this.info;
  }

  /** Changes the data, as operations such as `{insert: ["0.3"]}` or a list of them. */
  update(changes) {
    const numbers = numbersOfChanges(changes);
    const isRefused = this._with(this._live, "update", [numbers], (exports, [at]) => exports.cl_update(at, numbers.length)) !== 0;
    if (isRefused) {
      const message = "the operations do not fit the data";
      throw new DocumentError({ path: "changes", message, description: `changes: ${message}` });
    }
    this._refresh();
    return this.info;
  }

  free() { this._instance = null; }
}
