// Formats a document: short values stay on one line, long ones get a line for each member.

import { readJSON } from "./json-text.js";

/** The columns of a line, at most: those for which the pane has room. */
const widest = 100;
const narrowest = 48;
let limit = widest;

/** Takes for how many columns there is room. */
export function setColumns(count) { limit = Math.min(widest, Math.max(narrowest, Math.floor(count) || widest)); }

/** The formatted text of a document, or null if it is not JSON. */
export function formatJSON(text) {
  try { JSON.parse(text); } catch { return null; }
  const write = (node, indent, used) => {
    const flat = flatText(node, text);
    if (!node.children || (indent + used + flat.length <= limit && isShort(node))) return flat;
    if (!node.children.length) return flat;
    const inner = " ".repeat(indent + 2);
    const lines = node.children.map((each) => {
      if (each.key === undefined) return inner + write(each, indent + 2, 0);
      const name = `${text.slice(each.keyStart, each.keyEnd)}: `;
      return inner + name + write(each.value, indent + 2, name.length);
    });
    const [open, close] = node.type === "object" ? "{}" : "[]";
    return `${open}\n${lines.join(",\n")}\n${" ".repeat(indent)}${close}`;
  };
  return `${write(readJSON(text), 0, 0)}\n`;
}

/** True if a value reads well on one line: little in it, or only numbers. */
function isShort(node) {
  const inner = node.children.map((each) => each.value ?? each);
  if (node.type === "array") return inner.every((each) => !each.children) || inner.length <= 1;
  return inner.filter((each) => each.children?.length).length <= 3 && depth(node) <= 3;
}

const depth = (node) =>
  node.children ? 1 + Math.max(0, ...node.children.map((each) => depth(each.value ?? each))) : 0;

function flatText(node, text) {
  if (!node.children) return text.slice(node.start, node.end);
  if (node.type === "array") return `[${node.children.map((each) => flatText(each, text)).join(", ")}]`;
  const members = node.children.map(
    (each) => `${text.slice(each.keyStart, each.keyEnd)}: ${flatText(each.value, text)}`);
  return `{${members.join(", ")}}`;
}
