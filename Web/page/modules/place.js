// A place of the document that is no element: a group, a section, or what is out of sight. Its frame, and why it is so.

import { nodeKind } from "./fields.js";
import { elementsOf, groupsOf } from "./paths.js";
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
 * What is selected by a path: {name, path, section, frame, explanation, chains, words, note}.
 *
 * The frame is that of the instance around an element, or of the first in sight; null if there is none. Chains are the
 * steps to each number of it, words what is said of one without steps.
 */
export function placeOf(view, tree, path, near) {
  const section = Number(/^sections\[(\d+)\]/.exec(path)?.[1] ?? NaN);
  const place = { name: nameOf(tree, path), path, section, frame: null, explanation: null, chains: {}, note: "Nothing of it is in sight." };
  if (!view.simulator || view.isPlayback) return place;
  const ids = elementsOf(view, path).map((index) => view.frames.id(index));
  const id = ids.includes(near) ? near : ids.find((each) => each.startsWith("cell ")) ?? ids[0];
  if (!id) return place;
  place.note = "";
  // Of several sections that are alike it is that of the element.
  place.section = Number(/ (\d+)\.\d+$/.exec(id)?.[1] ?? section);
  place.name = nameOf(tree, path).replace(/ection \d+$/, `ection ${place.section}`);
  let explanation = null;
  try { explanation = view.explain(id) ?? null; } catch (error) { if (error.name === "EngineTrap") throw error; }
  if (!explanation) return { ...place, note: "The engine is looking for the reasons." };
  const kind = nodeKind(tree, path);
  if (kind === "section" || kind === "list") return { ...place, ...sectionPlace(view, tree, place.section, explanation) };
  const groups = view.isSlow ? explanation.groups ?? [] : groupsOf(view, id);
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

/** The frame of a section: across as wide as the view, along from its start to its end. */
function sectionPlace(view, tree, section, explanation) {
  const axis = view.horizontal ? 0 : 1;
  const start = startOf(explanation, section);
  const frame = [0, 0, ...view.size];
  const end = endOf(view, tree, section, start.value);
  if (end === undefined) return { note: "The engine is looking for the reasons." };
  if (end === null) return { explanation, note: "Its end is not known." };
  frame[axis] = start.value;
  frame[axis + 2] = Math.max(0, end - start.value);
  const [along, across] = axis ? ["y", "width"] : ["x", "height"];
  const { steps } = explanation;
  const room = steps.findIndex(({ of, result }) => of === "the view" && `view ${across}` in result);
  return {
    frame, explanation, note: "From its start to its end, with its insets and headers.",
    chains: { [along]: inOrder(reasonsOf(steps, [start.index])), [across]: room < 0 ? [] : [room] },
    words: { [across]: `It is as ${axis ? "wide" : "high"} as the view.` },
  };
}

/** What is alone before a section is named where it is added, and has no step of its own. */
const alone = /^(layout header|section \d+|the \d+ sections before)$/;

/** Where a section starts, from the explanation of an element of it: {value, index} of the step, if it has one. */
function startOf({ steps }, section) {
  const index = steps.findIndex(({ result }) => "section start" in result);
  if (index >= 0) return { value: steps[index].result["section start"], index };
  for (const { inputs = {} } of steps) for (const [name, value] of Object.entries(inputs)) if (alone.test(name)) return { value, index: undefined };
  const gap = steps.findIndex(({ of, result }) => of === `section ${section}` && "spacing" in result);
  return gap < 0 ? { value: 0, index: undefined } : { value: steps[gap].result.spacing, index: gap };
}

/** Where a section ends; null if that cannot be told, undefined while the worker looks. */
function endOf(view, tree, section, start) {
  const layout = tree.children?.find((each) => each.key === "layout")?.value ?? tree;
  const member = (node, key) => node?.children?.find((each) => each.key === key)?.value;
  const counts = view.info.itemCounts ?? [];
  const next = counts.findIndex((count, index) => index > section && count > 0);
  if (next < 0) {
    const isBelow = (item) => /^(bottom|trailing)/.test(member(item, "alignment")?.value);
    const isLast = section + 1 === counts.length && !(member(layout, "boundarySupplementaryItems")?.children ?? []).some(isBelow);
    return isLast ? view.contentSize[view.horizontal ? 0 : 1] : lastEnd(view, section, counts);
  }
  let explanation;
  try { explanation = view.explain(`cell ${next}.0`); } catch (error) {
    if (error.name === "EngineTrap") throw error;
    return null;
  }
  if (!explanation) return undefined;
  // What comes later says how long this is.
  const length = explanation.steps.map(({ inputs }) => inputs?.[`section ${section}`]).find((each) => each !== undefined);
  if (length !== undefined) return start + length;
  return next === section + 1 ? startOf(explanation, next).value - (member(layout, "interSectionSpacing")?.value ?? 0) : lastEnd(view, section, counts);
}

/** Where the last cell of a section ends; null if there is none. */
function lastEnd(view, section, counts) {
  const frame = counts[section] ? view.simulator.attributes(`cell ${section}.${counts[section] - 1}`)?.frame : null;
  const axis = view.horizontal ? 0 : 1;
  return frame ? frame[axis] + frame[axis + 2] : null;
}
