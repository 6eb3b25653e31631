// Uses of the package that must agree with its types, and some that must not.
import { EACH, loadEngine, type Document } from "compositional";
import { loadEngine as loadCore } from "compositional/core";
import { createScroller, type Scroller } from "compositional/scroller";

export async function use(view: HTMLElement, document: Document): Promise<Scroller> {
  const full = await loadEngine();
  const core = await loadCore();
  const names: string[] = ["a", "b"];
  const [width, height]: [number, number] = core.load(document).info.contentSize;
  const count: number = core.load(document).framesInto([0, 0, width, height], new Float64Array(EACH));
  // @ts-expect-error: the core explains nothing
  core.load(document).explain("cell 0.0");
  full.load(document).explain("cell 0.0");
  const scroller = createScroller(view, {
    layout: ({ width, height }) => core.load(document, { size: [width, height], itemCounts: [names.length, count] }),
    key: (section, item) => names[item],
    render(element, { kind, item }) { element.textContent = kind ?? names[item]; },
  });
  createScroller(view, { layout: () => full.load(document), render() {} });
  scroller.scrollToItem(1, { align: "center", behavior: "smooth" });
  // @ts-expect-error: an alignment that does not exist
  scroller.scrollToItem(1, { align: "top" });
  return scroller;
}
