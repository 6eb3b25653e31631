// The line under the document: what is wrong, or what stands at the caret.

import { byID, el, grouped, points } from "./dom.js";
import { pathSteps } from "./json-text.js";
import { describe } from "./schema.js";

const plural = (count, name) => `${grouped(count)} ${name}${count === 1 ? "" : "s"}`;

/** What an error of the engine says: {path, message, line, column}. */
export function problemOf(error) {
  if (error.name === "EngineTrap") {
    return { message: "The engine stopped at this document. The document is kept; change it, and a new engine starts.", path: undefined };
  }
  if (error.name === "RangeError" && /elements/.test(error.message)) {
    return { message: "More than 20,000 elements are in sight. Use larger items, or a smaller view.", path: undefined };
  }
  const text = String(error.message ?? error);
  const place = /^line (\d+), column (\d+)(?:, ([^:]*))?: (.*)$/s.exec(text);
  if (place) return { line: Number(place[1]), column: Number(place[2]), path: place[3] ?? error.path, message: place[4] };
  return { path: error.path, message: text, line: error.line, column: error.column };
}

/** Shows a problem; without one what the caret is in, or the size of the content. */
export function showStatus(problem, editor, showPath, info, path, place) {
  const line = byID("document-status");
  line.classList.toggle("bad", Boolean(problem));
  if (problem) {
    const where = problem.path ? el("code", { textContent: problem.path }) : problem.line ? `Line ${problem.line}` : null;
    line.replaceChildren(...[where, where ? ": " : null, problem.message,
      problem.path && showPath ? el("button", { textContent: "Show", onclick: () => showPath(problem.path) }) : null].filter(Boolean));
    return;
  }
  if (path) {
    const steps = place?.inKey ? place.path : pathSteps(path);
    line.textContent = [path, describe(editor.tree, steps)].filter(Boolean).join(": ");
    return;
  }
  const [width, height] = info?.contentSize ?? [0, 0];
  const items = (info?.itemCounts ?? []).reduce((sum, each) => sum + each, 0);
  line.textContent = info ? `${plural(items, "item")} in ${plural(info.sectionCount ?? info.itemCounts?.length ?? 0, "section")}, content of ${points(width)} × ${points(height)}${info.solvingTime ? `, solved in ${Math.max(1, Math.round(info.solvingTime))} ms` : ""}` : "";
}
