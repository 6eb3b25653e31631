// Reads JSON with the place of everything in the text, and goes on after an error.
//
// A node is {type, start, end, value, children}. Children of an object are members
// {key, keyStart, keyEnd, value}; those of an array are nodes. A missing value is a node of type
// "missing" with no length.

const space = /[\s]*/y;
const number = /-?\d*(?:\.\d*)?(?:[eE][+-]?\d*)?/y;
const word = /[A-Za-z]+/y;

/** Reads a text into a tree of nodes. */
export function readJSON(text) {
  let at = 0;
  const skip = () => { space.lastIndex = at; space.exec(text); at = space.lastIndex; };

  function string() {
    const start = at;
    at += 1;
    while (at < text.length && text[at] !== '"' && text[at] !== "\n") at += text[at] === "\\" ? 2 : 1;
    if (text[at] === '"') at += 1;
    at = Math.min(at, text.length);
    let content = text.slice(start + 1, text[at - 1] === '"' && at > start + 1 ? at - 1 : at);
    try { content = JSON.parse(`"${content}"`); } catch { /* An unfinished string stays as it is. */ }
    return { type: "string", start, end: at, value: content };
  }

  function value(depth) {
    skip();
    const start = at;
    const first = text[at];
    if (depth > 200 || first === undefined || ",:]}".includes(first)) {
      return { type: "missing", start, end: start };
    }
    if (first === '"') return string();
    if (first === "{") return container("object", "}", depth);
    if (first === "[") return container("array", "]", depth);
    const pattern = /[-\d.]/.test(first) ? number : word;
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? "";
    at += Math.max(found.length, 1);
    return pattern === number
      ? { type: "number", start, end: at, value: Number(found) }
      : { type: "word", start, end: at, value: { true: true, false: false, null: null }[found] };
  }

  function container(type, close, depth) {
    const start = at;
    const children = [];
    at += 1;
    while (true) {
      skip();
      if (at >= text.length) break;
      if (text[at] === close) { at += 1; break; }
      if (text[at] === "}" || text[at] === "]") break;
      if (text[at] === "," || text[at] === ":") { at += 1; continue; }
      const before = at;
      if (type === "array") children.push(value(depth + 1));
      else children.push(member(depth));
      if (at === before) at += 1;
    }
    return { type, start, end: at, children };
  }

  function member(depth) {
    if (text[at] !== '"') {
      const stray = value(depth + 1);
      return { key: "", keyStart: stray.start, keyEnd: stray.end, value: stray };
    }
    const name = string();
    skip();
    let content = { type: "missing", start: at, end: at };
    if (text[at] === ":") { at += 1; content = value(depth + 1); }
    return { key: name.value, keyStart: name.start, keyEnd: name.end, value: content };
  }

  return value(0);
}

/** Splits "sections[0].group" into ["sections", 0, "group"]. */
export function pathSteps(path) {
  const steps = [];
  for (const match of path.matchAll(/\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|([^.[\]]+)/g)) {
    steps.push(match[1] !== undefined ? Number(match[1]) : match[2] ?? match[3]);
  }
  return steps;
}

/** The step after a value in a tree: {node, member}. */
function child(node, step) {
  if (typeof step === "number") return node.type === "array" ? { node: node.children[step] } : {};
  const member = node.type === "object" ? node.children.findLast((each) => each.key === step) : undefined;
  return { node: member?.value, member };
}

/**
 * Finds a path in a tree, or the longest part of it that exists. Paths of a layout are found
 * inside the "layout" of a case too.
 */
export function findPath(tree, path) {
  const steps = pathSteps(path);
  const layout = child(tree, "layout").node;
  const root = layout && steps.length && !child(tree, steps[0]).node ? layout : tree;
  let found = { node: root, member: undefined, complete: steps.length === 0 };
  for (const [index, step] of steps.entries()) {
    const next = child(found.node, step);
    if (!next.node) return { ...found, complete: false };
    found = { node: next.node, member: next.member, complete: index === steps.length - 1 };
  }
  return found;
}

/** The path of the innermost value around a position: {path, node, member, parents}. */
export function placeAt(tree, position) {
  const path = [];
  const parents = [];
  let node = tree;
  let member;
  descend: while (node.children) {
    parents.push(node);
    for (const [index, each] of node.children.entries()) {
      const inside = each.value ?? each;
      const start = each.keyStart ?? each.start;
      if (position >= start && position <= inside.end && inside.end > start) {
        if (each.key !== undefined && position <= each.keyEnd) {
          return { path: [...path, each.key], node: inside, member: each, parents, inKey: true };
        }
        path.push(each.key ?? index);
        member = each.key === undefined ? undefined : each;
        node = inside;
        continue descend;
      }
    }
    break;
  }
  return { path, node, member, parents, inKey: false };
}

/** Writes steps as a path. */
export const pathText = (steps) => steps.reduce((text, step) => {
  if (typeof step === "number") return `${text}[${step}]`;
  if (/[.[\]]/.test(step)) return `${text}["${step}"]`;
  return text ? `${text}.${step}` : step;
}, "");
