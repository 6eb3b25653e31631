// Uses of the interface that must agree with its types, and one that must not.

import { DocumentError, DISPLACED, EACH, loadEngine } from "../compositional.js";
import type { Answer, Frames, Layout, LayoutDocument, Simulator } from "../compositional.js";

export async function use(text: string): Promise<number> {
  const engine = await loadEngine(fetch("compositional.wasm"));
  const layout: Layout = engine.load(text, { size: [390, 844], displayScale: 3, itemCounts: [12] });
  const frames: Frames = layout.framesIn({ contentOffset: [0, 600] });
  const { x, width } = frames.frame(0);
  const code: { text: string; notes: string[] } = layout.swift("dsl", "grid");
  const { contentOffsetAdjustment } = layout.measure([{ id: "cell 0.7", height: 44 }], { contentOffset: [0, 0] });
  const simulator: Simulator = layout.simulator({ framesPerSecond: 60 });
  simulator.touchDown(10, 10);
  simulator.tick(1 / 60);
  const { memory, framesPerSecond } = simulator.image();
  const groups: string[] = simulator.groups("cell 0.1").map(({ path }) => path);
  const surprises: string[] = simulator.lint().map(({ message }) => message);
  const worker = new Worker("worker.js");
  worker.postMessage({ module: engine.module, memory, framesPerSecond, groups, same: simulator.framesPerSecond }, [memory]);
  const isDisplaced = (simulator.frames({ views: false }).flags[0] & DISPLACED) !== 0;
  try { layout.update({ insert: ["0.3"] }); } catch (error) {
    if (error instanceof DocumentError) return error.path.length;
  }
  const { views, dimensions } = engine.infer([text, { view: [390, 844], frames: [[0, 0, 390, 44]] }], { tolerance: 1 });
  const answer: Answer = engine.flow({ flowLayout: { itemSize: [96, 80] } });
  worker.postMessage({ bottom: answer.elements[0].frame[3] + answer.contentSize[1] });
  const sizes: number[] = views.map(({ size, given }) => size[0] + given[0].frame[3]);
  const others: object[] = dimensions.flatMap(({ alternatives }) => alternatives.map(({ layout }) => layout));
  worker.postMessage({ sizes, others });
  const widths: number[] = engine.devices().filter(({ kind }) => kind === "tablet").map(({ size }) => size[0]);
  worker.postMessage({ widths });
  const kept = new Float64Array(EACH * 64);
  const there: number = layout.framesInto([0, 0, 390, 844], kept, 200);
  const kind: string | null = layout.elementKind(kept[7]);
  worker.postMessage({ there, kind });
  const list: LayoutDocument = {
    sections: [{ group: { type: "vertical", width: { fractionalWidth: 1 }, height: { estimated: 60 }, subitems: [{ type: "item", width: { fractionalWidth: 1 }, height: { estimated: 60 } }] } }],
  };
  engine.load({ layout: list, environment: { device: "iPhone 15" }, itemCounts: [12] });
  // @ts-expect-error: a misspelled key
  engine.load({ sections: [{ gruop: {} }] });
  // @ts-expect-error: two kinds of one length
  engine.load({ sections: [{ group: { type: "horizontal", width: { fractionalWidth: 1, absolute: 10 }, height: { absolute: 44 }, subitems: [] } }] });
  // @ts-expect-error: a form that does not exist
  layout.swift("objective-c");
  return x + width + code.text.length + contentOffsetAdjustment[1] + simulator.offset[1] + Number(isDisplaced);
}
