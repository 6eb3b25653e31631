import type { Document, Measurement, Options, Pair, RowPlace, Viewport } from "./compositional.js";

export { DocumentError, EACH, EngineTrap } from "./compositional.js";

/** What a layout of the core says of itself. */
export interface CoreInfo {
  contentSize: Pair;
  size: Pair;
  scrollDirection: "vertical" | "horizontal";
  layoutDirection: "leftToRight" | "rightToLeft";
  contentOffset: Pair;
  startOffset: Pair;
  /** The counts of the first 10,000 sections. */
  itemCounts: number[];
}

type Sections = number[] | Record<number, number>;

/** Operations as in scripts. A batch has several, also in a list. */
export interface CoreChange {
  insert?: string[];
  delete?: string[];
  reload?: string[];
  reconfigure?: string[];
  move?: { from: string; to: string }[];
  /** Sections, or the counts of sections. */
  insertSections?: Sections;
  deleteSections?: number[];
  reloadSections?: Sections;
  moveSection?: { from: number; to: number };
  itemCounts?: Record<number, number>;
}

/** A loaded layout. Its answers are those of the whole engine. */
export interface CoreLayout {
  readonly info: CoreInfo;
  readonly contentSize: Pair;
  /** As `Layout.framesInto`. */
  framesInto(rect: ArrayLike<number>, into: Float64Array, margin?: number): number;
  /** As `Layout.row`. */
  row(section: number, offset?: number): RowPlace | null;
  elementKind(what: number): string | null;
  attributes(
    id: string, viewport?: Viewport,
  ): { id: string; frame: [x: number, y: number, width: number, height: number]; zIndex: number } | null;
  /** Records sizes; the caller keeps what is in sight in its place, as the scroller does. */
  measure(list: Measurement[]): CoreInfo;
  /** Operations, several of them as one batch, or lines such as "delete 0.3". */
  update(changes: CoreChange | CoreChange[] | { batch: CoreChange[] } | string): CoreInfo;
  free(): void;
}

/** The core: a compiled module. */
export class Core {
  readonly module: WebAssembly.Module;
  /**
   * Loads a layout or a case, without a device and without a measurement.
   *
   * The option `device` does not exist here.
   */
  load(document: Document, options?: Omit<Options, "device" | "contentOffset">): CoreLayout;
}

type Source = BufferSource | Response | WebAssembly.Module;

/** Loads the core; without a source, the module that is in the package. */
export function loadEngine(source?: Source | Promise<Source>): Promise<Core>;
