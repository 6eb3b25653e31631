// What an inference says, in words.

import { points } from "./dom.js";

const sides = { top: "at the top", leading: "at the leading edge", bottom: "at the bottom", trailing: "at the trailing edge" };
const words = {
  group: "group", subitem: "cell", repeatingSubitem: "cell", width: "width", height: "height",
  interGroupSpacing: "spacing of groups", interItemSpacing: "spacing of cells",
};

/** A place in words: "Section 1, group, width". */
export function placeName(path) {
  return path.split(".").map((part) => {
    const [, name, index] = /^(\w+?)(?:\[(\d+)\])?$/.exec(part) ?? [null, part];
    if (name === "sections") return `Section ${Number(index) + 1}`;
    if (name === "subitems") return `item ${Number(index) + 1}`;
    if (name === "contentInsets") return "inset";
    return sides[name] ?? words[name] ?? name;
  }).join(", ").replace("inset, ", "inset ");
}

/** A value as in code: ".fractionalWidth(0.5)", or "12". */
export function valueText(value) {
  if (typeof value === "number") return points(value);
  if (typeof value === "string") return value;
  const [[kind, number]] = Object.entries(value ?? { "": 0 });
  return `.${kind}(${points(number)})`;
}

const sizeText = (size) => size.map(points).join(" × ");

/** True for a group whose only item takes all of its length; else the item repeats while it has room. */
const fills = ({ type, subitems: [item] }) => (type === "vertical" ? item.height?.fractionalHeight === 1 : item.width?.fractionalWidth === 1);

/** What a group is: "2 equal cells in a row". */
function groupText(group) {
  const line = group.type === "vertical" ? "column" : "row";
  const number = group.count ?? group.subitems?.length;
  const cells = group.subitem ? (number === 1 ? `one cell in a ${line}` : `${number} equal cells in a ${line}`)
    : group.repeatingSubitem ? `a ${line} of cells, as many as have room`
      : group.subitems?.length === 1 ? (fills(group) ? `one cell in a ${line}` : `a ${line} of cells, as many as have room`) : group.type === "custom" ? "cells at places of their own" : `${number} different items in a ${line}`;
  return group.interItemSpacing ? `${cells}, ${valueText(Object.values(group.interItemSpacing)[0])} apart` : cells;
}

/** What the layout is, a sentence for each section. */
export function sentences({ layout }) {
  return (layout?.sections ?? []).slice(0, 12).map((section, index) => {
    const parts = [section.group ? groupText(section.group) : "a list of rows"];
    if (section.interGroupSpacing) parts.push(`groups ${points(section.interGroupSpacing)} apart`);
    const insets = section.contentInsets;
    if (insets) {
      const values = ["top", "leading", "bottom", "trailing"].map((side) => insets[side] ?? 0);
      parts.push(values.every((value) => value === values[0]) ? `insets of ${points(values[0])}`
        : `insets of ${values.map(points).join(", ")} (top, leading, bottom, trailing)`);
    }
    if (section.orthogonalScrollingBehavior) parts.push("a row that scrolls");
    return `Section ${index + 1}: ${parts.join("; ")}.`;
  });
}

/** Why a dimension is as it is; only what the views show. */
function reason(value, views) {
  const [[kind, number]] = Object.entries(value);
  const sizes = views.map(({ size }) => size);
  const axis = kind === "fractionalHeight" ? 1 : 0;
  const isOther = new Set(sizes.map((size) => size[axis])).size > 1;
  if (kind === "absolute" && new Set(sizes.map(String)).size > 1) return "the same in every view";
  if (kind.startsWith("fractional") && isOther) return number === 1 ? "all of the room in every view" : "the same share of the room in every view";
  return "nothing else that is as plain has these frames";
}

/** What is certain: [[place, value, reason]]. */
export function certainties({ dimensions, views }) {
  return dimensions.filter(({ certain }) => certain).slice(0, 40)
    .map(({ path, value }) => [placeName(path), valueText(value), typeof value === "object" ? reason(value, views) : ""]);
}

/** What else the layout may be: [{text, note, layout, differsAt}]. */
export function alternatives({ dimensions, spacings }) {
  return [...dimensions, ...spacings].flatMap(({ path, value, alternatives: others }) => others.map((other) => ({
    text: `${placeName(path)}: ${other.cellInsets === undefined ? valueText(other.value) : `insets of ${points(other.cellInsets)} in every cell, and no spacing`}, not ${valueText(value)}`,
    note: other.differsAt ? `A view of ${sizeText(other.differsAt)} tells.` : "No view is known to tell: it is a matter of taste.",
    layout: other.layout, differsAt: other.differsAt ?? null,
  }))).slice(0, 60);
}

const listed = (ids) => ids.slice(0, 8).join(", ") + (ids.length > 8 ? ` and ${ids.length - 8} more` : "");

/** How well the layout explains each view. */
export function matches({ views }) {
  return views.map(({ size, elements, matched, unexplained, absent }) => {
    if (!unexplained.length && !absent.length) return `${sizeText(size)}: all ${elements} elements match.`;
    const parts = [`${sizeText(size)}: ${matched} of ${elements} elements match.`];
    if (unexplained.length) parts.push(`The layout has other frames for ${listed(unexplained)}.`);
    if (absent.length) parts.push(`Not given, though the layout has it: ${listed(absent)}.`);
    return parts.join(" ");
  });
}
