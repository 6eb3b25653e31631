// Changes of a document that keep how it is written: lists of {start, end, text} for Editor.edit.

import { findPath, pathSteps, pathText } from "./json-text.js";
import { formatJSON } from "./json-format.js";

/** The column at which the line of a position begins to hold something. */
function indentAt(text, position) {
  const line = text.lastIndexOf("\n", position - 1) + 1;
  return /^ */.exec(text.slice(line, position + 200))[0].length;
}

/** True if the first child of a container stands on a line of its own. */
const isTall = (text, node) => node.children.length > 0 && text.slice(node.start, node.children[0].keyStart ?? node.children[0].start).includes("\n");

/** A value as text, for a line that begins at a column. */
export function written(value, indent = 0) {
  const text = formatJSON(JSON.stringify(value)).trimEnd();
  return text.replaceAll("\n", `\n${" ".repeat(indent)}`);
}

/** A part of a text that moves from one column to another. */
const moved = (part, from, to) => part.replaceAll(`\n${" ".repeat(from)}`, `\n${" ".repeat(to)}`);

/** Gives a value to a path. What is missing on the way is added; objects keep their form. */
export function setting(text, tree, path, value) {
  const { node, complete } = findPath(tree, path);
  if (complete) return [{ start: node.start, end: node.end, text: written(value, indentAt(text, node.start)) }];
  const steps = pathSteps(path);
  let length = steps.length - 1;
  while (length > 0 && !findPath(tree, pathText(steps.slice(0, length))).complete) length -= 1;
  const home = findPath(tree, pathText(steps.slice(0, length)));
  // What a layout lacks is added to the layout of a case, not to the case.
  if (!length) home.node = tree.children?.find((each) => each.key === "layout")?.value ?? tree;
  if (home.node?.type !== "object") return [];
  const inner = steps.slice(length + 1).reduceRight((content, key) => ({ [key]: content }), value);
  return addingMember(text, home.node, steps[length], inner);
}

/** Gives a value to a key of the case itself, beside its layout. */
export const settingOfCase = (text, tree, key, value) =>
  (tree.children?.some((each) => each.key === key) ? setting(text, tree, key, value) : addingMember(text, tree, key, value));

function addingMember(text, node, key, value) {
  const name = JSON.stringify(key);
  if (!node.children.length) return [{ start: node.start, end: node.end, text: `{${name}: ${written(value)}}` }];
  const last = node.children.at(-1).value.end;
  if (!isTall(text, node)) return [{ start: last, end: last, text: `, ${name}: ${flat(value)}` }];
  const indent = indentAt(text, node.children[0].keyStart);
  return [{ start: last, end: last, text: `,\n${" ".repeat(indent)}${name}: ${written(value, indent)}` }];
}

const flat = (value) => JSON.stringify(value).replace(/("(?:[^"\\]|\\.)*")|([,:])/g, (_, string, mark) => string ?? `${mark} `);

/** Removes a member of an object, or an element of an array. */
export function removing(tree, path) {
  const steps = pathSteps(path);
  const { node: home, complete } = findPath(tree, pathText(steps.slice(0, -1)));
  if (!complete || !home.children) return [];
  const last = steps.at(-1);
  const index = home.type === "array" ? last : home.children.findLastIndex((each) => each.key === last);
  const child = home.children[index];
  if (!child) return [];
  const [from, to] = [(each) => each.keyStart ?? each.start, (each) => each.value?.end ?? each.end];
  const next = home.children[index + 1];
  if (next) return [{ start: from(child), end: from(next), text: "" }];
  const before = home.children[index - 1];
  return [before ? { start: to(before), end: to(child), text: "" } : { start: home.start + 1, end: home.end - 1, text: "" }];
}

/** Puts a value into an array, or the text of one that stands elsewhere: {source, indent}. */
export function inserting(text, tree, path, index, value, copied = null) {
  const { node, complete } = findPath(tree, path);
  if (!complete || node.type !== "array") return setting(text, tree, path, [value]);
  const content = (indent) => (copied ? moved(copied.source, copied.indent, indent) : written(value, indent));
  if (!node.children.length) {
    const indent = indentAt(text, node.start) + 2;
    const inner = content(indent);
    return [{ start: node.start, end: node.end, text: inner.includes("\n") ? `[\n${" ".repeat(indent)}${inner}\n${" ".repeat(indent - 2)}]` : `[${inner}]` }];
  }
  const indent = indentAt(text, node.children[0].start);
  const between = isTall(text, node) ? `,\n${" ".repeat(indent)}` : ", ";
  const at = node.children[index];
  if (at) return [{ start: at.start, end: at.start, text: `${content(indent)}${between}` }];
  const end = node.children.at(-1).end;
  return [{ start: end, end, text: `${between}${content(indent)}` }];
}

/** Puts a copy of an element of an array after it. */
export function duplicating(text, tree, path, index, change = (source) => source) {
  const child = findPath(tree, path).node?.children?.[index];
  if (!child) return [];
  const source = change(text.slice(child.start, child.end));
  return inserting(text, tree, path, index + 1, null, { source, indent: indentAt(text, child.start) });
}

/** Lets two neighbors of an array change places. */
export function swapping(text, tree, path, index, other) {
  const children = findPath(tree, path).node?.children ?? [];
  const [a, b] = [children[index], children[other]];
  if (!a || !b) return [];
  return [{ start: a.start, end: a.end, text: text.slice(b.start, b.end) }, { start: b.start, end: b.end, text: text.slice(a.start, a.end) }];
}

/** The value that stands at a path; undefined if there is none. */
export function valueAt(text, tree, path) {
  const { node, complete } = findPath(tree, path);
  if (!complete || !node) return undefined;
  try { return JSON.parse(text.slice(node.start, node.end)); } catch { return undefined; }
}
