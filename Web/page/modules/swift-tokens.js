// The words, numbers, texts and marks of Swift.

/** Why a part of the code cannot be read. It is no Error: damaged code has many, and their stacks take long. */
export class Unreadable {
  constructor(line, message) {
    this.line = line;
    this.message = message;
  }
}

const token = /(?<space>[^\S\n]+)|(?<end>\n)|(?<doc>\/\/\/[^\n]*)|(?<comment>\/\/[^\n]*)|(?<open>\/\*)|(?<name>#?[\p{L}_$][\p{L}\p{N}_$]*|`[^`\n]+`)|(?<number>0x[\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)|(?<text>"(?:[^"\\\n]|\\.)*")|(?<mark>->|\+=|-=|\.\.[.<]|[=!<>]=|&&|\|\||\?\?|[^\s])/uy;

/** The tokens of a text: {kind, value, line, isFirst, isApart, doc}. */
export function tokens(text) {
  const found = [];
  let line = 1;
  let isFirst = true;
  let isApart = true;
  let doc = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const { groups, 0: value } = token.exec(text);
    if (groups.space !== undefined || groups.comment !== undefined) { isApart = true; continue; }
    if (groups.end !== undefined) { line += 1; isFirst = true; isApart = true; continue; }
    if (groups.doc !== undefined) { doc.push(value.slice(3).trim()); continue; }
    if (groups.open !== undefined) { line += skipComment(text); continue; }
    // What is for one of several systems is read as if it were for all.
    if (isFirst && /^#(if|else|elseif|endif)$/.test(value)) {
      const end = text.indexOf("\n", token.lastIndex);
      token.lastIndex = end < 0 ? text.length : end;
      continue;
    }
    const kind = groups.name !== undefined ? "name" : groups.number !== undefined ? "number" : groups.text !== undefined ? "text" : "mark";
    found.push({ kind, value: kind === "name" ? value.replaceAll("`", "") : value, line, isFirst, isApart, doc: doc.join(" ") });
    isFirst = false;
    isApart = false;
    doc = [];
  }
  found.push({ kind: "end", value: "", line, isFirst: true, isApart: true, doc: "" });
  return found;
}

/** Goes behind a comment, whose inner ones end before it; returns its lines. */
function skipComment(text) {
  const mark = /\/\*|\*\/|\n/g;
  mark.lastIndex = token.lastIndex;
  let depth = 1;
  let lines = 0;
  while (depth) {
    const { 0: value } = mark.exec(text) ?? [null];
    if (value === null) { token.lastIndex = text.length; return lines; }
    if (value === "\n") lines += 1; else depth += value === "/*" ? 1 : -1;
  }
  token.lastIndex = mark.lastIndex;
  return lines;
}

const escapes = { n: "\n", r: "\r", t: "\t", 0: "\0" };

/** The text that a token stands for. Throws for one with values in it. */
export function textOf({ value, line }) {
  return value.slice(1, -1).replace(/\\(u\{([\da-fA-F]{1,8})\}|.)/gu, (_, all, code) => {
    if (all === "(") throw new Unreadable(line, "a text with values in it");
    if (code && parseInt(code, 16) <= 0x10ffff) return String.fromCodePoint(parseInt(code, 16));
    return escapes[all] ?? all;
  });
}
