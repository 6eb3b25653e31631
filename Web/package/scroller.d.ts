import type { LayoutInfo, Measurement, Pair, RowPlace, Viewport } from "./compositional.js";

/** What a scroller needs of a layout: that of `compositional` or of `compositional/core`. */
export interface ScrollerLayout {
  readonly info: Pick<LayoutInfo, "itemCounts" | "layoutDirection" | "scrollDirection" | "startOffset">;
  readonly contentSize: Pair;
  framesInto(rect: ArrayLike<number>, into: Float64Array, margin?: number): number;
  elementKind(what: number): string | null;
  row(section: number, offset?: number): RowPlace | null;
  attributes(id: string, viewport?: Viewport): { frame: [number, number, number, number] } | null;
  measure(list: Measurement[]): unknown;
  update(changes: object | string): unknown;
  free(): void;
}

/** An element to draw. */
export interface Place {
  /** The key that the options give to a cell; a text of the scroller for other elements. */
  key: unknown;
  /** The element kind of a header, footer, badge or background; null for a cell. */
  kind: string | null;
  section: number;
  /** The item; Infinity for an element of the layout itself. */
  item: number;
}

/** An element that exists. Its place is in points of the layout, inside a row across in those of its content. */
export interface Row extends Readonly<Place> {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** True while the element is pinned at an edge of the view. */
  readonly isStuck: boolean;
}

export interface ScrollerOptions {
  /** Makes the layout for a size of the view, with the counts of the data as it is then. */
  layout(size: { width: number; height: number }): ScrollerLayout;
  /**
   * Draws an element, whose width is set. Its height is measured, unless the layout says it. In a list that
   * scrolls sideways the height is set, and the width is measured.
   */
  render(element: HTMLElement, place: Place): void;
  /** The key of a cell, which stays when its place changes; by default the place. */
  key?(section: number, item: number): unknown;
  /** Makes an element; by default a `div`. */
  create?(kind: string | null): HTMLElement;
  /** Takes away what `render` and `create` have made for an element that is not used again. */
  remove?(element: HTMLElement): void;
  /** How far around the view elements exist, in points; 200 by default. */
  overscan?: number;
  /** Called after the elements have changed or moved. */
  onChange?(scroller: Scroller): void;
  /** True to begin at the end, as a chat does. */
  startsAtEnd?: boolean;
  /** True to stay at the end when data changes while the view is there. */
  followsEnd?: boolean;
  /**
   * What scrolls: the element, or the window around it. In the window the element is as long as its content,
   * and others may stand before and after it.
   */
  scrolls?: "element" | "window";
  /** True if the layout is made again at another height too, not only at another width. */
  dependsOnHeight?: boolean;
}

/** A layout in an element that scrolls. */
export interface Scroller {
  readonly layout: ScrollerLayout;
  /** The offset in the layout, in points. */
  readonly offset: number;
  /** The elements that exist, from the top down. */
  readonly rows: Row[];
  /**
   * Changes the data as `Layout.update` does. The caller has changed its own before, so that `key` answers
   * for the new data. What is in sight stays where it is.
   */
  update(changes: object | string): void;
  /**
   * Takes data that has changed as a whole: how many items there are, of one section or of each. What was inserted,
   * deleted or moved follows from the keys, and cells are drawn again. Of more than 100,000 items only those in sight
   * keep their heights.
   */
  setItems(counts: number | number[], key?: (section: number, item: number) => unknown): void;
  /** Draws elements again: those of keys, or all. */
  refresh(keys?: Iterable<unknown> | null): void;
  /** Scrolls to an item of the first section, or to a section and an item. */
  scrollToItem(
    index: number | [section: number, item: number],
    options?: { align?: "start" | "center" | "end" | "nearest"; behavior?: "auto" | "smooth" },
  ): void;
  /** Takes all elements away, and frees the layout. */
  destroy(): void;
}

/**
 * Shows a layout in an element that scrolls as the layout does, down or sideways. The element has a size of its own,
 * unless the window scrolls it.
 */
export function createScroller(view: HTMLElement, options: ScrollerOptions): Scroller;
