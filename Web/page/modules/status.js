// The line under the document: what is wrong, or what stands at the caret.

import { byID, el, grouped, points } from "./dom.js";
import { pathSteps } from "./json-text.js";
import { describe } from "./schema.js";

const plural = (count, name) => `${grouped(count)} ${name}${count === 1 ? "" : "s"}`;

/** What an error of the engine says: {path, message}, and {line, column} of a text that is not JSON. */
export function problemOf(error) {
  if (error.name === "EngineTrap") {
    return { message: "The engine stopped at this document. The document is kept; change it, and a new engine starts.", path: undefined };
  }
  if (error.name === "RangeError" && /elements/.test(error.message)) {
    return { message: "More than 20,000 elements are in sight. Use larger items, or a smaller view.", path: undefined };
  }
  const text = String(error.message ?? error);
  return { path: error.path, message: text, ...error.position };
}

/** Shows a problem; without one what the caret is in, or the size of the content. */
export function showStatus(problem, editor, showProblem, info, path, place) {
  const line = byID("document-status");
  line.classList.toggle("bad", Boolean(problem));
  line.title = "";
  if (problem) {
    const position = problem.line ? `Line ${problem.line}, column ${problem.column}` : null;
    const path = problem.path ? el("code", { textContent: problem.path }) : null;
    const where = position ?? path;
    line.replaceChildren(...[position, position && path ? ", " : null, path, where ? ": " : null, problem.message,
      where && showProblem ? el("button", { textContent: "Show", onclick: showProblem }) : null].filter(Boolean));
    return;
  }
  if (path) {
    const steps = place?.inKey ? place.path : pathSteps(path);
    line.textContent = [path, describe(editor.tree, steps)].filter(Boolean).join(": ");
    return;
  }
  if (editor.layer.hasLongLines && place === undefined) {
    line.replaceChildren("The document is in one long line. ", el("button", { textContent: "Format", onclick: () => editor.format() }));
    return;
  }
  const [width, height] = info?.contentSize ?? [0, 0];
  const items = (info?.itemCounts ?? []).reduce((sum, each) => sum + each, 0);
  line.textContent = info ? `${plural(items, "item")} in ${plural(info.sectionCount ?? info.itemCounts?.length ?? 0, "section")}, ${points(width)} × ${points(height)}${info.solvingTime ? `, ${Math.max(1, Math.round(info.solvingTime))} ms` : ""}` : "";
  if (info?.solvingTime) line.title = "What is laid out, the size of the content, and the time of the solve";
}
