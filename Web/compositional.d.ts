/** The layout engine in a browser or in Node. Lengths are points, times seconds. */

/** A horizontal and a vertical number. */
import type { CaseDocument, ContentDocument, FlowDocument, LayoutDocument } from "./documents.js";

export * from "./documents.js";

export type Pair = [number, number];

/** A rectangle in points of the content. */
export interface Rect { x: number; y: number; width: number; height: number }

/** Insets; `leading` and `trailing` follow the reading direction. */
export interface Insets {
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
  leading?: number;
  trailing?: number;
}

/** What a page may say instead of the document. */
export interface Options {
  /** The name of a device, such as "iPhone 15": its size, scale, insets and margins. */
  device?: string;
  size?: Pair;
  displayScale?: number;
  safeAreaInsets?: Insets;
  layoutMargins?: Insets;
  readableContentInsets?: Insets;
  contentInset?: Insets;
  layoutDirection?: "leftToRight" | "rightToLeft";
  /** The text size, such as "large" or "accessibilityLarge". */
  contentSizeCategory?: string;
  /** True under a navigation bar; lists of iOS 26 depend on it. */
  hasNavigationBar?: boolean;
  /** The iOS to follow, from 13 to 99; values are known for 14, 17 and 26, others are as the nearest. */
  systemVersion?: number;
  /** The number of items in each section; at most 2^30. */
  itemCounts?: number[];
  contentOffset?: Pair;
  orthogonalOffsets?: Record<number, number>;
}

/** Where a view is. What is left out is as the document says. */
export interface Viewport {
  contentOffset?: Pair;
  size?: Pair;
  orthogonalOffsets?: Record<number, number>;
}

/** A finding of the engine or of the linter. */
export interface Finding {
  code: string;
  severity: "error" | "warning" | "note";
  path: string;
  id?: string;
  message: string;
  advice: string;
}

/** A section that scrolls across. */
export interface Row {
  section: number;
  /** The offsets between which it scrolls. */
  range: Pair;
  initialOffset: number;
  axis: "horizontal" | "vertical";
  /** Where it is along the scroll direction. */
  span: Pair;
}

/** Where the row of a section is. Offsets are in points, from where reading starts. */
export interface RowPlace {
  offset: number;
  /** Where the row comes to rest from there: at a page or a group, if the section says so. */
  rest: number;
  /** The offsets between which it scrolls. */
  range: Pair;
  /** Where it is along the scroll direction. */
  span: Pair;
}

/** What layouts and simulators have in common. */
export interface ViewInfo {
  contentSize: Pair;
  size: Pair;
  safeAreaInsets: Required<Pick<Insets, "top" | "left" | "bottom" | "right">>;
  adjustedContentInset: Required<Pick<Insets, "top" | "left" | "bottom" | "right">>;
  /** The offsets between which the view scrolls. */
  offsetRange: { x: Pair; y: Pair };
  /** The offsets at which rows rest; a section that is left out rests at 0. */
  orthogonalOffsets: Record<string, number>;
  /** The counts of the first 10,000 sections. */
  itemCounts: number[];
  sectionCount: number;
  /** The first 10,000 rows. */
  rows: Row[];
  diagnostics: Finding[];
}

export interface LayoutInfo extends ViewInfo {
  name: string;
  /** True for a case; false for a mere layout, which gets twenty items in each section. */
  isCase: boolean;
  /** True if the document measures its elements. */
  measures: boolean;
  displayScale: number;
  scrollDirection: "vertical" | "horizontal";
  layoutDirection: "leftToRight" | "rightToLeft";
  contentSizeCategory: string;
  device: string | null;
  contentOffset: Pair;
  startOffset: Pair;
}

/** An element as `playground query` prints it. */
export interface Attributes {
  id: string;
  category: "cell" | "supplementary" | "decoration";
  kind: string | null;
  section: number;
  item: number | "max";
  frame: [x: number, y: number, width: number, height: number];
  zIndex: number;
  alpha: number;
  isHidden: boolean;
}

/** A step of an explanation: numbers, the arithmetic between them, and the rule. */
export interface ExplanationStep {
  rule: string;
  link: string;
  of: string;
  path?: string;
  title: string;
  arithmetic: string;
  inputs: Record<string, number>;
  /** The steps that inputs are the results of. */
  from?: Record<string, number>;
  result: Record<string, number>;
}

export interface Explanation {
  version: 1;
  id: string;
  frame: [x: number, y: number, width: number, height: number];
  isComplete: boolean;
  diagnostics: Finding[];
  steps: ExplanationStep[];
  /** The step that says why a cell begins a new group. */
  newGroup?: number;
  /** The parts inside a cell with content, in points of the content. */
  parts?: { id: string; frame: [x: number, y: number, width: number, height: number] }[];
}

/** A part inside a cell with content. */
export interface Part {
  element: string;
  path: string;
  frame: [x: number, y: number, width: number, height: number];
  role?: string;
  /** The first 200 characters. */
  text?: string;
  /** The distance from one line of text to the next, in points. */
  lineHeight?: number;
  /** The font size of text that is measured by its characters, in points. */
  pointSize?: number;
}

/** A measured size; a length that is left out is not measured. */
export interface Measurement { id: string; width?: number; height?: number }

/** Operations as in scripts, or lines such as "delete 0.3". */
export type Changes = string | Record<string, unknown>;

/** A document as its text, or as the object of that text. */
export type Document = string | LayoutDocument | CaseDocument | FlowDocument;

/** The bit of a pinned element in `Frames.flags`. */
export const PINNED: 1;
/** The bit of a pinned element that is not in its natural place. */
export const DISPLACED: 2;
/** The bit of an element that scrolls with a row. */
export const ORTHOGONAL: 4;
/** The bit of a cell whose size is still an estimate. */
export const UNMEASURED: 8;

/** The numbers of an element in the array of `Layout.framesInto`. */
export const EACH: 8;

/** The document, an option or a change is wrong. */
export class DocumentError extends Error {
  name: "DocumentError";
  /** Where, such as "sections[0].group.width". */
  path: string;
  /** The place in the text of a document; null for an option, a change or a script. */
  position: { line: number; column: number } | null;
  /** Place, path and message as the command prints them. */
  description: string;
  /** The index of the input of an inference. */
  input?: number;
}

/** The engine stopped. The next call of a layout loads it again. */
export class EngineTrap extends Error {
  name: "EngineTrap";
  /** What was asked for. */
  asked: string;
  /** The message of the engine; null if it had none. */
  reason: string | null;
}

/** The elements of a query, in columns; copies, which stay as they are. */
export class Frames {
  readonly count: number;
  /** x, y, width, height of each. */
  readonly frames: Float64Array;
  readonly zIndex: Int32Array;
  /** 0 cell, 1 supplementary of a group, 2 decoration, 3 boundary item of a section or layout. */
  readonly kinds: Uint8Array;
  readonly sections: Int32Array;
  /** The item; Infinity for an element of the layout itself. */
  readonly items: Float64Array;
  readonly flags: Uint8Array;
  /** The element kind, as an index of `names`; -1 for a cell. */
  readonly nameIndexes: Int32Array;
  readonly names: string[];
  /** The views of a simulator that show the elements; empty for a layout. */
  readonly views: Int32Array;
  /** The identifier, such as "cell 0.3". */
  id(index: number): string;
  /** The element kind; null for a cell. */
  elementKind(index: number): string | null;
  frame(index: number): Rect;
}

/** A group around a cell. */
export interface GroupFrame {
  /** The path in the document, such as "sections[0].group.subitems[1]". */
  path: string;
  /** x, y, width and height in the content, with the insets of the group. */
  frame: [number, number, number, number];
}

/** A device that options and documents can name. */
export interface Device {
  name: string;
  kind: "phone" | "tablet";
  /** The size of the screen in portrait orientation, in points. */
  size: [width: number, height: number];
}

/** A loaded layout. */
export class Layout {
  /** What the layout says of itself. After a change it is asked for when it is read. */
  readonly info: LayoutInfo;
  readonly contentSize: Pair;
  /** The elements in a rectangle. Without a viewport, pinned ones are at their natural places. */
  frames(rect?: Rect | [number, number, number, number], viewport?: Viewport): Frames;
  /** The elements that a viewport shows. */
  framesIn(viewport?: Viewport): Frames;
  /**
   * Writes the elements that a view of a rectangle shows, with pinned ones in place, into an array that
   * the caller keeps, `EACH` numbers for each: x, y, width, height, section, item (Infinity for an
   * element of the layout itself), z-index, and what it is. The lowest two bits of the last one are the
   * kind, as in `Frames.kinds`; the next is 1 for a pinned element, and `elementKind` knows its name.
   * Elements within the margin around the rectangle, in points, count too.
   *
   * Returns how many elements there are, also where the array has not that much room. Nothing is
   * allocated, unless memory has to grow for an array longer than any before.
   */
  framesInto(rect: ArrayLike<number>, into: Float64Array, margin?: number): number;
  /** The element kind of an element of `framesInto` by its last number; null for a cell. */
  elementKind(what: number): string | null;
  /**
   * The row of a section that scrolls across, at an offset or at the initial one, where `framesInto` shows it from
   * here on, until the data changes; null if the section has none.
   */
  row(section: number, offset?: number): RowPlace | null;
  elementBound(rect: Rect | [number, number, number, number]): number;
  attributes(id: string, viewport?: Viewport): Attributes | null;
  explain(id: string, viewport?: Viewport): Explanation;
  /** The groups around a cell, the outermost first; none for other elements. */
  groups(id: string, viewport?: Viewport): GroupFrame[];
  lint(viewport?: Viewport): Finding[];
  parts(where?: Rect | Viewport): Part[];
  /** Records sizes. With a viewport, the adjustment of its offset keeps what it shows in place. */
  measure(list: Measurement[], viewport?: Viewport): { contentSize: Pair; contentOffsetAdjustment: Pair };
  /** Changes the data. */
  update(changes: Changes): void;
  /** The document in its normal form. */
  document(form?: "layout" | "case"): string;
  /** Swift code that describes the layout, and sentences about what the code leaves out. */
  swift(form: "dsl" | "uikit", name?: string): { text: string; notes: string[] };
  simulator(options?: { framesPerSecond?: number }): Simulator;
  free(): void;
}

/** The views of one kind. */
export interface Tally {
  created: number;
  reused: number;
  inUse: number;
  free: number;
  highWater: number;
}

/** A copy of a simulator and its layout, which a worker can post. */
export interface Image {
  memory: ArrayBuffer;
  text: string;
  options: Options;
  info: LayoutInfo;
  simulator: number;
  framesPerSecond: number;
}

/** What a simulator has done so far. */
export interface Statistics {
  created: number;
  reused: number;
  visible: number;
  free: number;
  highWater: number;
  cells: Tally;
  /** The views of headers, footers, badges and backgrounds, by element kind. */
  kinds: Record<string, Tally>;
  measured: number;
  groupsSolved: number;
  elementsVisited: number;
  prefetched: number;
  cancelled: number;
  frames: number;
  jumps: number;
  largestJump: number;
  unsettled: number;
  drift: Pair;
  distance: number;
  peakVelocity: number;
  largestAdjustment: number;
}

/** A simulated collection view. It ends with a stop of the engine. */
export class Simulator {
  readonly layout: Layout;
  readonly framesPerSecond: number;
  readonly offset: Pair;
  readonly velocity: Pair;
  readonly contentSize: Pair;
  readonly size: Pair;
  readonly time: number;
  readonly isMoving: boolean;
  readonly isTouched: boolean;
  readonly orthogonalOffsets: Record<string, number>;
  readonly viewport: Required<Viewport>;
  readonly statistics: Statistics;
  readonly info: ViewInfo;
  touchDown(x: number, y: number): boolean;
  touchMove(x: number, y: number): boolean;
  /** Moves the finger, and advances the clock by one tick, a 120th of a second. */
  tickTo(x: number, y: number): boolean;
  touchUp(): boolean;
  fling(velocity: number | { section?: number; velocity: number }): ViewInfo;
  scrollTo(
    goal:
      | { offset: Pair; animated?: boolean }
      | { section: number; item: number; position?: string; animated?: boolean }
      | { section: number; offset: number; animated?: boolean },
  ): ViewInfo;
  run(script: string | object[]): Statistics;
  /** Performs actions as the next ones of a script, and returns also while something moves. */
  perform(script: string | object[]): ViewInfo;
  record(script: string | object[], title?: string): string;
  /** Advances the clock; true if something moves still. */
  tick(seconds: number): boolean;
  /** The elements that the view shows now; without `views` it takes a fraction of the time. */
  frames(options?: { views?: boolean }): Frames;
  framesIn(rect: Rect): Frames;
  attributes(id: string): Attributes | null;
  explain(id: string): Explanation;
  /** The groups around a cell, the outermost first; none for other elements. */
  groups(id: string): GroupFrame[];
  parts(): Part[];
  /** What will surprise in the view as it is now. */
  lint(): Finding[];
  events(): { time: number; kind: string; section: number | null; detail: string }[];
  resize(options: Options): ViewInfo;
  update(changes: Changes): ViewInfo;
  /** A copy of the simulator and its layout; a worker posts it with its memory as what to transfer. */
  image(): Image;
  free(): void;
}

/** What `playground query --format json` prints of a flow layout. */
export interface Answer {
  version: number;
  contentSize: [number, number];
  contentOffset: [number, number];
  /** The bounds of the view, and the rectangle whose elements these are if it is another: [x, y, width, height]. */
  visibleRect: [number, number, number, number];
  rect?: [number, number, number, number];
  diagnostics: string[];
  elements: {
    id: string; category: string; kind: string | null; section: number | null; item: number;
    frame: [number, number, number, number]; zIndex: number;
  }[];
}

/** What `playground infer --format json` prints, with `given` and the layouts of alternatives. */
export interface Inference {
  version: number;
  /** True if the layout has all elements, and no others. */
  matched: boolean;
  /** The layout as in a document; null if no cell was given. */
  layout: object | null;
  itemCounts: number[];
  views: {
    size: [number, number];
    displayScale: number;
    layoutDirection?: "rightToLeft";
    safeAreaInsets?: { top: number; left: number; bottom: number; right: number };
    /** The numbers of elements that were given, and of those that the layout has there. */
    elements: number;
    matched: number;
    /** Elements that the layout has elsewhere or not at all, and those that were not given. */
    unexplained: string[];
    absent: string[];
    /** The elements that were given, with their frames before rows scrolled: [x, y, width, height]. */
    given: { id: string; frame: [number, number, number, number] }[];
  }[];
  /** The dimensions, and the spacings and insets, with what else each may be. */
  dimensions: InferredValue[];
  spacings: InferredValue[];
  /** The flow layout whose frames these are, where no compositional layout has them. */
  flow?: object;
}

/** A number of an inferred layout. */
export interface InferredValue {
  /** The place in the layout, such as "sections[0].group.width". */
  path: string;
  value: unknown;
  certain: boolean;
  /** `cellInsets` are insets of every cell in place of all spacing. Where `differsAt` is missing, no size is known to tell. Other references differ between the margins of a device. */
  alternatives: { value?: unknown; cellInsets?: number; differsAt?: [number, number]; layout: object }[];
}

/** The engine: a compiled module, and instances of it. */
export class Engine {
  /** The compiled module, which a worker can be given: loadEngine takes it there. */
  readonly module: WebAssembly.Module;
  readonly version: string;
  load(document: Document, options?: Options): Layout;
  /** The simulator of an image, with its layout; an engine of the same module has solved it. */
  restore(image: Image): Simulator;
  /**
   * Finds the layout behind frames. Each input is a text or an object: an answer of a query, a
   * recording, or `{view, frames}`; all are of the same data. The tolerance is in points.
   *
   * A `DocumentError` of an input has its index, `input`.
   */
  infer(inputs: (string | object)[], options?: { tolerance?: number }): Inference;
  /** The frames of a flow layout: of its whole content if that has at most 20,000 elements, else of its view. */
  flow(document: string | FlowDocument): Answer;
  /** The devices that `Options.device` can name: phones first, and of each kind the oldest first. */
  devices(): Device[];
  /** Compares a case or content with its expectations. */
  verify(document: string | CaseDocument | ContentDocument): {
    checkCount: number;
    mismatches: { subject: string; expected: string; got: string; difference: string }[];
  };
}

/** Loads the engine from the bytes of compositional.wasm, a response, or a compiled module. */
export function loadEngine(
  source: BufferSource | Response | WebAssembly.Module | Promise<BufferSource | Response | WebAssembly.Module>,
): Promise<Engine>;
