// Which number of the document makes a distance on the device, so that dragging the distance edits it.

import { findPath } from "./json-text.js";
import { isCustom } from "./sizes.js";
import { parentPath } from "./walking.js";

const member = (node, key) => (node?.type === "object" ? node.children.findLast((each) => each.key === key)?.value : undefined);
const axisOf = (type) => (type === "horizontal" ? 0 : type === "vertical" ? 1 : -1);

/**
 * The number behind a distance: {path, text} where the value stands or may be added; null if there
 * is none.
 *
 * @param tree The document. @param path The path of the selected element in it.
 * @param distance {axis, after, neighbor}: the side of the element, and whether a cell of the same
 *   section is there. @param view {horizontal, rightToLeft, orthogonal}.
 */
export function spacingOf(tree, path, { axis, after, neighbor }, view) {
  const section = /^sections\[\d+\]/.exec(path ?? "")?.[0];
  if (!section || /boundarySupplementaryItems|decorationItems/.test(path)) return null;
  if (neighbor) {
    if (isCustom(tree, path)) return null;
    for (let group = parentPath(path); group && group !== section; group = parentPath(group)) {
      const { node, complete } = findPath(tree, group);
      if (complete && axisOf(member(node, "type")?.value) === axis) {
        const spacing = member(node, "interItemSpacing");
        if (spacing || !isTopGroup(group, section)) return { path: `${group}.interItemSpacing.fixed`, home: group, key: "interItemSpacing", value: '{"fixed": 0}' };
      }
    }
    const along = view.orthogonal === view.horizontal ? 1 : 0;
    if (axis === along) return { path: `${section}.interGroupSpacing`, home: section, key: "interGroupSpacing", value: "0" };
    const group = `${section}.group`;
    return { path: `${group}.interItemSpacing.fixed`, home: group, key: "interItemSpacing", value: '{"fixed": 0}' };
  }
  const leading = view.rightToLeft ? "trailing" : "leading";
  const trailing = view.rightToLeft ? "leading" : "trailing";
  const side = axis === 1 ? (after ? "bottom" : "top") : after ? trailing : leading;
  const insets = member(findPath(tree, section).node, "contentInsets");
  if (insets) return { path: `${section}.contentInsets.${side}`, home: `${section}.contentInsets`, key: side, value: "0" };
  return { path: `${section}.contentInsets.${side}`, home: section, key: "contentInsets", value: `{"${side}": 0}` };
}

const isTopGroup = (group, section) => group === `${section}.group`;

/** The node of the number, added to the document if it is missing; null if it is not a plain number. */
export function numberNode(editor, target, { quietly = false } = {}) {
  const find = () => {
    const { node, complete } = findPath(editor.tree, target.path);
    return complete && node.type === "number" ? node : null;
  };
  const found = find();
  if (found) return found;
  const { node: home, complete } = findPath(editor.tree, target.home);
  if (!complete || home.type !== "object" || member(home, target.key)) return null;
  const comma = home.children.length ? ", " : "";
  const text = editor.text.slice(0, home.start + 1);
  const line = /\n/.test(editor.text.slice(home.start, home.children[0]?.keyStart ?? home.start));
  const indent = line ? `\n${" ".repeat(home.children[0].keyStart - (editor.text.lastIndexOf("\n", home.children[0].keyStart) + 1))}` : "";
  const insert = (added) => (quietly ? editor.replaceQuietly(text.length, text.length, added) : editor.replace(text.length, text.length, added));
  insert( `${indent}"${target.key}": ${target.value}${comma.trimEnd()}${indent ? "" : comma ? " " : ""}`);
  return find();
}
