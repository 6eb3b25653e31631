// A place of the document that is no element: a group, a section, or what is out of sight. Its frame, and why it is so.

import { nodeKind } from "./fields.js";
import { elementsOf } from "./paths.js";
import { reasonsOf, sides } from "./steps.js";

const names = { group: "Group", list: "List", boundary: "Header or footer", badge: "Badge", decoration: "Background", item: "Item" };

/** What a path is called. */
function nameOf(tree, path) {
  const section = /^sections\[(\d+)\]/.exec(path)?.[1];
  const kind = nodeKind(tree, path);
  if (kind === "section") return `Section ${section}`;
  const type = kind === "group" ? `${path.endsWith(".group") ? "" : "inner "}group` : (names[kind] ?? "part").toLowerCase();
  return `${type[0].toUpperCase()}${type.slice(1)}${section === undefined ? "" : ` of section ${section}`}`;
}

/**
 * What is selected by a path: {name, path, section, frame, explanation, chains, note}.
 *
 * The frame is that of the instance around an element, or of the first in sight; null if there is none. Chains are the
 * steps to each number of it.
 */
export function placeOf(view, tree, path, near) {
  const section = Number(/^sections\[(\d+)\]/.exec(path)?.[1] ?? NaN);
  const place = { name: nameOf(tree, path), path, section, frame: null, explanation: null, chains: {}, note: "Nothing of it is in sight." };
  if (!view.simulator || view.isPlayback) return place;
  const ids = elementsOf(view, path).map((index) => view.frames.id(index));
  const id = ids.includes(near) ? near : ids.find((each) => each.startsWith("cell ")) ?? ids[0];
  if (!id) return place;
  place.note = "";
  let explanation = null;
  try { explanation = view.explain(id) ?? null; } catch (error) { if (error.name === "EngineTrap") throw error; }
  if (!explanation) return { ...place, note: "The engine is looking for the reasons." };
  const kind = nodeKind(tree, path);
  if (kind === "section" || kind === "list") return { ...place, ...sectionPlace(view, tree, section, explanation) };
  const groups = view.isSlow ? explanation.groups ?? [] : view.simulator.groups(id);
  const frame = groups.findLast((each) => each.path === path)?.frame ?? null;
  return frame ? { ...place, frame, explanation, chains: groupChains(explanation, path), note: `That around ${id}.` } : place;
}

/** The steps to the numbers of a group around a cell. */
function groupChains(explanation, path) {
  const { steps } = explanation;
  const own = reasonsOf(steps, sides.map((side) => steps.at(-1).from?.[side]));
  const chains = {};
  for (const side of ["width", "height"]) {
    const all = steps.map((_, index) => index).filter((index) => steps[index].path === path && side in steps[index].result && !/^(cell|supplementary) /.test(steps[index].of));
    const last = all.findLast((index) => own.has(index)) ?? all[0];
    chains[side] = last === undefined ? [] : inOrder(reasonsOf(steps, [last]));
  }
  // What leads to the place of the cell in the group is no part of that of the group.
  for (const side of ["x", "y"]) {
    const found = reasonsOf(steps, [steps.at(-1).from?.[side]]);
    chains[side] = inOrder(found).filter((index) => !steps[index].path?.startsWith(`${path}.`) && !/^cell /.test(steps[index].of));
  }
  return chains;
}

const inOrder = (found) => [...found].sort((a, b) => a - b);

/** The frame of a section: across as wide as the view, along from its start to that of the next. */
function sectionPlace(view, tree, section, explanation) {
  const axis = view.horizontal ? 0 : 1;
  const start = startOf(explanation);
  const frame = [0, 0, ...view.size];
  const end = endOf(view, tree, section);
  if (start === null || end === null) return { explanation, note: "Its start is not known." };
  frame[axis] = start.value;
  frame[axis + 2] = Math.max(0, end - start.value);
  const [along, across] = axis ? ["y", "width"] : ["x", "height"];
  const { steps } = explanation;
  const room = steps.findIndex(({ of, result }) => of === "the view" && `view ${across}` in result);
  return {
    frame, explanation, note: "From its start to its end, with its insets and headers.",
    chains: { [along]: inOrder(reasonsOf(steps, [start.index])), [across]: room < 0 ? [] : [room] },
  };
}

/** Where the section of an explained element starts: {value, index}; null if that is not said. */
function startOf({ steps, id }) {
  const index = steps.findIndex(({ result }) => "section start" in result);
  if (index >= 0) return { value: steps[index].result["section start"], index };
  if (!/ 0\.\d+$/.test(id)) return null;
  // Before the first section are at most headers of the layout.
  const head = steps.findIndex(({ path, result }) => /^boundarySupplementaryItems/.test(path ?? "") && "height" in result);
  return { value: head < 0 ? 0 : steps[head].result.height, index: head < 0 ? undefined : head };
}

/** Where a section ends; null if that cannot be told. */
function endOf(view, tree, section) {
  const axis = view.horizontal ? 0 : 1;
  const layout = tree.children?.find((each) => each.key === "layout")?.value ?? tree;
  const member = (key) => layout.children?.find((each) => each.key === key)?.value;
  const counts = view.info.itemCounts ?? [];
  if (section + 1 >= counts.length) return member("boundarySupplementaryItems")?.children?.length ? lastEnd(view, section, counts) : view.contentSize[axis];
  if (!counts[section + 1]) return lastEnd(view, section, counts);
  try {
    const next = view.isSlow ? null : startOf(view.simulator.explain(`cell ${section + 1}.0`));
    return next ? next.value - (member("interSectionSpacing")?.value ?? 0) : lastEnd(view, section, counts);
  } catch (error) {
    if (error.name === "EngineTrap") throw error;
    return null;
  }
}

/** Where the last cell of a section ends; null if there is none. */
function lastEnd(view, section, counts) {
  const frame = counts[section] ? view.simulator.attributes(`cell ${section}.${counts[section] - 1}`)?.frame : null;
  const axis = view.horizontal ? 0 : 1;
  return frame ? frame[axis] + frame[axis + 2] : null;
}
