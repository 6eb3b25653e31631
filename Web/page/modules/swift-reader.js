// The document that Swift code describes: layouts in the DSL or with the classes of UIKit, as `convert` writes them.

import { formatJSON } from "./json-format.js";
import { parseSwift } from "./swift-parser.js";
import { Unreadable } from "./swift-tokens.js";
import { Builders } from "./swift-builders.js";
import { Classes } from "./swift-classes.js";
import { Guess } from "./swift-values.js";

/** So many parts a document made of code has; code that uses a part again and again could make more. */
const mostParts = 50_000;

/**
 * Reads code: {document, text, sections, problems, guesses}.
 *
 * The document is null if there is no layout in the code. Problems are what was left out: {line, message}. Guesses are
 * values of the document that the code does not tell: {line, message, path, value}.
 */
export function readSwift(code) {
  let file;
  try { file = parseSwift(code); } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { document: null, text: "", sections: 0, problems: [{ line: error.line, message: error.message }], guesses: [] };
  }
  const { statements, problems } = file;
  const functions = new Map();
  const top = [];
  flatten(statements, functions, top);
  let document = null;
  const guesses = [];
  try {
    const found = layoutOf(functions, top, problems);
    // Where there is no layout, everything may be why.
    if (!found) for (const each of functions.values()) problems.push(...each.problems);
    if (found?.layout.sections.length) document = documentOf(found, guesses);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    problems.push({ line: error.line, message: error.message });
  }
  const isGuessed = new Set(guesses.map((each) => `${each.line} ${each.message}`));
  const sorted = [...new Map(problems.filter((each) => !isGuessed.has(`${each.line} ${each.message}`)).map((each) => [`${each.line} ${each.message}`, each])).values()].sort((a, b) => a.line - b.line);
  return { document, text: document ? formatJSON(JSON.stringify(document)) : "", sections: document?.layout.sections.length ?? 0, problems: sorted, guesses };
}

/** Takes functions and statements out of the types around them. */
function flatten(statements, functions, top) {
  for (const each of statements) {
    if (each.type === "container") flatten(each.body, functions, top);
    else if (each.type === "function") functions.set(each.name, each);
    else top.push(each);
  }
}

function layoutOf(functions, top, problems) {
  const builders = new Builders(problems, functions, top);
  const bodies = [...functions.values(), { name: "", doc: "", line: 1, body: top }];
  let found = null;
  for (const each of bodies) {
    if (/ContentElement/.test(each.returns ?? "")) { problems.push({ line: each.line, message: "the contents of cells are not read" }); continue; }
    const layout = builders.layoutIn(each.body);
    if (layout && !found) problems.push(...each.problems ?? []);
    if (layout && found) problems.push({ line: each.line, message: "a second layout is left out" });
    else if (layout) found = { layout, title: each.doc };
  }
  return found ?? new Classes(functions, top, problems).layout();
}

/** A case with the layout, and some items in each section. */
function documentOf({ layout, title }, guesses) {
  let parts = 0;
  // A part of the code that is used twice is written twice.
  const plain = (value, path) => {
    parts += 1;
    if (parts > mostParts) throw new Unreadable(1, "a layout of more than 50,000 parts");
    if (value instanceof Guess) {
      const { line, message } = value;
      const found = plain(value.value, path);
      guesses.push({ line, message, path, value: found });
      return found;
    }
    if (Array.isArray(value)) return value.map((each, index) => plain(each, `${path}[${index}]`));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value.node ?? value).map(([key, each]) => [key, plain(each, path ? `${path}.${key}` : key)]));
  };
  const found = plain(layout, "");
  return { ...(title ? { name: title.slice(0, 200) } : {}), layout: found, environment: { device: "iPhone 15" }, itemCounts: found.sections.map(() => 12) };
}
